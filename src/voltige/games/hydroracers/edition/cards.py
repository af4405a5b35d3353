"""Development cards: movement cards, technologies and advantages.

See docs/rules/hydroracers.md, "Development deck: 60 cards".
"""

from __future__ import annotations

from typing import Final

from voltige.core.edition import Fields
from voltige.games.hydroracers.edition.lists import refuse_repeats, take_wholes
from voltige.games.hydroracers.edition.planes import HIGHEST_VALUE, LONGEST_REPAIR
from voltige.games.hydroracers.terms import ADVANTAGE_NAMES, MOST_LOOK, TECHNOLOGY_NAMES

LEAST_COST: Final = 2
HIGHEST_COST: Final = 4
MOST_COPIES: Final = 20
MOST_VALUES: Final = 6


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
        self.looks: Final = optional(fields, "looks", MOST_LOOK)
        self.pass_distance: Final = optional(fields, "pass_distance", 9)
        self.ignores: Final = read_ignores(fields, len(self.values))
        fields.finish()


def optional(fields: Fields, name: str, most: int) -> int:
    """Take a whole number that may be left out for 0."""
    return fields.whole(name, 1, most) if fields.has(name) else 0


def read_values(fields: Fields) -> list[int]:
    """Take the values of a card, each higher than the one before."""
    values = take_wholes(fields, "values", 1, HIGHEST_VALUE)
    rising = all(values[i] < values[i + 1] for i in range(len(values) - 1))
    if not 1 <= len(values) <= MOST_VALUES or not rising:
        fields.wrong("edition_bad_values", "values", most=MOST_VALUES)
    return values


def read_ignores(fields: Fields, count: int) -> list[int]:
    """Take how many corners are ignored at each value; none if that is left out (HR-188)."""
    if not fields.has("ignores"):
        return [0] * count
    ignores = take_wholes(fields, "ignores", 0, 9)
    if len(ignores) != count:
        fields.wrong("edition_bad_ignores", "ignores", count=count)
    return ignores


class Technology:
    """One ``[[technology]]``."""

    def __init__(self, fields: Fields) -> None:
        self.id: Final = fields.text("id")
        self.name: Final = fields.text("name")
        self.effect: Final = TECHNOLOGY_NAMES.index(fields.one_of("effect", TECHNOLOGY_NAMES))
        self.cost: Final = fields.whole("cost", LEAST_COST, HIGHEST_COST)
        self.copies: Final = fields.whole("copies", 1, MOST_COPIES)
        fields.finish()


class Advantage:
    """One ``[[advantage]]``; an element as its effect means equipment for it."""

    def __init__(self, fields: Fields) -> None:
        self.id: Final = fields.text("id")
        self.name: Final = fields.text("name")
        self.effect: Final = ADVANTAGE_NAMES.index(fields.one_of("effect", ADVANTAGE_NAMES))
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
        self.technologies: Final = [Technology(table) for table in technology]
        self.advantages: Final = [Advantage(table) for table in advantage]
        refuse_repeats([*movement, *technology, *advantage], "id", self.ids())
        effects = [TECHNOLOGY_NAMES[card.effect] for card in self.technologies]
        refuse_repeats(technology, "effect", effects)

    def ids(self) -> list[str]:
        """List all ids in the order of the deck."""
        found = [card.id for card in self.movement]
        found += [card.id for card in self.technologies]
        return found + [card.id for card in self.advantages]

    def costs(self) -> list[int]:
        """List the costs in development tokens."""
        found = [card.cost for card in self.movement]
        found += [card.cost for card in self.technologies]
        return found + [card.cost for card in self.advantages]

    def copies(self) -> list[int]:
        """List how many copies there are."""
        found = [card.copies for card in self.movement]
        found += [card.copies for card in self.technologies]
        return found + [card.copies for card in self.advantages]

    def technology_kinds(self) -> list[int]:
        """List the development card of each effect in the order of the terms, or -1."""
        effects = [card.effect for card in self.technologies]
        first = len(self.movement)
        return [
            first + effects.index(effect) if effect in effects else -1
            for effect in range(len(TECHNOLOGY_NAMES))
        ]
