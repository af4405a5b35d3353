"""Table options (docs/rules/loops.md, "Options"): defaults and bounds."""

from typing import Any

import pytest

from tests.marks import rule
from voltige.core.errors import OptionError
from voltige.games.loops import GAME

DEFAULTS = {
    "target_points": 200,
    "max_rounds": 0,
    "race_mode": "secret",  # "live" is what a live table asks for
    "race_window_ms": 6000,
    "race_commit_ms": 10000,
    "race_deadline_h": 12,
    "race_weights": [],  # all 1
    "first_player": "rotate",
    "conditions_carry_over": False,
    "loop_return": "shuffle",
    "draw_target": "others",
    "final_card_effect": "none",
    "pass_on_empty": False,
    "tie_break": "shared",
    "fault_mode": "refuse",
    "pile_browse": True,
    "memory_aid": False,
    "round_play_cap": 1000,
    "turn_timeout_s": 0,
}


ALLOWED: dict[str, list[Any]] = {
    "target_points": [50, 200, 1000],
    "max_rounds": [0, 1, 50],
    "race_mode": ["live", "secret"],
    "race_window_ms": [2000, 30000],
    "race_commit_ms": [3000, 60000],
    "race_deadline_h": [1, 72],
    "race_weights": [[], [1, 1, 1, 1], [4, 3, 2, 1]],
    "first_player": ["rotate", "winner", "loser"],
    "conditions_carry_over": [True, False],
    "loop_return": ["shuffle", "bottom"],
    "draw_target": ["others", "any"],
    "final_card_effect": ["none", "resolve"],
    "pass_on_empty": [True, False],
    "tie_break": ["shared", "rounds_won"],
    "fault_mode": ["refuse", "pick_up"],
    "pile_browse": [True, False],
    "memory_aid": [True, False],
    "round_play_cap": [100, 10000],
    "turn_timeout_s": [0, 10, 300],
}


REFUSED: dict[str, list[Any]] = {
    "target_points": [49, 1001, 0, "200", 200.0, True, None],
    "max_rounds": [-1, 51, "1"],
    "race_mode": ["slow", "", None, 1],
    "race_window_ms": [1999, 30001, 0],
    "race_commit_ms": [2999, 60001],
    "race_deadline_h": [0, 73],
    "race_weights": [[1, 1, 1], [1] * 5, [0, 1, 1, 1], [-1, 1, 1, 1], [1.5, 1, 1, 1], 1, "1111"],
    "first_player": ["left", None],
    "conditions_carry_over": ["true", 1, None],
    "loop_return": ["top"],
    "draw_target": ["self"],
    "final_card_effect": ["all"],
    "pass_on_empty": [0],
    "tie_break": ["none"],
    "fault_mode": ["punish"],
    "pile_browse": [1],
    "memory_aid": ["yes"],
    "round_play_cap": [99, 10001, 0],
    "turn_timeout_s": [1, 9, 301, -1],
}


@rule("LO-13")
def test_there_are_nineteen_options_with_their_defaults() -> None:
    assert GAME.check_values(4, None, GAME.load_edition()) == DEFAULTS
    assert len(DEFAULTS) == 19


@rule("LO-13")
@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in ALLOWED.items() for value in values]
)
def test_a_value_within_the_bounds_is_taken(name: str, value: object) -> None:
    assert GAME.check_values(4, {name: value}, GAME.load_edition())[name] == value


@rule("LO-13")
@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in REFUSED.items() for value in values]
)
def test_a_value_out_of_bounds_is_refused(name: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.check_values(4, {name: value}, GAME.load_edition())
    assert caught.value.code == "bad_option"
    assert caught.value.params["name"] == name
    assert str(caught.value.params["rule"]).startswith("LO-")


@rule("LO-13")
def test_an_option_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.check_values(4, {"gravity": 1}, GAME.load_edition())
    assert caught.value.params["name"] == "gravity"
