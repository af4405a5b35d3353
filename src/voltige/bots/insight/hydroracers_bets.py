"""Which plane a bet of Hydroracers that lies face down is likely to name.

Weights by the cells that a plane lies behind the first one; the owner's own plane counts twice. They
are fitted to hidden bets of pilots and of aces alike: pilots bet on who is in front, aces earlier.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.dealing import draw_card
from voltige.core.rng import Rng
from voltige.games.hydroracers.legal.codes import is_in_race
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import BET_PLANE, BET_SLOT, NO_BET, NO_PLANE, POSITION

FIRST: Final = 8
NEAR: Final = 4  # up to three cells behind
NEAR_CELLS: Final = 3
FAR: Final = 2
FAR_CELLS: Final = 8
LOST: Final = 1
OWN: Final = 2  # times


def name_bets(state: HydroracersState, known: HydroracersState, rng: Rng) -> None:
    """Name the hidden bets of a world anew, by their weights; ``known`` is what a seat can see."""
    seat: i64 = 0
    while seat < state.setup.seats:
        if known.of(seat, BET_SLOT) != NO_BET and known.of(seat, BET_PLANE) == NO_PLANE:
            weights = bet_weights(known, seat)
            total: i64 = 0
            for weight in weights:
                total += weight
            state.set(seat, BET_PLANE, draw_card(weights, 0, total, rng))
        seat += 1


def bet_weights(known: HydroracersState, owner: i64) -> vec[i64]:
    """Weigh the planes that a seat's bet may name; those that are out of the race count nothing."""
    setup = known.setup
    weights = vec[i64]([0] * len(setup.edition.planes))
    front: i64 = known.of(0, POSITION)
    seat: i64 = 1
    while seat < setup.seats:
        front = max(front, known.of(seat, POSITION))
        seat += 1
    plane: i64 = 0
    while plane < len(weights):
        if is_in_race(known, plane):
            flown_by = setup.seat_of[plane]
            weights[plane] = weight_of_lag(front - known.of(flown_by, POSITION))
            if flown_by == owner:
                weights[plane] *= OWN
        plane += 1
    return weights


def weight_of_lag(cells: i64) -> i64:
    """Weigh a plane by the cells that it lies behind the first one."""
    if cells == 0:
        return FIRST
    if cells <= NEAR_CELLS:
        return NEAR
    if cells <= FAR_CELLS:
        return FAR
    return LOST
