"""One position of Hydroracers."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from voltige.core.action import Action, Json
from voltige.core.errors import Refusal
from voltige.core.event import Journal
from voltige.core.fields.layout import Layout
from voltige.core.position import PositionReader
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, CURRENT, State
from voltige.core.view import View
from voltige.games.hydroracers import chance, terms
from voltige.games.hydroracers.actions import HydroracersTable
from voltige.games.hydroracers.apply.action import apply_action
from voltige.games.hydroracers.apply.flow import advance
from voltige.games.hydroracers.cells import CellState
from voltige.games.hydroracers.fields.declared import hydroracers_layout
from voltige.games.hydroracers.invariants.race import check_state
from voltige.games.hydroracers.left_open import fill_open, finish
from voltige.games.hydroracers.legal.codes import fill_legal, random_legal
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.refusal import default_action, refuse
from voltige.games.hydroracers.scoring import places, team_result
from voltige.games.hydroracers.view import build_view, show


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HydroracersState(CellState):
    """A race of several heats, or a campaign of several races (HR-1 to HR-251).

    Invariant: each card of a plane lies in its hand, in or under its deck, on its played pile or
    among those looked at, each danger token in its bag, on its cockpit or aside.
    """

    def __init__(self, setup: HydroracersSetup, cells: vec[i64]) -> None:
        super().__init__(CHANCE, terms.DRAW_CIRCUIT, setup, cells)
        self.to_act = CHANCE  # both once more: what a final class sets is read without a test
        self.phase = terms.DRAW_CIRCUIT
        self.circuit: i64 = setup.circuit
        self.heat: i64 = 0
        self.round_no: i64 = 0
        self.rounds_flown: i64 = 0  # in all heats
        self.racers: i64 = 0  # planes in the order of the round
        self.turn: i64 = 0  # whose turn it is: a place in the order
        self.crashes: i64 = 0  # in this heat
        self.taker: i64 = terms.NO_SEAT  # who gets a pilot or a card during the set-up
        self.dangers: i64 = 0  # of the movement, not yet resolved
        self.token: i64 = terms.NO_TOKEN  # drawn and waiting for an element
        self.element: i64 = terms.NO_ELEMENT  # where a propagation leads to

    def clone(self) -> HydroracersState:
        """Copy the state; what never changes is shared."""
        copy = HydroracersState(self.setup, self.cells[:])
        self.copy_open(copy)
        return copy

    def copy_open(self, copy: HydroracersState) -> None:
        """Copy what everybody sees as it is; clones and views share this."""
        copy.to_act = self.to_act
        copy.phase = self.phase
        copy.circuit = self.circuit
        copy.heat = self.heat
        copy.round_no = self.round_no
        copy.rounds_flown = self.rounds_flown
        copy.racers = self.racers
        copy.turn = self.turn
        copy.crashes = self.crashes
        copy.taker = self.taker
        copy.dangers = self.dangers
        copy.token = self.token
        copy.element = self.element

    def blank(self) -> HydroracersState:
        return HydroracersState(self.setup, self.setup.no_cells[:])

    def begin_again(self) -> None:
        """Take everything back to what it is before the first luck."""
        HydroracersState(self.setup, self.setup.start_cells).copy_open(self)
        for place, cell in enumerate(self.setup.start_cells):
            self.cells[place] = cell

    def ask(self, phase: i64, seat: i64) -> None:
        """Wait in a phase for a seat, for luck or, when all is over, for nobody."""
        self.phase = phase
        self.to_act = seat

    # -- the contract -----------------------------------------------------------------------

    def table(self) -> HydroracersTable:
        return self.setup.edition.table

    def seats(self) -> i64:
        return self.setup.seats

    def legal_actions(self) -> list[Action]:
        codes = self.setup.scratch
        n = fill_legal(self, codes)
        actions = self.setup.table.actions
        return [actions[code] for code in codes[:n]]

    def fill_legal(self, buf: vec[i64]) -> i64:
        return fill_legal(self, buf)

    def random_action(self, rng: Rng) -> i64:
        return random_legal(self, rng)

    def apply(self, code: i64, journal: Journal | None = None) -> None:
        apply_action(self, code, journal)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes(self)

    def sample_chance(self, rng: Rng) -> i64:
        return chance.sample(self, rng)

    def resolve(self, outcome: i64, journal: Journal | None = None) -> None:
        chance.resolve_outcome(self, outcome, journal)

    def random_step(self, rng: Rng) -> None:
        if self.to_act == CHANCE:
            chance.resolve_outcome(self, chance.sample(self, rng), None)
        else:
            apply_action(self, random_legal(self, rng), None)

    def outcome_text(self, outcome: i64) -> str:
        return chance.outcome_word(self, outcome)

    def stream(self) -> str:
        return chance.stream_name(self)

    def allies(self, seat: i64) -> list[int]:
        return sorted(self.setup.insiders(seat))

    def refusal(self, seat: i64, attempt: Json, seen: i64 = CURRENT) -> Refusal:
        return refuse(self, seat, attempt, seen)

    def default_action(self) -> Action:
        return default_action(self)

    def returns(self) -> list[float]:
        """Return the points, or those of the team's lower plane (HR-3, HR-240)."""
        setup = self.setup
        seats = range(int(setup.seats))
        if setup.teams:
            return [float(team_result(self, seat)[0]) for seat in seats]
        return [float(int(self.of(seat, terms.PRESTIGE))) for seat in seats]

    def ranking(self) -> list[int]:
        return places(self)

    def check(self) -> None:
        check_state(self)

    def layout(self) -> Layout:
        found = self.setup.layout
        if found is None:
            found = hydroracers_layout(self.setup)
            self.setup.layout = found
        return found

    def open_phase(self, reader: PositionReader) -> int:
        return terms.TURN

    def fill_open(self, values: dict[str, Any], reader: PositionReader) -> None:
        fill_open(self, values, reader)

    def finish_filling(self, reader: PositionReader) -> None:
        finish(self, reader)

    def view(self, seat: i64) -> View:
        return build_view(self, seat)

    def show(self, seen: State, seat: int) -> None:
        assert isinstance(seen, HydroracersState)  # noqa: S101  (a blank state of this class)
        show(self, seen, seat)


def new_hydroracers_state(setup: HydroracersSetup) -> HydroracersState:
    """Make the position before the first luck (HR-7)."""
    state = HydroracersState(setup, setup.start_cells[:])
    if setup.circuit != terms.NO_CIRCUIT:
        state.phase = terms.START_PILOTS
        advance(state, None)
    return state


def known_position(view: View) -> HydroracersState:
    """Return the position of a view of this game."""
    position = view.position
    assert isinstance(position, HydroracersState)  # noqa: S101  (the game's own views)
    return position
