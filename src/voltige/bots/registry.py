"""Bots by name."""

from __future__ import annotations

from typing import Final

from voltige.bots.bot import Bot, RandomBot
from voltige.bots.flying_carpet import CarpetHeuristic
from voltige.bots.hydroracers import HydroracersHeuristic
from voltige.bots.loops import LoopsHeuristic
from voltige.bots.lucky_loop import LuckyLoopHeuristic
from voltige.core.errors import TableError

RANDOM: Final = "random"
HEURISTIC: Final = "heuristic"
AUTOPILOT: Final = "autopilot:"  # and a nation: a seat that the rules of Hydroracers fly themselves
BOT_NAMES: Final = [RANDOM, HEURISTIC]


def make_bot(name: str, game: str) -> Bot:
    """Make a bot for a game; raise TableError for a name that nobody has."""
    if name == RANDOM:
        return RandomBot()
    if name == HEURISTIC and game == "loops":
        return LoopsHeuristic()
    if name == HEURISTIC and game == "lucky-loop":
        return LuckyLoopHeuristic()
    if name == HEURISTIC and game == "flying-carpet":
        return CarpetHeuristic()
    if name == HEURISTIC and game == "hydroracers":
        return HydroracersHeuristic()
    if name.startswith(AUTOPILOT) and game == "hydroracers":
        return RandomBot()  # never asked: the rules fly the plane
    raise TableError("unknown_bot", name=name, names=", ".join(BOT_NAMES))
