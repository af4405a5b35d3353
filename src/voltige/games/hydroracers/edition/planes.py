"""Planes, pilots and element tiles."""

from __future__ import annotations

from typing import Final

from voltige.core.edition import Fields
from voltige.core.errors import shown
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.edition.lists import take_words

CARDS_EACH: Final = 10
HIGHEST_VALUE: Final = 20
LONGEST_REPAIR: Final = 4
HIGHEST_LEVEL: Final = 3
MOST_AUTOPILOT_PASSES: Final = 6


class CardFace:
    """What a movement card shows; cards that show the same are equal."""

    def __init__(self, value: int, repair: int) -> None:
        self.value: Final = value
        self.repair: Final = repair

    def word(self) -> str:
        """Name the card: value and repair time, as the tables of the rules print it."""
        return f"{self.value}/{self.repair}"

    def order(self) -> tuple[int, int]:
        return (self.value, self.repair)


class Plane:
    """One ``[[plane]]``: its cards, tile levels and habits without a person."""

    def __init__(self, fields: Fields) -> None:
        self.id: Final = fields.text("id")
        self.name: Final = fields.text("name")
        self.nation: Final = fields.text("nation")
        self.colour: Final = fields.text("colour")
        self.faces: Final = read_faces(fields)
        self.levels: Final = [fields.whole(name, 1, HIGHEST_LEVEL) for name in terms.ELEMENT_NAMES]
        self.autopilot_passes: Final = fields.whole("autopilot_passes", 0, MOST_AUTOPILOT_PASSES)
        rule = fields.one_of("autopilot_plays", terms.CRITERION_NAMES)
        self.criterion: Final = terms.CRITERION_NAMES.index(rule)
        fields.finish()


def read_faces(fields: Fields) -> list[CardFace]:
    """Take the ten cards, each a value and a repair time."""
    words = fields.texts("cards")
    if len(words) != CARDS_EACH:
        fields.wrong("edition_card_count", "cards", count=len(words), wanted=CARDS_EACH)
    return [read_face(fields, number, word) for number, word in enumerate(words, start=1)]


def read_face(fields: Fields, number: int, word: str) -> CardFace:
    """Read one card, such as ``7/2``."""
    value, _, repair = word.partition("/")
    digits = value.isascii() and value.isdigit() and repair.isascii() and repair.isdigit()
    if digits and len(value) <= 2 and len(repair) == 1:
        face = CardFace(int(value), int(repair))
        in_range = 1 <= face.value <= HIGHEST_VALUE and face.repair <= LONGEST_REPAIR
        if in_range and face.word() == word:
            return face
    fields.wrong(
        "edition_bad_face",
        f"cards[{number}]",
        value=shown(word),
        highest=HIGHEST_VALUE,
        longest=LONGEST_REPAIR,
    )
    return CardFace(1, 0)


class Pilot:
    """One ``[[pilot]]``."""

    def __init__(self, fields: Fields) -> None:
        self.id: Final = fields.text("id")
        self.name: Final = fields.text("name")
        self.nation: Final = fields.text("nation")
        self.skill: Final = terms.SKILL_NAMES.index(fields.one_of("skill", terms.SKILL_NAMES))
        fields.finish()


class Element:
    """One ``[[element]]``: its penalty, and the squares of its tile at each level."""

    def __init__(self, fields: Fields) -> None:
        self.id: Final = fields.one_of("id", terms.ELEMENT_NAMES)
        self.penalty: Final = terms.PENALTY_NAMES.index(
            fields.one_of("penalty", terms.PENALTY_NAMES)
        )
        self.levels: Final = [
            read_squares(fields, f"level_{level}") for level in range(1, HIGHEST_LEVEL + 1)
        ]
        fields.finish()


def read_squares(fields: Fields, name: str) -> list[int]:
    """Take the squares of one level: the last one a cross, no other, at most one penalty."""
    squares = take_words(fields, name, terms.SQUARE_NAMES)
    if not 1 <= len(squares) <= terms.MOST_SQUARES:
        fields.wrong(
            "edition_out_of_range", name, value=len(squares), low=1, high=terms.MOST_SQUARES
        )
        return squares
    last_is_cross = squares[-1] == terms.CROSS_SQUARE and squares.count(terms.CROSS_SQUARE) == 1
    if not last_is_cross or squares.count(terms.PENALTY_SQUARE) > 1:
        fields.wrong("edition_bad_tile", name)
    return squares
