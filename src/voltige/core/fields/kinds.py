"""Kinds of value: how one looks inside a position, as plain data, in notation and in JSON Schema.

A value is written from the inside out (``plain``, then ``write``) and read from the outside in
(``parse``, then ``read``). Only ``read`` judges; its faults name the key and what is allowed.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from voltige.core.errors import NotationError, PositionError
from voltige.core.fields.schemas import Schema, names_schema, seat_schema
from voltige.core.notation import NO_SEAT, NONE, read_number, read_seat, write_seat
from voltige.core.position import PositionReader
from voltige.core.state import SEAT_LETTERS

MOST: Final = 1_000_000  # where the rules know no bound
CHARACTERS: Final = 40  # of a text that an error quotes


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A kind of value; ``joint`` stands between those of several seats in notation."""

    def __init__(self, joint: str) -> None:
        self.joint: Final = joint

    def none(self) -> Any:
        """Return what a field holds where it means nothing or can't be known."""
        raise NotImplementedError

    def plain(self, value: Any) -> Any:
        """Turn a value into plain data."""
        return value

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        """Turn plain data into a value, or refuse it."""
        raise NotImplementedError

    def write(self, plain: Any) -> str:
        """Write plain data as a word without spaces."""
        return str(plain)

    def parse(self, key: str, text: str) -> Any:
        """Read the plain data that ``write`` wrote."""
        raise NotImplementedError

    def write_row(self, plains: list[Any]) -> str:
        """Write the plain data of all seats."""
        return self.joint.join([self.write(plain) for plain in plains])

    def parse_row(self, key: str, text: str, seats: int) -> list[Any]:
        """Read the plain data of all seats."""
        return [self.parse(key, part) for part in text.split(self.joint)]

    def plains(self) -> list[Any]:
        """List all plain data of the kind, where a verb may have it as a parameter."""
        raise NotImplementedError

    def number_of(self, plain: Any) -> int:
        """Return which of ``plains`` this is, or -1 if it is none; types count (1 is not true)."""
        for number, known in enumerate(self.plains()):
            if type(known) is type(plain) and known == plain:
                return number
        return -1

    def is_left_out(self, plain: Any) -> bool:
        """Return whether a line of notation does without this, because it means nothing."""
        return False

    def hold(self, key: str, value: Any) -> None:
        """Raise AssertionError if a value is not one of this kind."""
        plain = self.plain(value)
        try:
            again = self.read(PositionReader({}), key, plain)
        except PositionError as error:
            raise AssertionError(str(error)) from error
        if self.plain(again) != plain:
            raise AssertionError(f"{key} is {plain}")

    def schema(self) -> Schema:
        """Describe the plain data, exactly."""
        raise NotImplementedError

    def or_none(self) -> Schema:
        """Describe the plain data, or that of a field that means nothing."""
        return self.schema()  # of most kinds nothing is a value as well

    def or_hidden(self, sized: bool) -> Schema:
        """Describe the plain data in a view that may not show it, or only its size."""
        return self.or_none()  # what can't be known is told as nothing


class Number(Kind):
    """A whole number within bounds."""

    def __init__(self, low: int = 0, high: int = MOST) -> None:
        super().__init__(",")
        self.low: Final = low
        self.high: Final = high

    def none(self) -> Any:
        return max(self.low, 0)

    def plain(self, value: Any) -> Any:
        return int(value)

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        return reader.bounded(key, plain, self.low, self.high)

    def parse(self, key: str, text: str) -> Any:
        return read_number(text, key)

    def plains(self) -> list[Any]:
        return list(range(self.low, self.high + 1))

    def number_of(self, plain: Any) -> int:
        if not isinstance(plain, int) or isinstance(plain, bool):
            return -1
        return plain - self.low if self.low <= plain <= self.high else -1

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class SeatOf(Kind):
    """A seat, or none where the rules know that; a letter in notation."""

    def __init__(self, seats: int, or_nobody: bool = True) -> None:
        super().__init__(",")
        self.seats: Final = seats
        self.or_nobody: Final = or_nobody

    def none(self) -> Any:
        return NO_SEAT

    def plain(self, value: Any) -> Any:
        return int(value)

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        return reader.bounded(key, plain, NO_SEAT if self.or_nobody else 0, self.seats - 1)

    def write(self, plain: Any) -> str:
        return write_seat(plain)

    def parse(self, key: str, text: str) -> Any:
        return read_seat(text)

    def plains(self) -> list[Any]:
        return list(range(self.seats))

    def schema(self) -> Schema:
        return seat_schema(self.seats, NO_SEAT if self.or_nobody else 0)

    def or_none(self) -> Schema:
        return seat_schema(self.seats, NO_SEAT)


class Word(Kind):
    """One of a few words, each for a value: its place among them unless ``values`` are given."""

    def __init__(self, words: list[str], values: list[Any] | None = None, of: str = "") -> None:
        super().__init__(",")
        self.words: Final = words
        self.of: Final = of  # what they name in the edition; nothing where they are the rules' own
        self.by_place: Final = values is None
        self.values: Final[list[Any]] = values if values is not None else list(range(len(words)))

    def none(self) -> Any:
        return self.values[0]

    def plain(self, value: Any) -> Any:
        if self.by_place:
            place: int = value
            return self.words[place]
        return self.words[self.values.index(value)]

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if not isinstance(plain, str) or plain not in self.words:
            raise reader.wrong(key, " | ".join(self.words))
        return self.values[self.words.index(plain)]

    def write(self, plain: Any) -> str:
        return str(plain) or NONE

    def parse(self, key: str, text: str) -> Any:
        return "" if text == NONE else text

    def plains(self) -> list[Any]:
        return self.words[:]

    def number_of(self, plain: Any) -> int:
        return self.words.index(plain) if isinstance(plain, str) and plain in self.words else -1

    def schema(self) -> Schema:
        return names_schema(self.words, self.of) if self.of else {"enum": self.words[:]}


class Flag(Kind):
    """True or false; the letters of those seats of which it is true."""

    def __init__(self) -> None:
        super().__init__("")

    def none(self) -> Any:
        return False

    def plain(self, value: Any) -> Any:
        return bool(value)

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if not isinstance(plain, bool):
            raise reader.wrong(key, "true | false")
        return plain

    def write(self, plain: Any) -> str:
        return "yes" if plain else "no"

    def parse(self, key: str, text: str) -> Any:
        if text != "yes" and text != "no":
            raise bad_word(key, text)
        return text == "yes"

    def write_row(self, plains: list[Any]) -> str:
        return "".join([SEAT_LETTERS[seat] for seat, flag in enumerate(plains) if flag]) or NONE

    def parse_row(self, key: str, text: str, seats: int) -> list[Any]:
        letters = SEAT_LETTERS[:seats]
        if text != NONE and any(letter not in letters for letter in text):
            raise bad_word(key, text)
        return [letter in text for letter in letters]

    def schema(self) -> Schema:
        return {"type": "boolean"}


class Only(Kind):
    """A single value, such as what tells two forms of a verb apart."""

    def __init__(self, plain: Any, number: int = 0) -> None:
        super().__init__(",")
        self.only: Final[Any] = plain
        self.number: Final = number  # among the values that other forms have

    def plains(self) -> list[Any]:
        return [self.only]

    def number_of(self, plain: Any) -> int:
        return self.number if type(plain) is type(self.only) and plain == self.only else -1

    def schema(self) -> Schema:
        return {"const": self.only}


class Told(Kind):
    """Plain data as it is, for what only follows from other fields; its schema is given."""

    def __init__(self, schema: Schema) -> None:
        super().__init__("/")
        self.described: Final = schema

    def schema(self) -> Schema:
        return self.described


def bad_word(key: str, text: str) -> NotationError:
    """Make the fault of a word of notation that can't be read."""
    return NotationError("bad_state_line", text=f"{key}={text}"[:CHARACTERS])
