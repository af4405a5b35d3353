"""A random full state that agrees with a view: what the seat can't know is dealt at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.dealing import count_cards, draw_card
from voltige.core.rng import Rng
from voltige.core.state import SEVERAL
from voltige.core.view import View
from voltige.games.loops.state import LoopsState, known_position
from voltige.games.loops.terms import NO_CARD, NO_CLAIM
from voltige.games.loops.zones import fill_row


def determinize_loops(view: View, rng: Rng) -> LoopsState:
    """Deal the unseen cards to the other hands, the draw pile and what is hidden of the pile.

    Answers that others may have given in a race are left open: they count as not yet asked.
    """
    state = known_position(view).clone()
    unseen = unseen_cards(state)
    fill_pile(state, unseen, rng)
    fill_hands(state, unseen, rng)
    setup = state.setup
    for card in range(setup.cards):
        state.held[setup.draw_row + card] += unseen[card]
    if state.to_act == SEVERAL:  # ask the first seat that may not have answered
        seat: i64 = 0
        while seat == state.speed_player or state.claims[seat] != NO_CLAIM:
            seat += 1
        state.to_act = seat
    return state


def unseen_cards(state: LoopsState) -> vec[i64]:
    """Count the cards that lie nowhere in a position with unknowns."""
    setup = state.setup
    unseen = setup.deck[:]
    for place in range(state.pile_size):
        card = state.pile[place]
        if card != NO_CARD:
            unseen[card] -= 1
    for card in state.bottom:
        unseen[card] -= 1
    row: i64 = 0
    while row <= setup.draw_row:
        for card in range(setup.cards):
            unseen[card] -= state.held[row + card]
        row += setup.width
    return unseen


def fill_hands(state: LoopsState, unseen: vec[i64], rng: Rng) -> None:
    setup = state.setup
    held = state.held
    row: i64 = 0
    while row < setup.draw_row:
        missing = held[row + setup.size_at]
        for card in range(setup.cards):
            missing -= held[row + card]
        draw_into(held, row, missing, unseen, 0, rng)
        fill_row(state, row, held, row)
        row += setup.width


def draw_into(
    counts: vec[i64], row: i64, amount: i64, unseen: vec[i64], lowest: i64, rng: Rng
) -> None:
    """Move ``amount`` random unseen cards, from card ``lowest`` on, into a row of counts."""
    total = count_cards(unseen, lowest)
    while amount > 0:
        counts[row + draw_card(unseen, lowest, total, rng)] += 1
        total -= 1
        amount -= 1


def fill_pile(state: LoopsState, unseen: vec[i64], rng: Rng) -> None:
    """Lay cards where only the top of the pile is shown: any that give the same base."""
    hidden = state.pile_size - 1
    if hidden <= 0 or state.pile[0] != NO_CARD:
        return
    altitudes = state.setup.altitudes
    top_is_special = state.pile[hidden] >= altitudes
    counts = state.setup.no_cards[:]
    lowest: i64 = 0
    if top_is_special and state.base != NO_CARD:  # the base comes last
        hidden -= 1
        state.pile[hidden] = state.base
        unseen[state.base] -= 1
    elif top_is_special:  # without a base only specials lie there (LO-21)
        lowest = altitudes
    draw_into(counts, 0, hidden, unseen, lowest, rng)
    place: i64 = 0
    card: i64 = 0
    while card < len(counts):
        count = counts[card]
        while count > 0:
            state.pile[place] = card
            place += 1
            count -= 1
        card += 1
