"""The whole truth of one position, and the contract that every game fulfils.

A new game needs only the plain methods. The fast twins below them have defaults made from the plain
ones; a game may override them, and the conformance suite ties each to its plain twin.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from voltige.core.action import Action, ActionTable, Json
from voltige.core.errors import IllegalActionError, Refusal
from voltige.core.event import Journal
from voltige.core.rng import Rng

if TYPE_CHECKING:
    from voltige.core.fields.layout import Layout
    from voltige.core.position import PositionReader
    from voltige.core.view import View

CHANCE: Final = -1  # luck is next
SEVERAL: Final = -2  # in views only: secret answers of several seats are awaited
NOBODY: Final = -4  # the game is over
SPECTATOR: Final = -1  # the seat number of one who only watches
SEAT_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"  # how notation and people name the seats
CURRENT: Final = -1  # ``refusal``: the attempt was made on the position as it stands


class Fault:
    """An attempt that the rules punish instead of refusing it; it enters the log as it is."""

    def __init__(self, seat: int, code: str, cards: list[str]) -> None:
        self.seat: Final = seat
        self.code: Final = code
        self.cards: Final = cards  # what was wrongly shown, now known to all


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """One position. ``apply`` and ``resolve`` change it in place; only ``clone`` copies."""

    def __init__(self, to_act: i64, phase: i64) -> None:
        self.to_act: i64 = to_act  # a seat, CHANCE or NOBODY
        self.phase: i64 = phase

    # -- what every game writes ------------------------------------------------------------

    def table(self) -> ActionTable:
        """Return the actions of this edition."""
        raise NotImplementedError

    def seats(self) -> i64:
        """Return the number of seats."""
        raise NotImplementedError

    def legal_actions(self) -> list[Action]:
        """List what the seat to act may do, by code; never empty when a seat is to act."""
        raise NotImplementedError

    def apply(self, code: i64, journal: Journal | None = None) -> None:
        """Do a legal action of the seat to act."""
        raise NotImplementedError

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """List what luck can bring, each with a whole weight above zero."""
        raise NotImplementedError

    def resolve(self, outcome: i64, journal: Journal | None = None) -> None:
        """Let luck bring ``outcome``."""
        raise NotImplementedError

    def outcome_text(self, outcome: i64) -> str:
        """Name an outcome of the present chance node in one word."""
        raise NotImplementedError

    def refusal(self, seat: i64, attempt: Json, seen: i64 = CURRENT) -> Refusal:
        """Explain why an attempt is not in the legal list of ``seat``; None if it is, by any name.

        ``seen`` is the phase that the seat saw when it has moved on since, else CURRENT.
        """
        raise NotImplementedError

    def default_action(self) -> Action:
        """Return what is done for the seat to act when its time has run out."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Return each seat's result of a game that is over, the higher the better."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Return each seat's place, 1 for the winners; equal places are shared."""
        raise NotImplementedError

    def clone(self) -> State:
        """Copy the state; what never changes is shared."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise AssertionError if an invariant of the game does not hold."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """Return the fields of the position (core/fields)."""
        raise NotImplementedError

    def blank(self) -> State:
        """Make a position of the same table in which nothing is known."""
        raise NotImplementedError

    def view(self, seat: i64) -> View:
        """Build what ``seat`` (or SPECTATOR) may know."""
        raise NotImplementedError

    # -- other words for an action; games in which each has one form alone inherit this ----------

    def understand(self, attempt: Json) -> Action:
        """Return the legal action that an attempt names which ``refusal`` has nothing against."""
        found = self.table().from_json(attempt)
        if found is None:
            raise AssertionError("refusal must refuse what is no action")
        return found

    # -- made from the fields; what they can't say stands in hooks --------------------------------

    def to_dict(self) -> dict[str, Any]:
        """Return the full position as plain data."""
        return self.layout().to_dict(self)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as plain data."""
        return self.layout().pickled(self)

    def open_phase(self, reader: PositionReader) -> int:
        """Return the phase of a position that does not name it; this state is the set-up."""
        return int(self.phase)

    def fill_open(self, values: dict[str, Any], reader: PositionReader) -> None:
        """Add values that the data leaves open and that depend on others; all are read already."""

    def finish_filling(self, reader: PositionReader) -> None:
        """Set what follows from fields that have just been filled in, or refuse them together."""

    def show(self, seen: State, seat: int) -> None:
        """Show a seat, in the position of its view, what the sight of single fields can't say."""

    # -- luck; games that tell piles and dice apart refine this -------------------------------

    def stream(self) -> str:
        """Name, in one word, what the present chance node draws from.

        At practice tables each stream has draws of its own, so that luck repeats after an undo.
        """
        return f"phase-{self.phase}"

    # -- persons; games in which everybody holds one seat inherit this -----------------------

    def allies(self, seat: i64) -> list[int]:
        """List the seats that one person holds together with ``seat``, itself included."""
        return [int(seat)]

    # -- decisions made at the same time; games without them inherit this --------------------

    def asks(self, seat: i64) -> bool:
        """Return whether an answer of ``seat`` is awaited; never of a spectator."""
        return seat >= 0 and seat == self.to_act

    def legal_actions_of(self, seat: i64) -> list[Action]:
        """List what ``seat`` may do now; empty when it is not asked."""
        if not self.asks(seat):
            return []
        asked = self.to_act
        self.to_act = seat
        actions = self.legal_actions()
        self.to_act = asked
        return actions

    def hear(self, seat: i64) -> None:
        """Turn to ``seat``, one of those whose secret answers are awaited."""
        if not self.asks(seat):
            raise AssertionError("this seat is not asked")
        self.to_act = seat

    # -- faults; games without them inherit this -----------------------------------------------

    def fault(self, seat: i64, attempt: Json, refused: IllegalActionError) -> Fault | None:
        """Return the fault that a refused attempt amounts to, or None if it is merely refused."""
        return None

    def apply_fault(self, fault: Fault, journal: Journal | None = None) -> None:
        """Punish a fault."""
        raise NotImplementedError

    # -- fast twins on codes ----------------------------------------------------------------

    def fill_legal(self, buf: vec[i64]) -> i64:
        """Write the legal codes into ``buf``, ascending; return how many."""
        n: i64 = 0
        for action in self.legal_actions():
            buf[n] = action.code
            n += 1
        return n

    def random_action(self, rng: Rng) -> i64:
        """Return a legal code, drawn uniformly at random."""
        actions = self.legal_actions()
        return actions[rng.below(len(actions))].code

    def sample_chance(self, rng: Rng) -> i64:
        """Draw an outcome by its weight; one draw below the sum of the weights, in list order."""
        outcomes = self.chance_outcomes()
        total: i64 = 0
        for _, weight in outcomes:
            total += weight
        left = rng.below(total)
        for outcome, weight in outcomes:
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("weights are positive")

    def random_step(self, rng: Rng) -> None:
        """Let luck or the seat to act do something at random, as the two methods above draw."""
        if self.to_act == CHANCE:
            self.resolve(self.sample_chance(rng))
        else:
            self.apply(self.random_action(rng))
