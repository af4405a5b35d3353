"""What the server refuses before a table is asked, and the settings that it can't use."""

from voltige.core.errors import VoltigeError
from voltige.tables.errors import RequestError


class NotJsonError(RequestError):
    """It is not JSON."""


class ConfigError(VoltigeError):
    """A setting that cannot be used."""
