"""The skills of the pilots: HR-71 to HR-76."""

import pytest

from tests.marks import rule
from tests.rules.hydroracers.positions import (
    EXPERT,
    FAR_AHEAD,
    A,
    B,
    fact,
    plane,
    play,
    position,
    settled,
    told,
)

NO_SKILL = {"tiles": {"structure": {"tokens": ["alert", "damage"]}}}


@rule("HR-71")
@pytest.mark.parametrize(("gap", "slip"), [(1, 2), (2, 0), (3, 0)])
def test_de_bernardi_is_pulled_by_two_right_behind_a_plane(gap: int, slip: int) -> None:
    state = position({"position": 9 - gap, "pilot": "bernardi"}, {"position": 9})
    assert plane(state, A)["slip"] == slip


@rule("HR-75")
@pytest.mark.parametrize(("gap", "slip"), [(1, 1), (2, 1), (3, 0)])
def test_greig_is_pulled_across_one_empty_cell(gap: int, slip: int) -> None:
    state = position({"position": 9 - gap, "pilot": "greig"}, {"position": 9})
    assert plane(state, A)["slip"] == slip


@rule("HR-72")
def test_doolittle_refills_to_four() -> None:
    state = position(
        FAR_AHEAD,
        {"position": 0, "pilot": "doolittle", "hand": {"4/1": 2, "6/1": 2}},
        turn=1,
    )
    play(state, "play 4/1")
    assert fact(state, "phase") == "refill"
    play(state, "luck: 9/4")
    assert plane(state, B)["hand_size"] == 4


@rule("HR-73")
@pytest.mark.parametrize(
    ("action", "speed"), [("play 5/1", 5), ("play 8/3", 8), ("play 4/1", 3), ("pass 4/1", 1)]
)
def test_sadi_leads_without_drag_with_a_card_of_five_or_more(action: str, speed: int) -> None:
    hand = {"4/1": 1, "5/1": 1, "8/3": 1}
    state = position({"position": 8, "pilot": "sadi", "hand": hand}, {"position": 1})
    assert told(play(state, action), "PlaneMoved")[0]["speed"] == speed


@rule("HR-73")
def test_without_sadi_the_leader_pays_whatever_the_card() -> None:
    state = position({"position": 8, "hand": {"8/3": 1}}, {"position": 1})
    assert told(play(state, "play 8/3"), "PlaneMoved")[0]["speed"] == 7


@rule("HR-76", "HR-118")
@pytest.mark.parametrize(
    ("pilot", "cells", "slips"),
    [("bernardi", [8, 9], (2, 1)), ("greig", [7, 9], (1, 0))],
)
def test_a_damaged_structure_takes_the_slipstream_skills_away(
    pilot: str, cells: list[int], slips: tuple[int, int]
) -> None:
    for damaged, slip in ((False, slips[0]), (True, slips[1])):
        mover = {"position": cells[0], "pilot": pilot, **(NO_SKILL if damaged else {})}
        state = position(mover, {"position": cells[1]}, options=EXPERT)
        assert plane(state, A)["slip"] == slip


@rule("HR-76", "HR-118")
def test_a_damaged_structure_takes_the_other_skills_away() -> None:
    mover = {"position": 8, "pilot": "sadi", "hand": {"5/1": 1}, **NO_SKILL}
    state = position(mover, {"position": 1}, options=EXPERT)
    assert told(play(state, "play 5/1"), "PlaneMoved")[0]["speed"] == 4
    mover = {
        "position": 0,
        "pilot": "doolittle",
        "hand": {"3/0": 1, "4/1": 1, "5/1": 2},
        **NO_SKILL,
    }
    state = position(mover, FAR_AHEAD, turn=1, options=EXPERT)
    play(state, "play 3/0")
    assert plane(state, A)["hand_size"] == 3
    assert fact(state, "phase") == "turn"


@rule("HR-5")
def test_with_pilots_none_nobody_has_a_skill() -> None:
    state = settled(4, {"pilots": "none"})
    assert {plane(state, seat)["pilot"] for seat in range(4)} == {""}
    assert {plane(state, seat)["hand_size"] for seat in range(4)} == {3}
