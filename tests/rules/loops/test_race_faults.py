"""Faults in a race: LO-64, LO-66 and LO-71."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    FAULTS,
    A,
    B,
    C,
    D,
    commit_fault,
    fact,
    is_punished,
    legal,
    match_at,
    names,
    play,
    position,
    refused,
    view,
)
from voltige.core.errors import IllegalActionError
from voltige.core.state import SPECTATOR
from voltige.games.loops.state import LoopsState

RACE_HANDS = [
    {"speed": 1, "alt_9000": 2},
    {"alt_3000": 1, "alt_8000": 2},
    {"alt_4000": 1, "alt_7000": 1, "pitch": 2},
    {"alt_2000": 1, "alt_9000": 2},
]


def race_of_a(**data: Any) -> LoopsState:
    """Let A open a race where faults are punished."""
    given: dict[str, Any] = {"hands": RACE_HANDS, "pile": ["alt_5000"]} | data
    state = position(options=FAULTS, **given)
    play(state, "play speed")
    return state


ILLEGAL_CLAIMS = [
    (B, "play 3000 x1", "against_pitch"),
    (B, "play 3000 + 8000", "mixed_values"),
    (C, "play 4000 x1", "against_pitch"),
    (C, "play pitch x2", "one_special_only"),
    (C, "play pitch + 7000", "one_special_only"),
    (D, "play 2000 x1", "against_pitch"),
    (A, "play 9000 x1", "own_race"),
]


@rule("LO-60", "LO-61", "LO-64", "LO-66", "LO-D25")
@pytest.mark.parametrize(("offender", "attempt", "code"), ILLEGAL_CLAIMS)
def test_a_fault_in_a_race_ends_it(offender: int, attempt: str, code: str) -> None:
    state = race_of_a()
    before = state.to_dict()
    events = commit_fault(state, offender, attempt)
    assert events[0].data["code"] == code
    after = state.to_dict()
    assert after["phase"] == "turn"
    assert after["race"] == {}
    assert after["hand_sizes"][offender] == before["hand_sizes"][offender] + 2
    assert after["hands"][offender]["speed"] == 1
    assert after["pile"] == []
    assert after["to_act"] == (C if offender == B else B)
    assert after["plays_this_round"] == 2


@rule("LO-64")
@pytest.mark.parametrize(("offender", "follower"), [(B, D), (D, C), (A, D)])
def test_after_a_fault_in_a_race_the_direction_decides_who_is_next(
    offender: int, follower: int
) -> None:
    state = race_of_a(direction="right")
    attempts = {A: "play 9000 x1", B: "play 3000 x1", D: "play 2000 x1"}
    commit_fault(state, offender, attempts[offender])
    assert fact(state, "to_act") == follower


@rule("LO-66")
@pytest.mark.parametrize(
    ("seat", "attempt", "code"),
    [
        (A, "decline", "own_race"),
        (A, "pick up", "no_pick_up_in_race"),
        (B, "pick up", "no_pick_up_in_race"),
        (C, "play 4000 x1", "already_committed"),
        (C, "play 4000 + 7000", "already_committed"),
        (C, "decline", "already_committed"),
    ],
)
def test_in_a_race_only_claims_of_seats_still_asked_are_punished(
    seat: int, attempt: str, code: str
) -> None:
    state = race_of_a()
    play(state, "C: decline")
    assert refused(state, seat, attempt)[0] == code
    assert not is_punished(state, seat, attempt)


@rule("LO-66")
def test_a_fault_in_a_race_is_never_among_the_legal_actions() -> None:
    state = race_of_a()
    assert legal(state, A) == []
    for seat, attempt, _ in ILLEGAL_CLAIMS:
        assert attempt not in legal(state, seat)


@rule("LO-60", "LO-66")
def test_where_faults_are_refused_the_race_goes_on() -> None:
    state = position(hands=RACE_HANDS, pile=["alt_5000"])
    play(state, "play speed")
    for seat, attempt, code in ILLEGAL_CLAIMS:
        assert refused(state, seat, attempt)[0] == code
        assert not is_punished(state, seat, attempt)
    assert fact(state, "phase") == "race"


@rule("LO-71", "LO-D30")
@pytest.mark.parametrize(("offender", "attempt"), [(D, "play 2000 x1"), (A, "play 9000 x1")])
def test_a_fault_voids_the_answers_that_others_have_given(offender: int, attempt: str) -> None:
    state = race_of_a()
    hands = fact(state, "hands")
    play(state, "B: play 8000 x2", "C: play 7000 x1")
    events = commit_fault(state, offender, attempt)
    assert names(events) == ["FaultPunished", "PilePickedUp", "TurnStarted"]
    told = state.to_dict()
    assert told["race"] == {}
    assert told["phase"] == "turn"
    assert told["to_act"] == B
    assert told["hands"][B] == hands[B]
    assert told["hands"][C] == hands[C]
    for seat in (SPECTATOR, A, B, C, D):
        seen = view(state, seat)
        assert seen["claim"] == ""
        assert seen["known"][B] == seen["known"][C] == {}


@rule("LO-71")
def test_the_next_race_knows_nothing_of_a_race_that_a_fault_ended() -> None:
    hands = [*RACE_HANDS[:3], {"alt_2000": 1, "alt_9000": 2, "speed": 1}]
    state = race_of_a(hands=hands)
    play(state, "B: play 8000 x2")
    commit_fault(state, C, "play 4000 x1")
    play(state, "play 8000 x1", "pick up", "play speed")
    assert fact(state, "race") == {"speed_player": D, "claims": ["", "", "", ""]}


@rule("LO-43", "LO-71")
def test_a_late_legal_claim_is_no_fault() -> None:
    match = match_at(FAULTS, hands=RACE_HANDS, pile=["alt_5000"])
    match.submit(A, {"do": "play_speed"})
    race_version = match.version
    match.submit(B, {"do": "play_altitude", "value": 8000, "count": 1})
    match.submit(C, {"do": "decline"})
    match.submit(D, {"do": "decline"})
    before = match.state.to_dict()
    with pytest.raises(IllegalActionError) as caught:
        match.submit(D, {"do": "play_altitude", "value": 9000, "count": 1}, race_version)
    assert (caught.value.code, caught.value.rule) == ("race_closed", "LO-45")
    assert match.state.to_dict() == before
