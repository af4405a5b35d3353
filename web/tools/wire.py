"""Write ``src/core/wire.ts``: the types of the wire, from the JSON Schema of the server's own.

The messages come from the msgspec types, the views of the games from the fields that these declare,
so that a board cannot read what is never sent. A generator (``types.mjs``) turns the schema into
TypeScript.

    python web/tools/wire.py           writes the file
    python web/tools/wire.py --print   prints it
"""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from voltige.arena.view_schema import view_schema
from voltige.core.fields.schemas import NAMING, Schema
from voltige.core.game import Game
from voltige.games import GAMES
from voltige.server import bodies as http
from voltige.server.lab import wire as lab
from voltige.tables.flying_carpet import wire as landscapes
from voltige.tables.simultaneous import messages as simultaneous
from voltige.tables.wire import bodies, messages, parts, requests, rules

WEB = Path(__file__).parents[1]
FILE = WEB / "src" / "core" / "wire.ts"
HEAD = "// Made by `make wire` from the server's types; not written by hand.\n\n"
MODULES = (parts, bodies, rules, landscapes, lab, http, requests, messages, simultaneous)


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
    told |= {view_name(game.name): view_type(game) for game in GAMES}
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


# -- views ------------------------------------------------------------------------------------------


def view_name(game: str) -> str:
    """Name the view of a game."""
    return "".join(part.title() for part in game.split("-")) + "View"


def view_type(game: Game) -> Schema:
    """Return the schema of a game's views as the generator reads it."""
    seen = tupled(view_schema(game))
    return {"allOf": [seen], "description": f"What a seat sees of {game.name}."}


def tupled(schema: Schema) -> Schema:
    """Say in the words of the generator's older JSON Schema what stands in each place of a list."""
    if "prefixItems" in schema:
        each = [tupled(one) for one in schema["prefixItems"]]
        lengths = range(schema["minItems"], schema["maxItems"] + 1)
        fixed = [{"items": each[:n], "minItems": n, "maxItems": n} for n in lengths]
        return {"anyOf": [{"type": "array", **one} for one in fixed]}
    if "anyOf" in schema:
        return {**schema, "anyOf": [tupled(one) for one in schema["anyOf"]]}
    told = {key: one for key, one in schema.items() if key != NAMING}
    if "items" in told:
        told["items"] = tupled(told["items"])
    if "properties" in told:
        told["properties"] = {key: tupled(one) for key, one in told["properties"].items()}
    if isinstance(told.get("additionalProperties"), dict):
        told["additionalProperties"] = tupled(told["additionalProperties"])
    return told


if __name__ == "__main__":
    main()
