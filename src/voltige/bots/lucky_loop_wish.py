"""What a pilot of Lucky Loop wishes of a flight: the worth of its ends, in thousandths of a point."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from voltige.bots.lucky_loop_thumb import DIE, SURE
from voltige.games.lucky_loop.scoring import earns_token, lowest_programme, score_of
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.games.lucky_loop.terms import COMPULSORY, NO_PROGRAMME

WORST: Final = -1_000_000_000
TOKEN: Final = 2500  # a bonus token
LATE_TOKEN: Final = 1000  # the same in the final phase, where little time is left to spend it
NEW_SCORE: Final = 3000  # a first score in a programme, beyond its points
FINISH: Final = 12_000  # bringing on the end


@final
class Wish:
    """What the ends of one flight are worth to a seat."""

    def __init__(self, position: LuckyLoopState, seat: i64) -> None:
        self.position: Final = position
        self.seat: Final[i64] = seat
        self.programme: i64 = NO_PROGRAMME  # none in a free flight
        self.before: i64 = 0  # what a result is compared with, in points
        self.least: i64 = 0  # results below it are worth nothing
        self.extra: i64 = 0  # of a success
        self.failed: i64 = 0
        self.token: i64 = 0

    def of_programme(self, programme: i64) -> None:
        """Wish for points above the own score, for a first score, and for tokens."""
        own = score_of(self.position, self.seat, programme)
        last = self.position.end_triggered
        self.programme = programme
        self.before = own
        self.least = max(self.position.setup.programme_minimum, own + 1)
        self.extra = 0 if last or own > 0 else NEW_SCORE
        self.failed = 0
        self.token = 0 if last else TOKEN

    def of_free(self) -> None:
        """Wish to bring the flight off; more points than the lowest score has are welcome."""
        position = self.position
        lowest = lowest_programme(position, self.seat)
        self.programme = NO_PROGRAMME
        self.before = score_of(position, self.seat, lowest)
        self.least = position.setup.free_minimum_score
        self.extra = FINISH
        self.failed = -DIE * position.setup.failure_cost
        self.token = 0 if position.end_triggered else LATE_TOKEN

    def of_flight(self) -> None:
        """Wish as the flight in the air demands."""
        if self.position.flight == COMPULSORY:
            self.of_programme(self.position.programme)
        else:
            self.of_free()

    def done(self, points: i64) -> i64:
        """Return the worth of a result, which is given in thousandths."""
        result = points // DIE
        if result < self.least:
            return self.failed
        worth = points - DIE * self.before + self.extra
        if self.programme >= 0 and self.token > 0:
            if earns_token(self.position, self.seat, self.programme, result):
                worth += self.token
        return worth

    def mixed(self, chance: i64, points: i64, left: i64) -> i64:
        """Return the worth of a flight with ``left`` open figures; the last one consoles (LL-53)."""
        failed = self.failed
        if left == 1:
            failed += self.token
        return (chance * self.done(points) + (SURE - chance) * failed) // SURE
