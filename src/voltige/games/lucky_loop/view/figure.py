"""A figure of a flight, as everybody sees it."""

from __future__ import annotations

from typing import Final

from voltige.games.lucky_loop.edition import LuckyLoopEdition
from voltige.games.lucky_loop.terms import EXACT, EXCEEDED


class FigureView:
    """A figure of the flight: its card, its state and the faces on it."""

    def __init__(self, card: int, state: int, dice: list[int]) -> None:
        self.card: Final = card
        self.state = state
        self.dice = dice

    def points(self, edition: LuckyLoopEdition) -> int:
        """Return the printed points: upper or lower field, 0 while it is open (LL-42, LL-43)."""
        if self.state == EXACT:
            return int(edition.points_exact[self.card])
        if self.state == EXCEEDED:
            return int(edition.points_exceeded[self.card])
        return 0
