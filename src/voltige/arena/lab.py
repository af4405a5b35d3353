"""What a change of an edition or of options does: the same deals with and without it, game by game."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from voltige.arena.plan import Plan
from voltige.arena.play import Result
from voltige.arena.simulate import CONFIDENCE, rounded
from voltige.core.action import Action
from voltige.core.state import SEAT_LETTERS

SEATS, COURSE, ACTIONS, THINGS = "seats", "course", "actions", "things"  # what lines are about
KINDS = (SEATS, COURSE, ACTIONS, THINGS)

Facts = dict[str, float]  # of one game, by name


@dataclass(frozen=True)
class Line:
    """One figure with and without the change: means per game, and their difference."""

    kind: str
    name: str
    base: float
    changed: float
    difference: float
    error: float  # half the 95 % interval of the difference

    @property
    def is_sure(self) -> bool:
        """Return whether the interval of the difference leaves zero out."""
        return abs(self.difference) > self.error

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        low, high = self.difference - self.error, self.difference + self.error
        return {
            "kind": self.kind,
            "name": self.name,
            "base": rounded(self.base),
            "changed": rounded(self.changed),
            "difference": rounded(self.difference),
            "difference_95": [rounded(low), rounded(high)],
            "sure": self.is_sure,
        }


class Reader:
    """Reads figures from the games of a plan."""

    def __init__(self, plan: Plan) -> None:
        """Take the actions of its edition."""
        self.plan = plan
        actions = plan.game.start(len(plan.bots), plan.values, plan.edition).table().actions
        self.verbs = [str(action.data["do"]) for action in actions]
        self.things = [self.names(action) for action in actions]

    def names(self, action: Action) -> list[str]:
        """Name the things that an action uses, each with its kind."""
        used = self.plan.game.uses(action, self.plan.edition)
        return [f"{kind} {name}" for kind, names in used.items() for name in names]

    def seats(self, result: Result) -> Facts:
        """Read each seat's part of the win."""
        return {SEAT_LETTERS[seat]: won for seat, won in enumerate(result.wins())}

    def course(self, result: Result) -> Facts:
        """Read how long the game was, how wide, how close, and what the game counts."""
        return {
            "decisions": float(result.decisions),
            "choices": result.choices / max(1, result.decisions),
            "spread": max(result.returns) - min(result.returns),
            **result.statistics,
        }

    def actions(self, result: Result) -> Facts:
        """Read how often each kind of action was chosen."""
        found: Facts = {}
        for code, count in result.played.items():
            found[self.verbs[code]] = found.get(self.verbs[code], 0.0) + count
        return found

    def used(self, result: Result) -> Facts:
        """Read how often each card or other thing was used."""
        found: Facts = {}
        for code, count in result.played.items():
            for name in self.things[code]:
                found[name] = found.get(name, 0.0) + count
        return found

    def reading(self, kind: str) -> Callable[[Result], Facts]:
        """Give the way to read one kind of figures."""
        ways = {SEATS: self.seats, COURSE: self.course, ACTIONS: self.actions, THINGS: self.used}
        return ways[kind]


def compare(
    base: Plan, changed: Plan, before: Sequence[Result], after: Sequence[Result]
) -> list[Line]:
    """Compare games of the same numbers, so that the same luck is met with and without the change."""
    numbers = {result.number for result in before} & {result.number for result in after}
    pairs = list(
        zip(
            sorted((one for one in before if one.number in numbers), key=lambda one: one.number),
            sorted((one for one in after if one.number in numbers), key=lambda one: one.number),
            strict=True,
        )
    )
    lines: list[Line] = []
    for kind in KINDS:
        was, now = Reader(base).reading(kind), Reader(changed).reading(kind)
        facts = [(was(one), now(other)) for one, other in pairs]
        names = dict.fromkeys(name for both in facts for side in both for name in side)
        ordered = sorted(names) if kind in {ACTIONS, THINGS} else list(names)
        lines += [line(kind, name, facts) for name in ordered]
    return lines


def line(kind: str, name: str, facts: Sequence[tuple[Facts, Facts]]) -> Line:
    """Compute one line: what a game does not have counts as none."""
    before = [was.get(name, 0.0) for was, _ in facts]
    after = [now.get(name, 0.0) for _, now in facts]
    gaps = [new - old for old, new in zip(before, after, strict=True)]
    mean, error = mean_and_error(gaps)
    count = max(1, len(facts))
    return Line(kind, name, sum(before) / count, sum(after) / count, mean, error)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean, and half of its 95 % interval; endless where there are too few."""
    count = len(values)
    if count < 2:
        return sum(values), math.inf
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, CONFIDENCE * math.sqrt(variance / count)
