"""A position of a small game: its fields are attributes, its verbs are methods."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from voltige.core.action import Action, Json
from voltige.core.errors import IllegalActionError, PositionError
from voltige.core.event import Journal
from voltige.core.fields.cards import Cards
from voltige.core.fields.field import SHARED, Field
from voltige.core.fields.group import value_of
from voltige.core.fields.layout import Layout
from voltige.core.fields.seeing import view_by_fields
from voltige.core.position import PositionReader
from voltige.core.simple.events import Plain, changes, done, drawn, noticed
from voltige.core.simple.setup import Move, SimpleSetup, SimpleTable
from voltige.core.state import CHANCE, CURRENT, NOBODY, SPECTATOR, State
from voltige.core.verbs import verb_of
from voltige.core.view import View

TURN_OF: Final = "turn_of"
OVER: Final = "over"  # the last phase of every game


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleState(State):
    """Write ``begin``, ``legal``, ``chances``, ``happen``, ``scores_of``, and a method for each verb."""

    def __init__(self, setup: SimpleSetup) -> None:
        super().__init__(NOBODY, 0)
        self.setup: Final = setup
        self.turn_of = 0  # the seat whose turn it is, also while luck is next
        self.reveals = False  # this step shows what only another seat knew
        for field in self.layout().stored:
            if field.name not in {"phase", "to_act", TURN_OF}:
                setattr(self, field.name, first_value(field, setup.seats))

    # -- what a game writes ------------------------------------------------------------------------

    def begin(self) -> None:
        """Set up, and ask the first seat or luck."""
        raise NotImplementedError

    def legal(self) -> list[Move]:
        """List what the seat to act may do: verbs with their values."""
        raise NotImplementedError

    def chances(self) -> list[tuple[str, int]]:
        """List what luck can bring, each in one word and with its weight."""
        return []

    def happen(self, word: str) -> None:
        """Let luck bring what a word names."""
        raise NotImplementedError

    def scores_of(self) -> list[int]:
        """Return each seat's result, the higher the better."""
        raise NotImplementedError

    # -- what its methods say ------------------------------------------------------------------------

    def ask(self, phase: str, seat: int) -> None:
        """Ask a seat."""
        self.phase = self.setup.phases.index(phase)
        self.turn_of = seat
        self.to_act = seat

    def draw(self, phase: str) -> None:
        """Let luck be next."""
        self.phase = self.setup.phases.index(phase)
        self.to_act = CHANCE

    def end(self) -> None:
        """End the game."""
        self.phase = self.setup.phases.index(OVER)
        self.to_act = NOBODY

    def next_seat(self) -> int:
        """Return the seat after the one whose turn it is."""
        return (self.turn_of + 1) % self.setup.seats

    # -- the contract ----------------------------------------------------------------------------------

    def layout(self) -> Layout:
        found = self.setup.layout
        if found is None:
            raise AssertionError("a table has a layout")
        return found

    def table(self) -> SimpleTable:
        return self.setup.edition.table

    def seats(self) -> i64:
        return self.setup.seats

    def legal_actions(self) -> list[Action]:
        if self.to_act < 0:
            return []
        table = self.table()
        return [table.actions[code] for code in sorted([table.codes[m] for m in self.legal()])]

    def apply(self, code: i64, journal: Journal | None = None) -> None:
        table = self.table()
        move = table.moves[code]
        seat = int(self.to_act)
        before = self.told_to_all() if journal is not None else []
        self.reveals = False
        getattr(self, move[0])(*move[1:])
        if journal is not None:
            after = self.told_to_all()
            public = changes(before[SPECTATOR], after[SPECTATOR])
            said = table.actions[code].notation if table.is_open[code] else ""
            if public or said:  # else it stays between the seat and the table
                journal.note(done(seat, said, self.reveals, public))
            self.note_private(journal, before, after, self.reveals)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(number, weight) for number, (_, weight) in enumerate(self.chances())]

    def outcome_text(self, outcome: i64) -> str:
        return self.chances()[outcome][0]

    def resolve(self, outcome: i64, journal: Journal | None = None) -> None:
        before = self.told_to_all() if journal is not None else []
        self.happen(self.outcome_text(outcome))
        if journal is not None:
            after = self.told_to_all()
            journal.note(drawn(changes(before[SPECTATOR], after[SPECTATOR])))
            self.note_private(journal, before, after, True)

    def told_to_all(self) -> list[Plain]:
        """Return the views of all seats, and last the one that everybody has."""
        return [self.view(seat).to_json() for seat in [*range(self.setup.seats), SPECTATOR]]

    def note_private(
        self, journal: Journal, before: list[Plain], after: list[Plain], reveals: bool
    ) -> None:
        """Tell each seat what it sees beyond what all see."""
        public = after[SPECTATOR]
        for seat in range(self.setup.seats):
            new = changes(before[seat], after[seat])
            own = {key: value for key, value in new.items() if public[key] != value}
            if own:
                journal.note(noticed(seat, reveals, own))

    def refusal(self, seat: i64, attempt: Json, seen: i64 = CURRENT) -> IllegalActionError | None:
        verb = verb_of(self.table().verbs, attempt)
        rule = self.setup.rule
        if self.to_act == NOBODY:
            return IllegalActionError("game_over", rule)
        if seen != CURRENT:
            return IllegalActionError("stale_state", rule)
        action = self.table().from_json(attempt)
        if action is None:
            named = [f"{key} {value}" for key, value in attempt.items() if key != "do"]
            return IllegalActionError("bad_request", verb.rule, text=" ".join(named)[:40])
        if not self.asks(seat):
            return IllegalActionError("not_your_turn", rule)
        if action not in self.legal_actions_of(seat):
            return IllegalActionError("wrong_phase", verb.rule)
        return None

    def default_action(self) -> Action:
        return self.legal_actions()[0]

    def returns(self) -> list[float]:
        return [float(score) for score in self.scores_of()]

    def ranking(self) -> list[int]:
        scores = self.scores_of()
        return [1 + len([other for other in scores if other > score]) for score in scores]

    def clone(self) -> SimpleState:
        copy = self.blank()
        for field in self.layout().stored:
            value = value_of(field, self, SHARED, self.setup.seats)
            setattr(copy, field.name, copied(value))
        return copy

    def blank(self) -> SimpleState:
        found: SimpleState = type(self)(self.setup)
        return found

    def view(self, seat: i64) -> View:
        return view_by_fields(self, int(seat))

    def check(self) -> None:
        """Hold every field within its bounds, and every card of the deck in one place."""
        self.layout().check(self)
        first = self.blank()
        first.begin()
        if self.cards() != first.cards():
            raise AssertionError("every card of the deck is somewhere, once")
        if (self.to_act >= 0) != (len(self.legal_actions()) > 0):
            raise AssertionError("a seat that is asked has something to do")
        if (self.to_act == CHANCE) != (len(self.chances()) > 0):
            raise AssertionError("luck can bring something where it is next")
        if (self.to_act == NOBODY) != (self.setup.phases[self.phase] == OVER):
            raise AssertionError("nobody is asked when the game is over, and only then")

    def cards(self) -> list[int]:
        """List the cards of all places."""
        found: list[int] = []
        for field in self.layout().stored:
            if isinstance(field.kind, Cards):
                value = value_of(field, self, SHARED, self.setup.seats)
                for row in value if field.per_seat else [value]:
                    found += row
        return sorted(found)

    def finish_filling(self, reader: PositionReader) -> None:
        """Refuse cards that are not in the deck, before anything is counted on them."""
        first = self.blank()
        first.begin()
        if self.cards() != first.cards():
            raise PositionError("impossible_position", reason="every card is somewhere, once")


def first_value(field: Field, seats: int) -> Any:
    """Return what a field holds before ``begin``."""
    usual = field.default if field.default is not None else field.kind.none()
    return [copied(usual) for _ in range(seats)] if field.per_seat else copied(usual)


def copied(value: Any) -> Any:
    """Copy a value: numbers and words are themselves, lists are not."""
    return [copied(each) for each in value] if isinstance(value, list) else value
