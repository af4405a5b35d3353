"""Development: movement cards, technologies, advantages, and the numbers of the phase.

See docs/rules/hydroracers.md, "Development deck: 60 cards" and "Development board".
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.edition import Fields
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.edition.lists import refuse_repeats
from voltige.games.hydroracers.edition.planes import HIGHEST_VALUE, LONGEST_REPAIR

LEAST_COST: Final = 2
HIGHEST_COST: Final = 4
MOST_COPIES: Final = 20
MOST_VALUES: Final = 6
MOST_TOKENS: Final = 99
MOST_AIRCOINS: Final = 1000


class MovementCard:
    """One ``[[movement]]``: a movement card of the development deck."""

    def __init__(self, fields: Fields) -> None:
        self.id: Final = fields.text("id")
        self.name: Final = fields.text("name")
        self.values: Final = read_values(fields)
        self.exchange: Final = fields.whole("exchange", 1, HIGHEST_VALUE)
        self.cost: Final = fields.whole("cost", LEAST_COST, HIGHEST_COST)
        self.repair: Final = fields.whole("repair", 0, LONGEST_REPAIR)
        self.copies: Final = fields.whole("copies", 1, MOST_COPIES)
        self.removes: Final = optional(fields, "removes", 9)
        self.points: Final = optional(fields, "points", 9)
        self.aircoins: Final = optional(fields, "aircoins", 99)  # or points, if both are given
        self.dangers: Final = optional(fields, "dangers", 3)
        self.looks: Final = optional(fields, "looks", terms.MOST_LOOK)
        self.pass_distance: Final = optional(fields, "pass_distance", 9)
        self.ignores: Final = read_ignores(fields, len(self.values))
        fields.finish()


def optional(fields: Fields, name: str, most: int) -> int:
    """Take a whole number that may be left out for 0."""
    return fields.whole(name, 1, most) if fields.has(name) else 0


def read_values(fields: Fields) -> list[int]:
    """Take the values of a card, each higher than the one before."""
    values = fields.wholes("values", 1, HIGHEST_VALUE)
    rising = all(values[i] < values[i + 1] for i in range(len(values) - 1))
    if not 1 <= len(values) <= MOST_VALUES or not rising:
        fields.wrong("edition_bad_values", "values", most=MOST_VALUES)
    return values


def read_ignores(fields: Fields, count: int) -> list[int]:
    """Take how many corners are ignored at each value; none if that is left out (HR-188)."""
    if not fields.has("ignores"):
        return [0] * count
    ignores = fields.wholes("ignores", 0, 9)
    if len(ignores) != count:
        fields.wrong("edition_bad_ignores", "ignores", count=count)
    return ignores


class EffectCard:
    """One ``[[technology]]`` or ``[[advantage]]``; the effect of equipment is called as its element."""

    def __init__(self, fields: Fields, effects: list[str]) -> None:
        self.id: Final = fields.text("id")
        self.name: Final = fields.text("name")
        self.effect: Final = effects.index(fields.one_of("effect", effects))
        self.cost: Final = fields.whole("cost", LEAST_COST, HIGHEST_COST)
        self.copies: Final = fields.whole("copies", 1, MOST_COPIES)
        fields.finish()


class DevelopmentCards:
    """The development deck: movement cards first, then technologies, then advantages."""

    def __init__(self, fields: Fields) -> None:
        movement = fields.tables("movement")
        technology = fields.tables("technology")
        advantage = fields.tables("advantage")
        self.movement: Final = [MovementCard(table) for table in movement]
        self.technologies: Final = [
            EffectCard(table, terms.TECHNOLOGY_NAMES) for table in technology
        ]
        self.advantages: Final = [EffectCard(table, terms.ADVANTAGE_NAMES) for table in advantage]
        self.cards: Final[list[MovementCard | EffectCard]] = [
            *self.movement,
            *self.technologies,
            *self.advantages,
        ]
        refuse_repeats([*movement, *technology, *advantage], "id", self.ids())
        effects = [terms.TECHNOLOGY_NAMES[card.effect] for card in self.technologies]
        refuse_repeats(technology, "effect", effects)

    def ids(self) -> list[str]:
        """List all ids in the order of the deck."""
        return [card.id for card in self.cards]

    def costs(self) -> list[int]:
        return [card.cost for card in self.cards]

    def copies(self) -> list[int]:
        return [card.copies for card in self.cards]

    def technology_kinds(self) -> list[int]:
        """List the development card of each effect in the order of the terms, or -1."""
        effects = [card.effect for card in self.technologies]
        first = len(self.movement)
        return [
            first + effects.index(effect) if effect in effects else -1
            for effect in range(len(terms.TECHNOLOGY_NAMES))
        ]


class DevelopmentNumbers:
    """What a development phase is played with: ``[development]`` and ``[exhibition]``."""

    def __init__(self, fields: Fields) -> None:
        numbers = fields.table("development")
        self.tokens: Final[i64] = numbers.whole("tokens", 1, MOST_TOKENS)
        self.opening_tokens: Final[i64] = numbers.whole("opening_tokens", 0, int(self.tokens))
        self.time: Final[i64] = numbers.whole("time", 1, MOST_TOKENS)
        self.display: Final[i64] = numbers.whole("display", 1, terms.MOST_DISPLAY)
        self.track: Final[i64] = numbers.whole("track", 1, terms.MOST_TRACK)
        self.leader_cost: Final[i64] = numbers.whole("leader_cost", 0, MOST_TOKENS)
        self.rush: Final[i64] = numbers.whole("rush", 0, MOST_AIRCOINS)
        self.display_rate: Final[i64] = numbers.whole("display_rate", 0, MOST_AIRCOINS)
        self.spy_rate: Final[i64] = numbers.whole("spy_rate", 0, MOST_AIRCOINS)
        self.autopilot_cards: Final[i64] = numbers.whole("autopilot_cards", 0, 9)
        self.upgrade_step: Final[i64] = numbers.whole("upgrade_step", 0, 9)
        self.spare_damage: Final[i64] = numbers.whole("spare_damage", 0, MOST_TOKENS)
        self.spare_alert: Final[i64] = numbers.whole("spare_alert", 0, MOST_TOKENS)
        numbers.finish()
        exhibition = fields.table("exhibition")
        self.reserved: Final[i64] = exhibition.whole("reserved", 0, MOST_AIRCOINS)
        public = exhibition.wholes("public", 0, MOST_AIRCOINS)
        exhibition.bounded("public", len(public), 0, terms.MOST_PUBLIC)
        exhibition.finish()
        self.public: Final = vec[i64](public)
