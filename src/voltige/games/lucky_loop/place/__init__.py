"""Plain data back to a position."""

from voltige.games.lucky_loop.place.place import place_state, restore_state

__all__ = ["place_state", "restore_state"]
