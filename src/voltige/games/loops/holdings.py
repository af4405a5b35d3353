"""Hands and draw pile as rows of counts: reading a row and moving cards between rows.

``state.held`` has one row per hand and a last one for the draw pile. A row is a count per card,
then the number of cards, then (in a hand) the number of actions that its specials give. The last
two are sums, kept for speed; ``check`` proves them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState


def hand_size(state: LoopsState, seat: i64) -> i64:
    """Count the cards of a hand."""
    setup = state.setup
    return state.held[seat * setup.width + setup.size_at]


def draw_size(state: LoopsState) -> i64:
    """Count the cards of the shuffled part of the draw pile."""
    setup = state.setup
    return state.held[setup.draw_row + setup.size_at]


def draw_pile_size(state: LoopsState) -> i64:
    """Count the cards of the draw pile, its ordered part included."""
    return draw_size(state) + len(state.bottom)


def add_card(state: LoopsState, row: i64, card: i64) -> None:
    """Put one card into a hand's row."""
    setup = state.setup
    held = state.held
    count = held[row + card] + 1
    held[row + card] = count
    held[row + setup.size_at] += 1
    if card >= setup.altitudes and count == 1:
        held[row + setup.choices_at] += setup.choices[card]


def fill_row(state: LoopsState, row: i64, counts: vec[i64], start: i64) -> None:
    """Give a row the counts that begin at ``start``."""
    setup = state.setup
    held = state.held
    size: i64 = 0
    offered: i64 = 0
    card: i64 = 0
    while card < setup.cards:
        count = counts[start + card]
        held[row + card] = count
        size += count
        if count > 0:
            offered += setup.choices[card]
        card += 1
    held[row + setup.size_at] = size
    if row < setup.draw_row:
        held[row + setup.choices_at] = offered
