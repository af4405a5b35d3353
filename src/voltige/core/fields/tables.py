"""A table of fields for each seat, such as a plane with all that belongs to it."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.errors import NotationError
from voltige.core.fields.field import BOTH, Access, Field
from voltige.core.fields.group import (
    Group,
    Values,
    parse_field,
    put_fields,
    read_field,
    table_schema,
    write_field,
)
from voltige.core.fields.kinds import CHARACTERS, bad_word
from voltige.core.fields.schemas import Schema, list_schema, noted
from voltige.core.position import PositionReader
from voltige.core.state import SEAT_LETTERS, State


class SeatTable(Group):
    """A table that each seat has. What data leaves out stays as the set-up has it.

    In notation each field is a word with the seat's letter, ``A.key=value``; what is nothing is left out.
    """

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if not isinstance(plain, dict):
            raise reader.wrong(key, "{…}")
        inner = PositionReader(plain, f"{reader.path}{key}.")
        inner.refuse_unknown([field.name for field in self.fields])
        values: Values = {}
        for field in self.in_line:
            if field.name not in plain:
                continue
            if field.is_meant(reader.phase):
                values[field.name] = read_field(field, inner, self.seats)
            elif plain[field.name] != field.plain_none(self.seats):
                raise inner.wrong(field.name, str(field.plain_none(self.seats)))
        return values

    def write_words(self, plains: list[Any]) -> list[str]:
        """Write what there is of each seat."""
        words: list[str] = []
        for seat, plain in enumerate(plains):
            for field in self.in_line:
                if plain[field.name] != field.plain_none(self.seats):
                    text = write_field(field, plain[field.name])
                    words.append(f"{SEAT_LETTERS[seat]}.{field.name}={text}")
        return words

    def nothing(self) -> list[Any]:
        """Return the plain data of a line without words of this table."""
        return [
            {field.name: field.plain_none(self.seats) for field in self.in_line}
            for _ in range(self.seats)
        ]

    def parse_word(self, plains: list[Any], name: str, text: str) -> None:
        """Read a word that ``write_words`` wrote; ``name`` has the seat's letter and the key."""
        letter, _, key = name.partition(".")
        seat = SEAT_LETTERS.find(letter) if len(letter) == 1 else -1
        if not 0 <= seat < self.seats:
            raise NotationError("bad_seat", text=letter[:CHARACTERS])
        for field in self.in_line:
            if field.name == key:
                plains[seat][key] = parse_field(field, text, self.seats)
                return
        raise bad_word(key, text)


class TableField(Field):
    """A table that each seat has, told field by field."""

    def plain(self, state: State, seat: int, seats: int) -> Any:
        kind = self.kind
        assert isinstance(kind, SeatTable)  # noqa: S101  (``table`` makes these)
        told: list[dict[str, Any]] = []
        for each in range(seats):
            row: dict[str, Any] = {}
            for field in kind.fields:
                row[field.name] = field.plain(state, each, seats)
            told.append(row)
        return told

    def schema(self, seats: int, in_view: bool) -> Schema:
        kind = self.kind
        assert isinstance(kind, SeatTable)  # noqa: S101  (``table`` makes these)
        row = table_schema(kind.fields, seats, in_view)
        return noted(list_schema(row, seats, seats), self.note)


class Columns(Access):
    """The values of a seat's table."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields: Final = fields

    def get(self, state: State, seat: int) -> Any:
        return {field.name: field.access.get(state, seat) for field in self.fields}

    def put(self, state: State, seat: int, value: Any) -> None:
        values: Values = value
        put_fields(self.fields, state, seat, values)


def table(
    name: str,
    fields: list[Field],
    seats: int,
    line: str = "",
    told: int = BOTH,
    note: str = "",
) -> Field:
    """Declare a table that each seat has."""
    return TableField(
        name,
        SeatTable(fields, seats, line),
        access=Columns(fields),
        per_seat=True,
        may_be_short=True,
        told=told,
        note=note,
    )
