"""``voltige replay``: a record as a story, and the table at any move."""

import argparse
from typing import Any

from rich.text import Text

from voltige.cli.boards import make_board
from voltige.cli.common import add_language, console, read_file
from voltige.cli.errors import CommandError
from voltige.cli.telling import paragraphs
from voltige.core.state import SPECTATOR
from voltige.games import GAMES
from voltige.locale import texts
from voltige.match.log import Seat
from voltige.match.luck import GivenLuck
from voltige.match.match import Match
from voltige.match.record import follow, read_record
from voltige.wording.wording import NO_VIEWER


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "replay",
        help="follow a record move by move",
        epilog="example: voltige replay game.flight --at 12 --seat 0",
    )
    parser.add_argument("file", metavar="FILE", help="a .flight record")
    parser.add_argument("--at", type=int, metavar="N", help="stop after move N; else at the end")
    parser.add_argument("--seat", type=int, metavar="N", help="as seat N saw it; else as all see")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Tell the story up to a move, then show the table."""
    words = texts(args.lang)
    full = read_record(read_file(args.file), GAMES).match
    last = full.version if args.at is None else args.at
    if not 0 <= last <= full.version:
        raise CommandError("no_such_version", version=last, last=full.version)
    seat = SPECTATOR if args.seat is None else args.seat
    if args.seat is not None:
        full.check_seat(args.seat)
    match = replay_to(full, last)
    board = make_board(full.table, words, [holder.name for holder in full.seats], NO_VIEWER)
    screen = console()
    board.draw(match.state.view(seat))
    before: int | None = None
    for told in paragraphs(match, board, seat, -1):
        number = f"{told.version:>4}  "
        for line in told.lines(screen.width - len(number), marked=told.seat != before):
            screen.print(Text.assemble((number, "dim"), line))
            number = " " * len(number)
        before = told.seat
    screen.print(board.draw(match.state.view(seat)))
    screen.print(words.say("replay-at", version=last, last=full.version))
    return 0


def replay_to(full: Match, last: int) -> Match:
    """Play a match again up to one version."""
    seats = [Seat(holder.name, holder.controller) for holder in full.seats]
    match = Match(full.table, seats, GivenLuck(full.log[0].luck))
    for entry in full.log[1 : last + 1]:
        follow(match, entry)
    return match
