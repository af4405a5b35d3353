"""How strong a bot is beside others: its share of the wins, with an interval, seats rotated."""

import warnings
from collections.abc import Sequence
from dataclasses import dataclass

from voltige.arena.plan import Plan
from voltige.arena.play import Fault, play_game
from voltige.arena.players.errors import NoAnswerError
from voltige.arena.players.names import begin_game, close_bots, make_any_bot
from voltige.arena.simulate import interval
from voltige.bots.bot import Bot
from voltige.bots.registry import RANDOM
from voltige.core.edition import Edition
from voltige.core.game import Game
from voltige.core.options import Values

AnyBot = Bot | str
AnyBots = AnyBot | Sequence[AnyBot]


@dataclass(frozen=True)
class Measurement:
    """How often a bot has won.

    ``wins`` counts a first place that is shared by *n* as one *n*-th. ``low`` and ``high`` are the
    ends of the 95 % interval of ``win_share``, and ``fair_share`` is what equal bots would win.
    """

    games: int
    wins: float
    win_share: float
    low: float
    high: float
    fair_share: float

    def __str__(self) -> str:
        """Say it in one line."""
        share, low, high, fair = (
            f"{value:.1%}" for value in (self.win_share, self.low, self.high, self.fair_share)
        )
        return f"{share} of {self.games} games ({low} to {high}; equal bots {fair})"


@dataclass(frozen=True)
class Setting:
    """At which tables a bot is measured."""

    game: Game
    seats: int | None = None  # as few as the game and the others allow
    options: Values | None = None
    edition: Edition | None = None


def measure(bot: AnyBot, against: AnyBots, setting: Setting, games: int, seed: int) -> Measurement:
    """Let a bot play against others; in game *i* it has seat *i* modulo the number of seats."""
    game = setting.game
    edition = setting.edition if setting.edition is not None else game.load_edition()
    others = rivals(against, setting.seats, edition)
    seats = len(others) + 1
    plan = Plan.make(game, [RANDOM] * seats, games, seed, setting.options, edition)
    measured = known(bot, plan)
    rest = [known(other, plan) for other in others]
    wins = 0.0
    faults: list[Fault] = []  # the first of each kind
    told: set[str] = set()
    try:
        for number in range(games):
            seat = number % seats
            begin_game([measured, *rest], plan.values)
            result = play_game(plan, [*rest[:seat], measured, *rest[seat:]], number)
            wins += result.wins()[seat]
            faults += [fault for fault in result.faults if fault.code not in told]
            told.update(fault.code for fault in result.faults)
    finally:
        close_bots(
            [
                found
                for found, said in zip([measured, *rest], [bot, *others], strict=True)
                if isinstance(said, str)
            ]
        )
    for fault in faults:
        warnings.warn(f"{NoAnswerError(fault.code, **fault.params)}", RuntimeWarning, stacklevel=3)
    low, high = interval(wins, games)
    return Measurement(games, wins, wins / games, low, high, 1 / seats)


def rivals(against: AnyBots, seats: int | None, edition: Edition) -> list[AnyBot]:
    """List the others: those who are named, or one bot on all other seats."""
    if isinstance(against, Bot | str):
        return [against] * ((edition.min_seats if seats is None else seats) - 1)
    others = list(against)
    if seats is not None and seats != len(others) + 1:
        raise ValueError(f"{seats} seats need {seats - 1} bots to play against, not {len(others)}")
    return others


def known(bot: AnyBot, plan: Plan) -> Bot:
    """Give a bot, made by its name if it is a name."""
    if isinstance(bot, Bot):
        return bot
    return make_any_bot(bot, plan.game, plan.edition, plan.values, len(plan.bots))
