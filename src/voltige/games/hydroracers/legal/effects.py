"""What a card does to the cockpit before the plane moves (HR-177, HR-178, HR-243).

Speed and dangers are judged by the cockpit that is left, so odds and bots look at it first. All
functions give cells of their own where something changes, and never touch those they are given.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.terms import (
    BAG_ALERT,
    BAG_DAMAGE,
    DAMAGE,
    DAMAGE_TOKEN,
    ELEMENTS,
    MOST_SQUARES,
    NO_TOKEN,
    TILE_AT,
)


def removals_of(setup: HydroracersSetup, card: i64) -> i64:
    """Count the danger tokens that a card takes off; none for NO_CARD and printed cards."""
    if card < setup.edition.race_cards:
        return 0
    return setup.edition.deck.movement[card - setup.edition.race_cards].removes


def token_places(cells: vec[i64], row: i64) -> vec[i64]:
    """List the places of the tiles that hold a token, in the order of elements and squares."""
    places = vec[i64]([])
    place = row + TILE_AT
    while place < row + TILE_AT + ELEMENTS * MOST_SQUARES:
        if cells[place] != NO_TOKEN:
            places = append(places, place)
        place += 1
    return places


def cleared(cells: vec[i64], row: i64, places: vec[i64]) -> vec[i64]:
    """Return cells with the tokens of some places back in the bag."""
    found = cells[:]
    for place in places:
        if found[place] == DAMAGE_TOKEN:
            found[row + BAG_DAMAGE] += 1
        else:
            found[row + BAG_ALERT] += 1
        found[place] = NO_TOKEN
    return found


def repaired(cells: vec[i64], row: i64, count: i64) -> vec[i64]:
    """Return cells with damage of the gauge back in the bag, as far as there is any (HR-D63)."""
    found = cells[:]
    if count > found[row + DAMAGE]:
        count = found[row + DAMAGE]
    found[row + DAMAGE] -= count
    found[row + BAG_DAMAGE] += count
    return found
