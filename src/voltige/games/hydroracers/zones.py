"""Cards, tokens, technologies and skills of one plane: reading them and moving them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.games.hydroracers import terms

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


# -- tokens of the expert cockpit -----------------------------------------------------------------


def square_count(state: HydroracersState, seat: i64, element: i64) -> i64:
    level = state.of(seat, terms.LEVEL_AT + element)
    return state.setup.edition.square_count[element * terms.LEVELS + level - 1]


def first_empty(state: HydroracersState, seat: i64, element: i64) -> i64:
    """Return the first empty square of an element, or NO_SQUARE (HR-109)."""
    for square in range(square_count(state, seat, element)):
        if state.token_on(seat, element, square) == terms.NO_TOKEN:
            return square
    return terms.NO_SQUARE


def has_empty_square(state: HydroracersState, seat: i64) -> bool:
    """Return whether a token can still be placed anywhere (HR-117)."""
    element: i64 = 0
    while element < terms.ELEMENTS:
        if first_empty(state, seat, element) != terms.NO_SQUARE:
            return True
        element += 1
    return False


def tokens_on_tiles(state: HydroracersState, seat: i64, token: i64) -> i64:
    found: i64 = 0
    place: i64 = 0
    while place < terms.ELEMENTS * terms.MOST_SQUARES:
        if state.of(seat, terms.TILE_AT + place) == token:
            found += 1
        place += 1
    return found


def tokens_of_bag(state: HydroracersState, seat: i64) -> tuple[i64, i64]:
    """Return the damage and alert tokens that belong to a bag, wherever they are (HR-12, HR-209)."""
    if state.setup.campaign:
        return state.held(seat, terms.ALL_DAMAGE), state.held(seat, terms.ALL_ALERT)
    numbers = state.setup.edition.numbers
    return numbers.bag_damage, numbers.bag_alert


def all_on_tiles(state: HydroracersState, seat: i64) -> i64:
    """Count all danger tokens on the tiles."""
    damage = tokens_on_tiles(state, seat, terms.DAMAGE_TOKEN)
    return damage + tokens_on_tiles(state, seat, terms.ALERT_TOKEN)


def shown_square(state: HydroracersState, seat: i64, element: i64, square: i64) -> i64:
    level = state.of(seat, terms.LEVEL_AT + element)
    return state.setup.edition.squares[
        (element * terms.LEVELS + level - 1) * terms.MOST_SQUARES + square
    ]


def has_penalty(state: HydroracersState, seat: i64, penalty: i64) -> bool:
    """Return whether a damage token covers the square of a penalty (HR-118, HR-119)."""
    if state.setup.expert[seat] == 0:
        return False
    element = state.setup.edition.element_of[penalty]
    level = state.of(seat, terms.LEVEL_AT + element)
    square = state.setup.edition.penalty_at[element * terms.LEVELS + level - 1]
    if square == terms.NO_SQUARE:
        return False
    return state.token_on(seat, element, square) == terms.DAMAGE_TOKEN


# -- technologies and slots of a campaign ---------------------------------------------------------


def owns(state: HydroracersState, seat: i64, technology: i64) -> bool:
    """Return whether a seat has a technology; in a race nobody has any (HR-191)."""
    if not state.setup.campaign:
        return False
    at = state.setup.rules.technology_at[technology]
    return at >= 0 and state.of(seat, at) > 0


def damage_slots(state: HydroracersState, seat: i64) -> i64:
    """Return how much damage a gauge holds (HR-53, HR-206, HR-227)."""
    if not state.setup.campaign:
        return state.setup.slots[seat]
    return state.setup.slots[seat] + state.held(seat, terms.EXTRA_SLOTS)


# -- pilots ---------------------------------------------------------------------------------------


def skill_of(state: HydroracersState, seat: i64) -> i64:
    """Return the active skill of the pilot, or NO_SKILL (HR-76)."""
    pilot = state.of(seat, terms.PILOT)
    if pilot < 0 or has_penalty(state, seat, terms.PENALTY_PILOT):
        return terms.NO_SKILL
    return state.setup.edition.skill[pilot]


def hand_limit(state: HydroracersState, seat: i64) -> i64:
    """Return the number of cards that a hand is refilled to (HR-34, HR-72, HR-118, HR-121).

    Beside an autopilot lies one card fewer: it draws before it plays (HR-216, HR-217).
    """
    limit = state.setup.numbers.hand_size
    if skill_of(state, seat) == terms.LARGE_HAND:
        limit += 1
    if owns(state, seat, terms.FLIGHT_PLAN):
        limit += 1  # HR-194
    if has_penalty(state, seat, terms.PENALTY_HAND):
        limit -= 1
    limit -= state.setup.autopilot[seat]
    if limit < 1 and state.setup.autopilot[seat] == 0:
        return 1
    return limit
