"""The set-up: pilots, starting order and first hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import CHANCE
from voltige.games.hydroracers import events, terms
from voltige.games.hydroracers.legal.codes import is_pilot_free
from voltige.games.hydroracers.options import PILOTS
from voltige.games.hydroracers.zones import hand_limit

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def start_pilots(state: HydroracersState, journal: Journal | None) -> None:
    """Give the next plane without a pilot one: by luck, by choice, or not at all (HR-5)."""
    setup = state.setup
    seat = first_without_pilot(state)
    choice = PILOTS[setup.pilot_choice]
    if seat == terms.NO_SEAT or choice == "none":
        state.taker = terms.NO_SEAT
        state.phase = terms.START_GRID
        if setup.campaign:
            state.phase = terms.START_DISPLAY
    elif choice == "random":
        state.taker = seat
        state.ask(terms.DRAW_PILOT, CHANCE)
    elif setup.autopilot[seat] == 1:
        take_free_pilot(state, seat, journal)
    else:
        state.taker = seat
        state.ask(terms.CHOOSE_PILOT, seat)


def first_without_pilot(state: HydroracersState) -> i64:
    """Return the first seat without a pilot, people before autopilots."""
    setup = state.setup
    found: i64 = terms.NO_SEAT
    seat = setup.seats - 1
    while seat >= 0:
        if state.of(seat, terms.PILOT) == terms.NO_PILOT:
            if found == terms.NO_SEAT or setup.autopilot[seat] <= setup.autopilot[found]:
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
    state.set(seat, terms.PILOT, taken)
    if journal is not None:
        journal.note(events.pilot_chosen(seat, setup.edition.pilot_ids[taken]))


def start_grid(state: HydroracersState, journal: Journal | None) -> None:
    """Draw the next place of the starting file; the last plane takes what is left (HR-9)."""
    setup = state.setup
    unplaced: i64 = 0
    last: i64 = terms.NO_SEAT
    for seat in range(setup.seats):
        if state.of(seat, terms.RANK) == 0:
            unplaced += 1
            last = seat
    if unplaced > 1:
        state.ask(terms.DRAW_GRID, CHANCE)
        return
    state.set(last, terms.RANK, setup.seats)
    state.taker = 0
    state.phase = terms.START_DEAL
    if journal is not None:
        journal.note(events.grid_drawn(last, setup.seats))


def start_deal(state: HydroracersState) -> None:
    """Deal the next card of the first hands, seat by seat (HR-11, HR-216)."""
    while state.taker < state.setup.seats:
        if state.of(state.taker, terms.HAND_SIZE) < hand_limit(state, state.taker):
            state.ask(terms.DEAL, CHANCE)
            return
        state.taker += 1
    state.taker = terms.NO_SEAT
    state.phase = terms.START_HEAT
