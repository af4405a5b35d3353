"""Danger with the basic cockpit, and crashes: HR-50 to HR-63."""

from fractions import Fraction

import pytest

from tests.marks import rule
from tests.rules.hydroracers.positions import (
    A,
    B,
    fact,
    plane,
    play,
    position,
    refused,
    told,
)
from voltige.core.edition import Fields
from voltige.core.rng import Rng
from voltige.games.hydroracers import GAME
from voltige.games.hydroracers.edition.reading import take_edition
from voltige.games.hydroracers.state import HydroracersState

FULL = {"hand": {"3/0": 1, "4/1": 1, "5/1": 1}}  # nothing to refill


def in_danger(damage: int = 0, alerts: int = 0, dangers: int = 1) -> HydroracersState:
    """Put the leader of three in danger."""
    leader = {"position": 12, "damage": damage, "alerts": alerts, **FULL}
    return position(leader, {"position": 5}, {"position": 3}, phase="danger", dangers=dangers)


@rule("HR-50", "HR-51")
def test_an_alert_is_put_aside_and_does_not_come_back() -> None:
    state = in_danger(dangers=2)
    play(state, "luck: alert")
    assert plane(state, A)["alerts"] == 1
    assert plane(state, A)["bag"] == {"damage": 12, "alert": 5}
    assert plane(state, A)["damage"] == 0
    play(state, "luck: alert")
    assert plane(state, A)["bag"] == {"damage": 12, "alert": 4}
    assert fact(state, "phase") == "turn"


@rule("HR-52", "HR-53")
@pytest.mark.parametrize("damage", [0, 1, 2, 3])
def test_the_fourth_damage_crashes(damage: int) -> None:
    state = in_danger(damage)
    play(state, "luck: damage")
    assert plane(state, A)["crashed"] == (1 if damage == 3 else 0)
    assert plane(state, A)["damage"] == (2 if damage == 3 else damage + 1)


@rule("HR-54", "HR-59", "HR-103")
def test_damage_stays_for_the_next_heat_and_a_crashed_plane_is_back() -> None:
    state = position(
        {"position": 24, "damage": 2},
        {"position": 12, "damage": 3, "alerts": 2, "hand": {"2/0": 1, "3/1": 1, "4/1": 1}},
        phase="danger",
        order=[A, B],
        turn=1,
    )
    play(state, "luck: damage")
    assert fact(state, "heat") == 2
    assert [plane(state, seat)["damage"] for seat in (A, B)] == [2, 2]
    assert plane(state, B)["alerts"] == 2
    assert plane(state, B)["crashed"] == 0
    assert fact(state, "order") == [A, B]


@rule("HR-55")
def test_an_empty_bag_gives_nothing() -> None:
    edition = GAME.load_edition()
    data = {**edition.data, "danger_bag": {"damage": 1, "alert": 0}}
    small = take_edition(Fields("small.toml", "", data))
    planes = [{"position": 12, **FULL}, {"position": 5}]
    told_position = {"planes": planes, "phase": "danger", "dangers": 3}
    state = GAME.from_dict(told_position, 2, {"pilots": "none"}, small)
    assert isinstance(state, HydroracersState)
    play(state, "luck: damage")
    assert plane(state, A)["damage"] == 1
    assert fact(state, "dangers") == 0
    assert fact(state, "phase") == "turn"


@rule("HR-58")
def test_no_more_tokens_return_than_lie_on_the_gauge() -> None:
    edition = GAME.load_edition()
    numbers = {**edition.data["numbers"], "crash_returns": 9}
    other = take_edition(Fields("other.toml", "", {**edition.data, "numbers": numbers}))
    planes = [{"position": 12, "damage": 3, **FULL}, {"position": 5}, {"position": 3}]
    state = GAME.from_dict({"planes": planes, "phase": "danger"}, 3, {"pilots": "none"}, other)
    assert isinstance(state, HydroracersState)
    play(state, "luck: damage")
    assert (plane(state, A)["damage"], plane(state, A)["bag"]["damage"]) == (0, 12)


@rule("HR-56", "HR-60", "HR-63")
def test_a_crash_takes_the_plane_off_and_cancels_what_is_left() -> None:
    state = in_danger(3, dangers=3)
    events = play(state, "luck: damage")
    assert told(events, "PlaneCrashed") == [{"seat": A, "order": 1, "out": False}]
    assert fact(state, "dangers") == 0
    assert state.to_act == B
    play(state, "pass 2/0")
    assert fact(state, "order") == [A, 1, 2]
    free = position(
        {"position": 7, "crashed": 1}, {"position": 3, "hand": {"4/1": 1}}, order=[1], turn=0
    )
    moved = told(play(free, "play 4/1"), "PlaneMoved")
    assert (moved[0]["end"], moved[0]["dangers"]) == (6, 0)
    free = position(
        {"position": 6, "crashed": 1}, {"position": 3, "hand": {"4/1": 1}}, order=[1], turn=0
    )
    moved = told(play(free, "play 4/1"), "PlaneMoved")
    assert (moved[0]["end"], moved[0]["dangers"]) == (6, 0)


@rule("HR-58")
def test_two_damage_tokens_go_back_into_the_bag_at_once() -> None:
    state = in_danger(3, alerts=1)
    play(state, "luck: damage")
    assert plane(state, A)["bag"] == {"damage": 10, "alert": 5}
    assert plane(state, A)["damage"] == 2


@rule("HR-57", "HR-97", "HR-99")
def test_when_all_crash_the_last_to_crash_is_first() -> None:
    for alone in (True, False):
        state = position(
            {"position": 9, "crashed": 2, "crashes": 1},
            {"position": 12, "crashed": 1, "crashes": 1},
            {"position": 5, "damage": 3},
            phase="danger",
            order=[A, 2],
            turn=1,
            options={"pilots": "none", "end_heat_when_alone": alone},
        )
        play(state, "luck: damage")
        assert [plane(state, seat)["rank"] for seat in range(3)] == [2, 3, 1]
        assert (fact(state, "heat"), fact(state, "rounds_flown")) == (2, 2)


@rule("HR-61")
def test_who_crashes_beyond_the_line_counts_as_crashed() -> None:
    state = position(
        {"position": 22},
        {"position": 30, "damage": 3},
        {"position": 11},
        phase="danger",
        order=[A, 1, 2],
        turn=1,
    )
    play(state, "luck: damage", "pass 2/0")
    while fact(state, "heat") == 1:
        state.resolve(state.sample_chance(Rng(1)))
    assert [plane(state, seat)["rank"] for seat in range(3)] == [1, 3, 2]


@rule("HR-62")
def test_a_crashed_player_still_refills_and_keeps_all_cards() -> None:
    leader = {"position": 12, "damage": 3, "hand": {"4/1": 1}, "played": {"9/4": 1}}
    state = position(leader, {"position": 5}, {"position": 3}, phase="danger")
    play(state, "luck: damage")
    assert fact(state, "phase") == "refill"
    play(state, "luck: 5/1 8/3")
    assert plane(state, A)["hand"] == {"4/1": 1, "5/1": 1, "8/3": 1}
    assert plane(state, A)["played"] == {"9/4": 1}


@rule("HR-56")
def test_a_crashed_plane_has_no_turn_and_may_do_nothing() -> None:
    state = in_danger(3)
    play(state, "luck: damage")
    assert refused(state, A, "pass 3/0") == ("not_your_decision", "HR-14")
    assert state.legal_actions_of(A) == []


@rule("HR-50")
def test_the_chance_of_a_crash_within_so_many_draws_is_the_one_of_the_rules() -> None:
    """From a fresh gauge: 4 damage among 4, 5, … 10 draws."""
    from voltige.games.hydroracers.odds.cockpit import badness, gauge_odds

    chances = [badness(gauge_odds(12, 6, 3, draws))[0] for draws in range(4, 11)]
    assert [round(float(chance) * 100, 1) for chance in chances] == [
        *(16.2, 43.9, 70.6, 88.3, 96.8, 99.5, 100.0)
    ]
    assert chances[0] == Fraction(12 * 11 * 10 * 9, 18 * 17 * 16 * 15)
