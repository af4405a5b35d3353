"""How the heuristic bot bets in Hydroracers: late, on the plane most likely to win the heat."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from voltige.games.hydroracers.legal.codes import is_slot_open
from voltige.games.hydroracers.legal.movement import is_racing
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import AIRCOINS, POSITION, SLIP

USUAL_MOVE: Final = 5.0  # cells that a plane flies in its turn, without slipstream
SPREAD_KNOWN: Final = 0.9  # of a plane that has moved in the last round
SPREAD_OPEN: Final = 2.0  # of one that has not
LAP_OPEN: Final = 3.0  # more of it while nobody is about to cross the line
CONFIDENT: Final = 0.55  # a chance to win that makes a stake worth its price
NO_CODE: Final = -1


def chosen_bet(position: HydroracersState, seat: i64, own_end: i64) -> i64:
    """Return the code of a bet worth placing, or NO_CODE; ``own_end`` is where one will land."""
    setup = position.setup
    ends = projected_ends(position, seat, own_end)
    line = float(setup.edition.circuits[position.circuit].cells)
    closing = max(ends) > line
    chances = win_chances(position, ends, closing)
    best = chances.index(max(chances))
    if not closing and chances[best] < CONFIDENT:
        return NO_CODE
    slots = len(setup.edition.stakes)
    slot = slots - 1  # the free one
    if chances[best] > CONFIDENT:
        slot = dearest_slot(position, seat)
    return bet_code(position, slot, setup.plane[best])


def bet_code(position: HydroracersState, slot: i64, plane: i64) -> i64:
    """Return the code of a bet."""
    names = position.setup.edition
    stake = int(names.stakes[slot])
    action = names.table.from_json({"do": "bet", "slot": stake, "plane": names.plane_ids[plane]})
    return NO_CODE if action is None else action.code


def dearest_slot(position: HydroracersState, seat: i64) -> i64:
    """Return the dearest open slot that the purse allows."""
    setup = position.setup
    purse = position.of(seat, AIRCOINS)
    slot: i64 = 0
    while setup.edition.stakes[slot] > purse or not is_slot_open(position, slot):
        slot += 1
    return slot


def projected_ends(position: HydroracersState, seat: i64, own_end: i64) -> list[float]:
    """Estimate where each plane stands at the end of the round; off the circuit means far back."""
    setup = position.setup
    order = [int(position.in_order(place)) for place in range(int(position.racers))]
    ends: list[float] = []
    for other in range(int(setup.seats)):
        end = float(int(position.of(other, POSITION)))
        if not is_racing(position, other):
            end = -100.0
        elif other == seat:
            end = float(int(own_end))
        elif order.index(other) > position.turn:
            end += USUAL_MOVE + float(int(position.of(other, SLIP)))
        ends.append(end)
    return ends


def win_chances(position: HydroracersState, ends: list[float], closing: bool) -> list[float]:
    """Turn projected cells into chances of winning the heat."""
    order = [int(position.in_order(place)) for place in range(int(position.racers))]
    waiting = len(order) - int(position.turn) - 1
    spread = SPREAD_KNOWN + SPREAD_OPEN * waiting / len(order)
    if not closing:
        spread += LAP_OPEN
    best = max(ends)
    weights = [math.exp((end - best) / spread) for end in ends]
    total = sum(weights)
    return [weight / total for weight in weights]
