"""Texts: keys of the Fluent files with parameters; ``forming.py`` makes them and says them."""

from typing import Any

from msgspec import Struct

Param = Any  # a number, a word, a nested Text, or a list of those


class Text(Struct):
    """A sentence of the Fluent files: its key and its parameters, which may be texts again."""

    key: str
    params: dict[str, Param] = {}


class Sheet(Struct):
    """What a game counts, a column for each thing and a row for each seat; a note says who wins."""

    columns: list[Text]
    rows: list[list[Text]]
    note: Text | None = None
