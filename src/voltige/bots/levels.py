"""The levels that players choose between, from the weakest to the strongest."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.bot import Bot
from voltige.bots.search.plan import Plan
from voltige.core.rng import Rng
from voltige.core.view import View

CADET: Final = "cadet"
PILOT: Final = "pilot"
ACE: Final = "ace"
MASTER: Final = "master"
LEVELS: Final = [CADET, PILOT, ACE, MASTER]

# How long a level may think, in seconds on one core; plans are chosen so that this holds compiled
SECONDS: Final = {ACE: 0.3, MASTER: 1.5}

HUNDRED: Final = 100
ASTRAY: Final = 25  # of a hundred choices of a cadet, those that he makes at random

# For games that declare no plans of their own: rollouts for a choice, and choices looked at
PLANS: Final = {PILOT: Plan(40, 12), ACE: Plan(400, 24, depth=1), MASTER: Plan(1600, 32, depth=2)}


@final
class Cadet(Bot):
    """A pilot whose mind wanders."""

    def __init__(self, pilot: Bot) -> None:
        self.pilot: Final = pilot

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose at random now and then, else as the pilot does."""
        if rng.below(HUNDRED) < ASTRAY:
            return legal[rng.below(len(legal))]
        return self.pilot.choose(view, legal, rng)
