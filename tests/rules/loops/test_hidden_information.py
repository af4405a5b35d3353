"""docs/rules/loops.md, "What each seat may know": views and the events told to a seat."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    FAULTS,
    A,
    B,
    C,
    D,
    bring,
    commit_fault,
    fact,
    names,
    new_game,
    play,
    position,
    view,
)
from voltige.core.event import EVERYONE, Event
from voltige.core.state import SEVERAL, SPECTATOR
from voltige.games.loops.state import LoopsState

HANDS: list[dict[str, int]] = [
    {"speed": 1, "alt_9000": 2, "draw_2": 1},
    {"alt_6000": 2, "alt_4000": 1},
    {"alt_7000": 2, "loop": 1},
    {"alt_5000": 2, "pitch": 1},
]
EVERYBODY = [SPECTATOR, A, B, C, D]
CLAIMS = ["decline", "play 6000 x1", "play 6000 x2"]


def told_to(events: list[Event], seat: int) -> list[dict[str, Any]]:
    """Give what a seat, or a spectator, is told."""
    return [event.to_json() for event in events if event.to in {EVERYONE, seat}]


@rule("LO-2")
def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    state = position(hands=HANDS)
    for seat in (A, B, C, D):
        assert view(state, seat)["hand"] == HANDS[seat]
    assert view(state, SPECTATOR)["hand"] == {}


@rule("LO-3")
def test_all_see_how_many_cards_others_hold_and_how_many_can_be_drawn() -> None:
    state = position(hands=HANDS, pile=["alt_3000", "speed"])
    for seat in EVERYBODY:
        assert view(state, seat)["hand_sizes"] == [4, 3, 3, 3]
        assert view(state, seat)["draw_pile_size"] == 95


@rule("LO-3", "LO-27")
def test_other_hands_and_the_draw_pile_change_nothing_in_a_view() -> None:
    """B and the draw pile swap cards, C and D swap hands: A and a spectator see the same."""
    hidden = [HANDS[A], {"alt_1000": 2, "loop": 1}, HANDS[D], HANDS[C]]
    one, other = position(hands=HANDS), position(hands=hidden)
    assert view(one, A) == view(other, A)
    assert view(one, SPECTATOR) == view(other, SPECTATOR)
    assert view(one, B) != view(other, B)


@rule("LO-11", "LO-D27")
def test_all_see_the_whole_pile_in_order() -> None:
    pile = ["alt_3000", "speed", "alt_5000", "draw_4"]
    state = position(hands=HANDS, pile=pile)
    for seat in EVERYBODY:
        assert view(state, seat)["pile"] == pile
        assert view(state, seat)["base_altitude"] == 5000


@rule("LO-8", "LO-53", "LO-67")
def test_all_see_conditions_totals_starter_and_rounds_won() -> None:
    state = position(
        hands=HANDS,
        starter=C,
        direction="right",
        pitch="negative",
        totals=[1, 2, 3, 4],
        rounds_won=[0, 1, 0, 2],
        round_no=4,
    )
    for seat in EVERYBODY:
        seen = view(state, seat)
        assert (seen["direction"], seen["pitch"], seen["starter"]) == ("right", "negative", C)
        assert (seen["totals"], seen["rounds_won"]) == ([1, 2, 3, 4], [0, 1, 0, 2])
        assert (seen["round_no"], seen["to_act"]) == (4, A)


@rule("LO-2", "LO-3")
def test_a_card_dealt_is_told_to_its_owner_alone() -> None:
    state = new_game(3)
    events = play(state, "luck: A " + "1000 " * 9 + "speed " + "2000 " * 9 + "speed " + "3000 " * 9)
    events += play(state, "luck: loop")
    faces = [event for event in events if names([event]) == ["CardReceived"]]
    assert [event.to for event in faces] == [A] * 10 + [B] * 10 + [C] * 10
    assert names(events).count("CardTaken") == 30
    assert "alt_" not in str(told_to(events, SPECTATOR))
    assert view(state, B)["hand"] == {"alt_2000": 9, "speed": 1}
    for seat in (SPECTATOR, A, B, C):
        assert view(state, seat)["known"] == [{}, {}, {}]


@rule("LO-34")
def test_cards_taken_because_of_a_draw_card_are_told_to_the_target_alone() -> None:
    state = position(hands=HANDS)
    events = play(state, "play draw2 on C", "luck: 8000 loop")
    faces = [event for event in events if names([event]) == ["CardReceived"]]
    assert [event.to for event in faces] == [C, C]
    assert [event.data["card"] for event in faces] == ["alt_8000", "loop"]
    assert names(events).count("CardTaken") == 2
    assert "loop" not in str(told_to(events, SPECTATOR))
    assert view(state, C)["hand"] == {"alt_7000": 2, "alt_8000": 1, "loop": 2}
    for seat in EVERYBODY:
        assert view(state, seat)["hand_sizes"][C] == 5
        assert view(state, seat)["known"][C] == {}


@rule("LO-24")
def test_cards_picked_up_stay_known_until_they_are_played() -> None:
    state = position(hands=HANDS, pile=["alt_3000", "alt_6000", "alt_6000"], to_act=B)
    play(state, "pick up")
    for seat in EVERYBODY:
        assert view(state, seat)["known"][B] == {"alt_3000": 1, "alt_6000": 2}
    play(state, "play 7000 x1", "play pitch", "play draw2 on D", "luck: 1000 1000")
    play(state, "play 6000 x1")
    for seat in EVERYBODY:
        assert view(state, seat)["known"][B] == {"alt_3000": 1, "alt_6000": 1}


@rule("LO-9", "LO-24")
def test_what_was_known_is_forgotten_when_the_round_ends() -> None:
    hands = [{"alt_9000": 1}, {"alt_6000": 1}, {"alt_7000": 1}, {"alt_5000": 1}]
    state = position(hands=hands, pile=["alt_8000"], to_act=D)
    play(state, "pick up")
    assert view(state, A)["known"][D] == {"alt_8000": 1}
    play(state, "play 9000 x1")
    assert view(state, A)["known"] == [{}, {}, {}, {}]


@rule("LO-31", "LO-32")
def test_cards_returned_by_a_loop_are_known_until_the_next_card_is_drawn() -> None:
    state = position(hands=HANDS, pile=["alt_3000", "speed"], to_act=C)
    play(state, "play loop")
    returned = {"alt_3000": 1, "speed": 1, "loop": 1}
    for seat in EVERYBODY:
        assert view(state, seat)["returned"] == returned
    play(state, "play pitch", "play draw2 on B")
    assert view(state, A)["returned"] == returned
    bring(state, "8000")
    for seat in EVERYBODY:
        assert view(state, seat)["returned"] == {}


def race(*answers: str) -> tuple[LoopsState, list[Event]]:
    """Let A open a race and others answer; give the state and all events."""
    state = position(hands=HANDS, pile=["alt_4000"])
    return state, play(state, "play speed", *answers)


@rule("LO-43")
@pytest.mark.parametrize("claim", CLAIMS)
def test_an_answer_in_a_race_is_told_to_its_seat_alone(claim: str) -> None:
    state, events = race(f"B: {claim}")
    assert view(state, B)["claim"] == claim
    own = [event for event in events if names([event]) == ["ClaimMade"]]
    assert [event.to for event in own] == [B]
    for seat in (SPECTATOR, A, C, D):
        assert view(state, seat)["claim"] == ""


@rule("LO-43")
@pytest.mark.parametrize("claim", CLAIMS)
def test_nobody_sees_whether_another_has_answered(claim: str) -> None:
    before, _ = race()
    after, _ = race(f"B: {claim}")
    for seat in (SPECTATOR, A, C, D):
        assert view(after, seat) == view(before, seat)
    assert view(before, A)["to_act"] == SEVERAL
    assert view(before, C)["to_act"] == C
    assert view(after, B)["to_act"] == SEVERAL


@rule("LO-43")
def test_nobody_sees_that_luck_has_to_settle_the_race() -> None:
    before, _ = race("B: play 6000 x1", "C: play 7000 x2")
    settling, _ = race("B: play 6000 x1", "C: play 7000 x2", "D: play 5000 x1")
    assert fact(settling, "phase") == "settle_race"
    for seat in (SPECTATOR, A, B, C):
        assert view(settling, seat) == view(before, seat)
    assert view(settling, D)["phase"] == "race"


@rule("LO-43", "LO-47")
def test_a_race_won_among_several_looks_like_a_race_with_a_single_claim() -> None:
    one, alone = race("B: play 6000 x1", "C: decline", "D: decline")
    many, contested = race("B: play 6000 x1", "C: play 7000 x2", "D: play 5000 x1")
    contested += play(many, "luck: B")
    for seat in (SPECTATOR, A, B):
        assert told_to(alone, seat) == told_to(contested, seat)
        assert view(one, seat) == view(many, seat)
    assert "RaceWon" in names(alone)


@rule("LO-45")
def test_a_lapsed_race_tells_all_that_nobody_claimed() -> None:
    _, events = race("B: decline", "C: decline", "D: decline")
    assert {"event": "RaceLapsed"} in told_to(events, SPECTATOR)


@rule("LO-61")
def test_cards_shown_in_a_fault_are_known_to_all() -> None:
    state = position(options=FAULTS, hands=HANDS, pile=["alt_5000"], to_act=B)
    events = commit_fault(state, B, "play 4000 + 6000")
    fault = {"seat": B, "code": "mixed_values", "cards": ["alt_4000", "alt_6000"]}
    assert {"event": "FaultPunished"} | fault in told_to(events, SPECTATOR)
    for seat in EVERYBODY:
        assert view(state, seat)["known"][B] == {"alt_4000": 1, "alt_5000": 1, "alt_6000": 1}


@rule("LO-61")
def test_showing_a_card_that_was_known_already_tells_nothing_new() -> None:
    state = position(options=FAULTS, hands=HANDS, pile=["alt_5000"], to_act=B, known=[{}, HANDS[B]])
    commit_fault(state, B, "play 4000 x1")
    assert view(state, A)["known"][B] == HANDS[B] | {"alt_5000": 1}


@rule("LO-53")
def test_all_hands_are_turned_over_at_the_end_of_a_round() -> None:
    hands = [{"alt_9000": 2}, *HANDS[1:]]
    state = position(hands=hands)
    events = play(state, "play 9000 x2")
    shown = [event.data["cards"] for event in events if names([event]) == ["HandRevealed"]]
    assert shown == [{}, *HANDS[1:]]
    assert all(event.to == EVERYONE for event in events)


@rule("LO-53", "LO-55")
def test_all_hands_lie_open_when_the_game_is_over() -> None:
    state = position(options={"max_rounds": 1}, hands=[{"alt_9000": 2}, *HANDS[1:]])
    assert view(state, SPECTATOR)["open_hands"] == []
    play(state, "play 9000 x2")
    for seat in EVERYBODY:
        assert view(state, seat)["open_hands"] == [{}, *HANDS[1:]]
