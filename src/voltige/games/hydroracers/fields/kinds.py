"""Kinds of value that only Hydroracers has: names or none, seats, cards by their words, tokens, bets."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.fields.cards import Counts, Deck
from voltige.core.fields.kinds import Kind, SeatOf, Word
from voltige.core.fields.schemas import (
    Schema,
    list_schema,
    names_schema,
    noted,
    record_schema,
    seat_schema,
)
from voltige.core.notation import NONE, read_number, read_seat, write_seat
from voltige.core.position import PositionReader
from voltige.games.hydroracers.terms import MOST_HAND

OPEN: Final = -1  # an amount or a level that the data leaves open; left_open.py fills it in
NOT_THERE: Final = -1  # the value of a name that is none
MOST_COUNT: Final = 99
MOST_AMOUNT: Final = 999
# What names of the edition stand for
OF_MOVEMENT: Final = "movement card"
OF_DEVELOPMENT: Final = "development card"
OF_EITHER: Final = "card"
OF_CIRCUIT: Final = "circuit"
OF_PLANE: Final = "plane"
OF_PILOT: Final = "pilot"


class Name(Word):
    """One of a few names, or none."""

    def __init__(self, names: list[str], of: str = "") -> None:
        values: list[Any] = list(range(len(names)))
        super().__init__([*names, ""], [*values, NOT_THERE], of)

    def none(self) -> Any:
        return NOT_THERE

    def plain(self, value: Any) -> Any:
        place: int = value
        return self.words[place]  # the last one stands for NOT_THERE


class SeatNumber(SeatOf):
    """A seat or none, a number in notation as well."""

    def write(self, plain: Any) -> str:
        return str(plain)

    def parse(self, key: str, text: str) -> Any:
        return read_number(text)


class Seats(Kind):
    """Seats one after the other, or fewer than there are places."""

    def __init__(self, seats: int, places: int, or_nobody: bool) -> None:
        super().__init__(",")
        self.seats: Final = seats
        self.places: Final = places
        self.low: Final = NOT_THERE if or_nobody else 0

    def none(self) -> Any:
        return []

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if not isinstance(plain, list) or len(plain) > self.places:
            raise reader.wrong(key, f"[{self.places}]")
        return [reader.bounded(key, seat, self.low, self.seats - 1) for seat in plain]

    def write(self, plain: Any) -> str:
        return ",".join([write_seat(seat) for seat in plain]) or NONE

    def parse(self, key: str, text: str) -> Any:
        return [] if text == NONE else [read_seat(letter) for letter in text.split(",")]

    def schema(self) -> Schema:
        return list_schema(seat_schema(self.seats, self.low), self.places)


class Words(Deck):
    """Cards whose ids are their words of notation; only ``read`` judges them."""

    def __init__(self, words: list[str], of: str = OF_MOVEMENT) -> None:
        super().__init__(words, words, of)

    def parse(self, word: str) -> str:
        return word


class Hand(Counts):
    """The cards of a hand."""

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        found = super().read(reader, key, plain)
        if sum(found) >= MOST_HAND:
            raise reader.wrong(key, f"[0 … {MOST_HAND - 1}]")
        return found


class Amounts(Kind):
    """A few amounts by name, as a list; those that the data leaves open are OPEN."""

    def __init__(self, names: list[str], notes: list[str] | None = None) -> None:
        super().__init__("/")
        self.names: Final = names
        self.notes: Final = notes if notes is not None else [""] * len(names)

    def none(self) -> Any:
        return []

    def plain(self, value: Any) -> Any:
        amounts: list[int] = value
        return {self.names[place]: amount for place, amount in enumerate(amounts)}

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if not isinstance(plain, dict) or any(name not in self.names for name in plain):
            raise reader.wrong(key, f"{{{', '.join(self.names)}}}")
        found: list[int] = []
        for name in self.names:
            given = name in plain
            path = f"{key}.{name}"
            found.append(reader.bounded(path, plain[name], 0, MOST_AMOUNT) if given else OPEN)
        return found

    def write(self, plain: Any) -> str:
        return ",".join([f"{name}:{amount}" for name, amount in plain.items()]) or NONE

    def parse(self, key: str, text: str) -> Any:
        found: dict[str, int] = {}
        for pair in text.split(",") if text != NONE else []:
            name, _, amount = pair.partition(":")
            found[name] = read_number(amount)
        return found

    def schema(self) -> Schema:
        amount = {"type": "integer", "minimum": 0, "maximum": MOST_AMOUNT}
        notes = zip(self.names, self.notes, strict=True)
        return record_schema({name: noted(amount, note) for name, note in notes})


class Bag(Amounts):
    """The danger tokens of a bag: the amounts alone in notation."""

    def write(self, plain: Any) -> str:
        return ",".join([str(amount) for amount in plain.values()])

    def parse(self, key: str, text: str) -> Any:
        damage, _, alert = text.partition(",")
        return {"damage": read_number(damage), "alert": read_number(alert)}


class Stake(Kind):
    """The slot of a bet, in data its stake."""

    def __init__(self, stakes: list[int]) -> None:
        super().__init__(",")
        self.stakes: Final = stakes

    def none(self) -> Any:
        return NOT_THERE

    def plain(self, value: Any) -> Any:
        slot: int = value
        return NOT_THERE if slot == NOT_THERE else self.stakes[slot]

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        allowed = [NOT_THERE, *self.stakes]
        if not isinstance(plain, int) or isinstance(plain, bool) or plain not in allowed:
            raise reader.wrong(key, " | ".join([str(stake) for stake in self.stakes]))
        return NOT_THERE if plain == NOT_THERE else self.stakes.index(plain)

    def parse(self, key: str, text: str) -> Any:
        return read_number(text)

    def schema(self) -> Schema:
        return names_schema([NOT_THERE, *self.stakes], "stake")
