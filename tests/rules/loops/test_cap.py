"""The cap of plays: LO-59."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    FAULTS,
    LAST_CARDS,
    A,
    C,
    commit_fault,
    fact,
    names,
    play,
    position,
    refused,
)

OTHERS = [{"alt_1000": 1}, {"alt_2000": 1}, {"alt_3000": 1}]


CAPPED: list[tuple[str, dict[str, Any]]] = [
    ("play 6000 x1", {"alt_6000": 1}),
    ("pick up", {}),
    ("play pitch", {"pitch": 1}),
    ("play direction", {"direction_change": 1}),
    ("play loop", {"loop": 1}),
    ("play speed", {"speed": 1}),
]


@rule("LO-59", "LO-D24")
@pytest.mark.parametrize(("last", "card"), CAPPED, ids=[last for last, _ in CAPPED])
def test_the_play_that_reaches_the_cap_ends_the_round_without_a_winner(
    last: str, card: dict[str, int]
) -> None:
    state = position(
        hands=[{"alt_3000": 1} | card, *OTHERS], pile=["alt_5000"], plays_this_round=999
    )
    events = play(state, last)
    taken = 5 if last == "pick up" else 0
    assert fact(state, "phase") == "deal"
    assert fact(state, "round_no") == 2
    assert fact(state, "plays_this_round") == 0
    assert fact(state, "rounds_won") == [0, 0, 0, 0]
    assert fact(state, "totals") == [3 + taken, 1, 2, 3]
    assert "RaceOpened" not in names(events)
    assert events[-2].data["winner"] == -1


@rule("LO-59")
def test_one_play_below_the_cap_the_round_goes_on() -> None:
    state = position(hands=[{"alt_6000": 2}, *OTHERS], pile=["alt_5000"], plays_this_round=998)
    play(state, "play 6000 x1")
    assert fact(state, "phase") == "turn"
    assert fact(state, "plays_this_round") == 999


@rule("LO-59")
def test_at_the_cap_a_draw_card_strikes_before_the_count() -> None:
    hands = [{"alt_3000": 1, "draw_2": 1}, *OTHERS]
    state = position(hands=hands, pile=["alt_5000"], plays_this_round=999)
    play(state, "play draw2 on D")
    assert fact(state, "phase") == "take"
    play(state, "luck: 9000 9000")
    assert fact(state, "totals") == [3, 1, 2, 21]
    assert fact(state, "rounds_won") == [0, 0, 0, 0]


@rule("LO-59", "LO-49")
@pytest.mark.parametrize(("card", "last"), LAST_CARDS.items(), ids=list(LAST_CARDS))
def test_a_play_that_empties_the_hand_wins_even_at_the_cap(card: str, last: str) -> None:
    state = position(hands=[{card: 1}, *OTHERS], pile=["alt_5000"], plays_this_round=999)
    play(state, last)
    assert fact(state, "rounds_won") == [1, 0, 0, 0]


@rule("LO-59")
def test_a_won_claim_counts_as_a_play_and_declining_does_not() -> None:
    hands = [{"speed": 1, "alt_9000": 1}, {"alt_6000": 2}, {"alt_8000": 2}, {"alt_3000": 1}]
    state = position(hands=hands, pile=["alt_5000"], plays_this_round=5)
    play(state, "play speed")
    assert fact(state, "plays_this_round") == 6
    play(state, "B: play 6000 x1", "C: play 8000 x1", "D: decline")
    assert fact(state, "plays_this_round") == 6
    play(state, "luck: C")
    assert fact(state, "plays_this_round") == 7


@rule("LO-59")
def test_a_claim_that_reaches_the_cap_ends_the_round_without_a_winner() -> None:
    hands = [{"speed": 1, "alt_9000": 1}, {"alt_1000": 1}, {"alt_8000": 2}, {"alt_3000": 1}]
    state = position(hands=hands, pile=["alt_5000"], plays_this_round=998)
    play(state, "play speed", "B: decline", "C: play 8000 x1", "D: decline")
    assert fact(state, "rounds_won") == [0, 0, 0, 0]
    assert fact(state, "totals") == [9, 1, 8, 3]


@rule("LO-59")
def test_a_punished_fault_counts_for_the_cap() -> None:
    hands = [{"alt_3000": 1, "alt_9000": 1}, *OTHERS]
    state = position(options=FAULTS, hands=hands, pile=["alt_5000"], plays_this_round=998)
    commit_fault(state, A, "play 3000 x1")
    assert fact(state, "plays_this_round") == 999
    play(state, "play 1000 x1")
    assert fact(state, "rounds_won") == [0, 1, 0, 0]


@rule("LO-59", "LO-60")
@pytest.mark.parametrize("offender", [A, C])
def test_a_fault_at_the_cap_ends_the_round_without_a_winner(offender: int) -> None:
    hands = [{"alt_3000": 2}, *OTHERS]
    state = position(options=FAULTS, hands=hands, pile=["alt_5000"], plays_this_round=999)
    commit_fault(state, offender, "play 3000 x1" if offender == A else "play 2000 x1")
    totals = [6, 1, 2, 3]
    totals[offender] += 5
    assert fact(state, "totals") == totals
    assert fact(state, "rounds_won") == [0, 0, 0, 0]
    assert fact(state, "phase") == "deal"


@rule("LO-59", "LO-65")
def test_refused_attempts_do_not_count() -> None:
    state = position(hands=[{"alt_3000": 1}, *OTHERS], pile=["alt_5000"], plays_this_round=999)
    refused(state, A, "play 3000 x1")
    assert fact(state, "plays_this_round") == 999
    assert fact(state, "phase") == "turn"
