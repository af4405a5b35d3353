"""Every text, in English and French, from Fluent files that the browser shares."""

import functools
import re
from collections.abc import Callable
from typing import Protocol

from voltige.core.errors import EditionError, IllegalActionError, VoltigeError
from voltige.locale.sources import FOLDER

LANGUAGES = ("en", "fr")

HYPHEN = re.compile(r"(?<!\w)-(?=\d)")

Argument = str | int | float


class Words(Protocol):
    """What forms sentences from Fluent sources."""

    def has(self, message: str) -> bool:
        """Return whether there is such a text."""

    def say(self, message: str, arguments: dict[str, Argument]) -> str:
        """Return a text with its arguments filled in; a missing one is a bug and raises."""


Speaker = Callable[[str, list[str]], Words]  # of a language, from its sources


def fluent(language: str, sources: list[str]) -> Words:
    """Form sentences with Python's own Fluent; imported late, since a browser has another one."""
    from voltige.locale.fluent import FluentWords  # noqa: PLC0415  (see above)

    return FluentWords(language, sources)


class Texts:
    """The texts of one language."""

    speaker: Speaker = staticmethod(fluent)

    def __init__(self, language: str) -> None:
        """Load every file of the language."""
        self.language = language
        files = sorted((FOLDER / language).glob("*.ftl"))
        self.words = Texts.speaker(language, [file.read_text(encoding="utf-8") for file in files])

    def has(self, message: str) -> bool:
        """Return whether there is such a text."""
        return self.words.has(message)

    def say(self, message: str, **arguments: Argument) -> str:
        """Return a text with its arguments filled in; a missing text is a bug and raises."""
        text = self.words.say(message, arguments)
        return signed(text) if any(map(is_negative, arguments.values())) else text

    def of_game(self, game: str, part: str) -> str:
        """Return the title or the line of a game; one without texts is called by its name."""
        key = f"{game}-{part}"
        return self.say(key) if self.has(key) else game.replace("-", " ").capitalize()

    def bot(self, name: str) -> str:
        """Call a bot by the word of this language, or by its name if there is none."""
        key = f"bot-{name}"
        return self.say(key) if self.has(key) else name.capitalize()

    def error(self, error: VoltigeError, **named: Argument) -> str:
        """Say in one sentence what is wrong, with the rule that says so.

        ``named`` replaces parameters by what a person calls them.
        """
        params: dict[str, Argument] = {**error.params, **named}
        if isinstance(error.__cause__, VoltigeError):
            params["reason"] = self.error(error.__cause__)
        sentence = self.say(f"error-{error.code}", **params)
        if isinstance(error, IllegalActionError):
            return f"{sentence} ({error.rule})"
        if isinstance(error, EditionError):  # all that is wrong with a file is said at once
            return "\n".join([sentence, *[self.error(other) for other in error.also]])
        return sentence


def is_negative(value: Argument) -> bool:
    """Return whether an argument is a number below zero."""
    return not isinstance(value, str) and value < 0


def signed(text: str) -> str:
    """Write the sign of numbers as a minus; Fluent writes a hyphen."""
    return HYPHEN.sub("−", text)


def edition_title(game: str, name: str, title: str, language: str) -> str:
    """Return the title of an edition in a language; one of somebody's own stands as it is."""
    key = f"{game}-edition-{name}"
    return texts(language).say(key) if is_text_of(key, title) else title


def is_text_of(key: str, written: str) -> bool:
    """Return whether a text gives in English what an edition writes; then it speaks for it."""
    return texts("en").has(key) and texts("en").say(key) == written


def speak_by(speaker: Speaker) -> None:
    """Let another Fluent form the sentences from now on."""
    Texts.speaker = staticmethod(speaker)
    texts.cache_clear()


@functools.cache
def texts(language: str) -> Texts:
    """Return the texts of a language; an unknown one speaks English."""
    return Texts(language if language in LANGUAGES else "en")
