"""Scenarios: what they can say, and what is wrong with one that says nothing or the wrong thing."""

from pathlib import Path

import pytest

from voltige.core.errors import VoltigeError
from voltige.games import GAMES
from voltige.match.errors import ScenarioError
from voltige.match.scenario import read_scenario, run_scenario

HEAD = """
id = "test"
title = "A test"
rules = ["LO-14"]
game = "loops"
seats = 4
[position]
hands = [{ alt_5000 = 1, alt_7000 = 2, draw_2 = 1 }, { alt_4000 = 1, alt_8000 = 1 }]
pile = ["alt_5000"]
"""


def run(steps: str, head: str = HEAD) -> int:
    """Read and run a scenario; give the number of expectations that held."""
    return run_scenario(read_scenario(head + steps, GAMES))


def unmet(steps: str) -> dict[str, object]:
    """Run a scenario whose expectation does not hold; give what the error says."""
    with pytest.raises(ScenarioError) as caught:
        run(steps)
    assert caught.value.code == "scenario_unmet", caught.value
    return dict(caught.value.params)


def test_a_scenario_without_expectations_holds() -> None:
    assert run('[[step]]\ndo = "play 7000 x2"') == 0


def test_every_kind_of_expectation_counts() -> None:
    steps = """
    [[step]]
    legal = ["pick up", "play 5000 x1", "play 7000 x1", "play 7000 x2", "play draw2 on B",
             "play draw2 on C", "play draw2 on D"]
    see = { A = { "hand.alt_7000" = 2, "hand.alt_9000" = 0 }, spectator = { "hand_sizes.0" = 4 } }
    [[step]]
    do = "B: play 8000 x1"
    refused = "not_your_turn"
    rule = "LO-12"
    [[step]]
    do = "A: play draw2 on B"
    expect = { phase = "take", "hand_sizes.0" = 3 }
    [[step]]
    odds = { 1000 = "9/86", 2000 = "9/86" }
    """
    with pytest.raises(ScenarioError):
        run(steps)
    assert run(steps.replace('odds = { 1000 = "9/86", 2000 = "9/86" }', "")) == 7


def test_luck_is_told() -> None:
    steps = """
    [[step]]
    do = "play draw2 on C"
    [[step]]
    do = "luck: 9000 looping"
    expect = { to_act = 1, "hands.2.looping" = 1 }
    """
    assert run(steps) == 2


def test_odds_are_fractions() -> None:
    head = HEAD.replace("seats = 4", "seats = 3").replace(
        "[position]", "[position]\nphase = 'choose_starter'\nround_no = 0"
    )
    assert run('[[step]]\nodds = { A = "1/3", B = "2/6", C = "1/3" }', head) == 1


@pytest.mark.parametrize(
    ("steps", "what"),
    [
        ("[[step]]\nexpect = { to_act = 3 }", "to_act"),
        ('[[step]]\ndo = "play 7000 x2"\nrefused = "against_attitude"', "refused"),
        ('[[step]]\ndo = "play 9000 x1"\nrefused = "against_attitude"', "refused"),
        ('[[step]]\ndo = "play 9000 x1"\nrefused = "not_in_hand"\nrule = "LO-1"', "rule"),
        ('[[step]]\nlegal = ["pick up"]', "legal"),
        ('[[step]]\nodds = { A = "1/2" }', "odds"),
        ("[[step]]\nsee = { B = { to_act = 2 } }", "B: to_act"),
    ],
)
def test_an_expectation_that_does_not_hold_is_named_with_its_step(steps: str, what: str) -> None:
    told = unmet(f'[[step]]\nexpect = {{ phase = "turn" }}\n{steps}')
    assert told["step"] == 2
    assert told["what"] == what
    assert told["expected"] != told["found"]


@pytest.mark.parametrize(
    "step",
    [
        'do = "play 9000 x1"',
        'do = "fly away"',
        'do = "luck: 9000"',
        'do = "Z: pick up"',
    ],
)
def test_a_step_that_cannot_be_done_is_an_error(step: str) -> None:
    with pytest.raises(ScenarioError):
        run(f"[[step]]\n{step}")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('id = "test"', "id = 7", "scenario_value"),
        ('id = "test"', "", "scenario_value"),
        ('title = "A test"', "title = 7", "scenario_value"),
        ('rules = ["LO-14"]', "rules = [14]", "scenario_value"),
        ('rules = ["LO-14"]', "", "scenario_value"),
        ('game = "loops"', 'game = "chess"', "scenario_value"),
        ("seats = 4", "seats = true", "scenario_value"),
        ("seats = 4", "seats = 99", "bad_players"),
        ("seats = 4", "seats = 4\ncolour = 1", "scenario_key"),
        ("seats = 4", 'seats = 4\nedition = "unknown"', "edition_unknown"),
        ("seats = 4", "seats = 4\noptions = { colour = 1 }", "bad_option_name"),
        ("seats = 4", "seats = 4\noptions = { max_rounds = 99 }", "bad_option"),
        ("seats = 4", "seats = ", "scenario_syntax"),
    ],
)
def test_a_head_that_is_wrong_is_named(old: str, new: str, code: str) -> None:
    with pytest.raises(VoltigeError) as caught:
        read_scenario(HEAD.replace(old, new, 1) + "[[step]]", GAMES)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("steps", "code"),
    [
        ("", "scenario_value"),
        ("step = 7", "scenario_value"),
        ("step = [7]", "scenario_value"),
        ("[[step]]\ncolour = 1", "scenario_key"),
        ("[[step]]\ndo = 7", "scenario_value"),
        ("[[step]]\nexpect = 7", "scenario_value"),
        ("[[step]]\nlegal = 7", "scenario_value"),
        ("[[step]]\nlegal = [7]", "scenario_value"),
        ('[[step]]\nlegal = ["pick up", 7]', "scenario_value"),
        ("[[step]]\nsee = 7", "scenario_value"),
        ("[[step]]\nsee = { A = 7 }", "scenario_value"),
        ("[[step]]\nodds = 7", "scenario_value"),
        ('[[step]]\nodds = { A = "x" }', "scenario_value"),
        ('[[step]]\nodds = { A = "1/0" }', "scenario_value"),
        ("[[step]]\nodds = { A = inf }", "scenario_value"),
        ("[[step]]\nodds = { A = nan }", "scenario_value"),
        ("[[step]]\nodds = { A = [1] }", "scenario_value"),
        ('[[step]]\nodds = { A = "1e2000000" }', "scenario_value"),
        ("[[step]]\nsee = { Z = { to_act = 1 } }", "scenario_value"),
        ('[[step]]\nexpect = { "hands.9" = 1 }', "scenario_path"),
        ('[[step]]\nexpect = { "to_act.x" = 1 }', "scenario_path"),
        ('[[step]]\nexpect = { "hands.²" = 1 }', "scenario_path"),
    ],
)
def test_a_step_that_is_wrong_is_named(steps: str, code: str) -> None:
    head = HEAD.replace("[position]", f"{steps}\n[position]") if steps.startswith("step") else HEAD
    with pytest.raises(ScenarioError) as caught:
        run("" if steps.startswith("step") else steps, head)
    assert caught.value.code == code


def test_an_impossible_position_is_an_error() -> None:
    with pytest.raises(VoltigeError):
        run("[[step]]", HEAD.replace("alt_5000 = 1", "alt_5000 = 77"))


def test_an_edition_of_another_file_can_be_named(tmp_path: Path) -> None:
    origin = GAMES[0].edition_folder / f"{GAMES[0].default_edition_name()}.toml"
    copied = tmp_path / "mine.toml"
    copied.write_text(origin.read_text(encoding="utf-8"), encoding="utf-8")
    head = HEAD.replace("seats = 4", f"seats = 4\nedition = '{copied}'")
    assert run('[[step]]\nexpect = { phase = "turn" }', head) == 1
