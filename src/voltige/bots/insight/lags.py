"""Chances of seats that are some way behind the first."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.insight.insight import shares

FINE: Final = 32  # steps of a spread
WEIGHTS: Final = vec[i64]([round(1_000_000 * math.exp(-step / FINE)) for step in range(12 * FINE)])
MODULUS: Final = 144_115_188_075_855_859  # a prime below 2**57: 61 times as much is an i64


def chances_by_lag(lags: vec[i64], spread: i64) -> vec[i64]:
    """Give chances that fall by a factor of e with each ``spread`` that a seat lags behind."""
    weights = lags[:]
    least = lags[0]
    for lag in lags:
        least = min(least, lag)
    seat: i64 = 0
    while seat < len(lags):
        step = (lags[seat] - least) * FINE // spread
        weights[seat] = 0
        if step < len(WEIGHTS):
            weights[seat] = WEIGHTS[step]
        seat += 1
    return shares(weights)


def mixed(number: i64, more: i64) -> i64:
    """Mix one more number, not below -1, into one that stands for what a seat knows."""
    return (number * 61 + more + 1) % MODULUS
