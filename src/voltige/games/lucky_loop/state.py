"""One position of Lucky Loop."""

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
from voltige.games.lucky_loop import chance, terms
from voltige.games.lucky_loop.actions import LuckyLoopTable
from voltige.games.lucky_loop.apply.action import apply_action
from voltige.games.lucky_loop.attempt import find_action, read_attempt
from voltige.games.lucky_loop.fields.declared import lucky_loop_layout
from voltige.games.lucky_loop.invariants.check import check_state
from voltige.games.lucky_loop.left_open import fill_open, usual_phase
from voltige.games.lucky_loop.legal.codes import fill_legal
from voltige.games.lucky_loop.legal.flight import random_post_roll
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.refusal.order import refuse
from voltige.games.lucky_loop.rolls import NO_DICE
from voltige.games.lucky_loop.scoring import places
from voltige.games.lucky_loop.view import build_view, show
from voltige.games.lucky_loop.zones import draw_size, draws_start, insert_card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LuckyLoopState(State):
    """A game of Lucky Loop (LL-1 to LL-125).

    Invariant: each card is in exactly one place, which ``where`` names; a draw pile has no order
    but luck. Programmes hold no card or three. The rows that the constructor takes are changed in
    place; all others are replaced, so that clones and views share them.
    """

    def __init__(
        self,
        setup: LuckyLoopSetup,
        where: vec[i64],
        hands: vec[i64],
        draws: vec[i64],
        picks: vec[i64],
        sizes: vec[i64],
        flown: vec[i64],
        board: vec[i64],
        tokens: vec[i64],
        totals: vec[i64],
        penalties: vec[i64],
    ) -> None:
        super().__init__(CHANCE, terms.CHOOSE_STARTER)
        self.to_act = CHANCE  # both once more: what a final class sets is read without a test
        self.phase = terms.CHOOSE_STARTER
        self.setup: Final = setup
        self.where: Final = where  # the place of each card (terms.py)
        self.hands: Final = hands  # the cards of each hand, ascending (zones.py)
        self.draws: Final = draws  # the cards of each draw pile, ascending
        self.picks: Final = picks  # the picked cards, ascending
        self.sizes: Final = sizes  # of piles and hands, and the tops of the discard piles
        self.flown: Final = flown  # cards, states and dice of the figures (figures.py)
        self.board: Final = board  # three slots per programme: the card, or NO_CARD
        self.tokens: Final = tokens
        self.totals: Final = totals
        self.penalties: Final = penalties  # the sum of all points that a seat has paid
        blank = setup.blank
        self.scores = blank.scores  # four per seat, 0 where there is none
        self.free_scores = blank.free_scores  # or NO_FREE_SCORE
        self.free_sizes = blank.points  # cards of the free programme in front of a seat
        self.records = blank.records  # the best result of anybody, by programme
        self.supply: i64 = setup.bonus_tokens
        self.first_player: i64 = terms.NO_SEAT
        self.round_no: i64 = 1
        self.active: i64 = terms.NO_SEAT  # whose turn it is, also while luck decides
        self.end_triggered = False
        self.picked: i64 = 0  # cards picked so far
        self.programme: i64 = terms.NO_PROGRAMME  # that is laid, upgraded or flown
        self.draw_for: i64 = (
            terms.NO_PHASE
        )  # the phase that cards are drawn for: EXCHANGE or REFILL
        self.draw_side: i64 = terms.NO_PILE  # the pile chosen last
        self.to_draw: i64 = 0
        self.flight: i64 = terms.NO_FLIGHT
        self.figures: i64 = 0
        self.highlight: i64 = terms.NO_FIGURE
        self.dice_left: i64 = 0  # dice on no card, those on the table included
        self.seventh_used = False
        self.roll: i64 = NO_DICE  # the multiset of the dice on the table (rolls.py)
        self.to_roll: i64 = 0  # dice that luck throws now
        self.codes = blank.nothing  # room for ``random_action``, made when it is needed

    def clone(self) -> LuckyLoopState:
        copy = self.with_cards(self.where[:], self.hands[:], self.draws[:], self.picks[:])
        copy.picked = self.picked
        return copy

    def with_cards(
        self, where: vec[i64], hands: vec[i64], draws: vec[i64], picks: vec[i64]
    ) -> LuckyLoopState:
        """Copy what everybody sees, with other cards; what is replaced and never changed is shared."""
        copy = LuckyLoopState(
            self.setup,
            where,
            hands,
            draws,
            picks,
            self.sizes[:],
            self.flown[:],
            self.board[:],
            self.tokens[:],
            self.totals[:],
            self.penalties[:],
        )
        copy.to_act = self.to_act
        copy.phase = self.phase
        copy.scores = self.scores
        copy.free_scores = self.free_scores
        copy.free_sizes = self.free_sizes
        copy.records = self.records
        copy.supply = self.supply
        copy.first_player = self.first_player
        copy.round_no = self.round_no
        copy.active = self.active
        copy.end_triggered = self.end_triggered
        copy.programme = self.programme
        copy.draw_for = self.draw_for
        copy.draw_side = self.draw_side
        copy.to_draw = self.to_draw
        copy.flight = self.flight
        copy.figures = self.figures
        copy.highlight = self.highlight
        copy.dice_left = self.dice_left
        copy.seventh_used = self.seventh_used
        copy.roll = self.roll
        copy.to_roll = self.to_roll
        return copy

    def blank(self) -> LuckyLoopState:
        return blank_state(self.setup)

    # -- the contract -----------------------------------------------------------------------

    def table(self) -> LuckyLoopTable:
        return self.setup.edition.table

    def seats(self) -> i64:
        return self.setup.seats

    def legal_actions(self) -> list[Action]:
        codes = self.setup.blank.codes[:]
        n = fill_legal(self, codes)
        actions = self.setup.table.actions
        return [actions[code] for code in codes[:n]]

    def fill_legal(self, buf: vec[i64]) -> i64:
        return fill_legal(self, buf)

    def random_action(self, rng: Rng) -> i64:
        if self.phase == terms.POST_ROLL:
            return random_post_roll(self, rng)
        if len(self.codes) == 0:
            self.codes = self.setup.blank.codes[:]
        codes = self.codes
        return codes[rng.below(fill_legal(self, codes))]

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

    def refusal(self, seat: i64, attempt: Json, seen: i64 = CURRENT) -> Refusal:
        return refuse(self, seat, attempt, seen)

    def understand(self, attempt: Json) -> Action:
        return find_action(self, read_attempt(self.setup.edition, attempt))

    def default_action(self) -> Action:
        """Return the first legal action: no token is spent, no programme begun."""
        return self.legal_actions()[0]

    def returns(self) -> list[float]:
        """Return the totals (LL-114)."""
        return [float(int(total)) for total in self.totals]

    def ranking(self) -> list[int]:
        return places(self)

    def check(self) -> None:
        check_state(self)

    def layout(self) -> Layout:
        found = self.setup.layout
        if found is None:
            found = lucky_loop_layout(self.setup)
            self.setup.layout = found
        return found

    def open_phase(self, reader: PositionReader) -> int:
        return usual_phase(self.setup, reader)

    def fill_open(self, values: dict[str, Any], reader: PositionReader) -> None:
        fill_open(self.setup, values, reader)

    def view(self, seat: i64) -> View:
        return build_view(self, seat)

    def show(self, seen: State, seat: int) -> None:
        assert isinstance(seen, LuckyLoopState)  # noqa: S101  (a blank state of this class)
        show(self, seen, seat)


def blank_state(setup: LuckyLoopSetup) -> LuckyLoopState:
    """Make a position in which nothing is known."""
    blank = setup.blank
    return LuckyLoopState(
        setup,
        blank.places[:],
        blank.hands[:],
        blank.draws[:],
        blank.picks[:],
        blank.sizes[:],
        blank.flown[:],
        blank.board[:],
        blank.points[:],
        blank.points[:],
        blank.points[:],
    )


def new_lucky_loop_state(setup: LuckyLoopSetup) -> LuckyLoopState:
    """Make the position before luck names the first player, or deals when he is named (LL-8).

    All cards are in the draw piles, and nothing is decided (LL-3, LL-6, LL-7).
    """
    state = blank_state(setup)
    for card in range(int(setup.cards)):
        side = setup.edition.pile[card]
        insert_card(state.draws, draws_start(state, side), draw_size(state, side), card)
        state.where[card] = terms.IN_DRAW_PILE
        state.sizes[terms.DRAW_SIZES + side] += 1
    state.to_draw = setup.seats * setup.hand_size
    if setup.start_player != terms.NO_SEAT:
        state.first_player = setup.start_player
        state.phase = terms.DEAL
    return state


def known_position(view: View) -> LuckyLoopState:
    """Return the position of a view of this game."""
    position = view.position
    assert isinstance(position, LuckyLoopState)  # noqa: S101  (the game's own views)
    return position
