"""From errors to what the wire says of them."""

from voltige.core.errors import IllegalActionError, VoltigeError
from voltige.locale import LANGUAGES, texts
from voltige.server.errors import ServerError
from voltige.server.wire.parts import Problem
from voltige.store.errors import StoreError, UnwritableError


def problem_of(error: VoltigeError, language: str) -> Problem:
    """Say what is wrong: code, parameters, rule, and one sentence."""
    rule = error.rule if isinstance(error, IllegalActionError) else None
    return Problem(error.code, dict(error.params), texts(language).error(error), rule)


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
