"""The legal codes of the seat to act, and their fast twin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.actions import END_TURN_CODE, FIRST_BET, PASS_EMPTY
from voltige.games.hydroracers.legal.development import fill_campaign, fill_flights, fill_tokens
from voltige.games.hydroracers.zones import first_empty

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def may_bet(state: HydroracersState, seat: i64) -> bool:
    """Return whether a person has a bet left in this heat; the free slot is always open (HR-77)."""
    return state.setup.betting and state.of(seat, terms.BET_SLOT) == terms.NO_BET


def is_slot_open(state: HydroracersState, slot: i64) -> bool:
    """Return whether a slot takes one more bet (HR-80, HR-81)."""
    if state.setup.edition.stakes[slot] == 0:
        return True
    for seat in range(state.setup.seats):
        if state.of(seat, terms.BET_SLOT) == slot:
            return False
    return True


def is_in_race(state: HydroracersState, plane: i64) -> bool:
    """Return whether a plane takes part in this heat (HR-83)."""
    seat = state.setup.seat_of[plane]
    return seat != terms.NO_SEAT and state.of(seat, terms.OUT) == 0


def is_pilot_free(state: HydroracersState, pilot: i64) -> bool:
    """Return whether nobody has taken a pilot (HR-6)."""
    for seat in range(state.setup.seats):
        if state.of(seat, terms.PILOT) == pilot:
            return False
    return True


def fill_legal(state: HydroracersState, buf: vec[i64]) -> i64:
    """Write the codes open to the seat to act into ``buf``, ascending; return how many."""
    if state.to_act < 0:
        return 0
    if state.phase == terms.TURN:
        return fill_turn(state, buf)
    if state.phase == terms.PLACE_TOKEN:
        return fill_place(state, buf)
    if state.phase == terms.LATE_BET:
        buf[0] = END_TURN_CODE
        return fill_bets(state, buf, 1)
    if state.phase == terms.CHOOSE_PILOT:
        return fill_pilots(state, buf)
    if state.phase == terms.CRASH_REMOVE:
        return fill_tokens(state, state.setup.table.first_remove, buf)
    return fill_campaign(state, buf)


def fill_turn(state: HydroracersState, buf: vec[i64]) -> i64:
    """List bets, then passes, then cards to play (HR-28, HR-65, HR-68, HR-78)."""
    printed: tuple[i64, i64] = (0, state.setup.edition.auto_pass)
    n: i64 = 0
    if state.of(state.to_act, terms.HAND_SIZE) == 0:
        buf[0] = PASS_EMPTY
        n = 1
    n = fill_bets(state, buf, n)
    n = state.list_hand(state.to_act, printed, state.setup.table.pass_with, buf, n)
    n = state.list_hand(state.to_act, printed, state.setup.table.play, buf, n)
    if state.setup.campaign:
        return fill_flights(state, buf, n)
    return n


def fill_bets(state: HydroracersState, buf: vec[i64], n: i64) -> i64:
    """Add the bets that are open to the seat to act (HR-77, HR-80, HR-81, HR-83)."""
    seat = state.to_act
    if not may_bet(state, seat):
        return n
    purse = state.of(seat, terms.AIRCOINS)
    slots: i64 = len(state.setup.edition.stakes)
    first = n  # of the bets on the first slot; those on the others are the same, some codes on
    racing: i64 = 0
    filled: i64 = 0
    for slot in range(slots):
        if state.setup.edition.stakes[slot] <= purse and is_slot_open(state, slot):
            if racing == 0:
                filled = slot
                n = fill_planes(state, slot, buf, n)
                racing = n - first
            else:
                further = (slot - filled) * len(state.setup.seat_of)
                for place in range(first, first + racing):
                    buf[n] = buf[place] + further
                    n += 1
    return n


def fill_planes(state: HydroracersState, slot: i64, buf: vec[i64], n: i64) -> i64:
    """Add the bets on one slot, on each plane of the race (HR-83)."""
    planes: i64 = len(state.setup.seat_of)
    for plane in range(planes):
        if is_in_race(state, plane):
            buf[n] = FIRST_BET + slot * planes + plane
            n += 1
    return n


def fill_place(state: HydroracersState, buf: vec[i64]) -> i64:
    """List the elements with an empty square (HR-108, HR-117)."""
    n: i64 = 0
    element: i64 = 0
    while element < terms.ELEMENTS:
        if first_empty(state, state.to_act, element) != terms.NO_SQUARE:
            buf[n] = state.setup.table.first_place + element
            n += 1
        element += 1
    return n


def fill_pilots(state: HydroracersState, buf: vec[i64]) -> i64:
    """List the pilots that nobody has taken (HR-5, HR-6)."""
    pilots: i64 = len(state.setup.edition.skill)
    n: i64 = 0
    for pilot in range(pilots):
        if is_pilot_free(state, pilot):
            buf[n] = state.setup.table.first_pilot + pilot
            n += 1
    return n


def random_legal(state: HydroracersState, rng: Rng) -> i64:
    """Return one of the codes of ``fill_legal``, drawn uniformly at random."""
    return state.setup.scratch[rng.below(fill_legal(state, state.setup.scratch))]
