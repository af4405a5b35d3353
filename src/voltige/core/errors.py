"""The tree of errors. Each has a stable ``code`` for the wire and parameters for its sentence.

The sentences live in ``locale/*/errors.ftl`` under ``error-<code>``; ``str`` is for programmers.
"""

from __future__ import annotations

from typing import Final

Param = str | int


HUGE: Final = 10**15  # no sentence should quote such a number digit by digit
LONGEST: Final = 60  # characters of a value that an error quotes


def shown(value: object, longest: int = LONGEST) -> str:
    """Return a value as a short text, whatever it is; a list as options are written: ``a/b``."""
    try:
        text = "/".join(map(str, value)) if isinstance(value, list) else str(value)
    except ValueError:  # a whole number of thousands of digits
        return "…"
    return text if len(text) <= longest else text[:longest] + "…"


def quotable(value: Param) -> Param:
    """Return a parameter as a sentence can quote it: a huge number becomes a short text."""
    if isinstance(value, int) and not -HUGE < value < HUGE:
        return shown(value)
    return value


class VoltigeError(Exception):
    """Anything that is wrong with what we were given."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code)
        self.code: Final = code
        self.params: Final = {name: quotable(value) for name, value in params.items()}

    def __str__(self) -> str:
        """Show the code and what it speaks of."""
        told = " ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} {told}".rstrip()


class EditionError(VoltigeError):
    """An edition that cannot be used; ``params`` name file and line, key and reason."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, **params)
        self.also: list[EditionError] = []  # what else is wrong with the same file


class OptionError(VoltigeError):
    """A table option that does not exist or has no such value."""


class NotationError(VoltigeError):
    """A text that cannot be read: a state, an action, an attempt."""


class PositionError(VoltigeError):
    """Plain data that is no position of the game."""


class TableError(VoltigeError):
    """A table that cannot be made: wrong number of seats, unknown game or bot."""


class IllegalActionError(VoltigeError):
    """An attempt that was read but is not allowed now; ``rule`` is the number that refuses it."""

    def __init__(self, code: str, rule: str, **params: Param) -> None:
        super().__init__(code, **params)
        self.rule: Final = rule

    def __str__(self) -> str:
        """Show the code, the rule and what it speaks of."""
        return f"{super().__str__()} [{self.rule}]"


Refusal = IllegalActionError | None  # why an attempt is not legal; nothing if it is
