"""Where a movement leads in a campaign: cards with several values, brake, corners that are ignored.

``planned`` serves both races and campaigns, for bots, odds and boards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.games.hydroracers.actions import DO_PASS
from voltige.games.hydroracers.edition.circuits import Circuit
from voltige.games.hydroracers.holdings import has_malus
from voltige.games.hydroracers.legal.movement import (
    hot_corners,
    is_drag_free_with,
    is_racing,
    landing,
)
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.terms import MALUS_SLOW, NO_CARD, POSITION, SLIP, TOP

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def pass_distance(state: HydroracersState, seat: i64) -> i64:
    """Return the cells of a pass: more while Glide Trim is the top card (HR-64, HR-182)."""
    setup = state.setup
    card = state.of(seat, TOP)
    if card >= setup.edition.race_cards:
        distance = setup.edition.deck.movement[card - setup.edition.race_cards].pass_distance
        if distance > 0:
            return distance
    return setup.numbers.pass_distance


def is_pass(setup: HydroracersSetup, card: i64) -> bool:
    """Return whether one flies as on a pass: without a card, or with the I-pass card (HR-248)."""
    return card == NO_CARD or card == setup.edition.auto_pass


def campaign_modifier(
    state: HydroracersState, seat: i64, leads: bool, flight: tuple[i64, i64, i64]
) -> i64:
    """Add up drag, slipstream, malus and brake for a card, its value and the brake (HR-29)."""
    setup = state.setup
    card, base, brake = flight
    total = state.of(seat, SLIP)
    if leads and (is_pass(setup, card) or not is_drag_free_with(state, seat, base)):
        total -= setup.numbers.drag
    if has_malus(state, seat, MALUS_SLOW):
        total -= 1
    if setup.rules.brake_slows:
        total -= brake  # HR-198
    return total


def campaign_speed(
    state: HydroracersState, seat: i64, leads: bool, flight: tuple[i64, i64, i64]
) -> i64:
    """Return the speed of a flight: a card or NO_CARD, its value, and 1 with the brake."""
    setup = state.setup
    speed = flight[1] + campaign_modifier(state, seat, leads, flight)
    if speed < setup.numbers.min_move:
        return setup.numbers.min_move
    return speed


def travel_of(setup: HydroracersSetup, speed: i64, brake: i64) -> i64:
    """Return the cells flown: fewer than the speed with a brake that leaves the speed alone."""
    if brake == 0 or setup.rules.brake_slows or speed <= setup.numbers.min_move:
        return speed
    return speed - 1


def overtakes(state: HydroracersState, seat: i64, travel: i64) -> bool:
    """Return whether a racing plane stands strictly between start and end (HR-200)."""
    setup = state.setup
    position = state.of(seat, POSITION)
    other: i64 = 0
    while other < setup.seats:
        cell = state.of(other, POSITION)
        if position < cell < position + travel and is_racing(state, other):
            return True
        other += 1
    return False


def ignored_corners(setup: HydroracersSetup, card: i64, base: i64) -> i64:
    """Count the overspeed corners that a card ignores at a value (HR-187, HR-188)."""
    if card < setup.edition.race_cards:
        return 0
    face = setup.edition.deck.movement[card - setup.edition.race_cards]
    return face.ignores[face.values.index(base)]


def campaign_dangers(
    state: HydroracersState,
    circuit: Circuit,
    seat: i64,
    flight: tuple[i64, i64, i64],
    course: tuple[i64, i64, i64],
) -> i64:
    """Count the dangers of a flight with its speed, its cells and its end (HR-49, HR-189)."""
    setup = state.setup
    card, base, _ = flight
    speed, travel, end = course
    found = hot_corners(state, circuit, seat, speed, end)
    found -= ignored_corners(setup, card, base)
    if found < 0:
        found = 0
    if card >= setup.edition.race_cards:
        found += setup.edition.deck.movement[card - setup.edition.race_cards].dangers  # HR-185
    if end > state.of(seat, POSITION) + travel:
        found += 1
    return found


def flight_of(state: HydroracersState, seat: i64, code: i64) -> tuple[i64, i64, i64]:
    """Return card, value and brake of an action that flies; a pass has no card."""
    setup = state.setup
    table = setup.table
    brake = table.where[code]
    if table.kind[code] == DO_PASS:
        return NO_CARD, pass_distance(state, seat), brake
    card = table.card[code]
    base = table.what[code]
    if base == 0:
        base = setup.edition.value[card]
    return card, base, brake


def course_of(
    state: HydroracersState,
    seat: i64,
    leads: bool,
    flight: tuple[i64, i64, i64],
    more: i64,
) -> tuple[i64, i64, i64]:
    """Return speed, cells flown and end of a flight; ``more`` is 1 with the Supercharger."""
    setup = state.setup
    speed = campaign_speed(state, seat, leads, flight)
    travel = travel_of(setup, speed, flight[2]) + more
    return speed, travel, landing(state, seat, travel)


def planned(state: HydroracersState, seat: i64, code: i64) -> tuple[i64, i64, i64]:
    """Return speed, end and dangers of an action."""
    flight = flight_of(state, seat, code)
    course = course_of(state, seat, state.turn == 0, flight, 0)
    circuit = state.setup.edition.circuits[state.circuit]
    return course[0], course[2], campaign_dangers(state, circuit, seat, flight, course)
