"""What a bot is asked: a job that can be done anywhere, and twice with the same result."""

import msgspec

from voltige.bots.bot import legal_codes
from voltige.bots.registry import make_bot
from voltige.core.rng import Rng
from voltige.games import GAMES
from voltige.tables.editions import own_edition


class Job(msgspec.Struct):
    """A decision of a bot: the position, whose view the bot gets, and its stream of luck."""

    game: str
    edition: str
    seats: int
    options: dict[str, object]
    position: dict[str, object]
    seat: int
    bot: str
    seed: int
    edition_text: str | None = None  # of an edition that did not come with the game


class Choice(msgspec.Struct):
    """The code that the bot has chosen."""

    code: int


def choose(job: Job) -> Choice:
    """Let the bot decide; it gets the view of its seat and the legal codes, nothing else."""
    game = next(game for game in GAMES if game.name == job.game)
    if job.edition_text is not None:
        edition = own_edition(game, job.edition_text)
    else:
        edition = game.load_edition(job.edition)
    state = game.place(job.position, job.seats, job.options, edition)
    codes = [action.code for action in state.legal_actions_of(job.seat)]
    bot = make_bot(job.bot, job.game)
    return Choice(int(bot.choose(state.view(job.seat), legal_codes(codes), Rng(job.seed))))
