"""Worlds that are likelier by what was seen: what is hidden comes by the weights that are declared."""

import math
from typing import Any

import pytest

from tests.rules.hydroracers.positions import BERNARD, MACCHI, A, C, D, position
from voltige.bots.insight.hydroracers import HydroracersInsight
from voltige.bots.insight.hydroracers_bets import bet_weights
from voltige.core.rng import Rng
from voltige.games.hydroracers import GAME
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.games.hydroracers.terms import BET_PLANE

WORLDS = 1500


def betting() -> HydroracersState:
    """Make a position in which A is in front and begins; A and C have bet."""
    planes: list[dict[str, Any]] = [{"position": cell} for cell in (12, 9, 10, 1)]
    planes[A] |= {"slot": 4, "bet": BERNARD}
    planes[C] |= {"slot": 6, "bet": MACCHI}
    return position(*planes)


def test_a_hidden_bet_is_weighed_by_who_is_in_front_and_by_whose_it_is() -> None:
    state = betting()
    weights = bet_weights(known_position(state.view(A)), C)
    assert [int(weights[state.setup.plane[seat]]) for seat in range(4)] == [8, 4, 2 * 4, 1]


def test_hidden_bets_are_named_by_their_weights_and_known_ones_stay() -> None:
    state = betting()
    view, insight = state.view(A), HydroracersInsight(GAME)
    weights = [int(weight) for weight in bet_weights(known_position(view), C)]
    counts = [0] * len(weights)
    for stream in range(WORLDS):
        world = insight.world(view, Rng(stream))
        assert isinstance(world, HydroracersState)
        counts[int(world.of(C, BET_PLANE))] += 1
        assert world.of(A, BET_PLANE) == state.of(A, BET_PLANE) == state.setup.plane[D]
    for count, weight in zip(counts, weights, strict=True):
        share = weight / sum(weights)
        error = 4 * math.sqrt(share * (1 - share) / WORLDS)
        assert count / WORLDS == pytest.approx(share, abs=error)


def test_what_a_bet_really_names_changes_nothing_in_the_worlds_of_others() -> None:
    state = betting()
    other = betting()
    other.set(C, BET_PLANE, int(state.setup.plane[C]))
    insight = HydroracersInsight(GAME)
    for stream in range(20):
        worlds = [insight.world(one.view(A), Rng(stream)).to_dict() for one in (state, other)]
        assert worlds[0] == worlds[1]
