"""The race of Lucky Loop: what a match is worth to those who fly it."""

import math

import pytest

from bench.regression import Row, fit
from bench.tempo import fit_all, play, written
from voltige.bots.bot import legal_codes
from voltige.bots.lucky_loop import LuckyLoopHeuristic, LuckyLoopMaster
from voltige.bots.lucky_loop_race import FINAL, LAID, SURE, Race
from voltige.bots.lucky_loop_tempo import CELLS, LAST_TURN
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games.lucky_loop import GAME
from voltige.games.lucky_loop.state import LuckyLoopState

STAGES = LAID + 1


def races(seats: int) -> list[Race]:
    """Let masters play a match, and give the race at the beginning of every turn."""
    luck = Rng(6, seats)
    state = GAME.new_state(seats)
    assert isinstance(state, LuckyLoopState)
    master = LuckyLoopMaster()
    found: list[Race] = []
    begun = (0, 0)
    while state.to_act != NOBODY and len(found) < 9:
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(luck))
            continue
        seat = int(state.to_act)
        if begun != (int(state.round_no), seat):
            begun = (int(state.round_no), seat)
            found.append(Race(state, seat))
        codes = legal_codes([action.code for action in state.legal_actions()])
        state.apply(master.choose(state.view(seat), codes, luck))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_more_points_and_more_tokens_never_lower_a_chance(seats: int) -> None:
    for race in races(seats):
        for stage in range(STAGES):
            by_total = [race.goes_on(total, stage, 1, 10) for total in range(30, 80)]
            by_token = [race.goes_on(50, stage, tokens, 10) for tokens in range(6)]
            assert by_total == sorted(by_total)
            assert by_token == sorted(by_token)
            assert by_total[0] >= 0
            assert by_total[-1] <= SURE
            assert by_total[0] < by_total[-1]


def test_a_seat_that_plays_last_wins_by_its_total_alone() -> None:
    race = next(race for race in races(2) if race.to_play == 0)
    total = race.others[0].total
    assert [race.ended(total + ahead) for ahead in (-1, 0, 1)] == [0, SURE // 2, SURE]


def test_a_seat_that_does_not_play_last_fears_the_turns_to_come() -> None:
    race = next(race for race in races(2) if race.to_play == 1)
    total = race.others[0].total
    chances = [race.ended(total + ahead) for ahead in range(-10, 60)]
    assert chances == sorted(chances)
    assert chances[0] == 0
    assert 0 < race.ended(total + 10) < SURE
    assert chances[-1] == SURE


def test_the_table_has_a_row_for_every_pair_of_stages() -> None:
    assert [len(row) for row in CELLS] == [8] * STAGES * STAGES
    assert len(LAST_TURN) == LAID - FINAL + 2
    for row in LAST_TURN:
        assert row == sorted(row, reverse=True)


def test_a_regression_finds_the_numbers_that_its_rows_were_made_with() -> None:
    numbers = [0.3, -1.2, 0.7]
    rows = []
    for at in range(200):
        features = [1.0, (at % 7 - 3) / 2, (at % 5 - 2) / 2]
        logit = sum(a * b for a, b in zip(numbers, features, strict=True))
        rows.append(Row(features, 1 / (1 + math.exp(-logit))))
    assert fit(rows, [0.0] * 3, [1e-9] * 3) == pytest.approx(numbers, abs=1e-6)
    assert fit([], numbers, [1.0] * 3) == numbers


def test_the_table_is_made_from_matches_of_two_heuristics() -> None:
    turns = play(LuckyLoopHeuristic(), Rng(101, 0))
    assert {turn.won for turn in turns} in ({0.0, 1.0}, {0.5})
    assert turns[0].stages == (0, 0)
    tables = fit_all(turns)
    assert [len(rows) for rows in (tables.cells, tables.board, tables.cards)] == [36, 5, 5]
    assert "LAST_TURN: Final = [" in written(tables, "a command")
