"""Fields that are told together: a table inside the plain data."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from voltige.core.errors import NotationError
from voltige.core.fields.field import POSITION, Access, Field
from voltige.core.fields.kinds import CHARACTERS, Kind
from voltige.core.fields.schemas import Schema, or_empty, record_schema
from voltige.core.position import PositionReader
from voltige.core.state import State

Values = dict[str, Any]  # by the name of the field, as they are inside a position


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Kind):
    """A table of fields; its value is a table of theirs, empty where it means nothing.

    In notation they stand one after the other, those first that ``line`` names; the last one may
    take several words.
    """

    def __init__(self, fields: list[Field], seats: int, line: str = "") -> None:
        super().__init__("/")
        self.fields: Final = fields
        self.seats: Final = seats
        self.in_line: Final = ordered([field for field in fields if not field.derived], line)

    def none(self) -> Any:
        return {}

    def plain(self, value: Any) -> Any:
        if not value:
            return {}
        told: dict[str, Any] = {}
        for field in self.fields:
            each = value[field.name]
            if field.per_seat:
                told[field.name] = [field.kind.plain(one) for one in each]
            else:
                told[field.name] = field.kind.plain(each)
        return told

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if not isinstance(plain, dict):
            raise reader.wrong(key, f"{{{', '.join([field.name for field in self.fields])}}}")
        inner = PositionReader(plain, f"{reader.path}{key}.")
        inner.refuse_unknown([field.name for field in self.fields])
        values: Values = {}
        for field in self.fields:
            if field.derived:
                continue
            if field.name in plain:
                values[field.name] = read_field(field, inner, self.seats)
            else:
                values[field.name] = missing(field, inner, self.seats)
        return values

    def write(self, plain: Any) -> str:
        return self.joint.join([write_field(field, plain[field.name]) for field in self.in_line])

    def parse(self, key: str, text: str) -> Any:
        parts = text.split(self.joint)
        if len(parts) < len(self.in_line):
            raise NotationError("bad_state_line", text=f"{key}={text}"[:CHARACTERS])
        plain: dict[str, Any] = {}
        last = len(self.in_line) - 1
        for place, field in enumerate(self.in_line):
            part = self.joint.join(parts[place:]) if place == last else parts[place]
            plain[field.name] = parse_field(field, part, self.seats)
        return plain

    def is_left_out(self, plain: Any) -> bool:
        return bool(plain == {})

    def schema(self) -> Schema:
        return table_schema(self.fields, self.seats, in_view=False)

    def or_none(self) -> Schema:
        return or_empty(self.schema())


class Members(Access):
    """The values of a group: those of its fields."""

    def __init__(self, fields: list[Field], seats: int) -> None:
        self.fields: Final = fields
        self.seats: Final = seats

    def get(self, state: State, seat: int) -> Any:
        return {field.name: value_of(field, state, seat, self.seats) for field in self.fields}

    def put(self, state: State, seat: int, value: Any) -> None:
        values: Values = value
        put_fields(self.fields, state, seat, values)


def group(
    name: str, fields: list[Field], seats: int, phases: list[int] | None = None, note: str = ""
) -> Field:
    """Declare fields that are told together, in the position alone."""
    return Field(
        name,
        Group(fields, seats),
        access=Members(fields, seats),
        phases=phases,
        told=POSITION,
        note=note,
    )


def value_of(field: Field, state: State, seat: int, seats: int) -> Any:
    """Take the value of a field out of a position: a list where each seat has one."""
    if field.per_seat:
        return [field.access.get(state, each) for each in range(seats)]
    return field.access.get(state, seat)


def hold_fields(fields: list[Field], state: State, owner: int, seats: int) -> None:
    """Raise AssertionError if a field that means something is out of its bounds."""
    for field in fields:
        if field.derived or not field.is_meant(int(state.phase)):
            continue
        for seat in range(seats) if field.per_seat else [owner]:
            if isinstance(field.kind, Group):
                hold_fields(field.kind.fields, state, seat, seats)
            else:
                field.kind.hold(field.name, field.access.get(state, seat))


def hold_nothing(fields: list[Field], state: State, owner: int, seats: int) -> None:
    """Raise AssertionError if something is left of a field that means nothing."""
    for field in fields:
        if field.derived:
            continue
        for seat in range(seats) if field.per_seat else [owner]:
            if isinstance(field.kind, Group):
                hold_nothing(field.kind.fields, state, seat, seats)
            elif field.is_meant(int(state.phase)):
                break
            elif field.access.get(state, seat) != field.kind.none():
                raise AssertionError(f"{field.name} means nothing in this phase")


def ordered(fields: list[Field], names: str) -> list[Field]:
    """Put those fields first that are named, in the order of the names."""
    by_name = {field.name: field for field in fields}
    first = [by_name[name] for name in names.split()]
    return first + [field for field in fields if field not in first]


def read_field(field: Field, reader: PositionReader, seats: int) -> Any:
    """Read the plain data under a field's key."""
    plain = reader.data[field.name]
    if not field.per_seat:
        return field.kind.read(reader, field.name, plain)
    few = field.may_be_short
    if not isinstance(plain, list) or len(plain) > seats or (len(plain) < seats and not few):
        raise reader.wrong(field.name, f"[{seats}]")
    if isinstance(field.kind, Group):
        name = field.name
        return [field.kind.read(reader, f"{name}.{seat}", one) for seat, one in enumerate(plain)]
    found = [field.kind.read(reader, field.name, one) for one in plain]
    if field.default is not None:
        found += [field.default] * (seats - len(found))
    return found


def compare_derived(fields: list[Field], reader: PositionReader, told: dict[str, Any]) -> None:
    """Refuse data in which what follows from others says something else than the position tells."""
    reader.compare([field.name for field in fields if field.derived], told)
    for field in fields:
        if not isinstance(field.kind, Group) or field.name not in reader.data:
            continue
        path = f"{reader.path}{field.name}."
        data = reader.data[field.name]
        if not field.per_seat:
            compare_derived(field.kind.fields, PositionReader(data, path), told[field.name])
            continue
        for seat, one in enumerate(data):
            inner = PositionReader(one, f"{path}{seat}.")
            compare_derived(field.kind.fields, inner, told[field.name][seat])


def missing(field: Field, reader: PositionReader, seats: int) -> Any:
    """Return the value of a field that the data does not name; a fault where it must be named."""
    if field.per_seat:
        return [field.kind.none() if field.default is None else field.default] * seats
    if field.default is not None:
        return field.default
    return field.kind.read(reader, field.name, field.kind.plain(field.kind.none()))


def put_fields(fields: list[Field], state: State, seat: int, values: Values) -> None:
    """Put values into a position, in the order of the fields; what has none stays as it is."""
    for field in fields:
        if field.derived or field.name not in values:
            continue
        value = values[field.name]
        if not field.per_seat:
            field.access.put(state, seat, value)
            continue
        for each, one in enumerate(value):
            field.access.put(state, each, one)


def write_field(field: Field, plain: Any) -> str:
    """Write the plain data of a field as a word of notation."""
    return field.kind.write_row(plain) if field.per_seat else field.kind.write(plain)


def parse_field(field: Field, text: str, seats: int) -> Any:
    """Read what ``write_field`` wrote."""
    if field.per_seat:
        return field.kind.parse_row(field.name, text, seats)
    return field.kind.parse(field.name, text)


def table_schema(fields: list[Field], seats: int, in_view: bool) -> Schema:
    """Describe a table of fields in a position, or in a view."""
    return record_schema({field.name: field.schema(seats, in_view) for field in fields})
