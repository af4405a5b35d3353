"""``voltige verify``: replay a record, check every move and every draw of luck."""

import argparse
from typing import Any

from voltige import verify_luck as verify_luck_alone
from voltige.cli.common import add_language, console, read_file
from voltige.games import GAMES
from voltige.locale import texts
from voltige.match.record import Drawn, draws_of, read_record, verify_luck


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "verify",
        help="check the moves and the luck of a record",
        epilog="example: voltige verify game.flight",
    )
    parser.add_argument("file", metavar="FILE", help="a .flight record")
    parser.add_argument(
        "--draws",
        action="store_true",
        help="list every draw: step, number, what it came from, total, outcome, all weights",
    )
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
        void = sum(len(entry.luck) for entry in record.match.log if entry.kind == "void")
        if void:
            screen.print(words.say("verify-void", draws=void))
        screen.print(words.say("verify-alone", file=verify_luck_alone.__file__), soft_wrap=True)
    if args.draws:
        screen.print(words.say("verify-draws"))
        for drawn in draws_of(record):
            screen.print(draw_line(drawn), markup=False, highlight=False, soft_wrap=True)
    return 0


def draw_line(drawn: Drawn) -> str:
    """Write a draw in columns, the weights last."""
    weights = [
        f"{word}={weight}" for word, (_, weight) in zip(drawn.words, drawn.outcomes, strict=True)
    ]
    came = drawn.word(drawn.outcome)
    head = [drawn.version, drawn.number, drawn.stream or "-", drawn.total, came]
    return "  ".join([*[str(part) for part in head], " ".join(weights)])
