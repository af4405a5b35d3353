"""A table as its log tells it: seats, match, clocks, votes. The log alone decides.

Every change is a row of the log. New rows are noted by the same code that replays old ones, so a
process that reads the log arrives at the same table as the one that wrote it.
"""

from dataclasses import dataclass, field, replace
from typing import Any

from msgspec import Raw

from voltige.core.event import EVERYONE
from voltige.core.game import Game
from voltige.core.state import SEVERAL
from voltige.games import GAMES
from voltige.match.clocks import Clocks
from voltige.match.log import Entry, Seat
from voltige.match.luck import FairLuck, GivenLuck, PracticeLuck
from voltige.match.match import Match, Table
from voltige.match.record import WAIVED, follow
from voltige.match.rows import EntryRow, TableRow
from voltige.tables.editions import own_edition
from voltige.tables.errors import NotHereError, OtherReleaseError
from voltige.tables.simultaneous.ways import Ways
from voltige.tables.table.entries import MATCH_KINDS, RULES, entry_of, rules_of, void_rows
from voltige.tables.table.phrases import Phrases

OPEN, PLAYING, PAUSED, OVER, ENDED = "open", "playing", "paused", "over", "ended"
PERSON, AUTOPILOT = "person", "autopilot"  # who plays for a seat that is not open, beside bots
SEAT_KINDS = frozenset(
    {"sit", "nonce", "reserve", "leave", "mute", "coach", "resign", "seat"}
)  # seats look new
REQUEST_KEY = 16  # characters of a stamp that say who asked under which id
STAMP = 24  # all of them; the others say what was asked
UNSEEN_KINDS = frozenset({"order", "bind"})  # nobody but the seat itself may learn of these
NO_ORDER = "none"


@dataclass
class Chair:
    """A seat: who it belongs to and who plays for it."""

    name: str = ""
    controller: str = OPEN  # open, person, bot:<name>, autopilot, remote:<name>
    holders: set[str] = field(default_factory=set)  # hashes of browsers and programs
    keys: set[str] = field(default_factory=set)  # hashes of recovery keys
    nonce: str = ""  # what it added to the luck, or that it waived that; empty until then
    program: str = ""  # the name of the remote program that holds it
    person: bool = False  # a person or program holds it, whoever plays now
    reserved: str = ""  # kept for this holder
    resigned: bool = False
    muted: bool = False
    coached: bool = False  # has asked for odds in this match


@dataclass
class Vote:
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
    if row.edition_text is not None:
        edition = own_edition(game, row.edition_text)
    else:
        edition = game.load_edition(row.edition)
    if game.rules_version != row.rules:
        now = game.rules_version
        raise OtherReleaseError("other_rules", game=row.game, rules=row.rules, now=now)
    if edition.hash != row.edition_hash:
        raise OtherReleaseError("other_edition", edition=row.edition)
    text = row.edition_text
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
        self.vote: Vote | None = None
        self.settled: Settled | None = None  # the last proposal, until the game goes on
        self.nonces: list[int] = []  # the seats that gave or waived one, in that order
        self.ended_by = ""
        self.resigned: list[int] = []  # in the order of resigning
        self.requests: dict[str, tuple[str, int]] = {}  # what was asked, and the version after it
        self.seats_changed = 0  # how often the seats have come to look different
        self.persons: list[int] = []  # seats that people or programs hold and have not given up
        self.asked_now: tuple[int, list[int]] = (-1, [])  # a version, and who is asked then
        self.told = [0] * (row.seats + 1)  # lines told so far, to spectators and each seat
        self.answers: set[int] = set()  # versions of steps taken while several decided in secret
        self.several = False  # the present decision is a secret one of several seats
        self.ways = Ways(row.game, row.mode, row.options)  # of holding simultaneous decisions
        self.claimed: dict[int, Any] = {}  # by seat: claims with their times, until all are settled
        self.phrases: Phrases | None = None  # with the names of the seats as they are
        self.seats_said: tuple[object, Raw] | None = None  # a position, and its seats in words
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
            if row.kind in MATCH_KINDS and self.match is not None:
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
        if "asked" in row.data:
            stamp = row.data["asked"]
            self.requests[stamp[:REQUEST_KEY]] = (stamp[REQUEST_KEY:], self.version)
        if row.kind in MATCH_KINDS and self.match is not None:
            self.note_match(row, self.match)
            secret = self.match.log[-1].secret
        elif row.kind == "begin":
            self.begin(row)
        else:
            self.note_table(row)
            secret = row.kind in UNSEEN_KINDS
        if not secret:
            self.shown_at = row.at
        if row.kind in SEAT_KINDS:
            self.seats_changed += 1
            self.phrases = self.seats_said = None
            self.persons = [
                seat for seat, c in enumerate(self.chairs) if c.person and not c.resigned
            ]

    def begin(self, row: EntryRow) -> None:
        """Start the match; a new one draws its luck, an old one is given it."""
        if self.agreed.practice and not row.data.get("repeats"):  # begun before luck did repeat
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
        if entry.kind == "void":
            return
        if self.measured_at >= 0:
            self.claimed[row.seat] = row.data
        if row.kind == "seat":
            self.chairs[row.seat].controller = row.data["controller"]
            return
        if row.data.get("over") and not self.ended_by:  # its last moves can't be shown here
            self.ended_by = "release"
        if self.several:
            self.answers.add(entry.version)
        self.tell_time(entry)
        self.note_events(entry)
        answers = row.kind in {"act", "timeout", "fault"} and not entry.secret
        if (
            answers and not self.several
        ):  # a half-made choice has one time in all, and no clock tells
            self.clocks.answered(row.seat, row.at, in_time=row.kind != "timeout")
        if not entry.secret:
            self.go_on(row)
            self.start_decision(row.at)

    def go_on(self, row: EntryRow) -> None:
        """Forget proposals that a step has overtaken; an undo has carried its own out."""
        self.settled = None
        if self.vote is not None and self.vote.what == "undo":
            if row.kind not in {"undo", RULES}:
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
        everyone = 1 if entry.kind in {"undo", "rules"} and not entry.secret else 0
        if entry.kind == "undo" and entry.secret:
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
        data = row.data
        chair = self.chairs[row.seat] if row.seat >= 0 else Chair()
        if row.kind == "sit":
            sit(chair, data)
            if chair.nonce:
                self.nonces.append(row.seat)
        elif row.kind == "nonce":
            chair.nonce = data["nonce"]
            self.nonces.append(row.seat)
        elif row.kind == "reserve":
            chair.name, chair.reserved = data["name"], data["holder"]
        elif row.kind == "bind":
            chair.holders.add(data["holder"])
        elif row.kind == "leave":
            self.chairs[row.seat] = Chair()
            self.nonces = [seat for seat in self.nonces if seat != row.seat]
            self.orders.pop(row.seat, None)
        elif row.kind == "order":
            self.orders[row.seat] = data["standing"]
        elif row.kind == "mute":
            chair.muted = data["muted"]
        elif row.kind == "coach":
            chair.coached = True
        elif row.kind == "pause":
            self.clocks.pause(row.at)
            self.vote = None
        elif row.kind == "resume":
            self.clocks.resume(row.at)
        elif row.kind == "resign":
            chair.resigned = True
            self.resigned.append(row.seat)
        elif row.kind == "propose":
            self.vote, self.settled = Vote(data["what"], row.seat), None
        elif row.kind == "vote":
            self.count_vote(row.seat, agree=data["agree"])
        elif row.kind == "end":
            self.ended_by = data["by"]
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


def sit(chair: Chair, data: dict[str, Any]) -> None:
    """Put somebody on a chair."""
    chair.name = data["name"]
    chair.controller = data["controller"]
    chair.nonce = data["nonce"]
    chair.reserved = ""
    if data["holder"]:
        chair.person = True
        chair.holders.add(data["holder"])
        chair.keys.add(data["key"])
        kind, _, name = data["controller"].partition(":")
        chair.program = name if kind == "remote" else ""
