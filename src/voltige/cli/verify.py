"""``voltige verify``: replay a record, check every move and every draw of luck."""

import argparse
from typing import Any

from voltige.cli.common import add_language, console, read_file
from voltige.games import GAMES
from voltige.locale import texts
from voltige.match.record import read_record, verify_luck


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "verify",
        help="check the moves and the luck of a record",
        epilog="example: voltige verify game.flight",
    )
    parser.add_argument("file", metavar="FILE", help="a .flight record")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check a record; an opened seed must give every draw again."""
    words = texts(args.lang)
    record = read_record(read_file(args.file), GAMES)
    steps = record.match.version
    screen = console()
    screen.print(words.say("verify-moves", steps=steps))
    if record.fair is None:
        screen.print(words.say("verify-no-seal"))
    elif record.fair.seed is None:
        screen.print(words.say("verify-sealed"))
    else:
        screen.print(words.say("verify-luck", draws=verify_luck(record)))
    return 0
