"""``voltige play``: a game in the terminal, against bots or on one screen."""

import argparse
import hashlib
import secrets
from typing import Any

from voltige.arena.players.names import close_bots, make_any_bot, split_names, word_of
from voltige.bots.registry import BOT_NAMES
from voltige.cli.boards import make_board
from voltige.cli.common import (
    add_language,
    add_table,
    chosen_edition,
    chosen_options,
    console,
    find_game,
    refuse_autopilots_alone,
    write_file,
)
from voltige.cli.errors import CommandError
from voltige.cli.session import Session
from voltige.core.game import Game
from voltige.core.rng import Rng
from voltige.core.state import SEAT_LETTERS
from voltige.locale import Texts, texts
from voltige.match.log import Seat
from voltige.match.luck import NONCE_BYTES, SEED_BYTES, FairLuck, PracticeLuck
from voltige.match.match import Match
from voltige.match.record import write_record
from voltige.match.table import Table
from voltige.wording.wording import NO_VIEWER

YOU = "you"
AUTOPILOT = "autopilot"  # a seat that the rules fly: autopilot:italy
EXAMPLE = """examples:
  voltige play loops
  voltige play loops --seats you,ace,cadet --lang fr
  voltige play loops --seats you,you --options target_points=100 --record game.flight
  voltige play hydroracers --seats you,autopilot:italy,autopilot:france,pilot
  voltige play loops --seats you,mybot.py:MyBot,"exec:python3 mybot.py\""""


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "play",
        help="play in the terminal",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_table(parser)
    parser.add_argument(
        "--seats",
        "--bots",
        default="you,pilot,pilot,pilot",
        metavar="A,B,…",
        help=f"who sits where: you (more than once on one screen), bots ({', '.join(BOT_NAMES)}), "
        'FILE.py:CLASS of your own, a program "exec:COMMAND", or in Hydroracers autopilot:NATION',
    )
    parser.add_argument("--seed", type=int, metavar="N", help="same seed, same luck and bots")
    parser.add_argument(
        "--practice",
        action="store_true",
        help="alone against bots: undo goes back beyond luck, and the same luck comes again",
    )
    parser.add_argument("--record", metavar="FILE", help="save the game as a .flight record")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play a game to its end, or until the person leaves."""
    game = find_game(args.game)
    edition = chosen_edition(game, args)
    holders = split_names(args.seats)
    if not all(holders):
        raise CommandError("bad_seats", text=args.seats)
    refuse_autopilots_alone(holders)
    options = {**game.seat_options(holders, edition), **chosen_options(game, edition, args)}
    table = Table.make(game, len(holders), options, edition, practice=args.practice)
    session = start(table, holders, texts(args.lang), args.seed)
    if args.practice and not session.is_alone:
        raise CommandError("practice_seats")
    try:
        finished = session.play()
    finally:
        close_bots(list(session.bots.values()))
    if args.record is not None:
        write_file(args.record, write_record(session.record(opened=finished)))
        session.screen.print(session.words.say("play-saved", file=args.record))
    return 0


def start(table: Table, holders: list[str], words: Texts, seed: int | None) -> Session:
    """Seat everybody and seal the luck."""
    persons = [seat for seat, holder in enumerate(holders) if holder == YOU]
    names = [seat_name(table.game, holders, seat, words) for seat in range(len(holders))]
    bots = {
        seat: make_any_bot(holder, table.game, table.edition, table.values, table.seats)
        for seat, holder in enumerate(holders)
        if holder != YOU and not is_autopilot(table, holder)
    }
    luck = sealed_luck(table, seed)
    seats = [
        Seat(name, controller(table, holder)) for name, holder in zip(names, holders, strict=True)
    ]
    match = Match(table, seats, luck)
    thoughts = Rng(int.from_bytes(luck.seed[:7], "big"))
    streams = {seat: thoughts.split() for seat in bots}
    viewer = persons[0] if len(persons) == 1 else NO_VIEWER
    board = make_board(table, words, names, viewer)
    return Session(match, luck, bots, persons, streams, board, words, console())


def is_autopilot(table: Table, holder: str) -> bool:
    """Return whether the rules fly a seat themselves."""
    named = holder.startswith(f"{AUTOPILOT}:")
    return named and bool(table.game.seat_options([holder], table.edition))


def controller(table: Table, holder: str) -> str:
    """Name who holds a seat, as records write it."""
    if holder == YOU:
        return "person"
    return AUTOPILOT if is_autopilot(table, holder) else f"bot:{word_of(holder)}"


def seat_name(game: Game, holders: list[str], seat: int, words: Texts) -> str:
    """Name a seat; several of one kind are told apart by their letters."""
    holder = holders[seat]
    nation = f"{game.name}-nation-{holder.partition(':')[2]}"
    if holder.startswith(AUTOPILOT) and words.has(nation):
        return words.say(nation)
    alone = holders.count(holder) == 1
    if holder == YOU:
        return words.say("play-you" if alone else "play-person", letter=SEAT_LETTERS[seat])
    word = word_of(holder)
    called = words.bot(word) if word == holder else word
    return called if alone else f"{called} {SEAT_LETTERS[seat]}"


def sealed_luck(table: Table, seed: int | None) -> FairLuck:
    """Draw seed and nonces; with a number they follow from it, so that the game can be repeated."""
    kind = PracticeLuck if table.practice else FairLuck
    seats = range(table.seats)
    if seed is None:
        nonces = [secrets.token_bytes(NONCE_BYTES) for _ in seats]
        return kind(secrets.token_bytes(SEED_BYTES), nonces)
    nonces = [hashlib.sha256(f"{seed} {seat}".encode()).digest()[:16] for seat in seats]
    return kind(hashlib.sha256(str(seed).encode()).digest(), nonces)
