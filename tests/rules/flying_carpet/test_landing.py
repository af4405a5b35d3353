"""Two carpets on one cell, stacks, falls (FC-70 to FC-88, FC-102, FC-107)."""

from typing import Any

from tests.marks import rule
from tests.rules.flying_carpet.positions import (
    custom,
    fact,
    legal,
    named,
    play,
    position,
)

UP = {"V1": 1, "V2": 1, "V3": 1}


@rule("FC-70")
def test_the_choice_is_between_two() -> None:
    state = position(3, cells=[[10, 5], [10, 4], [1, 1]])
    events = play(state, "no card")
    assert legal(state) == ["hold", "force down"]
    assert named(events, "LandingOpened") == [{"seat": 0, "target": 1, "falls_to": [10, 1]}]


@rule("FC-47")
def test_a_carpet_that_is_blown_off_disturbs_nobody_on_the_start() -> None:
    for neutral in (True, False):
        options = {"start_neutral": neutral}
        state = position(3, options, cells=[[24, 8], [1, 1], [1, 1]])
        play(state, "no card")
        assert fact(state, "cells") == [[1, 1]] * 3
        assert fact(state, "held") == [False] * 3
        assert fact(state, "to_act") == 1


@rule("FC-75")
def test_being_held_again_after_the_missed_turn_costs_a_new_one() -> None:
    state = position(3, cells=[[9, 1], [10, 1], [11, 1]], directions=[5, 5, 5], hands=[UP, {}, UP])
    play(state, "direction right")
    assert fact(state, "to_act") == 2, "B has missed its turn"
    events = play(state, "direction left")
    assert {told["seat"] for told in named(events, "CarpetHeld")} == {0, 1}
    assert fact(state, "stacks") == {"10,1": [1, 0, 2]}
    assert fact(state, "to_act") == 2, "A and B have missed theirs"


@rule("FC-88")
def test_coming_back_to_an_earlier_victim_is_a_new_arrival() -> None:
    state = position(3, cells=[[10, 3], [10, 2], [1, 1]], directions=[5, 5, 5])
    play(state, "no card", "force down", "no card", "no card")
    assert fact(state, "cells") == [[10, 2], [10, 1], [1, 1]]
    events = play(state, "no card")
    assert named(events, "CarpetHeld") == [{"seat": 1}]
    assert named(events, "TurnMissed") == [{"seat": 1, "round": 4}]
    assert fact(state, "stacks") == {"10,1": [1, 0]}


@rule("FC-86", "FC-87")
def test_who_leaves_or_stays_changes_no_order() -> None:
    state = position(
        4,
        cells=[[6, 1], [6, 1], [6, 1], [6, 1]],
        stacks={"6,1": [2, 0, 3, 1]},
        hands=[UP, {}, {}, {}],
    )
    play(state, "V1 light_blue", "luck: V1")
    assert fact(state, "stacks") == {"6,1": [2, 3, 1], "6,2": [0]}
    play(state, "no card")
    assert fact(state, "stacks") == {"6,1": [2, 3, 1], "6,2": [0]}
    assert fact(state, "held") == [False] * 4


@rule("FC-76")
def test_with_hold_scope_top_only_the_topmost_is_touched() -> None:
    stack: dict[str, Any] = {"cells": [[6, 4], [6, 3], [6, 3], [6, 1]], "stacks": {"6,3": [2, 1]}}
    state = position(4, {"hold_scope": "top"}, **stack)
    events = play(state, "no card", "hold")
    assert named(events, "CarpetHeld") == [{"seat": 1}]
    state = position(4, {"hold_scope": "top"}, **stack)
    events = play(state, "no card", "force down")
    assert named(events, "CarpetHeld") == [{"seat": 3}], "the one that it fell on"
    state = position(4, None, **stack)
    events = play(state, "no card", "force down")
    assert [told["seat"] for told in named(events, "CarpetHeld")] == [3, 2]


@rule("FC-83")
def test_a_fall_onto_a_stack_holds_all_of_it_or_its_top() -> None:
    cells = [[6, 5], [6, 4], [6, 1], [6, 1]]
    for scope, held in (("all", {2, 3}), ("top", {2})):
        state = position(4, {"hold_scope": scope}, cells=cells, stacks={"6,1": [3, 2]})
        events = play(state, "no card", "force down")
        assert {told["seat"] for told in named(events, "CarpetHeld")} == held
        assert fact(state, "stacks") == {"6,1": [3, 2, 1], "6,4": [0]}


@rule("FC-85")
def test_a_start_that_is_not_neutral_holds_whoever_is_there() -> None:
    options = {"start_neutral": False}
    state = position(3, options, cells=[[1, 2], [1, 1], [1, 1]])
    events = play(state, "no card")
    assert {told["seat"] for told in named(events, "CarpetHeld")} == {1, 2}
    assert fact(state, "to_act") == 0
    assert fact(state, "stacks") == {}
    state = position(3, options, cells=[[1, 5], [1, 4], [1, 1]])
    events = play(state, "no card", "force down")
    assert named(events, "CarpetHeld") == [{"seat": 2}]
    state = position(3, {**options, "hold_scope": "top"}, cells=[[1, 2], [1, 1], [1, 1]])
    assert len(named(play(state, "no card"), "CarpetHeld")) == 2


@rule("FC-79")
def test_an_earlier_hold_of_a_fallen_carpet_is_forgotten() -> None:
    state = position(4, cells=[[6, 5], [1, 1], [6, 4], [1, 1]], held=[False, False, True, False])
    play(state, "no card", "force down")
    assert fact(state, "held") == [False] * 4
    play(state, "no card")
    assert fact(state, "to_act") == 2


@rule("FC-102", "FC-107")
def test_who_was_forced_down_plays_on_as_always() -> None:
    state = position(
        3,
        custom(["house", 10, 1]),
        cells=[[10, 5], [10, 4], [1, 1]],
        hands=[{}, {"V1": 1, "S11": 1, "B11": 1}, {}],
        directions=[5, 1, 5],
    )
    play(state, "no card", "force down")
    assert fact(state, "cells")[1] == [10, 3]
    kinds = {action.data["do"] for action in state.legal_actions()}
    assert kinds == {"play", "direction_only", "no_card"}
    assert "no card" in legal(state)


@rule("FC-71", "FC-73")
def test_a_pending_hold_is_seen_by_all_until_it_is_missed() -> None:
    state = position(4, cells=[[6, 5], [1, 1], [6, 4], [1, 1]])
    play(state, "no card", "hold")
    assert fact(state, "held") == [False, False, True, False]
    for seat in range(4):
        assert state.view(seat).to_json()["held"] == [False, False, True, False]
    events = play(state, "no card")
    assert named(events, "TurnMissed") == [{"seat": 2, "round": 3}]
    assert fact(state, "to_act") == 3
    assert fact(state, "held") == [False] * 4
