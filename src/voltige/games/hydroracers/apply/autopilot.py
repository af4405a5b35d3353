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
    if state.cells[seat * state.setup.width + HAND_SIZE] == 0:
        fly(state, seat, NO_CARD, journal)
        return
    play_card(state, seat, chosen_card(state, seat), journal)


def chosen_card(state: HydroracersState, seat: i64) -> i64:
    """Choose: sprint, else an I-pass card, else by criterion (HR-218 to HR-220)."""
    setup = state.setup
    cells = state.cells
    row = seat * setup.width
    if sprints(state, seat):
        return highest(setup, cells, row)
    if cells[row + setup.hand_at + setup.edition.auto_pass] > 0:
        return setup.edition.auto_pass
    criterion = criterion_of(setup, cells, seat)
    if criterion == LOWEST:
        return lowest(setup, cells, row)
    if criterion == SECOND_HIGHEST:
        return second_highest(setup, cells, row)
    parity: i64 = 0
    if criterion == HIGHEST_ODD:
        parity = 1
    found = highest_with_parity(setup, cells, row, parity)
    if found == NO_CARD:  # HR-221
        return highest(setup, cells, row)
    return found


def criterion_of(setup: HydroracersSetup, cells: vec[i64], seat: i64) -> i64:
    """Return what the autopilot looks for: by its plane's nation, or by its pilot's (HR-223)."""
    pilot = cells[seat * setup.width + PILOT]
    if setup.criterion_of_pilot and pilot >= 0:
        return setup.edition.pilot_criterion[pilot * len(setup.seat_of) + setup.plane[seat]]
    return setup.edition.criterion[setup.plane[seat]]


def sprints(state: HydroracersState, seat: i64) -> bool:
    """Return whether a card would cross the finish line, or a racing plane already has (HR-247)."""
    setup = state.setup
    cells = state.cells
    last = setup.edition.circuits[state.circuit].cells
    if is_plane_beyond(state, seat):
        return True
    row = seat * setup.width
    place: i64 = 0
    while place < cells[row + HAND_SIZE]:
        card = cells[row + ROW_AT + place]
        speed = speed_with(setup, cells, seat, state.turn == 0, card)
        if landing(setup, cells, seat, speed) > last:
            return True
        place += 1
    return False


def is_plane_beyond(state: HydroracersState, seat: i64) -> bool:
    """Return whether another racing plane has crossed the finish line."""
    setup = state.setup
    cells = state.cells
    last = setup.edition.circuits[state.circuit].cells
    other: i64 = 0
    while other < setup.seats:
        beyond = cells[other * setup.width + POSITION] > last
        if other != seat and beyond and is_racing(setup, cells, other):
            return True
        other += 1
    return False


def highest(setup: HydroracersSetup, cells: vec[i64], row: i64) -> i64:
    """Return the highest card of the row, of equal ones the one face up longest (HR-222)."""
    distance = setup.edition.value[setup.edition.auto_pass]  # HR-218
    return highest_of(setup, cells, row + ROW_AT, cells[row + HAND_SIZE], distance)


def highest_of(setup: HydroracersSetup, cells: vec[i64], at: i64, count: i64, distance: i64) -> i64:
    """Return the first highest card from ``at`` on, an I-pass card counting as ``distance``."""
    found: i64 = NO_CARD
    most: i64 = 0
    place: i64 = 0
    while place < count:
        card = cells[at + place]
        value = setup.edition.value[card]
        if card == setup.edition.auto_pass:
            value = distance
        if value > most:
            most = value
            found = card
        place += 1
    return found


def lowest(setup: HydroracersSetup, cells: vec[i64], row: i64) -> i64:
    """Return the lowest card of the row, of equal ones the one face up longest (HR-222)."""
    value = setup.edition.value
    found = cells[row + ROW_AT]
    place: i64 = 1
    while place < cells[row + HAND_SIZE]:
        card = cells[row + ROW_AT + place]
        if value[card] < value[found]:
            found = card
        place += 1
    return found


def second_highest(setup: HydroracersSetup, cells: vec[i64], row: i64) -> i64:
    """Return the card that one other is as high as or higher than (HR-220, HR-221)."""
    value = setup.edition.value
    place: i64 = 0
    size = cells[row + HAND_SIZE]
    while place < size:
        card = cells[row + ROW_AT + place]
        above: i64 = 0
        equal: i64 = 0
        other: i64 = 0
        while other < size:
            rival = value[cells[row + ROW_AT + other]]
            if rival > value[card]:
                above += 1
            elif rival == value[card]:
                equal += 1
            other += 1
        if above <= 1 and above + equal >= 2:
            return card
        place += 1
    return cells[row + ROW_AT]  # it is the only one


def highest_with_parity(setup: HydroracersSetup, cells: vec[i64], row: i64, parity: i64) -> i64:
    """Return the highest odd (1) or even (0) card, or NO_CARD."""
    value = setup.edition.value
    found: i64 = NO_CARD
    place: i64 = 0
    while place < cells[row + HAND_SIZE]:
        card = cells[row + ROW_AT + place]
        if value[card] % 2 == parity:
            if found == NO_CARD or value[card] > value[found]:
                found = card
        place += 1
    return found
