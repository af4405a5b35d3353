"""Where a movement leads and what it risks; the same for the state, for views and for odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.games.hydroracers.edition.circuits import Circuit
from voltige.games.hydroracers.holdings import has_malus, owns, skill_of
from voltige.games.hydroracers.terms import (
    COWLING,
    CRASHED,
    DOUBLE_SLIP,
    LONG_SLIP,
    MALUS_CORNER,
    MALUS_SLOW,
    NO_CARD,
    NO_DRAG,
    NO_SEAT,
    OUT,
    POSITION,
    SLIP,
    WAKE_BREAKER,
    WAKE_RIDER,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def is_racing(state: HydroracersState, seat: i64) -> bool:
    """Return whether a plane is on the circuit."""
    return state.of(seat, CRASHED) == 0 and state.of(seat, OUT) == 0


def plane_at(state: HydroracersState, cell: i64) -> i64:
    """Return the seat of the racing plane on a cell, laps included, or NO_SEAT (HR-44, HR-244)."""
    setup = state.setup
    seat: i64 = 0
    while seat < setup.seats:
        if state.of(seat, POSITION) == cell and is_racing(state, seat):
            return seat
        seat += 1
    return NO_SEAT


def slip_bonus(state: HydroracersState, seat: i64) -> i64:
    """Return the slipstream of a plane as the round starts (HR-21, HR-25, HR-26, HR-71, HR-75)."""
    setup = state.setup
    position = state.of(seat, POSITION)
    skill = skill_of(state, seat)
    ahead = plane_at(state, position + 1)
    far = ahead == NO_SEAT
    if far:
        if skill != LONG_SLIP:
            return 0
        ahead = plane_at(state, position + 2)
        if ahead == NO_SEAT:
            return 0
    if setup.campaign and breaks_wake(state, seat, ahead, far):
        return 0
    if skill == DOUBLE_SLIP or owns(state, seat, WAKE_RIDER):  # HR-192
        return setup.numbers.double_slipstream
    return setup.numbers.slipstream


def breaks_wake(state: HydroracersState, seat: i64, ahead: i64, far: bool) -> bool:
    """Return whether the plane ahead, an opponent, gives no slipstream (HR-199, HR-242)."""
    setup = state.setup
    if far and not setup.rules.breaks_far:
        return False
    return setup.mate[seat] != ahead and owns(state, ahead, WAKE_BREAKER)


def modifier(state: HydroracersState, seat: i64, leads: bool, card: i64) -> i64:
    """Add up drag, slipstream and malus for a card, or for a pass with NO_CARD (HR-29)."""
    setup = state.setup
    total = state.of(seat, SLIP)  # HR-22, HR-23
    if leads and not is_drag_free(state, seat, card):
        total -= setup.numbers.drag  # HR-18
    if has_malus(state, seat, MALUS_SLOW):
        total -= 1  # HR-118
    return total


def is_drag_free(state: HydroracersState, seat: i64, card: i64) -> bool:
    """Return whether the leader's drag is lifted by the pilot's skill (HR-73, HR-193)."""
    setup = state.setup
    if card == NO_CARD or card == setup.edition.auto_pass:
        return False
    return is_drag_free_with(state, seat, setup.edition.value[card])


def is_drag_free_with(state: HydroracersState, seat: i64, value: i64) -> bool:
    """Return the same for a card played at some value (HR-74)."""
    setup = state.setup
    if value < setup.numbers.no_drag_from:
        return False
    return skill_of(state, seat) == NO_DRAG or owns(state, seat, COWLING)


def speed_with(state: HydroracersState, seat: i64, leads: bool, card: i64) -> i64:
    """Return the speed of playing a card, or of passing with NO_CARD (HR-29, HR-31, HR-64)."""
    setup = state.setup
    speed = modifier(state, seat, leads, card)
    if card == NO_CARD:
        speed += setup.numbers.pass_distance
    else:
        speed += setup.edition.value[card]
    if speed < setup.numbers.min_move:
        return setup.numbers.min_move
    return speed


def landing(state: HydroracersState, seat: i64, speed: i64) -> i64:
    """Return the cell where a movement ends: the next free one ahead (HR-30, HR-45)."""
    end = state.of(seat, POSITION) + speed
    while plane_at(state, end) != NO_SEAT:
        end += 1
    return end


def hot_corners(state: HydroracersState, circuit: Circuit, seat: i64, speed: i64, end: i64) -> i64:
    """Count the lines crossed too fast on the way to ``end`` (HR-37 to HR-42)."""
    setup = state.setup
    position = state.of(seat, POSITION)
    tight = has_malus(state, seat, MALUS_CORNER)
    found: i64 = 0
    lap: i64 = 0  # cells of the laps before
    while lap < end:
        corner: i64 = 0
        while corner < circuit.corners:
            line = circuit.after[corner] + lap
            if position <= line < end:
                if is_hot(speed, circuit.limit[corner], tight):
                    found += 1
            corner += 1
        lap += circuit.cells
        if not setup.corners_after_finish:
            break
    return found


def is_hot(speed: i64, limit: i64, tight: bool) -> bool:
    """Return whether a speed is too high for a corner; ``tight`` under malus_corner."""
    if tight:
        return speed >= limit
    return speed > limit


def danger_count(state: HydroracersState, circuit: Circuit, seat: i64, speed: i64, end: i64) -> i64:
    """Count the dangers of a movement: corners, and one for an overtaking (HR-46, HR-48, HR-49)."""
    found = hot_corners(state, circuit, seat, speed, end)
    if end > state.of(seat, POSITION) + speed:
        found += 1
    return found
