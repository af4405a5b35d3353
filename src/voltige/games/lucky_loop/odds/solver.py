"""Exact odds of flights (docs/rules/lucky-loop.md, "Exact odds"): no sampling, no rounding.

``Odds`` solves any point of a flight for an aim: the value of every decision, the best of them, and
the chance of every ending. It remembers what it has solved, within a bound.
"""

from __future__ import annotations

from fractions import Fraction
from operator import attrgetter
from typing import Final, final

from voltige.games.lucky_loop.odds.aim import Aim
from voltige.games.lucky_loop.odds.graph import Figure, FlightGraph, FlightRules
from voltige.games.lucky_loop.odds.kernel import NO_VALUE
from voltige.games.lucky_loop.odds.outcomes import Ending, Flow, can_assign, parts_of
from voltige.games.lucky_loop.odds.solution import Solution
from voltige.games.lucky_loop.rolls import FACES_OF, number_of
from voltige.games.lucky_loop.terms import MOST_DICE, NO_FIGURE

ROLL: Final = 0
SEVENTH: Final = 1
STOP: Final = 2
CONCEDE: Final = 3
ASSIGN: Final = 4
REROLL: Final = 5
CHOICE_NAMES: Final = ["roll", "buy_seventh_die", "stop", "concede", "assign", "reroll"]

ValuedChoice = tuple[
    int, int, list[int], int
]  # kind, figure, dice and value, which may be NO_VALUE
NO_FACES: Final[list[int]] = []

GRAPHS_KEPT: Final = 2000
SOLUTIONS_KEPT: Final = 200


@final
class FlightPoint:
    """A point of a flight: what is open, what is left, and perhaps a throw on the table."""

    def __init__(
        self,
        figures: list[Figure],
        dice: int,
        tokens: int = 0,
        seventh_open: bool = True,
        points: int = 0,
        throw: list[int] | None = None,
        rules: FlightRules | None = None,
    ) -> None:
        self.figures: Final = figures  # the open ones
        self.dice: Final = dice  # not on any card
        self.tokens: Final = tokens
        self.seventh_open: Final = seventh_open  # it can still be bought (LL-82)
        self.points: Final = points  # of the figures already flown
        self.throw: Final[list[int]] = [] if throw is None else sorted(throw)
        self.rules: Final = FlightRules(True) if rules is None else rules


@final
class Decision:
    """One decision and what it is worth."""

    def __init__(self, kind: int, figure: int, dice: list[int], value: Fraction) -> None:
        self.kind: Final = kind
        self.figure: Final = figure  # its place among the open figures
        self.dice: Final = dice  # faces assigned or thrown again
        self.value: Final = value


@final
class Odds:
    """A solver with a memory."""

    def __init__(self, solutions: int = SOLUTIONS_KEPT, graphs: int = GRAPHS_KEPT) -> None:
        self.most_solutions: Final = solutions
        self.most_graphs: Final = graphs
        self.graphs: Final[dict[tuple[object, ...], FlightGraph]] = {}
        self.solutions: Final[dict[tuple[object, ...], Solution]] = {}

    def solve(self, point: FlightPoint, aim: Aim) -> Solution:
        """Solve a flight from a point on, whatever lies on the table."""
        shape = shape_key(point)
        key = (shape, point.tokens, point.points, aim.key())
        solution = self.solutions.get(key)
        if solution is None:
            if len(self.solutions) >= self.most_solutions:
                self.solutions.pop(next(iter(self.solutions)))
            solution = Solution(self.graph(point, shape), point.tokens, point.points, aim)
            self.solutions[key] = solution
        return solution

    def graph(self, point: FlightPoint, shape: tuple[object, ...]) -> FlightGraph:
        graph = self.graphs.get(shape)
        if graph is None:
            if len(self.graphs) >= self.most_graphs:
                self.graphs.pop(next(iter(self.graphs)))
            seventh = point.seventh_open and point.tokens > 0
            graph = FlightGraph(point.figures, point.dice, seventh, point.rules)
            self.graphs[shape] = graph
        return graph

    def value(self, point: FlightPoint, aim: Aim) -> Fraction:
        """Return what a point is worth when every decision is the best."""
        solution = self.solve(point, aim)
        exponent = solution.exponent(0, point.tokens)
        if not point.throw:
            return solution.fraction(solution.before(0, point.tokens), exponent)
        throw = throw_number(solution, point)
        return solution.fraction(solution.thrown(0, point.tokens, throw), exponent - MOST_DICE)

    def choices(self, point: FlightPoint, aim: Aim) -> list[Decision]:
        """List all decisions at a point with their values, the best first."""
        solution = self.solve(point, aim)
        tokens = point.tokens
        exponent = solution.exponent(0, tokens)
        if point.throw:
            found = choices_after(solution, tokens, throw_number(solution, point))
            exponent -= MOST_DICE
        else:
            found = choices_before(solution, tokens)
        decisions = [
            Decision(kind, figure, dice, solution.fraction(value, exponent))
            for kind, figure, dice, value in found
            if value != NO_VALUE
        ]
        return sorted(decisions, key=attrgetter("value"), reverse=True)

    def endings(self, point: FlightPoint, aim: Aim) -> list[Ending]:
        """List every way in which the flight can end, with its chance under best decisions."""
        solution = self.solve(point, aim)
        throw = throw_number(solution, point) if point.throw else NO_VALUE
        return Flow(solution).run(throw)


def shape_key(point: FlightPoint) -> tuple[object, ...]:
    """Return the key by which flights share a graph."""
    figures = tuple([figure.key() for figure in point.figures])
    return (figures, point.dice, point.seventh_open and point.tokens > 0, point.rules.key())


def throw_number(solution: Solution, point: FlightPoint) -> int:
    """Return the number of the throw on the table; refuse one that cannot lie there."""
    if len(point.throw) != solution.graph.rolled[0]:
        raise ValueError("the throw has another number of dice")
    return number_of(point.throw)


def choices_before(solution: Solution, tokens: int) -> list[ValuedChoice]:
    """List the decisions before a roll (D4)."""
    found = [(ROLL, NO_FIGURE, NO_FACES, solution.choice_roll(0, tokens))]
    if solution.may_end(0):
        kind = STOP if solution.graph.rules.may_stop and solution.graph.left[0] == 1 else CONCEDE
        found.append((kind, NO_FIGURE, NO_FACES, solution.choice_end(0, tokens)))
    found.append((SEVENTH, NO_FIGURE, NO_FACES, solution.choice_seventh(0, tokens)))
    return found


def choices_after(solution: Solution, tokens: int, throw: int) -> list[ValuedChoice]:
    """List the decisions after a throw (D5)."""
    graph = solution.graph
    found: list[ValuedChoice] = []
    parts = [FACES_OF[part] for part in parts_of(throw)[1:]]
    for dice in parts:
        for place in range(len(graph.figures)):
            found.append((ASSIGN, place, dice, solution.choice_assign(0, tokens, place, dice)))
    if graph.rules.may_decline or not can_assign(solution, 0, throw):
        found.append((CONCEDE, NO_FIGURE, NO_FACES, solution.choice_concede(0, tokens)))
    for dice in parts:
        kept = rest_of(throw, dice)
        found.append((REROLL, NO_FIGURE, dice, solution.choice_reroll(0, tokens, kept)))
    late = solution.choice_late_seventh(0, tokens, throw)
    found.append((SEVENTH, NO_FIGURE, NO_FACES, late))
    return found


def rest_of(throw: int, dice: list[int]) -> int:
    """Return the multiset that is left of a throw without some of its dice."""
    faces = FACES_OF[throw][:]
    for face in dice:
        faces.remove(face)
    return number_of(faces)
