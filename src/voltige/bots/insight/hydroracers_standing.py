"""How seats of Hydroracers stand where a rollout is cut: points, AIRCOINS, and a plane to fly on with.

The numbers were fitted to campaigns of pilots: python -m bench.standing --games 12000 --seed 900
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from voltige.bots.hydroracers_development import TECHNOLOGY_WORTH, movement_worth, technology_worth
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import (
    AIRCOINS,
    DEVELOPING,
    EXTRA_SLOTS,
    IN_BAG,
    PRESTIGE,
    RACE,
    STAGE,
)
from voltige.games.hydroracers.zones import owns

TENTHS: Final = 10  # of a point; all below are such tenths
SPREAD: Final = 9  # behind, for a factor of e
PER_RACE: Final = 13  # more of it for each race to come
PER_TOKEN: Final = 2  # of a development token, for each race to come
PER_SLOT: Final = 4  # of a damage slot, likewise


def spread_of(state: HydroracersState) -> i64:
    """Return how far one must be behind to have a chance smaller by a factor of e."""
    return SPREAD + PER_RACE * races_left(state)


def standing(state: HydroracersState, seat: i64) -> i64:
    """Count what a seat has and what its plane will bring in the races to come."""
    races = races_left(state)
    if races == 0:
        return gained(state, seat)
    tokens = PER_TOKEN * state.held(seat, IN_BAG)
    slots = PER_SLOT * state.held(seat, EXTRA_SLOTS)
    return gained(state, seat) + races * (tokens + slots + plane_worth(state, seat))


def races_left(state: HydroracersState) -> i64:
    """Count the races that are still to be flown to their end."""
    if not state.setup.campaign:
        return 0
    left = state.setup.rules.races - state.shared(RACE)
    return left if state.shared(STAGE) == DEVELOPING else left + 1


def gained(state: HydroracersState, seat: i64) -> i64:
    """Count the points of a seat, AIRCOINS as they will be changed."""
    coins = state.of(seat, AIRCOINS) * TENTHS // state.setup.numbers.aircoins_per_point
    return state.of(seat, PRESTIGE) * TENTHS + coins


def plane_worth(state: HydroracersState, seat: i64) -> i64:
    """Return what the cards and technologies of a plane bring in a race."""
    setup = state.setup
    worth: i64 = 0
    card: i64 = 0
    while card < setup.cards:
        amount = state.owned(seat, card)
        if amount > 0:
            worth += amount * movement_worth(setup.edition, card)
        card += 1
    technology: i64 = 0
    while technology < len(TECHNOLOGY_WORTH):
        if owns(state, seat, technology):
            worth += technology_worth(state, seat, technology)
        technology += 1
    return worth
