"""Judging editions that people bring along: within bounds, aside, and only then read here."""

from functools import partial

from msgspec import Struct

from voltige.core.edition import Edition
from voltige.core.game import Game
from voltige.core.playout import settle
from voltige.core.rng import Rng
from voltige.games import GAMES
from voltige.tables.aside import Aside, Limits
from voltige.tables.bounds import check_toml
from voltige.tables.editions import own_edition

LIMITS = Limits(4.0, 200)  # for one edition


class Brought(Struct):
    """An edition that somebody has sent, and for how many seats."""

    game: str
    text: str
    seats: int


def judge(brought: Brought) -> None:
    """Read an edition and set a game up with it, as a table will do."""
    game = next(game for game in GAMES if game.name == brought.game)
    edition = own_edition(game, brought.text)
    if edition.min_seats <= brought.seats <= edition.max_seats:
        state = game.new_state(brought.seats, {}, edition)
        settle(state, Rng(0))
        state.legal_actions()


async def judged_edition(aside: Aside, game: Game, text: str, seats: int) -> Edition:
    """Give the edition that a stranger has sent, or say what is wrong with it."""
    check_toml(text)
    await aside.judge(judge, Brought(game.name, text, seats), LIMITS)
    return await aside.read(partial(own_edition, game), text)
