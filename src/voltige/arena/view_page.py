"""A page of the documents for each game: the keys of its views, as their fields are declared."""

from collections.abc import Iterator
from dataclasses import dataclass

from voltige.arena.view_schema import DEFAULT, layouts, view_schema
from voltige.core.fields.field import (
    ALLIES,
    BY_RULE,
    EVERYONE_SEES,
    OWNER,
    SIZE,
    WHEN_OVER,
    Field,
)
from voltige.core.fields.kinds import Kind
from voltige.core.fields.layout import PHASE, VIEWER, Layout
from voltige.core.fields.schemas import NAMING, Schema
from voltige.core.fields.tables import SeatTable
from voltige.core.game import Game

FEW = 4  # phases that are named where they count; more have a letter
ALL = "all"
ANY = "*"  # any key of a table
EVERYONE = "everyone"


@dataclass(frozen=True)
class Row:
    """One key: its path, what it can be, who sees it and when."""

    path: str
    schema: Schema
    per_seat: bool
    seen_by: str
    when: str


def views_text(game: Game) -> str:
    """List the keys of a game's views, as a page of the documents."""
    known = layouts(game)
    schema = view_schema(game)
    groups: dict[frozenset[int], str] = {}
    rows = [Row(VIEWER, schema["properties"][VIEWER], False, EVERYONE, ALL)]
    rows += fields_rows(seen_fields(known), schema, "", known, groups)
    lines = [
        f"# The view of `{game.name}`",
        "",
        "What is told of a position to one seat, or to one who watches: the `view` of a message, and",
        "`View.to_json()` in Python. Seats count from 0; −1 is no seat. In phases in which a key means",
        'nothing it holds nothing: 0, −1, `""`, `[]` or `{}`.',
        f"The numbers are those of [the rules](../rules/{game.name}.md). `voltige golden` makes this page",
        "from the declarations of the fields.",
        "",
        "| key | type | seen by | in the phases | meaning |",
        "|---|---|---|---|---|",
    ]
    lines += [row_text(row) for row in rows]
    phases = phase_kind(known[DEFAULT])
    for group, letter in groups.items():
        lines += ["", f"Phases {letter}: {phase_words(phases, group)}."]
    return "\n".join(lines) + "\n"


def row_text(row: Row) -> str:
    """Write a row of the table."""
    kind = type_text(row.schema, row.per_seat)
    note = row.schema.get("description", "")
    return f"| `{row.path}` | {kind} | {row.seen_by} | {row.when} | {note} |"


# -- rows -------------------------------------------------------------------------------------------


def seen_fields(known: dict[str, Layout]) -> list[Field]:
    """List the fields that views tell at any table, those of the default one first."""
    found: dict[str, Field] = {}
    for layout in known.values():
        for field in layout.seen:
            found.setdefault(field.name, field)
            if isinstance(field.kind, SeatTable) and len(inner(field)) > len(
                inner(found[field.name])
            ):
                found[field.name] = field
    return list(found.values())


def inner(field: Field) -> list[Field]:
    """List the fields of a table that each seat has."""
    return field.kind.fields if isinstance(field.kind, SeatTable) else []


def fields_rows(
    fields: list[Field],
    schema: Schema,
    path: str,
    known: dict[str, Layout],
    groups: dict[frozenset[int], str],
) -> Iterator[Row]:
    """Make the rows of fields and of all that is told inside them."""
    for field in fields:
        told = schema["properties"][field.name]
        here = path + field.name
        if isinstance(field.kind, SeatTable):
            yield Row(f"{here}[]", told, True, EVERYONE, ALL)
            yield from fields_rows(inner(field), told["items"], f"{here}[].", known, groups)
            continue
        when = when_text(field, here, known, groups)
        row = Row(here, told, field.per_seat, sight_text(field, here, known), when)
        yield row
        yield from nested_rows(row, told)


def nested_rows(row: Row, schema: Schema) -> Iterator[Row]:
    """Make the rows of what stands inside a key; who sees that and when is said above."""
    path = row.path
    while schema.get("type") == "array" and "items" in schema:
        schema, path = schema["items"], f"{path}[]"
    properties: Schema = schema.get("properties", {})
    if is_alike(schema):
        properties = {ANY: next(iter(properties.values()))}
    for key, told in properties.items():
        found = Row(f"{path}.{key}", told, False, row.seen_by, row.when)
        if "description" in told:
            yield found
        yield from nested_rows(found, told)


def is_alike(schema: Schema) -> bool:
    """Return whether a table tells the same of each of its keys."""
    told = list(schema.get("properties", {}).values())
    return len(told) > 1 and all(one == told[0] for one in told)


def named(layout: Layout, path: str) -> Field | None:
    """Find a field of a layout by the path of its key."""
    fields, (*tables, name) = layout.seen, path.split("[].")
    for table in tables:
        fields = next((inner(field) for field in fields if field.name == table), [])
    return next((field for field in fields if field.name == name), None)


# -- words ------------------------------------------------------------------------------------------


def sight_text(field: Field, path: str, known: dict[str, Layout]) -> str:
    """Tell who sees a field, and with which options others do."""
    usual = sight_words(field)
    told = [usual]
    for option, layout in known.items():
        other = named(layout, path)
        if other is not None and sight_words(other) != usual:
            told.append(f"with `{option}` {sight_words(other)}")
    return "; ".join(told)


def sight_words(field: Field) -> str:
    """Tell who sees a field at one table."""
    sight = field.sight
    if sight & EVERYONE_SEES:
        return f"{EVERYONE}, but for what its meaning says" if sight & BY_RULE else EVERYONE
    told: list[str] = []
    if sight & OWNER:
        told.append("its seat, its team mate" if sight & ALLIES else "its seat")
    if sight & SIZE:
        told.append("everyone how many there are")
    if sight & WHEN_OVER:
        told.append("everyone when the game is over")
    if sight & BY_RULE:
        told.append("else as its meaning says" if told else "as its meaning says")
    return ", ".join(told)


def when_text(
    field: Field, path: str, known: dict[str, Layout], groups: dict[frozenset[int], str]
) -> str:
    """Tell in which phases a field means something, and which options bring it."""
    told: list[str] = []
    if named(known[DEFAULT], path) is None:
        brought = [option for option, layout in known.items() if named(layout, path) is not None]
        told.append("with " + " or ".join(f"`{option}`" for option in brought))
    if field.phases is None:
        return "; ".join([*told, ALL])
    return "; ".join([*told, phases_text(field.phases, phase_kind(known[DEFAULT]), groups)])


def phases_text(phases: frozenset[int], kind: Kind, groups: dict[frozenset[int], str]) -> str:
    """Name phases, or those that are not among them, or give them a letter."""
    others = frozenset(range(len(kind.plains()))) - phases
    if len(phases) <= FEW:
        return phase_words(kind, phases)
    if len(others) <= FEW:
        return f"all but {phase_words(kind, others)}"
    return groups.setdefault(phases, chr(ord("A") + len(groups)))


def phase_kind(layout: Layout) -> Kind:
    """Return the kind of the phase, which names the phases."""
    return next(field.kind for field in layout.stored if field.name == PHASE)


def phase_words(kind: Kind, phases: frozenset[int]) -> str:
    """Name phases."""
    return ", ".join(f"`{kind.plain(phase)}`" for phase in sorted(phases))


def type_text(schema: Schema, per_seat: bool = False) -> str:
    """Tell what plain data can be, in words."""
    if per_seat:
        return f"for each seat: {type_text(schema['items'])}"
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return ", ".join(f"`{word}`" if word else "nothing" for word in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(type_text(one) for one in schema["anyOf"])
    if schema["type"] == "array":
        return list_text(schema)
    if schema["type"] == "object":
        return table_text(schema)
    if schema["type"] == "string":
        return str(schema[NAMING])
    if schema["type"] == "boolean":
        return "true or false"
    return "seat" if schema.get(NAMING) == "seat" else "number"


def list_text(schema: Schema) -> str:
    """Tell what a list holds."""
    if "items" in schema:
        return f"list: {type_text(schema['items'])}"
    places = [type_text(one) for one in schema.get("prefixItems", [])]
    least = schema["minItems"]
    more = [f"perhaps {place}" for place in places[least:]]
    return f"[{', '.join([*places[:least], *more])}]"


def table_text(schema: Schema) -> str:
    """Tell what a table holds."""
    if "properties" not in schema:
        values = type_text(schema["additionalProperties"])
        return f"by {schema[NAMING]}: {values}"
    if is_alike(schema):
        keys = ", ".join(f"`{key}`" for key in schema["properties"])
        return f"table: {keys}"
    return "table"
