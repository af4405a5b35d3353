"""What can be wrong with a match, a record or a scenario."""

from voltige.core.errors import VoltigeError


class MatchError(VoltigeError):
    """A request that a match cannot follow; nothing has changed."""


class UndoError(MatchError):
    """A step that may not be taken back freely."""


class RecordError(MatchError):
    """A record that cannot be read or replayed; ``params`` name the line where there is one."""


class ScenarioError(MatchError):
    """A scenario that cannot be read, or whose expectations do not hold."""
