"""Rounds, order, leader and slipstream: HR-14 to HR-27."""

import pytest

from tests.marks import rule
from tests.rules.hydroracers.positions import (
    A,
    B,
    C,
    D,
    fact,
    moves,
    new_game,
    plane,
    play,
    play_on,
    position,
    refused,
    told,
)


@rule("HR-14", "HR-15", "HR-16")
def test_every_racing_plane_has_one_turn_a_round_in_the_order_fixed_at_its_start() -> None:
    for seed in range(3):
        order: list[int] = []
        turns: list[int] = []
        crashed: set[int] = set()
        for event in play_on(new_game(), seed):
            name, data = event.name, event.data
            if name == "RoundStarted":
                assert turns == order
                assert not crashed & set(data["order"])
                order, turns = data["order"], []
            elif name == "TurnStarted":
                turns.append(data["seat"])
            elif name == "PlaneCrashed":
                crashed.add(data["seat"])
            elif name == "HeatStarted":
                crashed = set()
        assert turns == order


@rule("HR-15")
def test_a_plane_that_overtakes_during_the_round_does_not_change_the_order() -> None:
    state = position(
        {"position": 2, "hand": {"3/0": 1}},
        {"position": 1, "hand": {"9/4": 1}},
        {"position": -1},
    )
    assert fact(state, "order") == [A, B, C]
    play(state, "pass 3/0", "luck: 5/1 4/1 1/0")
    play(state, "play 9/4")
    assert plane(state, B)["position"] > plane(state, A)["position"]
    assert fact(state, "order") == [A, B, C]


@rule("HR-16", "HR-17")
def test_order_and_leader_are_computed_anew_every_round() -> None:
    state = position(
        {"position": 2, "hand": {"3/0": 1}, "deck": {"9/4": 1}},
        {"position": 0, "hand": {"6/1": 1}, "deck": {"9/4": 1}},
    )
    assert fact(state, "leader") == A
    play(state, "play 3/0", "luck: 9/4", "play 6/1")
    assert fact(state, "leader") == A
    play(state, "luck: 9/4")
    assert fact(state, "leader") == B
    assert fact(state, "order") == [B, A]
    assert state.to_act == B


@rule("HR-18", "HR-19")
def test_only_the_leader_of_the_round_pays_drag() -> None:
    state = position({"position": 2, "hand": {"3/0": 1}}, {"position": 0, "hand": {"4/1": 1}})
    play(state, "play 3/0")
    assert plane(state, A)["position"] == 4
    state = position({"position": 3}, {"position": 1, "hand": {"4/1": 1}}, order=[A, B], turn=1)
    play(state, "play 4/1")
    assert plane(state, B)["position"] == 5


@rule("HR-19")
def test_a_plane_that_takes_the_lead_during_the_round_pays_no_drag() -> None:
    behind = {"position": 2, "hand": {"4/1": 1}}
    state = position(
        {"position": 9, "crashed": 1}, behind, {"position": 0}, order=[A, B, C], turn=1
    )
    play(state, "play 4/1")
    assert plane(state, B)["position"] == 6


@rule("HR-20")
def test_when_the_leader_crashes_nobody_leads_until_the_next_round() -> None:
    state = position(
        {"position": 9, "damage": 3},
        {"position": 5, "hand": {"4/1": 1, "6/1": 1, "7/2": 1}},
        {"position": 3},
        phase="danger",
    )
    play(state, "luck: damage")
    assert fact(state, "leader") == A
    play(state, "play 4/1")
    assert plane(state, B)["position"] == 9


@rule("HR-21", "HR-25", "HR-26")
@pytest.mark.parametrize(
    ("cells", "slips"),
    [
        ([9, 8, 7, 6], [0, 1, 1, 1]),
        ([9, 7, 5, 3], [0, 0, 0, 0]),
        ([9, 8, 6, 5], [0, 1, 0, 1]),
        ([0, -1, -2, -3], [0, 1, 1, 1]),
    ],
)
def test_a_plane_right_behind_another_is_pulled(cells: list[int], slips: list[int]) -> None:
    state = position(*({"position": cell} for cell in cells))
    assert [plane(state, seat)["slip"] for seat in range(4)] == slips


@rule("HR-21", "HR-63")
def test_a_crashed_plane_pulls_nobody() -> None:
    state = position({"position": 8, "crashed": 1}, {"position": 12}, {"position": 7})
    assert [plane(state, seat)["slip"] for seat in range(3)] == [0, 0, 0]


@rule("HR-21", "HR-56")
def test_the_marker_of_a_crashed_plane_is_taken_away_with_the_next_round() -> None:
    state = position(
        {"position": 9},
        {"position": 4},
        {"position": 11, "damage": 3, "slip": 1},
        phase="danger",
        order=[A, B, C],
        turn=2,
    )
    play(state, "luck: damage")
    assert fact(state, "round") == 2
    assert plane(state, C)["slip"] == 0


@rule("HR-22", "HR-23")
def test_the_slipstream_is_added_whether_one_wants_it_or_not() -> None:
    state = position({"position": 9}, {"position": 8, "hand": {"3/1": 1}}, {"position": 0}, turn=1)
    assert moves(state) == ["pass 3/1", "play 3/1"]
    play(state, "play 3/1")
    assert plane(state, B)["position"] == 12


@rule("HR-24")
def test_the_slipstream_stays_when_the_plane_ahead_crashes() -> None:
    state = position(
        {"position": 9, "damage": 3},
        {"position": 8, "hand": {"2/0": 1, "3/1": 1, "4/1": 1}},
        {"position": 1},
        phase="danger",
    )
    play(state, "luck: damage")
    assert plane(state, B)["slip"] == 1
    play(state, "play 3/1")
    assert plane(state, B)["position"] == 12


@rule("HR-26", "HR-71", "HR-75")
def test_a_plane_gets_one_bonus_however_many_fly_ahead() -> None:
    state = position(
        {"position": 9}, {"position": 8}, {"position": 7, "pilot": "greig"}, {"position": 2}
    )
    assert plane(state, C)["slip"] == 1
    assert plane(state, D)["slip"] == 0


@rule("HR-14")
def test_nobody_else_may_act() -> None:
    state = position({"position": 9}, {"position": 5}, {"position": 3})
    assert refused(state, B, "pass 2/0") == ("not_your_decision", "HR-14")
    assert told(play(state, "pass 1/0"), "Passed") == [{"seat": A, "cards": 1}]
