"""What can go wrong while many games are played."""

from voltige.core.errors import VoltigeError


class ArenaError(VoltigeError):
    """Games that can't be played or kept; those that are finished stay."""
