"""Scenarios: a position, moves and expectations as data, run by the tests and by the command."""

import tomllib
from dataclasses import dataclass, field
from typing import Any

from voltige.core.errors import IllegalActionError, VoltigeError
from voltige.core.event import Event
from voltige.core.game import Game
from voltige.core.state import CHANCE, SEAT_LETTERS
from voltige.match.errors import ScenarioError
from voltige.match.expectations import (
    CHECKS,
    Unmet,
    compare,
    differences,
    expect_events,
    find,
    seat_number,
)
from voltige.match.log import Seat
from voltige.match.luck import GivenLuck
from voltige.match.match import Match
from voltige.match.rest import deal_rest
from voltige.match.table import Table

ANY = "any"  # luck that does not matter: the first outcome that is possible
ALL_ANY = "any*"  # the same, until a seat is asked
KEYS = {
    "id",
    "title",
    "title_fr",
    "rules",
    "game",
    "edition",
    "seats",
    "playable",
    "options",
    "position",
    "step",
}
STEP_KEYS: dict[str, tuple[type, ...]] = {
    "do": (str,),
    "refused": (str,),
    "rule": (str,),
    "expect": (dict,),
    "legal": (list, int),
    "legal_of": (dict,),
    "odds": (dict,),
    "see": (dict,),
    "ranking": (list,),
    "events": (list,),
    "mark": (str,),
    "changed": (dict,),
}


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
    seats = typed(data, "seats", int)
    if position is not None:
        position = deal_rest(game, seats, options, edition, position)
    table = Table.make(game, seats, options, edition, position)
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
    for key, value in step.items():
        kinds = STEP_KEYS.get(key)
        if kinds is None:
            raise ScenarioError("scenario_key", key=f"step.{key}"[:40])
        if type(value) not in kinds or not well_formed(key, value):
            raise ScenarioError("scenario_value", key=f"step.{key}")


def well_formed(key: str, value: Any) -> bool:
    """Return whether what a step's value holds is of the right kind."""
    if key == "legal":
        return is_legal_list(value)
    if key == "legal_of":
        return all(is_legal_list(item) for item in value.values())
    if key == "see":
        return all(isinstance(item, dict) for item in value.values())
    if key == "events":
        return all(isinstance(item, dict) and "event" in item for item in value)
    if key == "changed":
        return all(is_texts(item) for item in value.values())
    return True


def is_legal_list(value: Any) -> bool:
    """Return whether a value lists legal actions or counts them."""
    return type(value) is int or is_texts(value)


def is_texts(value: Any) -> bool:
    """Return whether a value is a list of texts."""
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


@dataclass
class Course:
    """A scenario as it runs: the match, and the positions that its steps have marked."""

    match: Match
    marks: dict[str, dict[str, Any]] = field(default_factory=dict)


def begin_scenario(scenario: Scenario) -> Course:
    """Sit everybody down where it starts."""
    table = scenario.table
    seats = [Seat(SEAT_LETTERS[seat]) for seat in range(table.seats)]
    return Course(Match(table, seats, GivenLuck()))


def run_scenario(scenario: Scenario) -> int:
    """Run all steps; return how many expectations held, or raise at the first other."""
    course = begin_scenario(scenario)
    held = 0
    for number, step in enumerate(scenario.steps, start=1):
        try:
            held += run_step(course, step)
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


def run_step(course: Course, step: dict[str, Any]) -> int:
    """Do one step and check what it expects; return the number of expectations."""
    match = course.match
    held = 0
    told = Telling(match)
    if "do" in step:
        held += do(match, step["do"], step.get("refused"), step.get("rule"))
    if "events" in step:
        held += expect_events(step["events"], told.since())
    for key, check in CHECKS.items():
        if key in step:
            held += check(match, step[key])
    if "changed" in step:
        held += expect_changes(course, step["changed"])
    if "mark" in step:
        course.marks[step["mark"]] = match.state.to_dict()
    return held


class Telling:
    """What has happened in a match since a moment."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.version = match.version
        self.heard = len(match.log[-1].events)

    def since(self) -> list[Event]:
        """List the events since then; luck adds some to an entry that was there."""
        later = [event for entry in self.match.log[self.version + 1 :] for event in entry.events]
        return self.match.log[self.version].events[self.heard :] + later


def expect_changes(course: Course, marks: dict[str, list[str]]) -> int:
    """Compare which parts of the position differ from those that were marked."""
    position = course.match.state.to_dict()
    for mark, expected in marks.items():
        if mark not in course.marks:
            raise ScenarioError("scenario_value", key=f"step.changed.{mark}"[:40])
        for part in expected:
            find(position, part, frozenset())
        found = differences(course.marks[mark], position)
        compare(f"changed since {mark}", sorted(expected), found)
    return len(marks)


# -- attempts ---------------------------------------------------------------------------------


def do(match: Match, text: str, refused: str | None, rule: str | None) -> int:
    """Make one attempt, or let luck bring what the step says."""
    if text.startswith("luck:"):
        for word in text.removeprefix("luck:").split():
            decide(match, word)
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


def decide(match: Match, word: str) -> None:
    """Let luck bring an outcome by its word, or any."""
    if word == ALL_ANY:
        while match.state.to_act == CHANCE:
            decide(match, ANY)
    elif word == ANY and match.state.to_act == CHANCE:
        outcome, _ = match.state.chance_outcomes()[0]
        match.feed([match.state.outcome_text(outcome)])
    else:
        match.feed([word])
