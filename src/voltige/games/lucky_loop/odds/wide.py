"""The solver in numbers of several words: many figures, many tokens, high pays.

The twin of kernel.py; a test ties them together. Numbers lie in planes: word ``w`` of number ``n``
is at ``w * plane + n``, the lowest word first. Sums are made word by word and carried afterwards:
no sum here has more than 216 parts, so a word never overflows.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.lucky_loop.odds.graph import NO_POINT, FlightGraph
from voltige.games.lucky_loop.odds.kernel import CUBE, NO_VALUE, Pays, fill_kinds
from voltige.games.lucky_loop.rolls import (
    FACES,
    FIRST,
    HITS,
    KINDS,
    MOST_ROLLED,
    ORDERS,
    SETS,
    SIX_TO,
    WITH,
    WITHOUT,
)

WORD_BITS: Final = 54
WORD_MASK: Final = 18_014_398_509_481_983  # 2^54 - 1
TOP_BITS: Final = 61  # of the highest word


def words_for(highest: int) -> int:
    """Return how many words a number needs."""
    return 1 + max(0, highest.bit_length() - TOP_BITS + WORD_BITS - 1) // WORD_BITS


def put(number: int, values: vec[i64], plane: int, at: int) -> None:
    """Write a number into its words."""
    last = len(values) // plane - 1
    for word in range(last):
        values[word * plane + at] = number & WORD_MASK
        number >>= WORD_BITS
    values[last * plane + at] = number


def get(values: vec[i64], plane: int, at: int) -> int:
    """Read a number from its words."""
    number = 0
    for word in range(len(values) // plane - 1, -1, -1):
        number = (number << WORD_BITS) + int(values[word * plane + at])
    return number


def carry(values: vec[i64], plane: i64, at: i64) -> None:
    """Carry what is too much for each word to the next."""
    end: i64 = len(values) - plane
    while at < end:
        over = values[at] >> WORD_BITS
        values[at] &= WORD_MASK
        at += plane
        values[at] += over


def above(a: vec[i64], plane: i64, at: i64, b: vec[i64], other: i64, there: i64) -> bool:
    """Return whether one number is larger than another of as many words."""
    i: i64 = len(a) - plane + at
    j: i64 = len(b) - other + there
    while i >= 0:
        if a[i] != b[j]:
            return a[i] > b[j]
        i -= plane
        j -= other
    return False


def copy(a: vec[i64], plane: i64, at: i64, b: vec[i64], other: i64, there: i64) -> None:
    """Copy a number of ``a`` to ``b``."""
    end: i64 = len(a)
    while at < end:
        b[there] = a[at]
        at += plane
        there += other


def six_to(exponent: i64) -> int:
    """Return a power of six."""
    power: int = 1
    while exponent > 0:
        power *= FACES
        exponent -= 1
    return power


def solve_wide(
    graph: FlightGraph, tokens: int, points: int, pays: Pays, before: vec[i64], thrown: vec[i64]
) -> None:
    """Fill ``before`` (by point and tokens) and ``thrown`` (by point, tokens and multiset)."""
    WideSolver(graph, tokens, pays, before, thrown).solve(points)


@final
class WideSolver:
    """One flight while it is being solved."""

    def __init__(
        self, graph: FlightGraph, tokens: int, pays: Pays, before: vec[i64], thrown: vec[i64]
    ) -> None:
        self.graph: Final = graph
        self.tokens: Final[i64] = tokens
        self.layers: Final[i64] = tokens + 1
        self.results: Final[i64] = pays.results
        self.figures: Final[i64] = len(graph.figures)
        self.before: Final = before
        self.thrown: Final = thrown
        self.cells: Final[i64] = graph.size * (tokens + 1)
        words = len(before) // int(self.cells)
        self.words: Final[i64] = words
        self.plane: Final[i64] = graph.throws * (tokens + 1)  # of ``thrown``
        self.done: Final = vec[i64]([0] * (words * len(pays.done)))  # by layer and result
        self.ends: Final = vec[i64]([0] * (words * self.figures * self.layers))  # before a roll
        self.fails: Final = vec[i64]([0] * (words * self.figures * self.layers))  # after a throw
        self.kept: Final = vec[i64]([0] * (words * SETS))
        self.best_kept: Final = vec[i64]([0] * SETS)  # the best multiset within each
        self.trial: Final = vec[i64]([0] * words)
        # The points that fulfilling a figure leads to, from the worst to the best:
        self.ranked: Final = vec[i64]([0] * (KINDS * len(graph.figures)))
        self.ranks: Final = vec[i64]([NO_VALUE] * (KINDS * len(graph.figures)))
        self.best_kinds: Final = vec[i64]([NO_VALUE] * (16 * len(graph.figures)))
        self.fill_pays(pays)

    def fill_pays(self, pays: Pays) -> None:
        """Write the pays of all ends, over the denominators of where they fall."""
        layers = int(self.layers)
        for held in range(layers):
            for result in range(pays.results):
                at = held * pays.results + result
                put(pays.done[at] * six_to(3 * held), self.done, len(pays.done), at)
            for left in range(1, int(self.figures) + 1):
                pay = pays.one_open[held] if left == 1 else pays.broken[held]
                pay *= six_to(3 * (left - 1 + held))
                at = (left - 1) * layers + held
                put(pay, self.fails, int(self.figures) * layers, at)
                put(pay * CUBE, self.ends, int(self.figures) * layers, at)

    def solve(self, points: i64) -> None:
        """Walk backward through all points."""
        graph = self.graph
        done = self.layers * self.results
        position = graph.size - 1
        while position >= 0:
            point = graph.order[position]
            position -= 1
            last = self.tokens - graph.used[point]
            held: i64 = 0
            while held <= last:
                at = point * self.layers + held
                if graph.left[point] == 0:
                    result = points + graph.points[point] + graph.dice[point]
                    if result >= self.results:
                        result = self.results - 1
                    entry = held * self.results + result
                    copy(self.done, done, entry, self.before, self.cells, at)
                else:
                    if graph.rolled[point] > 0:
                        self.fill_thrown(point, held)
                    self.fill_before(point, held)
                held += 1

    def rank(self, point: i64, held: i64) -> None:
        """Order the points that come next by their values; fill ``ranks`` by kind."""
        after = self.graph.after
        ranked = self.ranked
        width = self.graph.width
        entry: i64 = point * width
        count: i64 = 0
        kind: i64 = 0
        while kind < width:
            following = after[entry + kind]
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
            kind += 1
        kind = 0
        while kind < width:
            self.ranks[kind] = NO_VALUE
            following = after[entry + kind]
            if following >= 0:
                cell = following * self.layers + held
                at = 0
                while ranked[at] != cell:
                    at += 1
                self.ranks[kind] = at
            kind += 1

    def fill_thrown(self, point: i64, held: i64) -> None:
        """Fill in the value after each throw: fulfil a figure, re-roll, or fail."""
        graph = self.graph
        self.rank(point, held)
        fill_kinds(self.ranks, self.figures, self.best_kinds)
        rolled = graph.rolled[point]
        plane = self.plane
        ends = self.figures * self.layers
        fail = (graph.left[point] - 1) * self.layers + held
        late = graph.rules.seventh_after_roll and graph.bought[point] >= 0 and held > 0
        if held > 0:
            self.fill_kept(rolled, graph.base(point, held - 1, self.layers))
        base = graph.base(point, held, self.layers)
        throw = FIRST[rolled]
        while throw < FIRST[rolled + 1]:
            at = base + throw
            best = self.best_rank(point, throw)
            if best == NO_VALUE:  # LL-48
                copy(self.fails, ends, fail, self.thrown, plane, at)
            else:
                copy(self.before, self.cells, self.ranked[best], self.thrown, plane, at)
            if graph.rules.may_decline and above(self.fails, ends, fail, self.thrown, plane, at):
                copy(self.fails, ends, fail, self.thrown, plane, at)  # LL-47
            if held > 0:
                self.try_rerolls(throw, rolled, at)
            if late:
                self.late_seventh(point, held, throw)
                self.try_trial(self.thrown, plane, at)
            throw += 1

    def best_rank(self, point: i64, throw: i64) -> i64:
        """Return the rank of the best point that a throw can lead to, or NO_VALUE."""
        opened = self.graph.open[point]
        difficulty = self.graph.difficulty
        best_kinds = self.best_kinds
        best: i64 = NO_VALUE
        place: i64 = 0
        while place < self.figures:
            if opened >> place & 1:
                bits = HITS[difficulty[place] * SETS + throw]
                rank = best_kinds[16 * place + (bits & 7)]
                if rank > best:
                    best = rank
                rank = best_kinds[16 * place + 8 + (bits >> 3)]
                if rank > best:
                    best = rank
            place += 1
        return best

    def try_rerolls(self, throw: i64, rolled: i64, at: i64) -> None:
        """Raise the value of a throw to that of its best re-roll (LL-84)."""
        plane = self.plane
        place: i64 = 0
        while place < rolled:
            kept = self.best_kept[WITHOUT[throw * MOST_ROLLED + place]]
            if above(self.kept, SETS, kept, self.thrown, plane, at):
                copy(self.kept, SETS, kept, self.thrown, plane, at)
            place += 1

    def try_trial(self, values: vec[i64], plane: i64, at: i64) -> None:
        """Raise a value to that of the trial."""
        if above(self.trial, 1, 0, values, plane, at):
            copy(self.trial, 1, 0, values, plane, at)

    def fill_kept(self, rolled: i64, below: i64) -> None:
        """Fill in by multiset the best re-roll that keeps it or a part of it (LL-84, LL-85).

        ``below`` is where the throws with one token less begin.
        """
        word: i64 = 0
        while word < self.words:
            self.sum_kept(rolled, word * SETS, word * self.plane + below)
            word += 1
        number: i64 = 0
        while number < FIRST[rolled]:
            carry(self.kept, SETS, number)
            best = number
            place: i64 = 0
            while place < MOST_ROLLED and WITHOUT[number * MOST_ROLLED + place] >= 0:
                less = self.best_kept[WITHOUT[number * MOST_ROLLED + place]]
                if above(self.kept, SETS, less, self.kept, SETS, best):
                    best = less  # keeping less is better
                place += 1
            self.best_kept[number] = best
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
            total: i64 = 0
            face: i64 = 0
            while face < FACES:
                total += kept[base + WITH[number * FACES + face]]
                face += 1
            kept[base + number] = total
            number -= 1
        size: i64 = 0
        while size < rolled:
            scale = SIX_TO[MOST_ROLLED - rolled + size]
            number = FIRST[size]
            while number < FIRST[size + 1]:
                kept[base + number] *= scale
                number += 1
            size += 1

    def late_seventh(self, point: i64, held: i64, throw: i64) -> None:
        """Try to buy the seventh die after the throw (option seventh_die_after_roll)."""
        graph = self.graph
        base = graph.base(graph.bought[point], held - 1, self.layers)
        word: i64 = 0
        while word < self.words:
            if graph.rolled[point] == graph.rules.per_roll:
                self.trial[word] = self.thrown[base + throw] * CUBE
            else:
                total: i64 = 0
                face: i64 = 0
                while face < FACES:
                    total += self.thrown[base + WITH[throw * FACES + face]]
                    face += 1
                self.trial[word] = total * SIX_TO[2]
            base += self.plane
            word += 1
        carry(self.trial, 1, 0)

    def fill_before(self, point: i64, held: i64) -> None:
        """Fill in the value before a roll: roll, buy the seventh die, stop or concede."""
        graph = self.graph
        at = point * self.layers + held
        ends = self.figures * self.layers
        end = (graph.left[point] - 1) * self.layers + held
        stops = graph.rules.may_stop and graph.left[point] == 1  # LL-51
        if graph.rolled[point] > 0:
            self.roll_value(point, held, at)
            if stops and above(self.ends, ends, end, self.before, self.cells, at):
                copy(self.ends, ends, end, self.before, self.cells, at)
        else:
            copy(self.ends, ends, end, self.before, self.cells, at)
        other = graph.bought[point]
        if other != NO_POINT and held > 0:
            there = other * self.layers + held - 1
            word: i64 = 0
            while word < self.words:
                self.trial[word] = self.before[word * self.cells + there] * CUBE
                word += 1
            carry(self.trial, 1, 0)
            self.try_trial(self.before, self.cells, at)

    def roll_value(self, point: i64, held: i64, at: i64) -> None:
        """Fill in the value of a roll: the sum over its throws."""
        thrown = self.thrown
        rolled = self.graph.rolled[point]
        base = self.graph.base(point, held, self.layers)
        word: i64 = 0
        while word < self.words:
            total: i64 = 0
            throw = FIRST[rolled]
            while throw < FIRST[rolled + 1]:
                total += ORDERS[throw] * thrown[base + throw]
                throw += 1
            self.before[word * self.cells + at] = total * SIX_TO[MOST_ROLLED - rolled]
            base += self.plane
            word += 1
        carry(self.before, self.cells, at)
