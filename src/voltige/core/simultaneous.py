"""Decisions that several seats make at once: what a game says of them, so that tables can hold them.

The engine knows no clock: it takes the answers of the seats one after the other. A table holds such a
decision in one of three ways. Claims are measured, and the fastest counts; or all answer in secret;
or seats have left orders. What only the game knows of that it declares here, in a module
``simultaneous`` of its folder, as ``SIMULTANEOUS``.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from voltige.core.action import Action, Json
from voltige.core.edition import Edition
from voltige.core.errors import IllegalActionError
from voltige.core.event import Event
from voltige.core.options import Values
from voltige.core.parts import part_of
from voltige.core.state import State


class Pace:
    """How long a bot takes to answer: half of the time longer than the median, never less than the least."""

    def __init__(self, median_ms: int, sigma: float, least_ms: int) -> None:
        self.median_ms: Final = median_ms
        self.sigma: Final = sigma  # of the logarithm
        self.least_ms: Final = least_ms


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous:
    """What a game says of its simultaneous decisions."""

    # -- what a table agrees on -----------------------------------------------------------------

    def options_for(self, mode: str, asked: Values) -> Values:
        """Give the options of a new table of a mode, with what is usual there, or refuse them."""
        raise NotImplementedError

    def is_measured(self, mode: str, values: Values) -> bool:
        """Tell whether claims are measured and the fastest counts."""
        raise NotImplementedError

    def orders(self, mode: str) -> list[str]:
        """Name the orders that seats may leave for decisions to come; none where they are there."""
        raise NotImplementedError

    def window_ms(self, values: Values) -> int:
        """Give how long a decision with measured times can be claimed."""
        raise NotImplementedError

    def answer_ms(self, mode: str, values: Values) -> int | None:
        """Give how long seats have for answers in secret; None is as long as they like."""
        raise NotImplementedError

    # -- claims -----------------------------------------------------------------------------------

    def waiver(self) -> Json:
        """Give the action that claims nothing."""
        raise NotImplementedError

    def ordered(self, state: State, seat: int, order: str, edition: Edition) -> Action | None:
        """Give the claim that an order means now, or none."""
        raise NotImplementedError

    def refusal(self, code: str) -> IllegalActionError:
        """Refuse a claim for what only the table knows; the code says what that is."""
        raise NotImplementedError

    def times(self, ms: int, corrected_ms: int) -> Json:
        """Give what the log keeps of the time of a claim that counts."""
        raise NotImplementedError

    def tell_times(self, event: Event, kept: dict[int, Any]) -> None:
        """Add the winner's time to the event that names the winner; ``kept`` has ``times`` by seat."""
        raise NotImplementedError

    def pace(self, bot: str) -> Pace:
        """Give how fast a bot is."""
        raise NotImplementedError


def simultaneous_of(game: str) -> Simultaneous | None:
    """Give what a game says of its simultaneous decisions, or none if it has no such decisions."""
    folder = f"voltige.games.{game.replace('-', '_')}"
    found: Simultaneous | None = part_of("simultaneous", folder, "SIMULTANEOUS")
    return found
