"""Bad input: every refusal code and its rule (docs/rules/loops.md, "Refusals")."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    A,
    B,
    C,
    D,
    altitude,
    attempt_of,
    between_rounds,
    edition_data,
    free_turn_of_a,
    new_game,
    over,
    position,
    race_of_a,
    read_edition,
    refused,
    turn_of_a,
)
from voltige.core.errors import (
    EditionError,
    NotationError,
    OptionError,
    TableError,
)
from voltige.games.loops import GAME
from voltige.games.loops.terms import RACE, TURN

OLD_TURN = TURN  # the phase that a stale submission was made in


OLD_RACE = RACE


@rule("LO-12")
@pytest.mark.parametrize("attempt", ["play 8000 x1", "play loop", "pick up"])
def test_a_play_or_pick_up_by_another_seat_is_not_your_turn(attempt: str) -> None:
    error = turn_of_a().refusal(B, attempt_of(turn_of_a(), attempt))
    assert error is not None
    assert (error.code, error.rule) == ("not_your_turn", "LO-12")
    assert error.params == {"seat": A}


@rule("LO-13")
@pytest.mark.parametrize("attempt", ["play 8000 x1", "play 7000 x2", "play loop"])
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
@pytest.mark.parametrize("attempt", ["play pitch x2", "play pitch + speed", "play speed + 7000"])
def test_a_special_with_anything_else_is_one_special_only(attempt: str) -> None:
    assert refused(turn_of_a(), A, attempt) == ("one_special_only", "LO-19")


@rule("LO-14", "LO-15")
@pytest.mark.parametrize(
    ("pitch", "value", "number"), [("positive", 4000, "LO-14"), ("negative", 7000, "LO-15")]
)
def test_an_altitude_on_the_wrong_side_of_the_base_is_against_the_pitch(
    pitch: str, value: int, number: str
) -> None:
    error = turn_of_a(pitch=pitch).refusal(A, altitude(value, 1))
    assert error is not None
    assert (error.code, error.rule) == ("against_pitch", number)
    assert error.params == {"altitude": value, "base": 5000, "pitch": pitch}


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
        {"do": "play_pitch", "target": B},
        {"do": "play_speed", "target": A},
        {"do": "play", "cards": ["alt_7000"], "target": B},
        "play pitch on C",
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


@rule("LO-49")
@pytest.mark.parametrize("attempt", ["play 1000 x1", "pick up", "decline"])
def test_nobody_acts_before_the_first_card_is_dealt(attempt: str) -> None:
    assert refused(new_game(), B, attempt) == ("round_over", "LO-49")


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


@rule("LO-2")
def test_a_table_with_a_bad_edition_is_refused() -> None:
    data = edition_data()
    data["edition"]["hand_size"] = 0
    with pytest.raises(EditionError) as caught:
        read_edition(data)
    assert caught.value.params["key"] == "edition.hand_size"


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
        {"do": "play_pitch", "count": 2},
    ],
    ids=str,
)
def test_what_is_no_attempt_at_all_cannot_be_read(attempt: dict[str, Any]) -> None:
    state = turn_of_a()
    before = state.to_dict()
    with pytest.raises(NotationError):
        state.refusal(A, attempt)
    assert state.to_dict() == before


@rule("LO-13")
@pytest.mark.parametrize("text", ["", "play", "fly 7000", "pick", "play draw2 on Z9"])
def test_notation_that_names_no_attempt_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.read_attempt(text, GAME.load_edition())
