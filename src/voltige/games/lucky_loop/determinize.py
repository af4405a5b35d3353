"""A random full state that agrees with a view: what the seat can't know is dealt at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.games.lucky_loop import terms, zones
from voltige.games.lucky_loop.state import LuckyLoopState, known_position


def determinize_lucky_loop(view: View, rng: Rng) -> LuckyLoopState:
    """Deal the unseen cards of each side to the other hands, hidden discards and the draw pile."""
    state = known_position(view).clone()
    side: i64 = 0
    while side < terms.PILES:
        deal_side(state, side, rng)
        side += 1
    return state


def deal_side(state: LuckyLoopState, side: i64, rng: Rng) -> None:
    """Gather the unseen cards of one side in its draw pile, and deal those that lie elsewhere."""
    where = state.where
    draws = state.draws
    start = zones.draws_start(state, side)
    pile = state.setup.edition.pile
    left: i64 = 0
    hidden = zones.discard_size(state, side)
    for card in range(state.setup.cards):
        if pile[card] == side:
            if where[card] == terms.SOMEWHERE:
                draws[start + left] = card
                left += 1
            elif where[card] == terms.IN_DISCARD_PILE:
                hidden -= 1
    for seat in range(state.setup.seats):
        left = deal_hand(state, seat, side, left, rng)
    while hidden > 0:
        where[take_any(draws, start, left, rng)] = terms.IN_DISCARD_PILE
        left -= 1
        hidden -= 1
    for at in range(start, start + left):
        where[draws[at]] = terms.IN_DRAW_PILE


def deal_hand(state: LuckyLoopState, seat: i64, side: i64, left: i64, rng: Rng) -> i64:
    """Put a random card in place of each back of a side; return how many cards are left then.

    In a hand of which only the backs are known those of the first side come first (view.py).
    """
    hands = state.hands
    start = zones.hand_start(state, seat)
    size = zones.hand_size(state, seat)
    known: i64 = 0
    while known < size and hands[start + known] >= 0:
        known += 1
    while known < size and hands[start + known] == zones.hidden_card(side):
        card = take_any(state.draws, zones.draws_start(state, side), left, rng)
        left -= 1
        zones.insert_card(hands, start, known, card)
        known += 1
        state.where[card] = terms.IN_HAND + seat
    return left


def take_any(draws: vec[i64], start: i64, left: i64, rng: Rng) -> i64:
    """Take a random card out of the ``left`` unseen ones; the others stay in their order."""
    card = draws[start + rng.below(left)]
    zones.remove_card(draws, start, left, card)
    return card
