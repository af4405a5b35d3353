"""Faults: LO-60 to LO-66 and LO-71."""

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    FAULTS,
    A,
    B,
    C,
    D,
    attempt_of,
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
from voltige.match.record import Record, read_record, write_record

PILE = ["alt_2000", "draw_2", "alt_5000"]
HAND = {"alt_3000": 2, "alt_4000": 1, "alt_8000": 2, "attitude_change": 2, "looping": 1}
IN_TURN = {
    "play 3000 x2": "against_attitude",
    "play 4000 + 8000": "mixed_values",
    "play attitude x2": "one_special_only",
    "play attitude + looping": "one_special_only",
    "play looping + 8000": "one_special_only",
}
RACE_HANDS = [
    {"speed": 1, "alt_9000": 2},
    {"alt_3000": 1, "alt_8000": 2},
    {"alt_4000": 1, "alt_7000": 1, "attitude_change": 2},
    {"alt_2000": 1, "alt_9000": 2},
]


def turn_of_b(**data: object) -> LoopsState:
    """Make B's turn on a pile of three, where faults are punished."""
    hands = [{"alt_9000": 3}, HAND, {"alt_1000": 3}, {"alt_6000": 3}]
    return position(options=FAULTS, **({"hands": hands, "to_act": B, "pile": PILE} | data))


def race_of_a(**data: object) -> LoopsState:
    """Let A open a race where faults are punished."""
    state = position(options=FAULTS, **({"hands": RACE_HANDS, "pile": ["alt_5000"]} | data))
    play(state, "play speed")
    return state


@rule("LO-60", "LO-61", "LO-62", "LO-66")
@pytest.mark.parametrize(("attempt", "code"), IN_TURN.items(), ids=list(IN_TURN))
def test_a_fault_in_turn_costs_the_pile_and_the_turn(attempt: str, code: str) -> None:
    state = turn_of_b()
    events = commit_fault(state, B, attempt)
    assert events[0].data["code"] == code
    told = state.to_dict()
    taken = {"alt_2000": 1, "draw_2": 1, "alt_5000": 1}
    assert told["hands"][B] == HAND | taken
    assert told["hand_sizes"] == [3, 11, 3, 3]
    assert told["pile"] == []
    assert told["base_altitude"] == 0
    assert told["attitude"] == "positive"
    assert told["direction"] == "left"
    assert told["to_act"] == C
    assert told["plays_this_round"] == 1


@rule("LO-62")
def test_the_turn_after_a_fault_passes_in_the_direction_of_play() -> None:
    state = turn_of_b(direction="right")
    commit_fault(state, B, "play 3000 x1")
    assert fact(state, "to_act") == A


@rule("LO-60", "LO-66")
def test_an_altitude_above_the_base_is_a_fault_when_descending() -> None:
    state = turn_of_b(attitude="negative")
    events = commit_fault(state, B, "play 8000 x2")
    assert events[0].data == {"seat": B, "code": "against_attitude", "cards": ["alt_8000"] * 2}


@rule("LO-61")
def test_the_cards_wrongly_shown_never_count_as_played() -> None:
    """Attitude cards shown as a pair turn nothing, and even all cards shown win nothing."""
    hands = [{"alt_9000": 3}, {"attitude_change": 2}, {"alt_1000": 3}, {"alt_6000": 3}]
    state = turn_of_b(hands=hands)
    events = commit_fault(state, B, "play attitude x2")
    assert fact(state, "attitude") == "positive"
    assert fact(state, "rounds_won") == [0, 0, 0, 0]
    assert fact(state, "phase") == "turn"
    assert "CardsPlayed" not in names(events)


@rule("LO-61")
def test_the_cards_wrongly_shown_are_known_to_all_from_then_on() -> None:
    state = turn_of_b()
    commit_fault(state, B, "play 4000 + 8000")
    known = {"alt_2000": 1, "alt_4000": 1, "alt_5000": 1, "alt_8000": 1, "draw_2": 1}
    for seat in (SPECTATOR, A, B, C, D):
        assert view(state, seat)["known"][B] == known


@rule("LO-60", "LO-63", "LO-66")
@pytest.mark.parametrize(
    ("offender", "attempt"),
    [(A, "play 9000 x1"), (D, "play 6000 x3"), (C, "play 1000 x1"), (D, "play 6000 x1")],
)
def test_a_fault_out_of_turn_costs_the_pile_and_leaves_the_turn(
    offender: int, attempt: str
) -> None:
    state = turn_of_b()
    before = state.to_dict()
    events = commit_fault(state, offender, attempt)
    assert events[0].data["code"] == "not_your_turn"
    after = state.to_dict()
    assert after["hand_sizes"][offender] == before["hand_sizes"][offender] + 3
    assert after["hands"][offender] == before["hands"][offender] | {
        "alt_2000": 1,
        "draw_2": 1,
        "alt_5000": 1,
    }
    assert after["to_act"] == B
    assert after["pile"] == []
    assert "pick up" not in legal(state)
    assert "play 3000 x1" in legal(state)
    assert after["plays_this_round"] == 1


ILLEGAL_CLAIMS = [
    (B, "play 3000 x1", "against_attitude"),
    (B, "play 3000 + 8000", "mixed_values"),
    (C, "play 4000 x1", "against_attitude"),
    (C, "play attitude x2", "one_special_only"),
    (C, "play attitude + 7000", "one_special_only"),
    (D, "play 2000 x1", "against_attitude"),
    (A, "play 9000 x1", "own_race"),
]


@rule("LO-60", "LO-61", "LO-64", "LO-66")
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


@rule("LO-65")
@pytest.mark.parametrize(
    ("seat", "attempt", "reason"),
    [
        (B, "play 4000 + 8000", ("mixed_values", "LO-18")),
        (B, "play attitude x2", ("one_special_only", "LO-19")),
        (B, "play looping + 8000", ("one_special_only", "LO-19")),
        (D, "play 6000 x1", ("not_your_turn", "LO-12")),
    ],
)
def test_a_fault_on_an_empty_pile_is_merely_refused(
    seat: int, attempt: str, reason: tuple[str, str]
) -> None:
    state = turn_of_b(pile=[], plays_this_round=7)
    assert refused(state, seat, attempt) == reason
    assert not is_punished(state, seat, attempt)
    assert fact(state, "to_act") == B
    assert fact(state, "plays_this_round") == 7
    assert "play 3000 x2" in legal(state)


@rule("LO-66")
@pytest.mark.parametrize(
    ("seat", "attempt", "code"),
    [
        (B, "play 9000 x1", "not_in_hand"),
        (B, "play 3000 x3", "not_in_hand"),
        (B, "play draw3 on A", "not_in_hand"),
        (A, "play draw3 on B", "not_in_hand"),
        (B, {"do": "play_attitude", "target": A}, "target_not_wanted"),
        (B, {"do": "play_altitude", "value": 3000, "count": 1, "target": A}, "target_not_wanted"),
        (A, "pick up", "not_your_turn"),
        (B, "decline", "race_closed"),
        (A, "decline", "race_closed"),
    ],
)
def test_slips_and_pick_ups_out_of_turn_are_never_punished(
    seat: int, attempt: str | dict[str, object], code: str
) -> None:
    state = turn_of_b()
    assert refused(state, seat, attempt)[0] == code
    assert not is_punished(state, seat, attempt)


@rule("LO-66")
def test_a_wrong_target_is_never_punished() -> None:
    hands = [{"alt_9000": 3}, {"draw_2": 1, "alt_1000": 1}]
    state = turn_of_b(hands=hands)
    assert refused(state, B, "play draw2 on B")[0] == "bad_target"
    assert not is_punished(state, B, "play draw2 on B")


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
def test_a_fault_is_never_among_the_legal_actions() -> None:
    state = turn_of_b()
    assert not set(IN_TURN) & set(legal(state))
    assert legal(state, A) == []
    race = race_of_a()
    assert legal(race, A) == []
    assert "play 3000 x1" not in legal(race, B)


@rule("LO-60", "LO-66")
def test_where_faults_are_refused_none_is_punished() -> None:
    hands = [{"alt_9000": 3}, HAND, {"alt_1000": 3}, {"alt_6000": 3}]
    state = position(hands=hands, to_act=B, pile=PILE)
    for attempt, code in IN_TURN.items():
        assert refused(state, B, attempt)[0] == code
        assert not is_punished(state, B, attempt)
    assert not is_punished(state, D, "play 6000 x1")
    race = position(hands=RACE_HANDS, pile=["alt_5000"])
    play(race, "play speed")
    for seat, attempt, code in ILLEGAL_CLAIMS:
        assert refused(race, seat, attempt)[0] == code
        assert not is_punished(race, seat, attempt)
    assert fact(race, "phase") == "race"


@rule("LO-60")
def test_a_match_punishes_and_writes_the_fault_into_its_log() -> None:
    hands = [{"alt_9000": 3}, HAND, {"alt_1000": 3}, {"alt_6000": 3}]
    match = match_at(FAULTS, hands=hands, to_act=B, pile=PILE)
    entry = match.submit(B, attempt_of(turn_of_b(), "play 4000 + 8000"))
    assert entry.kind == "fault"
    assert entry.fault is not None
    assert (entry.fault.seat, entry.fault.code) == (B, "mixed_values")
    assert entry.fault.cards == ["alt_4000", "alt_8000"]
    again = read_record(write_record(Record(match, None, hashes=True)), (match.table.game,))
    assert again.match.state.to_dict() == match.state.to_dict()


@rule("LO-65")
def test_a_match_refuses_a_fault_on_an_empty_pile_and_logs_nothing() -> None:
    hands = [{"alt_9000": 3}, HAND, {"alt_1000": 3}, {"alt_6000": 3}]
    match = match_at(FAULTS, hands=hands, to_act=B)
    before = match.state.to_dict()
    with pytest.raises(IllegalActionError) as caught:
        match.submit(B, {"do": "play", "cards": ["alt_4000", "alt_8000"]})
    assert caught.value.code == "mixed_values"
    assert match.version == 0
    assert match.state.to_dict() == before


@rule("LO-71")
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
