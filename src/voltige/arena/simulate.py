"""Playing many games of bots against each other.

Game number *i* takes its luck and its bots' thoughts from streams that depend on the seed and *i*
alone: the same command gives the same games, whatever plays them and in whatever order.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from voltige.bots.bot import Bot, legal_codes
from voltige.bots.registry import make_bot
from voltige.core.edition import Edition
from voltige.core.errors import TableError
from voltige.core.game import Game
from voltige.core.options import Values
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, State

Progress = Callable[[int], None]
HIGHEST_SEED = 2**63 - 1
CONFIDENCE = 1.96  # two-sided 95 %


@dataclass(frozen=True)
class Plan:
    """Which games to play."""

    game: Game
    edition: Edition
    values: Values
    bots: tuple[str, ...]  # by seat
    games: int
    seed: int

    @classmethod
    def make(
        cls,
        game: Game,
        bots: Sequence[str],
        games: int,
        seed: int,
        options: Values | None = None,
        edition: Edition | None = None,
    ) -> "Plan":
        """Check everything and make a plan."""
        printing = edition if edition is not None else game.load_edition()
        asked = {**game.seat_options(list(bots), printing), **(options or {})}
        values = game.check_values(len(bots), asked, printing)
        for name in bots:
            make_bot(name, game.name)
        if games < 1:
            raise TableError("bad_games", games=games)
        if not 0 <= seed <= HIGHEST_SEED:
            raise TableError("bad_random_seed", seed=str(seed))
        return cls(game, printing, values, tuple(bots), games, seed)


@dataclass(frozen=True)
class Result:
    """How one game ended."""

    ranking: list[int]
    returns: list[float]
    decisions: int
    statistics: dict[str, float]


Play = Callable[[Plan, Sequence[Bot], int], Result]


@dataclass
class SeatSummary:
    """How one seat did over all games; a shared first place is a shared win."""

    bot: str
    wins: float = 0.0
    places: float = 0.0
    returns: float = 0.0


@dataclass
class Summary:
    """How all games ended."""

    plan: Plan
    seats: list[SeatSummary]
    games: int = 0
    decisions: int = 0
    statistics: dict[str, float] = field(default_factory=dict)

    def add(self, result: Result) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += result.decisions
        winners = result.ranking.count(1)
        for seat, summary in enumerate(self.seats):
            summary.wins += 1 / winners if result.ranking[seat] == 1 else 0.0
            summary.places += result.ranking[seat]
            summary.returns += result.returns[seat]
        for name, value in result.statistics.items():
            self.statistics[name] = self.statistics.get(name, 0.0) + value

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
            "decisions_per_game": rounded(self.decisions / self.games),
            "statistics": {
                name: rounded(sum_ / self.games) for name, sum_ in self.statistics.items()
            },
            "seats": [self.seat_json(seat) for seat in self.seats],
        }

    def seat_json(self, seat: SeatSummary) -> dict[str, Any]:
        """Return one seat: share of wins with its 95 % interval, mean place, mean return."""
        low, high = interval(seat.wins, self.games)
        return {
            "bot": seat.bot,
            "wins": rounded(seat.wins),
            "win_share": rounded(seat.wins / self.games),
            "win_share_95": [rounded(low), rounded(high)],
            "mean_place": rounded(seat.places / self.games),
            "mean_return": rounded(seat.returns / self.games),
        }


def rounded(value: float) -> float:
    """Round for printing."""
    return round(value, 6)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval for a share."""
    z2 = CONFIDENCE**2
    share = wins / games
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = math.sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, centre - CONFIDENCE * spread), min(1.0, centre + CONFIDENCE * spread)


def simulate(plan: Plan, progress: Progress | None = None, play: Play | None = None) -> Summary:
    """Play all games of a plan; ``play`` may do more with a game than play it."""
    summary = Summary(plan, [SeatSummary(name) for name in plan.bots])
    bots = [make_bot(name, plan.game.name) for name in plan.bots]
    playing = play_game if play is None else play
    for number in range(plan.games):
        summary.add(playing(plan, bots, number))
        if progress is not None:
            progress(number + 1)
    return summary


class Streams:
    """Where one game of a plan takes its luck and its bots their thoughts from."""

    def __init__(self, plan: Plan, number: int) -> None:
        """Split them off from the seed and the number of the game."""
        root = Rng(plan.seed, number)
        self.luck = root.split()
        self.thoughts = [root.split() for _ in plan.bots]


def play_game(plan: Plan, bots: Sequence[Bot], number: int) -> Result:
    """Play game ``number`` of a plan."""
    streams = Streams(plan, number)
    state = plan.game.start(len(bots), plan.values, plan.edition)
    decisions = 0
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(streams.luck))
        else:
            state.apply(decide(state, bots[state.to_act], streams.thoughts[state.to_act]))
            decisions += 1
    return Result(state.ranking(), state.returns(), decisions, plan.game.statistics(state))


def decide(state: State, bot: Bot, rng: Rng) -> int:
    """Ask a bot: it gets the view of its seat and its legal codes, nothing else."""
    codes = [action.code for action in state.legal_actions()]
    code = int(bot.choose(state.view(state.to_act), legal_codes(codes), rng))
    if code not in codes:  # ``apply`` trusts its caller
        raise ValueError(f"{type(bot).__name__} chose {code}; legal are {codes}")
    return code
