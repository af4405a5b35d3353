"""Edition files rewritten: what is not touched keeps its comments, its order and its form."""

from typing import Any

import tomlkit
from tomlkit import TOMLDocument


def say_in_head(document: TOMLDocument, **values: str) -> None:
    """Change what the head of an edition says."""
    document["edition"].update(values)


def add_component(document: TOMLDocument, kind: str, row: dict[str, Any]) -> None:
    """Add one more component of a kind at the end; a list of lists has a line for each."""
    table = tomlkit.table()
    for key, value in row.items():
        item = tomlkit.item(value)
        if isinstance(value, list) and any(isinstance(one, list) for one in value):
            item.multiline(multiline=True)
        table.add(key, item)
    if kind not in document:
        document.append(kind, tomlkit.aot())
    listed: Any = document[kind]
    if listed.body:
        listed.body[-1].add(tomlkit.nl())
    listed.append(table)
