"""What several commands share: games by name, files, languages, options."""

import argparse
import os
import sys
from pathlib import Path

from rich.console import Console

from voltige.bots.registry import AUTOPILOT
from voltige.cli.errors import CommandError
from voltige.core.edition import Edition
from voltige.core.game import Game
from voltige.core.options import Values, parse_options
from voltige.games import GAMES
from voltige.locale import LANGUAGES

GAME_HELP = " or ".join(game.name for game in GAMES)
ROOT = Path(__file__).parents[3]  # of a checkout; an installed package has nothing there


def find_game(name: str) -> Game:
    """Find a game by its name; underscores are accepted."""
    wanted = name.lower().replace("_", "-")
    for game in GAMES:
        if game.name == wanted:
            return game
    raise CommandError("unknown_game", name=name, names=", ".join(game.name for game in GAMES))


def refuse_autopilots_alone(holders: list[str]) -> None:
    """Refuse seats that the rules fly all by themselves."""
    if all(holder.startswith(AUTOPILOT) for holder in holders):
        raise CommandError("needs_person")


def read_file(name: str) -> str:
    """Read a text file that the user named."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise CommandError("unreadable_file", file=name, reason=reason(error)) from error


def write_file(name: str, text: str) -> None:
    """Write a text file that the user named."""
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise CommandError("unwritable_file", file=name, reason=reason(error)) from error


def reason(error: Exception) -> str:
    """Return the reason of a failed file operation without its path."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return str(error)


def default_language() -> str:
    """Take the language of the environment: French where it says so, else English."""
    for name in ("VOLTIGE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add ``--lang``."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=default_language(), help="language of the texts"
    )


def add_table(parser: argparse.ArgumentParser) -> None:
    """Add the choice of game, edition and options."""
    parser.add_argument("game", metavar="GAME", help=GAME_HELP)
    parser.add_argument("--edition", metavar="NAME", help="an edition by name, or a .toml file")
    parser.add_argument(
        "--options", metavar="K=V,…", default="", help="table options, e.g. target_points=100"
    )
    parser.add_argument(
        "--landscape", metavar="NAME", help="of flying-carpet: classic, random_hard, draft, …"
    )


def chosen_edition(game: Game, args: argparse.Namespace) -> Edition:
    """Load the edition that was asked for."""
    return game.load_edition(args.edition)


def chosen_options(game: Game, edition: Edition, args: argparse.Namespace) -> Values:
    """Read the options that were asked for; their values are checked with the table."""
    values = parse_options(game.options(edition), args.options)
    if args.landscape is not None:
        values |= game.landscape_options(args.landscape, edition)
    return values


def console(*, stderr: bool = False) -> Console:
    """Make a console; colours only where a person looks."""
    return Console(stderr=stderr, highlight=False, soft_wrap=not sys.stdout.isatty())
