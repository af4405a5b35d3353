"""One position of Lucky Loop."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from voltige.core.action import Action, Json
from voltige.core.errors import IllegalActionError
from voltige.core.event import Journal
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, CURRENT, State
from voltige.games.lucky_loop import chance
from voltige.games.lucky_loop.actions import LuckyLoopTable
from voltige.games.lucky_loop.apply.action import apply_action
from voltige.games.lucky_loop.holdings import list_cards, zeros
from voltige.games.lucky_loop.invariants.check import check_state
from voltige.games.lucky_loop.legal.codes import MOST_LEGAL, fill_legal
from voltige.games.lucky_loop.legal.flight import random_post_roll
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.position import state_to_dict
from voltige.games.lucky_loop.refusal.attempt import find_action, read_attempt
from voltige.games.lucky_loop.refusal.order import refuse
from voltige.games.lucky_loop.rolls import NO_DICE
from voltige.games.lucky_loop.scoring import places
from voltige.games.lucky_loop.terms import (
    CHOOSE_STARTER,
    DEAL,
    MOST_FIGURES,
    NO_CARD,
    NO_FIGURE,
    NO_FLIGHT,
    NO_FREE_SCORE,
    NO_PHASE,
    NO_PILE,
    NO_PROGRAMME,
    NO_SEAT,
    PILES,
    POST_ROLL,
    PROGRAMMES,
    SLOTS,
)
from voltige.games.lucky_loop.view import LuckyLoopView, build_view


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LuckyLoopState(State):
    """A game of Lucky Loop (LL-1 to LL-125).

    Invariant: each card is in exactly one place, which ``where`` names; a draw pile has no order
    but luck. Programmes hold no card or three.
    """

    def __init__(self, setup: LuckyLoopSetup) -> None:
        super().__init__(CHANCE, CHOOSE_STARTER)
        self.setup: Final = setup
        self.where = vec[i64]()  # the place of each card (terms.py)
        self.hands = vec[i64]()  # the cards of each hand, ascending; ``hand_room`` places a seat
        self.draws = vec[i64]()  # the cards of each draw pile, ascending; ``cards`` places a pile
        self.picks = vec[i64]()  # the picked cards, ascending
        self.board = vec[i64]()  # three slots per programme: the card, or NO_CARD
        self.tops = vec[i64]()  # the top of each discard pile, or NO_CARD
        self.draw_sizes = vec[i64]()
        self.discard_sizes = vec[i64]()
        self.hand_sizes = vec[i64]()
        self.scores = vec[i64]()  # four per seat, 0 where there is none
        self.totals = vec[i64]()
        self.tokens = vec[i64]()
        self.penalties = vec[i64]()  # the sum of all points that a seat has paid
        self.free_scores = vec[i64]()  # or NO_FREE_SCORE
        self.free_sizes = vec[i64]()  # cards of the free programme in front of a seat
        self.records = vec[i64]()  # the best result of anybody, by programme
        self.supply: i64 = 0
        self.first_player: i64 = NO_SEAT
        self.round_no: i64 = 1
        self.active: i64 = NO_SEAT  # whose turn it is, also while luck decides
        self.end_triggered = False
        self.picked: i64 = 0  # cards picked so far
        self.programme: i64 = NO_PROGRAMME  # that is laid, upgraded or flown
        self.draw_for: i64 = NO_PHASE  # the phase that cards are drawn for: EXCHANGE or REFILL
        self.draw_side: i64 = NO_PILE  # the pile chosen last
        self.to_draw: i64 = 0
        self.flight: i64 = NO_FLIGHT
        self.figures: i64 = 0
        self.figure_card = vec[i64]()
        self.figure_state = vec[i64]()
        self.figure_dice = vec[i64]()  # multisets (rolls.py)
        self.highlight: i64 = NO_FIGURE
        self.dice_left: i64 = 0  # dice on no card, those on the table included
        self.seventh_used = False
        self.roll: i64 = NO_DICE  # the multiset of the dice on the table (rolls.py)
        self.to_roll: i64 = 0  # dice that luck throws now
        self.codes = vec[i64]()  # room for ``random_action``, made when it is needed

    def clone(self) -> LuckyLoopState:
        """Copy the state; the set-up, which never changes, is shared."""
        copy = LuckyLoopState(self.setup)
        copy.to_act = self.to_act
        copy.phase = self.phase
        copy.where = self.where[:]
        copy.hands = self.hands[:]
        copy.draws = self.draws[:]
        copy.picks = self.picks[:]
        copy.board = self.board[:]
        copy.tops = self.tops[:]
        copy.draw_sizes = self.draw_sizes[:]
        copy.discard_sizes = self.discard_sizes[:]
        copy.hand_sizes = self.hand_sizes[:]
        copy.scores = self.scores[:]
        copy.totals = self.totals[:]
        copy.tokens = self.tokens[:]
        copy.penalties = self.penalties[:]
        copy.free_scores = self.free_scores[:]
        copy.free_sizes = self.free_sizes[:]
        copy.records = self.records[:]
        copy.supply = self.supply
        copy.first_player = self.first_player
        copy.round_no = self.round_no
        copy.active = self.active
        copy.end_triggered = self.end_triggered
        copy.picked = self.picked
        copy.programme = self.programme
        copy.draw_for = self.draw_for
        copy.draw_side = self.draw_side
        copy.to_draw = self.to_draw
        copy.flight = self.flight
        copy.figures = self.figures
        copy.figure_card = self.figure_card[:]
        copy.figure_state = self.figure_state[:]
        copy.figure_dice = self.figure_dice[:]
        copy.highlight = self.highlight
        copy.dice_left = self.dice_left
        copy.seventh_used = self.seventh_used
        copy.roll = self.roll
        copy.to_roll = self.to_roll
        return copy

    # -- the contract -----------------------------------------------------------------------

    def table(self) -> LuckyLoopTable:
        return self.setup.edition.table

    def seats(self) -> i64:
        return self.setup.seats

    def legal_actions(self) -> list[Action]:
        codes = vec[i64]([0] * MOST_LEGAL)
        n = fill_legal(self, codes)
        actions = self.setup.table.actions
        found: list[Action] = []
        i: i64 = 0
        while i < n:
            found.append(actions[codes[i]])
            i += 1
        return found

    def fill_legal(self, buf: vec[i64]) -> i64:
        return fill_legal(self, buf)

    def random_action(self, rng: Rng) -> i64:
        if self.phase == POST_ROLL:
            return random_post_roll(self, rng)
        if len(self.codes) == 0:
            self.codes = zeros(MOST_LEGAL)
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

    def asks(self, seat: i64) -> bool:
        return seat >= 0 and seat == self.to_act

    def refusal(self, seat: i64, attempt: Json, seen: i64 = CURRENT) -> IllegalActionError | None:
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

    def to_dict(self) -> dict[str, Any]:
        return state_to_dict(self)

    def view(self, seat: i64) -> LuckyLoopView:
        return build_view(self, seat)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as plain data."""
        from voltige.games.lucky_loop.place import restore_state  # noqa: PLC0415  (it needs this)

        setup = self.setup
        told = (setup.edition.data, int(setup.seats), setup.values, self.to_dict())
        return (restore_state, told)


def empty_state(setup: LuckyLoopSetup) -> LuckyLoopState:
    """Make a position with all cards in the draw piles and nothing decided (LL-3, LL-6, LL-7)."""
    state = LuckyLoopState(setup)
    state.where = zeros(setup.cards)  # IN_DRAW_PILE
    state.hands = zeros(setup.seats * setup.hand_room)
    state.draws = zeros(PILES * setup.cards)
    state.picks = zeros(setup.hand_room)
    state.board = vec[i64]([NO_CARD] * (PROGRAMMES * SLOTS))
    state.tops = vec[i64]([NO_CARD] * PILES)
    state.draw_sizes = zeros(PILES)
    for side in setup.edition.pile:
        state.draw_sizes[side] += 1
    state.discard_sizes = zeros(PILES)
    state.hand_sizes = zeros(setup.seats)
    state.scores = zeros(setup.seats * PROGRAMMES)
    state.totals = zeros(setup.seats)
    state.tokens = zeros(setup.seats)
    state.penalties = zeros(setup.seats)
    state.free_scores = vec[i64]([NO_FREE_SCORE] * setup.seats)
    state.free_sizes = zeros(setup.seats)
    state.records = zeros(PROGRAMMES)
    state.supply = setup.bonus_tokens
    state.figure_card = vec[i64]([NO_CARD] * MOST_FIGURES)
    state.figure_state = zeros(MOST_FIGURES)
    state.figure_dice = zeros(MOST_FIGURES)
    list_cards(state)
    return state


def new_lucky_loop_state(setup: LuckyLoopSetup) -> LuckyLoopState:
    """Make the position before luck names the first player, or deals when he is named (LL-8)."""
    state = empty_state(setup)
    state.to_draw = setup.seats * setup.hand_size
    if setup.start_player != NO_SEAT:
        state.first_player = setup.start_player
        state.phase = DEAL
    return state
