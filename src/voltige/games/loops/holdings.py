"""Hands and draw pile as rows of counts: reading a row and moving cards between rows.

``state.held`` has one row per hand and a last one for the draw pile. A row is a count per card, then
the number of cards, then (in a hand) the number of actions that its specials give. The last two are
sums, kept for speed; ``check`` proves them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.loops.options import LoopsSetup

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState


def hand_size(state: LoopsState, seat: i64) -> i64:
    """Count the cards of a hand."""
    return state.held[seat * state.setup.width + state.setup.size_at]


def draw_size(state: LoopsState) -> i64:
    """Count the cards of the shuffled part of the draw pile."""
    return state.held[state.setup.draw_row + state.setup.size_at]


def draw_pile_size(state: LoopsState) -> i64:
    """Count the cards of the draw pile, its ordered part included."""
    return draw_size(state) + len(state.bottom)


def add_card(setup: LoopsSetup, held: vec[i64], row: i64, card: i64) -> None:
    """Put one card into a hand's row; the first of its kind brings its actions."""
    count = held[row + card]
    held[row + card] = count + 1
    held[row + setup.size_at] += 1
    held[row + setup.choices_at] += i64(count == 0) * setup.choices[card]


def draw_card(setup: LoopsSetup, held: vec[i64], card: i64) -> None:
    """Take one card from the draw pile's row."""
    held[setup.draw_row + card] -= 1
    held[setup.draw_row + setup.size_at] -= 1


def remove_cards(setup: LoopsSetup, held: vec[i64], row: i64, card: i64, count: i64) -> i64:
    """Take cards from a hand's row, the last of a kind with its actions; return how many are left."""
    kept = held[row + card] - count
    held[row + card] = kept
    held[row + setup.choices_at] -= i64(kept == 0) * setup.choices[card]
    left = held[row + setup.size_at] - count
    held[row + setup.size_at] = left
    return left


def copy_cells(source: vec[i64], target: vec[i64]) -> None:
    """Make ``target`` equal to ``source``, which is as long."""
    i: i64 = 0
    for cell in source:
        target[i] = cell
        i += 1


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
