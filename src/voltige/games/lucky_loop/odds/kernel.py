"""The solver: the value of every point of a flight for one aim, backward and exact.

With f figures open and t tokens a value before a roll is a whole number over 6^(3f + 3t), after it
over 6^(3(f - 1) + 3t). So rolls and re-rolls are sums, and nothing is ever rounded. Values that fit
into one word are compared as they are, others by their ranks among the points that may come next.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.lucky_loop.odds.aim import Pays
from voltige.games.lucky_loop.odds.graph import NO_POINT, FlightGraph
from voltige.games.lucky_loop.odds.words import above, carry, copy, put, raise_to
from voltige.games.lucky_loop.rolls import (
    FIRST,
    HITS,
    KINDS,
    ORDERS,
    SETS,
    SIX_TO,
    SIZE,
    WITH,
    WITHOUT,
)
from voltige.games.lucky_loop.terms import FACES, MOST_DICE

NO_VALUE: Final = -1  # values are never negative: pays are shifted
CUBE: Final = 216  # 6^3


def six_to(exponent: int) -> int:
    power: int = FACES**exponent
    return power


@final
class Solver:
    """One flight while it is being solved."""

    def __init__(
        self, graph: FlightGraph, tokens: int, pays: Pays, before: vec[i64], thrown: vec[i64]
    ) -> None:
        figures = len(graph.figures)
        layers = tokens + 1
        self.graph: Final = graph
        self.tokens: Final[i64] = tokens
        self.layers: Final[i64] = layers
        self.results: Final[i64] = pays.results
        self.figures: Final[i64] = figures
        self.before: Final = before  # by point and tokens
        self.cells: Final[i64] = graph.size * layers  # of ``before``: its plane (words.py)
        self.thrown: Final = thrown  # by point, tokens and multiset
        self.plane: Final[i64] = graph.throws * layers  # of ``thrown``
        words = len(before) // int(self.cells)
        self.words: Final[i64] = words
        self.done: Final = vec[i64]([0] * (words * len(pays.done)))  # by layer and result
        self.ends: Final = vec[i64]([0] * (words * figures * layers))  # before a roll
        self.fails: Final = vec[i64]([0] * (words * figures * layers))  # after a throw
        self.kept: Final = vec[i64]([0] * (words * SETS))
        self.trial: Final = vec[i64]([0] * words)
        # The points that fulfilling a figure leads to, from the worst to the best:
        self.ranked: Final = vec[i64]([0] * (KINDS * figures))
        self.ranks: Final = vec[i64]([NO_VALUE] * (KINDS * figures))  # by kind; or its value
        self.best_kinds: Final = vec[i64]([NO_VALUE] * (16 * figures))
        self.fill_pays(pays)

    def fill_pays(self, pays: Pays) -> None:
        """Write the pays of all ends, over the denominators of where they fall."""
        layers = int(self.layers)
        ends = int(self.figures) * layers
        for held in range(layers):
            scale = six_to(3 * held)
            for at in range(held * pays.results, (held + 1) * pays.results):
                put(pays.done[at] * scale, self.done, len(pays.done), at)
            for left in range(1, int(self.figures) + 1):
                pay = pays.one_open[held] if left == 1 else pays.broken[held]
                pay *= six_to(3 * (left - 1 + held))
                at = (left - 1) * layers + held
                put(pay, self.fails, ends, at)
                put(pay * CUBE, self.ends, ends, at)

    def solve(self, points: i64) -> None:
        """Walk backward through all points."""
        graph = self.graph
        done = self.layers * self.results
        position = graph.size - 1
        while position >= 0:
            point = graph.order[position]
            position -= 1
            last = self.tokens - graph.used[point]
            for held in range(last + 1):
                if graph.left[point] == 0:
                    result = points + graph.points[point] + graph.dice[point]
                    if result >= self.results:
                        result = self.results - 1
                    entry = held * self.results + result
                    at = point * self.layers + held
                    copy(self.done, done, entry, self.before, self.cells, at)
                else:
                    if graph.rolled[point] > 0:
                        self.fill_thrown(point, held)
                    self.fill_before(point, held)

    # -- after a throw ---------------------------------------------------------------------------

    def fill_thrown(self, point: i64, held: i64) -> None:
        """Fill in the value after each throw: fulfil a figure, re-roll, or fail."""
        graph = self.graph
        self.fill_ranks(point, held)
        self.fill_kinds()
        rolled = graph.rolled[point]
        if held > 0:
            self.fill_kept(rolled, graph.base(point, held - 1, self.layers))
        at = graph.base(point, held, self.layers) + FIRST[rolled]
        fail = (graph.left[point] - 1) * self.layers + held
        if self.words == 1:
            self.fill_narrow(graph.open[point], rolled, held, fail, at)
        else:
            self.fill_wide(graph.open[point], rolled, held, fail, at)
        if graph.rules.seventh_after_roll and graph.bought[point] >= 0 and held > 0:
            throw = FIRST[rolled]
            while throw < FIRST[rolled + 1]:
                self.try_late_seventh(point, held, throw, at)
                throw += 1
                at += 1

    def fill_narrow(self, opened: i64, rolled: i64, held: i64, fail: i64, at: i64) -> None:
        """Fill in values of one word; ``at`` is where those of the first throw lie."""
        thrown = self.thrown
        kept = self.kept
        failed = self.fails[fail]
        may_decline = self.graph.rules.may_decline
        throw = FIRST[rolled]
        beyond = FIRST[rolled + 1]
        while throw < beyond:
            best = best_kind(self.graph.difficulty, self.best_kinds, opened, throw)
            if best == NO_VALUE or (may_decline and failed > best):  # LL-47, LL-48
                best = failed
            if held > 0:  # LL-84
                for place in range(rolled):
                    best = larger(best, kept[WITHOUT[throw * MOST_DICE + place]])
            thrown[at] = best
            throw += 1
            at += 1

    def fill_wide(self, opened: i64, rolled: i64, held: i64, fail: i64, at: i64) -> None:
        """Do the same for values of several words."""
        thrown = self.thrown
        plane = self.plane
        ends = self.figures * self.layers
        throw = FIRST[rolled]
        while throw < FIRST[rolled + 1]:
            best = best_kind(self.graph.difficulty, self.best_kinds, opened, throw)
            if best == NO_VALUE:  # LL-48
                copy(self.fails, ends, fail, thrown, plane, at)
            else:
                copy(self.before, self.cells, self.ranked[best], thrown, plane, at)
            if self.graph.rules.may_decline:  # LL-47
                raise_to(self.fails, ends, fail, thrown, plane, at)
            place: i64 = 0
            while held > 0 and place < rolled:  # LL-84
                rest = WITHOUT[throw * MOST_DICE + place]
                raise_to(self.kept, SETS, rest, thrown, plane, at)
                place += 1
            throw += 1
            at += 1

    def fill_ranks(self, point: i64, held: i64) -> None:
        """Fill in by kind the value of the point that comes next, or its rank among them all."""
        after = self.graph.after
        width = self.graph.width
        entry: i64 = point * width
        if self.words > 1:
            self.order_next(entry, held)
        for kind in range(width):
            self.ranks[kind] = NO_VALUE
            following = after[entry + kind]
            if following >= 0:
                cell = following * self.layers + held
                if self.words == 1:
                    self.ranks[kind] = self.before[cell]
                else:
                    at: i64 = 0
                    while self.ranked[at] != cell:
                        at += 1
                    self.ranks[kind] = at

    def order_next(self, entry: i64, held: i64) -> None:
        """Order the points that come next by their values."""
        ranked = self.ranked
        count: i64 = 0
        for kind in range(self.graph.width):
            following = self.graph.after[entry + kind]
            if following >= 0:
                cell = following * self.layers + held
                at = count
                while at > 0 and above(
                    self.before, self.cells, ranked[at - 1], self.before, self.cells, cell
                ):
                    ranked[at] = ranked[at - 1]
                    at -= 1
                ranked[at] = cell
                count += 1

    def fill_kinds(self) -> None:
        """Fill in by figure the best of each set of exact kinds (8 entries), then of exceeded ones."""
        ranks = self.ranks
        best_kinds = self.best_kinds
        out: i64 = 0
        kind: i64 = 0
        while kind < self.figures * KINDS:
            a = ranks[kind]
            b = ranks[kind + 1]
            c = ranks[kind + 2]
            ab = larger(a, b)
            best_kinds[out] = NO_VALUE
            best_kinds[out + 1] = a
            best_kinds[out + 2] = b
            best_kinds[out + 3] = ab
            best_kinds[out + 4] = c
            best_kinds[out + 5] = larger(a, c)
            best_kinds[out + 6] = larger(b, c)
            best_kinds[out + 7] = larger(ab, c)
            out += 8
            kind += MOST_DICE

    def fill_kept(self, rolled: i64, below: i64) -> None:
        """Fill in by multiset the best re-roll that keeps it or a part of it (LL-84, LL-85).

        ``below`` is where the throws with one token less begin.
        """
        for word in range(self.words):
            self.sum_kept(rolled, word * SETS, word * self.plane + below)
        number: i64 = 0
        while number < FIRST[rolled]:
            carry(self.kept, SETS, number)
            place: i64 = 0
            while place < SIZE[number]:  # keeping less may be better
                rest = WITHOUT[number * MOST_DICE + place]
                if self.words == 1:
                    self.kept[number] = larger(self.kept[number], self.kept[rest])
                else:
                    raise_to(self.kept, SETS, rest, self.kept, SETS, number)
                place += 1
            number += 1

    def sum_kept(self, rolled: i64, base: i64, below: i64) -> None:
        """Sum one word over the dice thrown again, for each multiset that is kept."""
        kept = self.kept
        thrown = self.thrown
        number = FIRST[rolled]
        while number < FIRST[rolled + 1]:
            kept[base + number] = thrown[below + number]
            number += 1
        number = FIRST[rolled] - 1
        while number >= 0:
            kept[base + number] = sum_with(kept, base, number)
            number -= 1
        for size in range(rolled):
            scale = SIX_TO[MOST_DICE - rolled + size]
            number = FIRST[size]
            while number < FIRST[size + 1]:
                kept[base + number] *= scale
                number += 1

    def try_late_seventh(self, point: i64, held: i64, throw: i64, at: i64) -> None:
        """Raise a value to that of buying the seventh die now (option seventh_die_after_roll)."""
        graph = self.graph
        base = graph.base(graph.bought[point], held - 1, self.layers)
        for word in range(self.words):
            if graph.rolled[point] == graph.rules.per_roll:
                self.trial[word] = self.thrown[base + throw] * CUBE
            else:
                self.trial[word] = sum_with(self.thrown, base, throw) * SIX_TO[2]
            base += self.plane
        carry(self.trial, 1, 0)
        raise_to(self.trial, 1, 0, self.thrown, self.plane, at)

    # -- before a roll -----------------------------------------------------------------------------

    def fill_before(self, point: i64, held: i64) -> None:
        """Fill in the value before a roll: roll, buy the seventh die, stop or concede."""
        graph = self.graph
        at = point * self.layers + held
        ends = self.figures * self.layers
        end = (graph.left[point] - 1) * self.layers + held
        if graph.rolled[point] == 0:
            copy(self.ends, ends, end, self.before, self.cells, at)
        else:
            self.roll(point, held, at)
            if graph.rules.may_stop and graph.left[point] == 1:  # LL-51
                raise_to(self.ends, ends, end, self.before, self.cells, at)
        other = graph.bought[point]
        if other != NO_POINT and held > 0:
            there = other * self.layers + held - 1
            for word in range(self.words):
                self.trial[word] = self.before[word * self.cells + there] * CUBE
            carry(self.trial, 1, 0)
            raise_to(self.trial, 1, 0, self.before, self.cells, at)

    def roll(self, point: i64, held: i64, at: i64) -> None:
        """Fill in the value of a roll: the sum over its throws."""
        thrown = self.thrown
        rolled = self.graph.rolled[point]
        base = self.graph.base(point, held, self.layers)
        beyond = FIRST[rolled + 1]
        for word in range(self.words):
            total: i64 = 0
            for throw in range(FIRST[rolled], beyond):
                total += ORDERS[throw] * thrown[base + throw]
            self.before[word * self.cells + at] = total * SIX_TO[MOST_DICE - rolled]
            base += self.plane
        carry(self.before, self.cells, at)


def best_kind(difficulty: vec[i64], best_kinds: vec[i64], opened: i64, throw: i64) -> i64:
    """Return the best value, or rank, of a point that a throw can lead to, or NO_VALUE."""
    best: i64 = NO_VALUE
    place: i64 = 0
    while opened > 0:
        if opened & 1 == 1:
            bits = HITS[difficulty[place] * SETS + throw]
            best = larger(best, best_kinds[16 * place + (bits & 7)])
            best = larger(best, best_kinds[16 * place + 8 + (bits >> 3)])
        opened >>= 1
        place += 1
    return best


def larger(a: i64, b: i64) -> i64:
    if a > b:
        return a
    return b


def sum_with(values: vec[i64], base: i64, number: i64) -> i64:
    """Sum the values of a multiset with one more die, over its faces."""
    total: i64 = 0
    face: i64 = 0
    while face < FACES:
        total += values[base + WITH[number * FACES + face]]
        face += 1
    return total
