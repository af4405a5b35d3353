"""A random full state that agrees with a view: what the seat can't know is dealt at random."""

from __future__ import annotations

from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.legal.codes import is_in_race
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.games.hydroracers.view import is_looking, sees


def determinize_hydroracers(view: View, rng: Rng) -> HydroracersState:
    """Deal hands and all else that lies face down from the decks of a view, and name the hidden bets."""
    state = known_position(view).clone()
    for seat in range(state.setup.seats):
        if not sees(state.setup, view.seat, seat):
            deal_hidden(state, seat, rng)
            name_bet(state, seat, rng)
    return state


def deal_hidden(state: HydroracersState, seat: i64, rng: Rng) -> None:
    """Give a plane back what its view has in the deck; an autopilot's row lies open."""
    under = state.of(seat, terms.UNDER_SIZE)
    looked: i64 = 0
    if is_looking(state, seat):
        looked = state.shared(terms.LOOKED_SIZE)
    hand: i64 = 0
    if state.setup.autopilot[seat] == 0:
        hand = state.of(seat, terms.HAND_SIZE)
        state.set(seat, terms.HAND_SIZE, 0)
    total = state.of(seat, terms.DECK_SIZE) + under + looked + hand
    for place in range(under):
        state.set(seat, terms.UNDER_AT + place, state.draw_hidden(seat, total - place, rng))
    total -= under
    for place in range(looked):
        state.set_shared(terms.LOOKED_AT + place, state.draw_hidden(seat, total - place, rng))
    total -= looked
    for place in range(hand):
        state.add_to_hand(seat, state.draw_hidden(seat, total - place, rng))


def name_bet(state: HydroracersState, seat: i64, rng: Rng) -> None:
    """Name a random plane of the race for a bet that lies face down."""
    if state.of(seat, terms.BET_SLOT) == terms.NO_BET:
        return
    if state.of(seat, terms.BET_PLANE) != terms.NO_PLANE:
        return
    racing: i64 = 0
    for other in range(state.setup.seats):
        racing += 1 - state.of(other, terms.OUT)
    left = rng.below(racing)
    plane: i64 = 0
    while left > 0 or not is_in_race(state, plane):
        if is_in_race(state, plane):
            left -= 1
        plane += 1
    state.set(seat, terms.BET_PLANE, plane)
