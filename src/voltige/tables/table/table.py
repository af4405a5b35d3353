"""A table as its log tells it: seats, match, clocks, votes. The log alone decides.

Every change is a row of the log. New rows are noted by the same code that replays old ones, so a
process that reads the log arrives at the same table as the one that wrote it.
"""

from dataclasses import dataclass, field, replace
from typing import Any

from msgspec import Raw

from voltige.core.edition import Edition
from voltige.core.event import EVERYONE
from voltige.core.game import Game
from voltige.core.state import SEVERAL
from voltige.games import GAMES
from voltige.match.clocks import Clocks
from voltige.match.log import Entry, Seat
from voltige.match.luck import FairLuck, GivenLuck, PracticeLuck
from voltige.match.match import Match
from voltige.match.record import WAIVED, follow
from voltige.match.rows import EntryRow, TableRow
from voltige.match.steps import (
    AskCoach,
    Begin,
    Bind,
    ChangeRules,
    ChangeSeat,
    End,
    GiveNonce,
    Leave,
    Mute,
    Order,
    Pause,
    Propose,
    Reserve,
    Resign,
    Resume,
    Sit,
    Timeout,
    Undo,
    Void,
    Vote,
)
from voltige.match.table import Table
from voltige.tables.editions import own_edition
from voltige.tables.errors import NotHereError, OtherReleaseError
from voltige.tables.simultaneous.ways import Ways
from voltige.tables.table.chairs import OPEN, Chair, sit
from voltige.tables.table.entries import MATCH_STEPS, entry_of, rules_of, void_rows
from voltige.tables.table.phrases import Phrases

PLAYING, PAUSED, OVER, ENDED = "playing", "paused", "over", "ended"
# After these, seats look new; compared by their types, which is quicker than asking each of them
SEAT_STEPS = frozenset({Sit, GiveNonce, Reserve, Leave, Mute, AskCoach, Resign, ChangeSeat})
HAND_STEPS = SEAT_STEPS | {Bind}  # after which a seat may belong to somebody else
UNSEEN_STEPS = frozenset({Order, Bind})  # nobody but the seat itself may learn of these
REQUEST_KEY = 16  # characters of a stamp that say who asked under which id
STAMP = 24  # all of them; the others say what was asked
NO_ORDER = "none"


@dataclass
class OpenVote:
    """An open proposal."""

    what: str
    seat: int
    agreed: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Settled:
    """A proposal that came to nothing: whose voice or move ended it, and how."""

    what: str
    seat: int
    by: int
    how: str  # refused, withdrawn, or lapsed because the game went on


def find_game(name: str) -> Game:
    """Find a game by its name."""
    for game in GAMES:
        if game.name == name:
            return game
    raise NotHereError("unknown_game", name=name[:40], names=", ".join(g.name for g in GAMES))


def match_table(row: TableRow) -> Table:
    """Make the table of the match layer."""
    game = find_game(row.game)
    text, now = row.edition_text, game.rules_version
    edition: Edition | None
    if text is not None:
        edition = own_edition(game, text)
        edition = edition if edition.hash == row.edition_hash else None
    else:
        edition = game.find_edition(row.edition, row.edition_hash, row.rules)
    if now != row.rules:
        raise OtherReleaseError("other_rules", game=row.game, rules=row.rules, now=now)
    if edition is None:
        raise OtherReleaseError("other_edition", edition=row.edition)
    return Table(game, edition, row.seats, row.options, row.position, text, row.practice)


class TableInMemory:
    """A table in memory."""

    def __init__(self, row: TableRow) -> None:
        """Start from what was agreed; ``replay`` adds the log."""
        self.row = row
        self.agreed = match_table(row)
        self.chairs = [Chair() for _ in range(row.seats)]
        self.match: Match | None = None
        self.clocks = Clocks(row.move_s * 1000, [row.reserve_s * 1000] * row.seats)
        self.number = -1
        self.changed_at = row.created_at
        self.shown_at = row.created_at  # when something happened that everybody may know of
        self.vote: OpenVote | None = None
        self.settled: Settled | None = None  # the last proposal, until the game goes on
        self.nonces: list[int] = []  # the seats that gave or waived one, in that order
        self.ended_by = ""
        self.resigned: list[int] = []  # in the order of resigning
        self.requests: dict[str, tuple[str, int]] = {}  # what was asked, and the version after it
        self.seats_changed = 0  # how often the seats have come to look different
        self.hands_changed = 0  # how often somebody may have got a seat, or lost one
        self.persons: list[int] = []  # seats that people or programs hold and have not given up
        self.asked_now: tuple[int, list[int]] = (-1, [])  # a version, and who is asked then
        self.told = [0] * (row.seats + 1)  # lines told so far, to spectators and each seat
        self.answers: set[int] = set()  # versions of steps taken while several decided in secret
        self.several = False  # the present decision is a secret one of several seats
        self.ways = Ways(row.game, row.mode, row.options)  # of holding simultaneous decisions
        self.claimed: dict[int, Any] = {}  # by seat: claims with their times, until all are settled
        self.phrases: Phrases | None = None  # with the names of the seats as they are
        self.seats_said: tuple[object, Raw] | None = None  # a position, and its seats in words
        self.shown_said: tuple[object, bytes] | None = None  # and what everyone sees of it
        self.orders: dict[int, str] = {}  # standing orders by seat, each a secret
        self.decision_at = -1  # the log's number when the present decision began
        self.measured_at = (
            -1
        )  # the log's number when a decision with measured times opened, else -1

    # -- reading --------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """Tell where the table stands."""
        if self.match is None:
            return OPEN
        if self.ended_by:
            return ENDED
        if self.match.is_over:
            return OVER
        return PAUSED if self.clocks.paused_at is not None else PLAYING

    @property
    def is_done(self) -> bool:
        """Tell whether the match is over, by the rules or by the players."""
        return self.match is not None and (self.match.is_over or bool(self.ended_by))

    @property
    def version(self) -> int:
        """Give the version that everybody has seen."""
        return self.match.shown_version if self.match is not None else 0

    def asked(self) -> list[int]:
        """List the seats whose decision is awaited."""
        match = self.match
        if match is None or self.is_done:
            return []
        if self.asked_now[0] != match.version:
            seats = [seat for seat in range(self.row.seats) if match.state.asks(seat)]
            self.asked_now = (match.version, seats)
        return self.asked_now[1]

    def secret_decision(self) -> bool:
        """Tell whether several seats decide in secret, as everybody may know."""
        return self.match is not None and self.match.shown_actor == SEVERAL

    def seats_of(self, holder: str) -> list[int]:
        """List the seats of a browser or program."""
        return [seat for seat, chair in enumerate(self.chairs) if holder in chair.holders]

    # -- the log ----------------------------------------------------------------------------------

    def replay(self, rows: list[EntryRow]) -> None:
        """Follow rows of the log, then take luck from the seal again."""
        rules, ours = rules_of(rows, 0), self.row.rules
        if rules > ours:
            raise OtherReleaseError("other_rules", game=self.row.game, rules=rules, now=ours)
        void = void_rows(rows)
        for row in rows:
            if self.match is not None and isinstance(row.step, MATCH_STEPS):
                follow(self.match, entry_of(row, void=row.number in void))
            self.note(row)
        self.seal()

    def seal(self) -> None:
        """Let luck come from the sealed seed, after all draws that were ever made."""
        if self.match is not None:
            self.match.luck = self.fair_luck(self.match)

    def fair_luck(self, match: Match | None = None) -> FairLuck:
        """Give the sealed luck of this table, as it goes on after what a match has drawn."""
        given = [chair.nonce if chair.nonce != WAIVED else "" for chair in self.chairs]
        nonces = [bytes.fromhex(nonce) for nonce in given]
        if not self.agreed.practice:
            return FairLuck(self.row.seed, nonces, 0 if match is None else match.drawn)
        log = [] if match is None else match.log
        in_force = [draw for entry in log if not entry.undone for draw in entry.draws]
        return PracticeLuck(self.row.seed, nonces, in_force)

    def note(self, row: EntryRow) -> None:
        """Note what a row means for the table; the match itself has followed it already."""
        self.number = row.number
        self.changed_at = row.at
        secret = False
        if row.asked:
            self.requests[row.asked[:REQUEST_KEY]] = (row.asked[REQUEST_KEY:], self.version)
        step = row.step
        if isinstance(step, MATCH_STEPS) and self.match is not None:
            self.note_match(row, self.match)
            secret = self.match.log[-1].secret
        elif isinstance(step, Begin):
            self.begin(row, step)
        else:
            self.note_table(row)
            secret = type(step) in UNSEEN_STEPS
        if not secret:
            self.shown_at = row.at
        if type(step) in HAND_STEPS:
            self.hands_changed += 1
        if type(step) in SEAT_STEPS:
            self.seats_changed += 1
            self.phrases = self.seats_said = None
            self.persons = [
                seat for seat, c in enumerate(self.chairs) if c.person and not c.resigned
            ]

    def begin(self, row: EntryRow, step: Begin) -> None:
        """Start the match; a new one draws its luck, an old one is given it."""
        if self.agreed.practice and not step.repeats:  # begun before luck did repeat
            self.agreed = replace(self.agreed, practice=False)
        luck = GivenLuck(row.luck) if row.luck else self.fair_luck()
        seats = [Seat(chair.name, chair.controller) for chair in self.chairs]
        self.match = Match(self.agreed, seats, luck)
        row.luck[:] = self.match.log[0].luck
        self.note_events(self.match.log[0])
        self.start_decision(row.at)

    def note_match(self, row: EntryRow, match: Match) -> None:
        """Note a step of the match: clocks, votes, who plays for whom."""
        entry = match.log[-1]
        if isinstance(entry.step, Void):
            return
        if self.measured_at >= 0:
            self.claimed[row.seat] = row.times
        if isinstance(row.step, ChangeSeat):
            self.chairs[row.seat].controller = row.step.controller
            return
        if isinstance(row.step, ChangeRules) and row.step.over and not self.ended_by:
            self.ended_by = "release"  # its last moves can't be shown here
        if self.several:
            self.answers.add(entry.version)
        self.tell_time(entry)
        self.note_events(entry)
        answers = entry.moves and not entry.secret
        if (
            answers and not self.several
        ):  # a half-made choice has one time in all, and no clock tells
            self.clocks.answered(row.seat, row.at, in_time=not isinstance(row.step, Timeout))
        if not entry.secret:
            self.go_on(row)
            self.start_decision(row.at)

    def go_on(self, row: EntryRow) -> None:
        """Forget proposals that a step has overtaken; an undo has carried its own out."""
        self.settled = None
        if self.vote is not None and self.vote.what == "undo":
            if not isinstance(row.step, Undo | ChangeRules):
                self.settled = Settled("undo", self.vote.seat, row.seat, "lapsed")
            self.vote = None

    def tell_time(self, entry: Entry) -> None:
        """Add the time of the fastest to what is told; no other time is ever told."""
        if self.claimed:
            for event in entry.events:
                self.ways.rules.tell_times(event, self.claimed)
        if not entry.secret:
            self.claimed = {}

    def note_events(self, entry: Entry) -> None:
        """Count the lines that each viewer is told."""
        undo = isinstance(entry.step, Undo)
        told = undo or isinstance(entry.step, ChangeRules)
        everyone = 1 if told and not entry.secret else 0
        if undo and entry.secret:
            self.told[entry.seat + 1] += 1
        for event in entry.events:
            if event.to == EVERYONE:
                everyone += 1
            else:
                self.told[event.to + 1] += 1
        self.told = [count + everyone for count in self.told]

    def start_decision(self, at: int) -> None:
        """Start the clocks of those who are asked now."""
        self.decision_at = self.number
        self.several = not self.is_done and self.secret_decision()
        self.measured_at = self.number if self.several and self.ways.measured else -1
        self.clocks.ask(self.asked(), at, self.limit())

    def limit(self) -> int | None:
        """Give the time that the game's own options set for this decision, or none."""
        if self.several:
            return self.ways.limit()
        seconds = int(self.row.options.get("turn_timeout_s", 0))
        return seconds * 1000 if seconds and self.row.mode == "live" else None

    def note_table(self, row: EntryRow) -> None:
        """Note what happened around the match."""
        step = row.step
        chair = self.chairs[row.seat] if row.seat >= 0 else Chair()
        if isinstance(step, Sit):
            sit(chair, step)
            if chair.nonce:
                self.nonces.append(row.seat)
        elif isinstance(step, GiveNonce):
            chair.nonce = step.nonce
            self.nonces.append(row.seat)
        elif isinstance(step, Reserve):
            chair.name, chair.reserved = step.name, step.holder
        elif isinstance(step, Bind):
            chair.holders.add(step.holder)
        elif isinstance(step, Leave):
            self.chairs[row.seat] = Chair()
            self.nonces = [seat for seat in self.nonces if seat != row.seat]
            self.orders.pop(row.seat, None)
        elif isinstance(step, Order):
            self.orders[row.seat] = step.standing
        elif isinstance(step, Mute):
            chair.muted = step.muted
        elif isinstance(step, AskCoach):
            chair.coached = True
        elif isinstance(step, Resign):
            chair.resigned = True
            self.resigned.append(row.seat)
        else:
            self.note_vote(row)

    def note_vote(self, row: EntryRow) -> None:
        """Note what was put to the vote, and what came of it."""
        step = row.step
        if isinstance(step, Pause):
            self.clocks.pause(row.at)
            self.vote = None
        elif isinstance(step, Resume):
            self.clocks.resume(row.at)
        elif isinstance(step, Propose):
            self.vote, self.settled = OpenVote(step.what, row.seat), None
        elif isinstance(step, Vote):
            self.count_vote(row.seat, agree=step.agree)
        elif isinstance(step, End):
            self.ended_by = step.by
            self.vote = None

    def count_vote(self, seat: int, *, agree: bool) -> None:
        """Note a voice; one refusal ends the proposal, and so does the one who made it."""
        if self.vote is None:
            return
        if not agree:
            how = "withdrawn" if seat == self.vote.seat else "refused"
            self.settled = Settled(self.vote.what, self.vote.seat, seat, how)
            self.vote = None
        elif seat not in self.vote.agreed:
            self.vote.agreed.append(seat)

    def voters(self) -> list[int]:
        """List the seats whose voice the open proposal still needs."""
        if self.vote is None:
            return []
        return [
            seat for seat in self.persons if seat != self.vote.seat and seat not in self.vote.agreed
        ]
