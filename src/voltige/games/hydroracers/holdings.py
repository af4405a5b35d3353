"""Rows of cells: cards and tokens of one plane, reading them and moving them.

``state.cells`` has one row per seat (the columns of ``terms.py``, then counts by card of the hand,
the shuffled deck, the played pile and, in a campaign, what the seat owns), behind the rows the
order of the round, and behind that what a campaign has between its races (``workshop.py``). Sizes
are sums of counts, kept for speed; ``check`` proves them.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.hydroracers.options import HydroracersSetup
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

# -- cards ------------------------------------------------------------------------------------


def take_from_deck(setup: HydroracersSetup, cells: vec[i64], row: i64, card: i64) -> None:
    """Move one card from the shuffled deck into the hand."""
    cells[row + setup.deck_at + card] -= 1
    cells[row + DECK_SIZE] -= 1
    add_to_hand(setup, cells, row, card)


def add_to_hand(setup: HydroracersSetup, cells: vec[i64], row: i64, card: i64) -> None:
    """Put one card into the hand; an autopilot lays it at the end of its face-up row."""
    cells[row + setup.hand_at + card] += 1
    cells[row + ROW_AT + cells[row + HAND_SIZE]] = card
    cells[row + HAND_SIZE] += 1


def take_from_under(setup: HydroracersSetup, cells: vec[i64], row: i64) -> None:
    """Move the first of the cards put under the deck into the hand."""
    add_to_hand(setup, cells, row, pull_from_under(cells, row))


def pull_from_under(cells: vec[i64], row: i64) -> i64:
    """Take the first of the cards put under the deck away from there; return it."""
    card = cells[row + UNDER_AT]
    left = cells[row + UNDER_SIZE] - 1
    place: i64 = 0
    while place < left:
        cells[row + UNDER_AT + place] = cells[row + UNDER_AT + place + 1]
        place += 1
    cells[row + UNDER_AT + left] = 0
    cells[row + UNDER_SIZE] = left
    return card


def remove_from_hand(setup: HydroracersSetup, cells: vec[i64], row: i64, card: i64) -> None:
    """Take one card out of the hand; of equal ones the one that lies there longest (HR-222)."""
    cells[row + setup.hand_at + card] -= 1
    left = cells[row + HAND_SIZE] - 1
    cells[row + HAND_SIZE] = left
    place: i64 = 0
    while cells[row + ROW_AT + place] != card:
        place += 1
    while place < left:
        cells[row + ROW_AT + place] = cells[row + ROW_AT + place + 1]
        place += 1
    cells[row + ROW_AT + left] = 0


def play_from_hand(setup: HydroracersSetup, cells: vec[i64], row: i64, card: i64) -> None:
    """Lay one card of the hand on the played pile (HR-32)."""
    remove_from_hand(setup, cells, row, card)
    cells[row + setup.played_at + card] += 1
    cells[row + PLAYED_SIZE] += 1
    cells[row + TOP] = card


def put_under(setup: HydroracersSetup, cells: vec[i64], row: i64, card: i64) -> None:
    """Put one card of the hand face down under the deck (HR-65)."""
    remove_from_hand(setup, cells, row, card)
    cells[row + UNDER_AT + cells[row + UNDER_SIZE]] = card
    cells[row + UNDER_SIZE] += 1


# -- tokens of the expert cockpit -----------------------------------------------------------------


def square_count(setup: HydroracersSetup, cells: vec[i64], row: i64, element: i64) -> i64:
    """Count the squares of an element's tile."""
    level = cells[row + LEVEL_AT + element]
    return setup.edition.square_count[element * LEVELS + level - 1]


def first_empty(setup: HydroracersSetup, cells: vec[i64], row: i64, element: i64) -> i64:
    """Return the first empty square of an element, or NO_SQUARE (HR-109)."""
    squares = square_count(setup, cells, row, element)
    at = row + TILE_AT + element * MOST_SQUARES
    square: i64 = 0
    while square < squares:
        if cells[at + square] == NO_TOKEN:
            return square
        square += 1
    return NO_SQUARE


def has_empty_square(setup: HydroracersSetup, cells: vec[i64], row: i64) -> bool:
    """Return whether a token can still be placed anywhere (HR-117)."""
    element: i64 = 0
    while element < ELEMENTS:
        if first_empty(setup, cells, row, element) != NO_SQUARE:
            return True
        element += 1
    return False


def tokens_on_tiles(cells: vec[i64], row: i64, token: i64) -> i64:
    """Count the tokens of one colour on all tiles."""
    found: i64 = 0
    place = row + TILE_AT
    end = place + ELEMENTS * MOST_SQUARES
    while place < end:
        if cells[place] == token:
            found += 1
        place += 1
    return found


def shown_square(
    setup: HydroracersSetup, cells: vec[i64], row: i64, element: i64, square: i64
) -> i64:
    """Return what a square of a plane's tile shows."""
    level = cells[row + LEVEL_AT + element]
    return setup.edition.squares[(element * LEVELS + level - 1) * MOST_SQUARES + square]


def has_malus(setup: HydroracersSetup, cells: vec[i64], seat: i64, malus: i64) -> bool:
    """Return whether a damage token covers the square of a malus (HR-118, HR-119)."""
    if setup.expert[seat] == 0:
        return False
    row = seat * setup.width
    element = setup.edition.element_of[malus]
    level = cells[row + LEVEL_AT + element]
    square = setup.edition.malus_at[element * LEVELS + level - 1]
    if square == NO_SQUARE:
        return False
    return cells[row + TILE_AT + element * MOST_SQUARES + square] == DAMAGE_TOKEN


# -- technologies and slots of a campaign ---------------------------------------------------------


def owns(setup: HydroracersSetup, cells: vec[i64], seat: i64, technology: i64) -> bool:
    """Return whether a seat has a technology; in a race nobody has any (HR-191)."""
    if not setup.campaign:
        return False
    at = setup.rules.technology_at[technology]
    return at >= 0 and cells[seat * setup.width + at] > 0


def damage_slots(setup: HydroracersSetup, cells: vec[i64], seat: i64) -> i64:
    """Return how much damage a gauge holds (HR-53, HR-206, HR-227)."""
    if not setup.campaign:
        return setup.slots[seat]
    return setup.slots[seat] + cells[seat * setup.width + setup.plus_at + EXTRA_SLOTS]


def owned(setup: HydroracersSetup, cells: vec[i64], seat: i64, card: i64) -> i64:
    """Count the copies of a card that belong to a seat, wherever they lie."""
    if not setup.campaign:
        return setup.cards_each[seat * setup.cards + card]
    return cells[seat * setup.width + setup.own_at + card]


# -- pilots ---------------------------------------------------------------------------------------


def skill_of(setup: HydroracersSetup, cells: vec[i64], seat: i64) -> i64:
    """Return the active skill of the pilot, or NO_SKILL (HR-76)."""
    pilot = cells[seat * setup.width + PILOT]
    if pilot < 0 or has_malus(setup, cells, seat, MALUS_PILOT):
        return NO_SKILL
    return setup.edition.skill[pilot]


def hand_limit(setup: HydroracersSetup, cells: vec[i64], seat: i64) -> i64:
    """Return the number of cards that a hand is refilled to (HR-34, HR-72, HR-118, HR-121).

    Beside an autopilot lies one card fewer: it draws before it plays (HR-216, HR-217).
    """
    limit = setup.numbers.hand_size
    if skill_of(setup, cells, seat) == LARGE_HAND:
        limit += 1
    if owns(setup, cells, seat, FLIGHT_PLAN):
        limit += 1  # HR-194
    if has_malus(setup, cells, seat, MALUS_HAND):
        limit -= 1
    limit -= setup.autopilot[seat]
    if limit < 1 and setup.autopilot[seat] == 0:
        return 1
    return limit
