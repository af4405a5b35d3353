"""Dealing what can't be known: random cards out of counts by card."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.rng import Rng


def draw_card(counts: vec[i64], lowest: i64, total: i64, rng: Rng) -> i64:
    """Take a random card out of counts; those from ``lowest`` on add up to ``total``."""
    left = rng.below(total)
    card = lowest
    while left >= counts[card]:
        left -= counts[card]
        card += 1
    counts[card] -= 1
    return card


def count_cards(counts: vec[i64], lowest: i64) -> i64:
    """Count the cards from ``lowest`` on."""
    total: i64 = 0
    for card in range(lowest, len(counts)):
        total += counts[card]
    return total
