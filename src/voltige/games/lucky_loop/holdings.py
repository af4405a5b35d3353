"""Reading and changing where the cards are.

``state.where`` names the place of each card. Board, hands, draw piles and picked cards, their sizes
and the top of each discard pile are kept beside it for speed, and ``check`` proves them.
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
    PILES,
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
    """Return whether a seat has a score in all four programmes (LL-86)."""
    scores = state.scores
    cell = seat * PROGRAMMES
    end = cell + PROGRAMMES
    while cell < end:
        if scores[cell] == 0:
            return False
        cell += 1
    return True


def insert_card(row: vec[i64], begin: i64, size: i64, card: i64) -> None:
    """Put a card in its place among the ``size`` cards of a row."""
    at = begin + size
    while at > begin and row[at - 1] > card:
        row[at] = row[at - 1]
        at -= 1
    row[at] = card


def remove_card(row: vec[i64], begin: i64, size: i64, card: i64) -> None:
    """Take a card out of the ``size`` cards of a row."""
    at = begin + size - 1
    following = row[at]
    while following != card:
        at -= 1
        before = row[at]
        row[at] = following
        following = before


def give_card(state: LuckyLoopState, seat: i64, side: i64, card: i64) -> None:
    """Put a card of a draw pile into a hand."""
    setup = state.setup
    remove_card(state.draws, side * setup.cards, state.draw_sizes[side], card)
    insert_card(state.hands, seat * setup.hand_room, state.hand_sizes[seat], card)
    state.where[card] = IN_HAND + seat
    state.draw_sizes[side] -= 1
    state.hand_sizes[seat] += 1


def take_from_hand(state: LuckyLoopState, seat: i64, card: i64) -> None:
    """Take a card out of a hand; the caller puts it elsewhere."""
    remove_card(state.hands, seat * state.setup.hand_room, state.hand_sizes[seat], card)
    state.hand_sizes[seat] -= 1


def pick(state: LuckyLoopState, seat: i64, card: i64) -> None:
    """Pick a card of the hand as part of a set."""
    take_from_hand(state, seat, card)
    insert_card(state.picks, 0, state.picked, card)
    state.where[card] = PICKED
    state.picked += 1


def discard_card(state: LuckyLoopState, card: i64) -> None:
    """Discard one card from wherever it is."""
    side = state.setup.edition.pile[card]
    state.where[card] = IN_DISCARD_PILE
    state.discard_sizes[side] += 1
    state.tops[side] = card


def discard_row(state: LuckyLoopState, row: vec[i64], begin: i64, size: i64) -> None:
    """Discard cards together: the last of the card list lies on top (LL-16, LL-125)."""
    pile = state.setup.edition.pile
    end = begin + size
    at = begin
    while at < end:
        state.tops[pile[row[at]]] = NO_CARD
        at += 1
    at = begin
    while at < end:
        card = row[at]
        top = state.tops[pile[card]]
        discard_card(state, card)
        if top > card:
            state.tops[pile[card]] = top
        at += 1


def rebuild(state: LuckyLoopState, side: i64) -> None:
    """Make the discard pile the new draw pile (LL-18)."""
    where = state.where
    draws = state.draws
    pile = state.setup.edition.pile
    cards = state.setup.cards
    at = side * cards
    card: i64 = 0
    while card < cards:
        if where[card] == IN_DISCARD_PILE and pile[card] == side:
            where[card] = IN_DRAW_PILE
            draws[at] = card
            at += 1
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


def list_cards(state: LuckyLoopState) -> None:
    """Rebuild hands, draw piles and picked cards from the place of each card.

    Cards beyond the room of a row are left out; ``check`` finds such a position.
    """
    room = int(state.setup.hand_room)
    for seat in range(int(state.setup.seats)):
        fill_row(state.hands, seat * room, cards_at(state, IN_HAND + seat)[:room])
    fill_row(state.picks, 0, cards_at(state, PICKED)[:room])
    pile = state.setup.edition.pile
    for side in range(PILES):
        drawn = [card for card in cards_at(state, IN_DRAW_PILE) if pile[card] == side]
        fill_row(state.draws, side * int(state.setup.cards), drawn)


def fill_row(row: vec[i64], begin: int, cards: list[int]) -> None:
    """Write cards into a row."""
    for at, card in enumerate(cards):
        row[begin + at] = card


def zeros(count: i64) -> vec[i64]:
    """Make a row of zeros."""
    return vec[i64]([0] * count)
