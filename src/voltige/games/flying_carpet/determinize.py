"""A random full state that agrees with a view: what the seat can't know is dealt at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.dealing import count_cards, draw_card
from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.games.flying_carpet import terms
from voltige.games.flying_carpet.edition import DIRECTION_CARDS
from voltige.games.flying_carpet.state import CarpetState, known_position
from voltige.games.flying_carpet.zones import add_card, hand_size


def determinize_carpet(view: View, rng: Rng) -> CarpetState:
    """Deal the unseen wind cards to the other hands and the draw pile."""
    state = known_position(view).clone()
    fill_directions(state, rng)
    unseen = unseen_cards(state)
    fill_hands(state, unseen, rng)
    for card in range(state.setup.cards):
        state.cards[state.setup.draw_at + card] = unseen[card]
    return state


def fill_directions(state: CarpetState, rng: Rng) -> None:
    """Give direction cards where nobody is told how many (FC-98): any number that can be."""
    row: i64 = 0
    while row < len(state.carpets):
        if state.carpets[row + terms.LEFT_CARDS] == terms.HIDDEN:
            left: i64 = DIRECTION_CARDS
            if state.carpets[row + terms.CELL] != terms.OFF_BOARD and state.active != terms.NO_SEAT:
                left = rng.below(DIRECTION_CARDS + 1)
            state.carpets[row + terms.LEFT_CARDS] = left
        row += terms.FIELDS


def unseen_cards(state: CarpetState) -> vec[i64]:
    """Count the cards that lie nowhere in a position with unknowns."""
    setup = state.setup
    unseen = setup.edition.copies[:]
    for place in range(setup.sizes_at):
        card = state.cards[place]
        if card != terms.NO_CARD:
            unseen[card] -= 1
    for card in range(setup.cards):
        unseen[card] -= state.cards[setup.discard_at + card]
    return unseen


def fill_hands(state: CarpetState, unseen: vec[i64], rng: Rng) -> None:
    """Fill the hands that can't be seen; the card that is swapped is announced (FC-23)."""
    setup = state.setup
    swapped: i64 = terms.NO_CARD
    if state.pending >= 0 and is_hidden(state, state.active):
        swapped = state.pending
        unseen[swapped] -= 1
    total = count_cards(unseen, 0)
    for seat in range(setup.seats):
        if is_hidden(state, seat):
            missing = hand_size(state, seat)
            state.cards[setup.sizes_at + seat] = 0
            if seat == state.active and swapped != terms.NO_CARD:
                add_card(setup, state.cards, seat, swapped)
                missing -= 1
            while missing > 0:
                add_card(setup, state.cards, seat, draw_card(unseen, 0, total, rng))
                total -= 1
                missing -= 1


def is_hidden(state: CarpetState, seat: i64) -> bool:
    """Return whether a hand has cards, but none that can be known."""
    return hand_size(state, seat) > 0 and state.cards[seat * state.setup.hand] == terms.NO_CARD
