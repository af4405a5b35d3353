"""Phases that belong together: in which of them what means something."""

from __future__ import annotations

from typing import Final

from voltige.games.hydroracers.terms import (
    AUTO_CARD,
    AUTO_DRAW,
    CHOOSE_CIRCUIT,
    CHOOSE_GAIN,
    CHOOSE_GRID,
    CHOOSE_LEVEL,
    CHOOSE_PILOT,
    CHOOSE_TOKENS,
    CHOOSE_VICTIM,
    CRASH_REMOVE,
    DANGER,
    DEAL,
    DRAW_DEV,
    DRAW_GRID,
    DRAW_PILOT,
    DRAW_VICTIM,
    HOP,
    KEEP,
    LATE_BET,
    LOOK,
    MIRROR,
    OVER,
    PHASE_NAMES,
    PLACE_DEV,
    PLACE_TOKEN,
    RECYCLE,
    REFILL,
    REVEAL,
    RUSH,
    SPY_TAKE,
    SUPERCHARGE,
    TURN,
)

EFFECTS: Final = [CHOOSE_GAIN, CHOOSE_TOKENS, SUPERCHARGE]  # before the plane moves
BEFORE_FLIGHT: Final = [TURN, AUTO_DRAW, *EFFECTS]
DANGEROUS: Final = [DANGER, PLACE_TOKEN]
LOOKING: Final = [AUTO_DRAW, LOOK, KEEP]
AFTER_THE_FLIGHT: Final = [*DANGEROUS, CRASH_REMOVE, REFILL, HOP, MIRROR, LOOK, KEEP]
FLYING: Final = [*BEFORE_FLIGHT, *AFTER_THE_FLIGHT, LATE_BET]  # a plane is in turn
RACED: Final = [*FLYING, OVER]  # planes are on the circuit
DEALT: Final = [DEAL, *RACED]
SHUFFLED: Final = [DRAW_GRID, *DEALT]  # in a campaign: between races the cards are put together
CHANGING_RACE: Final = [CHOOSE_CIRCUIT, CHOOSE_GRID]  # the prestige leader decides (HR-138)
OF_AUTOPILOTS: Final = [AUTO_CARD, DRAW_VICTIM]
OBTAINING: Final = [RECYCLE, CHOOSE_LEVEL, CHOOSE_VICTIM]
TAKING: Final = [PLACE_DEV, RUSH, SPY_TAKE, *OBTAINING]  # a person holds a token or takes a card
IN_THE_YEAR: Final = [REVEAL, DRAW_DEV, *TAKING]  # tokens are drawn, month by month
DEVELOPMENT: Final = [*CHANGING_RACE, *OF_AUTOPILOTS, *IN_THE_YEAR]
OF_TAKER: Final = [DRAW_PILOT, CHOOSE_PILOT, DEAL, *OF_AUTOPILOTS, *TAKING]
WITH_CIRCUIT: Final = list(range(1, len(PHASE_NAMES)))  # all but drawing it
