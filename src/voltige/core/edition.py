"""Reading editions: TOML with every number that a rulebook prints, checked down to the last key."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from voltige.core.errors import EditionError, shown

SOURCES: Final = ["stated", "found", "inferred", "reconstructed"]
FORMAT: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The numbers of one printing of a game, read once and never changed."""

    def __init__(self, head: EditionHead, min_seats: int, max_seats: int) -> None:
        self.name: Final = head.name
        self.title: Final = head.title
        self.hash: Final = head.hash  # of the content; comments and spacing do not count
        self.data: Final = head.data  # as it was read
        self.min_seats: Final = min_seats
        self.max_seats: Final = max_seats


class EditionHead:
    """What all editions begin with."""

    def __init__(self, name: str, title: str, content_hash: str, data: dict[str, Any]) -> None:
        self.name: Final = name
        self.title: Final = title
        self.hash: Final = content_hash
        self.data: Final = data


class Fields:
    """One table of an edition file; every ``take`` checks, ``finish`` refuses what is left over."""

    def __init__(self, file: str, path: str, data: dict[str, Any]) -> None:
        self.file: Final = file
        self.path: Final = path
        self.data: Final = data
        self.taken: Final[set[str]] = set()

    def key(self, name: str) -> str:
        """Give the full name of a key, as the errors show it."""
        return f"{self.path}.{name}" if self.path else name

    def wrong(self, code: str, name: str, **params: str | int) -> EditionError:
        """Make an error about one key of this table."""
        return EditionError(code, file=self.file, key=self.key(name), **params)

    def has(self, name: str) -> bool:
        """Tell whether an optional key is there."""
        return name in self.data

    def take(self, name: str) -> Any:
        """Take a value that must be there."""
        if name not in self.data:
            raise self.wrong("edition_missing_key", name)
        self.taken.add(name)
        return self.data[name]

    def whole(self, name: str, low: int, high: int) -> int:
        """Take a whole number within bounds."""
        value = self.take(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong("edition_wrong_type", name, expected="whole")
        if not low <= value <= high:
            raise self.wrong("edition_out_of_range", name, value=value, low=low, high=high)
        return value

    def text(self, name: str) -> str:
        """Take a text that is not empty."""
        value = self.take(name)
        if not isinstance(value, str) or not value:
            raise self.wrong("edition_wrong_type", name, expected="text")
        return value

    def one_of(self, name: str, allowed: list[str]) -> str:
        """Take one of a few words."""
        value = self.text(name)
        if value not in allowed:
            words = ", ".join(allowed)
            raise self.wrong("edition_not_one_of", name, value=shown(value), allowed=words)
        return value

    def texts(self, name: str) -> list[str]:
        """Take a list of texts."""
        value = self.take(name)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.wrong("edition_wrong_type", name, expected="texts")
        return value

    def table(self, name: str) -> Fields:
        """Take a table."""
        value = self.take(name)
        if not isinstance(value, dict):
            raise self.wrong("edition_wrong_type", name, expected="table")
        return Fields(self.file, self.key(name), value)

    def tables(self, name: str) -> list[Fields]:
        """Take a list of tables, at least one."""
        value = self.take(name)
        if not isinstance(value, list) or not value or not all(isinstance(v, dict) for v in value):
            raise self.wrong("edition_wrong_type", name, expected="tables")
        return [
            Fields(self.file, f"{self.key(name)}[{number}]", item)
            for number, item in enumerate(value, start=1)
        ]

    def finish(self) -> None:
        """Take the source tags, if any, and refuse every key that nobody asked for."""
        if self.has("sources"):
            tags = self.table("sources")
            for name in tags.data:
                tags.one_of(name, SOURCES)
                if name not in self.taken:
                    raise tags.wrong("edition_unknown_key", name)
        if self.has("rule"):
            self.text("rule")
        for name in self.data:
            if name not in self.taken:
                raise self.wrong("edition_unknown_key", name)


def parse_edition(text: str, file: str) -> Fields:
    """Read TOML; the game then takes its keys from the result."""
    try:
        data = tomllib.loads(text)
    except (RecursionError, ValueError) as error:
        raise EditionError("edition_syntax", file=file, reason=shown(error)) from error
    return Fields(file, "", data)


def read_edition_file(path: Path) -> str:
    """Read an edition file as text."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise EditionError("edition_unreadable", file=path.name, reason=str(error)) from error


def read_head(fields: Fields, game: str) -> EditionHead:
    """Take format, game, and the edition's name and title; the caller takes the rest."""
    fields.whole("format", FORMAT, FORMAT)
    fields.one_of("game", [game])
    edition = fields.table("edition")
    try:
        content = json.dumps(fields.data, sort_keys=True, default=str)
    except (RecursionError, ValueError) as error:
        raise EditionError("edition_syntax", file=fields.file, reason=shown(error)) from error
    return EditionHead(
        edition.text("name"),
        edition.text("title"),
        hashlib.sha256(content.encode()).hexdigest(),
        fields.data,
    )
