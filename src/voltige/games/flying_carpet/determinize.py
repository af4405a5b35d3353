"""A random full state that agrees with a view: what the seat can't know is dealt at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.games.flying_carpet.edition import DIRECTION_CARDS
from voltige.games.flying_carpet.holdings import add_card
from voltige.games.flying_carpet.state import CarpetState
from voltige.games.flying_carpet.terms import (
    CELL,
    FIELDS,
    HELD,
    LEFT_CARDS,
    NO_SEAT,
    OFF_BOARD,
    PLACE,
    STAMP,
)
from voltige.games.flying_carpet.view.seen import HIDDEN, CarpetView


def determinize_carpet(view: CarpetView, rng: Rng) -> CarpetState:
    """Deal the unseen wind cards to the other hands and the draw pile."""
    setup = view.setup
    state = CarpetState(setup, setup.first_carpets[:], setup.first_cards[:])
    state.phase = view.phase
    state.to_act = view.to_act
    state.active = view.active
    state.first = view.first
    state.round_no = view.round_no
    state.land = view.land
    state.sky = view.sky
    state.seed = view.number
    state.digits = view.digits
    state.passes = view.passes[:]
    state.chosen = view.chosen
    state.column = view.column
    state.clock = view.clock
    state.pending = view.pending
    state.winner = view.winner
    for seat in range(int(setup.seats)):
        row = seat * FIELDS
        state.carpets[row + CELL] = view.cells[seat]
        state.carpets[row + STAMP] = view.stamps[seat]
        state.carpets[row + HELD] = int(view.held[seat])
        state.carpets[row + PLACE] = view.places[seat]
        state.carpets[row + LEFT_CARDS] = direction_cards(view, seat, rng)
        if view.places[seat] > 0:
            state.arrivals += 1
    deal_unseen(state, view, rng)
    return state


def direction_cards(view: CarpetView, seat: int, rng: Rng) -> i64:
    """Return a seat's direction cards; where nobody is told (FC-98), any number that can be."""
    left: i64 = view.directions[seat]
    if left != HIDDEN:
        return left
    if view.cells[seat] == OFF_BOARD or view.active == NO_SEAT:
        return DIRECTION_CARDS
    return rng.below(DIRECTION_CARDS + 1)


def deal_unseen(state: CarpetState, view: CarpetView, rng: Rng) -> None:
    """Give every hand what is seen of it, then random cards from the rest."""
    setup = state.setup
    ids = setup.edition.ids
    unseen = setup.edition.copies[:]
    card: i64 = 0
    while card < setup.cards:
        count = view.discard[card]
        state.cards[setup.discard_at + card] = count
        state.discard_size += count
        unseen[card] -= count
        card += 1
    for seat, hand in enumerate(view.hands):
        for name, held in hand.items():
            for _ in range(held):
                add_card(setup, state.cards, seat, ids.index(name))
                unseen[ids.index(name)] -= 1
    if view.pending >= 0 and not view.shows_hand(view.active):
        unseen[view.pending] -= 1
    for seat in range(int(setup.seats)):
        if view.shows_hand(seat):
            continue
        missing = view.hand_sizes[seat]
        if seat == view.active and view.pending >= 0:  # FC-23: the swap is announced
            add_card(setup, state.cards, seat, view.pending)
            missing -= 1
        for _ in range(missing):
            add_card(setup, state.cards, seat, draw_from(unseen, rng))
    state.draw_size = 0
    card = 0
    while card < setup.cards:
        state.cards[setup.draw_at + card] = unseen[card]
        state.draw_size += unseen[card]
        card += 1


def draw_from(unseen: vec[i64], rng: Rng) -> i64:
    """Take a random card out of counts."""
    total: i64 = 0
    for count in unseen:
        total += count
    left = rng.below(total)
    card: i64 = 0
    while left >= unseen[card]:
        left -= unseen[card]
        card += 1
    unseen[card] -= 1
    return card
