"""A solved flight: what each decision is worth at its start, exactly.

``choice_`` values are whole numbers over one common denominator, so that they can be compared.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from voltige.games.lucky_loop.odds.aim import Aim, Pays
from voltige.games.lucky_loop.odds.graph import NO_POINT, FlightGraph
from voltige.games.lucky_loop.odds.kernel import CUBE, NO_VALUE, Solver, six_to
from voltige.games.lucky_loop.odds.words import get, words_for
from voltige.games.lucky_loop.rolls import FACES_OF, FIRST, KINDS, NO_DICE, ORDERS, SIZE, joined
from voltige.games.lucky_loop.terms import MOST_DICE

SHORT: Final = 1000  # of a row


@final
class Solution:
    """The values of all points of a flight for one aim."""

    def __init__(self, graph: FlightGraph, tokens: int, points: int, aim: Aim) -> None:
        self.graph: Final = graph
        self.tokens: Final = tokens  # held at the start
        self.points: Final = points  # of figures flown before the start
        self.layers: Final = tokens + 1
        self.pays: Final = Pays(aim, tokens, most_points(graph, points))
        exponent = 3 * (len(graph.figures) + tokens)
        self.words: Final = words_for(self.pays.highest * six_to(exponent))  # of each value
        self.cells: Final = int(graph.size) * self.layers
        self.values_before: Final = zeros(self.words * self.cells)
        self.throws: Final = int(graph.throws) * self.layers
        self.values_thrown: Final = zeros(self.words * self.throws)
        Solver(graph, tokens, self.pays, self.values_before, self.values_thrown).solve(points)

    # -- values of points, over 6^(3 figures + 3 tokens) before a roll, 6^3 less after it -----

    def before(self, point: int, held: int) -> int:
        """Return the value of a point before a roll."""
        return get(self.values_before, self.cells, point * self.layers + held)

    def thrown(self, point: int, held: int, throw: int) -> int:
        """Return the value of a point after a throw."""
        at = int(self.graph.base(point, held, self.layers)) + throw
        return get(self.values_thrown, self.throws, at)

    def exponent(self, point: int, held: int) -> int:
        """Return the power of six under the value of a point before a roll."""
        return 3 * int(self.graph.left[point]) + 3 * held

    # -- decisions before a roll --------------------------------------------------------------

    def choice_roll(self, point: int, held: int) -> int:
        """Return the value of rolling, or NO_VALUE when it is not feasible."""
        rolled = int(self.graph.rolled[point])
        if rolled == 0:
            return NO_VALUE
        return self.sum_over(point, held, NO_DICE, rolled)

    def choice_seventh(self, point: int, held: int) -> int:
        """Return the value of buying the seventh die before a roll, or NO_VALUE."""
        other = int(self.graph.bought[point])
        if other == NO_POINT or held == 0:
            return NO_VALUE
        return self.before(other, held - 1) * CUBE

    def choice_end(self, point: int, held: int) -> int:
        """Return the value of a flight that ends before the roll: stopped or conceded."""
        return self.end_pay(point, held) * six_to(self.exponent(point, held))

    def may_end(self, point: int) -> bool:
        """Return whether the flight may end before the roll (LL-51, LL-97)."""
        graph = self.graph
        if graph.rolled[point] == 0:
            return True
        return graph.rules.may_stop and graph.left[point] == 1

    def end_pay(self, point: int, held: int) -> int:
        """Return the pay of a flight that ends here unfinished."""
        return self.pays.one_open[held] if self.graph.left[point] == 1 else self.pays.broken[held]

    # -- decisions after a throw --------------------------------------------------------------

    def after(self, point: int, place: int, count: int, exact: bool) -> int:
        """Return the point after fulfilling a figure with ``count`` dice."""
        graph = self.graph
        first = place
        while graph.twin[first] >= 0 and graph.open[point] >> graph.twin[first] & 1:
            first = int(graph.twin[first])
        kind = count - 1 if exact else MOST_DICE + count - 1
        return int(graph.after[point * graph.width + first * KINDS + kind])

    def choice_assign(self, point: int, held: int, place: int, dice: list[int]) -> int:
        """Return the value of fulfilling the figure at ``place`` with dice, or NO_VALUE."""
        difficulty = self.graph.figures[place].difficulty
        total = sum(dice)
        if not self.graph.open[point] >> place & 1 or total < difficulty:
            return NO_VALUE
        other = self.after(point, place, len(dice), total == difficulty)
        if other == NO_POINT:
            return NO_VALUE
        return self.before(other, held)

    def choice_reroll(self, point: int, held: int, kept: int) -> int:
        """Return the value of re-rolling all dice but the multiset ``kept``, or NO_VALUE."""
        if held == 0:
            return NO_VALUE
        return self.sum_over(point, held - 1, kept, int(self.graph.rolled[point] - SIZE[kept]))

    def sum_over(self, point: int, held: int, kept: int, again: int) -> int:
        """Sum the values of all throws that add ``again`` dice to ``kept``, over 6^3."""
        total = 0
        for throw, ways in WAYS[kept][again]:
            total += ways * self.thrown(point, held, throw)
        return total * six_to(MOST_DICE - again)

    def choice_late_seventh(self, point: int, held: int, throw: int) -> int:
        """Return the value of buying the seventh die after a throw, or NO_VALUE."""
        graph = self.graph
        other = int(graph.bought[point])
        if not graph.rules.seventh_after_roll or other == NO_POINT or held == 0:
            return NO_VALUE
        return self.sum_over(other, held - 1, throw, self.late_dice(point))

    def late_dice(self, point: int) -> int:
        """Count the dice that a seventh die bought after the roll adds to it (LL-38)."""
        return 0 if self.graph.rolled[point] == self.graph.rules.per_roll else 1

    def choice_concede(self, point: int, held: int) -> int:
        return self.end_pay(point, held) * six_to(self.exponent(point, held) - MOST_DICE)

    # -- for people ---------------------------------------------------------------------------

    def fraction(self, value: int, exponent: int) -> Fraction:
        """Turn a value into what it is worth."""
        return Fraction(value, six_to(exponent)) - self.pays.shift


def throws_with(kept: int, again: int) -> list[tuple[int, int]]:
    """List the throws that ``again`` more dice can make of ``kept``, and in how many ways each."""
    ways: dict[int, int] = {}
    for thrown in range(int(FIRST[again]), int(FIRST[again + 1])):
        throw = int(joined(kept, thrown))
        ways[throw] = ways.get(throw, 0) + int(ORDERS[thrown])
    return list(ways.items())


WAYS: Final = [  # the same by ``kept`` and ``again``: bots ask it often
    [throws_with(kept, again) for again in range(MOST_DICE - len(faces) + 1)]
    for kept, faces in enumerate(FACES_OF)
]


def zeros(count: int) -> vec[i64]:
    """Make a row of zeros, quickly also where it is long."""
    row = vec[i64]([0] * min(count, SHORT))
    while 2 * len(row) < count:
        row = extend(row, row)
    return extend(row, row[: count - len(row)])


def most_points(graph: FlightGraph, points: int) -> int:
    """Return a bound of all results: every figure at its best, every die saved, the red one too."""
    figures = [max(figure.exact, figure.exceeded) for figure in graph.figures]
    return points + sum(figures) + int(graph.dice[0]) + 1
