"""What can be wrong with a command line."""

from voltige.core.errors import VoltigeError


class CommandError(VoltigeError):
    """A request that the command cannot follow."""
