"""Where a flight leads and what it risks; the same for the rules, for bots, for odds and for boards.

A flight is a card, or NO_CARD for a pass, with its value or the distance of the pass, and 1 with the Air
Brake. Its course is its speed, the cells that it covers, and where it ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from voltige.games.hydroracers import terms
from voltige.games.hydroracers.actions import DO_PASS
from voltige.games.hydroracers.legal.movement import (
    hot_corners,
    is_drag_free,
    is_racing,
    landing,
)
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.zones import has_penalty

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def pass_distance(state: HydroracersState, seat: i64) -> i64:
    """Return the cells of a pass: more while Glide Trim is the top card (HR-64, HR-182)."""
    card = state.of(seat, terms.TOP)
    if card >= state.setup.edition.race_cards:
        distance = state.setup.edition.developed(card).pass_distance
        if distance > 0:
            return distance
    return state.setup.numbers.pass_distance


def is_pass(setup: HydroracersSetup, card: i64) -> bool:
    """Return whether one flies as on a pass: without a card, or with the I-pass card (HR-248)."""
    return card == terms.NO_CARD or card == setup.edition.auto_pass


def modifier(state: HydroracersState, seat: i64, leads: bool, flight: tuple[i64, i64, i64]) -> i64:
    """Add up drag, slipstream, penalty and brake (HR-29)."""
    card, base, brake = flight
    total = state.of(seat, terms.SLIP)  # HR-22, HR-23
    if leads and (is_pass(state.setup, card) or not is_drag_free(state, seat, base)):
        total -= state.setup.numbers.drag  # HR-18
    if has_penalty(state, seat, terms.PENALTY_SLOW):
        total -= 1  # HR-118
    if state.setup.rules.brake_slows:
        total -= brake  # HR-198
    return total


def travel_of(setup: HydroracersSetup, speed: i64, brake: i64) -> i64:
    """Return the cells flown: fewer than the speed with a brake that leaves the speed alone."""
    if brake == 0 or setup.rules.brake_slows or speed <= setup.numbers.min_move:
        return speed
    return speed - 1


def overtakes(state: HydroracersState, seat: i64, travel: i64) -> bool:
    """Return whether a racing plane stands strictly between start and end (HR-200)."""
    position = state.of(seat, terms.POSITION)
    for other in range(state.setup.seats):
        cell = state.of(other, terms.POSITION)
        if position < cell < position + travel and is_racing(state, other):
            return True
    return False


def ignored_corners(setup: HydroracersSetup, card: i64, base: i64) -> i64:
    """Count the overspeed corners that a card ignores at a value (HR-187, HR-188)."""
    if card < setup.edition.race_cards:
        return 0
    face = setup.edition.developed(card)
    return face.ignores[face.values.index(base)]


def danger_count(
    state: HydroracersState, seat: i64, flight: tuple[i64, i64, i64], course: tuple[i64, i64, i64]
) -> i64:
    """Count the dangers of a flight: hot corners, the card's own, an overtaking (HR-46 to HR-49, HR-189)."""
    card, base, _ = flight
    speed, travel, end = course
    found = hot_corners(state, seat, speed, end)
    if card >= state.setup.edition.race_cards:
        found -= ignored_corners(state.setup, card, base)
        if found < 0:
            found = 0
        found += state.setup.edition.developed(card).dangers  # HR-185
    if end > state.of(seat, terms.POSITION) + travel:
        found += 1
    return found


def flight_of(state: HydroracersState, seat: i64, code: i64) -> tuple[i64, i64, i64]:
    """Return card, value and brake of an action that flies; a pass has no card."""
    brake = state.setup.table.where[code]
    if state.setup.table.kind[code] == DO_PASS:
        return terms.NO_CARD, pass_distance(state, seat), brake
    card = state.setup.table.card[code]
    base = state.setup.table.what[code]
    if base == 0:
        base = state.setup.edition.value[card]
    return card, base, brake


def course_of(
    state: HydroracersState, seat: i64, leads: bool, flight: tuple[i64, i64, i64], more: i64
) -> tuple[i64, i64, i64]:
    """Return speed, cells flown and end of a flight; ``more`` is 1 with the Supercharger."""
    speed = flight[1] + modifier(state, seat, leads, flight)
    if speed < state.setup.numbers.min_move:
        speed = state.setup.numbers.min_move  # HR-31
    travel = travel_of(state.setup, speed, flight[2]) + more
    return speed, travel, landing(state, seat, travel)


def planned(state: HydroracersState, seat: i64, code: i64) -> tuple[i64, i64, i64]:
    """Return speed, end and dangers of an action."""
    flight = flight_of(state, seat, code)
    course = course_of(state, seat, state.turn == 0, flight, 0)
    return course[0], course[2], danger_count(state, seat, flight, course)


def dangers_of(state: HydroracersState, seat: i64, flight: tuple[i64, i64, i64], more: i64) -> i64:
    """Count the dangers of a flight, with or without the Supercharger."""
    course = course_of(state, seat, state.turn == 0, flight, more)
    return danger_count(state, seat, flight, course)


# -- what a card does to the cockpit before the plane moves (HR-177, HR-178, HR-243) ----------------
#
# Speed and dangers are judged by the cockpit that is left, so odds and bots look at it first. These give
# a position of their own where something changes, and never touch the one they are given.


def removals_of(setup: HydroracersSetup, card: i64) -> i64:
    """Count the danger tokens that a card takes off; none for NO_CARD and printed cards."""
    if card < setup.edition.race_cards:
        return 0
    return setup.edition.developed(card).removes


def token_places(state: HydroracersState, seat: i64) -> vec[i64]:
    """List the places of the tiles that hold a token, in the order of elements and squares."""
    places = vec[i64]([])
    place: i64 = 0
    while place < terms.ELEMENTS * terms.MOST_SQUARES:
        if state.of(seat, terms.TILE_AT + place) != terms.NO_TOKEN:
            places = append(places, place)
        place += 1
    return places


def cleared(state: HydroracersState, seat: i64, places: vec[i64]) -> HydroracersState:
    """Return a position with the tokens of some places back in the bag."""
    found = state.clone()
    for place in places:
        if found.of(seat, terms.TILE_AT + place) == terms.DAMAGE_TOKEN:
            found.add(seat, terms.BAG_DAMAGE, 1)
        else:
            found.add(seat, terms.BAG_ALERT, 1)
        found.set(seat, terms.TILE_AT + place, terms.NO_TOKEN)
    return found


def repaired(state: HydroracersState, seat: i64, count: i64) -> HydroracersState:
    """Return a position with damage back in the bag, as far as there is any (HR-D63)."""
    found = state.clone()
    if count > found.of(seat, terms.DAMAGE):
        count = found.of(seat, terms.DAMAGE)
    found.add(seat, terms.DAMAGE, -count)
    found.add(seat, terms.BAG_DAMAGE, count)
    return found
