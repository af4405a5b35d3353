"""What HTTP says of an error, and in which language."""

from voltige.core.errors import IllegalActionError, VoltigeError
from voltige.locale import LANGUAGES
from voltige.match.errors import StoreError, UnwritableError
from voltige.server.errors import NotJsonError
from voltige.tables.errors import (
    ForbiddenError,
    NobodyError,
    NotHereError,
    OverloadedError,
    RequestError,
    TooOftenError,
    UnusableError,
)

STATUS: list[tuple[type[VoltigeError], int]] = [  # the first kind that an error is of counts
    (UnusableError, 400),
    (NobodyError, 401),
    (ForbiddenError, 403),
    (NotHereError, 404),
    (NotJsonError, 415),
    (OverloadedError, 503),
    (TooOftenError, 429),
    (RequestError, 409),
    (UnwritableError, 400),
    (StoreError, 503),
    (IllegalActionError, 409),
    (VoltigeError, 400),
]


def status_of(error: VoltigeError) -> int:
    """Give the HTTP status of an error."""
    return next(status for kind, status in STATUS if isinstance(error, kind))


def language_of(header: str, asked: str = "") -> str:
    """Choose a language: the one asked for, else the first we have of those accepted."""
    if asked in LANGUAGES:
        return asked
    for part in header.split(","):
        name = part.split(";")[0].strip()[:2].lower()
        if name in LANGUAGES:
            return name
    return "en"
