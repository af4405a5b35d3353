"""A random full state that agrees with a view: what the seat can't know is dealt at random."""

from __future__ import annotations

from mypy_extensions import i64

from voltige.core.dealing import draw_card
from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.legal.codes import is_in_race
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.games.hydroracers.view import sees
from voltige.games.hydroracers.zones import add_to_hand


def determinize_hydroracers(view: View, rng: Rng) -> HydroracersState:
    """Deal the unseen cards of each plane to its hand and deck, and name the hidden bets."""
    state = known_position(view).clone()
    for seat in range(state.setup.seats):
        deal_unseen(state, seat, sees(state.setup, view.seat, seat), rng)
        name_bet(state, seat, rng)
    return state


def deal_unseen(state: HydroracersState, seat: i64, known: bool, rng: Rng) -> None:
    """Give hand and deck what is not seen to lie elsewhere; an autopilot's row lies open."""
    setup = state.setup
    unseen = state.cards_owned(seat)
    total: i64 = 0
    lying = state.of(seat, terms.HAND_SIZE) + state.of(seat, terms.PLAYED_SIZE)
    if lying + state.of(seat, terms.DECK_SIZE) + state.of(seat, terms.UNDER_SIZE) == 0:
        return  # between two races no cards lie on the table
    for card in range(setup.cards):
        unseen[card] -= state.in_played(seat, card) + state.in_hand(seat, card)
        total += unseen[card]
    for place in range(state.of(seat, terms.UNDER_SIZE)):
        if known:
            unseen[state.of(seat, terms.UNDER_AT + place)] -= 1
        else:
            state.set(seat, terms.UNDER_AT + place, draw_card(unseen, 0, total, rng))
        total -= 1
    if setup.campaign and state.racers > 0 and seat == mover(state):
        for place in range(state.shared(terms.LOOKED_SIZE)):
            if known:
                unseen[state.shared(terms.LOOKED_AT + place)] -= 1
            else:
                state.set_shared(terms.LOOKED_AT + place, draw_card(unseen, 0, total, rng))
            total -= 1
    if not known and setup.autopilot[seat] == 0:
        size = state.of(seat, terms.HAND_SIZE)
        state.set(seat, terms.HAND_SIZE, 0)
        while state.of(seat, terms.HAND_SIZE) < size:
            add_to_hand(state, seat, draw_card(unseen, 0, total, rng))
            total -= 1
    for card in range(setup.cards):
        state.set(seat, state.setup.deck_at + card, unseen[card])


def name_bet(state: HydroracersState, seat: i64, rng: Rng) -> None:
    """Name a random plane of the race for a bet that lies face down."""
    if state.of(seat, terms.BET_SLOT) == terms.NO_BET:
        return
    if state.of(seat, terms.BET_PLANE) != terms.NO_PLANE:
        return
    planes = [plane for plane in range(len(state.setup.edition.planes)) if is_in_race(state, plane)]
    state.set(seat, terms.BET_PLANE, planes[rng.below(len(planes))])
