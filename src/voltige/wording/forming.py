"""Making texts, and saying them where the language is known."""

from voltige.locale import Argument, texts
from voltige.locale.sources import variables, variables_of
from voltige.wording.text import Param, Text


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
    names = variables_of(key)
    if names is None:
        return None
    try:
        return Text(key, {name: params[name] for name in names})
    except KeyError:
        return None


def plain(words: str) -> Text:
    """Return words that stand as they are, for games without a sentence."""
    return Text("plain-words", {"words": words})


def number(value: Param) -> Text:
    """Return a number as a text; compiled code would make a whole one a fraction if it said float."""
    return Text("plain-number", {"number": value})
