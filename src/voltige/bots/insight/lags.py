"""Chances of seats that are some way behind the first."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.insight.insight import shares

FINE: Final = 32  # steps of a spread
WEIGHTS: Final = vec[i64]([round(1_000_000 * math.exp(-step / FINE)) for step in range(12 * FINE)])
FACTOR: Final = 61
MODULUS: Final = 144_115_188_075_855_859  # a prime below 2**57: 61 times as much is an i64
AT_ONCE: Final = 9  # cells of a row: the powers of 61 stay below 2**54
HALF: Final = 29  # bits; either half of a number below 2**57 times a prime below 2**30 is an i64
LOW: Final = 1_073_741_789
HIGH: Final = 1_064_523_301


def chances_by_lag(lags: vec[i64], spread: i64) -> vec[i64]:
    """Turn lags in place into chances that fall by a factor of e with each ``spread``."""
    least = lags[0]
    for lag in lags:
        least = min(least, lag)
    seat: i64 = 0
    while seat < len(lags):
        step = (lags[seat] - least) * FINE // spread
        lags[seat] = 0
        if step < len(WEIGHTS):
            lags[seat] = WEIGHTS[step]
        seat += 1
    return shares(lags)


def mixed(number: i64, more: i64) -> i64:
    """Mix one more number, not below -1, into one that stands for what a seat knows."""
    return (number * FACTOR + more + 1) % MODULUS


def mixed_row(number: i64, cells: vec[i64], start: i64, count: i64) -> i64:
    """Mix cells that follow each other, not below -1, into such a number, some at a time."""
    end = start + count
    while start < end:
        several: i64 = 0
        until = min(start + AT_ONCE, end)
        while start < until:
            several = several * FACTOR + cells[start] + 1
            start += 1
        low = number & ((1 << HALF) - 1)
        number = ((number >> HALF) * HIGH + low * LOW + several) % MODULUS
    return number
