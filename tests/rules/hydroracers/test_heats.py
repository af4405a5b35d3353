"""The end of heats and of the race: HR-92 to HR-105."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.hydroracers.positions import (
    A,
    B,
    fact,
    new_game,
    plane,
    play,
    play_on,
    position,
    told,
)
from voltige.core.state import NOBODY
from voltige.games.hydroracers.state import HydroracersState


def last_turn(cells: list[int], **data: Any) -> HydroracersState:
    """Give the last plane of a round in danger; an alert then ends the round."""
    planes = [{"position": cell} for cell in cells]
    seats = list(range(len(cells)))
    return position(*planes, phase="danger", order=seats, turn=len(cells) - 1, **data)


@rule("HR-92", "HR-93")
@pytest.mark.parametrize(("front", "heat"), [(20, 1), (21, 1), (22, 2), (30, 2)])
def test_a_heat_ends_with_the_round_in_which_a_plane_is_beyond_the_line(
    front: int, heat: int
) -> None:
    state = last_turn([front, 12, 9])
    play(state, "luck: alert")
    assert fact(state, "heat") == heat


@rule("HR-93")
def test_planes_behind_the_first_finisher_still_take_their_turn() -> None:
    state = position({"position": 23}, {"position": 15}, {"position": 9}, order=[0, 1, 2], turn=1)
    play(state, "pass 2/0")
    assert fact(state, "heat") == 1


@rule("HR-94", "HR-95", "HR-96", "HR-100")
@pytest.mark.parametrize(
    ("cells", "ranks", "points"),
    [
        ([23, 25, 12, 7], [2, 1, 3, 4], [3, 5, 2, 1]),
        ([22, 3, -1], [1, 2, 3], [5, 3, 2]),
        ([22, 26], [2, 1], [3, 5]),
    ],
)
def test_planes_are_ranked_by_position_and_gain_prestige(
    cells: list[int], ranks: list[int], points: list[int]
) -> None:
    state = last_turn(cells)
    play(state, "luck: alert")
    assert [plane(state, seat)["rank"] for seat in range(len(cells))] == ranks
    assert [plane(state, seat)["prestige"] for seat in range(len(cells))] == points


@rule("HR-96", "HR-97", "HR-100")
def test_the_ranks_of_every_heat_are_a_permutation() -> None:
    for seats, sum_of_points in ((2, 8), (3, 10), (4, 11)):
        for seed in range(4):
            for data in told(play_on(new_game(seats), seed), "HeatEnded"):
                assert sorted(data["ranks"]) == list(range(1, seats + 1))
                assert sum(data["points"]) == sum_of_points


@rule("HR-98")
def test_a_heat_ends_when_one_plane_is_left() -> None:
    for alone, heat in ((True, 2), (False, 1)):
        state = position(
            {"position": 9},
            {"position": 12, "crashed": 1},
            {"position": 5, "damage": 3},
            phase="danger",
            order=[0, 2],
            turn=1,
            options={"pilots": "none", "end_heat_when_alone": alone},
        )
        play(state, "luck: damage")
        assert fact(state, "heat") == heat


@rule("HR-92")
def test_a_heat_stops_at_the_cap_of_rounds() -> None:
    state = last_turn([9, 7], round=40)
    play(state, "luck: alert")
    assert fact(state, "heat") == 2
    assert [plane(state, seat)["rank"] for seat in (A, B)] == [1, 2]


@rule("HR-101")
def test_prestige_comes_before_the_bets() -> None:
    state = position(
        {"position": 23, "slot": 6, "bet": "macchi", "aircoins": 24},
        {"position": 9},
        phase="danger",
        order=[0, 1],
        turn=1,
    )
    names = [event.name for event in play(state, "luck: alert")]
    assert names.index("HeatEnded") < names.index("BetSettled") < names.index("HeatStarted")


@rule("HR-102")
def test_the_next_heat_starts_in_the_order_of_the_last() -> None:
    state = last_turn([22, 25, 12, 17])
    events = play(state, "luck: alert")
    assert told(events, "HeatStarted")[0]["grid"] == [1, 0, 3, 2]
    assert [plane(state, seat)["position"] for seat in range(4)] == [-1, 0, -3, -2]


@rule("HR-103")
def test_cards_and_tokens_carry_over_to_the_next_heat() -> None:
    kept = {"hand": {"3/0": 1, "9/4": 1, "1/0": 1}, "played": {"8/3": 1}, "under": ["4/1"]}
    state = position(
        {"position": 23, "damage": 1, "alerts": 2, **kept},
        {"position": 9},
        phase="danger",
        order=[0, 1],
        turn=1,
    )
    before = plane(state, A)
    play(state, "luck: alert")
    after = plane(state, A)
    for key in ("hand", "played", "under", "deck", "bag", "damage", "alerts", "top"):
        assert after[key] == before[key]


@rule("HR-104")
@pytest.mark.parametrize(
    ("aircoins", "points", "left"), [(0, 0, 0), (9, 0, 9), (10, 1, 0), (47, 4, 7), (101, 10, 1)]
)
def test_every_ten_aircoins_become_a_point(aircoins: int, points: int, left: int) -> None:
    state = position(
        {"position": 23, "aircoins": aircoins, "prestige": 4},
        {"position": 9},
        phase="danger",
        heat=3,
        order=[0, 1],
        turn=1,
    )
    play(state, "luck: alert")
    assert state.to_act == NOBODY
    assert (plane(state, A)["prestige"], plane(state, A)["aircoins"]) == (4 + 5 + points, left)


@rule("HR-105")
def test_ties_go_to_more_aircoins_then_to_the_last_heat() -> None:
    def over(*results: tuple[int, int, int]) -> list[int]:
        planes = [
            {"position": 20 + n, "prestige": points, "aircoins": left, "rank": rank}
            for n, (points, left, rank) in enumerate(results)
        ]
        return position(*planes, phase="over", heat=3).ranking()

    assert over((12, 3, 1), (12, 7, 2)) == [2, 1]
    assert over((12, 3, 2), (12, 3, 1), (11, 9, 3)) == [2, 1, 3]
    assert over((12, 0, 2), (11, 9, 1)) == [1, 2]
