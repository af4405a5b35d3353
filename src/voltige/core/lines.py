"""Where the keys of a TOML file stand: the parser of the standard library does not tell.

Files come from strangers, so that every character is looked at once. The file is valid TOML.
"""

from __future__ import annotations

from typing import Final

LONG_QUOTES: Final = ['"""', "'''"]


class Reader:
    """Goes through values: brackets and texts may be open over several lines."""

    def __init__(self) -> None:
        self.depth = 0  # of open brackets
        self.quote = ""  # the quotes that end the open text, if one is open

    def inside(self) -> bool:
        """Return whether a value goes on."""
        return self.depth > 0 or self.quote != ""

    def read(self, value: str) -> None:
        """Follow the rest of a line."""
        at = 0
        while at < len(value):
            if self.quote:
                at = self.leave(value, at)
                continue
            sign = value[at]
            if sign == "#":
                return
            if value[at : at + 3] in LONG_QUOTES:
                self.quote = value[at : at + 3]
            elif sign in "\"'":
                self.quote = sign
            elif sign == "[":
                self.depth += 1
            elif sign == "]":
                self.depth -= 1
            at += max(1, len(self.quote))
        if len(self.quote) == 1:  # no valid text ends so; the parser has complained
            self.quote = ""

    def leave(self, value: str, at: int) -> int:
        """Go past one character of a text, or past its end."""
        if value.startswith(self.quote, at):
            at += len(self.quote)
            self.quote = ""
            return at
        return at + (2 if value[at] == "\\" and self.quote[0] == '"' else 1)


def key_lines(text: str) -> dict[str, int]:
    """Return the line of each key and table, named as errors name them: ``card[2].copies``."""
    found: dict[str, int] = {}
    counts: dict[str, int] = {}  # tables of each list so far
    table = ""
    reader = Reader()
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.strip()
        if reader.inside():
            reader.read(words)
        elif words.startswith("["):
            table = header_path(words, counts)
            found.setdefault(table, number)
        elif words and not words.startswith("#"):
            name, _, value = words.partition("=")
            key = plain_key(name)
            found.setdefault(f"{table}.{key}" if table else key, number)
            reader.read(value)
    return found


def header_path(words: str, counts: dict[str, int]) -> str:
    """Return the path of a header; each part that is a list is at its last table."""
    is_list = words.startswith("[[")
    path = ""
    parts = plain_key(words.lstrip("[").partition("]")[0]).split(".")
    for place, part in enumerate(parts):
        path = f"{path}.{part}" if path else part
        if is_list and place == len(parts) - 1:
            counts[path] = counts.get(path, 0) + 1
        if path in counts:
            path = f"{path}[{counts[path]}]"
    return path


def plain_key(name: str) -> str:
    """Return a key without quotes and spaces."""
    return ".".join([part.strip().strip("\"'") for part in name.split(".")])


def line_of(lines: dict[str, int], path: str) -> int:
    """Return the line of a key, or of the nearest table around it; 0 where nothing is known."""
    while path:
        if path in lines:
            return lines[path]
        cut = max(path.rfind("."), path.rfind("["))
        path = path[: max(cut, 0)]
    return 0
