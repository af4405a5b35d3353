"""A random full state that agrees with a view: what the seat can't know is dealt at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.holdings import add_to_hand
from voltige.games.hydroracers.legal.codes import is_in_race
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.games.hydroracers.terms import (
    BET_PLANE,
    BET_SLOT,
    DECK_SIZE,
    HAND_SIZE,
    LOOKED_AT,
    LOOKED_SIZE,
    NO_BET,
    NO_PLANE,
    PLAYED_SIZE,
    UNDER_AT,
    UNDER_SIZE,
)
from voltige.games.hydroracers.view import sees


def determinize_hydroracers(view: View, rng: Rng) -> HydroracersState:
    """Deal the unseen cards of each plane to its hand and deck, and name the hidden bets."""
    state = known_position(view).clone()
    seat: i64 = 0
    while seat < state.setup.seats:
        deal_unseen(state, seat, sees(state.setup, view.seat, seat), rng)
        name_bet(state, seat, rng)
        seat += 1
    return state


def deal_unseen(state: HydroracersState, seat: i64, known: bool, rng: Rng) -> None:
    """Give hand and deck what is not seen to lie elsewhere; an autopilot's row lies open."""
    setup = state.setup
    unseen = state.cards_owned(seat)
    total: i64 = 0
    card: i64 = 0
    if state.of(seat, HAND_SIZE) + state.of(seat, DECK_SIZE) + state.of(seat, PLAYED_SIZE) == 0:
        if state.of(seat, UNDER_SIZE) == 0:
            return  # between two races no cards lie on the table
    while card < setup.cards:
        unseen[card] -= state.in_played(seat, card) + state.in_hand(seat, card)
        total += unseen[card]
        card += 1
    place: i64 = 0
    while place < state.of(seat, UNDER_SIZE):
        if known:
            unseen[state.of(seat, UNDER_AT + place)] -= 1
        else:
            state.set(seat, UNDER_AT + place, draw_unseen(unseen, total, rng))
        total -= 1
        place += 1
    if setup.campaign and state.racers > 0 and seat == mover(state):
        place = 0
        while place < state.shared(LOOKED_SIZE):
            if known:
                unseen[state.shared(LOOKED_AT + place)] -= 1
            else:
                state.set_shared(LOOKED_AT + place, draw_unseen(unseen, total, rng))
            total -= 1
            place += 1
    if not known and setup.autopilot[seat] == 0:
        size = state.of(seat, HAND_SIZE)
        state.set(seat, HAND_SIZE, 0)
        while state.of(seat, HAND_SIZE) < size:
            add_to_hand(state, seat, draw_unseen(unseen, total, rng))
            total -= 1
    card = 0
    while card < setup.cards:
        state.set(seat, state.setup.deck_at + card, unseen[card])
        card += 1


def draw_unseen(unseen: vec[i64], total: i64, rng: Rng) -> i64:
    """Take a random card of those unseen."""
    left = rng.below(total)
    card: i64 = 0
    while left >= unseen[card]:
        left -= unseen[card]
        card += 1
    unseen[card] -= 1
    return card


def name_bet(state: HydroracersState, seat: i64, rng: Rng) -> None:
    """Name a random plane of the race for a bet that lies face down."""
    setup = state.setup
    if state.of(seat, BET_SLOT) == NO_BET or state.of(seat, BET_PLANE) != NO_PLANE:
        return
    planes = [plane for plane in range(len(setup.edition.planes)) if is_in_race(state, plane)]
    state.set(seat, BET_PLANE, planes[rng.below(len(planes))])
