"""Every rule has a number, every number a test, and every quoted number a rule."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, sources
from tests.scenario_files import scenario_files
from voltige.core.game import Game
from voltige.games import GAMES

RULES = ROOT / "docs" / "rules"
DEFINED = re.compile(r"^- \*\*([A-Z]{2}-D?\d+[a-z]?)\*\*", re.MULTILINE)
QUOTED = re.compile(r"\b([A-Z]{2}-D?\d+[a-z]?)\b")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


def defined_numbers(path: Path) -> list[str]:
    """List the numbers that a document gives to rules and rulings, in its order."""
    return DEFINED.findall(path.read_text(encoding="utf-8"))


def document(game: Game) -> Path:
    """Give the rules of a game."""
    return RULES / f"{game.name}.md"


def all_numbers() -> set[str]:
    """Give the numbers of all documents."""
    return {number for game in GAMES for number in defined_numbers(document(game))}


def is_ruling(number: str) -> bool:
    """Tell whether a number is that of a ruling, not of a rule."""
    return "-D" in number


def decorated_numbers() -> dict[str, list[str]]:
    """Collect the numbers that ``@rule`` gives to tests, with where they stand."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.ClassDef):
                continue
            for decorator in node.decorator_list:
                for number in rule_arguments(decorator):
                    found.setdefault(number, []).append(f"{path.relative_to(ROOT)}:{node.name}")
    return found


def rule_arguments(decorator: ast.expr) -> list[str]:
    """Give the texts in ``@rule("…", …)``, nothing for another decorator."""
    if not isinstance(decorator, ast.Call) or not isinstance(decorator.func, ast.Name):
        return []
    if decorator.func.id != "rule":
        return []
    numbers = [a.value for a in decorator.args if isinstance(a, ast.Constant)]
    assert len(numbers) == len(decorator.args), "rule numbers are written out"
    return [str(number) for number in numbers]


def scenario_numbers() -> dict[str, list[str]]:
    """Collect the numbers that scenarios carry."""
    found: dict[str, list[str]] = {}
    for path in scenario_files():
        for number in tomllib.loads(path.read_text(encoding="utf-8")).get("rules", []):
            found.setdefault(number, []).append(str(path.relative_to(ROOT)))
    return found


@every_game
def test_every_rule_has_a_test(game: Game) -> None:
    proved = set(decorated_numbers()) | set(scenario_numbers())
    rules = [number for number in defined_numbers(document(game)) if not is_ruling(number)]
    assert rules
    assert [number for number in rules if number not in proved] == []


@every_game
def test_numbers_are_given_once_in_order_and_begin_with_the_prefix_of_the_game(game: Game) -> None:
    numbers = defined_numbers(document(game))
    assert len(set(numbers)) == len(numbers)
    assert all(number.startswith(f"{game.prefix}-") for number in numbers)
    assert [n for n in numbers if not is_ruling(n)] + [
        n for n in numbers if is_ruling(n)
    ] == numbers


@every_game
def test_both_languages_number_the_same_rules_alike(game: Game) -> None:
    french = RULES / f"{game.name}.fr.md"
    assert defined_numbers(french) == defined_numbers(document(game))
    quoted = [set(QUOTED.findall(p.read_text(encoding="utf-8"))) for p in (document(game), french)]
    assert quoted[0] == quoted[1]


def test_every_number_that_a_test_or_a_scenario_carries_exists() -> None:
    known = all_numbers()
    for carried in (decorated_numbers(), scenario_numbers()):
        unknown = {number: where for number, where in carried.items() if number not in known}
        assert unknown == {}


@every_game
def test_every_number_that_a_document_quotes_exists(game: Game) -> None:
    known = all_numbers()
    quoted = QUOTED.findall(document(game).read_text(encoding="utf-8"))
    own = [number for number in quoted if number.startswith(f"{game.prefix}-")]
    assert [number for number in own if number not in known] == []


@every_game
def test_every_number_that_the_sources_quote_exists(game: Game) -> None:
    known = all_numbers()
    pattern = re.compile(rf"\b({game.prefix}-D?\d+)\b")
    for source in sources():
        for number in pattern.findall(source.path.read_text(encoding="utf-8")):
            assert number in known, f"{source.where} quotes {number}"


@every_game
def test_every_option_and_every_action_quotes_a_rule_that_exists(game: Game) -> None:
    known = all_numbers()
    for name in game.editions():
        edition = game.load_edition(name)
        for option in game.options(edition):
            assert option.rule in known, option.name
        for action in game.new_state(edition.min_seats, {}, edition).table().actions:
            assert action.rule in known, action
