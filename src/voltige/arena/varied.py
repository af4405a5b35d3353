"""What each value of a varied option does: figures for each, and differences by the same luck."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from voltige.arena.choices import choices
from voltige.arena.lab import (
    ACTIONS,
    BOTS,
    COURSE,
    SEATS,
    THINGS,
    Facts,
    Gap,
    Reader,
    mean_and_error,
)
from voltige.arena.plan import Plan
from voltige.arena.play import Result
from voltige.arena.simulate import interval, rounded

SHARES = {SEATS, BOTS}


@dataclass(frozen=True)
class Figure:
    """One figure of the games with one value: its mean, and how it differs from the first value."""

    kind: str
    name: str
    mean: float
    low: float  # of its 95 % interval
    high: float
    gap: Gap | None  # from the same deals with the first value; none for the first itself

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        ends = None if math.isinf(self.high) else [rounded(self.low), rounded(self.high)]
        told = {"kind": self.kind, "name": self.name, "mean": rounded(self.mean), "mean_95": ends}
        return told if self.gap is None else {**told, **self.gap.to_json()}


@dataclass(frozen=True)
class Column:
    """All figures of the games with one value of an option."""

    value: Any
    games: int
    figures: list[Figure]

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        figures = [figure.to_json() for figure in self.figures]
        return {"value": self.value, "games": self.games, "figures": figures}


@dataclass(frozen=True)
class VariedOption:
    """One option, and what each of its values does, whatever the others are."""

    name: str
    columns: list[Column]

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {"option": self.name, "values": [column.to_json() for column in self.columns]}


Key = tuple[int, int, tuple[int, ...]]  # deal, rotation, which values the other options have
Told = dict[Key, dict[str, Facts]]  # the facts of some games, by kind


def varied_options(plan: Plan, results: Sequence[Result]) -> list[VariedOption]:
    """Tell of each varied option what its values do."""
    reader = Reader(plan)
    kinds = [SEATS, COURSE, ACTIONS, THINGS]
    if plan.rotate and len(set(plan.bots)) > 1:
        kinds.insert(0, BOTS)
    facts = {
        result.number: {kind: reader.reading(kind)(result) for kind in kinds} for result in results
    }
    found = []
    for place, (name, values) in enumerate(plan.vary.items()):
        groups: list[dict[Key, dict[str, Facts]]] = [{} for _ in values]
        for number, told in facts.items():
            which = chosen(plan, number)
            rest = which[:place] + which[place + 1 :]
            groups[which[place]][plan.deal(number), plan.rotation(number), rest] = told
        columns = [
            column(plan, value, kinds, group, groups[0])
            for value, group in zip(values, groups, strict=True)
        ]
        found.append(VariedOption(name, columns))
    return found


def chosen(plan: Plan, number: int) -> tuple[int, ...]:
    """Return for each varied option which of its values a game has."""
    left = plan.variation(number)
    found: list[int] = []
    for values in reversed(plan.vary.values()):
        found.insert(0, left % len(values))
        left //= len(values)
    return tuple(found)


def column(plan: Plan, value: Any, kinds: Sequence[str], own: Told, first: Told) -> Column:
    """Compute all figures of the games with one value."""
    figures = []
    for kind in kinds:
        names = dict.fromkeys(
            name for group in (first, own) for told in group.values() for name in told[kind]
        )
        ordered = sorted(names) if kind in {ACTIONS, THINGS} else list(names)
        figures += [figure(plan, kind, name, own, first) for name in ordered]
    return Column(value, len(own), figures)


def figure(plan: Plan, kind: str, name: str, own: Told, first: Told) -> Figure:
    """Compute one figure; what a game does not have is none.

    Games of the same deal are much alike, so each deal counts as one observation, with the mean of its
    games. A share of wins counts each rotation, as it does wherever bots meet.
    """
    values = {key: told[kind].get(name, 0.0) for key, told in own.items()}
    mean, error = mean_and_error(by_deal(values))
    low, high = mean - error, mean + error
    if kind in SHARES:
        seats = plan.bots.count(name) if kind == BOTS else 1
        tries = seats * len({(deal, rotation) for deal, rotation, _ in values})
        low, high = interval(mean * tries, tries)
    if own is first:
        return Figure(kind, name, mean, low, high, None)
    gaps = {
        key: values[key] - told[kind].get(name, 0.0) for key, told in first.items() if key in values
    }
    return Figure(kind, name, mean, low, high, Gap(*mean_and_error(by_deal(gaps))))


def by_deal(values: dict[Key, float]) -> list[float]:
    """Give the mean of each deal."""
    deals: dict[int, list[float]] = {}
    for (deal, _, _), value in values.items():
        deals.setdefault(deal, []).append(value)
    return [sum(own) / len(own) for own in deals.values()]


def details(plan: Plan, results: Sequence[Result]) -> dict[str, Any]:
    """Return as plain data what is chosen, and what varies and does what."""
    return {
        "actions": [one.to_json() for one in choices(plan, results)],
        "vary": plan.vary,
        "varied": [option.to_json() for option in varied_options(plan, results)],
    }
