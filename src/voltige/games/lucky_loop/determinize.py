"""A random full state that agrees with a view: what the seat can't know is dealt at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.games.lucky_loop.holdings import (
    discard_size,
    hand_size,
    hand_start,
    hidden_card,
    list_dealt,
)
from voltige.games.lucky_loop.state import LuckyLoopState, known_position
from voltige.games.lucky_loop.terms import (
    IN_DISCARD_PILE,
    IN_DRAW_PILE,
    IN_HAND,
    PILES,
    SOMEWHERE,
)


def determinize_lucky_loop(view: View, rng: Rng) -> LuckyLoopState:
    """Deal the unseen cards of each side to the other hands, hidden discards and the draw pile."""
    state = known_position(view).clone()
    unseen = state.setup.blank.places[:]
    side: i64 = 0
    while side < PILES:
        deal_side(state, side, unseen, rng)
        side += 1
    list_dealt(state)
    return state


def deal_side(state: LuckyLoopState, side: i64, unseen: vec[i64], rng: Rng) -> None:
    """Deal the unseen cards of one side; ``unseen`` is room for them."""
    pile = state.setup.edition.pile
    left: i64 = 0
    hidden = discard_size(state, side)
    card: i64 = 0
    while card < state.setup.cards:
        if pile[card] == side:
            if state.where[card] == SOMEWHERE:
                unseen[left] = card
                left += 1
            elif state.where[card] == IN_DISCARD_PILE:
                hidden -= 1
        card += 1
    seat: i64 = 0
    while seat < state.setup.seats:
        left = deal_to(state, unseen, left, backs_in(state, seat, side), IN_HAND + seat, rng)
        seat += 1
    left = deal_to(state, unseen, left, hidden, IN_DISCARD_PILE, rng)
    at: i64 = 0
    while at < left:
        state.where[unseen[at]] = IN_DRAW_PILE
        at += 1


def backs_in(state: LuckyLoopState, seat: i64, side: i64) -> i64:
    """Count the cards of a hand of which only this back is known."""
    count: i64 = 0
    at = hand_start(state, seat)
    end = at + hand_size(state, seat)
    while at < end:
        if state.hands[at] == hidden_card(side):
            count += 1
        at += 1
    return count


def deal_to(
    state: LuckyLoopState, unseen: vec[i64], left: i64, count: i64, place: i64, rng: Rng
) -> i64:
    """Put ``count`` random cards of those left in one place; return how many are left then."""
    while count > 0:
        at = rng.below(left)
        state.where[unseen[at]] = place
        left -= 1
        while at < left:  # the others stay in their order
            unseen[at] = unseen[at + 1]
            at += 1
        count -= 1
    return left
