"""Kinds of value that only Lucky Loop has: piles, tables by name, dice and flights."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.fields.cards import Cards
from voltige.core.fields.group import Group
from voltige.core.fields.kinds import MOST, Flag, Kind, Word, bad_word
from voltige.core.fields.schemas import Schema, list_schema, map_schema, or_empty
from voltige.core.notation import NONE, read_number
from voltige.core.position import PositionReader
from voltige.games.lucky_loop.actions import FACE
from voltige.games.lucky_loop.edition import LuckyLoopEdition
from voltige.games.lucky_loop.rolls import FACES_OF, NO_DICE, number_of
from voltige.games.lucky_loop.terms import FACES, MOST_DICE, MOST_FIGURES

PILE: Final = "pile"  # what names of the edition stand for
PROGRAMME: Final = "programme"


class CardsOrSize(Cards):
    """Cards, or just how many there are."""

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if isinstance(plain, int) and not isinstance(plain, bool):
            return reader.bounded(key, plain, 0, MOST)
        return super().read(reader, key, plain)


class ByName(Kind):
    """A value for each of some names of the edition, as a list in their order."""

    def __init__(
        self, kind: Kind, names: list[str], of: str, unnamed: Any, sparse: bool = False
    ) -> None:
        super().__init__("/")
        self.kind: Final = kind
        self.names: Final = names
        self.of: Final = of  # what they name
        self.unnamed: Final[Any] = unnamed  # the value of a name that the data leaves out
        self.sparse: Final = sparse  # such values are not told

    def none(self) -> Any:
        return [self.kind.none() for _ in self.names]

    def plain(self, value: Any) -> Any:
        told: dict[str, Any] = {}
        for place, name in enumerate(self.names):
            if not self.sparse or value[place] != self.unnamed:
                told[name] = self.kind.plain(value[place])
        return told

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if not isinstance(plain, dict):
            raise reader.wrong(key, "{…}")
        PositionReader(plain, f"{reader.path}{key}.").refuse_unknown(self.names)
        return [
            self.kind.read(reader, f"{key}.{name}", plain[name]) if name in plain else self.unnamed
            for name in self.names
        ]

    def write(self, plain: Any) -> str:
        none = self.kind.plain(self.kind.none())
        return self.kind.joint.join([self.kind.write(plain.get(name, none)) for name in self.names])

    def parse(self, key: str, text: str) -> Any:
        parts = text.split(self.kind.joint)
        if len(parts) != len(self.names):
            raise bad_word(key, text)
        return {
            name: self.kind.parse(key, part) for name, part in zip(self.names, parts, strict=True)
        }

    def schema(self) -> Schema:
        told = map_schema(self.kind.schema(), self.names, self.of)
        return told if self.sparse else {**told, "required": self.names[:]}


def by_pile(edition: LuckyLoopEdition, kind: Kind, unnamed: Any) -> ByName:
    return ByName(kind, edition.pile_names, PILE, unnamed)


def by_programme(
    edition: LuckyLoopEdition, kind: Kind, unnamed: Any, sparse: bool = False
) -> ByName:
    return ByName(kind, edition.programme_names, PROGRAMME, unnamed, sparse)


def name_of(names: list[str], of: str) -> Word:
    """Make the kind of a name, or of none."""
    numbers: list[Any] = list(range(-1, len(names)))
    return Word(["", *names], numbers, of)


class Faces(Kind):
    """What dice show, ascending; inside a position the number of their multiset."""

    def none(self) -> Any:
        return NO_DICE

    def plain(self, value: Any) -> Any:
        return FACES_OF[value][:]

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        expected = f"[1 … {FACES}]"
        if not isinstance(plain, list) or len(plain) > MOST_DICE:
            raise reader.wrong(key, expected)
        if any(FACE.number_of(face) < 0 for face in plain):
            raise reader.wrong(key, expected)
        return number_of(plain)

    def write(self, plain: Any) -> str:
        return "".join([str(face) for face in plain]) or NONE

    def parse(self, key: str, text: str) -> Any:
        return [] if text == NONE else [read_number(face, key) for face in text]

    def schema(self) -> Schema:
        return list_schema(FACE.schema(), MOST_DICE)


class RedDie(Flag):
    """Whether the seventh die, which is red, has joined the black ones."""

    def write(self, plain: Any) -> str:
        return "red" if plain else "black"

    def parse(self, key: str, text: str) -> Any:
        if text != "red" and text != "black":
            raise bad_word(key, text)
        return text == "red"


class FigureList(Kind):
    """The figures of a flight, a table each; a line of notation tells their dice alone."""

    def __init__(self, figure: Group) -> None:
        super().__init__("/")
        self.figure: Final = figure
        self.dice: Final = Faces("")

    def none(self) -> Any:
        return []

    def plain(self, value: Any) -> Any:
        return [self.figure.plain(figure) for figure in value]

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if not isinstance(plain, list) or len(plain) > MOST_FIGURES:
            raise reader.wrong(key, f"[{MOST_FIGURES}]")
        return [
            self.figure.read(reader, f"{key}.{place}", figure) for place, figure in enumerate(plain)
        ]

    def write(self, plain: Any) -> str:
        return self.joint.join([self.dice.write(figure["dice"]) for figure in plain])

    def parse(self, key: str, text: str) -> Any:
        return [{"dice": self.dice.parse(key, part)} for part in text.split(self.joint)]

    def schema(self) -> Schema:
        return list_schema(self.figure.schema(), MOST_FIGURES)


class FlightTable(Group):
    """A flight as a table; nothing while nobody flies. What fits its cards is judged later."""

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        return {} if plain == {} else super().read(reader, key, plain)

    def schema(self) -> Schema:
        return or_empty(super().schema())
