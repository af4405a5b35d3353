"""Random playouts: the generic loop that search, simulation and benchmarks share."""

from __future__ import annotations

from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, State


def playout(state: State, rng: Rng) -> i64:
    """Play at random to the end; return the number of steps: actions and outcomes."""
    steps: i64 = 0
    while state.to_act != NOBODY:
        state.random_step(rng)
        steps += 1
    return steps


def count_decisions(state: State, rng: Rng) -> i64:
    """Play at random to the end; return the number of decisions."""
    decisions: i64 = 0
    while state.to_act != NOBODY:
        if state.to_act >= 0:
            decisions += 1
        state.random_step(rng)
    return decisions


def settle(state: State, rng: Rng) -> None:
    """Let luck play until a seat is to act or the game is over."""
    while state.to_act == CHANCE:
        state.resolve(state.sample_chance(rng))
