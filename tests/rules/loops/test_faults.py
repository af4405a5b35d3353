"""Faults in and out of turn: LO-60 to LO-63, LO-65 and LO-66."""

from typing import Any

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
    position,
    refused,
    view,
)
from voltige.core.errors import IllegalActionError
from voltige.core.state import SPECTATOR
from voltige.games.loops.state import LoopsState
from voltige.match.record import Record, read_record, write_record
from voltige.match.steps import Punish

PILE = ["alt_2000", "draw_2", "alt_5000"]


HAND = {"alt_3000": 2, "alt_4000": 1, "alt_8000": 2, "pitch": 2, "loop": 1}
HANDS = [{"alt_9000": 3}, HAND, {"alt_1000": 3}, {"alt_6000": 3}]


IN_TURN = {
    "play 3000 x2": "against_pitch",
    "play 4000 + 8000": "mixed_values",
    "play pitch x2": "one_special_only",
    "play pitch + loop": "one_special_only",
    "play loop + 8000": "one_special_only",
}


def turn_of_b(**data: Any) -> LoopsState:
    """Make B's turn on a pile of three, where faults are punished."""
    given: dict[str, Any] = {"hands": HANDS, "to_act": B, "pile": PILE} | data
    return position(options=FAULTS, **given)


@rule("LO-60", "LO-61", "LO-62", "LO-66", "LO-D25")
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
    assert told["pitch"] == "positive"
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
    state = turn_of_b(pitch="negative")
    events = commit_fault(state, B, "play 8000 x2")
    assert events[0].data == {"seat": B, "code": "against_pitch", "cards": ["alt_8000"] * 2}


@rule("LO-61")
def test_the_cards_wrongly_shown_never_count_as_played() -> None:
    """Pitch cards shown as a pair turn nothing, and even all cards shown win nothing."""
    hands = [{"alt_9000": 3}, {"pitch": 2}, {"alt_1000": 3}, {"alt_6000": 3}]
    state = turn_of_b(hands=hands)
    events = commit_fault(state, B, "play pitch x2")
    assert fact(state, "pitch") == "positive"
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


@rule("LO-60", "LO-63", "LO-66", "LO-D25")
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


@rule("LO-65", "LO-D25")
@pytest.mark.parametrize(
    ("seat", "attempt", "reason"),
    [
        (B, "play 4000 + 8000", ("mixed_values", "LO-18")),
        (B, "play pitch x2", ("one_special_only", "LO-19")),
        (B, "play loop + 8000", ("one_special_only", "LO-19")),
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


@rule("LO-66", "LO-D26")
@pytest.mark.parametrize(
    ("seat", "attempt", "code"),
    [
        (B, "play 9000 x1", "not_in_hand"),
        (B, "play 3000 x3", "not_in_hand"),
        (B, "play draw3 on A", "not_in_hand"),
        (A, "play draw3 on B", "not_in_hand"),
        (B, {"do": "play_pitch", "target": A}, "target_not_wanted"),
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
def test_a_fault_is_never_among_the_legal_actions() -> None:
    state = turn_of_b()
    assert not set(IN_TURN) & set(legal(state))
    assert legal(state, A) == []


@rule("LO-60", "LO-66")
def test_where_faults_are_refused_none_is_punished() -> None:
    state = position(hands=HANDS, to_act=B, pile=PILE)
    for attempt, code in IN_TURN.items():
        assert refused(state, B, attempt)[0] == code
        assert not is_punished(state, B, attempt)
    assert refused(state, D, "play 6000 x1")[0] == "not_your_turn"
    assert not is_punished(state, D, "play 6000 x1")


@rule("LO-60")
def test_a_match_punishes_and_writes_the_fault_into_its_log() -> None:
    match = match_at(FAULTS, hands=HANDS, to_act=B, pile=PILE)
    entry = match.submit(B, attempt_of(turn_of_b(), "play 4000 + 8000"))
    assert entry.kind == "fault"
    assert (entry.seat, entry.step) == (B, Punish("mixed_values", ["alt_4000", "alt_8000"]))
    again = read_record(write_record(Record(match, None, hashes=True)), (match.table.game,))
    assert again.match.state.to_dict() == match.state.to_dict()


@rule("LO-65")
def test_a_match_refuses_a_fault_on_an_empty_pile_and_logs_nothing() -> None:
    match = match_at(FAULTS, hands=HANDS, to_act=B)
    before = match.state.to_dict()
    with pytest.raises(IllegalActionError) as caught:
        match.submit(B, {"do": "play", "cards": ["alt_4000", "alt_8000"]})
    assert caught.value.code == "mixed_values"
    assert match.version == 0
    assert match.state.to_dict() == before
