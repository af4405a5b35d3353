"""What HTTP says of an error, and in which language."""

from voltige.core.errors import VoltigeError
from voltige.locale import LANGUAGES
from voltige.server.errors import NotJsonError
from voltige.tables import problems

NOT_JSON = 415


def status_of(error: VoltigeError) -> int:
    """Give the HTTP status of an error."""
    return NOT_JSON if isinstance(error, NotJsonError) else problems.status_of(error)


def language_of(header: str, asked: str = "") -> str:
    """Choose a language: the one asked for, else the first we have of those accepted."""
    if asked in LANGUAGES:
        return asked
    for part in header.split(","):
        name = part.split(";")[0].strip()[:2].lower()
        if name in LANGUAGES:
            return name
    return "en"
