"""What a bot or a coach is asked: a job that can be done anywhere, and twice with the same result."""

import time

import msgspec

from voltige.bots.bot import ask
from voltige.bots.levels import SECONDS
from voltige.bots.registry import make_bot
from voltige.bots.search.plan import Budget
from voltige.core.rng import Rng
from voltige.core.state import State
from voltige.games import GAMES
from voltige.pure import is_compiled
from voltige.tables.editions import own_edition


class Decision(msgspec.Struct, kw_only=True):
    """A position in which a seat must decide."""

    game: str
    edition: str
    seats: int
    options: dict[str, object]
    position: dict[str, object]
    seat: int
    edition_text: str | None = None  # of an edition that did not come with the game

    def state(self) -> State:
        """Set the position up."""
        game = next(game for game in GAMES if game.name == self.game)
        if self.edition_text is not None:
            edition = own_edition(game, self.edition_text)
        else:
            edition = game.load_edition(self.edition)
        return game.from_dict(self.position, self.seats, self.options, edition)


class Job(Decision, kw_only=True):
    """A decision of a bot, and its stream of luck."""

    bot: str
    seed: int


class Decided(msgspec.Struct):
    """The code that the bot has chosen."""

    code: int


def choose(job: Job) -> Decided:
    """Let the bot decide; it gets the view of its seat and the legal codes, nothing else."""
    state = job.state()
    codes = [action.code for action in state.legal_actions_of(job.seat)]
    bot = make_bot(job.bot, job.game, patience(job.bot))
    return Decided(ask(bot, state.view(job.seat), codes, Rng(job.seed)))


def patience(bot: str) -> Budget | None:
    """Bound the time of a level where the engine is interpreted, as in a browser.

    Compiled, its number of rollouts alone decides: the same job has the same result.
    """
    if is_compiled() or bot not in SECONDS:
        return None
    return Budget(seconds=SECONDS[bot], clock=time.monotonic)
