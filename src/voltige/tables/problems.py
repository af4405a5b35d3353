"""From errors to what is said of them: a sentence, and a status as HTTP has them."""

from msgspec import Struct

from voltige.core.errors import IllegalActionError, VoltigeError
from voltige.locale import texts
from voltige.match.errors import StoreError, UnwritableError
from voltige.tables.errors import (
    ForbiddenError,
    NobodyError,
    NotHereError,
    OverloadedError,
    RequestError,
    TooOftenError,
    UnusableError,
)
from voltige.tables.wire.parts import Problem
from voltige.wording.wording import NO_VIEWER, Wording

STATUS: list[tuple[type[VoltigeError], int]] = [  # the first kind that an error is of counts
    (UnusableError, 400),
    (NobodyError, 401),
    (ForbiddenError, 403),
    (NotHereError, 404),
    (OverloadedError, 503),
    (TooOftenError, 429),
    (RequestError, 409),
    (UnwritableError, 400),
    (StoreError, 503),
    (IllegalActionError, 409),
    (VoltigeError, 400),
]


class Failure(Struct):
    """The body of every error."""

    problem: Problem


def status_of(error: VoltigeError) -> int:
    """Give the status of an error."""
    return next(status for kind, status in STATUS if isinstance(error, kind))


def problem_of(error: VoltigeError, language: str, words: Wording | None = None) -> Problem:
    """Say what is wrong: code, parameters, rule, and one sentence.

    What a game refuses is said in the ``words`` of its table, which name cards and seats.
    """
    sentence = texts(language).error(error)
    if not isinstance(error, IllegalActionError):
        return Problem(error.code, dict(error.params), sentence)
    if words is not None:
        sentence = words.error(error, NO_VIEWER, language)
    return Problem(error.code, dict(error.params), sentence, error.rule)
