"""Hands and piles: reading and changing the row ``state.cards``.

First come the hands, sorted, with NO_CARD behind the last card; then the sizes of the hands; then
the draw pile and the discard pile as counts by card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.flying_carpet.options import CarpetSetup
from voltige.games.flying_carpet.terms import NO_CARD

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def hand_size(state: CarpetState, seat: i64) -> i64:
    return state.cards[state.setup.sizes_at + seat]


def holds(state: CarpetState, seat: i64, card: i64) -> bool:
    start = seat * state.setup.hand
    for at in range(start, start + hand_size(state, seat)):
        if state.cards[at] == card:
            return True
    return False


def add_card(setup: CarpetSetup, cards: vec[i64], seat: i64, card: i64) -> None:
    """Put a card into a hand, in its place."""
    start = seat * setup.hand
    size = cards[setup.sizes_at + seat]
    at = start + size
    while at > start and cards[at - 1] > card:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card
    cards[setup.sizes_at + seat] = size + 1


def discard_card(state: CarpetState, seat: i64, card: i64) -> None:
    """Move a card from a hand to the discard pile, where all see it (FC-18, FC-101)."""
    setup = state.setup
    cards = state.cards
    size = cards[setup.sizes_at + seat] - 1
    at = seat * setup.hand
    end = at + size
    while cards[at] != card:
        at += 1
    while at < end:
        cards[at] = cards[at + 1]
        at += 1
    cards[end] = NO_CARD
    cards[setup.sizes_at + seat] = size
    cards[setup.discard_at + card] += 1
    state.discard_size += 1


def draw_card(state: CarpetState, seat: i64, card: i64) -> None:
    state.cards[state.setup.draw_at + card] -= 1
    state.draw_size -= 1
    add_card(state.setup, state.cards, seat, card)


def reshuffle(state: CarpetState) -> None:
    """Make the discard pile the draw pile (FC-24, FC-25)."""
    setup = state.setup
    cards = state.cards
    for card in range(setup.cards):
        cards[setup.draw_at + card] = cards[setup.discard_at + card]
        cards[setup.discard_at + card] = 0
    state.draw_size = state.discard_size
    state.discard_size = 0


def hand_counts(state: CarpetState, seat: i64) -> list[int]:
    """Count the cards of a hand by card; those that a view can't know are left out."""
    found = [0] * int(state.setup.cards)
    start = seat * state.setup.hand
    for at in range(start, start + hand_size(state, seat)):
        card = state.cards[at]
        if card != NO_CARD:
            found[card] += 1
    return found


def pile_counts(state: CarpetState, start: i64) -> list[int]:
    """Count the cards of a pile by card; its counts begin at ``start``."""
    return [int(count) for count in state.cards[start : start + state.setup.cards]]


def clear_hand(state: CarpetState, seat: i64) -> None:
    start = seat * state.setup.hand
    for at in range(start, start + state.setup.hand):
        state.cards[at] = NO_CARD
    state.cards[state.setup.sizes_at + seat] = 0
