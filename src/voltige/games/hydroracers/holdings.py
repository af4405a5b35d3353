"""Cards, tokens, technologies and skills of one plane: reading them and moving them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.games.hydroracers.terms import (
    DAMAGE_TOKEN,
    DECK_SIZE,
    ELEMENTS,
    EXTRA_SLOTS,
    FLIGHT_PLAN,
    HAND_SIZE,
    LARGE_HAND,
    LEVEL_AT,
    LEVELS,
    MALUS_HAND,
    MALUS_PILOT,
    MOST_SQUARES,
    NO_SKILL,
    NO_SQUARE,
    NO_TOKEN,
    PILOT,
    PLAYED_SIZE,
    ROW_AT,
    TILE_AT,
    TOP,
    UNDER_AT,
    UNDER_SIZE,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


# -- cards ------------------------------------------------------------------------------------


def take_from_deck(state: HydroracersState, seat: i64, card: i64) -> None:
    """Move one card from the shuffled deck into the hand."""
    state.add(seat, state.setup.deck_at + card, -1)
    state.add(seat, DECK_SIZE, -1)
    add_to_hand(state, seat, card)


def add_to_hand(state: HydroracersState, seat: i64, card: i64) -> None:
    """Put one card into the hand; an autopilot lays it at the end of its face-up row."""
    state.add(seat, state.setup.hand_at + card, 1)
    state.set(seat, ROW_AT + state.of(seat, HAND_SIZE), card)
    state.add(seat, HAND_SIZE, 1)


def take_from_under(state: HydroracersState, seat: i64) -> None:
    """Move the first of the cards put under the deck into the hand."""
    add_to_hand(state, seat, pull_from_under(state, seat))


def pull_from_under(state: HydroracersState, seat: i64) -> i64:
    """Take the first of the cards put under the deck away from there; return it."""
    card = state.of(seat, UNDER_AT)
    left = state.of(seat, UNDER_SIZE) - 1
    place: i64 = 0
    while place < left:
        state.set(seat, UNDER_AT + place, state.of(seat, UNDER_AT + place + 1))
        place += 1
    state.set(seat, UNDER_AT + left, 0)
    state.set(seat, UNDER_SIZE, left)
    return card


def remove_from_hand(state: HydroracersState, seat: i64, card: i64) -> None:
    """Take one card out of the hand; of equal ones the one that lies there longest (HR-222)."""
    state.add(seat, state.setup.hand_at + card, -1)
    left = state.of(seat, HAND_SIZE) - 1
    state.set(seat, HAND_SIZE, left)
    place: i64 = 0
    while state.of(seat, ROW_AT + place) != card:
        place += 1
    while place < left:
        state.set(seat, ROW_AT + place, state.of(seat, ROW_AT + place + 1))
        place += 1
    state.set(seat, ROW_AT + left, 0)


def play_from_hand(state: HydroracersState, seat: i64, card: i64) -> None:
    """Lay one card of the hand on the played pile (HR-32)."""
    remove_from_hand(state, seat, card)
    state.add(seat, state.setup.played_at + card, 1)
    state.add(seat, PLAYED_SIZE, 1)
    state.set(seat, TOP, card)


def put_under(state: HydroracersState, seat: i64, card: i64) -> None:
    """Put one card of the hand face down under the deck (HR-65)."""
    remove_from_hand(state, seat, card)
    state.set(seat, UNDER_AT + state.of(seat, UNDER_SIZE), card)
    state.add(seat, UNDER_SIZE, 1)


# -- tokens of the expert cockpit -----------------------------------------------------------------


def square_count(state: HydroracersState, seat: i64, element: i64) -> i64:
    """Count the squares of an element's tile."""
    level = state.of(seat, LEVEL_AT + element)
    return state.setup.edition.square_count[element * LEVELS + level - 1]


def first_empty(state: HydroracersState, seat: i64, element: i64) -> i64:
    """Return the first empty square of an element, or NO_SQUARE (HR-109)."""
    squares = square_count(state, seat, element)
    square: i64 = 0
    while square < squares:
        if state.token_on(seat, element, square) == NO_TOKEN:
            return square
        square += 1
    return NO_SQUARE


def has_empty_square(state: HydroracersState, seat: i64) -> bool:
    """Return whether a token can still be placed anywhere (HR-117)."""
    element: i64 = 0
    while element < ELEMENTS:
        if first_empty(state, seat, element) != NO_SQUARE:
            return True
        element += 1
    return False


def tokens_on_tiles(state: HydroracersState, seat: i64, token: i64) -> i64:
    """Count the tokens of one colour on all tiles."""
    found: i64 = 0
    place: i64 = 0
    while place < ELEMENTS * MOST_SQUARES:
        if state.of(seat, TILE_AT + place) == token:
            found += 1
        place += 1
    return found


def shown_square(state: HydroracersState, seat: i64, element: i64, square: i64) -> i64:
    """Return what a square of a plane's tile shows."""
    level = state.of(seat, LEVEL_AT + element)
    return state.setup.edition.squares[(element * LEVELS + level - 1) * MOST_SQUARES + square]


def has_malus(state: HydroracersState, seat: i64, malus: i64) -> bool:
    """Return whether a damage token covers the square of a malus (HR-118, HR-119)."""
    setup = state.setup
    if setup.expert[seat] == 0:
        return False
    element = setup.edition.element_of[malus]
    level = state.of(seat, LEVEL_AT + element)
    square = setup.edition.malus_at[element * LEVELS + level - 1]
    if square == NO_SQUARE:
        return False
    return state.token_on(seat, element, square) == DAMAGE_TOKEN


# -- technologies and slots of a campaign ---------------------------------------------------------


def owns(state: HydroracersState, seat: i64, technology: i64) -> bool:
    """Return whether a seat has a technology; in a race nobody has any (HR-191)."""
    setup = state.setup
    if not setup.campaign:
        return False
    at = setup.rules.technology_at[technology]
    return at >= 0 and state.of(seat, at) > 0


def damage_slots(state: HydroracersState, seat: i64) -> i64:
    """Return how much damage a gauge holds (HR-53, HR-206, HR-227)."""
    setup = state.setup
    if not setup.campaign:
        return setup.slots[seat]
    return setup.slots[seat] + state.held(seat, EXTRA_SLOTS)


# -- pilots ---------------------------------------------------------------------------------------


def skill_of(state: HydroracersState, seat: i64) -> i64:
    """Return the active skill of the pilot, or NO_SKILL (HR-76)."""
    pilot = state.of(seat, PILOT)
    if pilot < 0 or has_malus(state, seat, MALUS_PILOT):
        return NO_SKILL
    return state.setup.edition.skill[pilot]


def hand_limit(state: HydroracersState, seat: i64) -> i64:
    """Return the number of cards that a hand is refilled to (HR-34, HR-72, HR-118, HR-121).

    Beside an autopilot lies one card fewer: it draws before it plays (HR-216, HR-217).
    """
    setup = state.setup
    limit = setup.numbers.hand_size
    if skill_of(state, seat) == LARGE_HAND:
        limit += 1
    if owns(state, seat, FLIGHT_PLAN):
        limit += 1  # HR-194
    if has_malus(state, seat, MALUS_HAND):
        limit -= 1
    limit -= setup.autopilot[seat]
    if limit < 1 and setup.autopilot[seat] == 0:
        return 1
    return limit
