"""Flying, and scoring a compulsory programme (LL-36 to LL-67, LL-120, LL-124)."""

import io
from fractions import Fraction

import pytest
from rich.console import Console

from tests.marks import rule
from tests.rules.lucky_loop.positions import (
    DUCK,
    EAGLE,
    ROOSTER,
    SAMPLE,
    do,
    flight,
    legal,
    position,
    refused,
)
from voltige.cli.boards import make_board
from voltige.games.lucky_loop import GAME
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.locale import texts
from voltige.match.table import Table

EASY = ["Y05a", "R06a", "B06a"]


def chances(state: LuckyLoopState) -> dict[str, Fraction]:
    """Give the probability of each outcome."""
    outcomes = state.chance_outcomes()
    total = sum(weight for _, weight in outcomes)
    return {state.outcome_text(outcome): Fraction(weight, total) for outcome, weight in outcomes}


@rule("LL-36", "LL-37", "LL-38")
def test_a_flight_has_six_dice_and_at_most_three_rolls_of_three() -> None:
    state = flight(EASY, [[], [], []], [5, 6, 6])
    assert state.dice_left == 6
    do(state, "assign 1 = 5")
    assert state.to_roll == 3
    do(state, "luck: 116", "assign 2 = 6", "roll")
    assert state.to_roll == 3
    do(state, "luck: 116", "assign 3 = 6")
    assert state.to_dict()["flight"] == {}


@rule("LL-38")
@pytest.mark.parametrize(
    ("dice", "left"), [([[1, 2, 5], [], [6, 6]], 1), ([[3, 5], [], [6, 6]], 2)]
)
def test_fewer_dice_are_all_rolled(dice: list[list[int]], left: int) -> None:
    state = flight(SAMPLE, dice)
    do(state, "roll")
    assert state.to_roll == left


@rule("LL-38")
def test_dice_fall_fairly() -> None:
    state = flight(SAMPLE, [[3, 5], [], [6, 6]])
    do(state, "roll")
    found = chances(state)
    assert len(found) == 21
    assert found["11"] == Fraction(1, 36)
    assert found["12"] == Fraction(1, 18)
    state = position(hands=[["Y05a", "R05a", "B05a"]])
    do(state, "lay mighty_eagle", "play Y05a", "play R05a", "play B05a")
    found = chances(state)
    assert len(found) == 56
    assert (found["111"], found["112"], found["123"]) == (
        Fraction(1, 216),
        Fraction(3, 216),
        Fraction(6, 216),
    )


@rule("LL-39", "LL-41")
def test_one_roll_fulfils_one_open_figure_in_any_order() -> None:
    state = flight(SAMPLE, [[], [], []], [4, 6, 6])
    assert {text.split()[1] for text in legal(state)} == {"1", "2", "3"}
    do(state, "assign 3 = 6 6", "luck: 456")
    assert refused(state, "assign 3 = 6") == ("figure_done", "LL-39")


@rule("LL-40")
def test_one_to_three_dice_of_the_roll_reach_the_difficulty() -> None:
    state = flight(SAMPLE, [[], [], []], [1, 3, 5])
    assert refused(state, "assign 1 = 1 5") == ("sum_too_low", "LL-40")
    assert refused(state, "assign 1 =") == ("no_dice_chosen", "LL-40")
    assert refused(state, "assign 1 = 5 5") == ("dice_not_available", "LL-40")
    assert refused(state, "assign 1 = 1 3 5 5") == ("dice_not_available", "LL-40")
    assert "assign 1 abc" in legal(state)


@rule("LL-40")
def test_equal_faces_give_one_action() -> None:
    state = flight(["Y05a", "R09a", "B12a"], [[], [3, 6], [6, 6]], [5, 5])
    assert legal(state) == ["assign 1 a", "assign 1 ab"]
    assert state.understand({"do": "assign", "figure": 1, "dice": "b"}).notation == "assign 1 a"


@rule("LL-42", "LL-43", "LL-57")
@pytest.mark.parametrize(
    ("dice", "result"),
    [("4", 15), ("5", 13), ("4 5", 12)],  # exact 2 and a die, exceeded 0 and a die, no die
)
def test_exact_and_exceeded_points_and_dice_left(dice: str, result: int) -> None:
    state = flight(SAMPLE, [[3, 5], [], [6, 6]], [4, 5])
    do(state, f"assign 2 = {dice}")
    assert state.to_dict()["scores"][0] == {EAGLE: result}


@rule("LL-44")
def test_exceeding_and_wasting_dice_is_allowed() -> None:
    state = flight(SAMPLE, [[3, 5], [], [6, 6]], [4, 5])
    assert legal(state) == ["assign 2 a", "assign 2 b", "assign 2 ab"]


@rule("LL-45", "LL-46")
def test_assigned_dice_stay_and_the_others_return() -> None:
    state = flight(SAMPLE, [[], [], []], [1, 3, 5])
    do(state, "assign 1 = 3 5")
    told = state.to_dict()["flight"]
    assert told["figures"][0]["dice"] == [3, 5]
    assert (told["dice_left"], told["to_roll"]) == (4, 3)
    do(state, "luck: 466", "assign 3 = 6 6")
    assert state.to_dict()["flight"]["figures"][0]["dice"] == [3, 5]


@rule("LL-47")
def test_a_possible_assignment_must_be_made() -> None:
    state = flight(SAMPLE, [[], [], []], [1, 3, 5])
    assert refused(state, "concede") == ("must_assign", "LL-47")
    free = flight(SAMPLE, [[], [], []], [1, 3, 5], options={"may_decline_figure": True})
    assert "concede" in legal(free)
    do(free, "concede")
    assert free.to_dict()["tokens"] == [0, 0]


@rule("LL-48", "LL-49", "LL-50")
@pytest.mark.parametrize("dice", [[[], [], []], [[5], [], []]])
def test_failing_before_two_figures_earns_nothing(dice: list[list[int]]) -> None:
    state = flight(["Y05a", "R07a", "B09a"], dice, [1, 1, 2])
    assert legal(state) == ["concede"]
    do(state, "concede")
    told = state.to_dict()
    assert (told["tokens"], told["totals"], told["scores"]) == ([0, 0], [0, 0], [{}, {}])


@rule("LL-51", "LL-52")
def test_stopping_is_possible_after_two_figures_alone() -> None:
    one = flight(EASY, [[5], [], []], tokens=[1])
    assert legal(one) == ["roll", "buy seventh die"]
    assert refused(one, "stop") == ("cannot_stop_now", "LL-52")
    two = flight(EASY, [[5], [6], []])
    assert legal(two) == ["roll", "stop"]
    assert refused(two, "concede") == ("cannot_concede_now", "LL-39")
    rolled = flight(EASY, [[5], [6], []], [1, 1, 2])
    assert refused(rolled, "stop") == ("cannot_stop_now", "LL-52")
    do(two, "stop")
    assert two.to_dict()["tokens"] == [1, 0]


@rule("LL-53", "LL-54", "LL-68")
def test_failing_at_the_third_figure_takes_a_token() -> None:
    state = flight(EASY, [[5], [6], []], [1, 1, 2])
    do(state, "concede")
    assert state.to_dict()["tokens"] == [1, 0]
    short = flight(["Y07a", "R09a", "B12a"], [[1, 2, 5], [], []], [1, 6, 6])
    do(short, "assign 3 = 6 6")
    assert (short.to_dict()["phase"], short.to_dict()["tokens"]) == ("refill", [1, 0])


@rule("LL-55", "LL-60")
def test_the_third_figure_completes_the_programme() -> None:
    state = flight(EASY, [[5], [6], []], [1, 1, 6])
    do(state, "assign 3 = 6")
    told = state.to_dict()
    assert told["scores"][0] == {EAGLE: 14}
    assert told["totals"] == [14, 0]


@rule("LL-120")
def test_the_next_flight_starts_with_six_black_dice() -> None:
    state = flight(
        EASY, [[5], [6], []], [1, 1, 6], seventh=True, hands=[[], ["Y03a", "R03a", "B03a"]]
    )
    do(state, "assign 3 = 6")
    assert state.to_dict()["scores"][0] == {EAGLE: 15}
    for card in ("R12a", "R11a", "B11a"):
        do(state, "draw red_blue", f"luck: {card}")
    do(state, "lay mighty_eagle", "play Y03a", "play R03a", "play B03a")
    told = state.to_dict()["flight"]
    assert (told["dice_left"], told["seventh_used"], told["roll"]) == (6, False, [])
    assert [figure["dice"] for figure in told["figures"]] == [[], [], []]


@rule("LL-58", "LL-59")
def test_a_void_result_leaves_no_trace() -> None:
    state = flight(["R03a", "G04a", "B03a"], [[3], [5], []], [1, 1, 3], programme=ROOSTER)
    do(state, "assign 3 = 3")
    told = state.to_dict()
    assert (told["scores"][0], told["totals"], told["tokens"]) == ({}, [0, 0], [0, 0])
    assert told["records"][ROOSTER] == 0


@rule("LL-61", "LL-124")
@pytest.mark.parametrize("total", [0, 7, 60, 130, -4])
def test_the_board_shows_any_total_and_every_score_above_20_on_its_last_space(total: int) -> None:
    scores = {EAGLE: 20 + total} if total > 0 else {EAGLE: 20}
    state = position(scores=[scores])
    if total <= 0:
        final = {EAGLE: 20, ROOSTER: 20, DUCK: 20, "diving_dove": 20}
        state = position(scores=[final], penalties=[80 - total])
    shown = io.StringIO()
    screen = Console(file=shown, width=100)
    board = make_board(Table.make(GAME, 2), texts("en"), ["Anna", "Ben"], 0)
    screen.print(board.draw(state.view(0)))
    assert str(int(state.totals[0])) in shown.getvalue()
    assert "20+" in shown.getvalue()


@rule("LL-62", "LL-63", "LL-64", "LL-65")
@pytest.mark.parametrize(
    ("before", "after", "tokens"), [(0, 14, 1), (10, 14, 1), (14, 14, 0), (15, 15, 0)]
)
def test_a_repeated_flight_counts_its_difference(before: int, after: int, tokens: int) -> None:
    state = flight(EASY, [[5], [6], []], [1, 1, 6], scores=[{EAGLE: before, ROOSTER: 9}])
    do(state, "assign 3 = 6")
    told = state.to_dict()
    assert told["scores"][0][EAGLE] == after
    assert told["totals"][0] == 9 + after
    assert told["tokens"][0] == tokens


@rule("LL-66", "LL-67")
def test_three_cards_are_replaced_by_three_and_one_by_one() -> None:
    three = flight(EASY, [[5], [6], []])
    do(three, "stop")
    assert three.to_dict()["to_draw"] == 3
    assert legal(three) == ["draw red_blue", "draw yellow_green"]
    hand = ["R12a", "B12a", "G12a", "Y12a", "R11a"]
    one = flight(EASY, [[5], [6], []], hands=[hand])
    do(one, "stop")
    assert one.to_dict()["to_draw"] == 1
    do(one, "draw red_blue", "luck: B11a")
    assert one.to_dict()["hand_sizes"] == [6, 6]
    assert one.active == 1
