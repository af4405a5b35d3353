"""All fields of the positions at one table, and everything that is made from them."""

from __future__ import annotations

import importlib
from typing import Any, Final

from voltige.core.edition import Edition
from voltige.core.errors import NotationError
from voltige.core.fields.field import POSITION, SHARED, VIEW, Field
from voltige.core.fields.group import (
    Values,
    compare_derived,
    hold_fields,
    hold_nothing,
    missing,
    ordered,
    parse_field,
    put_fields,
    read_field,
    table_schema,
    write_field,
)
from voltige.core.fields.kinds import CHARACTERS
from voltige.core.fields.schemas import Schema, noted, record_schema, seat_schema
from voltige.core.fields.tables import SeatTable
from voltige.core.position import PositionReader, prove
from voltige.core.state import SPECTATOR, State

PHASE: Final = "phase"  # the field that says in which phase a position is
VIEWER: Final = "seat"  # the key of a view that says whose it is
VIEWER_NOTE: Final = "The seat that looks, or −1 for one who only watches."


class Setup:
    """What stays fixed while a match is played: the game's module, edition, seats and options."""

    def __init__(self, home: str, edition: Edition, seats: int, values: dict[str, Any]) -> None:
        self.home: Final = home  # the module that has the game as GAME
        self.edition: Final = edition
        self.seats: Final = seats
        self.values: Final = values


class Layout:
    """The fields in the order of plain data.

    Views and lines tell those first that ``view`` and ``line`` name, then the others.
    """

    def __init__(self, setup: Setup, fields: list[Field], line: str = "", view: str = "") -> None:
        self.setup: Final = setup
        self.fields: Final = [field for field in fields if field.told & POSITION]
        self.stored: Final = [field for field in self.fields if not field.derived]
        self.in_line: Final = ordered(self.stored, line)
        self.tables: Final = seat_tables(self.in_line)
        self.seen: Final = ordered([field for field in fields if field.told & VIEW], view)
        self.own: Final = [field for field in self.seen if not field.is_open()]

    # -- plain data --------------------------------------------------------------------------

    def to_dict(self, state: State) -> dict[str, Any]:
        """Return the whole position as plain data."""
        seats = self.setup.seats
        return {field.name: field.plain(state, SHARED, seats) for field in self.fields}

    def part(self, state: State, names: list[str]) -> dict[str, Any]:
        """Return some fields as plain data, as far as there are such fields."""
        seats = self.setup.seats
        told: dict[str, Any] = {}
        for field in self.fields:
            if field.name in names:
                told[field.name] = field.plain(state, SHARED, seats)
        return told

    def fill(self, state: State, data: dict[str, Any]) -> None:
        """Make a fresh state the position that ``data`` describes; a fault where there is none."""
        reader = PositionReader(data)
        reader.refuse_unknown([field.name for field in self.fields])
        values = self.read(state, reader)
        state.fill_open(values, reader)
        put_fields(self.stored, state, SHARED, values)
        state.finish_filling(reader)
        prove(state)
        compare_derived(self.fields, reader, self.to_dict(state))

    def read(self, state: State, reader: PositionReader) -> Values:
        """Read what the data names; what means nothing in its phase must say so."""
        seats = self.setup.seats
        values: Values = {}
        phase = -1
        for field in self.stored:
            if field.name == PHASE:
                named = PHASE in reader.data
                phase = read_field(field, reader, seats) if named else state.open_phase(reader)
                values[PHASE] = phase
                reader.phase = phase
        for field in self.stored:
            if field.name == PHASE:
                continue
            named = field.name in reader.data
            if not field.is_meant(phase):
                none = field.plain_none(seats)
                if named and reader.data[field.name] != none:
                    raise reader.wrong(field.name, str(none))
            elif named:
                values[field.name] = read_field(field, reader, seats)
            elif field.phases is not None:
                values[field.name] = missing(field, reader, seats)
            elif field.default is not None:
                values[field.name] = [field.default] * seats if field.per_seat else field.default
        return values

    def tell(self, position: State, viewer: int) -> dict[str, Any]:
        """Return the position of a view as plain data."""
        return self.told(self.seen, position, viewer)

    def tell_own(self, position: State, viewer: int) -> dict[str, Any]:
        """Return that part of it which not everyone is told alike."""
        return self.told(self.own, position, viewer)

    def told(self, fields: list[Field], position: State, viewer: int) -> dict[str, Any]:
        """Return some fields of a view, and whose view it is."""
        seats = self.setup.seats
        told: dict[str, Any] = {VIEWER: viewer}
        for field in fields:
            told[field.name] = field.plain(position, viewer, seats)
        return told

    # -- one line of text ----------------------------------------------------------------------

    def write(self, state: State) -> str:
        """Write a position as ``key=value`` words; a table that means nothing is left out."""
        seats = self.setup.seats
        words: list[str] = []
        for field in self.in_line:
            plain = field.plain(state, SHARED, seats)
            if isinstance(field.kind, SeatTable):
                words += field.kind.write_words(plain)
            elif not field.kind.is_left_out(plain):
                words.append(f"{field.name}={write_field(field, plain)}")
        return " ".join(words)

    def parse(self, line: str) -> dict[str, Any]:
        """Read what ``write`` wrote as plain data."""
        known = {field.name: field for field in self.in_line}
        data: dict[str, Any] = {name: kind.nothing() for name, kind in self.tables.items()}
        found: set[str] = set()
        for word in line.split():
            key, equals, text = word.partition("=")
            if not equals or key in found:
                raise NotationError("bad_state_line", text=word[:CHARACTERS])
            found.add(key)
            if self.tables and "." in key:
                for name, kind in self.tables.items():
                    kind.parse_word(data[name], key, text)
            elif key not in known or key in data:
                raise NotationError("bad_state_line", text=key[:CHARACTERS])
            else:
                data[key] = parse_field(known[key], text, self.setup.seats)
        return data

    # -- the rest --------------------------------------------------------------------------------

    def check(self, state: State) -> None:
        """Raise AssertionError if a field is out of its bounds."""
        hold_fields(self.stored, state, SHARED, self.setup.seats)

    def check_phase(self, state: State) -> None:
        """Raise AssertionError if something is left of a field that means nothing in the phase.

        A game asks for this where it clears what it leaves behind.
        """
        hold_nothing(self.stored, state, SHARED, self.setup.seats)

    def pickled(self, state: State) -> tuple[object, ...]:
        """Return how ``pickle`` makes a position again."""
        fixed = self.setup
        told = (fixed.home, fixed.edition.written, fixed.seats, fixed.values, self.to_dict(state))
        return (restore, told)

    def schema(self) -> Schema:
        """Describe a position as plain data in JSON Schema."""
        return table_schema(self.fields, self.setup.seats, in_view=False)

    def view_schema(self) -> Schema:
        """Describe a view as plain data in JSON Schema."""
        seats = self.setup.seats
        viewer = noted(seat_schema(seats, SPECTATOR), VIEWER_NOTE)
        return record_schema(
            {VIEWER: viewer, **{field.name: field.schema(seats, True) for field in self.seen}}
        )


def seat_tables(fields: list[Field]) -> dict[str, SeatTable]:
    """Find the table of each seat, if there is one."""
    return {field.name: field.kind for field in fields if isinstance(field.kind, SeatTable)}


def restore(
    home: str, edition: dict[str, Any], seats: int, values: dict[str, Any], data: dict[str, Any]
) -> State:
    """Unpickle a state."""
    game = importlib.import_module(home).GAME
    state: State = game.from_dict(data, seats, values, game.edition_from(edition))
    return state
