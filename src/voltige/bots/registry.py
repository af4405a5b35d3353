"""Bots by name: the levels that players choose between, and two more for research."""

from __future__ import annotations

from typing import Final

from voltige.bots.bot import Bot, RandomBot
from voltige.bots.insight.insight import Insight
from voltige.bots.levels import ACE, CADET, LEVELS, MASTER, PILOT, PLANS, Cadet
from voltige.bots.search.bot import SearchBot
from voltige.bots.search.plan import Budget, Plan
from voltige.core.errors import TableError
from voltige.core.game import Game
from voltige.core.parts import part_of
from voltige.games import GAMES

LAYER: Final = "voltige.bots"
INSIGHTS: Final = "voltige.bots.insight"
RANDOM: Final = "random"
HEURISTIC: Final = "heuristic"  # a yardstick for research, as random is
AUTOPILOT: Final = "autopilot:"  # and a nation: a seat that the rules of a game fly themselves
AT_LEISURE: Final = 1000  # rollouts
BOT_NAMES: Final = [RANDOM, CADET, HEURISTIC, PILOT, ACE, MASTER]  # the weakest first


def make_bot(name: str, game: str, budget: Budget | None = None) -> Bot:
    """Make a bot for a game; raise TableError for a name that nobody has.

    A budget replaces the number of rollouts that a searching level has by its plan.
    """
    if name == RANDOM:
        return RandomBot()
    if name in LEVELS:
        return make_level(name, game_called(game), budget)
    known: type[Bot] | None = None
    if name == HEURISTIC:
        known = part_of(game, LAYER, "HEURISTIC")
    elif name.startswith(AUTOPILOT):
        known = part_of(game, LAYER, "AUTOPILOT")
    if known is None:
        raise TableError("unknown_bot", name=name, names=", ".join(BOT_NAMES))
    return known()


def game_called(name: str) -> Game:
    """Find a game."""
    for game in GAMES:
        if game.name == name:
            return game
    raise TableError("unknown_game", name=name, names=", ".join(game.name for game in GAMES))


def make_level(name: str, game: Game, budget: Budget | None = None) -> Bot:
    """Make one of the levels; any game has them all."""
    if name == CADET:
        return Cadet(make_level(PILOT, game, budget))
    pilot = pilot_of(game)
    if name == PILOT and pilot is not None:
        return pilot
    declared: type[Bot] | None = part_of(game.name, LAYER, name.upper())
    if declared is not None:  # one that does without the search
        return declared()
    own: dict[str, Plan] | None = part_of(game.name, INSIGHTS, "PLANS")
    plans = PLANS if own is None else own
    insight = insight_of(game, pilot, ACE if is_hasty(budget) else name)
    return SearchBot(insight, plans[name], budget)


def is_hasty(budget: Budget | None) -> bool:
    """Return whether somebody thinks too briefly for what must be worked out before, as by a clock."""
    return budget is not None and (budget.clock is not None or 0 < budget.iterations < AT_LEISURE)


def pilot_of(game: Game) -> Bot | None:
    """Make the pilot that a game has declared: its heuristic, if it has no better one."""
    for known in ("PILOT", "HEURISTIC"):
        declared: type[Bot] | None = part_of(game.name, LAYER, known)
        if declared is not None:
            return declared()
    return None


def insight_of(game: Game, pilot: Bot | None, level: str = ACE) -> Insight:
    """Make what a search of a level knows of a game; one level may know more than the others."""
    own: dict[str, type[Insight]] | None = part_of(game.name, INSIGHTS, "INSIGHTS")
    declared: type[Insight] | None = part_of(game.name, INSIGHTS, "INSIGHT")
    if own is not None:
        declared = own.get(level, declared)
    return Insight(game, pilot) if declared is None else declared(game, pilot)
