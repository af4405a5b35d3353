"""The bots of Lucky Loop: they win, play games of the right size, and fly by the odds."""

from collections.abc import Callable

import pytest

from voltige import pure
from voltige.arena.plan import Plan
from voltige.arena.simulate import Summary, simulate
from voltige.bots.bot import Bot, legal_codes
from voltige.bots.lucky_loop import (
    LuckyLoopHeuristic,
    LuckyLoopMaster,
    best_code,
)
from voltige.bots.lucky_loop_match import MatchWorth
from voltige.bots.lucky_loop_worth import Temper, Worth
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games.lucky_loop import GAME
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.state import LuckyLoopState, known_position

COMPILED = pure.is_compiled()
MANY = 120 if COMPILED else 6  # games; the interpreted solver is slow
SOME = 40 if COMPILED else 1
FEW = 4 if COMPILED else 1
ODD_OPTIONS = [
    "may_decline_figure",
    "seventh_die_after_roll",
    "single_card_in_round_1",
    "fly_unchanged",
    "bonus_for_void",
]
RANGES = {  # lucky-loop.md, "Why these numbers": rounds, winner's total, mean total; from 10 to 90 %
    2: ((6, 12), (70, 85), (50, 83)),
    4: ((5, 10), (71, 84), (41, 80)),
    6: ((5, 9), (69, 84), (39, 77)),
}


def play(bots: list[str], games: int, options: dict[str, object] | None = None) -> Summary:
    return simulate(Plan.make(GAME, bots, games, 5, options))


@pytest.mark.parametrize("bot", ["heuristic", "ace", "master"])
def test_it_beats_random_in_more_than_95_percent_of_two_player_games(bot: str) -> None:
    told = play([bot, "random"], MANY).to_json()["seats"]
    assert told[0]["win_share"] > 0.95


@pytest.mark.parametrize("seats", RANGES if COMPILED else [2])
def test_its_games_lie_in_the_ranges_of_section_16(seats: int) -> None:
    told = play(["heuristic"] * seats, SOME).to_json()["statistics"]
    assert told["ended_by_cap"] == 0
    slack = 0 if COMPILED else 15  # one game may lie outside
    for name, (low, high) in zip(
        ("rounds", "best_total", "mean_total"), RANGES[seats], strict=True
    ):
        assert low - slack <= told[name] <= high + slack


@pytest.mark.parametrize("bot", ["heuristic", "ace", "master"])
@pytest.mark.parametrize("option", ODD_OPTIONS)
def test_it_plays_under_every_option_of_flights(option: str, bot: str) -> None:
    told = play([bot, "random"], FEW, {option: True}).to_json()
    assert told["statistics"]["best_total"] > 40


@pytest.mark.parametrize("bot", ["heuristic", "ace", "master"])
def test_it_plays_with_penalties_for_illegal_sets_and_with_a_minimum_for_free_results(
    bot: str,
) -> None:
    options: dict[str, object] = {
        "illegal_free_programme": "penalty",
        "free_minimum_score": 8,
        "own_record_bonus": False,
        "bonus_supply": "unlimited",
        "discard_visibility": "top",
    }
    told = play([bot, "random", "random"], FEW, options).to_json()
    assert told["statistics"]["best_total"] > 40


@pytest.mark.parametrize("kind", [LuckyLoopHeuristic, LuckyLoopMaster])
def test_what_it_remembers_changes_no_choice(kind: type[Bot]) -> None:
    remembering = kind()
    for stream in range(2):
        luck = Rng(3, stream)
        state = GAME.new_state(2)
        decisions = 0
        while state.to_act != NOBODY and decisions < (100 if COMPILED else 20):
            if state.to_act == CHANCE:
                state.resolve(state.sample_chance(luck))
                continue
            codes = legal_codes([action.code for action in state.legal_actions()])
            view = state.view(state.to_act)
            chosen = remembering.choose(view, codes, Rng(0))
            assert chosen == kind().choose(view, codes, Rng(0))
            state.apply(chosen)
            decisions += 1


def heuristics(setup: LuckyLoopSetup) -> Worth:
    return Worth(setup, Temper())


@pytest.mark.parametrize("judge", [heuristics, LuckyLoopMaster().worth_of])
def test_it_judges_a_whole_position_as_it_judges_its_view(
    judge: Callable[[LuckyLoopSetup], Worth],
) -> None:
    """A search may ask it in positions that know more than the seat: it must not look."""
    luck = Rng(8, 1)
    state = GAME.new_state(2)
    worth: Worth | None = None
    decisions = 0
    while state.to_act != NOBODY and decisions < (100 if COMPILED else 25):
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(luck))
            continue
        assert isinstance(state, LuckyLoopState)
        seat = int(state.to_act)
        codes = legal_codes([action.code for action in state.legal_actions()])
        known = known_position(state.view(seat))
        worth = judge(state.setup) if worth is None else worth
        if isinstance(worth, MatchWorth):
            worth.enter(known, seat)
        chosen = best_code(worth, known, seat, codes)
        if isinstance(worth, MatchWorth):
            worth.enter(state, seat)
        assert best_code(worth, state, seat, codes) == chosen
        state.apply(chosen)
        decisions += 1
