"""What can be wrong with a match, a record, a scenario, or what is kept of them."""

from voltige.core.errors import VoltigeError


class MatchError(VoltigeError):
    """A request that a match cannot follow; nothing has changed."""


class UndoError(MatchError):
    """A step that may not be taken back freely."""


class RecordError(MatchError):
    """A record that cannot be read or replayed; ``params`` name the line where there is one."""


class ScenarioError(MatchError):
    """A scenario that cannot be read, or whose expectations do not hold."""


class StoreError(VoltigeError):
    """The database cannot be used, or what was asked for is not there."""


class ConflictError(StoreError):
    """Somebody else has written this number of a log first; read again and decide anew."""


class UnavailableError(StoreError):
    """The database does not answer or takes nothing; what was to be written may come late."""


class UnwritableError(StoreError):
    """It holds something that no database takes, such as the character NUL; nothing was written."""
