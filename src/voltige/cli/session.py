"""One game at a terminal: what happened, where things stand, and what a person types."""

import sys
from dataclasses import dataclass, field

from rich.console import Console

from voltige.arena.players.errors import NoAnswerError
from voltige.bots.bot import Bot, ask
from voltige.cli.boards.board import Board
from voltige.cli.folding import folded
from voltige.cli.listing import Listing, list_choices
from voltige.cli.telling import paragraphs, story_lines
from voltige.core.action import Action, Attempt
from voltige.core.errors import VoltigeError
from voltige.core.game import Game
from voltige.core.rng import Rng
from voltige.core.state import CHANCE
from voltige.locale import Texts
from voltige.locale.rulebook import find_rule
from voltige.match.luck import FairLuck
from voltige.match.match import Match
from voltige.match.record import Fair, Record, verify_luck

YES = {"y", "yes", "o", "oui"}
HELP = {"h", "?", "help", "aide"}
OUT_OF_TURN = {"wrong_phase", "not_now"}  # refusals that leave open what is asked instead


class InputEndedError(Exception):
    """There is nothing more to read."""


class LeftError(Exception):
    """The person has left the game."""


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
        """Return the game that is played."""
        return self.match.table.game

    @property
    def is_alone(self) -> bool:
        """Return whether a single person plays, perhaps with two seats of a team."""
        held = self.persons
        return bool(held) and set(held) <= set(self.match.state.allies(held[0]))

    def play(self) -> bool:
        """Play until the end; tell whether it was reached."""
        seal = self.luck.commitment[:16]
        self.screen.print(f"[dim]{self.words.say('play-sealed', seal=seal)}[/dim]")
        if self.match.table.practice:
            self.screen.print(f"[dim]{self.words.say('play-practice')}[/dim]")
        if self.persons:
            rule = f"{self.game.prefix}-14"
            self.say(self.words.say("play-help", rule=rule), style="dim")
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
        codes = [action.code for action in legal]
        try:
            code = ask(bot, self.match.state.view(seat), codes, self.streams[seat])
        except NoAnswerError as error:
            told = self.words.say("play-no-answer", reason=self.words.error(error))
            self.say(told, style="dim")
            self.match.time_out(seat)
            return
        self.match.submit(seat, self.match.state.table().actions[code])

    # -- a person's turn ----------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show a person what happened and where things stand, and do what it chooses."""
        self.hand_over(seat)
        self.tell(seat)
        legal = self.match.legal_actions(seat)
        if len(legal) == 1:
            self.say_forced(seat, legal[0])
            if not self.pauses(seat, legal[0]):
                self.match.submit(seat, legal[0])
                return
            self.say(self.words.say("play-go-on"))
        else:
            self.show(seat)
        while True:
            text = self.read()
            if not text and len(legal) == 1:
                text = "1"
            if self.command(seat, text):
                return

    def say_forced(self, seat: int, action: Action) -> None:
        """Say the only thing that can be done."""
        choice = self.board.action(self.match.state.view(seat), action)
        who = "you" if self.is_alone else "other"
        told = {"who": who, "name": self.board.names[seat], "choice": choice}
        self.say(self.words.say("play-forced", **told), style="dim")

    def pauses(self, seat: int, action: Action) -> bool:
        """Return whether the only thing is not done at once.

        Who shares a screen reads it first, and while a move can be undone nothing is drawn unasked.
        """
        if not self.is_alone:
            return True
        after = self.match.state.clone()
        after.hear(seat)
        after.apply(action.code)
        return after.to_act == CHANCE and self.match.undo_from(seat) is not None

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
        told = paragraphs(self.match, self.board, seat, self.told.get(seat, -1))
        for line in story_lines(told, self.screen.width):
            self.screen.print(line)
        self.told[seat] = self.match.version

    def show(self, seat: int, *, whole: bool = False) -> None:
        """Show the position, the question and the numbered choices."""
        view = self.match.state.view(seat)
        self.screen.print(self.board.draw(view) if whole else self.board.glance(view))
        self.say(self.board.question(view), style="bold")
        for line in self.listing(seat).lines(self.screen.width):
            self.screen.print(line)

    def listing(self, seat: int) -> Listing:
        """List what a person may do, in the order of its numbers."""
        view, legal = self.match.state.view(seat), self.match.legal_actions(seat)
        return list_choices(self.board, view, legal)

    def say(self, text: str, *, style: str = "", indent: int = 0) -> None:
        """Print a sentence; further lines are indented."""
        width = self.screen.width
        for line in folded(text, width, indent):
            self.screen.print(line, style=style, markup=False)

    def read(self, *, prompt: bool = True) -> str:
        """Read one line from the person."""
        if prompt:
            self.screen.print(f"{self.words.say('play-prompt')} ❯ ", end="")
        return self.read_line(shown=prompt)

    def read_line(self, *, shown: bool = True) -> str:
        """Read a line; what comes from a pipe is shown as if it had been typed."""
        line = sys.stdin.readline()
        if not line:
            self.screen.print()
            raise InputEndedError
        if shown and not sys.stdin.isatty():
            self.screen.print(line.strip(), markup=False)
        return line.strip()

    def command(self, seat: int, text: str) -> bool:
        """Follow what a person typed; tell whether the turn is over."""
        word = text.lower()
        legal = self.listing(seat).actions
        if word.isascii() and word.isdigit() and 1 <= int(word[:6]) <= len(legal):
            return self.attempt(seat, legal[int(word) - 1])
        if word in {"q", "u"}:
            return self.leave_or_undo(seat, word)
        if not word:
            self.say(self.words.say("play-empty", last=len(legal)))
        elif word == "b":
            self.show(seat, whole=True)
        elif word in HELP:
            self.help()
        elif word.startswith("?"):
            self.explain(seat, legal, word[1:].strip())
        elif word.startswith("r "):
            self.rule(word[2:].strip())
        else:
            return self.spoken(seat, text, len(legal))
        return False

    def leave_or_undo(self, seat: int, word: str) -> bool:
        """Leave the game, or take a move back."""
        if word == "q":
            raise LeftError
        return self.undo(seat)

    def help(self) -> None:
        """Say what can be typed."""
        self.say(self.words.say("play-commands"))
        rule = f"r {self.game.prefix}-14"
        keys = {"number": "3", "explain": "?2", "undo": "u", "board": "b", "rule": rule}
        keys |= {"notation": self.example(), "help": "h, ?", "quit": "q"}
        wide = max(len(key) for key in keys.values()) + 2
        for name, key in keys.items():
            self.say(f"  {key:<{wide}}{self.words.say(f'play-command-{name}')}", indent=wide + 2)

    def example(self) -> str:
        """Return the notation of something that can be done now."""
        return self.match.state.legal_actions()[0].notation

    def spoken(self, seat: int, text: str, last: int) -> bool:
        """Try what was typed as notation: an action, or an attempt that the rules judge."""
        try:
            attempt = self.game.read_attempt(text, self.match.table.edition)
        except VoltigeError:
            self.say(self.words.say("play-not-a-choice", text=text[:40], last=last), style="red")
            return False
        return self.attempt(seat, attempt)

    def attempt(self, seat: int, attempt: Attempt) -> bool:
        """Submit an attempt, after a second word if it may be a mistake; say why it is refused."""
        if not self.is_meant(seat, attempt):
            return False
        try:
            self.match.submit(seat, attempt)
        except VoltigeError as error:
            self.say(self.board.error(error), style="red")
            if error.code in OUT_OF_TURN:
                question = self.board.question(self.match.state.view(seat))
                self.say(self.words.say("play-first", question=question))
            return False
        return True

    def is_meant(self, seat: int, attempt: Attempt) -> bool:
        """Ask before a choice that hardly anybody would want."""
        legal = self.match.legal_actions(seat)
        if not isinstance(attempt, Action) or attempt not in legal:
            return True
        doubt = self.board.doubt(self.match.state.view(seat), legal, attempt)
        if not doubt:
            return True
        self.say(doubt, style="bold yellow")
        self.screen.print(f"{self.words.say('play-sure')} ❯ ", end="")
        return self.read_line().lower() in YES

    def undo(self, seat: int) -> bool:
        """Undo a move: bots always agree, but luck stays drawn unless it is a practice game.

        On one screen it is the last move of all, if a person made it and it revealed nothing. What
        was the only possibility is undone along with what came before it.
        """
        try:
            self.undo_once(seat)
            while self.is_forced():
                self.undo_once(seat)
        except VoltigeError as error:
            self.say(self.board.error(error), style="red")
            return self.is_forced()
        self.say(self.words.say("play-undone"))
        self.told = dict.fromkeys(self.persons, self.match.version)
        return True

    def undo_once(self, seat: int) -> None:
        """Undo one move."""
        last = self.match.last_mover()
        shared = not self.is_alone and last in self.persons
        self.match.undo(last if shared else seat, agreed=self.is_alone)

    def is_forced(self) -> bool:
        """Return whether the seat to act has one possibility only."""
        return len(self.match.legal_actions(int(self.match.state.to_act))) == 1

    def explain(self, seat: int, legal: list[Action], number: str) -> None:
        """Say what a choice does and quote its rule."""
        if not (number.isascii() and number.isdigit() and 1 <= int(number[:6]) <= len(legal)):
            text = f"?{number}"[:40]
            self.say(self.words.say("play-not-a-choice", text=text, last=len(legal)), style="red")
            return
        action = legal[int(number) - 1]
        view = self.match.state.view(seat)
        self.say(
            f"{number}  {self.board.action(view, action)}", style="bold", indent=len(number) + 2
        )
        self.rule(action.rule)

    def rule(self, number: str) -> None:
        """Quote a rule."""
        try:
            name, text = find_rule(self.game, number, self.words.language)
        except VoltigeError as error:
            self.say(self.board.error(error), style="red")
            return
        self.say(f"   {name}  {text}", indent=len(name) + 5)

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
        """Return the record of the game, with the seed once it is over."""
        seed = self.luck.seed if opened else None
        fair = Fair(self.luck.commitment, self.luck.nonces, seed)
        return Record(self.match, fair, hashes=True)
