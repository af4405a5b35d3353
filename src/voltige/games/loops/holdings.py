"""Hands and draw pile as rows of counts: reading a row and moving cards between rows.

``state.held`` has one row per hand and a last one for the draw pile. A row is a count per card, then
the number of cards, then the number of actions that its specials give. The last two are sums, kept
for speed; ``check`` proves them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    """Put one card into a row."""
    setup = state.setup
    held = state.held
    count = held[row + card] + 1
    held[row + card] = count
    held[row + setup.size_at] += 1
    if count == 1:
        held[row + setup.choices_at] += setup.choices[card]


def remove_cards(state: LoopsState, row: i64, card: i64, count: i64) -> None:
    """Take copies of one card out of a row."""
    setup = state.setup
    held = state.held
    left = held[row + card] - count
    held[row + card] = left
    held[row + setup.size_at] -= count
    if left == 0:
        held[row + setup.choices_at] -= setup.choices[card]


def clear_row(state: LoopsState, row: i64) -> None:
    """Empty a row."""
    held = state.held
    cell = row
    end = row + state.setup.width
    while cell < end:
        held[cell] = 0
        cell += 1


def fill_row(state: LoopsState, row: i64, counts: list[int]) -> None:
    """Give a row these counts."""
    clear_row(state, row)
    for card, count in enumerate(counts):
        for _ in range(count):
            add_card(state, row, card)
