"""Autopilots: planes without a person, flown by their nation's character (HR-212 to HR-230)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.hydroracers.apply.flight import fly, mover, play_card
from voltige.games.hydroracers.legal.movement import is_racing, landing, speed_with
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.terms import (
    HAND_SIZE,
    HIGHEST_ODD,
    LOWEST,
    NO_CARD,
    PILOT,
    POSITION,
    ROW_AT,
    SECOND_HIGHEST,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def play_autopilot(state: HydroracersState, journal: Journal | None) -> None:
    """Let the autopilot in turn play a card; without any it moves as on a pass (HR-226)."""
    seat = mover(state)
    if state.of(seat, HAND_SIZE) == 0:
        fly(state, seat, NO_CARD, journal)
        return
    play_card(state, seat, chosen_card(state, seat), journal)


def chosen_card(state: HydroracersState, seat: i64) -> i64:
    """Choose: sprint, else an I-pass card, else by criterion (HR-218 to HR-220)."""
    setup = state.setup
    if sprints(state, seat):
        return highest(state, seat)
    if state.in_hand(seat, setup.edition.auto_pass) > 0:
        return setup.edition.auto_pass
    criterion = criterion_of(state, seat)
    if criterion == LOWEST:
        return lowest(state, seat)
    if criterion == SECOND_HIGHEST:
        return second_highest(state, seat)
    parity: i64 = 0
    if criterion == HIGHEST_ODD:
        parity = 1
    found = highest_with_parity(state, seat, parity)
    if found == NO_CARD:  # HR-221
        return highest(state, seat)
    return found


def criterion_of(state: HydroracersState, seat: i64) -> i64:
    """Return what the autopilot looks for: by its plane's nation, or by its pilot's (HR-223)."""
    setup = state.setup
    pilot = state.of(seat, PILOT)
    if setup.criterion_of_pilot and pilot >= 0:
        return setup.edition.pilot_criterion[pilot * len(setup.seat_of) + setup.plane[seat]]
    return setup.edition.criterion[setup.plane[seat]]


def sprints(state: HydroracersState, seat: i64) -> bool:
    """Return whether a card would cross the finish line, or a racing plane already has (HR-247)."""
    setup = state.setup
    last = setup.edition.circuits[state.circuit].cells
    if is_plane_beyond(state, seat):
        return True
    place: i64 = 0
    while place < state.of(seat, HAND_SIZE):
        card = state.of(seat, ROW_AT + place)
        speed = speed_with(state, seat, state.turn == 0, card)
        if landing(state, seat, speed) > last:
            return True
        place += 1
    return False


def is_plane_beyond(state: HydroracersState, seat: i64) -> bool:
    """Return whether another racing plane has crossed the finish line."""
    setup = state.setup
    last = setup.edition.circuits[state.circuit].cells
    other: i64 = 0
    while other < setup.seats:
        beyond = state.of(other, POSITION) > last
        if other != seat and beyond and is_racing(state, other):
            return True
        other += 1
    return False


def highest(state: HydroracersState, seat: i64) -> i64:
    """Return the highest card of the row, of equal ones the one face up longest (HR-222)."""
    setup = state.setup
    distance = setup.edition.value[setup.edition.auto_pass]  # HR-218
    return highest_of(setup, state.cards_in_row(seat), distance)


def highest_of(setup: HydroracersSetup, cards: vec[i64], distance: i64) -> i64:
    """Return the first highest card, an I-pass card counting as ``distance``."""
    found: i64 = NO_CARD
    most: i64 = 0
    for card in cards:
        value = setup.edition.value[card]
        if card == setup.edition.auto_pass:
            value = distance
        if value > most:
            most = value
            found = card
    return found


def lowest(state: HydroracersState, seat: i64) -> i64:
    """Return the lowest card of the row, of equal ones the one face up longest (HR-222)."""
    setup = state.setup
    value = setup.edition.value
    found = state.of(seat, ROW_AT)
    place: i64 = 1
    while place < state.of(seat, HAND_SIZE):
        card = state.of(seat, ROW_AT + place)
        if value[card] < value[found]:
            found = card
        place += 1
    return found


def second_highest(state: HydroracersState, seat: i64) -> i64:
    """Return the card that one other is as high as or higher than (HR-220, HR-221)."""
    setup = state.setup
    value = setup.edition.value
    place: i64 = 0
    size = state.of(seat, HAND_SIZE)
    while place < size:
        card = state.of(seat, ROW_AT + place)
        above: i64 = 0
        equal: i64 = 0
        other: i64 = 0
        while other < size:
            rival = value[state.of(seat, ROW_AT + other)]
            if rival > value[card]:
                above += 1
            elif rival == value[card]:
                equal += 1
            other += 1
        if above <= 1 and above + equal >= 2:
            return card
        place += 1
    return state.of(seat, ROW_AT)  # it is the only one


def highest_with_parity(state: HydroracersState, seat: i64, parity: i64) -> i64:
    """Return the highest odd (1) or even (0) card, or NO_CARD."""
    setup = state.setup
    value = setup.edition.value
    found: i64 = NO_CARD
    place: i64 = 0
    while place < state.of(seat, HAND_SIZE):
        card = state.of(seat, ROW_AT + place)
        if value[card] % 2 == parity:
            if found == NO_CARD or value[card] > value[found]:
                found = card
        place += 1
    return found
