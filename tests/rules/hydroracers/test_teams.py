"""The team rule: HR-239 to HR-242."""

import pytest

from tests.marks import rule
from tests.rules.hydroracers.positions import (
    A,
    B,
    C,
    D,
    new_game,
    plane,
    play,
    position,
    settled,
)
from voltige.core.options import Values
from voltige.core.state import SPECTATOR

TEAMS: Values = {"pilots": "none", "teams": "two_by_two"}


def over(*results: tuple[int, int, int]) -> list[int]:
    """Give the ranking of four planes with points, AIRCOINS left and rank in the last heat."""
    planes = [
        {"position": 20 + seat, "prestige": points, "aircoins": left, "rank": rank}
        for seat, (points, left, rank) in enumerate(results)
    ]
    return position(*planes, phase="over", heat=3, options=TEAMS).ranking()


@rule("HR-239")
def test_each_plane_of_a_team_is_a_full_seat() -> None:
    state = new_game(4, TEAMS)
    for seat in range(4):
        assert plane(state, seat)["aircoins"] == 30
        assert plane(state, seat)["bag"] == {"damage": 12, "alert": 6}


@rule("HR-239")
def test_a_person_sees_the_hands_and_bets_of_both_planes_and_no_others() -> None:
    state = settled(4, TEAMS)
    state.apply(next(a.code for a in state.legal_actions() if a.notation.startswith("bet")))
    hands = [plane(state, seat)["hand"] for seat in range(4)]
    for seat in range(4):
        shown = state.view(seat).to_json()["planes"]
        for other in range(4):
            mate = (other - seat) % 2 == 0
            assert shown[other]["hand"] == (hands[other] if mate else {})
            assert shown[other]["bet"] == (plane(state, other)["bet"] if mate else "")
    assert all(not shown["hand"] for shown in state.view(SPECTATOR).to_json()["planes"])


@rule("HR-239")
def test_team_mates_are_held_by_one_person() -> None:
    state = settled(4, TEAMS)
    assert [state.allies(seat) for seat in range(4)] == [[A, C], [B, D], [A, C], [B, D]]
    assert settled(4).allies(C) == [C]


@rule("HR-240")
@pytest.mark.parametrize(
    ("points", "ranking"),
    [((14, 11, 9, 10), [3, 1, 3, 1]), ((10, 20, 10, 9), [1, 3, 1, 3])],
)
def test_the_lower_plane_is_the_result_of_a_team(
    points: tuple[int, int, int, int], ranking: list[int]
) -> None:
    assert over(*((p, 0, n + 1) for n, p in enumerate(points))) == ranking


@rule("HR-241")
def test_ties_go_to_the_higher_plane_then_aircoins_then_the_best_rank() -> None:
    assert over((9, 0, 1), (9, 0, 2), (14, 0, 3), (15, 0, 4)) == [3, 1, 3, 1]
    assert over((9, 4, 3), (9, 1, 1), (14, 3, 4), (14, 5, 2)) == [1, 3, 1, 3]
    assert over((9, 1, 4), (9, 4, 3), (14, 5, 1), (14, 2, 2)) == [1, 3, 1, 3]


@rule("HR-240")
def test_the_return_of_a_team_is_that_of_its_lower_plane() -> None:
    planes = [
        {"position": 20 + n, "prestige": p, "aircoins": 0} for n, p in enumerate((14, 11, 9, 10))
    ]
    assert position(*planes, phase="over", heat=3, options=TEAMS).returns() == [9, 10, 9, 10]


@rule("HR-242")
def test_a_team_mate_blocks_and_pulls_like_any_plane() -> None:
    state = position(
        {"position": 9},
        {"position": 1},
        {"position": 8, "hand": {"3/1": 1}},
        {"position": 0},
        turn=1,
        options=TEAMS,
    )
    assert plane(state, C)["slip"] == 1
    state = position(
        {"position": 9},
        {"position": 1},
        {"position": 6, "hand": {"3/1": 1}},
        {"position": 0},
        turn=1,
        options=TEAMS,
    )
    play(state, "play 3/1")
    assert plane(state, C)["position"] == 10
