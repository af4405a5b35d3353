"""``voltige play``: a game in the terminal, against bots or on one screen."""

import argparse
import hashlib
import secrets
import sys
from dataclasses import dataclass, field
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from voltige.bots.bot import Bot, legal_codes
from voltige.bots.registry import make_bot
from voltige.cli.boards import make_board
from voltige.cli.boards.board import Board
from voltige.cli.common import (
    add_language,
    add_table,
    chosen_edition,
    chosen_options,
    console,
    find_game,
    write_file,
)
from voltige.cli.errors import CommandError
from voltige.core.action import Action
from voltige.core.errors import VoltigeError
from voltige.core.game import Game
from voltige.core.rng import Rng
from voltige.core.state import SEAT_LETTERS
from voltige.locale import Texts, texts
from voltige.locale.rulebook import find_rule
from voltige.match.log import Seat
from voltige.match.luck import NONCE_BYTES, SEED_BYTES, FairLuck, PracticeLuck
from voltige.match.match import Match, Table
from voltige.match.record import Fair, Record, verify_luck, write_record
from voltige.wording.wording import NO_VIEWER

YOU = "you"
AUTOPILOT = "autopilot"  # a seat that the rules fly: autopilot:italy
EXAMPLE = """examples:
  voltige play loops
  voltige play loops --seats you,heuristic,random --lang fr
  voltige play loops --seats you,you --options target_points=100 --record game.flight
  voltige play hydroracers --seats you,autopilot:italy,autopilot:france,heuristic"""


class InputEndedError(Exception):
    """There is nothing more to read."""


class LeftError(Exception):
    """The person has left the game."""


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
        default="you,heuristic,heuristic,heuristic",
        metavar="A,B,…",
        help="who sits where: you (more than once on one screen), bots (random, heuristic), "
        "or in Hydroracers autopilot:NATION",
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
    holders = [holder.strip() for holder in args.seats.split(",")]
    if not all(holders):
        raise CommandError("bad_seats", text=args.seats)
    options = {**game.seat_options(holders, edition), **chosen_options(game, edition, args)}
    table = Table.make(game, len(holders), options, edition, practice=args.practice)
    session = start(table, holders, texts(args.lang), args.seed)
    if args.practice and not session.is_alone:
        raise CommandError("practice_seats")
    finished = session.play()
    if args.record is not None:
        write_file(args.record, write_record(session.record(opened=finished)))
        session.screen.print(session.words.say("play-saved", file=args.record))
    return 0


def start(table: Table, holders: list[str], words: Texts, seed: int | None) -> "Session":
    """Seat everybody and seal the luck."""
    persons = [seat for seat, holder in enumerate(holders) if holder == YOU]
    names = [seat_name(table.game, holders, seat, words) for seat in range(len(holders))]
    bots = {
        seat: make_bot(holder, table.game.name)
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
    """Tell whether the rules fly a seat themselves."""
    named = holder.startswith(f"{AUTOPILOT}:")
    return named and bool(table.game.seat_options([holder], table.edition))


def controller(table: Table, holder: str) -> str:
    """Name who holds a seat, as records write it."""
    if holder == YOU:
        return "person"
    return AUTOPILOT if is_autopilot(table, holder) else f"bot:{holder}"


def seat_name(game: Game, holders: list[str], seat: int, words: Texts) -> str:
    """Name a seat; several of one kind are told apart by their letters."""
    holder = holders[seat]
    nation = f"{game.name}-nation-{holder.partition(':')[2]}"
    if holder.startswith(AUTOPILOT) and words.has(nation):
        return words.say(nation)
    alone = holders.count(holder) == 1
    if holder == YOU:
        return words.say("play-you" if alone else "play-person", letter=SEAT_LETTERS[seat])
    return holder.capitalize() if alone else f"{holder.capitalize()} {SEAT_LETTERS[seat]}"


def sealed_luck(table: Table, seed: int | None) -> FairLuck:
    """Draw seed and nonces; with a number they follow from it, so that the game can be repeated."""
    kind = PracticeLuck if table.practice else FairLuck
    seats = range(table.seats)
    if seed is None:
        nonces = [secrets.token_bytes(NONCE_BYTES) for _ in seats]
        return kind(secrets.token_bytes(SEED_BYTES), nonces)
    nonces = [hashlib.sha256(f"{seed} {seat}".encode()).digest()[:16] for seat in seats]
    return kind(hashlib.sha256(str(seed).encode()).digest(), nonces)


@dataclass
class Session:
    """One game at this terminal."""

    match: Match
    luck: FairLuck
    bots: dict[int, Bot]
    persons: list[int]  # the seats that people hold
    streams: dict[int, Rng]
    board: Board
    words: Texts
    screen: Console
    told: dict[int, int] = field(default_factory=dict)  # by seat: the last version it was told
    last_person: int = -1

    @property
    def game(self) -> Game:
        """Give the game that is played."""
        return self.match.table.game

    @property
    def is_alone(self) -> bool:
        """Tell whether a single person plays, perhaps with two seats of a team."""
        held = self.persons
        return bool(held) and set(held) <= set(self.match.state.allies(held[0]))

    def play(self) -> bool:
        """Play until the end; tell whether it was reached."""
        seal = self.luck.commitment[:16]
        self.screen.print(f"[dim]{self.words.say('play-sealed', seal=seal)}[/dim]")
        if self.match.table.practice:
            self.screen.print(f"[dim]{self.words.say('play-practice')}[/dim]")
        if self.persons:
            self.help()
        try:
            while not self.match.is_over:
                self.step(int(self.match.state.to_act))
        except LeftError:
            self.screen.print(self.words.say("play-left", version=self.match.version))
            return False
        except InputEndedError:
            self.screen.print(self.words.say("play-input-ended", version=self.match.version))
            return False
        self.finish()
        return True

    def step(self, seat: int) -> None:
        """Let one seat decide."""
        bot = self.bots.get(seat)
        if bot is None:
            self.ask(seat)
            return
        legal = self.match.legal_actions(seat)
        codes = legal_codes([action.code for action in legal])
        code = bot.choose(self.match.state.view(seat), codes, self.streams[seat])
        self.match.submit(seat, self.match.state.table().actions[code].data)

    # -- a person's turn ----------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show a person what happened and where things stand, and do what it chooses."""
        self.hand_over(seat)
        self.tell(seat)
        self.show(seat)
        while True:
            text = self.read()
            if self.command(seat, text):
                return

    def hand_over(self, seat: int) -> None:
        """Hide one person's hand before the next person looks."""
        if not self.is_alone and seat != self.last_person:
            if self.last_person >= 0:
                self.screen.print("\n" * 40)
            name = self.board.names[seat]
            self.screen.print(f"[bold]{self.words.say('play-turn-of', name=name)}[/bold]")
            self.read(prompt=False)
        self.last_person = seat

    def tell(self, seat: int) -> None:
        """Say what has happened since this seat was last told."""
        self.board.draw(self.match.state.view(seat))
        for sentence in self.board.story(self.match.events_for(seat, self.told.get(seat, -1))):
            self.screen.print(Text.assemble(("· ", "dim"), sentence))
        self.told[seat] = self.match.version

    def show(self, seat: int, *, whole: bool = False) -> None:
        """Show the position, the question and the numbered choices."""
        view = self.match.state.view(seat)
        self.screen.print(self.board.draw(view) if whole else self.board.glance(view))
        self.screen.print(f"[bold]{self.board.question(view)}[/bold]")
        legal = self.match.legal_actions(seat)
        lines = [
            Text(f"{number:>3}  {self.board.action(view, action)}")
            for number, action in enumerate(legal, start=1)
        ]
        self.screen.print(Columns(lines, padding=(0, 4), column_first=True))
        if len(legal) == 1:
            self.screen.print(f"[dim]{self.words.say('play-forced')}[/dim]")

    def read(self, *, prompt: bool = True) -> str:
        """Read one line from the person."""
        if prompt:
            self.screen.print(f"{self.words.say('play-prompt')} ❯ ", end="")
        line = sys.stdin.readline()
        if not line:
            self.screen.print()
            raise InputEndedError
        if prompt and not sys.stdin.isatty():
            self.screen.print(line.strip(), markup=False)
        return line.strip()

    def command(self, seat: int, text: str) -> bool:
        """Follow what a person typed; tell whether the turn is over."""
        word = text.lower()
        legal = self.match.legal_actions(seat)
        if word.isascii() and word.isdigit() and 1 <= int(word[:6]) <= len(legal):
            return self.attempt(seat, legal[int(word) - 1].data)
        if word == "q":
            raise LeftError
        if word == "u":
            return self.undo(seat)
        if word == "b":
            self.show(seat, whole=True)
        elif word == "h":
            self.help()
        elif word.startswith("?"):
            self.explain(seat, legal, word[1:].strip())
        elif word.startswith("r "):
            self.rule(word[2:].strip())
        else:
            return self.spoken(seat, text, len(legal))
        return False

    def help(self) -> None:
        """Say what can be typed."""
        words = self.words.say("play-help", rule=f"{self.game.prefix}-14")
        self.screen.print(f"[dim]{words}[/dim]")

    def spoken(self, seat: int, text: str, last: int) -> bool:
        """Try what was typed as notation: an action, or an attempt that the rules judge."""
        try:
            attempt = self.game.read_attempt(text, self.match.table.edition)
        except VoltigeError:
            message = self.words.say("play-not-a-choice", text=text[:40], last=last)
            self.screen.print(message, style="red", markup=False)
            return False
        return self.attempt(seat, attempt)

    def attempt(self, seat: int, data: dict[str, Any]) -> bool:
        """Submit an attempt; say the sentence of a refusal."""
        try:
            self.match.submit(seat, data)
        except VoltigeError as error:
            self.screen.print(self.board.error(error), style="red", markup=False)
            return False
        return True

    def undo(self, seat: int) -> bool:
        """Undo the person's last step; bots always agree, but luck stays drawn unless it is practice.

        On one screen it is the last step of all, if a person made it and it revealed nothing.
        """
        last = self.match.last_mover()
        try:
            shared = not self.is_alone and last in self.persons
            self.match.undo(last if shared else seat, agreed=self.is_alone)
        except VoltigeError as error:
            self.screen.print(self.board.error(error), style="red", markup=False)
            return False
        self.screen.print(self.words.say("play-undone"))
        self.told = dict.fromkeys(self.persons, self.match.version)
        return True

    def explain(self, seat: int, legal: list[Action], number: str) -> None:
        """Say what a choice does and quote its rule."""
        if not (number.isascii() and number.isdigit() and 1 <= int(number[:6]) <= len(legal)):
            message = self.words.say("play-not-a-choice", text=f"?{number}"[:40], last=len(legal))
            self.screen.print(message, style="red", markup=False)
            return
        action = legal[int(number) - 1]
        view = self.match.state.view(seat)
        self.screen.print(f"{number}  [bold]{self.board.action(view, action)}[/bold]")
        self.rule(action.rule)

    def rule(self, number: str) -> None:
        """Quote a rule."""
        try:
            name, text = find_rule(self.game, number, self.words.language)
        except VoltigeError as error:
            self.screen.print(self.board.error(error), style="red", markup=False)
            return
        self.screen.print(f"   [bold]{name}[/bold]  ", end="")
        self.screen.print(text, markup=False)

    # -- the end --------------------------------------------------------------------------------

    def finish(self) -> None:
        """Show the last events, the ranking, and that the luck was fair."""
        viewer = self.persons[0] if self.persons else -1
        self.tell(viewer)
        self.screen.print(self.board.draw(self.match.state.view(viewer)))
        self.screen.print(f"[bold]{self.words.say('play-over')}[/bold]")
        ranking = self.match.state.ranking()
        for seat in sorted(range(len(ranking)), key=lambda seat: ranking[seat]):
            name = self.board.names[seat]
            self.screen.print(self.words.say("play-place", place=ranking[seat], name=name))
        draws = verify_luck(self.record(opened=True))
        self.screen.print(f"[dim]{self.words.say('play-opened', draws=draws)}[/dim]")

    def record(self, *, opened: bool) -> Record:
        """Give the record of the game, with the seed once it is over."""
        seed = self.luck.seed if opened else None
        fair = Fair(self.luck.commitment, self.luck.nonces, seed)
        return Record(self.match, fair, hashes=True)
