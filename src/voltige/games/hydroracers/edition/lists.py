"""Lists inside an edition file, each item checked and named by its place."""

from __future__ import annotations

from voltige.core.edition import Fields
from voltige.core.errors import shown


def take_wholes(fields: Fields, name: str, low: int, high: int) -> list[int]:
    """Take a list of whole numbers within bounds."""
    values = fields.take(name)
    if not isinstance(values, list):
        fields.wrong("edition_wrong_type", name, expected="wholes")
        return []
    found: list[int] = []
    for number, value in enumerate(values, start=1):
        found.append(bounded(fields, f"{name}[{number}]", value, low, high))
    return found


def bounded(fields: Fields, name: str, value: object, low: int, high: int) -> int:
    """Return a value that must be a whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool):
        fields.wrong("edition_wrong_type", name, expected="whole")
        return low
    if not low <= value <= high:
        fields.wrong("edition_out_of_range", name, value=value, low=low, high=high)
        return low
    return value


def take_words(fields: Fields, name: str, allowed: list[str]) -> list[int]:
    """Take a list of words out of a few; give their indexes."""
    found: list[int] = []
    for number, word in enumerate(fields.texts(name), start=1):
        if word not in allowed:
            words = ", ".join(allowed)
            key = f"{name}[{number}]"
            fields.wrong("edition_not_one_of", key, value=shown(word), allowed=words)
            continue
        found.append(allowed.index(word))
    return found


def refuse_repeats(tables: list[Fields], name: str, values: list[str]) -> None:
    """Refuse a value that an earlier table has already."""
    for number, value in enumerate(values):
        if value in values[:number]:
            tables[number].wrong("edition_duplicate", name, value=shown(value))
