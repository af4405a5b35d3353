"""Every single change of a valid input, one after the other: nothing is left to luck here."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

JUNK: list[Any] = [None, True, 1.5, "", "nonsense", [], {}, [None], {"x": 1}, 10**30, -1, 0, 1]
NUDGES = [-4, -3, -2, -1, 1, 2, 3, 100]
WORDS = ["", "-1", "0", "99999999999999999999", "0x" + "f" * 5000, "nonsense", "''", "[]", "{}"]
WORDS += ["true", "inf", "=", "²", "[[1]]", "\0"]


def changed_data(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Change, delete or exchange each value inside plain data."""
    for path in paths(data):
        yield without(data, path)
        old = at(data, path)
        news = list(JUNK)
        if type(old) is int:
            news += [old + nudge for nudge in NUDGES]
        if isinstance(old, list):
            news += [old[:-1], [*old, *old[-1:]], old[::-1]]
        for new in [*news, *siblings(data, path)]:
            if type(new) is not type(old) or new != old:
                yield with_value(data, path, new)
    yield {**data, "nonsense": 1}


def paths(data: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """List the paths to all values inside."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    for key in keys:
        yield (*here, key)
        if isinstance(data[key], dict | list):
            yield from paths(data[key], (*here, key))


def at(data: Any, path: tuple[Any, ...]) -> Any:
    """Give the value at a path."""
    for key in path:
        data = data[key]
    return data


def siblings(data: Any, path: tuple[Any, ...]) -> list[Any]:
    """Give other values of the same kind, as a careless copy would."""
    holder = at(data, path[:-1])
    values = holder.values() if isinstance(holder, dict) else holder
    old = at(data, path)
    return [value for value in values if type(value) is type(old)][:4]


def without(data: Any, path: tuple[Any, ...]) -> Any:
    """Give the data without one value; all that lies beside the path is shared."""
    changed = copy.copy(data)
    if len(path) == 1:
        del changed[path[0]]
    else:
        changed[path[0]] = without(data[path[0]], path[1:])
    return changed


def with_value(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Give the data with one value exchanged; all that lies beside the path is shared."""
    changed = copy.copy(data)
    changed[path[0]] = value if len(path) == 1 else with_value(data[path[0]], path[1:], value)
    return changed


def changed_lines(text: str) -> Iterator[str]:
    """Delete, repeat or swap each line, and spoil what stands after its equals sign."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        before, after = lines[:number], lines[number + 1 :]
        yield "\n".join([*before, *after])
        yield "\n".join([*before, line, line, *after])
        yield "\n".join([*before, *after[:1], line, *after[1:]])
        key, equals, _ = line.partition("=")
        if equals:
            for word in WORDS:
                yield "\n".join([*before, f"{key}= {word}", *after])


def changed_words(text: str) -> Iterator[str]:
    """Delete, repeat or swap each word, and exchange it for words that readers stumble over."""
    words = text.split(" ")
    for number, word in enumerate(words):
        before, after = words[:number], words[number + 1 :]
        key, equals, _ = word.partition("=")
        yield " ".join([*before, *after])
        yield " ".join([*before, word, word, *after])
        yield " ".join([*before, *after[:1], word, *after[1:]])
        for other in WORDS:
            yield " ".join([*before, f"{key}={other}" if equals else other, *after])
