"""Strategies that spoil: random texts, valid texts with parts lost or moved, valid data changed."""

from __future__ import annotations

import copy
import random
from typing import Any

from hypothesis import strategies as st

SIGNS = ["", " ", "\n", "=", ":", ",", "/", "|", "#", "'", '"', "[", "]", "{", "}", "-", "\\", "\0"]
SIGNS += ["'''", '"""', "[[step]]", "0", "-1", "99", "9" * 25, "9" * 5000, "0x" + "f" * 5000]
SIGNS += [
    "true",
    "inf",
    "nan",
    "1e9",
    "²",
    "é",
    "\u2028",
    "A",
    "Z",
    "x1",
    " # ",
    " | ",
    "1979-05-27",
]

texts = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200).map(lambda raw: raw.decode("latin-1")),
    st.binary(max_size=200).map(lambda raw: raw.decode("utf-8", errors="replace")),
)

numbers = st.one_of(
    st.integers(-3, 12),
    st.integers(),
    st.sampled_from([2**31, 2**63 - 1, 2**63, -(2**63) - 1, 10**30]),
)


def json_values(words: list[str]) -> st.SearchStrategy[Any]:
    """Draw JSON values, three levels deep at most, with words that the reader may know."""
    keys = st.one_of(st.sampled_from(words), st.text(max_size=8))
    values: st.SearchStrategy[Any] = st.one_of(
        st.none(), st.booleans(), numbers, st.floats(), st.text(max_size=8), st.sampled_from(words)
    )
    for _ in range(2):
        deeper = st.one_of(st.lists(values, max_size=4), st.dictionaries(keys, values, max_size=3))
        values = st.one_of(values, deeper)
    return values


def json_objects(words: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    """Draw JSON objects."""
    keys = st.one_of(st.sampled_from(words), st.text(max_size=8))
    return st.dictionaries(keys, json_values(words), max_size=5)


@st.composite
def spoiled_texts(draw: st.DrawFn, valid: list[str]) -> str:
    """Take a valid text; delete, insert, replace, repeat or move slices and words of it."""
    text = draw(st.sampled_from(valid))
    for _ in range(draw(st.integers(1, 4))):
        text = spoil_words(draw, text) if draw(st.booleans()) else spoil_slice(draw, text)
    return text


def spoil_slice(draw: st.DrawFn, text: str) -> str:
    """Change a slice of characters."""
    start = draw(st.integers(0, len(text)))
    stop = min(len(text), start + draw(st.integers(0, 30)))
    part = text[start:stop]
    new = draw(st.sampled_from(["", part + part, part[::-1], *SIGNS]))
    return text[:start] + new + text[stop:]


def spoil_words(draw: st.DrawFn, text: str) -> str:
    """Change a word for another word of the text or a sign that readers stumble over."""
    words = text.split(" ")
    place = draw(st.integers(0, len(words) - 1))
    other = draw(st.one_of(st.sampled_from(words), st.sampled_from(SIGNS)))
    change = draw(st.sampled_from(["replace", "insert", "delete"]))
    if change == "insert":
        words.insert(place, other)
    elif change == "delete":
        del words[place]
    else:
        words[place] = other
    return " ".join(words)


@st.composite
def spoiled_data(draw: st.DrawFn, valid: list[dict[str, Any]], words: list[str]) -> dict[str, Any]:
    """Take valid data; change, delete or add values anywhere inside."""
    data: dict[str, Any] = copy.deepcopy(draw(st.sampled_from(valid)))
    for _ in range(draw(st.integers(1, 2))):
        holder: Any = data
        while True:
            if not holder:
                break
            keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
            key = draw(st.sampled_from(keys))
            inner = holder[key]
            if isinstance(inner, dict | list) and inner and draw(st.booleans()):
                holder = inner
                continue
            change_value(draw, holder, key, words)
            break
    return data


def change_value(draw: st.DrawFn, holder: Any, key: Any, words: list[str]) -> None:
    """Change one value of a list or an object."""
    change = draw(st.sampled_from(["nudge", "nudge", "replace", "delete", "copy"]))
    if change == "delete":
        del holder[key]
    elif change == "copy" and isinstance(holder, dict):
        holder[draw(st.sampled_from(words))] = copy.deepcopy(holder[key])
    elif change == "nudge" and type(holder[key]) is int:
        holder[key] += draw(st.integers(-3, 3))
    else:
        holder[key] = draw(json_values(words))


def spoiled(rng: random.Random, valid: dict[str, Any], words: list[str]) -> dict[str, Any]:
    """Take valid data; change, delete or add values anywhere inside, by luck of one's own."""
    data: dict[str, Any] = copy.deepcopy(valid)
    odd = [None, True, -1, 2**63, 10**30, 0.5, "", "é", [], {}, [0], {"": 0}, [[1]]]
    for _ in range(rng.randint(1, 2)):
        holder: Any = data
        while holder:
            key = rng.choice(list(holder) if isinstance(holder, dict) else [*range(len(holder))])
            inner = holder[key]
            if isinstance(inner, dict | list) and inner and rng.random() < 0.6:
                holder = inner
                continue
            change = rng.choice(["nudge", "nudge", "replace", "word", "delete", "copy"])
            if change == "delete":
                del holder[key]
            elif change == "copy" and isinstance(holder, dict):
                holder[rng.choice(words)] = copy.deepcopy(inner)
            elif change == "nudge" and type(inner) is int:
                holder[key] = inner + rng.randint(-3, 3)
            else:
                holder[key] = (
                    rng.choice(words) if change == "word" else copy.deepcopy(rng.choice(odd))
                )
            break
    return data
