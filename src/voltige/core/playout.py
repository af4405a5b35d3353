"""Random playouts: the generic loop that search, simulation and benchmarks share."""

from __future__ import annotations

from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, State


def playout(state: State, rng: Rng) -> i64:
    """Play at random to the end; return the number of steps, actions and outcomes alike."""
    steps: i64 = 0
    while True:
        seat = state.to_act
        if seat == NOBODY:
            return steps
        if seat == CHANCE:
            state.resolve(state.sample_chance(rng))
        else:
            state.apply(state.random_action(rng))
        steps += 1


def count_decisions(state: State, rng: Rng) -> i64:
    """Play at random to the end; return the number of decisions."""
    decisions: i64 = 0
    while True:
        seat = state.to_act
        if seat == NOBODY:
            return decisions
        if seat == CHANCE:
            state.resolve(state.sample_chance(rng))
        else:
            state.apply(state.random_action(rng))
            decisions += 1


def settle(state: State, rng: Rng) -> None:
    """Let luck play until a seat is to act or the game is over."""
    while state.to_act == CHANCE:
        state.resolve(state.sample_chance(rng))
