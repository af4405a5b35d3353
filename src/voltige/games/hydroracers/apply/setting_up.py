"""The set-up: pilots, starting order and first hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import CHANCE
from voltige.games.hydroracers.events import GridDrawn, PilotChosen
from voltige.games.hydroracers.holdings import hand_limit
from voltige.games.hydroracers.legal.codes import is_pilot_free
from voltige.games.hydroracers.options import PILOTS
from voltige.games.hydroracers.terms import (
    CHOOSE_PILOT,
    DEAL,
    DRAW_GRID,
    DRAW_PILOT,
    HAND_SIZE,
    NO_PILOT,
    NO_SEAT,
    PILOT,
    RANK,
    START_DEAL,
    START_DISPLAY,
    START_GRID,
    START_HEAT,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def start_pilots(state: HydroracersState, journal: Journal | None) -> None:
    """Give the next plane without a pilot one: by luck, by choice, or not at all (HR-5)."""
    setup = state.setup
    seat = first_without_pilot(state)
    choice = PILOTS[setup.pilot_choice]
    if seat == NO_SEAT or choice == "none":
        state.taker = NO_SEAT
        state.phase = START_GRID
        if setup.campaign:
            state.phase = START_DISPLAY
    elif choice == "random":
        state.taker = seat
        state.phase = DRAW_PILOT
        state.to_act = CHANCE
    elif setup.autopilot[seat] == 1:
        take_free_pilot(state, seat, journal)
    else:
        state.taker = seat
        state.phase = CHOOSE_PILOT
        state.to_act = seat


def first_without_pilot(state: HydroracersState) -> i64:
    """Return the first seat without a pilot, people before autopilots."""
    setup = state.setup
    found: i64 = NO_SEAT
    seat = setup.seats - 1
    while seat >= 0:
        if state.of(seat, PILOT) == NO_PILOT:
            if found == NO_SEAT or setup.autopilot[seat] <= setup.autopilot[found]:
                found = seat
        seat -= 1
    return found


def take_free_pilot(state: HydroracersState, seat: i64, journal: Journal | None) -> None:
    """Give an autopilot the pilot of its nation if free, else the first free one (HR-213)."""
    setup = state.setup
    nation = setup.edition.planes[setup.plane[seat]].nation
    free: list[int] = []
    for pilot in range(len(setup.edition.pilots)):
        if is_pilot_free(state, pilot):
            free.append(pilot)
    taken = free[0]
    for pilot in free:
        if setup.edition.pilots[pilot].nation == nation:
            taken = pilot
    state.set(seat, PILOT, taken)
    if journal is not None:
        journal.note(PilotChosen(int(seat), setup.edition.pilot_ids[taken]))


def start_grid(state: HydroracersState, journal: Journal | None) -> None:
    """Draw the next place of the starting file; the last plane takes what is left (HR-9)."""
    setup = state.setup
    unplaced: i64 = 0
    last: i64 = NO_SEAT
    seat: i64 = 0
    while seat < setup.seats:
        if state.of(seat, RANK) == 0:
            unplaced += 1
            last = seat
        seat += 1
    if unplaced > 1:
        state.phase = DRAW_GRID
        state.to_act = CHANCE
        return
    state.set(last, RANK, setup.seats)
    state.taker = 0
    state.phase = START_DEAL
    if journal is not None:
        journal.note(GridDrawn(int(last), int(setup.seats)))


def start_deal(state: HydroracersState) -> None:
    """Deal the next card of the first hands, seat by seat (HR-11, HR-216)."""
    setup = state.setup
    while state.taker < setup.seats:
        if state.of(state.taker, HAND_SIZE) < hand_limit(state, state.taker):
            state.phase = DEAL
            state.to_act = CHANCE
            return
        state.taker += 1
    state.taker = NO_SEAT
    state.phase = START_HEAT
