"""``voltige perft``: count all positions below one."""

import argparse
from typing import Any

from voltige.cli.common import (
    add_language,
    add_table,
    chosen_edition,
    chosen_options,
    console,
    find_game,
)
from voltige.core.perft import divide, perft


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "perft",
        help="count all positions up to a depth",
        epilog="example: voltige perft loops --depth 3 --divide",
    )
    add_table(parser)
    parser.add_argument("--depth", type=depth, default=2, metavar="N", help="steps to look ahead")
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="number of seats")
    parser.add_argument("--at", metavar="LINE", help="a position in notation; else the set-up")
    parser.add_argument("--divide", action="store_true", help="counts under each first step")
    add_language(parser)
    parser.set_defaults(run=run)


def depth(text: str) -> int:
    """Read a depth of at least 1."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return value


def run(args: argparse.Namespace) -> int:
    """Print the counts for each depth."""
    game = find_game(args.game)
    edition = chosen_edition(game, args)
    values = game.check_values(args.seats, chosen_options(game, edition, args), edition)
    if args.at is not None:
        state = game.read_state(args.at, args.seats, values, edition)
    else:
        state = game.start(args.seats, values, edition)
    screen = console()
    for step in range(1, args.depth + 1):
        screen.print(f"perft {step}  {perft(state, step).line()}")
    if args.divide:
        for text, counts in divide(state, args.depth):
            screen.print(f"  {text}  {counts.line()}")
    return 0
