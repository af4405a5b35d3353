"""What a card does to the cockpit before the plane moves (HR-177, HR-178, HR-243).

Speed and dangers are judged by the cockpit that is left, so odds and bots look at it first. All
functions give a position of their own where something changes, and never touch the one they are given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def removals_of(setup: HydroracersSetup, card: i64) -> i64:
    """Count the danger tokens that a card takes off; none for NO_CARD and printed cards."""
    if card < setup.edition.race_cards:
        return 0
    return setup.edition.deck.movement[card - setup.edition.race_cards].removes


def token_places(state: HydroracersState, seat: i64) -> vec[i64]:
    """List the places of the tiles that hold a token, in the order of elements and squares."""
    places = vec[i64]([])
    place: i64 = 0
    while place < ELEMENTS * MOST_SQUARES:
        if state.of(seat, TILE_AT + place) != NO_TOKEN:
            places = append(places, place)
        place += 1
    return places


def cleared(state: HydroracersState, seat: i64, places: vec[i64]) -> HydroracersState:
    """Return a position with the tokens of some places back in the bag."""
    found = state.clone()
    for place in places:
        if found.of(seat, TILE_AT + place) == DAMAGE_TOKEN:
            found.add(seat, BAG_DAMAGE, 1)
        else:
            found.add(seat, BAG_ALERT, 1)
        found.set(seat, TILE_AT + place, NO_TOKEN)
    return found


def repaired(state: HydroracersState, seat: i64, count: i64) -> HydroracersState:
    """Return a position with damage back in the bag, as far as there is any (HR-D63)."""
    found = state.clone()
    if count > found.of(seat, DAMAGE):
        count = found.of(seat, DAMAGE)
    found.add(seat, DAMAGE, -count)
    found.add(seat, BAG_DAMAGE, count)
    return found
