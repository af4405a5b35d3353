"""What a change of an edition or of options does: the same deals with and without it, game by game."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from voltige.arena.plan import Plan
from voltige.arena.play import Result
from voltige.arena.simulate import CONFIDENCE, around, rounded
from voltige.core.action import Action
from voltige.core.state import SEAT_LETTERS

SEATS, COURSE, ACTIONS, THINGS = "seats", "course", "actions", "things"  # what lines are about
BOTS = "bots"  # where they change seats
KINDS = (SEATS, COURSE, ACTIONS, THINGS)
BY_NAME = {ACTIONS, THINGS}

Facts = dict[str, float]  # of one game, by name


@dataclass(frozen=True)
class Gap:
    """A mean difference, game by game."""

    difference: float
    error: float  # half of its 95 % interval; endless where games are too few

    @property
    def is_sure(self) -> bool:
        """Return whether the interval leaves zero out."""
        return abs(self.difference) > self.error

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "difference": rounded(self.difference),
            "difference_95": around(self.difference, self.error),
            "sure": self.is_sure,
        }


@dataclass(frozen=True)
class Line(Gap):
    """One figure with and without the change: means per game, and their difference."""

    kind: str
    name: str
    base: float
    changed: float

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        told = {"kind": self.kind, "name": self.name}
        means = {"base": rounded(self.base), "changed": rounded(self.changed)}
        return {**told, **means, **super().to_json()}


class Sums(msgspec.Struct, frozen=True):
    """One figure added up over games with and without the change; further games can be added."""

    kind: str
    name: str
    base: float
    changed: float
    squares: float  # of the differences, game by game


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

    def bots(self, result: Result) -> Facts:
        """Read each bot's part of the win, on each of its seats."""
        parts: dict[str, list[float]] = {}
        for who, won in zip(self.plan.seating(result.number), result.wins(), strict=True):
            parts.setdefault(self.plan.bots[who], []).append(won)
        return {name: sum(won) / len(won) for name, won in parts.items()}

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
        return self.by_verb(result.played)

    def by_verb(self, played: dict[int, int]) -> Facts:
        """Add up counts of codes by their kind."""
        found: Facts = {}
        for code, count in played.items():
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
        ways = {
            SEATS: self.seats,
            BOTS: self.bots,
            COURSE: self.course,
            ACTIONS: self.actions,
            THINGS: self.used,
        }
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
    return [line(one, len(pairs)) for one in add_up(base, changed, pairs)]


def add_up(base: Plan, changed: Plan, pairs: Sequence[tuple[Result, Result]]) -> list[Sums]:
    """Add up every figure of games with and without the change; what a game does not have is none."""
    usual, other = Reader(base), Reader(changed)
    found: list[Sums] = []
    for kind in KINDS:
        was, now = usual.reading(kind), other.reading(kind)
        facts = [(was(one), now(another)) for one, another in pairs]
        names = dict.fromkeys(name for both in facts for side in both for name in side)
        for name in names:
            both = [(old.get(name, 0.0), new.get(name, 0.0)) for old, new in facts]
            found.append(
                Sums(
                    kind,
                    name,
                    sum(old for old, _ in both),
                    sum(new for _, new in both),
                    sum((new - old) ** 2 for old, new in both),
                )
            )
    return ordered(found)


def join(some: Sequence[Sums], more: Sequence[Sums]) -> list[Sums]:
    """Add the sums of further games to those of some."""
    found = {(one.kind, one.name): one for one in some}
    for one in more:
        key = one.kind, one.name
        had = found.get(key, Sums(*key, 0.0, 0.0, 0.0))
        base, changed = had.base + one.base, had.changed + one.changed
        found[key] = Sums(*key, base, changed, had.squares + one.squares)
    return ordered(list(found.values()))


def ordered(sums: Sequence[Sums]) -> list[Sums]:
    """Sort by kind; seats and the course of games stay as they were found, the others go by name."""
    return sorted(
        sums, key=lambda one: (KINDS.index(one.kind), one.name if one.kind in BY_NAME else "")
    )


def line(sums: Sums, games: int) -> Line:
    """Compute one line of so many games."""
    mean, error = of_sums(games, sums.changed - sums.base, sums.squares)
    count = max(1, games)
    return Line(mean, error, sums.kind, sums.name, sums.base / count, sums.changed / count)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean, and half of its 95 % interval; endless where there are too few."""
    return of_sums(len(values), sum(values), sum(value * value for value in values))


def of_sums(count: int, total: float, squares: float) -> tuple[float, float]:
    """Return the mean, and half of its 95 % interval, from how many, their sum and that of their squares."""
    if count < 2:
        return total, math.inf
    mean = total / count
    variance = max(0.0, squares - total * mean) / (count - 1)
    return mean, CONFIDENCE * math.sqrt(variance / count)
