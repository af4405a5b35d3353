"""The solver in numbers of any size: many figures, many tokens, high pays.

The twin of kernel.py, line by line; a test ties them together. Every number that meets a value
is an ``int``: compiled, one ``i64`` in a product would make the product an ``i64`` that overflows.
"""

from __future__ import annotations

from mypy_extensions import i64

from voltige.games.lucky_loop.odds.graph import NO_POINT, FlightGraph
from voltige.games.lucky_loop.odds.kernel import CUBE, NO_VALUE, Pays
from voltige.games.lucky_loop.rolls import (
    FACES,
    FIRST,
    HITS,
    MOST_ROLLED,
    ORDERS,
    SETS,
    SIX_TO,
    WITH,
    WITHOUT,
)


def solve_wide(
    graph: FlightGraph, tokens: i64, points: i64, pays: Pays, before: list[int], thrown: list[int]
) -> None:
    """Fill ``before`` (by point and tokens) and ``thrown`` (by point, tokens and multiset)."""
    layers = tokens + 1
    results: i64 = pays.results
    kept = [0] * SETS
    best_kinds = [NO_VALUE] * (16 * len(graph.figures))
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
                before[at] = pays.done[held * results + result] * six_to(3 * held)
            else:
                end = pays.broken[held]
                if left[point] == 1:
                    end = pays.one_open[held]
                scale = six_to(3 * (left[point] - 1) + 3 * held)
                if graph.rolled[point] > 0:
                    fill_best_kinds(graph, point, held, layers, before, best_kinds)
                    fill_thrown(graph, point, held, layers, end * scale, best_kinds, kept, thrown)
                before[at] = best_before(
                    graph, point, held, layers, end * scale * CUBE, before, thrown
                )
            held += 1


def six_to(exponent: i64) -> int:
    """Give a power of six."""
    power: int = 1
    while exponent > 0:
        power *= FACES
        exponent -= 1
    return power


def fill_best_kinds(
    graph: FlightGraph,
    point: i64,
    held: i64,
    layers: i64,
    before: list[int],
    best_kinds: list[int],
) -> None:
    """Give by figure the best of each set of exact kinds (8 entries), then of exceeded ones."""
    after = graph.after
    entry: i64 = point * graph.width
    out: i64 = 0
    place: i64 = 0
    figures = len(graph.figures)
    while place < figures:
        half: i64 = 0
        while half < 2:
            a: int = NO_VALUE
            b: int = NO_VALUE
            c: int = NO_VALUE
            if after[entry] >= 0:
                a = before[after[entry] * layers + held]
            if after[entry + 1] >= 0:
                b = before[after[entry + 1] * layers + held]
            if after[entry + 2] >= 0:
                c = before[after[entry + 2] * layers + held]
            ab = a
            if b > ab:
                ab = b
            best_kinds[out] = NO_VALUE
            best_kinds[out + 1] = a
            best_kinds[out + 2] = b
            best_kinds[out + 3] = ab
            best_kinds[out + 4] = c
            best_kinds[out + 5] = larger(a, c)
            best_kinds[out + 6] = larger(b, c)
            best_kinds[out + 7] = larger(ab, c)
            out += 8
            entry += MOST_ROLLED
            half += 1
        place += 1


def larger(a: int, b: int) -> int:
    """Give the larger of two values."""
    if a > b:
        return a
    return b


def fill_thrown(
    graph: FlightGraph,
    point: i64,
    held: i64,
    layers: i64,
    end: int,
    best_kinds: list[int],
    kept: list[int],
    thrown: list[int],
) -> None:
    """Give the value after each throw: fulfil a figure, re-roll, or fail."""
    rolled = graph.rolled[point]
    base = (point * layers + held) * SETS
    opened = graph.open[point]
    difficulty = graph.difficulty
    figures = len(graph.figures)
    may_decline = graph.rules.may_decline
    late = graph.rules.seventh_after_roll and graph.bought[point] >= 0 and held > 0
    if held > 0:
        fill_kept(rolled, base - SETS, kept, thrown)
    throw = FIRST[rolled]
    beyond = FIRST[rolled + 1]
    while throw < beyond:
        best: int = NO_VALUE
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


def fill_kept(rolled: i64, below: i64, kept: list[int], thrown: list[int]) -> None:
    """Give by multiset the best re-roll that keeps it or a part of it (LL-84, LL-85).

    ``below`` is where the throws with one token less begin.
    """
    number = FIRST[rolled]
    while number < FIRST[rolled + 1]:
        kept[number] = thrown[below + number]
        number += 1
    number = FIRST[rolled] - 1
    while number >= 0:  # sums over the dice thrown anew
        total: int = 0
        face: i64 = 0
        while face < FACES:
            total += kept[WITH[number * FACES + face]]
            face += 1
        kept[number] = total
        number -= 1
    size: i64 = 0
    while size < rolled:
        scale = int(SIX_TO[MOST_ROLLED - rolled + size])
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
    graph: FlightGraph, point: i64, held: i64, layers: i64, throw: i64, thrown: list[int]
) -> int:
    """Give the value of buying the seventh die after the throw (option seventh_die_after_roll)."""
    other = graph.bought[point]
    base = (other * layers + held - 1) * SETS
    if graph.rolled[point] == graph.rules.per_roll:
        return thrown[base + throw] * CUBE
    total: int = 0
    face: i64 = 0
    while face < FACES:
        total += thrown[base + WITH[throw * FACES + face]]
        face += 1
    return total * FACES * FACES


def best_before(
    graph: FlightGraph,
    point: i64,
    held: i64,
    layers: i64,
    end: int,
    before: list[int],
    thrown: list[int],
) -> int:
    """Give the value before a roll: roll, buy the seventh die, stop or concede."""
    best: int = NO_VALUE
    if graph.rolled[point] > 0:
        best = roll_value(graph.rolled[point], (point * layers + held) * SETS, thrown)
    if best == NO_VALUE or (graph.rules.may_stop and graph.left[point] == 1 and end > best):
        best = end  # LL-51; conceding when there is nothing else
    other = graph.bought[point]
    if other != NO_POINT and held > 0:
        value = before[other * layers + held - 1] * CUBE
        if value > best:
            best = value
    return best


def roll_value(rolled: i64, base: i64, thrown: list[int]) -> int:
    """Give the value of a roll: the sum over its throws."""
    total: int = 0
    throw = FIRST[rolled]
    beyond = FIRST[rolled + 1]
    while throw < beyond:
        total += int(ORDERS[throw]) * thrown[base + throw]
        throw += 1
    return total * int(SIX_TO[MOST_ROLLED - rolled])
