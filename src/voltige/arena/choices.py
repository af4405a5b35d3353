"""Which kinds of actions are chosen, and what winners choose otherwise than the others."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from voltige.arena.lab import Facts, Gap, Reader, mean_and_error
from voltige.arena.plan import Plan
from voltige.arena.play import Result
from voltige.arena.simulate import rounded


@dataclass(frozen=True)
class Chosen:
    """How often one kind of action was chosen."""

    verb: str
    share: float  # of all decisions
    per_game: float
    sides: "Sides | None"  # none where nobody counted by seat

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        told: dict[str, Any] = {
            "action": self.verb,
            "share": rounded(self.share),
            "per_game": rounded(self.per_game),
        }
        return told if self.sides is None else {**told, **self.sides.to_json()}


@dataclass(frozen=True)
class Sides(Gap):
    """What winners and losers chose, per seat and game."""

    winner: float
    loser: float

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        means = {"per_winner": rounded(self.winner), "per_loser": rounded(self.loser)}
        return {**means, **super().to_json()}


def choices(plan: Plan, results: Sequence[Result]) -> list[Chosen]:
    """Count all games, the kind that is chosen most first.

    Winners and losers are compared game by game; one that all seats have won tells nothing of it.
    """
    reader = Reader(plan)
    totals: Facts = {}
    pairs: list[tuple[Facts, Facts, Result]] = []
    for result in results:
        counts = reader.actions(result)
        for verb, count in counts.items():
            totals[verb] = totals.get(verb, 0.0) + count
        if result.by_winners is not None and result.ranking.count(1) < len(result.ranking):
            pairs.append((counts, reader.by_verb(result.by_winners), result))
    decisions = sum(totals.values())
    return [
        Chosen(verb, count / decisions, count / len(results), sides(verb, pairs))
        for verb, count in sorted(totals.items(), key=lambda item: (-item[1], item[0]))
    ]


def sides(verb: str, pairs: Sequence[tuple[Facts, Facts, Result]]) -> Sides | None:
    """Compare how often winners and losers chose a kind of action."""
    if not pairs:
        return None
    winners, losers = [], []
    for counts, winning, result in pairs:
        first = result.ranking.count(1)
        won = winning.get(verb, 0.0)
        winners.append(won / first)
        losers.append((counts.get(verb, 0.0) - won) / (len(result.ranking) - first))
    gaps = [won - lost for won, lost in zip(winners, losers, strict=True)]
    count = len(pairs)
    return Sides(*mean_and_error(gaps), sum(winners) / count, sum(losers) / count)
