"""Kinds of value that only Lucky Loop has: lists of cards, tables by name, and flights."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.fields.cards import Cards, Deck
from voltige.core.fields.kinds import MOST, Kind, Schema, bad_word
from voltige.core.notation import NONE, read_number
from voltige.core.position import PositionReader
from voltige.games.lucky_loop.terms import (
    FACES,
    FIGURE_STATE_NAMES,
    FLIGHT_NAMES,
    MOST_DICE,
    MOST_FIGURES,
    NO_FLIGHT,
)

FIGURE_KEYS: Final = ["card", "state", "dice"]
FLIGHT_KEYS: Final = [
    "kind",
    "figures",
    "highlight",
    "dice_left",
    "seventh_used",
    "roll",
    "to_roll",
]
RED: Final = "red"  # a flight with the seventh die, in notation
BLACK: Final = "black"  # one without it


class CardList(Cards):
    """Cards by their ids; those of a line of notation are judged with its position."""

    def parse(self, key: str, text: str) -> Any:
        return [] if text == NONE else text.split(",")


class CardsOrSize(CardList):
    """Cards, or just how many there are."""

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if isinstance(plain, int) and not isinstance(plain, bool):
            return reader.bounded(key, plain, 0, MOST)
        return super().read(reader, key, plain)


class ByName(Kind):
    """A value for each of some names, as a list in their order."""

    def __init__(self, kind: Kind, names: list[str], unnamed: Any, sparse: bool = False) -> None:
        super().__init__("/")
        self.kind: Final = kind
        self.names: Final = names
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
        table = read_table(reader, key, plain, self.names)
        return [
            self.kind.read(reader, f"{key}.{name}", table[name]) if name in table else self.unnamed
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
        return {
            "type": "object",
            "properties": {name: self.kind.schema() for name in self.names},
            "required": [] if self.sparse else self.names[:],
            "additionalProperties": False,
        }


class FlightKind(Kind):
    """A flight as a table; nothing while nobody flies. What fits its cards is judged later."""

    def __init__(self, deck: Deck) -> None:
        super().__init__("/")
        self.deck: Final = deck

    def none(self) -> Any:
        return {}

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        table = read_table(reader, key, plain, FLIGHT_KEYS)
        inner = PositionReader(table, f"{reader.path}{key}.")
        found: dict[str, Any] = dict(table)
        if "kind" in table:
            inner.word("kind", FLIGHT_NAMES[NO_FLIGHT + 1 :], "")
        if "figures" in table:
            found["figures"] = self.read_figures(inner, table["figures"])
        inner.whole("highlight", 0, MOST_FIGURES, 0)
        inner.whole("dice_left", 0, MOST, 0)
        if not isinstance(table.get("seventh_used", False), bool):
            raise inner.wrong("seventh_used", "true | false")
        if "roll" in table:
            found["roll"] = read_faces(inner, "roll", table["roll"])
        inner.whole("to_roll", 0, MOST_DICE, 0)
        return found

    def read_figures(self, reader: PositionReader, plain: Any) -> list[dict[str, Any]]:
        """Read what lies on each figure."""
        if not isinstance(plain, list) or len(plain) > MOST_FIGURES:
            raise reader.wrong("figures", f"[{MOST_FIGURES}]")
        figures: list[dict[str, Any]] = []
        for place, given in enumerate(plain):
            key = f"figures.{place}"
            table = dict(read_table(reader, key, given, FIGURE_KEYS))
            inner = PositionReader(table, f"{reader.path}{key}.")
            inner.word("card", self.deck.ids, self.deck.ids[0])
            inner.word("state", FIGURE_STATE_NAMES, FIGURE_STATE_NAMES[0])
            table["dice"] = read_faces(inner, "dice", table.get("dice", []))
            figures.append(table)
        return figures

    def write(self, plain: Any) -> str:
        """Write kind, star, dice left, red die, dice to roll, the roll, and the dice of figures."""
        red = RED if plain["seventh_used"] else BLACK
        figures = [write_faces(figure["dice"]) for figure in plain["figures"]]
        head = [plain["kind"], str(plain["highlight"]), str(plain["dice_left"]), red]
        return "/".join([*head, str(plain["to_roll"]), write_faces(plain["roll"]), *figures])

    def parse(self, key: str, text: str) -> Any:
        parts = text.split("/")
        if len(parts) < 7 or parts[3] not in {RED, BLACK}:
            raise bad_word(key, text)
        return {
            "kind": parts[0],
            "highlight": read_number(parts[1], key),
            "dice_left": read_number(parts[2], key),
            "seventh_used": parts[3] == RED,
            "to_roll": read_number(parts[4], key),
            "roll": parse_faces(key, parts[5]),
            "figures": [{"dice": parse_faces(key, part)} for part in parts[6:]],
        }

    def is_left_out(self, plain: Any) -> bool:
        return bool(plain == {})

    def schema(self) -> Schema:
        return flight_schema(self.deck, [])


def read_table(reader: PositionReader, key: str, plain: Any, names: list[str]) -> dict[str, Any]:
    """Take a table whose keys are among ``names``."""
    if not isinstance(plain, dict):
        raise reader.wrong(key, "{…}")
    for name in plain:
        if name not in names:
            raise reader.wrong(f"{key}.{name}"[:60], " | ".join(names))
    return plain


def read_faces(reader: PositionReader, key: str, plain: Any) -> list[int]:
    """Take the faces of one roll, and put them in order."""
    expected = f"[1 … {FACES}]"
    if not isinstance(plain, list) or len(plain) > MOST_DICE:
        raise reader.wrong(key, expected)
    for face in plain:
        if not isinstance(face, int) or isinstance(face, bool) or not 1 <= face <= FACES:
            raise reader.wrong(key, expected)
    return sorted(plain)


def write_faces(faces: list[int]) -> str:
    return "".join([str(face) for face in faces]) or NONE


def parse_faces(key: str, text: str) -> list[int]:
    return [] if text == NONE else [read_number(face, key) for face in text]


def flight_schema(deck: Deck, more: list[str]) -> Schema:
    """Describe a flight; ``more`` names numbers that are told of each figure besides."""
    faces = {"type": "array", "items": {"type": "integer"}, "maxItems": MOST_DICE}
    figure: Schema = {
        "card": {"enum": deck.ids[:]},
        "state": {"enum": FIGURE_STATE_NAMES[:]},
        "dice": faces,
    }
    for name in more:
        figure[name] = {"type": "integer"}
    return {
        "type": "object",
        "properties": {
            "kind": {"enum": FLIGHT_NAMES[NO_FLIGHT + 1 :]},
            "figures": {"type": "array", "items": {"type": "object", "properties": figure}},
            "highlight": {"type": "integer"},
            "dice_left": {"type": "integer"},
            "seventh_used": {"type": "boolean"},
            "roll": faces,
            "to_roll": {"type": "integer"},
        },
        "additionalProperties": False,
    }
