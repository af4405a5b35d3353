"""Reading and changing where the cards are.

``state.where`` names the place of each card; board, sizes of hands and piles, and the top of each
discard pile are kept beside it for speed, and ``check`` proves them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.lucky_loop.terms import (
    IN_DISCARD_PILE,
    IN_DRAW_PILE,
    IN_FREE,
    IN_HAND,
    NO_CARD,
    PICKED,
    PROGRAMMES,
    SLOTS,
)

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def cards_at(state: LuckyLoopState, place: i64) -> list[int]:
    """List the cards of a place, in the order of the card list."""
    found: list[int] = []
    card: i64 = 0
    while card < state.setup.cards:
        if state.where[card] == place:
            found.append(int(card))
        card += 1
    return found


def ids_at(state: LuckyLoopState, place: i64) -> list[str]:
    """List the cards of a place by their ids."""
    ids = state.setup.edition.ids
    return [ids[card] for card in cards_at(state, place)]


def hand_ids(state: LuckyLoopState, seat: i64) -> list[str]:
    """List a hand by ids."""
    return ids_at(state, IN_HAND + seat)


def in_final_phase(state: LuckyLoopState, seat: i64) -> bool:
    """Tell whether a seat has a score in all four programmes (LL-86)."""
    scores = state.scores
    cell = seat * PROGRAMMES
    end = cell + PROGRAMMES
    while cell < end:
        if scores[cell] == 0:
            return False
        cell += 1
    return True


def pick(state: LuckyLoopState, seat: i64, card: i64) -> None:
    """Show a card of the hand as part of a set."""
    state.where[card] = PICKED
    state.hand_sizes[seat] -= 1
    state.picked += 1


def discard_place(state: LuckyLoopState, place: i64) -> list[str]:
    """Discard all cards of a place, in the order of the card list (LL-16, LL-125)."""
    setup = state.setup
    where = state.where
    gone: list[str] = []
    card: i64 = 0
    while card < setup.cards:
        if where[card] == place:
            where[card] = IN_DISCARD_PILE
            side = setup.edition.pile[card]
            state.discard_sizes[side] += 1
            state.tops[side] = card
            gone.append(setup.edition.ids[card])
        card += 1
    return gone


def discard_card(state: LuckyLoopState, card: i64) -> None:
    """Discard one card from wherever it is."""
    side = state.setup.edition.pile[card]
    state.where[card] = IN_DISCARD_PILE
    state.discard_sizes[side] += 1
    state.tops[side] = card


def rebuild(state: LuckyLoopState, side: i64) -> None:
    """Make the discard pile the new draw pile (LL-18)."""
    setup = state.setup
    where = state.where
    card: i64 = 0
    while card < setup.cards:
        if where[card] == IN_DISCARD_PILE and setup.edition.pile[card] == side:
            where[card] = IN_DRAW_PILE
        card += 1
    state.draw_sizes[side] = state.discard_sizes[side]
    state.discard_sizes[side] = 0
    state.tops[side] = NO_CARD


def board_ids(state: LuckyLoopState, programme: i64) -> list[str]:
    """List the cards of a programme in slot order; empty when nothing lies there."""
    found: list[str] = []
    for slot in range(SLOTS):
        card = state.board[programme * SLOTS + slot]
        if card >= 0:
            found.append(state.setup.edition.ids[card])
    return found


def free_ids(state: LuckyLoopState, seat: i64) -> list[str]:
    """List the free programme in front of a seat."""
    return ids_at(state, IN_FREE + seat)


def discard_ids(state: LuckyLoopState, side: i64) -> list[str]:
    """List a discard pile in the order of the card list, but its top card last."""
    ids = state.setup.edition.ids
    pile = state.setup.edition.pile
    top = state.tops[side]
    found: list[str] = []
    for card in cards_at(state, IN_DISCARD_PILE):
        if pile[card] == side and card != top:
            found.append(ids[card])
    if top >= 0:
        found.append(ids[top])
    return found


def draw_ids(state: LuckyLoopState, side: i64) -> list[str]:
    """List what is in a draw pile; there is no order to leak."""
    ids = state.setup.edition.ids
    pile = state.setup.edition.pile
    return [ids[card] for card in cards_at(state, IN_DRAW_PILE) if pile[card] == side]


def hand_backs(state: LuckyLoopState, seat: i64) -> list[int]:
    """Count a hand by its backs (LL-121)."""
    pile = state.setup.edition.pile
    backs = [0, 0]
    for card in cards_at(state, IN_HAND + seat):
        backs[int(pile[card])] += 1
    return backs


def faces_of(throw: i64) -> list[int]:
    """Give the faces of a throw that is written as a number."""
    return [int(digit) for digit in str(int(throw))] if throw > 0 else []


def roll_faces(state: LuckyLoopState) -> list[int]:
    """Give the faces of the dice on the table."""
    return [int(state.roll[die]) for die in range(int(state.roll_size))]


def zeros(count: i64) -> vec[i64]:
    """Make a row of zeros."""
    return vec[i64]([0] * count)
