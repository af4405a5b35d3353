"""What is done for a seat whose time has run out: turn_timeout_s and the times of a race."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    ONE_CARD_EACH,
    RACE_HANDS,
    SPECIAL_IDS,
    A,
    B,
    C,
    D,
    match_at,
    position,
)
from voltige.match.errors import MatchError


@rule("LO-45", "LO-D18")
@pytest.mark.parametrize(
    "options", [{"race_window_ms": 2000}, {"race_commit_ms": 3000}, {"race_deadline_h": 1}]
)
def test_whoever_lets_the_time_of_a_race_pass_declines(options: dict[str, int]) -> None:
    match = match_at(options, hands=RACE_HANDS, pile=["alt_5000"])
    match.submit(A, {"do": "play_speed"})
    for seat in (C, B, D):
        assert match.state.default_action().notation == "decline"
        entry = match.time_out(seat)
        assert (entry.kind, entry.text) == ("timeout", "decline")
    assert match.state.to_dict()["phase"] == "turn"
    assert match.state.to_dict()["to_act"] == B


@rule("LO-13", "LO-24")
def test_when_the_time_for_a_turn_is_over_the_pile_is_picked_up() -> None:
    hands = [{"alt_6000": 1, "loop": 1}, *ONE_CARD_EACH[1:]]
    match = match_at({"turn_timeout_s": 10}, hands=hands, pile=["alt_5000"])
    entry = match.time_out(A)
    assert (entry.kind, entry.text) == ("timeout", "pick up")
    assert match.state.to_dict()["to_act"] == B


@rule("LO-13")
@pytest.mark.parametrize("pitch", ["positive", "negative"])
def test_on_an_empty_pile_time_plays_the_single_lowest_altitude(pitch: str) -> None:
    hand = {"alt_6000": 3, "alt_4000": 2, "loop": 1, "pitch": 1}
    state = position(hands=[hand], pitch=pitch)
    assert state.default_action().notation == "play 4000 x1"


@rule("LO-13", "LO-22")
def test_without_altitudes_time_plays_the_first_special_of_the_deck_table() -> None:
    plays = {
        "pitch": "play pitch",
        "direction_change": "play direction",
        "speed": "play speed",
        "draw_2": "play draw2 on B",
        "draw_3": "play draw3 on B",
        "draw_4": "play draw4 on B",
        "loop": "play loop",
    }
    for place, card in enumerate(SPECIAL_IDS):
        hand = dict.fromkeys(SPECIAL_IDS[place:], 1)
        assert position(hands=[hand]).default_action().notation == plays[card]


@rule("LO-13", "LO-34")
@pytest.mark.parametrize(
    ("sizes", "direction", "target"),
    [
        ([1, 2, 4, 3], "left", "C"),
        ([1, 4, 4, 3], "left", "B"),  # ties in turn order
        ([1, 4, 4, 3], "right", "C"),
        ([1, 4, 4, 4], "right", "D"),
        ([9, 1, 1, 1], "left", "B"),
    ],
)
def test_time_aims_a_draw_card_at_the_fullest_other_hand(
    sizes: list[int], direction: str, target: str
) -> None:
    others = [{f"alt_{seat}000": size} for seat, size in enumerate(sizes) if seat > 0]
    hand = {"draw_2": 1} | ({"loop": 3, "draw_4": 2} if sizes[0] > 1 else {})
    state = position(hands=[hand, *others], direction=direction)
    assert state.default_action().notation == f"play draw2 on {target}"


@rule("LO-13")
@pytest.mark.parametrize("options", [{"pass_on_empty": True}, {"turn_timeout_s": 300}])
def test_time_never_picks_up_an_empty_pile(options: dict[str, Any]) -> None:
    state = position(options=options, hands=[{"alt_4000": 2}])
    assert state.default_action().notation == "play 4000 x1"


@rule("LO-13")
def test_time_runs_out_only_for_a_seat_that_is_asked() -> None:
    match = match_at({"turn_timeout_s": 10}, hands=ONE_CARD_EACH, pile=["alt_5000"])
    with pytest.raises(MatchError) as caught:
        match.time_out(B)
    assert caught.value.code == "not_asked"
