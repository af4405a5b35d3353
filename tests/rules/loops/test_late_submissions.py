"""Refusals that need a match: old versions, luck that waits, seats."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    FAULTS,
    MIXED_HANDS,
    A,
    B,
    C,
    D,
    altitude,
    match_at,
)
from voltige.core.errors import IllegalActionError
from voltige.match.errors import MatchError
from voltige.match.match import Match


def refused_by(
    match: Match, seat: int, attempt: dict[str, Any], version: int | None = None
) -> tuple[str, str]:
    """Submit what is refused, and make sure that the match has not changed."""
    before = (match.state.to_dict(), match.version, match.shown_version)
    with pytest.raises(IllegalActionError) as caught:
        match.submit(seat, attempt, version)
    assert (match.state.to_dict(), match.version, match.shown_version) == before
    return caught.value.code, caught.value.rule


@rule("LO-13")
def test_a_double_click_is_stale_and_never_a_fault() -> None:
    match = match_at(FAULTS, hands=MIXED_HANDS, pile=["alt_5000"])
    seen = match.version
    match.submit(A, altitude(7000, 1), seen)
    assert refused_by(match, A, altitude(4000, 1), seen) == ("stale_state", "LO-13")
    assert refused_by(match, A, altitude(4000, 1), 99) == ("stale_state", "LO-13")
    assert refused_by(match, A, altitude(4000, 1), -1) == ("stale_state", "LO-13")


@rule("LO-43")
def test_secret_answers_of_others_do_not_make_a_claim_stale() -> None:
    match = match_at(hands=MIXED_HANDS, pile=["alt_5000"])
    match.submit(A, {"do": "play_speed"})
    seen = match.version
    match.submit(C, {"do": "decline"}, seen)
    match.submit(B, altitude(8000, 1), seen)
    assert refused_by(match, B, {"do": "decline"}, seen) == ("already_committed", "LO-43")


@rule("LO-45")
def test_a_claim_that_comes_after_the_race_is_too_late() -> None:
    match = match_at(hands=MIXED_HANDS, pile=["alt_5000"])
    match.submit(A, {"do": "play_speed"})
    seen = match.version
    for seat in (B, C, D):
        match.submit(seat, {"do": "decline"}, seen)
    assert fact_of(match, "to_act") == B
    assert refused_by(match, B, altitude(8000, 1), seen) == ("race_closed", "LO-45")
    assert refused_by(match, C, {"do": "decline"}, seen) == ("race_closed", "LO-45")
    match.submit(B, altitude(8000, 1), match.version)


@rule("LO-46", "LO-45")
def test_a_claim_for_the_race_before_is_too_late_for_the_new_one() -> None:
    hands = [MIXED_HANDS[0], MIXED_HANDS[1] | {"speed": 1}, *MIXED_HANDS[2:]]
    match = match_at(hands=hands, pile=["alt_5000"])
    match.submit(A, {"do": "play_speed"})
    seen = match.version
    match.submit(C, {"do": "decline"}, seen)
    match.submit(D, {"do": "decline"}, seen)
    match.submit(B, {"do": "play_speed"}, seen)
    assert fact_of(match, "phase") == "race"
    assert refused_by(match, C, altitude(6000, 1), seen) == ("race_closed", "LO-45")
    match.submit(C, altitude(6000, 1), match.version)


@rule("LO-49", "LO-55")
def test_a_match_refuses_everything_between_rounds_and_after_the_game() -> None:
    hands = [{"alt_9000": 1}, {"alt_1000": 1}, {"alt_1000": 1}, {"alt_1000": 1}]
    match = match_at(hands=hands)
    match.submit(A, altitude(9000, 1))
    assert refused_by(match, B, altitude(1000, 1)) == ("round_over", "LO-49")
    match = match_at({"max_rounds": 1}, hands=hands)
    match.submit(A, altitude(9000, 1))
    assert refused_by(match, B, altitude(1000, 1)) == ("game_over", "LO-55")


@rule("LO-1")
@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    match = match_at(hands=MIXED_HANDS)
    with pytest.raises(MatchError) as caught:
        match.submit(seat, {"do": "pick_up"})
    assert caught.value.code == "no_such_seat"


def fact_of(match: Match, key: str) -> Any:
    """Look one key of a match's position up."""
    return match.state.to_dict()[key]
