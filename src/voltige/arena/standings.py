"""How bots did that have met on all seats: shares of wins, a cross-table, ratings."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from voltige.arena.extras import has, needed
from voltige.arena.plan import Plan
from voltige.arena.play import Result
from voltige.arena.simulate import CONFIDENCE, interval, rounded

RATING = "openskill.models"


@dataclass
class Standing:
    """How one bot did; it may hold several seats of a game, and each counts."""

    bot: str
    games: int = 0  # seats of games
    wins: float = 0.0
    places: float = 0.0
    returns: float = 0.0
    rating: float | None = None
    error: float | None = None  # of the rating, one sigma

    def to_json(self, fair: float) -> dict[str, Any]:
        """Return it as plain data."""
        low, high = interval(self.wins, self.games)
        games = max(1, self.games)
        rated = self.rating is not None and self.error is not None
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": rounded(self.wins),
            "win_share": rounded(self.wins / games),
            "win_share_95": [rounded(low), rounded(high)],
            "fair_share": rounded(fair),
            "mean_place": rounded(self.places / games),
            "mean_return": rounded(self.returns / games),
            "rating": rounded(self.rating or 0.0) if rated else None,
            "rating_95": rounded(CONFIDENCE * (self.error or 0.0)) if rated else None,
        }


@dataclass
class Meeting:
    """How often one bot came before another one; the same place counts half."""

    games: int = 0
    ahead: float = 0.0

    def to_json(self) -> list[float]:
        """Return the share and the ends of its interval."""
        low, high = interval(self.ahead, self.games)
        return [rounded(self.ahead / max(1, self.games)), rounded(low), rounded(high)]


@dataclass
class Standings:
    """All bots of a plan, in the order in which they are named."""

    plan: Plan
    bots: dict[str, Standing]
    meetings: dict[tuple[str, str], Meeting] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """Return all as plain data."""
        fair = 1 / len(self.plan.bots)
        return {
            "bots": [standing.to_json(fair) for standing in self.bots.values()],
            "ahead": {
                one: {
                    other: self.meetings[one, other].to_json()
                    for other in self.bots
                    if (one, other) in self.meetings
                }
                for one in self.bots
            },
        }


def standings(plan: Plan, results: Sequence[Result]) -> Standings:
    """Count all games."""
    found = Standings(plan, {name: Standing(name) for name in plan.bots})
    for result in results:
        names = [plan.bots[who] for who in plan.seating(result.number)]
        for seat, (name, won) in enumerate(zip(names, result.wins(), strict=True)):
            standing = found.bots[name]
            standing.games += 1
            standing.wins += won
            standing.places += result.ranking[seat]
            standing.returns += result.returns[seat]
        meet(found, names, result.ranking)
    if has(RATING):
        rate(found, results)
    return found


def meet(found: Standings, names: list[str], ranking: list[int]) -> None:
    """Count who came before whom."""
    for seat, name in enumerate(names):
        for other, rival in enumerate(names):
            if name != rival:
                meeting = found.meetings.setdefault((name, rival), Meeting())
                meeting.games += 1
                ours, theirs = ranking[seat], ranking[other]
                meeting.ahead += 1.0 if ours < theirs else 0.5 if ours == theirs else 0.0


def rate(found: Standings, results: Sequence[Result]) -> None:
    """Rate the bots by OpenSkill (Plackett-Luce), game after game in the order of their numbers.

    A bot on several seats of a game moves by the mean of what each seat would move it.
    """
    model = needed(RATING, "arena").PlackettLuce()
    rated = {name: model.rating(name=name) for name in found.bots}
    for result in results:
        names = [found.plan.bots[who] for who in found.plan.seating(result.number)]
        teams = [[model.create_rating([rated[n].mu, rated[n].sigma], n)] for n in names]
        after = model.rate(teams, ranks=[float(place) for place in result.ranking])
        for name in set(names):
            own = [team[0] for team, n in zip(after, names, strict=True) if n == name]
            mu = sum(one.mu for one in own) / len(own)
            sigma = sum(one.sigma for one in own) / len(own)
            rated[name] = model.create_rating([mu, sigma], name)
    for name, rating in rated.items():
        found.bots[name].rating, found.bots[name].error = rating.mu, rating.sigma
