"""What the heuristic bot of Hydroracers thinks of cockpits: the price of dangers, squares and tokens."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.hydroracers_temper import Temper
from voltige.games.hydroracers.actions import DO_PLAY
from voltige.games.hydroracers.legal.flight import (
    cleared,
    removals_of,
    repaired,
    token_places,
)
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import (
    ALERT_TOKEN,
    BAG_ALERT,
    BAG_DAMAGE,
    CROSS_SQUARE,
    DAMAGE,
    DAMAGE_TOKEN,
    ELEMENTS,
    MOST_SQUARES,
    PENALTY_SQUARE,
    PLACE_TOKEN,
    TILE_AT,
)
from voltige.games.hydroracers.zones import damage_slots, first_empty, shown_square

TWELFTHS: Final = 12


def position_after(position: HydroracersState, seat: i64, code: i64) -> HydroracersState:
    """Return the position with the cockpit as a card leaves it before the move (HR-177, HR-243)."""
    setup = position.setup
    if not setup.campaign or setup.table.kind[code] != DO_PLAY:
        return position
    count = removals_of(setup, setup.table.card[code])
    if count == 0:
        return position
    if setup.expert[seat] == 0:
        return repaired(position, seat, count)
    while count > 0:
        place = dearest_token(position, seat)
        if place < 0:
            return position
        position = cleared(position, seat, vec[i64]([place]))
        count -= 1
    return position


def danger_price(position: HydroracersState, seat: i64, dangers: i64, temper: Temper) -> i64:
    """Price the dangers of a movement: less in the last heat, most when the next damage crashes."""
    if dangers == 0:
        return 0
    damage = position.of(seat, BAG_DAMAGE)
    tokens = damage + position.of(seat, BAG_ALERT)
    if tokens == 0:
        return 0
    price: i64 = 0
    drawn: i64 = 0
    while drawn < dangers:
        price += next_damage_price(position, seat, drawn, temper)
        drawn += 1
    price = price * damage // tokens
    if position.heat == position.setup.numbers.heats:
        return price * temper.last_heat // TWELFTHS
    return price


def next_damage_price(state: HydroracersState, seat: i64, before: i64, temper: Temper) -> i64:
    """Price one more damage token, after so many others of the same movement."""
    if state.setup.expert[seat] == 1:
        return temper.tile + cheapest_square(state, seat, temper) // 2
    level = state.of(seat, DAMAGE) + before
    if level >= damage_slots(state, seat):
        return temper.crash
    gauge = temper.gauge
    if level < len(gauge):
        return gauge[level]
    return gauge[len(gauge) - 1]


def square_price(state: HydroracersState, seat: i64, element: i64, temper: Temper) -> i64:
    """Price the next empty square of an element for a damage token."""
    square = first_empty(state, seat, element)
    if square < 0:
        return 0
    shown = shown_square(state, seat, element, square)
    if shown == CROSS_SQUARE:
        return temper.cross
    if shown == PENALTY_SQUARE:
        return temper.penalty
    after = first_empty(state, seat, shown)
    if after < 0:
        return temper.spread
    there = shown_square(state, seat, shown, after)
    if there == CROSS_SQUARE:
        return temper.spread + temper.cross * 2 // 3
    if there == PENALTY_SQUARE:
        return temper.spread + temper.penalty * 2 // 3
    return temper.spread + temper.spread * 2 // 3


def cheapest_square(state: HydroracersState, seat: i64, temper: Temper) -> i64:
    """Price the least bad place for a damage token."""
    least: i64 = temper.cross
    element: i64 = 0
    while element < ELEMENTS:
        if first_empty(state, seat, element) >= 0:
            price = square_price(state, seat, element, temper)
            if price < least:
                least = price
        element += 1
    return least


def placing_score(position: HydroracersState, seat: i64, code: i64, temper: Temper) -> i64:
    """Judge where a token goes, or which one is taken off after a crash or by a card."""
    setup = position.setup
    element = setup.table.what[code]
    if position.phase == PLACE_TOKEN:
        price = square_price(position, seat, element, temper)
        if position.token == ALERT_TOKEN:
            return price
        return -price
    return token_price(position, seat, element * MOST_SQUARES + setup.table.where[code])


def token_price(state: HydroracersState, seat: i64, place: i64) -> i64:
    """Price the token on a place of the tiles: a penalty most, an alert least."""
    if state.of(seat, TILE_AT + place) != DAMAGE_TOKEN:
        return 0
    shown = shown_square(state, seat, place // MOST_SQUARES, place % MOST_SQUARES)
    if shown == PENALTY_SQUARE:
        return 2
    return 1


def dearest_token(state: HydroracersState, seat: i64) -> i64:
    """Return the place of the token that one takes off first, or -1 when there is none."""
    found: i64 = -1
    most: i64 = -1
    for place in token_places(state, seat):
        price = token_price(state, seat, place)
        if price > most:
            most = price
            found = place
    return found
