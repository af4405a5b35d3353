"""The games of the house, and those that somebody adds: ``VOLTIGE_GAMES`` names their modules."""

import importlib
import os

from voltige.core.game import Game
from voltige.games.flying_carpet import GAME as FLYING_CARPET
from voltige.games.hydroracers import GAME as HYDRORACERS
from voltige.games.loops import GAME as LOOPS
from voltige.games.lucky_loop import GAME as LUCKY_LOOP

HOUSE: tuple[Game, ...] = (LOOPS, LUCKY_LOOP, FLYING_CARPET, HYDRORACERS)


def added(modules: str) -> list[Game]:
    """Load further games, each the GAME of a module; commas stand between the modules."""
    return [importlib.import_module(name).GAME for name in modules.split(",") if name]


GAMES: tuple[Game, ...] = (*HOUSE, *added(os.environ.get("VOLTIGE_GAMES", "")))
