"""How the heuristic bot bets in Hydroracers: late, on the plane most likely to win the heat."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from voltige.bots.hydroracers_temper import Temper
from voltige.games.hydroracers.actions import FIRST_BET
from voltige.games.hydroracers.legal.codes import is_slot_open
from voltige.games.hydroracers.legal.movement import is_racing
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import AIRCOINS, POSITION, SLIP

USUAL_MOVE: Final = 5  # cells that a plane flies in its turn, without slipstream
SPREAD_KNOWN: Final = 0.9  # of a plane that has moved in the last round
SPREAD_OPEN: Final = 2.0  # of one that has not
LAP_OPEN: Final = 3.0  # more of it while nobody is about to cross the line
FAR_BACK: Final = -100  # a cell for those who have left the circuit
NO_CODE: Final = -1


def chosen_bet(position: HydroracersState, seat: i64, own_end: i64, temper: Temper) -> i64:
    """Return the code of a bet worth placing, or NO_CODE; ``own_end`` is where one will land."""
    setup = position.setup
    favourite: i64 = 0
    farthest: i64 = 2 * FAR_BACK
    other: i64 = 0
    while other < setup.seats:
        end = projected_end(position, seat, other, own_end)
        if end > farthest:
            farthest = end
            favourite = other
        other += 1
    closing = farthest > setup.edition.circuits[position.circuit].cells
    chance = chance_of_first(position, seat, own_end, farthest, closing)
    if not closing and chance < temper.confident:
        return NO_CODE
    slot: i64 = len(setup.edition.stakes) - 1  # the free one
    if chance > temper.confident:
        slot = dearest_slot(position, seat)
    return FIRST_BET + slot * len(setup.seat_of) + setup.plane[favourite]


def dearest_slot(position: HydroracersState, seat: i64) -> i64:
    """Return the dearest open slot that the purse allows."""
    purse = position.of(seat, AIRCOINS)
    slot: i64 = 0
    while position.setup.edition.stakes[slot] > purse or not is_slot_open(position, slot):
        slot += 1
    return slot


def projected_end(position: HydroracersState, seat: i64, other: i64, own_end: i64) -> i64:
    """Estimate where a plane stands at the end of the round; off the circuit means far back."""
    if not is_racing(position, other):
        return FAR_BACK
    if other == seat:
        return own_end
    end: i64 = position.of(other, POSITION)
    place = position.turn + 1
    while place < position.racers:
        if position.in_order(place) == other:
            return end + USUAL_MOVE + position.of(other, SLIP)
        place += 1
    return end


def chance_of_first(
    position: HydroracersState, seat: i64, own_end: i64, farthest: i64, closing: bool
) -> float:
    """Return the chance that the plane whose projected cell is the farthest wins the heat."""
    waiting = float(int(position.racers - position.turn - 1))
    spread = SPREAD_KNOWN + SPREAD_OPEN * waiting / float(int(position.racers))
    if not closing:
        spread += LAP_OPEN
    total = 0.0
    other: i64 = 0
    while other < position.setup.seats:
        behind = projected_end(position, seat, other, own_end) - farthest
        total += math.exp(float(int(behind)) / spread)
        other += 1
    return 1.0 / total
