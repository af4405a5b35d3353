"""The graph of one flight: every point it can pass, without the luck and without an aim.

A point is (open figures, dice left, points so far, seventh die used). Points stand in an order in
which each comes after all that lead to it, so that a solver walks backward and odds flow forward.
Tokens are layers over the graph: a point is solved for each number of tokens still held.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from voltige.games.lucky_loop.rolls import FIRST, KINDS, MOST_DIFFICULTY
from voltige.games.lucky_loop.terms import FACES, MOST_DICE, MOST_FIGURES, fewest_dice

NO_POINT: Final = -1
TOO_MANY_DICE: Final = 31
MOST_POINTS: Final = 0xFFFFF


@final
class Figure:
    """An open figure: difficulty, the points of both fields (doubled already), the star."""

    def __init__(self, difficulty: int, exact: int, exceeded: int, starred: bool = False) -> None:
        self.difficulty: Final = difficulty
        self.exact: Final = exact
        self.exceeded: Final = exceeded
        self.starred: Final = starred  # must be met exactly (LL-94)

    def key(self) -> tuple[int, int, int, bool]:
        """Return the key by which equal figures are found."""
        return (self.difficulty, self.exact, self.exceeded, self.starred)


@final
class FlightRules:
    """What the table options and the edition say about flights."""

    def __init__(
        self,
        may_stop: bool,
        may_decline: bool = False,
        seventh_after_roll: bool = False,
        per_roll: int = MOST_DICE,
    ) -> None:
        self.may_stop: Final = may_stop  # with one figure open: compulsory flights alone (LL-51)
        self.may_decline: Final = may_decline  # option may_decline_figure
        self.seventh_after_roll: Final = seventh_after_roll  # option seventh_die_after_roll
        self.per_roll: Final[i64] = per_roll

    def key(self) -> tuple[bool, bool, bool, int]:
        """Return the key by which equal rules are found."""
        return (self.may_stop, self.may_decline, self.seventh_after_roll, int(self.per_roll))


@final
class FlightGraph:
    """All points that a flight can pass from a start before a roll."""

    def __init__(
        self, figures: list[Figure], dice: int, seventh_open: bool, rules: FlightRules
    ) -> None:
        check_start(figures, dice)
        self.figures: Final = figures
        self.rules: Final = rules
        self.width: Final[i64] = len(figures) * KINDS
        self.difficulty: Final = vec[i64]([figure.difficulty for figure in figures])
        self.twin: Final = twins(figures)
        # By point:
        self.open: vec[i64] = vec[i64]()  # the open figures, a bit each
        self.left: vec[i64] = vec[i64]()  # how many figures are open
        self.dice: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()  # of the figures flown since the start
        self.used: vec[i64] = vec[i64]()  # 1 once the seventh die is bought in this graph
        self.rolled: vec[i64] = vec[i64]()  # dice of the next roll; 0 when it is not feasible
        self.bought: vec[i64] = vec[i64]()  # the point after buying the seventh die
        self.first: vec[i64] = vec[i64]()  # throws of the points before it
        self.throws: i64 = 0  # of all points
        self.after: vec[i64] = vec[i64]()  # by point, figure and kind: the point after it
        self.size: i64 = 0
        self.order: vec[i64] = vec[i64]()  # of the points: each after all that lead to it
        self.numbers: Final[dict[int, int]] = {}
        self.build(dice, seventh_open)

    def build(self, dice: int, seventh_open: bool) -> None:
        """Find all points, layer by layer; within a layer those before the seventh die first."""
        layer = [self.add((1 << len(self.figures)) - 1, dice, 0, 0)]
        while layer:
            begin = int(self.size)
            for used in range(2):
                for point in layer:
                    if self.used[point] == used:
                        self.order = append(self.order, point)
                        if used == 0 and seventh_open:
                            self.buy(point)
            for point in range(begin, int(self.size)):  # points that only buying leads to
                self.order = append(self.order, point)
                layer.append(point)
            begin = int(self.size)
            for point in layer:
                self.fulfil_all(point)
            layer = list(range(begin, int(self.size)))

    def buy(self, point: int) -> None:
        """Link a point to the one with the seventh die (LL-80)."""
        if self.left[point] > 0:
            dice = int(self.dice[point]) + 1
            self.bought[point] = self.add(int(self.open[point]), dice, int(self.points[point]), 1)

    def fulfil_all(self, point: i64) -> None:
        """Link a point to all that fulfilling one figure leads to (LL-39 to LL-46)."""
        opened = int(self.open[point])
        dice = int(self.dice[point])
        points = int(self.points[point])
        used = int(self.used[point])
        rolled = int(self.rolled[point])
        for place, figure in enumerate(self.figures):
            twin = int(self.twin[place])
            if not opened >> place & 1 or (twin >= 0 and opened >> twin & 1):
                continue  # of two equal figures the first is flown first
            rest = opened & ~(1 << place)
            at: i64 = point * self.width + place * KINDS
            for count in range(1, rolled + 1):
                if count <= figure.difficulty <= count * FACES:
                    self.after[at] = self.add(rest, dice - count, points + figure.exact, used)
                if figure.difficulty < count * FACES and not figure.starred:
                    exceeded = self.add(rest, dice - count, points + figure.exceeded, used)
                    self.after[at + MOST_DICE] = exceeded
                at += 1

    def add(self, opened: int, dice: int, points: int, used: int) -> int:
        """Return the number of a point, made where it is not known."""
        key = ((opened * (TOO_MANY_DICE + 1) + dice) * (MOST_POINTS + 1) + points) * 2 + used
        known = self.numbers.get(key)
        if known is not None:
            return known
        point = int(self.size)
        self.numbers[key] = point
        self.size += 1
        self.open = append(self.open, opened)
        self.left = append(self.left, opened.bit_count())
        self.dice = append(self.dice, dice)
        self.points = append(self.points, points)
        self.used = append(self.used, used)
        rolled = self.next_roll(opened, dice)
        self.rolled = append(self.rolled, rolled)
        self.first = append(self.first, self.throws)
        if rolled > 0:
            self.throws += FIRST[rolled + 1] - FIRST[rolled]
        self.bought = append(self.bought, NO_POINT)
        after = self.after
        for _ in range(int(self.width)):
            after = append(after, NO_POINT)
        self.after = after
        return point

    def base(self, point: i64, held: i64, layers: i64) -> i64:
        """Return where the throws of a point lie: add the number of a multiset to it."""
        first = FIRST[self.rolled[point]]
        return self.first[point] * layers + held * (FIRST[self.rolled[point] + 1] - first) - first

    def next_roll(self, opened: i64, dice: i64) -> i64:
        """Count the dice of the next roll; 0 when it is not feasible (LL-38, LL-54, LL-97)."""
        rolled = self.rules.per_roll
        if dice < rolled:
            rolled = dice
        for place, difficulty in enumerate(self.difficulty):
            if opened >> place & 1 and fewest_dice(difficulty) <= rolled:
                return rolled
        return 0


def twins(figures: list[Figure]) -> vec[i64]:
    """Return for each figure the last equal one before it, or NO_POINT."""
    found = [NO_POINT] * len(figures)
    for place, figure in enumerate(figures):
        for earlier in range(place):
            if figures[earlier].key() == figure.key():
                found[place] = earlier
    return vec[i64](found)


def check_start(figures: list[Figure], dice: int) -> None:
    """Refuse what no flight can be; callers check what people type."""
    if not 1 <= len(figures) <= MOST_FIGURES:
        raise ValueError("a flight has 1 to 6 open figures")
    if not 0 <= dice < TOO_MANY_DICE:
        raise ValueError("too many dice")
    for figure in figures:
        if not 1 <= figure.difficulty <= MOST_DIFFICULTY:
            raise ValueError("a difficulty is 1 to 18")
        if figure.exact < 0 or figure.exceeded < 0:
            raise ValueError("points are not negative")
    if sum(max(figure.exact, figure.exceeded) for figure in figures) > MOST_POINTS:
        raise ValueError("too many points")
