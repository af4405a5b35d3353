"""Asking a bot: one of the codes comes back, and nothing is left behind."""

import resource

from voltige.bots.bot import RandomBot, ask
from voltige.core.rng import Rng
from voltige.games.loops import GAME

MANY = 100_000  # codes, 800 kB where they are packed
TIMES = 400


def test_codes_that_were_packed_for_a_bot_are_freed() -> None:
    view = GAME.new_state(3).view(0)
    codes = list(range(MANY))
    assert ask(RandomBot(), view, codes, Rng(1)) in codes
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for stream in range(TIMES):
        ask(RandomBot(), view, codes, Rng(1, stream))
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < 1.5 * before
