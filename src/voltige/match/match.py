"""One match: a table, its log, and the state that the log leads to."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from voltige.core.action import Action, Attempt, Json, data_of
from voltige.core.errors import IllegalActionError
from voltige.core.event import EVERYONE, Event, Journal
from voltige.core.state import CHANCE, CURRENT, NOBODY, SEVERAL, SPECTATOR, Fault, State
from voltige.core.view import View
from voltige.match.course import Course
from voltige.match.errors import MatchError, UndoError
from voltige.match.log import NO_SEAT, Draw, Entry, Seat
from voltige.match.luck import GivenLuck, Luck, share_of
from voltige.match.steps import Act, ChangeRules, ChangeSeat, Punish, Start, Timeout, Undo, Void
from voltige.match.table import Table

MOST_UNDOS = 1000  # in one match
STALE = -3  # no phase of any game: the version that a seat saw is gone


class Verdict:
    """What an attempt is: a legal action; or refused, and then perhaps a fault that is punished."""

    def __init__(
        self,
        action: Action | None,
        refused: IllegalActionError | None = None,
        fault: Fault | None = None,
    ) -> None:
        self.action = action
        self.refused = refused
        self.fault = fault

    def allowed(self) -> Action:
        """Return the action, or raise why it is refused."""
        if self.refused is not None:
            raise self.refused
        if self.action is None:
            raise AssertionError("what is not refused is an action")
        return self.action


@dataclass
class Match:
    """A table, its seats, and the log. The state is always what a replay of the log gives."""

    table: Table
    seats: list[Seat]
    luck: Luck
    log: list[Entry] = field(default_factory=list)
    state: State = field(init=False)
    shown_version: int = field(init=False)
    shown_position: Json = field(init=False)
    shown_view: View = field(init=False)  # what everybody sees of it
    listed: dict[int, list[Action]] = field(init=False)  # by seat: what it may do now, once asked
    phases: list[int] = field(init=False)
    course: Course = field(init=False)
    drawn: int = field(init=False)  # all draws ever made, undone ones included
    undos: int = field(init=False)

    def __post_init__(self) -> None:
        """Set the game up and let luck do what comes before the first decision."""
        if len(self.seats) != self.table.seats:
            raise MatchError("wrong_seats", given=len(self.seats), wanted=self.table.seats)
        self.state = self.table.first_state()
        self.shown_version = 0
        self.phases = []
        self.course = Course()
        self.drawn = self.undos = 0
        for holder in self.seats:
            check_holder(holder)
        self.log.append(Entry(0, NO_SEAT, Start()))
        self.settle()
        self.shown_position = self.public_position()

    # -- reading ----------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """Return the number of the last entry."""
        return len(self.log) - 1

    @property
    def shown_actor(self) -> int:
        """Return whom everybody sees to be awaited."""
        return int(self.shown_view.to_act)

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.state.to_act == NOBODY

    def legal_actions(self, seat: int) -> list[Action]:
        """List what a seat may do now; empty when it is not asked."""
        found = self.listed.get(seat)
        if found is None:
            found = self.listed[seat] = self.state.legal_actions_of(seat)
        return found

    def events_for(self, seat: int, since: int = -1) -> list[Event]:
        """List what a seat (or SPECTATOR) was told after version ``since``; nothing undone."""
        return [
            event
            for entry in self.log[since + 1 :]
            if not entry.undone
            for event in entry.events
            if event.to == EVERYONE or event.to == seat != SPECTATOR
        ]

    # -- playing ----------------------------------------------------------------------------

    def submit(self, seat: int, attempt: Attempt, version: int | None = None) -> Entry:
        """Do what a seat attempts, or raise IllegalActionError and change nothing.

        ``version`` is the shown version that the seat acted on; an old one is refused.
        """
        self.check_seat(seat)
        verdict = self.judge(seat, attempt, version)
        if verdict.fault is not None:
            return self.punish(verdict.fault)
        action = verdict.allowed()
        return self.act(Act(action.data), seat, action)

    def judge(self, seat: int, attempt: Attempt, version: int | None = None) -> Verdict:
        """Tell whether an attempt is in the legal list, by any name; only what is not is explained."""
        seen = self.seen_phase(version)
        legal = self.legal_actions(seat) if seen == CURRENT else []
        if isinstance(attempt, Action) and attempt in legal:
            return Verdict(attempt)
        data = data_of(attempt)
        refused = self.state.refusal(seat, data, seen)
        if refused is not None:
            return Verdict(None, refused, self.state.fault(seat, data, refused))
        meant = self.state.understand(data)
        if meant not in legal:
            raise AssertionError("the legal list alone decides")
        return Verdict(meant)

    def time_out(self, seat: int) -> Entry:
        """Do the default action for a seat whose time has run out."""
        self.check_seat(seat)
        if not self.state.asks(seat):
            raise MatchError("not_asked", seat=seat)
        self.state.hear(seat)
        action = self.state.default_action()
        return self.act(Timeout(action.data), seat, action)

    def change_seat(self, seat: int, name: str, controller: str) -> Entry:
        """Put somebody else on a seat; the game goes on as it is."""
        self.check_seat(seat)
        holder = Seat(name, controller)
        check_holder(holder)
        self.seats[seat] = holder
        entry = Entry(self.version + 1, seat, ChangeSeat(controller, name))
        self.log.append(entry)
        self.phases.append(int(self.state.phase))
        return entry

    def act(self, step: Act | Timeout, seat: int, action: Action) -> Entry:
        """Apply a legal action and the luck that follows it."""
        before = self.copy_if_wanted()
        journal = Journal()
        self.state.hear(seat)
        self.state.apply(action.code, journal)
        entry = Entry(self.version + 1, seat, step)
        entry.notation = action.notation
        entry.code = action.code
        return self.append(entry, journal, before)

    def punish(self, fault: Fault) -> Entry:
        """Apply a fault."""
        before = self.copy_if_wanted()
        journal = Journal()
        self.state.apply_fault(fault, journal)
        entry = Entry(self.version + 1, fault.seat, Punish(fault.code, fault.cards))
        return self.append(entry, journal, before)

    def copy_if_wanted(self) -> State | None:
        """Copy the position before a step, if the course keeps it or luck may fail after it."""
        return self.state.clone() if self.luck.fails or self.course.is_due() else None

    def append(self, entry: Entry, journal: Journal, before: State | None) -> Entry:
        """Add an entry and settle its luck; if luck fails, nothing has happened."""
        entry.events = journal.events
        self.log.append(entry)
        try:
            self.settle()
        except MatchError:
            self.log.pop()
            if before is not None:  # luck that fails has its copy
                self.state = before
            raise
        self.course.add(before, entry)
        entry.answers = self.shown_actor == SEVERAL
        self.note_shown(entry)
        return entry

    def note_shown(self, entry: Entry) -> None:
        """Note whether anybody can see that something has happened."""
        position = self.public_position()
        entry.secret = position == self.shown_position
        if not entry.secret:
            self.shown_version = self.version
            self.shown_position = position

    def settle(self) -> None:
        """Let luck decide until a seat is asked or nothing more is decided."""
        self.listed = {}
        entry = self.log[-1]
        before = len(entry.draws)
        journal = Journal()
        while self.state.to_act == CHANCE:
            outcomes = self.state.chance_outcomes()
            outcome = self.luck.draw(self.state, outcomes)
            if outcome is None:
                break
            low, weight, total = share_of(outcomes, outcome)
            entry.draws.append(Draw(self.state.stream(), outcome, low, weight, total))
            entry.luck.append(self.state.outcome_text(outcome))
            self.state.resolve(outcome, journal)
        self.drawn += len(entry.draws) - before
        entry.events = entry.events + journal.events
        del self.phases[len(self.log) - 1 :]
        self.phases.append(int(self.state.phase))

    def feed(self, words: Sequence[str]) -> None:
        """Decide open luck by words, for scenarios and replays; all of them or none."""
        given, luck = GivenLuck(words), self.luck
        entry, before = self.log[-1], self.state.clone()
        words_before, events_before = list(entry.luck), list(entry.events)
        draws_before, drawn_before = list(entry.draws), self.drawn
        self.luck = given
        try:
            self.settle()
            given.finish()
        except MatchError:
            self.state, entry.luck, entry.events = before, words_before, events_before
            entry.draws, self.drawn = draws_before, drawn_before
            raise
        finally:
            self.luck = luck
        self.note_shown(entry)

    # -- undo -------------------------------------------------------------------------------

    def undo_from(self, seat: int) -> int | None:
        """Return the version that a free undo of this seat takes back, or None.

        It is the last step, made by this seat, and it showed nobody anything new. Secret answers
        that others have given meanwhile do not count: nobody may learn of them, not even so.
        """
        for entry in reversed(self.course.moves):
            if entry.seat == seat and isinstance(entry.step, Act) and not entry.reveals:
                return entry.version
            if entry.seat == seat or not entry.secret:
                return None
        return None

    def last_mover(self) -> int:
        """Return the seat that made the last step in force, or NO_SEAT."""
        return self.course.moves[-1].seat if self.course.moves else NO_SEAT

    def own_last_move(self, seat: int) -> int | None:
        """Return the version of this seat's last step in force."""
        for entry in reversed(self.course.moves):
            if entry.seat == seat:
                return entry.version
        return None

    def agreed_from(self, seat: int) -> int | None:
        """Return the version that an agreed undo of this seat goes back to, or None.

        Agreed means that all other persons consent, or that only bots sit there. Luck that
        somebody has seen stays drawn all the same, except at a practice table.
        """
        for entry in reversed(self.course.moves):
            if entry.reveals_luck and not self.table.practice:
                return None
            if entry.seat == seat:
                return entry.version
        return None

    def undo(self, seat: int, *, agreed: bool = False) -> Entry:
        """Take back the seat's last step: freely as far as nothing was revealed, or as agreed."""
        self.check_seat(seat)
        if self.undos >= MOST_UNDOS:
            raise UndoError("too_many_undos", most=MOST_UNDOS)
        first = self.agreed_from(seat) if agreed else self.undo_from(seat)
        if first is None:
            code = "nothing_to_undo" if self.own_last_move(seat) is None else "undo_wall"
            raise UndoError(code)
        return self.take_back(seat, first)

    def take_back(self, seat: int, first: int) -> Entry:
        """Take back the steps from version ``first`` on.

        A secret answer is taken back alone: those that others gave after it stay. No secret
        answer has luck of its own, so luck is always taken back from the end.
        """
        if not 0 <= first < len(self.log) or not self.log[first].moves or self.log[first].undone:
            raise UndoError("nothing_to_undo")
        place = self.course.place(first)
        later = self.course.moves[place:]
        alone = all(entry.secret for entry in later)
        for entry in later[:1] if alone else later:
            entry.undone = True
            self.luck.take_back(entry.draws)
        self.state, self.listed = self.course.take_back(place, alone=alone), {}
        self.undos += 1
        entry = Entry(self.version + 1, seat, Undo(first), secret=alone)
        entry.answers = self.shown_actor == SEVERAL
        self.log.append(entry)
        self.phases.append(int(self.state.phase))
        if not alone:
            self.shown_version = self.version
            self.shown_position = self.public_position()
        return entry

    # -- another version of the rules -------------------------------------------------------

    def void(self, seat: int, step: Void, luck: list[str]) -> Entry:
        """Keep an entry that does not fit the rules: nothing is done, its draws stay used up."""
        entry = Entry(self.version + 1, seat, step, luck, secret=True)
        entry.undone = True
        self.drawn += len(luck)
        self.log.append(entry)
        self.phases.append(int(self.state.phase))
        return entry

    def change_rules(self, step: ChangeRules) -> Entry:
        """Note that the match goes on under another version of the rules."""
        entry = Entry(self.version + 1, NO_SEAT, step)
        self.log.append(entry)
        self.phases.append(int(self.state.phase))
        self.shown_version = self.version
        return entry

    # -- helpers ----------------------------------------------------------------------------

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that does not exist."""
        if not 0 <= seat < self.table.seats:
            raise MatchError("no_such_seat", seat=seat, seats=self.table.seats)

    def seen_phase(self, version: int | None) -> int:
        """Return what ``refusal`` must know of the version that a seat acted on.

        Secret answers of others change nothing that is shown, so they do not make a version old.
        """
        if version is None or self.shown_version <= version <= self.version:
            return CURRENT
        return self.phases[version] if 0 <= version < len(self.phases) else STALE

    def public_position(self) -> Json:
        """Return what everybody sees, to tell whether a step was visible."""
        self.shown_view = self.state.view(SPECTATOR)
        return self.shown_view.to_json()


def check_holder(holder: Seat) -> None:
    """Refuse a controller that a record could not write as one word."""
    if len(holder.controller.split()) != 1 or holder.controller != holder.controller.strip():
        raise MatchError("bad_controller", controller=holder.controller[:40])


def state_hash(state: State) -> str:
    """Return a short fingerprint of a full position."""
    text = json.dumps(state.to_dict(), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]
