"""Lists inside an edition file, each item checked and named by its place."""

from __future__ import annotations

from voltige.core.edition import Fields
from voltige.core.errors import shown


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
