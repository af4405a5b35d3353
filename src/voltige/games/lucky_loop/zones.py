"""Where the cards are: reading and changing the rows of a position by name.

``state.where`` names the place of each card. Hands, draw piles and picked cards lie in rows beside it,
ascending, with their sizes and the top of each discard pile in ``state.sizes`` (terms.py); ``check``
proves them. In the position of a view a card that can't be known is SOMEWHERE; in a hand it still
shows its back (LL-121), and a draw pile shows nothing but its size.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.lucky_loop import terms

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


# -- sizes ---------------------------------------------------------------------------------------


def draw_size(state: LuckyLoopState, side: i64) -> i64:
    return state.sizes[terms.DRAW_SIZES + side]


def discard_size(state: LuckyLoopState, side: i64) -> i64:
    return state.sizes[terms.DISCARD_SIZES + side]


def top_of(state: LuckyLoopState, side: i64) -> i64:
    """Return the top of a discard pile, or NO_CARD."""
    return state.sizes[terms.TOPS + side]


def hand_size(state: LuckyLoopState, seat: i64) -> i64:
    return state.sizes[terms.HAND_SIZES + seat]


# -- rows ----------------------------------------------------------------------------------------


def hand_start(state: LuckyLoopState, seat: i64) -> i64:
    """Return where the cards of a hand begin in ``state.hands``."""
    return seat * state.setup.hand_room


def draws_start(state: LuckyLoopState, side: i64) -> i64:
    """Return where the cards of a draw pile begin in ``state.draws``."""
    return side * state.setup.cards


def board_start(programme: i64) -> i64:
    """Return where the cards of a programme begin in ``state.board``."""
    return programme * terms.SLOTS


def laid_card(state: LuckyLoopState, programme: i64, slot: i64) -> i64:
    """Return the card at a place of a programme, or NO_CARD."""
    return state.board[board_start(programme) + slot]


def is_laid(state: LuckyLoopState, programme: i64) -> bool:
    return state.board[board_start(programme)] >= 0


def put(row: vec[i64], at: i64, value: i64) -> None:
    """Write one cell; an argument is lent, while writing to ``state.where[…]`` counts its holders twice."""
    row[at] = value


def increase(row: vec[i64], at: i64, more: i64) -> None:
    row[at] += more


def with_cell(row: vec[i64], at: i64, value: i64) -> vec[i64]:
    """Return a row with another value in one cell; clones and views share the old one."""
    found = row[:]
    found[at] = value
    return found


def insert_card(row: vec[i64], begin: i64, size: i64, card: i64) -> None:
    """Put a card in its place among the ``size`` cards of a row."""
    at = begin + size
    while at > begin and row[at - 1] > card:
        row[at] = row[at - 1]
        at -= 1
    row[at] = card


def remove_card(row: vec[i64], begin: i64, size: i64, card: i64) -> None:
    at = begin + size - 1
    following = row[at]
    while following != card:
        at -= 1
        before = row[at]
        row[at] = following
        following = before


# -- moving cards ----------------------------------------------------------------------------------


def give_card(state: LuckyLoopState, seat: i64, side: i64, card: i64) -> None:
    """Put a card of a draw pile into a hand."""
    remove_card(state.draws, draws_start(state, side), draw_size(state, side), card)
    insert_card(state.hands, hand_start(state, seat), hand_size(state, seat), card)
    put(state.where, card, terms.IN_HAND + seat)
    increase(state.sizes, terms.DRAW_SIZES + side, -1)
    increase(state.sizes, terms.HAND_SIZES + seat, 1)


def take_from_hand(state: LuckyLoopState, seat: i64, card: i64) -> None:
    """Take a card out of a hand; the caller puts it elsewhere."""
    remove_card(state.hands, hand_start(state, seat), hand_size(state, seat), card)
    increase(state.sizes, terms.HAND_SIZES + seat, -1)


def pick(state: LuckyLoopState, seat: i64, card: i64) -> None:
    """Pick a card of the hand as part of a set."""
    take_from_hand(state, seat, card)
    insert_card(state.picks, 0, state.picked, card)
    put(state.where, card, terms.PICKED)
    state.picked += 1


def lay_card(state: LuckyLoopState, programme: i64, slot: i64, card: i64) -> None:
    """Put a card at a place of a programme; the caller has taken away what was there."""
    put(state.where, card, terms.ON_BOARD + programme)
    put(state.board, board_start(programme) + slot, card)


def discard_card(state: LuckyLoopState, card: i64) -> None:
    """Discard one card from wherever it is."""
    side = state.setup.edition.pile[card]
    put(state.where, card, terms.IN_DISCARD_PILE)
    increase(state.sizes, terms.DISCARD_SIZES + side, 1)
    put(state.sizes, terms.TOPS + side, card)


def discard_row(state: LuckyLoopState, row: vec[i64], begin: i64, size: i64) -> None:
    """Discard cards together: the last of the card list lies on top (LL-16, LL-125)."""
    pile = state.setup.edition.pile
    sizes = state.sizes
    end = begin + size
    for at in range(begin, end):
        sizes[terms.TOPS + pile[row[at]]] = terms.NO_CARD
    for at in range(begin, end):
        card = row[at]
        top = sizes[terms.TOPS + pile[card]]
        discard_card(state, card)
        if top > card:
            sizes[terms.TOPS + pile[card]] = top


def rebuild(state: LuckyLoopState, side: i64) -> None:
    """Make the discard pile the new draw pile (LL-18)."""
    where = state.where
    draws = state.draws
    pile = state.setup.edition.pile
    cards = state.setup.cards
    at = draws_start(state, side)
    for card in range(cards):
        if where[card] == terms.IN_DISCARD_PILE and pile[card] == side:
            where[card] = terms.IN_DRAW_PILE
            draws[at] = card
            at += 1
    sizes = state.sizes
    sizes[terms.DRAW_SIZES + side] = sizes[terms.DISCARD_SIZES + side]
    sizes[terms.DISCARD_SIZES + side] = 0
    sizes[terms.TOPS + side] = terms.NO_CARD


# -- backs -----------------------------------------------------------------------------------------


def hidden_card(side: i64) -> i64:
    """Return what stands in a hand for a card of which only the back is known."""
    return -1 - side


def hand_backs(state: LuckyLoopState, seat: i64) -> list[int]:
    """Count a hand by its backs (LL-121)."""
    pile = state.setup.edition.pile
    hand = hand_row(state, seat)
    sides = [int(pile[card]) if card >= 0 else -1 - card for card in hand]  # as ``hidden_card``
    return [sides.count(side) for side in range(terms.PILES)]


# -- lists of cards ----------------------------------------------------------------------------------


def cards_at(state: LuckyLoopState, place: i64) -> list[int]:
    """List the cards of a place, in the order of the card list."""
    found: list[int] = []
    for card in range(state.setup.cards):
        if state.where[card] == place:
            found.append(int(card))
    return found


def hand_row(state: LuckyLoopState, seat: i64) -> list[int]:
    """List what stands in a hand: cards, or backs where no more can be known."""
    size = min(hand_size(state, seat), state.setup.hand_room)
    return cells_of(state.hands, hand_start(state, seat), size)


def known_hand(state: LuckyLoopState, seat: i64) -> list[int]:
    """List the cards that are known to be in a hand; a spectator has none."""
    return [] if seat < 0 else [card for card in hand_row(state, seat) if card >= 0]


def draw_row(state: LuckyLoopState, side: i64) -> list[int]:
    """List what is in a draw pile, NO_CARD for what can't be known; there is no order to leak."""
    return cells_of(state.draws, draws_start(state, side), draw_size(state, side))


def picked_cards(state: LuckyLoopState) -> list[int]:
    return cells_of(state.picks, 0, min(state.picked, state.setup.hand_room))


def programme_cards(state: LuckyLoopState, programme: i64) -> list[int]:
    """List the cards of a programme in slot order; empty when nothing lies there."""
    if not is_laid(state, programme):
        return []
    return cells_of(state.board, board_start(programme), terms.SLOTS)


def free_cards(state: LuckyLoopState, seat: i64) -> list[int]:
    """List the free programme in front of a seat."""
    return cards_at(state, terms.IN_FREE + seat)


def discards(state: LuckyLoopState, side: i64) -> list[int]:
    """List what can be seen of a discard pile in the order of the card list, but its top last."""
    pile = state.setup.edition.pile
    top = int(top_of(state, side))
    thrown = cards_at(state, terms.IN_DISCARD_PILE)
    found = [card for card in thrown if pile[card] == side and card != top]
    return found if top < 0 else [*found, top]


def cells_of(row: vec[i64], begin: i64, size: i64) -> list[int]:
    return [int(row[at]) for at in range(int(begin), int(begin + size))]


def ids_of(state: LuckyLoopState, cards: list[int]) -> list[str]:
    ids = state.setup.edition.ids
    return [ids[card] for card in cards]
