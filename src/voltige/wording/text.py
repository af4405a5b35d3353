"""Texts: keys of the Fluent files with parameters, formed where the language is known."""

from typing import Any

from msgspec import Struct

from voltige.locale import Argument, texts
from voltige.locale.sources import variables

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


def say(text: Text, language: str) -> str:
    """Form a text in a language, as a client does."""
    arguments = {key: argument(value, language) for key, value in text.params.items()}
    return texts(language).say(text.key, **arguments)


def argument(value: Param, language: str) -> Argument:
    """Form a parameter."""
    if isinstance(value, Text):
        return say(value, language)
    if isinstance(value, list):
        items = value or [Text("game-nothing")]
        return ", ".join(str(argument(item, language)) for item in items)
    plain: Argument = value
    return plain


def exists(key: str) -> bool:
    """Return whether there is such a text; every language has the same ones."""
    return key in variables()


def fill(key: str, params: dict[str, Param]) -> Text | None:
    """Make a text with the parameters that its sentence uses; none if one of them is missing."""
    names = variables().get(key)
    if names is None or not params.keys() >= set(names):
        return None
    return Text(key, {name: params[name] for name in names})


def plain(words: str) -> Text:
    """Return words that stand as they are, for games without a sentence."""
    return Text("plain-words", {"words": words})


def number(value: float) -> Text:
    """Return a number as a text."""
    return Text("plain-number", {"number": value})
