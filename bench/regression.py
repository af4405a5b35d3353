"""Logistic regressions, for numbers that bots take from many games."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

STEPS = 8  # of Newton's method


@dataclass
class Row:
    """One line of a regression."""

    features: list[float]
    won: float
    offset: float = 0.0


def fit(rows: Sequence[Row], begin: list[float], firm: list[float]) -> list[float]:
    """Fit a logistic regression by Newton's method; ``firm`` holds numbers where they begin."""
    size = len(begin)
    numbers = begin[:]
    for _ in range(STEPS):
        slope = [f * (b - n) for f, b, n in zip(firm, begin, numbers, strict=True)]
        bend = [[firm[i] if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row in rows:
            logit = row.offset
            used = [(at, x) for at, x in enumerate(row.features) if x]
            for at, x in used:
                logit += x * numbers[at]
            chance = 1 / (1 + math.exp(-logit))
            miss, spread = row.won - chance, chance * (1 - chance)
            for at, x in used:
                slope[at] += miss * x
                line, part = bend[at], spread * x
                for to, y in used:
                    line[to] += part * y
        numbers = [n + step for n, step in zip(numbers, solve(bend, slope), strict=True)]
    return numbers


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations whose matrix is positive."""
    size = len(right)
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            factor = lines[below][at] / lines[at][at]
            for to in range(at, size + 1):
                lines[below][to] -= factor * lines[at][to]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        rest = sum(lines[at][to] * found[to] for to in range(at + 1, size))
        found[at] = (lines[at][size] - rest) / lines[at][at]
    return found
