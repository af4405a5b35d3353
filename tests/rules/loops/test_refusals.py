"""Bad input: every refusal code, its rule, and the order of the checks (docs, section 10)."""

from collections.abc import Callable
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
    match_at,
    play,
    position,
    refused,
)
from voltige.core.errors import IllegalActionError, NotationError, OptionError, TableError
from voltige.core.state import CURRENT
from voltige.games.loops import GAME
from voltige.games.loops.state import LoopsState
from voltige.games.loops.terms import RACE, TURN
from voltige.match.errors import MatchError
from voltige.match.match import Match

HANDS: list[dict[str, int]] = [
    {"alt_4000": 2, "alt_7000": 1, "attitude_change": 2, "draw_2": 2, "speed": 1},
    {"alt_3000": 2, "alt_8000": 1, "looping": 1, "draw_3": 1, "draw_4": 1},
    {"alt_2000": 2, "alt_6000": 1, "direction_change": 1},
    {"alt_1000": 2, "alt_9000": 1},
]
OLD_TURN = TURN  # the phase that a stale submission was made in
OLD_RACE = RACE


def turn_of_a(**data: Any) -> LoopsState:
    """Make A's turn, climbing on 5000."""
    return position(**({"hands": HANDS, "pile": ["alt_5000"]} | data))


def free_turn_of_a() -> LoopsState:
    """Make A's turn on an empty pile."""
    return turn_of_a(pile=[])


def race_of_a() -> LoopsState:
    """Make the race of A, in which D has answered."""
    state = turn_of_a()
    play(state, "play speed", "D: decline")
    return state


def over() -> LoopsState:
    """Make a game that is over."""
    hands = [{"alt_9000": 1}, {"alt_1000": 1}, {"alt_1000": 1}, {"alt_1000": 1}]
    state = position(hands=hands, totals=[0, 200, 0, 0])
    play(state, "play 9000 x1")
    return state


def between_rounds() -> LoopsState:
    """Make the moment after a round, before the next deal."""
    hands = [{"alt_9000": 1}, {"alt_1000": 1}, {"alt_1000": 1}, {"alt_1000": 1}]
    state = position(hands=hands)
    play(state, "play 9000 x1")
    return state


def altitude(value: Any, count: Any, **more: Any) -> dict[str, Any]:
    """Make an attempt at a set of altitudes."""
    return {"do": "play_altitude", "value": value, "count": count} | more


@rule("LO-12")
@pytest.mark.parametrize("attempt", ["play 8000 x1", "play looping", "pick up"])
def test_a_play_or_pick_up_by_another_seat_is_not_your_turn(attempt: str) -> None:
    error = turn_of_a().refusal(B, attempt_of(turn_of_a(), attempt))
    assert error is not None
    assert (error.code, error.rule) == ("not_your_turn", "LO-12")
    assert error.params == {"seat": A}


@rule("LO-13")
@pytest.mark.parametrize("attempt", ["play 8000 x1", "play 7000 x2", "play looping"])
def test_a_card_or_number_not_held_is_not_in_hand(attempt: str) -> None:
    assert refused(turn_of_a(), A, attempt) == ("not_in_hand", "LO-13")


@rule("LO-17")
@pytest.mark.parametrize(
    "attempt",
    [
        altitude(7000, 0),
        altitude(7000, -1),
        altitude(7000, None),
        altitude(7000, "1"),
        altitude(7000, 1.0),
        altitude(7000, 1.5),
        altitude(7000, True),
        altitude(7000, [1]),
        {"do": "play_altitude", "value": 7000},
        {"do": "play", "cards": []},
        {"do": "play", "cards": "alt_7000"},
        {"do": "play", "cards": None},
        {"do": "play"},
    ],
    ids=str,
)
def test_no_whole_number_of_cards_above_zero_is_a_bad_count(attempt: dict[str, Any]) -> None:
    assert refused(turn_of_a(), A, attempt) == ("bad_count", "LO-17")


@rule("LO-13")
@pytest.mark.parametrize(
    "attempt",
    [
        "play 9500",
        "play gliding",
        altitude(9500, 1),
        altitude(0, 1),
        altitude(-1000, 1),
        altitude(None, 1),
        altitude("7000", 1),
        altitude("", 1),
        altitude(7000.0, 1),
        {"do": "play_draw", "amount": 5, "target": B},
        {"do": "play_draw", "target": B},
        {"do": "play", "cards": ["alt_9500"]},
        {"do": "play", "cards": [""]},
        {"do": "play", "cards": [7]},
        {"do": "play", "cards": [None, "alt_7000"]},
        {"do": "play", "cards": ["alt_7000", "gliding"]},
    ],
    ids=str,
)
def test_a_card_that_does_not_exist_is_unknown(attempt: str | dict[str, Any]) -> None:
    assert refused(turn_of_a(), A, attempt) == ("unknown_card", "LO-13")


@rule("LO-4")
@pytest.mark.parametrize("card", ["speed", "direction_change"])
def test_a_card_taken_out_for_two_players_is_unknown(card: str) -> None:
    state = position(2, pile=["alt_5000"])
    assert refused(state, A, {"do": "play", "cards": [card]}) == ("unknown_card", "LO-4")


@rule("LO-18")
def test_different_altitudes_are_mixed_values() -> None:
    assert refused(turn_of_a(), A, "play 4000 + 7000") == ("mixed_values", "LO-18")


@rule("LO-19")
@pytest.mark.parametrize(
    "attempt", ["play attitude x2", "play attitude + speed", "play speed + 7000"]
)
def test_a_special_with_anything_else_is_one_special_only(attempt: str) -> None:
    assert refused(turn_of_a(), A, attempt) == ("one_special_only", "LO-19")


@rule("LO-14", "LO-15")
@pytest.mark.parametrize(
    ("attitude", "value", "number"), [("positive", 4000, "LO-14"), ("negative", 7000, "LO-15")]
)
def test_an_altitude_on_the_wrong_side_of_the_base_is_against_the_attitude(
    attitude: str, value: int, number: str
) -> None:
    error = turn_of_a(attitude=attitude).refusal(A, altitude(value, 1))
    assert error is not None
    assert (error.code, error.rule) == ("against_attitude", number)
    assert error.params == {"altitude": value, "base": 5000, "attitude": attitude}


@rule("LO-25")
def test_an_empty_pile_is_nothing_to_pick_up() -> None:
    assert refused(free_turn_of_a(), A, "pick up") == ("nothing_to_pick_up", "LO-25")


@rule("LO-41")
@pytest.mark.parametrize("seat", [A, B, C])
def test_a_pick_up_while_a_race_is_open_is_refused(seat: int) -> None:
    assert refused(race_of_a(), seat, "pick up") == ("no_pick_up_in_race", "LO-41")


@rule("LO-34")
@pytest.mark.parametrize("target", [None, A, 4, 99, -1, "B", 1.0, True, [1]], ids=str)
def test_a_draw_card_needs_another_seat_as_its_target(target: object) -> None:
    attempt = {"do": "play_draw", "amount": 2, "target": target}
    assert refused(turn_of_a(), A, attempt) == ("bad_target", "LO-34")
    attempt = {"do": "play", "cards": ["draw_2"], "target": target}
    assert refused(turn_of_a(), A, attempt) == ("bad_target", "LO-34")


@rule("LO-34")
@pytest.mark.parametrize(
    "attempt",
    [
        altitude(7000, 1, target=B),
        {"do": "play_attitude", "target": B},
        {"do": "play_speed", "target": A},
        {"do": "play", "cards": ["alt_7000"], "target": B},
        "play attitude on C",
    ],
    ids=str,
)
def test_no_other_card_wants_a_target(attempt: str | dict[str, Any]) -> None:
    assert refused(turn_of_a(), A, attempt) == ("target_not_wanted", "LO-34")


@rule("LO-39")
@pytest.mark.parametrize("attempt", ["play 7000 x1", "play 4000 x1", "decline"])
def test_the_speed_player_has_no_part_in_the_own_race(attempt: str) -> None:
    assert refused(race_of_a(), A, attempt) == ("own_race", "LO-39")


@rule("LO-43")
@pytest.mark.parametrize("attempt", ["play 9000 x1", "decline"])
def test_a_second_answer_is_already_committed(attempt: str) -> None:
    assert refused(race_of_a(), D, attempt) == ("already_committed", "LO-43")


@rule("LO-45")
@pytest.mark.parametrize("seat", [A, B])
def test_declining_without_a_race_is_too_late(seat: int) -> None:
    assert refused(turn_of_a(), seat, "decline") == ("race_closed", "LO-45")


@rule("LO-45")
@pytest.mark.parametrize("attempt", ["play 8000 x1", "decline", "pick up"])
def test_an_answer_to_a_race_that_was_settled_is_too_late(attempt: str) -> None:
    assert refused(turn_of_a(), B, attempt, OLD_RACE) == ("race_closed", "LO-45")
    assert refused(race_of_a(), B, attempt, OLD_RACE) == ("race_closed", "LO-45")


@rule("LO-49")
@pytest.mark.parametrize("attempt", ["play 1000 x1", "pick up", "decline"])
def test_between_the_rounds_the_round_is_over(attempt: str) -> None:
    assert refused(between_rounds(), B, attempt) == ("round_over", "LO-49")


@rule("LO-55")
@pytest.mark.parametrize("attempt", ["play 1000 x1", "pick up", "decline"])
def test_after_the_game_the_game_is_over(attempt: str) -> None:
    assert refused(over(), B, attempt) == ("game_over", "LO-55")


@rule("LO-13")
@pytest.mark.parametrize("attempt", ["play 7000 x1", "pick up"])
def test_an_attempt_on_an_old_position_is_stale(attempt: str) -> None:
    assert refused(turn_of_a(), A, attempt, OLD_TURN) == ("stale_state", "LO-13")


@rule("LO-1")
def test_a_table_with_the_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(TableError) as caught:
        position(9)
    assert caught.value.code == "bad_players"


@rule("LO-13")
def test_a_table_with_a_bad_option_is_refused() -> None:
    with pytest.raises(OptionError) as caught:
        position(options={"target_points": 1})
    assert caught.value.code == "bad_option"
    assert caught.value.params["name"] == "target_points"
    assert caught.value.params["rule"] == "LO-55"


@rule("LO-13")
@pytest.mark.parametrize(
    "attempt",
    [
        {},
        {"do": "fly"},
        {"do": None},
        {"do": ["play"]},
        {"do": "decline", "target": 1},
        {"do": "pick_up", "cards": []},
        {"do": "play_attitude", "count": 2},
    ],
    ids=str,
)
def test_what_is_no_attempt_at_all_cannot_be_read(attempt: dict[str, Any]) -> None:
    state = turn_of_a()
    before = state.to_dict()
    with pytest.raises(NotationError):
        state.refusal(A, attempt)
    assert state.to_dict() == before


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
    ("2 card before hand", turn_of_a, A, "play 9500 + looping", CURRENT, "unknown_card"),
    ("2 card before turn", turn_of_a, B, "play 9500", CURRENT, "unknown_card"),
    ("2 count before hand", turn_of_a, A, altitude(8000, 0), CURRENT, "bad_count"),
    ("2 count before turn", turn_of_a, B, altitude(8000, 0), CURRENT, "bad_count"),
    ("2 hand before turn", turn_of_a, B, "play 4000 x1", CURRENT, "not_in_hand"),
    ("2 hand before own race", race_of_a, A, "play 8000 x1", CURRENT, "not_in_hand"),
    ("2 hand before answer", race_of_a, D, "play 8000 x1", CURRENT, "not_in_hand"),
    ("2 hand before special", turn_of_a, A, "play looping + speed", CURRENT, "not_in_hand"),
    ("3 turn before pile", free_turn_of_a, B, "pick up", CURRENT, "not_your_turn"),
    ("3 turn before special", turn_of_a, B, "play looping + 8000", CURRENT, "not_your_turn"),
    ("3 turn before mixed", turn_of_a, B, "play 3000 + 8000", CURRENT, "not_your_turn"),
    ("3 turn before target", turn_of_a, B, "play draw3", CURRENT, "not_your_turn"),
    ("3 turn before attitude", turn_of_a, B, "play 3000 x1", CURRENT, "not_your_turn"),
    ("3 own race before special", race_of_a, A, "play attitude x2", CURRENT, "own_race"),
    ("3 own race before attitude", race_of_a, A, "play 4000 x1", CURRENT, "own_race"),
    ("3 answer before mixed", race_of_a, D, "play 1000 + 9000", CURRENT, "already_committed"),
    ("3 answer before attitude", race_of_a, D, "play 1000 x1", CURRENT, "already_committed"),
    ("5 special before mixed", turn_of_a, A, "play 4000 + 7000 + speed", CURRENT, "one_special_only"),
    ("5 special before target", turn_of_a, A, "play draw2 x2", CURRENT, "one_special_only"),
    ("5 special before no target", turn_of_a, A, "play speed + 7000 on B", CURRENT, "one_special_only"),
    ("5 mixed before no target", turn_of_a, A, "play 4000 + 7000 on B", CURRENT, "mixed_values"),
    ("5 mixed before attitude", turn_of_a, A, "play 4000 + 7000", CURRENT, "mixed_values"),
    ("6 no target before attitude", turn_of_a, A, "play 4000 on B", CURRENT, "target_not_wanted"),
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
        ("play attitude", ["attitude_change"], None),
        ("play draw2 on C", ["draw_2"], C),
    ]:
        attempt = {"do": "play", "cards": cards, "target": target}
        assert state.refusal(A, attempt) is None
        assert state.understand(attempt).notation == text


# -- refusals that need a match: versions, luck that waits, seats --------------------------------


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
    match = match_at(FAULTS, hands=HANDS, pile=["alt_5000"])
    seen = match.version
    match.submit(A, altitude(7000, 1), seen)
    assert refused_by(match, A, altitude(4000, 1), seen) == ("stale_state", "LO-13")
    assert refused_by(match, A, altitude(4000, 1), 99) == ("stale_state", "LO-13")
    assert refused_by(match, A, altitude(4000, 1), -1) == ("stale_state", "LO-13")


@rule("LO-43")
def test_secret_answers_of_others_do_not_make_a_claim_stale() -> None:
    match = match_at(hands=HANDS, pile=["alt_5000"])
    match.submit(A, {"do": "play_speed"})
    seen = match.version
    match.submit(C, {"do": "decline"}, seen)
    match.submit(B, altitude(8000, 1), seen)
    assert refused_by(match, B, {"do": "decline"}, seen) == ("already_committed", "LO-43")


@rule("LO-45")
def test_a_claim_that_comes_after_the_race_is_too_late() -> None:
    match = match_at(hands=HANDS, pile=["alt_5000"])
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
    hands = [HANDS[0], HANDS[1] | {"speed": 1}, *HANDS[2:]]
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
    match = match_at(hands=HANDS)
    with pytest.raises(MatchError) as caught:
        match.submit(seat, {"do": "pick_up"})
    assert caught.value.code == "no_such_seat"


def fact_of(match: Match, key: str) -> Any:
    """Look one key of a match's position up."""
    return match.state.to_dict()[key]


@rule("LO-13")
@pytest.mark.parametrize("text", ["", "play", "fly 7000", "pick", "play draw2 on Z9"])
def test_notation_that_names_no_attempt_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.read_attempt(text, GAME.load_edition())
