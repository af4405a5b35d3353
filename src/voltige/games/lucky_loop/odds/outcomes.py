"""How a flight will end when every decision is the best one for an aim: exact chances.

Chances are whole numbers over 6^(3 figures + 3 tokens) of the start; they flow forward through the
graph and are divided by six at each die. Where decisions are equal, dice already on the table come
first: exact before exceeded, fewer dice before more, then stopping, re-rolling, the seventh die.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Final, final

from voltige.games.lucky_loop.odds.graph import NO_POINT
from voltige.games.lucky_loop.odds.kernel import NO_VALUE, six_to
from voltige.games.lucky_loop.odds.solution import WAYS, Solution
from voltige.games.lucky_loop.rolls import FACES_OF, MASKS, PART, SETS, SIZE


@final
class Ending:
    """One way in which a flight can end, and its chance."""

    def __init__(self, result: int, left: int, tokens: int, chance: Fraction) -> None:
        self.result: Final = result  # of a completed flight, else -1
        self.left: Final = left  # figures still open
        self.tokens: Final = tokens  # held before one is earned
        self.chance: Final = chance


@final
class Flow:
    """Chances on their way through a solved flight."""

    def __init__(self, solution: Solution) -> None:
        self.solution: Final = solution
        self.graph: Final = solution.graph
        self.before: Final = Counter[tuple[int, int]]()  # by point and tokens
        self.thrown: Final[dict[tuple[int, int], list[int]]] = {}  # then by throw
        self.ends: Final = Counter[tuple[int, int, int]]()  # by result, open, tokens

    def run(self, throw: int) -> list[Ending]:
        """Let a flight run from its start, with a throw on the table or NO_VALUE."""
        solution = self.solution
        whole = six_to(solution.exponent(0, solution.tokens))
        if throw == NO_VALUE:
            self.before[0, solution.tokens] = whole
        else:
            self.throws(0, solution.tokens)[throw] = whole
        for point in self.graph.order:
            for held in range(solution.tokens, -1, -1):
                self.pass_before(int(point), held)
                self.pass_thrown(int(point), held)
        return [
            Ending(result, left, held, Fraction(chance, whole))
            for (result, left, held), chance in sorted(self.ends.items())
        ]

    def throws(self, point: int, held: int) -> list[int]:
        """Return the chances of the throws at a point, to add to."""
        return self.thrown.setdefault((point, held), [0] * SETS)

    def pass_before(self, point: int, held: int) -> None:
        """Take the best decision before a roll."""
        chance = self.before[point, held]
        if chance == 0:
            return
        solution = self.solution
        left = int(self.graph.left[point])
        if left == 0:
            result = solution.points + int(self.graph.points[point] + self.graph.dice[point])
            self.ends[result, 0, held] += chance
            return
        best = solution.before(point, held)
        if solution.choice_roll(point, held) == best:
            self.spread(point, held, 0, int(self.graph.rolled[point]), chance)
        elif solution.may_end(point) and solution.choice_end(point, held) == best:
            self.ends[-1, left, held] += chance
        else:
            self.before[int(self.graph.bought[point]), held - 1] += chance

    def spread(self, point: int, held: int, kept: int, again: int, chance: int) -> None:
        """Share a chance among all throws that add ``again`` dice to ``kept``."""
        throws = self.throws(point, held)
        for throw, ways in WAYS[kept][again]:
            throws[throw] += chance // six_to(again) * ways

    def pass_thrown(self, point: int, held: int) -> None:
        """Take the best decision after each throw."""
        for throw, chance in enumerate(self.thrown.get((point, held), [])):
            if chance > 0:
                self.decide(point, held, throw, chance)

    def decide(self, point: int, held: int, throw: int, chance: int) -> None:
        """Take the best decision after one throw."""
        solution = self.solution
        best = solution.thrown(point, held, throw)
        other = self.best_assignment(point, held, throw, best)
        if other != NO_POINT:
            self.before[other, held] += chance
            return
        concedes = self.graph.rules.may_decline or not can_assign(solution, point, throw)
        if concedes and solution.choice_concede(point, held) == best:
            self.ends[-1, int(self.graph.left[point]), held] += chance
            return
        for kept in parts_of(throw):
            if kept != throw and solution.choice_reroll(point, held, kept) == best:
                again = int(SIZE[throw]) - int(SIZE[kept])
                self.spread(point, held - 1, kept, again, chance)
                return
        late = solution.late_dice(point)
        self.spread(int(self.graph.bought[point]), held - 1, throw, late, chance)

    def best_assignment(self, point: int, held: int, throw: int, best: int) -> int:
        """Return the point after the first assignment that is worth ``best``, or None."""
        for exact in (True, False):
            for part in parts_of(throw):
                dice = FACES_OF[part]
                for place, figure in enumerate(self.graph.figures):
                    if (sum(dice) == figure.difficulty) == exact and len(dice) > 0:
                        if self.solution.choice_assign(point, held, place, dice) == best:
                            return self.solution.after(point, place, len(dice), exact)
        return NO_POINT


def can_assign(solution: Solution, point: int, throw: int) -> bool:
    """Return whether a throw fulfils an open figure."""
    for part in parts_of(throw):
        for place in range(len(solution.graph.figures)):
            if solution.choice_assign(point, 0, place, FACES_OF[part]) != NO_VALUE:
                return True
    return False


def parts_of(throw: int) -> list[int]:
    """List the multisets within a throw, itself included, fewest dice first."""
    return sorted({int(PART[throw * MASKS + mask]) for mask in range(MASKS)})
