"""What a step of a scenario may expect of a position, and how it is compared."""

import difflib
import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from voltige.core.errors import shown
from voltige.core.event import EVERYONE, Event
from voltige.core.state import CHANCE, SEAT_LETTERS, SPECTATOR
from voltige.match.errors import ScenarioError
from voltige.match.match import Match

LONGEST = 2000  # characters of what was expected and found
NUMBER = re.compile(r"[0-9]{1,6}")
FRACTION = re.compile(r"[0-9]{1,9}(/[1-9][0-9]{0,8})?")


class Unmet(Exception):  # noqa: N818  (not an error of ours: it becomes a ScenarioError)
    """An expectation that does not hold."""

    def __init__(self, what: str, expected: Any, found: Any) -> None:
        super().__init__(what)
        self.what = what
        self.expected = shown(expected, LONGEST)
        self.found = shown(found, LONGEST)


def compare(what: str, expected: Any, found: Any) -> None:
    """Raise Unmet when an expectation does not hold."""
    if expected != found:
        raise Unmet(what, expected, found)


# -- paths ------------------------------------------------------------------------------------


def find(data: Any, path: str, names: frozenset[str]) -> Any:
    """Follow a path of keys and numbers; in a table of counts, a name that is not listed is 0.

    ``names`` are those of the components: any other key that is not there is a mistake.
    """
    value = data
    for key in path.split("."):
        if isinstance(value, dict):
            if key in value:
                value = value[key]
            elif counts(value) and key in names:
                value = 0
            else:
                raise no_path(path, key, [*value, *(names if counts(value) else ())])
        elif isinstance(value, list) and NUMBER.fullmatch(key) and int(key) < len(value):
            value = value[int(key)]
        else:
            there = map(str, range(len(value))) if isinstance(value, list) else ()
            raise no_path(path, key, list(there))
    return value


def counts(value: dict[str, Any]) -> bool:
    """Return whether a table counts things, so that what it does not list is not there."""
    return all(isinstance(count, int) and not isinstance(count, bool) for count in value.values())


def no_path(path: str, key: str, there: list[str]) -> ScenarioError:
    """Say that a path leads nowhere, and what was probably meant."""
    nearest = difflib.get_close_matches(key, there, n=1, cutoff=0.5)
    return ScenarioError(
        "scenario_path",
        path=path[:60],
        key=key[:40],
        nearest=nearest[0] if nearest else "none",
    )


def component_names(match: Match) -> frozenset[str]:
    """Collect the names that tables of counts may use: ids of the edition, and those in use."""
    found: set[str] = set()
    collect_ids(match.table.edition.data, found)
    collect_counted(match.state.to_dict(), found)
    collect_counted(match.table.first_state().to_dict(), found)
    return frozenset(found)


def collect_ids(data: Any, found: set[str]) -> None:
    """Add every id of an edition's components."""
    if isinstance(data, dict):
        if isinstance(data.get("id"), str):
            found.add(data["id"])
        for value in data.values():
            collect_ids(value, found)
    elif isinstance(data, list):
        for value in data:
            collect_ids(value, found)


def collect_counted(data: Any, found: set[str]) -> None:
    """Add every name that a table of counts of a position lists."""
    if isinstance(data, dict):
        if counts(data):
            found.update(data)
        for value in data.values():
            collect_counted(value, found)
    elif isinstance(data, list):
        for value in data:
            collect_counted(value, found)


# -- odds and events --------------------------------------------------------------------------


def read_odds(told: dict[str, Any]) -> dict[str, Fraction]:
    """Read expected probabilities, written as fractions."""
    if not all(isinstance(text, str) and FRACTION.fullmatch(text) for text in told.values()):
        raise ScenarioError("scenario_value", key="step.odds")
    return {word: Fraction(text) for word, text in told.items()}


def odds(match: Match) -> dict[str, Fraction]:
    """Return the probability of each outcome of the present chance node; nothing elsewhere."""
    if match.state.to_act != CHANCE:
        return {}
    outcomes = match.state.chance_outcomes()
    total = sum(weight for _, weight in outcomes)
    return {match.state.outcome_text(o): Fraction(weight, total) for o, weight in outcomes}


def expect_events(expected: list[dict[str, Any]], told: list[Event]) -> int:
    """Find public events in this order among those told, each by its name and the facts given."""
    found = [event.to_json() for event in told if event.to == EVERYONE]
    left = list(found)
    for wanted in expected:
        while left and not agrees(wanted, left[0]):
            left.pop(0)
        if not left:
            raise Unmet("events", wanted, found)
        left.pop(0)
    return len(expected)


def agrees(wanted: dict[str, Any], event: dict[str, Any]) -> bool:
    """Return whether an event is the one that is wanted."""
    return all(key in event and event[key] == value for key, value in wanted.items())


def differences(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """Name the parts of a position that differ."""
    return sorted(key for key in after if before.get(key) != after[key])


# -- what a step may expect --------------------------------------------------------------------


def seat_number(match: Match, text: str) -> int:
    """Read a seat's letter, or ``spectator``."""
    if text == "spectator":
        return SPECTATOR
    if len(text) != 1 or text not in SEAT_LETTERS[: match.table.seats]:
        raise ScenarioError("scenario_value", key=text[:40])
    return SEAT_LETTERS.index(text)


def expect_position(match: Match, paths: dict[str, Any]) -> int:
    """Compare places of the position."""
    names = component_names(match)
    position = match.state.to_dict()
    for path, expected in paths.items():
        compare(path, expected, find(position, path, names))
    return len(paths)


def expect_views(match: Match, views: dict[str, Any]) -> int:
    """Compare places of what seats or spectators see."""
    names = component_names(match)
    held = 0
    for seat, paths in views.items():
        view = match.state.view(seat_number(match, seat)).to_json()
        for path, expected in paths.items():
            compare(f"{seat}: {path}", expected, find(view, path, names))
            held += 1
    return held


def expect_legal(match: Match, expected: Any) -> int:
    """Compare what the seat to act may do, or how much that is."""
    found = [action.notation for action in match.state.legal_actions()]
    return compare_legal("legal", expected, found)


def expect_legal_of(match: Match, seats: dict[str, Any]) -> int:
    """Compare what each seat may do, where several are asked at once."""
    held = 0
    for letter, expected in seats.items():
        legal = match.legal_actions(seat_number(match, letter))
        found = [action.notation for action in legal]
        held += compare_legal(f"{letter}: legal", expected, found)
    return held


def compare_legal(what: str, expected: Any, found: list[str]) -> int:
    """Compare legal actions with a list or a number."""
    if isinstance(expected, int):
        compare(what, expected, len(found))
    else:
        compare(what, sorted(expected), sorted(found))
    return 1


def expect_odds(match: Match, expected: dict[str, Any]) -> int:
    """Compare the odds of the luck that is next."""
    compare("odds", read_odds(expected), odds(match))
    return 1


def expect_ranking(match: Match, expected: list[Any]) -> int:
    """Compare the places."""
    compare("ranking", expected, match.state.ranking())
    return 1


CHECKS: dict[str, Callable[[Match, Any], int]] = {
    "expect": expect_position,
    "legal": expect_legal,
    "legal_of": expect_legal_of,
    "odds": expect_odds,
    "ranking": expect_ranking,
    "see": expect_views,
}
