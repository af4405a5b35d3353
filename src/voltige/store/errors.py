"""What can go wrong between us and the database."""

from voltige.core.errors import VoltigeError


class StoreError(VoltigeError):
    """The database cannot be used, or what was asked for is not there."""


class ConflictError(StoreError):
    """Somebody else has written this number of a log first; read again and decide again."""


class UnavailableError(StoreError):
    """The database does not answer or takes nothing; what was to be written may come late."""


class UnwritableError(StoreError):
    """It holds something that no database takes, such as the character NUL; nothing was written."""
