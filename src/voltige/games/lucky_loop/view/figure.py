"""A figure of a flight, as everybody sees it."""

from __future__ import annotations

from typing import Final


class FigureView:
    """A figure of the flight: its card, its state and the faces on it."""

    def __init__(self, card: int, state: int, dice: list[int]) -> None:
        self.card: Final = card
        self.state = state
        self.dice = dice
