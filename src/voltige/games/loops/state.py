"""One position of LOOPS."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from voltige.core.action import Action, Json
from voltige.core.errors import IllegalActionError, Refusal
from voltige.core.event import Journal
from voltige.core.fields.layout import Layout
from voltige.core.position import PositionReader
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, CURRENT, Fault, State
from voltige.core.view import View
from voltige.games.loops import chance, legal, refusal, terms
from voltige.games.loops.actions import DECLINE, PICK_UP, LoopsTable
from voltige.games.loops.apply import apply_action, neighbour
from voltige.games.loops.attempt import find_action, read_attempt
from voltige.games.loops.fields.declared import loops_layout
from voltige.games.loops.invariants import check_state
from voltige.games.loops.left_open import check_claims, fill_open
from voltige.games.loops.options import LoopsSetup
from voltige.games.loops.scoring import places
from voltige.games.loops.view import build_view, show
from voltige.games.loops.zones import hand_counts, hand_size


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LoopsState(State):
    """A game of several rounds (LO-1 to LO-71).

    Invariant: each card of the deck lies in exactly one hand, in the pile or in the draw pile.
    Hands and draw pile are counts by card; only the pile has an order, and the part of the draw
    pile that ``loop_return = bottom`` has made. ``totals``, ``rounds_won``, ``returned``,
    ``bottom`` and the deck are replaced, never changed in place, so that clones share them;
    ``held`` and ``pile`` are changed in place, never replaced.
    """

    def __init__(self, setup: LoopsSetup, held: vec[i64], pile: vec[i64]) -> None:
        super().__init__(CHANCE, terms.CHOOSE_STARTER)
        self.to_act = CHANCE  # both once more: what a final class sets is read without a test
        self.phase = terms.CHOOSE_STARTER
        self.setup: Final = setup
        self.held: Final = held  # rows of counts: the hands, then the draw pile (zones.py)
        self.pile: Final = pile  # bottom first; filled up to pile_size, longer than the deck (lay)
        self.bottom = vec[i64]()  # under the draw pile: cards in known order (LO-D13)
        self.returned = setup.no_cards  # counts: cards that all know to be in the draw pile
        self.pile_size: i64 = 0
        self.base: i64 = terms.NO_CARD  # the last altitude laid (LO-20)
        self.positive = True  # the pitch: climb if true, descend if false
        self.direction: i64 = terms.LEFT
        self.totals = setup.no_points
        self.rounds_won = setup.no_points
        self.round_no: i64 = 0
        self.starter: i64 = terms.NO_SEAT
        self.turn_owner: i64 = terms.NO_SEAT
        self.plays: i64 = 0  # plays, pick-ups and punished faults of this round (LO-59)
        self.taker: i64 = terms.NO_SEAT  # who takes cards while luck deals or draws
        self.to_take: i64 = 0
        self.speed_player: i64 = terms.NO_SEAT  # of the race
        self.claims = setup.no_claims  # one code per seat, or NO_CLAIM; replaced for each race

    def clone(self) -> LoopsState:
        """Copy the state; what is replaced and never changed is shared."""
        copy = LoopsState(self.setup, self.held[:], self.pile[:])
        self.copy_open(copy)
        copy.to_act = self.to_act
        copy.phase = self.phase
        copy.pile_size = self.pile_size
        copy.base = self.base
        copy.claims = self.claims[:] if self.phase == terms.RACE else self.claims
        return copy

    def copy_open(self, copy: LoopsState) -> None:
        """Copy what everybody sees as it is; clones and views share this."""
        copy.bottom = self.bottom
        copy.returned = self.returned
        copy.positive = self.positive
        copy.direction = self.direction
        copy.totals = self.totals
        copy.rounds_won = self.rounds_won
        copy.round_no = self.round_no
        copy.starter = self.starter
        copy.turn_owner = self.turn_owner
        copy.plays = self.plays
        copy.taker = self.taker
        copy.to_take = self.to_take
        copy.speed_player = self.speed_player

    def blank(self) -> LoopsState:
        return LoopsState(self.setup, self.setup.no_rows[:], self.setup.no_pile[:])

    # -- the contract -----------------------------------------------------------------------

    def table(self) -> LoopsTable:
        return self.setup.edition.table

    def seats(self) -> i64:
        return self.setup.seats

    def legal_actions(self) -> list[Action]:
        if self.to_act < 0:
            return []
        codes = self.setup.no_codes[: legal.most_legal(self)]
        n = legal.fill_legal(self, codes)
        if n < len(codes):
            codes = codes[:n]
        choices = self.setup.table.choices
        return [choices[code] for code in codes]

    def fill_legal(self, buf: vec[i64]) -> i64:
        return legal.fill_legal(self, buf)

    def random_action(self, rng: Rng) -> i64:
        if self.setup.draw_at_self and hand_size(self, self.to_act) == 1:
            return super().random_action(rng)  # the last card may not aim at oneself
        return legal.random_legal(self, rng)

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
            apply_action(self, self.random_action(rng), None)

    def outcome_text(self, outcome: i64) -> str:
        return chance.outcome_word(self, outcome)

    def stream(self) -> str:
        return chance.stream_name(self)

    def asks(self, seat: i64) -> bool:
        if seat < 0 or self.phase != terms.RACE:
            return seat >= 0 and seat == self.to_act
        return seat != self.speed_player and self.claims[seat] == terms.NO_CLAIM

    def refusal(self, seat: i64, attempt: Json, seen: i64 = CURRENT) -> Refusal:
        return refusal.refuse(self, seat, attempt, seen)

    def understand(self, attempt: Json) -> Action:
        edition = self.setup.edition
        return find_action(edition, read_attempt(edition, attempt))

    def fault(self, seat: i64, attempt: Json, refused: IllegalActionError) -> Fault | None:
        return refusal.fault_of(self, seat, attempt, refused)

    def apply_fault(self, fault: Fault, journal: Journal | None = None) -> None:
        refusal.punish(self, fault, journal)

    def default_action(self) -> Action:
        """Decline a race; else pick up, or play the lowest altitude, or the first special."""
        table = self.setup.edition.table
        if self.phase == terms.RACE:
            return table.actions[DECLINE]
        if self.pile_size > 0:
            return table.actions[PICK_UP]
        row = self.to_act * self.setup.width
        card: i64 = 0
        while self.held[row + card] == 0:
            card += 1
        code = table.first[card]
        if self.setup.edition.kind[card] == terms.DRAW:
            code += self.fullest_opponent()
        return table.actions[code]

    def fullest_opponent(self) -> i64:
        """Return the other seat with most cards, the first in turn order among equals."""
        found = neighbour(self, self.to_act)
        seat = neighbour(self, found)
        while seat != self.to_act:
            if hand_size(self, seat) > hand_size(self, found):
                found = seat
            seat = neighbour(self, seat)
        return found

    def returns(self) -> list[float]:
        """Return the totals as losses: the fewer points, the better (LO-57)."""
        return [float(-int(total)) for total in self.totals]

    def ranking(self) -> list[int]:
        return places(self)

    def check(self) -> None:
        check_state(self)

    def layout(self) -> Layout:
        found = self.setup.layout
        if found is None:
            found = loops_layout(self.setup)
            self.setup.layout = found
        return found

    def open_phase(self, reader: PositionReader) -> int:
        return terms.TURN

    def fill_open(self, values: dict[str, Any], reader: PositionReader) -> None:
        fill_open(self.setup, values, reader)

    def finish_filling(self, reader: PositionReader) -> None:
        check_claims(self, reader)

    def view(self, seat: i64) -> View:
        return build_view(self, seat)

    def show(self, seen: State, seat: int) -> None:
        assert isinstance(seen, LoopsState)  # noqa: S101  (a blank state of this class)
        show(self, seen, seat)

    # -- readings -----------------------------------------------------------------------------

    def hand_dict(self, seat: i64) -> dict[str, int]:
        """Return a hand as card ids with their counts."""
        ids = self.setup.edition.ids
        counts = hand_counts(self, seat)
        return {ids[card]: count for card, count in enumerate(counts) if count > 0}

    def pile_ids(self) -> list[str]:
        """Return the pile as card ids, bottom first."""
        ids = self.setup.edition.ids
        return [ids[self.pile[i]] for i in range(int(self.pile_size))]


def known_position(view: View) -> LoopsState:
    """Return the position of a view of this game."""
    position = view.position
    assert isinstance(position, LoopsState)  # noqa: S101  (the game's own views)
    return position
