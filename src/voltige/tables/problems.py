"""From errors to what is said of them."""

from voltige.core.errors import IllegalActionError, VoltigeError
from voltige.locale import texts
from voltige.tables.wire.parts import Problem
from voltige.wording.wording import NO_VIEWER, Wording


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
