"""How many games of one plan ended, by seat."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from voltige.arena.plan import Plan
from voltige.arena.play import Result
from voltige.arena.playing import play_numbers

CONFIDENCE = 1.96  # two-sided 95 %


@dataclass(frozen=True)
class Summary:
    """How all games ended; a shared first place is a shared win."""

    plan: Plan
    results: Sequence[Result]  # in the order of their numbers

    @property
    def games(self) -> int:
        """Return how many games were played."""
        return len(self.results)

    def to_json(self) -> dict[str, Any]:
        """Return the summary as plain data; averages per game, rounded to six places."""
        plan = self.plan
        return {
            "game": plan.game.name,
            "edition": f"{plan.edition.name}@sha256:{plan.edition.hash}",
            "rules": plan.game.rules_version,
            "options": plan.values,
            "seed": plan.seed,
            "games": self.games,
            "decisions_per_game": self.mean([result.decisions for result in self.results]),
            "statistics": self.statistics(),
            "seats": [self.seat_json(seat) for seat in range(len(plan.bots))],
        }

    def statistics(self) -> dict[str, float]:
        """Return the mean of each statistic of the game."""
        names = self.results[0].statistics if self.results else {}
        return {
            name: self.mean([result.statistics[name] for result in self.results]) for name in names
        }

    def seat_json(self, seat: int) -> dict[str, Any]:
        """Return one seat: share of wins with its 95 % interval, mean place, mean return."""
        wins = sum(result.wins()[seat] for result in self.results)
        low, high = interval(wins, self.games)
        return {
            "bot": self.plan.bots[seat],
            "wins": rounded(wins),
            "win_share": rounded(wins / self.games) if self.games else 0.0,
            "win_share_95": [rounded(low), rounded(high)],
            "mean_place": self.mean([result.ranking[seat] for result in self.results]),
            "mean_return": self.mean([result.returns[seat] for result in self.results]),
        }

    def mean(self, values: Sequence[float]) -> float:
        """Return a mean as it is printed; 0 where nothing was played."""
        return rounded(sum(values) / len(values)) if values else 0.0


def rounded(value: float) -> float:
    """Round for printing."""
    return round(value, 6)


def around(mean: float, error: float) -> list[float] | None:
    """Give the ends of an interval as they are printed; none where games are too few for one."""
    if math.isinf(error):
        return None
    return [rounded(mean - error), rounded(mean + error)]


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval for a share; anything is possible where nothing was played."""
    if games == 0:
        return 0.0, 1.0
    z2 = CONFIDENCE**2
    share = wins / games
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = math.sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, centre - CONFIDENCE * spread), min(1.0, centre + CONFIDENCE * spread)


def simulate(plan: Plan) -> Summary:
    """Play all games of a plan in this process."""
    return Summary(plan, play_numbers(plan, range(plan.games)))
