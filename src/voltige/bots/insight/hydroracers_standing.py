"""How seats of Hydroracers stand where a rollout is cut: points, AIRCOINS, and a plane to fly on with.

In hundredths of a point. The numbers were fitted to campaigns of pilots:
python -m bench.standing --games 12000 --seed 900
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from voltige.bots.hydroracers_development import TECHNOLOGY_WORTH, movement_worth, technology_worth
from voltige.bots.insight.hydroracers_heats import heat_spread, left_worth
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

POINT: Final = 100
TENTH: Final = 10  # in which worths of a plane are told
SPREAD: Final = 90  # behind, for a factor of e
PER_RACE: Final = 130  # more of it for each race to come
PER_TOKEN: Final = 20  # of a development token, for each race to come
PER_SLOT: Final = 40  # of a damage slot, likewise


def spread_of(state: HydroracersState) -> i64:
    """Return how far one must be behind to have a chance smaller by a factor of e."""
    if not state.setup.campaign:
        return heat_spread(state)
    return SPREAD + PER_RACE * races_left(state)


def standing(state: HydroracersState, seat: i64) -> i64:
    """Count what a seat has and what its plane will bring in the heats or races to come."""
    if not state.setup.campaign:
        return gained(state, seat) + left_worth(state, seat)
    races = races_left(state)
    if races == 0:
        return gained(state, seat)
    tokens = PER_TOKEN * state.held(seat, IN_BAG)
    slots = PER_SLOT * state.held(seat, EXTRA_SLOTS)
    return gained(state, seat) + races * (tokens + slots + TENTH * plane_worth(state, seat))


def races_left(state: HydroracersState) -> i64:
    """Count the races of a campaign that are still to be flown to their end."""
    left = state.setup.rules.races - state.shared(RACE)
    return left if state.shared(STAGE) == DEVELOPING else left + 1


def gained(state: HydroracersState, seat: i64) -> i64:
    """Count the points of a seat, AIRCOINS as they will be changed."""
    coins = state.of(seat, AIRCOINS) * POINT // state.setup.numbers.aircoins_per_point
    return state.of(seat, PRESTIGE) * POINT + coins


def plane_worth(state: HydroracersState, seat: i64) -> i64:
    """Return what the cards and technologies of a plane bring in a race, in tenths of a point."""
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
