"""Write ``src/core/wire.ts``: the types of the wire, from the JSON schema of the server's own.

The messages come from the msgspec types. The view of a game is plain data on the wire; its type is
gathered from the views of many random games, so that a board cannot read what is never sent.

    python web/tools/wire.py           writes the file
    python web/tools/wire.py --print   prints it
"""

import random
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from voltige.core.state import NOBODY, SPECTATOR
from voltige.games import GAMES
from voltige.server import bodies as http
from voltige.tables.flying_carpet import wire as landscapes
from voltige.tables.simultaneous import messages as simultaneous
from voltige.tables.wire import bodies, messages, parts, requests

FILE = Path(__file__).parents[1] / "src" / "core" / "wire.ts"
HEAD = "// Made by `make wire` from the server's types; not written by hand.\n"
PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
MOST_KEYS = 40  # an object with more keys, or with keys that vary, is a map
GAMES_EACH = 4
CAMPAIGN = {"mode": "campaign", "races": 5, "start_with_development": True}
MORE_OPTIONS = {  # tables that show more
    "hydroracers": [
        {**CAMPAIGN, "cockpit": "expert", "autopilots": ["bernard"]},
        {**CAMPAIGN, "cockpit": "basic"},
    ],
}
MODULES = (
    parts,
    bodies,
    landscapes,
    http,
    requests,
    messages,
    simultaneous,
)  # of the types of the wire
MOST_STEPS = 20_000
LOOKED_AT = 150  # every position at first, then one in 41, new decisions, and the last

Schema = dict[str, Any]
Shape = dict[str, Any]


def main() -> None:
    """Write or print."""
    if "--print" in sys.argv:
        sys.stdout.write(source())
    else:
        FILE.write_text(source(), encoding="utf-8")


def source() -> str:
    """Give the whole file."""
    structs = [
        kind
        for module in MODULES
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
    ]
    _, components = msgspec.json.schema_components(structs, ref_template="{name}")
    types = [interface(name, schema) for name, schema in components.items()]
    told = messages.Message.__subclasses__()
    wholes = [union("Message", told), union("Request", requests.AnyRequest.__args__)]
    views = [view_type(game.name) for game in GAMES]
    bases = {"Message", "Request"}
    kept = [text for name, text in zip(components, types, strict=True) if name not in bases]
    return HEAD + "\n" + "\n\n".join([*kept, *wholes, *views]) + "\n"


def union(name: str, members: Iterable[type]) -> str:
    """Name a union of structs."""
    return f"export type {name} = {' | '.join(kind.__name__ for kind in members)};"


def interface(name: str, schema: Schema) -> str:
    """Turn the schema of a struct into an interface."""
    required = set(schema.get("required", ()))
    sent = schema.get("title") in SENT - SHORT
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for key, value in schema["properties"].items():
        sure = key in required or (sent and "default" in value)  # one without may be left out
        lines.append(f"  {key}{'' if sure else '?'}: {typed(value)};")
    return "\n".join([*lines, "}"])


SENT = {
    kind.__name__
    for module in (parts, messages, simultaneous)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
} | {"Replay", "Step", "Proof", "TableLine", "GameInfo", "EditionInfo", "OptionInfo", "Rule", "Me"}

COMPONENTS = {  # names of editions, which are others in others
    row["id"]
    for game in GAMES
    for rows in game.load_edition().data.values()
    if isinstance(rows, list)
    for row in rows
    if "id" in row
}

SHORT = {parts.WireEvent.__name__}  # sent without what is as usual


def typed(schema: Schema) -> str:
    """Turn a schema into a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typed(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    kind = schema.get("type")
    if kind == "array":
        inner = typed(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {typed(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "unknown")


def view_type(game: str) -> str:
    """Gather the type of a game's view from many views."""
    shape: Shape = {}
    for view in views_of(game):
        take(shape, view)
    name = "".join(part.title() for part in game.split("-"))
    return f"/** What a seat sees of {game}. */\nexport type {name}View = {told(shape, 0)};"


def views_of(name: str) -> Iterator[Any]:
    """Walk through random games, also with options that show more."""
    game = next(game for game in GAMES if game.name == name)
    edition = game.load_edition(game.default_edition_name())
    decisions: set[str] = set()  # by the verb of their first action
    tables = [*[{}] * GAMES_EACH, *MORE_OPTIONS.get(name, [])]
    for number, options in enumerate(tables):
        rng = random.Random(number)  # noqa: S311 - moves, not secrets
        seats = rng.randint(edition.min_seats, edition.max_seats)
        state = game.new_state(seats, options, edition)
        for step in range(MOST_STEPS):
            if step < LOOKED_AT or step % 41 == 0 or state.to_act == NOBODY:
                for seat in (SPECTATOR, rng.randrange(seats)):
                    yield msgspec.to_builtins(state.view(seat).to_json())
            if state.to_act == NOBODY:
                break
            if state.to_act < 0:
                outcomes = state.chance_outcomes()
                state.resolve(rng.choice(outcomes)[0])
            else:
                actions = state.legal_actions()
                if actions[0].data["do"] not in decisions:
                    decisions.add(actions[0].data["do"])
                    yield msgspec.to_builtins(state.view(state.to_act).to_json())
                state.apply(rng.choice(actions).code)


def take(shape: Shape, value: Any) -> None:
    """Widen a shape so that it covers a value."""
    if isinstance(value, dict):
        fields = shape.setdefault("fields", {})
        shape["seen"] = shape.get("seen", 0) + 1
        for key, inner in value.items():
            take(fields.setdefault(key, {}), inner)
            fields[key]["times"] = fields[key].get("times", 0) + 1
    elif isinstance(value, list):
        inner = shape.setdefault("items", {})
        for item in value:
            take(inner, item)
    else:
        kind = (
            "null" if value is None else {bool: "boolean", str: "string"}.get(type(value), "number")
        )
        shape.setdefault("plain", set()).add(kind)


def told(shape: Shape, depth: int) -> str:
    """Write a shape as a type."""
    found = sorted(shape.get("plain", ()))
    if "items" in shape:
        inner = told(shape["items"], depth)
        found.append(f"({inner})[]" if " | " in inner else f"{inner}[]")
    if "fields" in shape:
        found.append(fields_told(shape, depth))
    return " | ".join(found) or "never"


def fields_told(shape: Shape, depth: int) -> str:
    """Write an object: a record with known names, or a map."""
    fields: dict[str, Shape] = shape["fields"]
    always = [key for key, inner in fields.items() if inner["times"] == shape["seen"]]
    kinds = {told(inner, depth + 1) for inner in fields.values()}
    names = all(key.isidentifier() for key in fields)
    varies = len(kinds) == 1 and (len(always) < len(fields) or fields.keys() <= COMPONENTS)
    if not fields or (depth > 0 and (varies or not names or len(fields) > MOST_KEYS)):
        merged: Shape = {}
        for inner in fields.values():
            merge(merged, inner)
        return f"Record<string, {told(merged, depth + 1) if fields else 'never'}>"
    pad = "  " * (depth + 1)
    lines = [
        f"{pad}{key}{'' if key in always else '?'}: {told(inner, depth + 1)};"
        for key, inner in fields.items()
    ]
    return "\n".join(["{", *lines, "  " * depth + "}"])


def merge(into: Shape, other: Shape) -> None:
    """Widen a shape by another one."""
    for kind in other.get("plain", ()):
        into.setdefault("plain", set()).add(kind)
    if "items" in other:
        merge(into.setdefault("items", {}), other["items"])
    if "fields" in other:
        into["seen"] = into.get("seen", 0) + other["seen"]
        for key, inner in other["fields"].items():
            field = into.setdefault("fields", {}).setdefault(key, {})
            merge(field, inner)
            field["times"] = field.get("times", 0) + inner["times"]


if __name__ == "__main__":
    main()
