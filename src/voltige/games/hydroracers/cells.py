"""Where everything lies in the cells of a position; all other modules go by name.

There is one row of cells per seat: the columns of ``terms.py``, then counts by card of the shuffled
deck and the played pile, and in a campaign counts of the cards that the seat owns and of the
development cards that it keeps, then more columns. Behind the rows stand the order of the round, and
what a campaign has that belongs to no seat. Sizes are sums of counts, kept for speed; ``check`` proves
them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from voltige.core.dealing import draw_card
from voltige.core.fields.cards import UNKNOWN
from voltige.core.rng import Rng
from voltige.core.state import State
from voltige.core.view import copy_cells
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.options import HydroracersSetup


@mypyc_attr(acyclic=True)
class CellState(State):
    """A position whose numbers lie in cells. ``cells`` is changed in place, never replaced."""

    def __init__(self, to_act: i64, phase: i64, setup: HydroracersSetup, cells: vec[i64]) -> None:
        super().__init__(to_act, phase)
        self.setup: Final = setup
        self.cells: Final = cells

    # -- the row of a seat --------------------------------------------------------------------------

    def of(self, seat: i64, column: i64) -> i64:
        """Return what stands in a column of a seat."""
        return self.cells[seat * self.setup.width + column]

    def set(self, seat: i64, column: i64, value: i64) -> None:
        put(self.cells, seat * self.setup.width + column, value)

    def add(self, seat: i64, column: i64, more: i64) -> None:
        increase(self.cells, seat * self.setup.width + column, more)

    def in_hand(self, seat: i64, card: i64) -> i64:
        """Count the copies of a card in a hand, or face up beside an autopilot."""
        found: i64 = 0
        for place in range(self.of(seat, terms.HAND_SIZE)):
            if self.of(seat, terms.HAND_AT + place) == card:
                found += 1
        return found

    def in_deck(self, seat: i64, card: i64) -> i64:
        """Count the copies of a card in the shuffled part of a deck."""
        return self.cells[seat * self.setup.width + self.setup.deck_at + card]

    def in_played(self, seat: i64, card: i64) -> i64:
        return self.cells[seat * self.setup.width + self.setup.played_at + card]

    def cards_in_hand(self, seat: i64) -> vec[i64]:
        """Copy the cards in hand, ascending, or those face up beside an autopilot, longest there first."""
        at = seat * self.setup.width
        return self.cells[
            at + terms.HAND_AT : at + terms.HAND_AT + self.cells[at + terms.HAND_SIZE]
        ]

    def list_hand(
        self, seat: i64, cards: tuple[i64, i64], codes: vec[i64], buf: vec[i64], n: i64
    ) -> i64:
        """List the codes of the cards in a hand, from one card up to another, behind the first ``n``."""
        first = seat * self.setup.width + terms.HAND_AT
        hand = (first, first + self.of(seat, terms.HAND_SIZE))
        return list_codes(self.cells, hand, cards, codes, buf, n)

    def drawn_from_deck(self, seat: i64, number: i64) -> i64:
        """Return a card of the shuffled part of a deck by its number there."""
        deck = seat * self.setup.width + self.setup.deck_at
        return find_counted(self.cells, deck, number) - deck

    def cards_under(self, seat: i64) -> vec[i64]:
        """Copy the cards under a deck, the next to come first."""
        at = seat * self.setup.width
        return self.cells[
            at + terms.UNDER_AT : at + terms.UNDER_AT + self.cells[at + terms.UNDER_SIZE]
        ]

    def token_on(self, seat: i64, element: i64, square: i64) -> i64:
        """Return the token on a square of a tile, or NO_TOKEN."""
        return self.of(seat, terms.TILE_AT + element * terms.MOST_SQUARES + square)

    def set_token(self, seat: i64, element: i64, square: i64, token: i64) -> None:
        self.set(seat, terms.TILE_AT + element * terms.MOST_SQUARES + square, token)

    # -- moving the cards of a seat -----------------------------------------------------------------

    def take_from_deck(self, seat: i64, card: i64) -> None:
        """Take one card away from the shuffled part of a deck."""
        self.add(seat, self.setup.deck_at + card, -1)
        self.add(seat, terms.DECK_SIZE, -1)

    def add_to_hand(self, seat: i64, card: i64) -> None:
        """Sort one card into the hand; an autopilot lays it at the end of its face-up row."""
        place = self.of(seat, terms.HAND_SIZE)
        if self.setup.autopilot[seat] == 0:
            while place > 0 and self.of(seat, terms.HAND_AT + place - 1) > card:
                self.set(seat, terms.HAND_AT + place, self.of(seat, terms.HAND_AT + place - 1))
                place -= 1
        self.set(seat, terms.HAND_AT + place, card)
        self.add(seat, terms.HAND_SIZE, 1)

    def remove_from_hand(self, seat: i64, card: i64) -> None:
        """Take one card out of the hand; of equal ones the one that lies there longest (HR-222)."""
        self.add(seat, terms.HAND_SIZE, -1)
        place: i64 = terms.HAND_AT
        while self.of(seat, place) != card:
            place += 1
        self.close_gap(seat, place, terms.HAND_AT + self.of(seat, terms.HAND_SIZE))

    def play_from_hand(self, seat: i64, card: i64) -> None:
        """Lay one card of the hand on the played pile (HR-32)."""
        self.remove_from_hand(seat, card)
        self.add(seat, self.setup.played_at + card, 1)
        self.add(seat, terms.PLAYED_SIZE, 1)
        self.set(seat, terms.TOP, card)

    def add_under(self, seat: i64, card: i64) -> None:
        """Put one card face down under the deck, below those that lie there."""
        self.set(seat, terms.UNDER_AT + self.of(seat, terms.UNDER_SIZE), card)
        self.add(seat, terms.UNDER_SIZE, 1)

    def take_from_under(self, seat: i64) -> i64:
        """Take the first of the cards put under the deck away from there; return it."""
        card = self.of(seat, terms.UNDER_AT)
        self.add(seat, terms.UNDER_SIZE, -1)
        self.close_gap(seat, terms.UNDER_AT, terms.UNDER_AT + self.of(seat, terms.UNDER_SIZE))
        return card

    def close_gap(self, seat: i64, gap: i64, last: i64) -> None:
        """Move the cards behind a gap one column up; nothing is left in the last one."""
        for column in range(gap, last):
            self.set(seat, column, self.of(seat, column + 1))
        self.set(seat, last, 0)

    # -- what a campaign adds to a row --------------------------------------------------------------

    def owned(self, seat: i64, card: i64) -> i64:
        """Count the copies of a card that belong to a seat, wherever they lie."""
        if not self.setup.campaign:
            return self.setup.cards_each[seat * self.setup.cards + card]
        return self.cells[seat * self.setup.width + self.setup.own_at + card]

    def cards_owned(self, seat: i64) -> vec[i64]:
        setup = self.setup
        if not setup.campaign:
            return setup.cards_each[seat * setup.cards : (seat + 1) * setup.cards]
        at = seat * setup.width + setup.own_at
        return self.cells[at : at + setup.cards]

    def add_owned(self, seat: i64, card: i64, more: i64) -> None:
        increase(self.cells, seat * self.setup.width + self.setup.own_at + card, more)

    def kept(self, seat: i64, kind: i64) -> i64:
        """Count the copies of a development card that a seat keeps."""
        return self.cells[seat * self.setup.width + self.setup.kept_at + kind]

    def add_kept(self, seat: i64, kind: i64, more: i64) -> None:
        increase(self.cells, seat * self.setup.width + self.setup.kept_at + kind, more)

    def held(self, seat: i64, column: i64) -> i64:
        """Return what stands in a campaign's column of a seat."""
        return self.cells[seat * self.setup.width + self.setup.plus_at + column]

    def set_held(self, seat: i64, column: i64, value: i64) -> None:
        put(self.cells, seat * self.setup.width + self.setup.plus_at + column, value)

    def add_held(self, seat: i64, column: i64, more: i64) -> None:
        increase(self.cells, seat * self.setup.width + self.setup.plus_at + column, more)

    # -- behind the rows ----------------------------------------------------------------------------

    def in_order(self, place: i64) -> i64:
        """Return the seat at a place of the round, or NO_SEAT."""
        return self.cells[self.setup.order_at + place]

    def set_order(self, place: i64, seat: i64) -> None:
        put(self.cells, self.setup.order_at + place, seat)

    def shared(self, column: i64) -> i64:
        """Return what stands in a column of the campaign."""
        return self.cells[self.setup.dev_at + column]

    def set_shared(self, column: i64, value: i64) -> None:
        put(self.cells, self.setup.dev_at + column, value)

    def add_shared(self, column: i64, more: i64) -> None:
        increase(self.cells, self.setup.dev_at + column, more)

    def cards_looked_at(self) -> vec[i64]:
        """Copy the cards to choose from, in the order drawn."""
        at = self.setup.dev_at
        return self.cells[
            at + terms.LOOKED_AT : at + terms.LOOKED_AT + self.cells[at + terms.LOOKED_SIZE]
        ]

    def tokens_on(self, space: i64, seat: i64) -> i64:
        return self.shared(terms.TOKENS_AT + space * terms.MOST_SEATS + seat)

    def set_tokens_on(self, space: i64, seat: i64, count: i64) -> None:
        self.set_shared(terms.TOKENS_AT + space * terms.MOST_SEATS + seat, count)

    def in_pile(self, pile: i64, card: i64) -> i64:
        """Count the copies of a card in a pile of the setup: deck, discard pile, out of the game."""
        return self.cells[pile + card]

    def set_pile(self, pile: i64, card: i64, count: i64) -> None:
        put(self.cells, pile + card, count)

    def add_to_pile(self, pile: i64, card: i64, more: i64) -> None:
        increase(self.cells, pile + card, more)

    # -- for views ----------------------------------------------------------------------------------

    def show_columns(self, seen: CellState, seat: i64, first: i64, count: i64) -> None:
        """Copy some columns of a seat that follow each other."""
        copy_cells(self.cells, seen.cells, seat * self.setup.width + first, count)

    def show_hand(self, seen: CellState, seat: i64, face_up: bool) -> None:
        first = seat * self.setup.width + terms.HAND_AT
        self.show_cards(seen, seat, first, self.of(seat, terms.HAND_SIZE), face_up)

    def show_under(self, seen: CellState, seat: i64, face_up: bool) -> None:
        first = seat * self.setup.width + terms.UNDER_AT
        self.show_cards(seen, seat, first, self.of(seat, terms.UNDER_SIZE), face_up)

    def show_looked(self, seen: CellState, seat: i64, face_up: bool) -> None:
        first = self.setup.dev_at + terms.LOOKED_AT
        self.show_cards(seen, seat, first, self.shared(terms.LOOKED_SIZE), face_up)

    def show_cards(self, seen: CellState, seat: i64, first: i64, count: i64, face_up: bool) -> None:
        """Copy some cards of a seat; a view has the backs of those face down, and the cards in the deck."""
        if face_up:
            copy_cells(self.cells, seen.cells, first, count)
            return
        deck = seat * self.setup.width + self.setup.deck_at
        for place in range(first, first + count):
            increase(seen.cells, deck + self.cells[place], 1)
            put(seen.cells, place, UNKNOWN)

    def show_middle(self, seen: CellState) -> None:
        """Copy what stands behind the rows and lies open: all but the cards looked at."""
        at = self.setup.order_at
        if not self.setup.campaign:
            copy_cells(self.cells, seen.cells, at, self.setup.seats)
            return
        looked = self.setup.dev_at + terms.LOOKED_AT
        copy_cells(self.cells, seen.cells, at, looked - at)
        after = looked + terms.MOST_LOOK
        copy_cells(self.cells, seen.cells, after, len(self.cells) - after)

    def draw_hidden(self, seat: i64, total: i64, rng: Rng) -> i64:
        """Take back one of the ``total`` cards that a view has in the deck of a seat, at random."""
        deck = seat * self.setup.width + self.setup.deck_at
        return draw_card(self.cells, deck, total, rng) - deck


# A cell is written by a function: an argument is lent, while a vec that is held by a name, or written
# to where it is, has the count of its holders changed twice, which takes longer than the writing.


def put(cells: vec[i64], at: i64, value: i64) -> None:
    cells[at] = value


def increase(cells: vec[i64], at: i64, more: i64) -> None:
    cells[at] += more


def find_counted(cells: vec[i64], first: i64, number: i64) -> i64:
    """Return the cell that counts a thing of a number, where cells from ``first`` on count things."""
    at = first
    while number >= cells[at]:
        number -= cells[at]
        at += 1
    return at


def list_codes(
    cells: vec[i64],
    hand: tuple[i64, i64],
    cards: tuple[i64, i64],
    codes: vec[i64],
    buf: vec[i64],
    n: i64,
) -> i64:
    """List the codes of cards that lie in cells, ascending; of equal ones that of the first."""
    before: i64 = terms.NO_CARD
    for at in range(hand[0], hand[1]):
        card = cells[at]
        if card != before and cards[0] <= card < cards[1]:
            buf[n] = codes[card]
            n += 1
        before = card
    return n
