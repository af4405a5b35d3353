"""What a view of a game can be at any table: one schema for all editions, seats and options.

A layout describes the views of one table exactly. The client and the documents speak of all tables:
names and bounds that an edition or the number of seats gives are left open there, and keys that only
some options bring are not required.
"""

from typing import Any

from voltige.core.edition import Edition
from voltige.core.errors import TableError
from voltige.core.fields.layout import Layout
from voltige.core.fields.schemas import NAMING, Schema
from voltige.core.game import Game
from voltige.core.options import Flag, OneWord, Option

DEFAULT = ""  # the table of which nobody has changed an option
KEPT = {"type", "const", "required", "description", NAMING}  # of a schema, whatever the table


def layouts(game: Game) -> dict[str, Layout]:
    """Return the fields at the default table, and at those with one option changed, by that option."""
    found: dict[str, Layout] = {}
    for name in game.editions():
        edition = game.load_edition(name)
        found.setdefault(DEFAULT, game.new_state(edition.min_seats, {}, edition).layout())
        for option in game.options(edition):
            for value in values_of(option):
                layout = layout_with(game, edition, option.name, value)
                if layout is not None:
                    word = str(value).lower() if isinstance(value, bool) else value
                    found.setdefault(f"{option.name} = {word}", layout)
    return found


def values_of(option: Option) -> list[Any]:
    """List the values that an option may be changed to, as far as they may change what is told."""
    if isinstance(option, OneWord):
        return [value for value in option.values if value != option.default]
    return [not option.default] if isinstance(option, Flag) else []


def layout_with(game: Game, edition: Edition, option: str, value: Any) -> Layout | None:
    """Return the fields with an option, at the first number of seats that it goes with."""
    for seats in range(edition.min_seats, edition.max_seats + 1):
        try:
            return game.new_state(seats, {option: value}, edition).layout()
        except TableError:
            continue
    return None


def view_schema(game: Game) -> Schema:
    """Return the schema of a game's views at any table."""
    merged: Schema | None = None
    for layout in layouts(game).values():
        told = opened(layout.view_schema())
        merged = told if merged is None else merge(merged, told, game.name)
    if merged is None:
        raise ValueError(f"{game.name} has no edition")
    return merged


def opened(schema: Schema) -> Schema:
    """Leave out what other tables have otherwise."""
    told: Schema = {key: value for key, value in schema.items() if key in KEPT}
    if "enum" in schema and NAMING in schema:
        told["type"] = "string" if isinstance(schema["enum"][0], str) else "integer"
        if "" in schema["enum"]:
            told[NAMING] += " or nothing"
    elif "enum" in schema:
        told["enum"] = schema["enum"]
    if "properties" in schema:
        told["properties"] = {key: opened(one) for key, one in schema["properties"].items()}
    elif "required" in told:
        del told["required"]  # names of the edition
    if "additionalProperties" in schema:
        values = schema["additionalProperties"]
        told["additionalProperties"] = opened(values) if isinstance(values, dict) else values
    if "items" in schema:
        told["items"] = opened(schema["items"])
    if "anyOf" in schema:
        told["anyOf"] = [opened(one) for one in schema["anyOf"]]
    if "prefixItems" in schema:
        told["prefixItems"] = [opened(one) for one in schema["prefixItems"]]
    if "items" not in schema:
        told |= {key: schema[key] for key in ("minItems", "maxItems") if key in schema}
    return told


def merge(one: Schema, other: Schema, path: str) -> Schema:
    """Return a schema for both; only whether a key is there may differ."""
    if one == other:
        return one
    if "items" in one and "items" in other:
        inner = merge(one["items"], other["items"], path)
        return same({**one, "items": inner}, {**other, "items": inner}, path)
    if "properties" not in one or "properties" not in other:
        return same(one, other, path)
    properties: Schema = {**one["properties"], **other["properties"]}
    for key in one["properties"].keys() & other["properties"].keys():
        inner = merge(one["properties"][key], other["properties"][key], f"{path}.{key}")
        properties[key] = inner
    required = [key for key in one["required"] if key in other["required"]]
    rest = {"properties": properties, "required": required}
    return same({**one, **rest}, {**other, **rest}, path)


def same(one: Schema, other: Schema, path: str) -> Schema:
    """Return what both are."""
    if one != other:
        raise ValueError(f"{path} is declared in two ways: {one} and {other}")
    return one
