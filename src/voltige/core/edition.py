"""Reading editions: TOML with every number that a rulebook prints, checked down to the last key."""

from __future__ import annotations

import difflib
import hashlib
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from voltige.core.errors import EditionError, shown
from voltige.core.former import reworded
from voltige.core.lines import key_lines, line_of

Whole = TypeVar("Whole")

KIND: Final = "kind"  # what else a component must have depends on it
SOURCES: Final = ["stated", "found", "inferred", "reconstructed"]
NAMES: Final = ["name", "name_fr"]  # what a component is called, in English and in French
FORMAT: Final = 1
NOTHING: Final = "none"  # in an error: there is no key of a similar name


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The numbers of one printing of a game, read once and never changed."""

    def __init__(self, head: EditionHead, min_seats: int, max_seats: int) -> None:
        self.name: Final = head.name
        self.title: Final = head.title
        self.hash: Final = head.hash  # of the content; comments and spacing do not count
        self.written: Final = head.written  # as the file says it
        self.data: Final = head.data  # the same in the present words of the rules
        self.names: Final = head.names  # of own components, by id: in English and in French
        self.min_seats: Final = min_seats
        self.max_seats: Final = max_seats


class EditionHead:
    """What all editions begin with, and the table that it stands in; games take more from there."""

    def __init__(self, table: Fields, content_hash: str, whole: Fields) -> None:
        self.table: Final = table
        self.name: Final = table.text("name")
        self.title: Final = table.text("title")
        self.hash: Final = content_hash
        self.written: Final = whole.written()
        self.data: Final = whole.data
        self.names: Final = whole.notes.names


class Notes:
    """What is noted while one file is read: the lines of its keys, its faults, its own names.

    ``written`` is what the file says, where its words are not the present ones.
    """

    def __init__(self, file: str, text: str = "", written: dict[str, Any] | None = None) -> None:
        self.file: Final = file
        self.written: Final = written
        self.lines: Final = key_lines(text)
        self.faults: Final[list[EditionError]] = []
        self.names: Final[dict[str, list[str]]] = {}  # by id: the name in English and in French

    def add(self, error: EditionError) -> None:
        """Note a fault, unless it may only follow from one of the same key or the same list."""
        for known in self.faults:
            same = known.params["key"] == error.params["key"]
            if same or (list_key(known) == list_key(error) and known.code != error.code):
                return
        self.faults.append(error)

    def settle(self) -> None:
        """Raise the first fault with all others, if there are any."""
        if self.faults:
            first = self.faults[0]
            first.also = self.faults[1:]
            raise first


def list_key(error: EditionError) -> str:
    """Return the key that a fault is about, without the place in a list."""
    key = str(error.params["key"])
    while key.endswith("]"):
        key = key[: key.rfind("[")]
    return key


class Fields:
    """One table of an edition file; every ``take`` checks, ``finish`` refuses what is left over.

    A fault is noted and reading goes on with a value that would be right, so that all faults of a
    file are told at once: the ``finish`` of the whole file raises them.
    """

    def __init__(
        self, file: str, path: str, data: dict[str, Any], notes: Notes | None = None
    ) -> None:
        self.file: Final = file
        self.path: Final = path
        self.data: Final = data
        self.notes: Final = notes if notes is not None else Notes(file)
        self.taken: Final[set[str]] = set()
        self.asked: Final[list[str]] = []  # keys that are known here
        self.lost = False  # the table or its kind is missing: its keys can't be judged

    def written(self) -> dict[str, Any]:
        """Return the whole file in the words in which it was written; ask the whole file alone."""
        return self.data if self.notes.written is None else self.notes.written

    def key(self, name: str) -> str:
        """Return the full name of a key, as the errors show it."""
        return f"{self.path}.{name}" if self.path else name

    def wrong(self, code: str, name: str, **params: str | int) -> None:
        """Note a fault of one key of this table; of a table that is lost nothing is noted."""
        if self.lost:
            return
        key = self.key(name)
        self.notes.add(EditionError(code, file=self.where(key), key=key, **params))

    def where(self, key: str) -> str:
        """Return file, line and id of what an error is about, as far as they are known."""
        line = line_of(self.notes.lines, key)
        own = self.data.get("id")
        if line == 0:
            return self.file
        if not isinstance(own, str) or not own:
            return f"{self.file}:{line}"
        return f"{self.file}:{line}, {shown(own)}"

    def has(self, name: str) -> bool:
        """Return whether an optional key is there."""
        self.asked.append(name)
        return name in self.data

    def take(self, name: str) -> Any:
        """Take a value that must be there; none where it is not."""
        self.asked.append(name)
        if name not in self.data:
            self.wrong("edition_missing_key", name)
            return None
        self.taken.add(name)
        return self.data[name]

    def whole(self, name: str, low: int, high: int) -> int:
        """Take a whole number within bounds."""
        return self.bounded(name, self.take(name), low, high)

    def bounded(self, name: str, value: Any, low: int, high: int) -> int:
        """Check that a value, or how many there are, is a whole number within bounds."""
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong("edition_wrong_type", name, expected="whole")
            return low
        if not low <= value <= high:
            self.wrong("edition_out_of_range", name, value=value, low=low, high=high)
            return low
        return value

    def wholes(self, name: str, low: int, high: int) -> list[int]:
        """Take a list of whole numbers within bounds."""
        values = self.take(name)
        if not isinstance(values, list):
            self.wrong("edition_wrong_type", name, expected="wholes")
            return []
        return [
            self.bounded(f"{name}[{number}]", value, low, high)
            for number, value in enumerate(values, start=1)
        ]

    def text(self, name: str) -> str:
        """Take a text that is not empty."""
        value = self.take(name)
        if not isinstance(value, str) or not value:
            self.wrong("edition_wrong_type", name, expected="text")
            return ""
        return value

    def one_of(self, name: str, allowed: list[str]) -> str:
        """Take one of a few words."""
        value = self.text(name)
        if value not in allowed:
            words = ", ".join(allowed)
            self.wrong("edition_not_one_of", name, value=shown(value), allowed=words)
            self.lost = self.lost or name == KIND
            return allowed[0]
        return value

    def texts(self, name: str) -> list[str]:
        """Take a list of texts."""
        value = self.take(name)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self.wrong("edition_wrong_type", name, expected="texts")
            return []
        return value

    def table(self, name: str) -> Fields:
        """Take a table."""
        value = self.take(name)
        if not isinstance(value, dict):
            self.wrong("edition_wrong_type", name, expected="table")
            inner = Fields(self.file, self.key(name), {}, self.notes)
            inner.lost = True
            return inner
        return Fields(self.file, self.key(name), value, self.notes)

    def tables(self, name: str) -> list[Fields]:
        """Take a list of tables, at least one."""
        value = self.take(name)
        if not isinstance(value, list) or not value or not all(isinstance(v, dict) for v in value):
            self.wrong("edition_wrong_type", name, expected="tables")
            return []
        return [
            Fields(self.file, f"{self.key(name)}[{number}]", item, self.notes)
            for number, item in enumerate(value, start=1)
        ]

    def finish(self) -> None:
        """Take source tags, rule and own names, if any, and refuse keys that nobody asked for.

        For the whole file this raises all faults that were noted.
        """
        if self.has("sources"):
            tags = self.table("sources")
            for name in tags.data:
                tags.one_of(name, SOURCES)
                if name not in self.asked:
                    near = nearest(name, self.asked)
                    tags.wrong("edition_unknown_key", name, near=near or NOTHING)
        if self.has("rule"):
            self.text("rule")
        if "id" in self.asked:
            self.take_names()
        for name in self.data:
            if name not in self.asked:
                self.unknown(name)
        if not self.path:
            self.settle()

    def settle(self) -> None:
        """Raise all faults that were noted so far."""
        self.notes.settle()

    def take_names(self) -> None:
        """Take what a component is called, where the texts of the game know no such id."""
        names = [self.text(name) if self.has(name) else "" for name in NAMES]
        if names[0] or names[1]:
            spoken = [names[0] or names[1], names[1] or names[0]]
            self.notes.names[shown(self.data.get("id"))] = spoken

    def unknown(self, name: str) -> None:
        """Refuse a key; if it looks like one that is missing, that one is missed no longer."""
        near = nearest(name, [known for known in self.asked if known not in self.data])
        near = near or nearest(name, self.asked)
        missed = self.key(near)
        for place, fault in enumerate(self.notes.faults):
            if near and fault.code == "edition_missing_key" and fault.params["key"] == missed:
                del self.notes.faults[place]
                break
        self.wrong("edition_unknown_key", name, near=near or NOTHING)


def nearest(word: str, known: list[str]) -> str:
    """Return the known word that a misspelled one most likely means, or nothing."""
    found = difflib.get_close_matches(word, known, 1)
    return found[0] if found else ""


def parse_edition(text: str, file: str, words: dict[str, str] | None = None) -> Fields:
    """Read TOML, older words as the present ones; the game then takes its keys from the result."""
    try:
        written = tomllib.loads(text)
        return in_present_words(written, words if words is not None else {}, file, text)
    except (RecursionError, ValueError) as error:
        raise EditionError("edition_syntax", file=file, reason=in_short(error)) from error


def in_present_words(
    written: dict[str, Any], words: dict[str, str], file: str, text: str = ""
) -> Fields:
    """Return what an edition says in the present words of the rules, to be taken key by key."""
    return Fields(file, "", reworded(written, words), Notes(file, text, written))


def in_short(error: Exception) -> str:
    """Return what the reader of TOML says: a key that it quotes is cut, the place at the end is not."""
    what, mark, place = str(error).rpartition(" (at ")
    return shown(what) + mark + shown(place)


def read_all(fields: Fields, read: Callable[[Fields], Whole]) -> Whole:
    """Read a whole file; raise every fault that was noted, however far the reading came."""
    try:
        edition = read(fields)
    except Exception:
        fields.settle()  # values that only stand in for wrong ones may lead anywhere
        raise
    fields.settle()
    return edition


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
    table = fields.table("edition")
    try:
        content = json.dumps(fields.written(), sort_keys=True, default=str)
    except (RecursionError, ValueError) as error:
        raise EditionError("edition_syntax", file=fields.file, reason=shown(error)) from error
    return EditionHead(table, hashlib.sha256(content.encode()).hexdigest(), fields)
