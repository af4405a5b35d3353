"""The solver: the value of every point of a flight for one aim, backward and exact.

With f figures open and t tokens a value before a roll is a whole number over 6^(3f + 3t), after it
over 6^(3(f - 1) + 3t). So rolls and re-rolls are sums, and nothing is ever rounded.
This is the fast version in 64 bits; wide.py is its twin in numbers of any size.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.lucky_loop.odds.graph import NO_POINT, FlightGraph
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

NO_VALUE: Final = -1  # values are never negative: pays are shifted
CUBE: Final = 216  # 6^3


class Pays:
    """The ends of a flight by token layer, shifted to be no less than zero."""

    def __init__(
        self, results: int, done: list[int], one_open: list[int], broken: list[int]
    ) -> None:
        self.results: Final = results  # entries of ``done`` per layer
        self.done: Final = done  # by layer and result
        self.one_open: Final = one_open  # by layer
        self.broken: Final = broken  # by layer


def solve_narrow(
    graph: FlightGraph, tokens: i64, points: i64, pays: Pays, before: vec[i64], thrown: vec[i64]
) -> None:
    """Fill ``before`` (by point and tokens) and ``thrown`` (by point, tokens and multiset)."""
    layers = tokens + 1
    done = vec[i64](pays.done)
    one_open = vec[i64](pays.one_open)
    broken = vec[i64](pays.broken)
    results: i64 = pays.results
    kept = vec[i64]([0] * SETS)
    values = vec[i64]([NO_VALUE] * (KINDS * len(graph.figures)))
    best_kinds = vec[i64]([NO_VALUE] * (16 * len(graph.figures)))
    order = graph.order
    left = graph.left
    position: i64 = graph.size - 1
    while position >= 0:
        point = order[position]
        position -= 1
        last = tokens - graph.used[point]
        held: i64 = 0
        while held <= last:
            at = point * layers + held
            if left[point] == 0:
                result = points + graph.points[point] + graph.dice[point]
                if result >= results:
                    result = results - 1
                before[at] = done[held * results + result] * six_to(3 * held)
            else:
                end = broken[held]
                if left[point] == 1:
                    end = one_open[held]
                scale = six_to(3 * (left[point] - 1) + 3 * held)
                if graph.rolled[point] > 0:
                    fill_best_kinds(graph, point, held, layers, before, values, best_kinds)
                    fill_thrown(graph, point, held, layers, end * scale, best_kinds, kept, thrown)
                before[at] = best_before(
                    graph, point, held, layers, end * scale * CUBE, before, thrown
                )
            held += 1


def six_to(exponent: i64) -> i64:
    """Return a power of six."""
    power: i64 = 1
    while exponent > 0:
        power *= FACES
        exponent -= 1
    return power


def fill_best_kinds(
    graph: FlightGraph,
    point: i64,
    held: i64,
    layers: i64,
    before: vec[i64],
    values: vec[i64],
    best_kinds: vec[i64],
) -> None:
    """Fill in the best value of each set of kinds, by figure."""
    after = graph.after
    entry: i64 = point * graph.width
    kind: i64 = 0
    while kind < graph.width:
        values[kind] = NO_VALUE
        if after[entry + kind] >= 0:
            values[kind] = before[after[entry + kind] * layers + held]
        kind += 1
    fill_kinds(values, len(graph.figures), best_kinds)


def fill_kinds(values: vec[i64], figures: i64, best_kinds: vec[i64]) -> None:
    """Fill in by figure the best of each set of exact kinds (8 entries), then of exceeded ones."""
    out: i64 = 0
    kind: i64 = 0
    while kind < figures * KINDS:
        a = values[kind]
        b = values[kind + 1]
        c = values[kind + 2]
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
        kind += MOST_ROLLED


def larger(a: i64, b: i64) -> i64:
    """Return the larger of two values."""
    if a > b:
        return a
    return b


def fill_thrown(
    graph: FlightGraph,
    point: i64,
    held: i64,
    layers: i64,
    end: i64,
    best_kinds: vec[i64],
    kept: vec[i64],
    thrown: vec[i64],
) -> None:
    """Fill in the value after each throw: fulfil a figure, re-roll, or fail."""
    rolled = graph.rolled[point]
    base = graph.base(point, held, layers)
    opened = graph.open[point]
    difficulty = graph.difficulty
    figures = len(graph.figures)
    may_decline = graph.rules.may_decline
    late = graph.rules.seventh_after_roll and graph.bought[point] >= 0 and held > 0
    if held > 0:
        fill_kept(rolled, graph.base(point, held - 1, layers), kept, thrown)
    throw = FIRST[rolled]
    beyond = FIRST[rolled + 1]
    while throw < beyond:
        best: i64 = NO_VALUE
        place: i64 = 0
        while place < figures:
            if opened >> place & 1:
                bits = HITS[difficulty[place] * SETS + throw]
                value = best_kinds[16 * place + (bits & 7)]
                if value > best:
                    best = value
                value = best_kinds[16 * place + 8 + (bits >> 3)]
                if value > best:
                    best = value
            place += 1
        if best == NO_VALUE or (may_decline and end > best):  # LL-47, LL-48
            best = end
        if held > 0:
            place = 0
            while place < rolled:
                value = kept[WITHOUT[throw * MOST_ROLLED + place]]
                if value > best:
                    best = value
                place += 1
            if late:
                value = late_seventh(graph, point, held, layers, throw, thrown)
                if value > best:
                    best = value
        thrown[base + throw] = best
        throw += 1


def fill_kept(rolled: i64, below: i64, kept: vec[i64], thrown: vec[i64]) -> None:
    """Fill in by multiset the best re-roll that keeps it or a part of it (LL-84, LL-85).

    ``below`` is where the throws with one token less begin.
    """
    number = FIRST[rolled]
    while number < FIRST[rolled + 1]:
        kept[number] = thrown[below + number]
        number += 1
    number = FIRST[rolled] - 1
    while number >= 0:  # sums over the dice thrown again
        total: i64 = 0
        face: i64 = 0
        while face < FACES:
            total += kept[WITH[number * FACES + face]]
            face += 1
        kept[number] = total
        number -= 1
    size: i64 = 0
    while size < rolled:
        scale = SIX_TO[MOST_ROLLED - rolled + size]
        number = FIRST[size]
        while number < FIRST[size + 1]:
            best = kept[number] * scale
            place: i64 = 0
            while place < size:  # keeping less may be better
                value = kept[WITHOUT[number * MOST_ROLLED + place]]
                if value > best:
                    best = value
                place += 1
            kept[number] = best
            number += 1
        size += 1


def late_seventh(
    graph: FlightGraph, point: i64, held: i64, layers: i64, throw: i64, thrown: vec[i64]
) -> i64:
    """Return the value of buying the seventh die after a throw (seventh_die_after_roll)."""
    other = graph.bought[point]
    base = graph.base(other, held - 1, layers)
    if graph.rolled[point] == graph.rules.per_roll:
        return thrown[base + throw] * CUBE
    total: i64 = 0
    face: i64 = 0
    while face < FACES:
        total += thrown[base + WITH[throw * FACES + face]]
        face += 1
    return total * SIX_TO[2]


def best_before(
    graph: FlightGraph,
    point: i64,
    held: i64,
    layers: i64,
    end: i64,
    before: vec[i64],
    thrown: vec[i64],
) -> i64:
    """Return the value before a roll: roll, buy the seventh die, stop or concede."""
    best: i64 = NO_VALUE
    if graph.rolled[point] > 0:
        best = roll_value(graph.rolled[point], graph.base(point, held, layers), thrown)
    if best == NO_VALUE or (graph.rules.may_stop and graph.left[point] == 1 and end > best):
        best = end  # LL-51; conceding when there is nothing else
    other = graph.bought[point]
    if other != NO_POINT and held > 0:
        value = before[other * layers + held - 1] * CUBE
        if value > best:
            best = value
    return best


def roll_value(rolled: i64, base: i64, thrown: vec[i64]) -> i64:
    """Return the value of a roll: the sum over its throws."""
    total: i64 = 0
    throw = FIRST[rolled]
    beyond = FIRST[rolled + 1]
    while throw < beyond:
        total += ORDERS[throw] * thrown[base + throw]
        throw += 1
    return total * SIX_TO[MOST_ROLLED - rolled]
