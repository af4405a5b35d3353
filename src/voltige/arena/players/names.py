"""Bots by every name that the command knows: the house's, a class of a file, a program."""

import csv
import re
from collections.abc import Sequence
from pathlib import Path

from voltige.arena.players.external import PATIENCE_S, ExternalBot
from voltige.arena.players.own import OwnBot, find_class, is_own, numbers_of, parts, values_of
from voltige.arena.players.program import EXEC, command_of
from voltige.bots.bot import Bot
from voltige.bots.levels import LEVELS
from voltige.bots.registry import make_bot
from voltige.bots.search.plan import Budget
from voltige.core.edition import Edition
from voltige.core.game import Game
from voltige.core.options import Values

ROLLOUTS = re.compile(r"(?P<level>\w+)\[rollouts=(?P<count>[1-9]\d{0,7})\]")


def split_names(text: str) -> list[str]:
    """Split a list of bots at its commas; a name that holds one stands in double quotes."""
    rows = list(csv.reader([text], skipinitialspace=True))
    return [name.strip() for name in (rows[0] if rows else [""])]


def check_bot(name: str, game: Game) -> None:
    """Raise in one sentence if there is no such bot."""
    if is_program(name):
        command_of(name)
    elif is_own(name):
        values_of(name, numbers_of(find_class(*parts(name))))
    else:
        house_bot(name, game)


def house_bot(name: str, game: Game) -> Bot:
    """Make a bot of the house; the number of its rollouts may stand in brackets behind a level."""
    found = ROLLOUTS.fullmatch(name)
    if found is None or found["level"] not in LEVELS:
        return make_bot(name, game.name)
    return make_bot(found["level"], game.name, Budget(int(found["count"])))


def is_program(name: str) -> bool:
    """Tell whether a name means a program."""
    return name.startswith(EXEC)


def make_any_bot(
    name: str,
    game: Game,
    edition: Edition,
    values: Values,
    seats: int,
    patience: float = PATIENCE_S,
) -> Bot:
    """Make a bot by any name; whoever makes bots closes them (``close_bots``)."""
    if is_program(name):
        return ExternalBot(name, game, edition, values, seats, patience)
    return OwnBot(name) if is_own(name) else house_bot(name, game)


def begin_game(bots: Sequence[Bot], values: Values) -> None:
    """Let programs among bots begin again, with the options of the next game."""
    for bot in bots:
        if isinstance(bot, ExternalBot):
            bot.new_game(values)


def close_bots(bots: Sequence[Bot]) -> None:
    """End the programs among bots."""
    for bot in bots:
        if isinstance(bot, ExternalBot):
            bot.close()


def word_of(name: str) -> str:
    """Call a bot by one word, as records do: the class, or the file that a program runs."""
    if is_own(name):
        values = re.sub(r"[^\w.=-]+", "-", name.partition("[")[2]).strip("-")
        return parts(name)[1] + (f"-{values}" if values else "")
    if not is_program(name):
        return name.replace("[rollouts=", "-").rstrip("]")
    words = command_of(name)
    files = [word for word in words[1:] if Path(word).suffix and not word.startswith("-")]
    stem = Path(files[0] if files else words[0]).stem
    return re.sub(r"[^\w-]", "-", stem)
