"""What a report needs of a language; the command hands it in."""

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


def percent(words: Words, share: float) -> str:
    """Write a share as percents."""
    return words.say("odds-percent", value=decimal(words, 100 * share))


def statistic(words: Words, name: str) -> str:
    """Name something that a game counts."""
    key = f"simulate-mean-{name}"
    return words.say(key) if words.has(key) else name.replace("_", " ")


def verb(name: str) -> str:
    """Name a kind of action by the word of its notation."""
    return name.replace("_", " ")
