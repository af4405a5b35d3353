"""``voltige rules``: the rules of a game, or one of them by its number."""

import argparse
import sys
from typing import Any

from rich.markdown import Markdown

from voltige.cli.common import GAME_HELP, add_language, console, find_game
from voltige.locale.rulebook import document, find_rule


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "rules",
        help="read the rules of a game, or one of them",
        epilog="example: voltige rules loops LO-14 --lang fr",
    )
    parser.add_argument("game", metavar="GAME", help=GAME_HELP)
    parser.add_argument("number", metavar="NUMBER", nargs="?", help="a rule number, e.g. LO-14")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the document, or one rule."""
    game = find_game(args.game)
    if args.number is not None:
        number, text = find_rule(game, args.number, args.lang)
        console().print(f"[bold]{number}[/bold]  {text}")
    elif sys.stdout.isatty():
        console().print(Markdown(document(game, args.lang)))
    else:
        print(document(game, args.lang))
    return 0
