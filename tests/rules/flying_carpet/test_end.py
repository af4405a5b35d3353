"""Arrivals, the end, the places (FC-89 to FC-96, FC-108, FC-109)."""

from typing import cast

import pytest

from tests.conformance.tables import amount
from tests.marks import rule
from tests.rules.flying_carpet.positions import (
    dealt,
    fact,
    lone,
    named,
    play,
    position,
    refused,
)
from voltige.core.event import Journal
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games.flying_carpet import GAME
from voltige.games.flying_carpet.state import CarpetState

ON = {"play_on": True}


@rule("FC-92", "FC-89", "FC-108")
def test_a_direction_card_alone_reaches_the_finish() -> None:
    state = lone([23, 1], ["V1", "V2", "V3"], directions=1)
    events = play(state, "direction right")
    assert fact(state, "winner") == 0
    assert state.to_act == NOBODY
    assert state.ranking() == [1, 2, 2]
    assert state.returns() == [2.0, -1.0, -1.0]
    assert named(events, "GameEnded") == [{"ranking": [1, 2, 2]}]
    assert refused(state, "no card", 1) == ("game_over", "FC-89")


@rule("FC-94", "FC-95")
def test_the_finish_is_empty_while_the_game_goes_on() -> None:
    for seed in range(amount(2, 10)):
        state = dealt(4, seed, {"landscape": "open_desert", "max_rounds": 400})
        rng = Rng(seed)
        while state.to_act != NOBODY:
            assert [24, 1] not in fact(state, "cells")
            assert fact(state, "winner") == -1
            if state.to_act == CHANCE:
                state.resolve(state.sample_chance(rng))
            else:
                state.apply(state.random_action(rng))
        assert fact(state, "cells").count([24, 1]) == int(fact(state, "winner") >= 0)


@rule("FC-93")
def test_a_winning_card_is_not_replaced_and_an_announced_swap_not_done() -> None:
    state = lone([24, 2], ["V1", "V2", "V3"])
    events = play(state, "V1 beige")
    assert fact(state, "hand_sizes") == [2, 3, 3]
    assert named(events, "CardDrawn") == []
    state = lone([24, 2], ["V1", "V2", "V3"])
    play(state, "no card swap V2")
    assert fact(state, "hands")[0] == {"V1": 1, "V2": 1, "V3": 1}
    assert fact(state, "discard_pile") == {}


@rule("FC-96")
def test_after_the_last_round_the_nearest_is_first_and_equals_share() -> None:
    state = position(
        4, {"max_rounds": 3}, active=3, cells=[[20, 3], [21, 2], [22, 3], [10, 1]], round=3
    )
    play(state, "no card")
    assert state.to_act == NOBODY
    assert fact(state, "winner") == -1
    assert fact(state, "round") == 3
    assert state.ranking() == [3, 1, 1, 4]
    assert state.returns() == [-1.0, 2.0, 2.0, -3.0]


@rule("FC-96")
def test_rounds_are_counted_at_the_first_player() -> None:
    state = dealt(3, options={"max_rounds": 2, "youngest": 2})
    for _ in range(3):
        assert fact(state, "round") == 1
        play(state, "no card")
    for _ in range(3):
        assert fact(state, "round") == 2
        play(state, "no card")
    assert state.to_act == NOBODY
    assert state.ranking() == [1, 1, 1]


@rule("FC-96", "FC-72")
def test_missed_turns_count_for_the_round() -> None:
    state = position(3, {"max_rounds": 3}, cells=[[9, 1]] * 3, held=[False, True, True])
    play(state, "no card")
    assert state.to_act == NOBODY


@rule("FC-109")
def test_with_play_on_arrivals_are_taken_off_and_ranked() -> None:
    state = position(3, ON, cells=[[24, 2], [24, 2], [5, 5]], directions=[5, 5, 5])
    events = play(state, "no card swap V1")
    assert named(events, "CarpetArrived") == [{"seat": 0, "place": 1}]
    assert named(events, "CardSwapped") == []
    assert fact(state, "cells")[0] == []
    assert fact(state, "winner") == 0
    assert fact(state, "to_act") == 1
    assert fact(state, "stacks") == {"24,2": [1], "5,5": [2]}
    play(state, "no card")
    assert state.to_act == NOBODY
    assert fact(state, "winner") == 0
    assert state.ranking() == [1, 2, 3]


@rule("FC-109")
def test_with_play_on_an_arrived_seat_is_passed_over_and_the_round_counted() -> None:
    state = position(4, ON, cells=[[24, 2], [5, 1], [6, 1], [7, 1]], round=5)
    play(state, "no card")
    for seat in (1, 2, 3):
        assert fact(state, "to_act") == seat
        play(state, "no card")
    assert fact(state, "to_act") == 1
    assert fact(state, "round") == 6
    assert refused(state, "no card", 0) == ("not_your_turn", "FC-13")


@rule("FC-109", "FC-84")
def test_with_play_on_a_forced_arrival_does_not_end_the_turn() -> None:
    state = position(
        4,
        ON,
        cells=[[24, 6], [24, 5], [24, 5], [3, 3]],
        stacks={"24,5": [2, 1]},
        hands=[{"V1": 1, "V2": 1, "V3": 1}, {}, {}, {}],
    )
    events = play(state, "no card swap V1", "force down")
    assert named(events, "CarpetArrived") == [{"seat": 1, "place": 1}]
    assert named(events, "CarpetHeld") == [{"seat": 2}]
    assert fact(state, "phase") == "refill"
    assert fact(state, "stacks") == {"24,5": [2, 0], "3,3": [3]}
    play(state, "luck: V1")
    assert fact(state, "to_act") == 3, "B has arrived, C is held"


@rule("FC-109", "FC-96")
def test_with_play_on_those_still_flying_are_ranked_behind() -> None:
    state = position(
        4,
        {**ON, "max_rounds": 7},
        active=3,
        round=7,
        cells=[[], [23, 1], [20, 5], [2, 2]],
        places=[1, 0, 0, 0],
    )
    play(state, "no card")
    assert state.to_act == NOBODY
    assert state.ranking() == [1, 2, 3, 4]


@rule("FC-109")
@pytest.mark.parametrize("seats", [3, 5])
def test_random_games_with_play_on_keep_views_and_places_in_step(seats: int) -> None:
    arrivals = 0
    for seed in range(amount(2, 8)):
        options = {**ON, "max_rounds": amount(400, 2000), "landscape": "open_desert"}
        state = cast("CarpetState", GAME.new_state(seats, options))
        rng = Rng(seed, seats)
        while state.to_act != NOBODY:
            journal = Journal()
            before = int(state.arrivals)
            if state.to_act == CHANCE:
                state.resolve(state.sample_chance(rng), journal)
            else:
                state.apply(state.random_action(rng), journal)
            arrived = [event.data for event in journal.events if event.name == "CarpetArrived"]
            numbers = range(before + 1, int(state.arrivals) + 1)
            assert [data["place"] for data in arrived] == list(numbers)
            if arrived or state.to_act == NOBODY:
                arrivals += 1
                state.check()
                for seat in range(seats):
                    view = state.view(seat)
                    places = view.to_json()["places"]
                    assert all(places[data["seat"]] == data["place"] for data in arrived)
                    GAME.determinize(view, rng).check()
        assert min(state.ranking()) == 1
    assert arrivals > 1
