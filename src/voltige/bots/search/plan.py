"""How a search goes about a game, and how long it may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

LONGEST: Final = 100_000  # steps; no game of ours comes near, but one may have no end
Clock = Callable[[], float]  # seconds; handed in by whoever has a clock


class Plan:
    """The numbers of one level in one game."""

    def __init__(
        self,
        iterations: i64,
        arms: i64,
        *,
        reach: i64 = 0,
        longest: i64 = LONGEST,
        depth: i64 = 0,
        others: i64 = 0,
        curiosity: i64 = 600,
    ) -> None:
        self.iterations: Final[i64] = iterations  # rollouts for a choice
        self.arms: Final[i64] = arms  # choices that are looked at, best scores first
        self.reach: Final[i64] = reach  # horizons after which a rollout is cut; 0 plays to the end
        self.longest: Final[i64] = longest  # steps after which it is cut in any case
        self.depth: Final[i64] = depth  # own later decisions that the tree makes
        self.others: Final[i64] = others  # decisions of each other seat that the tree makes
        # Thousandths of a win that a code of the tree is worth trying for, at its first try
        self.curiosity: Final[i64] = curiosity


class Budget:
    """How long a search may take: so many rollouts, or fewer if seconds by a clock are over before."""

    def __init__(
        self, iterations: i64 = 0, seconds: float = 0.0, clock: Clock | None = None
    ) -> None:
        self.iterations: Final[i64] = iterations  # 0 is as planned for the level
        self.seconds: Final = seconds
        self.clock: Final = clock
