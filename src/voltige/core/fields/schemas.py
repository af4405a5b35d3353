"""JSON Schema of plain data: the shapes that several kinds have."""

from __future__ import annotations

from typing import Any, Final

Schema = dict[str, Any]

NAMING: Final = "$comment"  # in a schema: what the names or numbers stand for that it lists


def seat_schema(seats: int, lowest: int) -> Schema:
    """Describe a seat."""
    return {"type": "integer", "minimum": lowest, "maximum": seats - 1, NAMING: "seat"}


def names_schema(names: list[Any], of: str) -> Schema:
    """Describe one of the names or numbers that an edition gives; another one gives others."""
    return {"enum": names[:], NAMING: of}


def list_schema(items: Schema, most: int, least: int = 0) -> Schema:
    """Describe a list."""
    return {"type": "array", "items": items, "minItems": least, "maxItems": most}


def places_schema(places: list[Schema], least: int) -> Schema:
    """Describe a list by what stands in each place; those after the first ``least`` may be missing."""
    return {"type": "array", "prefixItems": places, "minItems": least, "maxItems": len(places)}


def empty_list_schema() -> Schema:
    """Describe a list in which nothing stands."""
    return {"type": "array", "minItems": 0, "maxItems": 0}


def map_schema(values: Schema, names: list[str], of: str) -> Schema:
    """Describe a table in which some names of an edition may stand, all with the same kind of value."""
    table = {"type": "object", "additionalProperties": values, NAMING: of}
    return {**table, "propertyNames": {"enum": names[:]}}


def record_schema(properties: Schema) -> Schema:
    """Describe a table in which all these keys stand and no other."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def or_empty(record: Schema) -> Schema:
    """Describe such a table, or one in which nothing stands."""
    whole = {"required": record["required"]}
    told = {key: value for key, value in record.items() if key != "required"}
    return {**told, "oneOf": [whole, {"maxProperties": 0}]}


def noted(schema: Schema, note: str) -> Schema:
    """Add what it means, if that is said."""
    return {**schema, "description": note} if note else schema
