"""Write ``src/core/wire.ts``: the types of the wire, from the JSON Schema of the server's own.

The messages come from the msgspec types. The view of a game is plain data on the wire; its schema is
gathered from the views of many random games, so that a board cannot read what is never sent. A
generator (``types.mjs``) turns the schema into TypeScript.

    python web/tools/wire.py           writes the file
    python web/tools/wire.py --print   prints it
"""

import random
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from voltige.core.state import NOBODY, SPECTATOR
from voltige.games import GAMES
from voltige.server import bodies as http
from voltige.server.lab import wire as lab
from voltige.tables.flying_carpet import wire as landscapes
from voltige.tables.simultaneous import messages as simultaneous
from voltige.tables.wire import bodies, messages, parts, requests, rules

WEB = Path(__file__).parents[1]
FILE = WEB / "src" / "core" / "wire.ts"
HEAD = "// Made by `make wire` from the server's types; not written by hand.\n\n"
MOST_KEYS = 40  # an object with more keys, or with keys that vary, is a map
GAMES_EACH = 4
CAMPAIGN = {"mode": "campaign", "races": 5, "start_with_development": True}
MORE_OPTIONS = {  # tables that show more
    "hydroracers": [
        {**CAMPAIGN, "cockpit": "expert", "autopilots": ["bernard"]},
        {**CAMPAIGN, "cockpit": "basic"},
    ],
}
MODULES = (parts, bodies, rules, landscapes, lab, http, requests, messages, simultaneous)
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
    """Return the whole file."""
    made = subprocess.run(
        [sys.executable, WEB / "tools" / "npm.py", "run", "--silent", "types"],
        input=msgspec.json.encode(schema()),
        capture_output=True,
        check=False,
    )
    if made.returncode:
        sys.exit(made.stderr.decode())
    return HEAD + made.stdout.decode()


def schema() -> Schema:
    """Return the JSON Schema of everything that travels."""
    structs = [
        kind
        for module in MODULES
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
    ]
    _, kinds = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    told = {name: struct(one) for name, one in kinds.items()}
    told["Message"] = union(messages.Message.__subclasses__())
    told["Request"] = union(requests.AnyRequest.__args__)
    told |= {view_name(game.name): view_schema(game.name) for game in GAMES}
    return {"$defs": {name: {**one, "title": name} for name, one in told.items()}}


def union(members: Iterable[type]) -> Schema:
    """Return the schema of one of several structs."""
    return {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in members]}


def struct(schema: Schema) -> Schema:
    """Say of a struct's schema what its client may rely on: what we send is sent whole."""
    keys: Schema = schema["properties"]
    required = set(schema.get("required", ()))
    if schema.get("title") in SENT - SHORT:
        required |= {key for key, one in keys.items() if "default" in one}
    told = schema["description"].splitlines()[0] if "description" in schema else None
    return {
        "type": "object",
        "properties": {key: bare(one) for key, one in keys.items()},
        "required": [key for key in keys if key in required],
        "additionalProperties": False,
    } | ({} if told is None else {"description": told})


def bare(schema: Any) -> Any:
    """Leave out what no type tells: bounds, defaults, patterns."""
    if isinstance(schema, list):
        return [bare(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: bare(one) for key, one in schema.items() if key in TYPED}


TYPED = {"type", "anyOf", "enum", "const", "items", "$ref", "additionalProperties"}
SENT = {
    kind.__name__
    for module in (parts, messages, simultaneous)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
} | {"Replay", "Step", "Proof", "TableLine", "GameInfo", "EditionInfo", "OptionInfo", "Rule", "Me"}
SHORT = {parts.WireEvent.__name__}  # sent without what is as usual

COMPONENTS = {  # names of editions, which are others in others
    row["id"]
    for game in GAMES
    for rows in game.load_edition().data.values()
    if isinstance(rows, list)
    for row in rows
    if "id" in row
}


# -- views ------------------------------------------------------------------------------------------


def view_name(game: str) -> str:
    """Name the view of a game."""
    return "".join(part.title() for part in game.split("-")) + "View"


def view_schema(game: str) -> Schema:
    """Gather the schema of a game's view from many views."""
    shape: Shape = {}
    for view in views_of(game):
        take(shape, view)
    return {"allOf": [told(shape, 0)], "description": f"What a seat sees of {game}."}


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


def told(shape: Shape, depth: int) -> Schema:
    """Return a shape as a schema."""
    found: list[Schema] = [{"type": kind} for kind in sorted(shape.get("plain", ()))]
    if "items" in shape:
        found.append({"type": "array", "items": told(shape["items"], depth)})
    if "fields" in shape:
        found.append(fields_told(shape, depth))
    if not found:
        return {"not": {}}
    return found[0] if len(found) == 1 else {"anyOf": found}


def fields_told(shape: Shape, depth: int) -> Schema:
    """Return the schema of an object: a record with known names, or a map."""
    fields: dict[str, Shape] = shape["fields"]
    always = [key for key, inner in fields.items() if inner["times"] == shape["seen"]]
    kinds = {msgspec.json.encode(told(inner, depth + 1)) for inner in fields.values()}
    names = all(key.isidentifier() for key in fields)
    varies = len(kinds) == 1 and (len(always) < len(fields) or fields.keys() <= COMPONENTS)
    if not fields or (depth > 0 and (varies or not names or len(fields) > MOST_KEYS)):
        merged: Shape = {}
        for inner in fields.values():
            merge(merged, inner)
        return {"type": "object", "additionalProperties": told(merged, depth + 1)}
    return {
        "type": "object",
        "properties": {key: told(inner, depth + 1) for key, inner in fields.items()},
        "required": always,
        "additionalProperties": False,
    }


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
