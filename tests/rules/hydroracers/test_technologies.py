"""Technologies, each with its window and its owner's decision (HR-191 to HR-202)."""

from typing import Any

from tests.marks import rule
from tests.rules.hydroracers.campaigns import EXPERT_CAMPAIGN, campaign, cards_with, development
from tests.rules.hydroracers.positions import (
    FAR_AHEAD,
    A,
    B,
    C,
    fact,
    legal,
    moves,
    plane,
    play,
    refused,
    told,
)
from voltige.core.options import Values

SECOND: dict[str, Any] = {"turn": 1, "order": [1, 0]}
NO_BETS: Values = {"bets": False}
TEAMS: Values = {"teams": "two_by_two"}


def with_technology(word: str, **data: Any) -> dict[str, Any]:
    """Give a plane one technology."""
    return {"technologies": [word], **data}


@rule("HR-191")
def test_a_technology_is_none_of_the_ten_cards_and_works_in_the_next_race() -> None:
    state = development({}, {}, display=[{"card": "t_flight_plan", "tokens": [3]}], calendar=11)
    play(state, "put on card 1", "luck: a_tuning", "luck: time")
    assert sum(plane(state, A)["cards"].values()) == 10
    assert plane(state, A)["technologies"] == ["t_flight_plan"]
    play(state, "luck: A", *[f"luck: {card}" for card in ("1/0", "3/0", "4/1", "5/2")])
    assert plane(state, A)["hand_size"] == 4


@rule("HR-192")
def test_wake_rider_doubles_the_slipstream_but_adds_nothing_to_de_bernardi() -> None:
    for pilot, slip in (("", 2), ("bernardi", 2)):
        state = campaign({"position": 9}, with_technology("t_wake_rider", position=8, pilot=pilot))
        assert plane(state, B)["slip"] == slip
    far = with_technology("t_wake_rider", position=7, pilot="greig")
    assert plane(campaign({"position": 9}, far), B)["slip"] == 2


@rule("HR-193")
def test_the_cowling_lifts_drag_also_with_a_damaged_structure() -> None:
    tiles = {"structure": {"tokens": ["alert", "damage"]}}
    mine = with_technology("t_cowling", position=9, hand={"5/1": 1, "4/1": 1}, tiles=tiles)
    for card, speed in (("5/1", 5), ("4/1", 3)):
        state = campaign(mine, {"position": 3}, options=EXPERT_CAMPAIGN)
        events = play(state, f"play {card}")
        assert told(events, "PlaneMoved")[0]["speed"] == speed


@rule("HR-194")
def test_flight_plan_makes_a_hand_of_four_or_of_five_with_doolittle() -> None:
    for pilot, size in (("", 4), ("doolittle", 5)):
        state = campaign(with_technology("t_flight_plan", position=9, pilot=pilot), {"position": 3})
        assert plane(state, A)["hand_size"] == size


@rule("HR-195", "HR-43", "HR-197")
def test_overtaking_boost_goes_beyond_the_plane_ahead_without_danger() -> None:
    """Golden test D-39."""
    mine = with_technology("t_hop", position=7, hand={"4/1": 1})
    for answer, end in (("hop", 14), ("no hop", 11)):
        state = campaign(mine, {"position": 12}, {"position": 13}, turn=2, order=[2, 1, 0])
        play(state, "play 4/1")
        assert legal(state) == ["hop", "no hop"]
        events = play(state, answer)
        assert plane(state, A)["position"] == end
        assert told(events, "TokenDrawn") == []
        assert fact(state, "phase") == "refill"  # no second hop


@rule("HR-195")
def test_a_hop_needs_an_opponent_right_ahead_and_may_cross_the_line() -> None:
    mine = with_technology("t_hop", position=17, hand={"3/0": 1})
    state = campaign(mine, {"position": 21}, **SECOND)
    play(state, "play 3/0", "hop")
    assert plane(state, A)["position"] == 22
    state = campaign(mine, {"position": 22}, **SECOND)
    play(state, "play 3/0")
    assert fact(state, "phase") == "refill"
    assert refused(state, A, "hop")[0] == "not_your_decision"


@rule("HR-242", "HR-195")
def test_a_team_mate_is_no_opponent_for_a_hop() -> None:
    mine = with_technology("t_hop", position=7, hand={"4/1": 1})
    state = campaign(
        mine,
        {"position": 2},
        {"position": 12},
        {"position": 1},
        turn=1,
        order=[2, 0, 1, 3],
        options=TEAMS,
    )
    play(state, "play 4/1")
    assert fact(state, "phase") == "refill"


@rule("HR-196", "HR-197")
def test_the_rear_view_mirror_answers_in_the_turn_of_another() -> None:
    """Golden test D-38."""
    mover = {"position": 7, "hand": {"4/1": 1}}
    ahead = with_technology("t_mirror", position=12)
    state = campaign(mover, ahead, **SECOND)
    play(state, "play 4/1")
    assert (fact(state, "phase"), int(state.to_act)) == ("mirror", B)
    assert refused(state, A, "mirror") == ("not_your_decision", "HR-14")
    order, slips = fact(state, "order"), [plane(state, seat)["slip"] for seat in (A, B)]
    play(state, "mirror")
    assert (plane(state, B)["position"], plane(state, A)["position"]) == (10, 11)
    assert fact(state, "order") == order
    assert [plane(state, seat)["slip"] for seat in (A, B)] == slips
    state = campaign(mover, ahead, **SECOND)
    play(state, "play 4/1", "no mirror")
    assert plane(state, B)["position"] == 12


@rule("HR-196")
def test_a_hop_comes_before_the_mirror_and_its_cell_counts() -> None:
    """Golden test D-50."""
    mover = with_technology("t_hop", position=7, hand={"4/1": 1})
    state = campaign(
        mover, {"position": 12}, with_technology("t_mirror", position=14), turn=2, order=[2, 1, 0]
    )
    play(state, "play 4/1", "hop")
    assert (fact(state, "phase"), int(state.to_act)) == ("mirror", C)
    play(state, "mirror")
    assert plane(state, C)["position"] == 11


@rule("HR-196")
def test_a_mirror_may_lead_back_before_the_finish_line_and_not_for_a_mate() -> None:
    mover = {"position": 17, "hand": {"4/1": 1}}
    state = campaign(mover, with_technology("t_mirror", position=22), **SECOND)
    play(state, "play 4/1", "mirror")
    assert plane(state, B)["position"] == 20
    mate = with_technology("t_mirror", position=22)
    state = campaign(
        mover, {"position": 2}, mate, {"position": 1}, turn=1, order=[2, 0, 1, 3], options=TEAMS
    )
    play(state, "play 4/1")
    assert fact(state, "phase") == "refill"


@rule("HR-197", "HR-196")
def test_nobody_is_asked_when_the_mover_crashes() -> None:
    mover = {"position": 7, "hand": {"4/1": 1}, "damage": 3}
    state = campaign(
        mover, with_technology("t_mirror", position=11), {"position": 12}, turn=2, order=[2, 1, 0]
    )
    play(state, "play 4/1", "luck: damage")
    assert plane(state, A)["crashed"] == 1
    assert fact(state, "phase") == "refill"


@rule("HR-198")
def test_the_air_brake_takes_one_off_distance_and_speed() -> None:
    mine = with_technology("t_brake", position=10, hand={"5/1": 1})
    state = campaign(mine, {"position": 20}, options=NO_BETS, **SECOND)
    assert moves(state) == ["pass 5/1", "play 5/1", "pass 5/1 brake", "play 5/1 brake"]
    events = play(state, "play 5/1 brake")
    moved = told(events, "PlaneMoved")[0]
    assert (moved["speed"], moved["end"], moved["dangers"]) == (4, 14, 0)
    state = campaign(
        mine, {"position": 20}, options={**NO_BETS, "brake_changes_speed": False}, **SECOND
    )
    moved = told(play(state, "play 5/1 brake"), "PlaneMoved")[0]
    assert (moved["speed"], moved["end"], moved["dangers"]) == (5, 14, 1)


@rule("HR-198")
def test_a_pass_can_be_braked_not_below_one_and_not_without_the_technology() -> None:
    mine = with_technology("t_brake", position=9, hand={"5/1": 1})
    state = campaign(mine, {"position": 3})
    moved = told(play(state, "pass 5/1 brake"), "PlaneMoved")[0]
    assert moved["speed"] == 1
    state = campaign({"position": 9, "hand": {"5/1": 1}}, {"position": 3})
    assert refused(state, A, "pass 5/1 brake") == ("no_such_ability", "HR-198")
    assert refused(state, A, "play 5/1 brake") == ("no_such_ability", "HR-198")
    assert refused(state, A, "supercharge") == ("no_such_ability", "HR-200")


@rule("HR-68", "HR-198")
def test_with_an_empty_hand_the_brake_leaves_a_choice() -> None:
    mine = with_technology("t_brake", position=9, hand={}, deck={})
    state = campaign(mine, {"position": 3}, options=NO_BETS)
    assert legal(state) == ["pass", "pass brake"]


@rule("HR-199", "HR-242")
def test_the_wake_breaker_leaves_opponents_right_behind_without_slipstream() -> None:
    ahead = with_technology("t_wake_breaker", position=9)
    assert plane(campaign(ahead, {"position": 8}), B)["slip"] == 0
    greig = {"position": 7, "pilot": "greig"}
    assert plane(campaign(ahead, greig), B)["slip"] == 1
    far: Values = {"wake_breaker_scope": "all"}
    assert plane(campaign(ahead, greig, options=far), B)["slip"] == 0
    state = campaign(ahead, {"position": 3}, {"position": 8}, {"position": 1}, options=TEAMS)
    assert plane(state, C)["slip"] == 1


@rule("HR-200", "HR-41")
def test_the_supercharger_adds_a_cell_after_an_overtaking() -> None:
    """Golden test D-36."""
    mine = with_technology("t_supercharger", position=7, hand={"4/1": 1})
    state = campaign(mine, {"position": 9}, {"position": 12}, turn=2, order=[2, 1, 0])
    play(state, "play 4/1")
    assert legal(state) == ["supercharge", "no supercharge"]
    moved = told(play(state, "supercharge"), "PlaneMoved")[0]
    assert (moved["speed"], moved["end"], moved["dangers"]) == (4, 13, 1)


@rule("HR-200")
def test_landing_on_a_plane_is_not_overtaking_it() -> None:
    """Golden test D-37."""
    mine = with_technology("t_supercharger", position=7, hand={"4/1": 1})
    state = campaign(mine, {"position": 11}, **SECOND)
    moved = told(play(state, "play 4/1"), "PlaneMoved")[0]
    assert (moved["end"], moved["dangers"]) == (12, 1)


@rule("HR-201")
def test_goggles_choose_each_card_of_a_refill_from_two() -> None:
    mine = with_technology("t_goggles", position=-9, hand={"1/0": 1, "3/0": 1, "4/1": 1})
    state = campaign(mine, FAR_AHEAD, **SECOND)
    play(state, "play 4/1", "luck: 9/4", "luck: 5/1")
    assert legal(state) == ["keep 5/1", "keep 9/4"]
    play(state, "keep 9/4")
    assert plane(state, A)["hand"] == {"1/0": 1, "3/0": 1, "9/4": 1}
    assert plane(state, A)["under"] == ["5/1"]


@rule("HR-201")
def test_with_one_card_left_goggles_offer_no_choice() -> None:
    mine = with_technology("t_goggles", position=-9, hand={"4/1": 1}, deck={"9/4": 1})
    state = campaign(mine, FAR_AHEAD, **SECOND)
    play(state, "play 4/1")
    assert fact(state, "phase") == "refill"


@rule("HR-201")
def test_goggles_do_not_look_at_the_first_hand_which_is_dealt() -> None:
    state = campaign(
        {"technologies": ["t_goggles"], "rank": 1}, {"rank": 2}, phase="deal", taker=0, race=1
    )
    events = play(state, "luck: 9/4", "luck: 8/3", "luck: 1/0")
    assert plane(state, A)["hand"] == {"9/4": 1, "8/3": 1, "1/0": 1}
    assert told(events, "CardLookedAt") == []


@rule("HR-202")
def test_goggles_and_course_reading_choose_the_first_from_three_the_others_from_two() -> None:
    cards = cards_with("macchi", m_course_reading="4/1")
    mine = {"cards": cards, "hand": {"m_course_reading": 1, "1/0": 1}, "position": -9}
    state = campaign(with_technology("t_goggles", **mine), FAR_AHEAD, **SECOND)
    play(state, "play m_course_reading", "luck: 9/4", "luck: 5/1", "luck: 8/3")
    assert len(legal(state)) == 3
    play(state, "keep 9/4", "luck: 7/2", "luck: 3/0")
    assert legal(state) == ["keep 3/0", "keep 7/2"]


@rule("HR-201")
def test_what_is_looked_at_is_seen_by_its_owner_alone() -> None:
    mine = with_technology("t_goggles", position=-9, hand={"1/0": 1, "3/0": 1, "4/1": 1})
    state = campaign(mine, FAR_AHEAD, **SECOND)
    play(state, "play 4/1", "luck: 9/4", "luck: 5/1")
    assert state.view(A).to_json()["looked"] == ["9/4", "5/1"]
    assert state.view(B).to_json()["looked"] == []
    assert state.view(B).to_json()["looked_size"] == 2
