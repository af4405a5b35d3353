"""The pilot of Lucky Loop: its guesses are not far from the odds, and its choices are sensible."""

from typing import Any

import pytest

from tests.rules.lucky_loop.positions import (
    DOVE,
    DUCK,
    EAGLE,
    FOUR,
    ROOSTER,
    do,
    flight,
    free_flight,
)
from tests.rules.lucky_loop.positions import position as lying
from voltige import pure
from voltige.arena.plan import Plan
from voltige.arena.simulate import simulate
from voltige.bots.bot import legal_codes
from voltige.bots.lucky_loop_pilot import LuckyLoopPilot
from voltige.bots.lucky_loop_thumb import SURE, Guess
from voltige.bots.registry import make_bot
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.core.view import View
from voltige.games.lucky_loop import GAME
from voltige.games.lucky_loop.state import LuckyLoopState

MANY = 120 if pure.is_compiled() else 20  # games
CLOSE = 0.15
EASY_HAND = ["R05a", "R06a", "B05a", "G06a", "Y05a", "Y08a"]
HARD_HAND = ["R11a", "R12a", "B11a", "G12a", "G11a", "Y12a"]


def chosen(state: LuckyLoopState) -> str:
    """Ask the pilot of the seat to act, and give the notation of its choice."""
    codes = legal_codes([action.code for action in state.legal_actions()])
    code = LuckyLoopPilot().choose(state.view(state.to_act), codes, Rng(0))
    return state.table().actions[code].notation


def guessed(difficulties: list[int], dice: int, starred: int = 0) -> Guess:
    """Guess a flight; the star is on the first figure of its difficulty."""
    guess = Guess()
    guess.begin()
    left = starred
    for difficulty in difficulties:
        is_star = difficulty == left
        left = 0 if is_star else left
        guess.add(difficulty, difficulty - 2, (difficulty - 3) // 2, is_star)
    guess.fly(dice)
    return guess


# -- guesses -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("difficulties", "dice", "starred", "odds"),
    [  # lucky-loop.md, "Exact odds"
        ([5, 6, 8], 6, 0, 0.816),
        ([6, 7, 8], 6, 0, 0.632),
        ([7, 8, 9], 6, 0, 0.328),
        ([3, 6, 9], 6, 0, 0.897),
        ([4, 7, 12], 6, 0, 0.429),
        ([6], 3, 0, 0.954),
        ([12], 2, 0, 0.028),
        ([12, 6, 7], 6, 12, 0.212),
        ([6, 4, 5, 10], 6, 6, 0.501),
        ([6, 3, 5, 5, 6], 6, 6, 0.555),
    ],
)
def test_a_guess_is_not_far_from_the_odds(
    difficulties: list[int], dice: int, starred: int, odds: float
) -> None:
    guess = guessed(difficulties, dice, starred)
    assert int(guess.chance) / SURE == pytest.approx(odds, abs=CLOSE)


def test_a_guess_does_not_depend_on_the_order_of_the_figures() -> None:
    one, other = guessed([5, 8, 6], 6), guessed([8, 6, 5], 6)
    assert (int(one.chance), int(one.points)) == (int(other.chance), int(other.points))


def test_another_die_is_never_guessed_to_hurt() -> None:
    for difficulties in ([5, 6, 8], [9, 9, 9], [12], [6, 4]):
        chances = [int(guessed(difficulties, dice).chance) for dice in range(1, 8)]
        assert chances == sorted(chances)


# -- flights -------------------------------------------------------------------------------------


def test_it_takes_the_exact_die_rather_than_one_more() -> None:
    state = flight(["Y05a", "R06a", "B08a"], [[], [], []], roll=[1, 4, 6])
    assert chosen(state) == "assign 2 c"


def test_it_spares_its_dice() -> None:
    state = flight(["Y04a", "R06a", "B08a"], [[4], [], [2, 6]], roll=[1, 5, 6])
    assert chosen(state) == "assign 2 c"


def test_it_rolls_again_rather_than_concede() -> None:
    state = flight(["Y07a", "R08a", "B09a"], [[], [], []], roll=[1, 1, 2], tokens=[1, 0])
    assert chosen(state).startswith("reroll")


def test_it_keeps_the_dice_that_help_when_it_rolls_again() -> None:
    state = flight(["Y04a", "R06a", "B12a"], [[4], [6], []], roll=[1, 1, 6], tokens=[1, 0])
    assert chosen(state) == "reroll ab"


def test_it_buys_the_seventh_die_when_the_dice_do_not_suffice() -> None:
    state = flight(["Y08a", "R09a", "B07a"], [[3, 5], [2, 3, 4], []], tokens=[1, 0])
    assert chosen(state) == "buy seventh die"


def test_the_seventh_die_can_wait_while_there_are_enough() -> None:
    state = flight(["Y05a", "R06a", "B08a"], [[], [], []], tokens=[2, 0])
    assert chosen(state) == "roll"


def test_it_rolls_for_the_third_figure_as_a_failure_brings_the_token_all_the_same() -> None:
    state = flight(["Y05a", "R06a", "B08a"], [[5], [6], []])
    assert chosen(state) == "roll"


def test_it_stops_for_the_token_when_no_result_would_count() -> None:
    state = flight(["Y03a", "R04a", "B05a"], [[1, 1, 2], [1, 2, 2], []], seventh=True)
    assert "stop" in [action.notation for action in state.legal_actions()]
    assert chosen(state) == "stop"


def test_it_puts_exact_dice_on_the_star() -> None:
    state = free_flight([[], [], []], [2, 6, 6], 3)  # R05a, G08a, B12a with the star
    assert chosen(state) == "assign 3 bc"


# -- cards ---------------------------------------------------------------------------------------


def hand_of(hand: list[str], **data: Any) -> LuckyLoopState:
    """Give seat 0 a hand, and the turn."""
    return lying(hands=[hand], **data)


def test_it_flies_an_easy_programme_that_it_lacks() -> None:
    state = hand_of(EASY_HAND, scores=[{EAGLE: 14, DOVE: 15, DUCK: 14}])
    assert chosen(state) == f"lay {ROOSTER}"


def test_it_exchanges_a_hand_that_is_too_hard() -> None:
    assert chosen(hand_of(HARD_HAND)) == "exchange"


def test_it_does_not_exchange_in_the_last_turn() -> None:
    assert chosen(hand_of(HARD_HAND, end_triggered=True)) != "exchange"


def test_it_upgrades_an_easy_programme_rather_than_fly_a_hard_one() -> None:
    hand = ["R06a", "R12a", "B11a", "G12a", "G11a", "B12a"]
    assert chosen(hand_of(hand, board={DUCK: ["Y04a", "G06a", "R05a"]})) == f"upgrade {DUCK}"


def test_it_draws_a_colour_that_is_missing() -> None:
    state = hand_of(["R05a", "R06a", "B05a"], phase="refill", draw_for="refill", to_draw=3)
    assert chosen(state) == "draw yellow_green"


def test_it_lays_a_free_programme_that_it_can_fly() -> None:
    state = hand_of(["R04a", "R06a", "B05a", "B10a", "G11a", "Y12a"], scores=[FOUR])
    for card in ("R04a", "B05a", "R06a", "B10a"):
        assert chosen(state) == f"free {card}"
        do(state, f"free {card}")
    assert chosen(state) == "done"


def test_it_judges_a_whole_position_as_it_judges_its_view() -> None:
    luck, pilot = Rng(8, 1), LuckyLoopPilot()
    state = GAME.new_state(3)
    decisions = 0
    while state.to_act != NOBODY and decisions < 150:
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(luck))
            continue
        seat = int(state.to_act)
        codes = legal_codes([action.code for action in state.legal_actions()])
        choice = pilot.choose(state.view(seat), codes, Rng(0))
        assert pilot.choose(View(seat, seat, state), codes, Rng(0)) == choice
        state.apply(choice)
        decisions += 1


# -- matches -------------------------------------------------------------------------------------


def test_it_is_the_pilot_of_the_game() -> None:
    assert isinstance(make_bot("pilot", GAME.name), LuckyLoopPilot)


@pytest.mark.parametrize(("rival", "least"), [("random", 0.95), ("cadet", 0.7)])
def test_it_wins_against_weaker_bots(rival: str, least: float) -> None:
    told = simulate(Plan.make(GAME, ["pilot", rival], MANY, 5)).to_json()["seats"]
    assert told[0]["win_share"] > least


def test_it_plays_under_every_option_of_flights() -> None:
    options: dict[str, object] = {
        "may_decline_figure": True,
        "seventh_die_after_roll": True,
        "single_card_in_round_1": True,
        "fly_unchanged": True,
        "illegal_free_programme": "penalty",
        "free_minimum_score": 8,
    }
    told = simulate(Plan.make(GAME, ["pilot", "pilot", "random"], 6, 5, options)).to_json()
    assert told["statistics"]["ended_by_cap"] == 0
    assert told["statistics"]["best_total"] > 40
