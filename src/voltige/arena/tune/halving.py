"""Successive halving: in each rung all that are left meet the same deals, and the better half goes on.

A rung has twice the deals of the one before and begins with the same ones, so nothing is played twice
and every comparison is one by common random numbers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from voltige.arena.lab import mean_and_error
from voltige.arena.plan import Plan
from voltige.arena.play import Result
from voltige.arena.simulate import interval, rounded


@dataclass(frozen=True)
class Score:
    """How one candidate did in a rung."""

    place: int  # among all candidates
    name: str
    wins: list[float]  # by game
    returns: float

    @property
    def share(self) -> float:
        """Return the share of wins."""
        return sum(self.wins) / max(1, len(self.wins))

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        low, high = interval(sum(self.wins), len(self.wins))
        return {
            "bot": self.name,
            "games": len(self.wins),
            "win_share": rounded(self.share),
            "win_share_95": [rounded(low), rounded(high)],
        }


def score(place: int, name: str, plan: Plan, results: Sequence[Result]) -> Score:
    """Count the games of a candidate, the first bot of its plan."""
    seats = [plan.seating(result.number).index(0) for result in results]
    wins = [result.wins()[seat] for seat, result in zip(seats, results, strict=True)]
    total = sum(result.returns[seat] for seat, result in zip(seats, results, strict=True))
    return Score(place, name, wins, total / max(1, len(results)))


def rungs(count: int, games: int) -> list[tuple[int, int]]:
    """List how many candidates each rung has, and how many games each of them."""
    found = [(count, games)]
    while count > 1:
        count, games = (count + 1) // 2, games * 2
        found.append((count, games))
    return found


def best(scores: Sequence[Score], count: int) -> list[Score]:
    """Keep the better ones: by share of wins, then by results, then in the order of their names."""
    ordered = sorted(scores, key=lambda one: (-one.share, -one.returns, one.place))
    return ordered[:count]


def gain(winner: Score, usual: Score) -> tuple[float, float]:
    """Return how much more the winner wins than the bot as it is, over the deals of both."""
    both = zip(winner.wins, usual.wins, strict=False)
    return mean_and_error([new - old for new, old in both])
