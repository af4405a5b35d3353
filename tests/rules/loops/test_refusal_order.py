"""The order of the checks (docs/rules/loops.md, "Refusals")."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    A,
    B,
    C,
    D,
    altitude,
    between_rounds,
    free_turn_of_a,
    over,
    race_of_a,
    refused,
    turn_of_a,
)
from voltige.core.state import CURRENT
from voltige.games.loops.state import LoopsState
from voltige.games.loops.terms import RACE, TURN

OLD_TURN = TURN  # the phase that a stale submission was made in


OLD_RACE = RACE


# Each attempt fails two checks or more; the earlier one in the order of the rules is the answer.
ORDER: list[tuple[str, Callable[[], LoopsState], int, str | dict[str, Any], int, str]] = [
    ("1 game before card", over, B, "play 9500", CURRENT, "game_over"),
    ("1 game before race", over, B, "decline", OLD_RACE, "game_over"),
    ("1 round before race", between_rounds, B, "decline", OLD_RACE, "round_over"),
    ("1 round before stale", between_rounds, B, "pick up", OLD_TURN, "round_over"),
    ("1 race before stale", turn_of_a, A, "decline", OLD_TURN, "race_closed"),
    ("1 race before card", turn_of_a, A, "play 9500", OLD_RACE, "race_closed"),
    ("1 stale before card", turn_of_a, A, "play 9500", OLD_TURN, "stale_state"),
    ("1 stale before turn", turn_of_a, B, "pick up", OLD_TURN, "stale_state"),
    ("2 card before count", turn_of_a, A, altitude(9500, 0), CURRENT, "unknown_card"),
    ("2 card before hand", turn_of_a, A, "play 9500 + loop", CURRENT, "unknown_card"),
    ("2 card before turn", turn_of_a, B, "play 9500", CURRENT, "unknown_card"),
    ("2 count before hand", turn_of_a, A, altitude(8000, 0), CURRENT, "bad_count"),
    ("2 count before turn", turn_of_a, B, altitude(8000, 0), CURRENT, "bad_count"),
    ("2 hand before turn", turn_of_a, B, "play 4000 x1", CURRENT, "not_in_hand"),
    ("2 hand before own race", race_of_a, A, "play 8000 x1", CURRENT, "not_in_hand"),
    ("2 hand before answer", race_of_a, D, "play 8000 x1", CURRENT, "not_in_hand"),
    ("2 hand before special", turn_of_a, A, "play loop + speed", CURRENT, "not_in_hand"),
    ("3 turn before pile", free_turn_of_a, B, "pick up", CURRENT, "not_your_turn"),
    ("3 turn before special", turn_of_a, B, "play loop + 8000", CURRENT, "not_your_turn"),
    ("3 turn before mixed", turn_of_a, B, "play 3000 + 8000", CURRENT, "not_your_turn"),
    ("3 turn before target", turn_of_a, B, "play draw3", CURRENT, "not_your_turn"),
    ("3 turn before pitch", turn_of_a, B, "play 3000 x1", CURRENT, "not_your_turn"),
    ("3 own race before special", race_of_a, A, "play pitch x2", CURRENT, "own_race"),
    ("3 own race before pitch", race_of_a, A, "play 4000 x1", CURRENT, "own_race"),
    ("3 answer before mixed", race_of_a, D, "play 1000 + 9000", CURRENT, "already_committed"),
    ("3 answer before pitch", race_of_a, D, "play 1000 x1", CURRENT, "already_committed"),
    (
        "5 special before mixed",
        turn_of_a,
        A,
        "play 4000 + 7000 + speed",
        CURRENT,
        "one_special_only",
    ),
    ("5 special before target", turn_of_a, A, "play draw2 x2", CURRENT, "one_special_only"),
    (
        "5 special before no target",
        turn_of_a,
        A,
        "play speed + 7000 on B",
        CURRENT,
        "one_special_only",
    ),
    ("5 mixed before no target", turn_of_a, A, "play 4000 + 7000 on B", CURRENT, "mixed_values"),
    ("5 mixed before pitch", turn_of_a, A, "play 4000 + 7000", CURRENT, "mixed_values"),
    ("6 no target before pitch", turn_of_a, A, "play 4000 on B", CURRENT, "target_not_wanted"),
]


@rule("LO-13")
@pytest.mark.parametrize(
    ("make", "seat", "attempt", "seen", "code"),
    [case[1:] for case in ORDER],
    ids=[case[0] for case in ORDER],
)
def test_the_first_check_that_fails_is_the_answer(
    make: Callable[[], LoopsState],
    seat: int,
    attempt: str | dict[str, Any],
    seen: int,
    code: str,
) -> None:
    assert refused(make(), seat, attempt, seen)[0] == code


@rule("LO-13")
def test_a_legal_attempt_is_refused_by_no_check() -> None:
    state = turn_of_a()
    for action in state.legal_actions():
        assert state.refusal(A, action.data) is None
        assert state.understand(action.data) is action
    race = race_of_a()
    for seat in (B, C):
        for action in race.legal_actions_of(seat):
            assert race.refusal(seat, action.data) is None


@rule("LO-13")
def test_a_list_of_cards_means_the_same_as_its_action() -> None:
    state = turn_of_a()
    for text, cards, target in [
        ("play 7000 x1", ["alt_7000"], None),
        ("play pitch", ["pitch"], None),
        ("play draw2 on C", ["draw_2"], C),
    ]:
        attempt = {"do": "play", "cards": cards, "target": target}
        assert state.refusal(A, attempt) is None
        assert state.understand(attempt).notation == text
