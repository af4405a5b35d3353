"""What a report needs of a language; the command hands it in."""

import math
from collections.abc import Sequence
from typing import Protocol


class Words(Protocol):
    """The texts of one language."""

    language: str

    def has(self, message: str) -> bool:
        """Return whether there is such a text."""

    def say(self, message: str, **arguments: str | float) -> str:
        """Return a text with its arguments filled in."""

    def of_game(self, game: str, part: str) -> str:
        """Return the title or the line of a game."""


def decimal(words: Words, value: float, digits: int = 1) -> str:
    """Write a number with the mark of the language and a true minus."""
    text = f"{value:.{digits}f}".replace(".", words.say("odds-decimal-mark"))
    return text.replace("-", "−")


def signed(words: Words, value: float, digits: int = 1) -> str:
    """Write a difference with its sign."""
    return ("+" if value > 0 else "") + decimal(words, value, digits)


def error_of(words: Words, error: float, digits: int = 2) -> str:
    """Write half of an interval; where games are too few for one it is endless."""
    return "∞" if math.isinf(error) else decimal(words, error, digits)


def percent(words: Words, share: float) -> str:
    """Write a share as percents."""
    return words.say("odds-percent", value=decimal(words, 100 * share))


def statistic(words: Words, name: str) -> str:
    """Name something that a game counts."""
    key = f"simulate-mean-{name}"
    return words.say(key) if words.has(key) else name.replace("_", " ")


def ends(words: Words, both: Sequence[float]) -> str:
    """Write the ends of the interval of a share."""
    return f"{percent(words, both[0])} – {percent(words, both[1])}"


def fact_name(words: Words, name: str) -> str:
    """Name what is counted in a game."""
    key = f"report-fact-{name}"
    return words.say(key) if words.has(key) else statistic(words, name)


def shown_value(value: object) -> str:
    """Write a value of an option as the command line takes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "/".join(str(item) for item in value) or "–"
    return str(value)


def verb(name: str) -> str:
    """Name a kind of action by the word of its notation."""
    return name.replace("_", " ")
