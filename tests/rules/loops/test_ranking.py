"""Winners and ranking: LO-57, LO-58 and LO-70."""

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    fact,
    play,
    position,
)
from voltige.games.loops.state import LoopsState

HANDS = [{"alt_1000": 1}, {"alt_9000": 1}, {"alt_1000": 1}, {"alt_1000": 1}]
ROUNDS_WON = {"tie_break": "rounds_won"}


def finished(
    totals: list[int], rounds_won: list[int] | None = None, options: dict[str, str] | None = None
) -> LoopsState:
    """End a game with these totals; B wins the last round, the others add one point each."""
    before = [total if seat == 1 else total - 1 for seat, total in enumerate(totals)]
    won = rounds_won or [0, 1, 0, 0]
    won_before = [count - 1 if seat == 1 else count for seat, count in enumerate(won)]
    state = position(options=options, hands=HANDS, totals=before, rounds_won=won_before, to_act=1)
    play(state, "play 9000 x1")
    assert fact(state, "phase") == "over"
    assert fact(state, "totals") == totals
    assert fact(state, "rounds_won") == won
    return state


@rule("LO-57", "LO-70", "LO-D29")
@pytest.mark.parametrize(
    ("totals", "ranking"),
    [
        ([201, 180, 100, 65], [4, 3, 2, 1]),  # G51
        ([65, 100, 180, 201], [1, 2, 3, 4]),
        ([201, 10, 201, 150], [3, 1, 3, 2]),
        ([201, 50, 50, 50], [4, 1, 1, 1]),
        ([210, 90, 90, 40], [4, 2, 2, 1]),
        ([201, 201, 201, 201], [1, 1, 1, 1]),
    ],
)
def test_places_follow_the_totals_from_the_lowest_up(totals: list[int], ranking: list[int]) -> None:
    assert finished(totals).ranking() == ranking


@rule("LO-58", "LO-70", "LO-D23")
@pytest.mark.parametrize("rounds_won", [[0, 1, 3, 0], [0, 3, 1, 0], [0, 2, 2, 0]])
def test_equal_totals_share_the_place_whatever_rounds_were_won(rounds_won: list[int]) -> None:
    assert finished([210, 40, 40, 90], rounds_won).ranking() == [4, 1, 1, 3]


@rule("LO-58", "LO-70", "LO-D23")
@pytest.mark.parametrize(
    ("rounds_won", "ranking"),
    [
        ([0, 2, 3, 0], [4, 2, 1, 3]),  # G53
        ([0, 3, 2, 0], [4, 1, 2, 3]),
        ([0, 2, 2, 0], [4, 1, 1, 3]),  # equal in both: shared still
    ],
)
def test_with_the_tie_break_more_rounds_won_go_first(
    rounds_won: list[int], ranking: list[int]
) -> None:
    assert finished([210, 40, 40, 90], rounds_won, ROUNDS_WON).ranking() == ranking


@rule("LO-70", "LO-D29")
def test_the_tie_break_counts_at_every_place() -> None:
    assert finished([210, 40, 90, 90], [0, 1, 1, 2], ROUNDS_WON).ranking() == [4, 1, 3, 2]


@rule("LO-70")
def test_the_tie_break_never_outweighs_the_totals() -> None:
    assert finished([210, 41, 40, 90], [5, 9, 0, 0], ROUNDS_WON).ranking() == [4, 2, 1, 3]


@rule("LO-57")
def test_fewer_points_are_a_better_result() -> None:
    assert finished([201, 180, 100, 65]).returns() == [-201.0, -180.0, -100.0, -65.0]
