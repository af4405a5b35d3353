"""What a search has found, for coaches and tests."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Considered:
    """One choice that was looked at."""

    def __init__(self, code: i64, visits: i64, chance: i64) -> None:
        self.code: Final[i64] = code
        self.visits: Final[i64] = visits  # rollouts that began with it
        self.chance: Final[i64] = chance  # mean chance to win of the seat, in millionths


class Report:
    """What was considered, the best first, and how the search thinks that it goes on."""

    def __init__(
        self, considered: list[Considered], line: list[i64], iterations: i64, steps: i64
    ) -> None:
        self.considered: Final = considered
        self.line: Final = line  # the chosen code, then those of the own later decisions
        self.iterations: Final[i64] = iterations  # rollouts
        self.steps: Final[i64] = steps  # of these rollouts: choices and luck

    @property
    def chance(self) -> i64:
        """Return the chance to win after the best choice, in millionths."""
        return self.considered[0].chance
