"""Bots by name."""

from __future__ import annotations

from typing import Final

from voltige.bots.bot import Bot, RandomBot
from voltige.core.errors import TableError
from voltige.core.parts import part_of

LAYER: Final = "voltige.bots"
RANDOM: Final = "random"
HEURISTIC: Final = "heuristic"
AUTOPILOT: Final = "autopilot:"  # and a nation: a seat that the rules of a game fly themselves
BOT_NAMES: Final = [RANDOM, HEURISTIC]


def make_bot(name: str, game: str) -> Bot:
    """Make a bot for a game; raise TableError for a name that nobody has."""
    if name == RANDOM:
        return RandomBot()
    known: type[Bot] | None = None
    if name == HEURISTIC:
        known = part_of(game, LAYER, "HEURISTIC")
    elif name.startswith(AUTOPILOT):
        known = part_of(game, LAYER, "AUTOPILOT")
    if known is None:
        raise TableError("unknown_bot", name=name, names=", ".join(BOT_NAMES))
    return known()
