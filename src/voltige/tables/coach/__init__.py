"""Coaches: exact odds of every choice, for the games that have a coach.

A coach gets the view of the seat that asks and its legal codes, nothing else.
"""

import functools
from collections.abc import Callable

from voltige.core.parts import part_of
from voltige.tables.coach.coach import Coach, Rated

__all__ = ["Coach", "Rated", "coach_of"]

LAYER = "voltige.tables.coach"


@functools.cache
def coach_of(game: str) -> Coach | None:
    """Give the coach of a game, or none."""
    coach: Callable[[], Coach] | None = part_of(game, LAYER, "COACH")
    return None if coach is None else coach()
