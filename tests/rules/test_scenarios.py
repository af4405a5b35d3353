"""Every scenario file holds; the golden tests of the rules are all there."""

import tomllib
from pathlib import Path

import pytest

from tests.scenario_files import files_of, scenario_files
from voltige.games import GAMES
from voltige.match.scenario import read_scenario, run_scenario

FILES = scenario_files()
LIVE = {42, 43}  # golden tests of the live race: the server holds the clock


def scenario_param(path: Path) -> object:
    """Give the file with the rule numbers that it proves."""
    rules: list[str] = tomllib.loads(path.read_text(encoding="utf-8"))["rules"]
    return pytest.param(path, id=path.stem, marks=pytest.mark.rule(*rules))


@pytest.mark.parametrize("path", [scenario_param(path) for path in FILES])
def test_the_scenario_holds(path: Path) -> None:
    scenario = read_scenario(path.read_text(encoding="utf-8"), GAMES)
    assert run_scenario(scenario) > 0


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_scenario_names_itself_its_game_and_its_rules(path: Path) -> None:
    scenario = read_scenario(path.read_text(encoding="utf-8"), GAMES)
    assert scenario.id == path.stem
    assert scenario.table.game.name.replace("-", "_") == FILES[path]
    assert scenario.title.endswith(".")
    assert scenario.rules
    prefix = scenario.table.game.prefix
    assert all(rule.startswith(f"{prefix}-") for rule in scenario.rules)


def test_every_golden_test_of_loops_is_there() -> None:
    names = [path.stem.split("-") for path in files_of("loops")]
    found = {int(words[2]) for words in names if words[:2] == ["LO", "GT"]}
    assert found == set(range(1, 63)) - LIVE


def test_every_golden_test_of_the_flying_carpet_is_there() -> None:
    words = [path.stem.split("-") for path in files_of("flying_carpet")]
    found = {name[2] for name in words if name[:2] == ["FC", "GT"]}
    lettered = {"1a", "1b", "1c", "1d", "1e", "3a", "3b", "4a", "4b", "6a", "6b"}
    whole = {2, 5, *range(7, 15), *range(20, 57)}
    assert found == lettered | {str(number) for number in whole}


def test_every_golden_test_of_hydroracers_is_there() -> None:
    names = [path.stem.split("-") for path in files_of("hydroracers")]
    found = {words[2] for words in names if words[:2] == ["HR", "GT"]}
    assert found == {f"G{n}" for n in range(1, 10)} | {f"D{n}" for n in range(1, 55)}
