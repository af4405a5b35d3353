"""The bookkeeping of clocks: who has how long, given the times at which things happened.

A decision has its time, then the seat's reserve, which is never refilled; after both the default
action is done. Decisions that several seats make in secret have one limit for all and touch no
reserve, so that no clock tells who has answered. Times are milliseconds, given from outside.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Clocks:
    """The clocks of one match; ``move_ms`` 0 means that decisions have no time of their own."""

    move_ms: int
    reserve: list[int]
    asked: tuple[int, ...] = ()
    started: int = 0
    limit: int | None = None  # of this decision alone, instead of time and reserve
    paused_at: int | None = None
    timeouts: list[int] = field(init=False)  # in a row, by seat

    def __post_init__(self) -> None:
        """Begin without time-outs."""
        self.timeouts = [0] * len(self.reserve)

    def ask(self, seats: Sequence[int], at: int, limit: int | None = None) -> None:
        """Start a decision of some seats; during a pause its time begins when that ends."""
        self.asked = tuple(seats)
        self.started = at if self.paused_at is None else self.paused_at
        self.limit = limit

    def answered(self, seat: int, at: int, *, in_time: bool) -> None:
        """Charge a seat's reserve for the time it took, and count its time-outs."""
        if seat in self.asked and self.limit is None and self.move_ms:
            over = at - self.started - self.move_ms
            self.reserve[seat] -= max(0, min(over, self.reserve[seat]))
        self.timeouts[seat] = 0 if in_time else self.timeouts[seat] + 1

    def deadline(self, seat: int) -> int | None:
        """Return the time at which the default action is done for a seat, if there is one."""
        if seat not in self.asked or self.paused_at is not None:
            return None
        if self.limit is not None:
            return self.started + self.limit
        if not self.move_ms:
            return None
        return self.started + self.move_ms + self.reserve[seat]

    def pause(self, at: int) -> None:
        """Stop all clocks."""
        self.paused_at = at

    def resume(self, at: int) -> None:
        """Let the clocks go on where they stood."""
        if self.paused_at is not None:
            self.started += at - self.paused_at
            self.paused_at = None
