"""Hands and draw pile as rows of counts: reading a row and moving cards between rows.

``state.held`` has one row per hand and a last one for the draw pile. A row is a count per card;
then, in a hand, how many of each card all know to be in it; then the number of cards; then, in a
hand, the number of actions that its specials give. The last two are sums, kept for speed; ``check``
proves them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.loops.options import LoopsSetup

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState


def hand_size(state: LoopsState, seat: i64) -> i64:
    return state.held[seat * state.setup.width + state.setup.size_at]


def draw_size(state: LoopsState) -> i64:
    """Count the cards of the shuffled part of the draw pile."""
    return state.held[state.setup.draw_row + state.setup.size_at]


def draw_pile_size(state: LoopsState) -> i64:
    """Count the cards of the draw pile, its ordered part included."""
    return draw_size(state) + len(state.bottom)


def counts_at(state: LoopsState, cell: i64) -> list[int]:
    """Return the counts by card that begin at a cell."""
    return [int(count) for count in state.held[cell : cell + state.setup.cards]]


def hand_counts(state: LoopsState, seat: i64) -> list[int]:
    """Count the cards of a hand by card; those that a view can't know are left out."""
    return counts_at(state, seat * state.setup.width)


def known_counts(state: LoopsState, seat: i64) -> list[int]:
    """Count by card what all know to be in a hand."""
    return counts_at(state, seat * state.setup.width + state.setup.known_at)


def add_card(setup: LoopsSetup, held: vec[i64], row: i64, card: i64) -> None:
    """Put one card into a hand's row; the first of its kind brings its actions."""
    is_new: i64 = held[row + card] == 0  # counts as 1 or 0: a jump would often be mispredicted
    held[row + card] += 1
    held[row + setup.size_at] += 1
    held[row + setup.choices_at] += is_new * setup.choices[card]


def take_cards(setup: LoopsSetup, held: vec[i64], row: i64, pile: vec[i64], size: i64) -> None:
    """Put the first ``size`` cards of a pile into a hand's row, where all know them."""
    choices = setup.choices
    known = setup.known_at
    gained: i64 = 0  # actions of specials new to the hand
    for place in range(size):
        card = pile[place]
        cell = row + card
        is_new: i64 = held[cell] == 0  # as above
        gained += is_new * choices[card]
        held[cell] += 1
        held[cell + known] += 1
    held[row + setup.size_at] += size
    held[row + setup.choices_at] += gained


def mix_in_pile(state: LoopsState) -> None:
    """Add the pile to the shuffled draw pile, where all know its cards if they could see them."""
    setup = state.setup
    held = state.held
    pile = state.pile
    size = state.pile_size
    row = setup.draw_row
    returned = state.returned[:]
    for place in range(size):
        card = pile[place]
        held[row + card] += 1
        returned[card] += 1
    held[row + setup.size_at] += size
    if setup.pile_browse:
        state.returned = returned  # replaced, never changed: clones share it


def draw_card(setup: LoopsSetup, held: vec[i64], card: i64) -> None:
    """Take one card from the draw pile's row."""
    held[setup.draw_row + card] -= 1
    held[setup.draw_row + setup.size_at] -= 1


def remove_cards(setup: LoopsSetup, held: vec[i64], row: i64, card: i64, count: i64) -> i64:
    """Take cards of one kind from a hand's row; return how many cards are left."""
    held[row + card] -= count
    known = row + setup.known_at + card
    held[known] = max(held[known] - count, 0)
    left = held[row + setup.size_at] - count
    held[row + setup.size_at] = left
    return left


def remove_special(setup: LoopsSetup, held: vec[i64], row: i64, card: i64) -> i64:
    """Take a special, the last of its kind with its actions; return how many cards are left."""
    if held[row + card] == 1:
        held[row + setup.choices_at] -= setup.choices[card]
    return remove_cards(setup, held, row, card, 1)


def fill_row(state: LoopsState, row: i64, counts: vec[i64], start: i64) -> None:
    """Fill a row with the counts that begin at ``start``."""
    setup = state.setup
    held = state.held
    size: i64 = 0
    offered: i64 = 0
    for card in range(setup.cards):
        count = counts[start + card]
        held[row + card] = count
        size += count
        if count > 0:
            offered += setup.choices[card]
    held[row + setup.size_at] = size
    if row < setup.draw_row:
        held[row + setup.choices_at] = offered
