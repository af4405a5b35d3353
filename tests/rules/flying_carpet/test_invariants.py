"""``check`` finds positions that cannot be; ``place`` refuses them by name."""

from typing import Any

import pytest

from tests.rules.flying_carpet.positions import DESERT, dealt, fact, lone, play, position
from voltige.core.errors import PositionError
from voltige.games.flying_carpet import GAME
from voltige.games.flying_carpet.reach import reachable
from voltige.games.flying_carpet.terms import CELL, FIELDS, HELD, LEFT_CARDS, PLACE, STAMP


@pytest.mark.parametrize(
    ("field", "value"),
    [(CELL, -1), (CELL, 23), (CELL, 400), (LEFT_CARDS, 6), (HELD, 1), (STAMP, 0), (PLACE, 1)],
)
def test_a_spoiled_carpet_is_found(field: int, value: int) -> None:
    state = lone([10, 3], ["V1", "V2", "V3"])
    state.check()
    state.carpets[0 * FIELDS + field] = value
    with pytest.raises(AssertionError):
        state.check()


def test_a_carpet_in_a_panel_is_found() -> None:
    state = dealt(3)
    board = state.setup.board
    state.carpets[CELL] = board.cell(4, 1)
    state.clock = 1
    state.carpets[STAMP] = 1
    with pytest.raises(AssertionError, match="FC-38"):
        state.check()


def test_a_lost_card_is_found() -> None:
    state = dealt(3)
    state.cards[state.setup.draw_at] -= 1
    with pytest.raises(AssertionError, match="once"):
        state.check()
    state = dealt(3)
    state.draw_size += 1
    with pytest.raises(AssertionError, match="draw pile"):
        state.check()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"phase": "landing"}, "impossible_position"),
        ({"phase": "refill", "pending": ""}, "impossible_position"),
        ({"cells": [[10, 3], [1, 1]]}, "bad_position"),
        ({"cells": [[25, 3], [1, 1], [1, 1]]}, "bad_position"),
        ({"cells": [[24, 1], [1, 1], [1, 1]]}, "impossible_position"),
        ({"cells": [[10, 3], [], [1, 1]]}, "impossible_position"),
        ({"held": [True, False, False]}, "impossible_position"),
        ({"held": [False, True, False]}, "impossible_position"),
        ({"hands": [{"V1": 7}, {}, {}]}, "too_many_cards"),
        ({"hands": [{"V1": 4}, {}, {}]}, "bad_position"),
        ({"hands": [{"X": 1}, {}, {}]}, "bad_position"),
        ({"directions": [6, 5, 5]}, "bad_position"),
        ({"stacks": {"10,3": [1]}}, "bad_position"),
        ({"stacks": {"1,1": [1]}}, "bad_position"),
        ({"landscape": [["house", 4, 1]]}, "impossible_position"),
        ({"landscape": [["house", 2, 1]]}, "bad_position"),
        ({"round": 201}, "impossible_position"),
        ({"winner": 1}, "bad_position"),
        ({"digits": 6}, "impossible_position"),
        ({"nonsense": 1}, "bad_position_key"),
        ({"first": 1}, "impossible_position"),
        ({"draft": {"passed": [False] * 3}}, "bad_position"),
        ({"places": [2, 0, 0]}, "impossible_position"),
        ({"draw_pile": 0}, "impossible_position"),
    ],
)
def test_an_impossible_position_is_refused(data: dict[str, Any], code: str) -> None:
    good: dict[str, Any] = {"round": 3, "cells": [[10, 3], [1, 1], [1, 1]]}
    assert GAME.from_dict(good, 3, DESERT).to_act == 0
    with pytest.raises(PositionError) as caught:
        GAME.from_dict({**good, **data}, 3, DESERT)
    assert caught.value.code == code


def test_what_a_position_leaves_open_is_filled_in() -> None:
    state = position(3, hands=[{"S23": 1}, {}, {}])
    assert fact(state, "hand_sizes") == [3, 3, 3]
    assert fact(state, "hands")[0]["S23"] == 1
    assert fact(state, "draw_pile_size") == 63
    state = position(3, phase="refill")
    assert fact(state, "hand_sizes") == [2, 3, 3]
    assert fact(state, "to_act") == -1


def test_row_changes_and_columns_stay_within_the_bounds_of_a_flight() -> None:
    state = lone([10, 6], ["S33", "B33", "V3"], directions=1)
    board = state.setup.board
    for end, _ in reachable(state.view(0)):
        column, row = board.place(end)
        assert -4 <= row - 6 <= 4
        assert -4 <= column - 10 <= 6
    play(state, "no card")
    assert fact(state, "cells")[0] == [10, 5]
