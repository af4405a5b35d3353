"""One position of The Flying Carpet."""

from __future__ import annotations

from typing import Any, Final, final

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
from voltige.games.flying_carpet import chance, legal, terms
from voltige.games.flying_carpet.actions import CarpetTable
from voltige.games.flying_carpet.apply.action import apply_action
from voltige.games.flying_carpet.apply.draft import start_landscape
from voltige.games.flying_carpet.attempt import read_attempt
from voltige.games.flying_carpet.edition import WIND_CARDS
from voltige.games.flying_carpet.fields.declared import carpet_layout
from voltige.games.flying_carpet.invariants import check_state
from voltige.games.flying_carpet.left_open import fill_open
from voltige.games.flying_carpet.options import CarpetSetup
from voltige.games.flying_carpet.refusal import meant_action, refuse
from voltige.games.flying_carpet.scoring import note_arrivals, places
from voltige.games.flying_carpet.view import build_view, show


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CarpetState(State):
    """A game from the building of the landscape to the last arrival (FC-1 to FC-110).

    Invariant: each wind card lies in exactly one hand or pile. The order of a stack is that of its
    carpets' stamps. ``carpets`` and ``cards`` are changed in place; ``land``, ``sky`` and
    ``passes`` are replaced, so that clones share them.
    """

    def __init__(self, setup: CarpetSetup, carpets: vec[i64], cards: vec[i64]) -> None:
        super().__init__(CHANCE, terms.FIRST_PLAYER)
        self.to_act = CHANCE  # both once more: what a final class sets is read without a test
        self.phase = terms.FIRST_PLAYER
        self.setup: Final = setup
        self.carpets: Final = carpets  # a row of fields per seat (terms.py)
        self.cards: Final = cards  # hands and piles (zones.py)
        self.draw_size: i64 = WIND_CARDS
        self.discard_size: i64 = 0
        self.active: i64 = terms.NO_SEAT  # the seat in turn, also while luck refills its hand
        self.first: i64 = terms.NO_SEAT
        self.round_no: i64 = 0
        self.pending: i64 = terms.NO_DRAW  # what the seat in turn draws, or the card that it swaps
        self.clock: i64 = 0  # the highest stamp given
        self.arrivals: i64 = 0
        self.winner: i64 = terms.NO_SEAT
        self.land = setup.land
        self.sky = setup.sky
        self.seed: i64 = 0  # the digits drawn so far of a random landscape's number
        self.digits: i64 = 0
        self.passes = setup.no_passes  # 1 for a seat that builds no more
        self.chosen: i64 = terms.NO_PANEL  # the panel being placed
        self.mirrored = False  # the other way round
        self.column: i64 = 0

    def clone(self) -> CarpetState:
        """Copy the state; what is replaced and never changed is shared."""
        copy = CarpetState(self.setup, self.carpets[:], self.cards[:])
        self.copy_open(copy)
        return copy

    def copy_open(self, copy: CarpetState) -> None:
        """Copy what everybody sees as it is; clones and views share this."""
        copy.to_act = self.to_act
        copy.phase = self.phase
        copy.draw_size = self.draw_size
        copy.discard_size = self.discard_size
        copy.active = self.active
        copy.first = self.first
        copy.round_no = self.round_no
        copy.pending = self.pending
        copy.clock = self.clock
        copy.arrivals = self.arrivals
        copy.winner = self.winner
        copy.land = self.land
        copy.sky = self.sky
        copy.seed = self.seed
        copy.digits = self.digits
        copy.passes = self.passes
        copy.chosen = self.chosen
        copy.mirrored = self.mirrored
        copy.column = self.column

    def blank(self) -> CarpetState:
        return CarpetState(self.setup, self.setup.no_carpets[:], self.setup.no_cards[:])

    # -- the contract -----------------------------------------------------------------------

    def table(self) -> CarpetTable:
        return self.setup.edition.table

    def seats(self) -> i64:
        return self.setup.seats

    def legal_actions(self) -> list[Action]:
        codes = self.setup.no_codes[:]
        n = legal.fill_legal(self, codes)
        actions = self.setup.table.actions
        return [actions[code] for code in codes[:n]]

    def fill_legal(self, buf: vec[i64]) -> i64:
        return legal.fill_legal(self, buf)

    def random_action(self, rng: Rng) -> i64:
        if self.phase == terms.TURN:
            return legal.random_turn(self, rng)
        if self.phase == terms.LANDING:
            return self.setup.table.hold + rng.below(2)
        return super().random_action(rng)

    def apply(self, code: i64, journal: Journal | None = None) -> None:
        apply_action(self, code, journal)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes(self)

    def sample_chance(self, rng: Rng) -> i64:
        return chance.sample(self, rng)

    def resolve(self, outcome: i64, journal: Journal | None = None) -> None:
        chance.resolve_outcome(self, outcome, journal)

    def outcome_text(self, outcome: i64) -> str:
        return chance.outcome_word(self, outcome)

    def stream(self) -> str:
        return chance.stream_name(self)

    def refusal(self, seat: i64, attempt: Json, seen: i64 = CURRENT) -> Refusal:
        return refuse(self, seat, attempt, seen)

    def understand(self, attempt: Json) -> Action:
        return meant_action(self, read_attempt(self.setup.edition, attempt))

    def default_action(self) -> Action:
        """Play no card, hold, pass, or take the first column or row that fits."""
        table = self.setup.edition.table
        if self.phase == terms.TURN:
            return table.actions[table.no_card]
        if self.phase == terms.LANDING:
            return table.actions[table.hold]
        if self.phase == terms.DRAFT:
            return table.actions[table.pass_draft]
        return self.legal_actions()[0]

    def returns(self) -> list[float]:
        """Return the number of seats behind, less the number of seats ahead."""
        ranking = places(self)
        return [
            float(sum((other > place) - (other < place) for other in ranking)) for place in ranking
        ]

    def ranking(self) -> list[int]:
        return places(self)

    def check(self) -> None:
        check_state(self)

    def layout(self) -> Layout:
        found = self.setup.layout
        if found is None:
            found = carpet_layout(self.setup)
            self.setup.layout = found
        return found

    def open_phase(self, reader: PositionReader) -> int:
        return terms.TURN

    def fill_open(self, values: dict[str, Any], reader: PositionReader) -> None:
        fill_open(self.setup, values, reader)

    def finish_filling(self, reader: PositionReader) -> None:
        note_arrivals(self)

    def view(self, seat: i64) -> View:
        return build_view(self, seat)

    def show(self, seen: State, seat: int) -> None:
        assert isinstance(seen, CarpetState)  # noqa: S101  (a blank state of this class)
        show(self, seen)


def new_carpet_state(setup: CarpetSetup) -> CarpetState:
    """Make the position before the first luck (FC-13, FC-104)."""
    state = CarpetState(setup, setup.first_carpets[:], setup.first_cards[:])
    if not setup.random_first:
        state.first = setup.youngest
        start_landscape(state, None)
    return state


def known_position(view: View) -> CarpetState:
    """Return the position of a view of this game."""
    position = view.position
    assert isinstance(position, CarpetState)  # noqa: S101  (the game's own views)
    return position
