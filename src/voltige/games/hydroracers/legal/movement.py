"""Who flies where, slipstream and drag, where a movement ends and which corners it takes too fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.games.hydroracers import terms
from voltige.games.hydroracers.zones import has_penalty, owns, skill_of

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def is_racing(state: HydroracersState, seat: i64) -> bool:
    """Return whether a plane is on the circuit."""
    return state.of(seat, terms.CRASHED) == 0 and state.of(seat, terms.OUT) == 0


def plane_at(state: HydroracersState, cell: i64) -> i64:
    """Return the seat of the racing plane on a cell, laps included, or NO_SEAT (HR-44, HR-244)."""
    for seat in range(state.setup.seats):
        if state.of(seat, terms.POSITION) == cell and is_racing(state, seat):
            return seat
    return terms.NO_SEAT


def slip_bonus(state: HydroracersState, seat: i64) -> i64:
    """Return the slipstream of a plane as the round starts (HR-21, HR-25, HR-26, HR-71, HR-75)."""
    position = state.of(seat, terms.POSITION)
    skill = skill_of(state, seat)
    ahead = plane_at(state, position + 1)
    far = ahead == terms.NO_SEAT
    if far:
        if skill != terms.LONG_SLIP:
            return 0
        ahead = plane_at(state, position + 2)
        if ahead == terms.NO_SEAT:
            return 0
    if state.setup.campaign and breaks_wake(state, seat, ahead, far):
        return 0
    if skill == terms.DOUBLE_SLIP or owns(state, seat, terms.WAKE_RIDER):  # HR-192
        return state.setup.numbers.double_slipstream
    return state.setup.numbers.slipstream


def breaks_wake(state: HydroracersState, seat: i64, ahead: i64, far: bool) -> bool:
    """Return whether the plane ahead, an opponent, gives no slipstream (HR-199, HR-242)."""
    if far and not state.setup.rules.breaks_far:
        return False
    return state.setup.mate[seat] != ahead and owns(state, ahead, terms.WAKE_BREAKER)


def is_drag_free(state: HydroracersState, seat: i64, value: i64) -> bool:
    """Return whether a card played at a value flies without drag (HR-73, HR-74, HR-193)."""
    if value < state.setup.numbers.no_drag_from:
        return False
    return skill_of(state, seat) == terms.NO_DRAG or owns(state, seat, terms.COWLING)


def landing(state: HydroracersState, seat: i64, speed: i64) -> i64:
    """Return the cell where a movement ends: the next free one ahead (HR-30, HR-45)."""
    end = state.of(seat, terms.POSITION) + speed
    while plane_at(state, end) != terms.NO_SEAT:
        end += 1
    return end


def hot_corners(state: HydroracersState, seat: i64, speed: i64, end: i64) -> i64:
    """Count the lines crossed too fast on the way to ``end`` (HR-37 to HR-42)."""
    circuit = state.setup.edition.circuits[state.circuit]
    position = state.of(seat, terms.POSITION)
    tight = has_penalty(state, seat, terms.PENALTY_CORNER)
    found: i64 = 0
    lap: i64 = 0  # cells of the laps before
    while lap < end:
        for corner in range(circuit.corners):
            line = circuit.after[corner] + lap
            if position <= line < end:
                if is_hot(speed, circuit.limit[corner], tight):
                    found += 1
        lap += circuit.cells
        if not state.setup.corners_after_finish:
            break
    return found


def is_hot(speed: i64, limit: i64, tight: bool) -> bool:
    """Return whether a speed is too high for a corner; ``tight`` under penalty_corner."""
    if tight:
        return speed >= limit
    return speed > limit
