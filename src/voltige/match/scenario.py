"""Scenarios: a position, moves and expectations as data, run by the tests and by the command."""

import re
import tomllib
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from voltige.core.errors import IllegalActionError, VoltigeError, shown
from voltige.core.game import Game
from voltige.core.state import CHANCE, SEAT_LETTERS, SPECTATOR
from voltige.match.errors import ScenarioError
from voltige.match.log import Seat
from voltige.match.luck import GivenLuck
from voltige.match.match import Match, Table

LONGEST = 2000  # characters of what was expected and found
NUMBER = re.compile(r"[0-9]{1,6}")
FRACTION = re.compile(r"[0-9]{1,9}(/[1-9][0-9]{0,8})?")
KEYS = {"id", "title", "rules", "game", "edition", "seats", "options", "position", "step"}
STEP_KEYS = {"do", "expect", "refused", "rule", "legal", "odds", "see", "ranking"}


@dataclass(frozen=True)
class Scenario:
    """A worked example: where it starts and what its steps do and show."""

    id: str
    title: str
    rules: tuple[str, ...]
    table: Table
    steps: tuple[dict[str, Any], ...]


def read_scenario(text: str, games: tuple[Game, ...]) -> Scenario:
    """Read a scenario; every key is checked."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise ScenarioError("scenario_syntax", reason=str(error)) from error
    for key in data:
        if key not in KEYS:
            raise ScenarioError("scenario_key", key=key[:40])
    name = typed(data, "game", str)
    game = next((game for game in games if game.name == name), None)
    if game is None:
        raise ScenarioError("scenario_value", key="game")
    steps = typed(data, "step", list)
    rules = typed(data, "rules", list)
    if not all(isinstance(rule, str) for rule in rules):
        raise ScenarioError("scenario_value", key="rules")
    edition = game.load_edition(typed(data, "edition", str)) if "edition" in data else None
    options = typed(data, "options", dict) if "options" in data else {}
    position = typed(data, "position", dict) if "position" in data else None
    table = Table.make(game, typed(data, "seats", int), options, edition, position)
    for step in steps:
        check_step(step)
    title = typed(data, "title", str) if "title" in data else ""
    return Scenario(typed(data, "id", str), title, tuple(rules), table, tuple(steps))


def typed(data: dict[str, Any], key: str, kind: type) -> Any:
    """Take a value that must be there and be of this kind."""
    value = data.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise ScenarioError("scenario_value", key=key)
    return value


def check_step(step: Any) -> None:
    """Refuse a step with keys or values that mean nothing."""
    if not isinstance(step, dict):
        raise ScenarioError("scenario_value", key="step")
    kinds: dict[str, type] = {"do": str, "expect": dict, "refused": str, "rule": str}
    kinds |= {"legal": list, "odds": dict, "see": dict, "ranking": list}
    for key, value in step.items():
        if key not in STEP_KEYS:
            raise ScenarioError("scenario_key", key=f"step.{key}"[:40])
        if not isinstance(value, kinds[key]) or not well_formed(key, value):
            raise ScenarioError("scenario_value", key=f"step.{key}")


def well_formed(key: str, value: Any) -> bool:
    """Tell whether what a step's value holds is of the right kind."""
    if key == "legal":
        return all(isinstance(item, str) for item in value)
    if key == "see":
        return all(isinstance(item, dict) for item in value.values())
    return True


def run_scenario(scenario: Scenario) -> int:
    """Run all steps; return how many expectations held, or raise at the first other."""
    table = scenario.table
    seats = [Seat(SEAT_LETTERS[seat]) for seat in range(table.seats)]
    match = Match(table, seats, GivenLuck())
    held = 0
    for number, step in enumerate(scenario.steps, start=1):
        try:
            held += run_step(match, step)
        except ScenarioError:
            raise
        except VoltigeError as error:
            raise ScenarioError("scenario_step", step=number, reason=str(error)) from error
        except Unmet as unmet:
            raise ScenarioError(
                "scenario_unmet",
                step=number,
                what=unmet.what,
                expected=unmet.expected,
                found=unmet.found,
            ) from unmet
    return held


class Unmet(Exception):  # noqa: N818  (not an error of ours: it becomes a ScenarioError)
    """An expectation that does not hold."""

    def __init__(self, what: str, expected: Any, found: Any) -> None:
        """Say what was expected and what was found."""
        super().__init__(what)
        self.what = what
        self.expected = shown(expected, LONGEST)
        self.found = shown(found, LONGEST)


def run_step(match: Match, step: dict[str, Any]) -> int:
    """Do one step and check what it expects; return the number of expectations."""
    held = 0
    if "do" in step:
        held += do(match, step["do"], step.get("refused"), step.get("rule"))
    for path, expected in step.get("expect", {}).items():
        compare(path, expected, find(match.state.to_dict(), path))
        held += 1
    if "legal" in step:
        found = [action.notation for action in match.state.legal_actions()]
        compare("legal", sorted(step["legal"]), sorted(found))
        held += 1
    if "odds" in step:
        compare("odds", read_odds(step["odds"]), odds(match))
        held += 1
    if "ranking" in step:
        compare("ranking", step["ranking"], match.state.ranking())
        held += 1
    for seat, paths in step.get("see", {}).items():
        view = match.state.view(seat_number(match, seat)).to_json()
        for path, expected in paths.items():
            compare(f"{seat}: {path}", expected, find(view, path))
            held += 1
    return held


def do(match: Match, text: str, refused: str | None, rule: str | None) -> int:
    """Make one attempt, or let luck bring what the step says."""
    if text.startswith("luck:"):
        match.feed(text.removeprefix("luck:").split())
        return 0
    letter, colon, rest = text.partition(": ")
    seat = seat_number(match, letter) if colon else int(match.state.to_act)
    attempt = match.table.game.read_attempt(rest if colon else text, match.table.edition)
    before = match.state.to_dict()
    try:
        match.submit(seat, attempt)
    except IllegalActionError as error:
        if refused is None:
            raise
        compare("refused", refused, error.code)
        compare("position after the refusal", before, match.state.to_dict())
        if rule is not None:
            compare("rule", rule, error.rule)
        return 1
    if refused is not None:
        raise Unmet("refused", refused, "accepted")
    return 0


def seat_number(match: Match, text: str) -> int:
    """Read a seat's letter, or ``spectator``."""
    if text == "spectator":
        return SPECTATOR
    if len(text) != 1 or text not in SEAT_LETTERS[: match.table.seats]:
        raise ScenarioError("scenario_value", key=text[:40])
    return SEAT_LETTERS.index(text)


def find(data: Any, path: str) -> Any:
    """Follow a path of keys and numbers; a count that is not listed is 0."""
    value = data
    for key in path.split("."):
        if isinstance(value, dict):
            value = value.get(key, 0)
        elif isinstance(value, list) and NUMBER.fullmatch(key) and int(key) < len(value):
            value = value[int(key)]
        else:
            raise ScenarioError("scenario_path", path=path[:60])
    return value


def compare(what: str, expected: Any, found: Any) -> None:
    """Raise Unmet when an expectation does not hold."""
    if expected != found:
        raise Unmet(what, expected, found)


def read_odds(told: dict[str, Any]) -> dict[str, Fraction]:
    """Read expected probabilities, written as fractions."""
    if not all(isinstance(text, str) and FRACTION.fullmatch(text) for text in told.values()):
        raise ScenarioError("scenario_value", key="step.odds")
    return {word: Fraction(text) for word, text in told.items()}


def odds(match: Match) -> dict[str, Fraction]:
    """Give the probability of each outcome of the present chance node; nothing elsewhere."""
    if match.state.to_act != CHANCE:
        return {}
    outcomes = match.state.chance_outcomes()
    total = sum(weight for _, weight in outcomes)
    return {match.state.outcome_text(o): Fraction(weight, total) for o, weight in outcomes}
