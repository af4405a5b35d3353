"""From errors to what the wire says of them."""

from voltige.core.errors import IllegalActionError, VoltigeError
from voltige.locale import LANGUAGES, texts
from voltige.server.errors import ServerError
from voltige.server.wire.parts import Problem
from voltige.store.errors import StoreError, UnwritableError
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


def status_of(error: VoltigeError) -> int:
    """Give the HTTP status of an error."""
    if isinstance(error, ServerError):
        return error.status
    if isinstance(error, StoreError):
        return 400 if isinstance(error, UnwritableError) else 503
    return 409 if isinstance(error, IllegalActionError) else 400


def language_of(header: str, asked: str = "") -> str:
    """Choose a language: the one asked for, else the first we have of those accepted."""
    if asked in LANGUAGES:
        return asked
    for part in header.split(","):
        name = part.split(";")[0].strip()[:2].lower()
        if name in LANGUAGES:
            return name
    return "en"
