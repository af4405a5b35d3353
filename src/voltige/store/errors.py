"""What can go wrong between us and the database."""

from voltige.core.errors import VoltigeError


class StoreError(VoltigeError):
    """The database cannot be used, or what was asked for is not there."""


class ConflictError(StoreError):
    """Somebody else has written this number of a log first; read again and decide anew."""


class UnavailableError(StoreError):
    """The database does not answer; nothing was written."""
