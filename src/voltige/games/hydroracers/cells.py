"""Where everything lies in the cells of a position; all other modules go by name.

There is one row of cells per seat: the columns of ``terms.py``, then counts by card of the hand, the
shuffled deck and the played pile, and in a campaign counts of the cards that the seat owns and of the
development cards that it keeps, then more columns. Behind the rows stand the order of the round, and
what a campaign has that belongs to no seat. Sizes are sums of counts, kept for speed; ``check`` proves
them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

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
        self.cells[seat * self.setup.width + column] = value

    def add(self, seat: i64, column: i64, more: i64) -> None:
        self.cells[seat * self.setup.width + column] += more

    def in_hand(self, seat: i64, card: i64) -> i64:
        """Count the copies of a card in a hand, or face up beside an autopilot."""
        return self.cells[seat * self.setup.width + self.setup.hand_at + card]

    def in_deck(self, seat: i64, card: i64) -> i64:
        """Count the copies of a card in the shuffled part of a deck."""
        return self.cells[seat * self.setup.width + self.setup.deck_at + card]

    def in_played(self, seat: i64, card: i64) -> i64:
        return self.cells[seat * self.setup.width + self.setup.played_at + card]

    def cards_in_row(self, seat: i64) -> vec[i64]:
        """Copy the cards in hand, or those face up beside an autopilot, longest there first."""
        at = seat * self.setup.width
        return self.cells[at + terms.ROW_AT : at + terms.ROW_AT + self.cells[at + terms.HAND_SIZE]]

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

    # -- what a campaign adds to a row --------------------------------------------------------------

    def owned(self, seat: i64, card: i64) -> i64:
        """Count the copies of a card that belong to a seat, wherever they lie."""
        setup = self.setup
        if not setup.campaign:
            return setup.cards_each[seat * setup.cards + card]
        return self.cells[seat * setup.width + setup.own_at + card]

    def cards_owned(self, seat: i64) -> vec[i64]:
        setup = self.setup
        if not setup.campaign:
            return setup.cards_each[seat * setup.cards : (seat + 1) * setup.cards]
        at = seat * setup.width + setup.own_at
        return self.cells[at : at + setup.cards]

    def add_owned(self, seat: i64, card: i64, more: i64) -> None:
        self.cells[seat * self.setup.width + self.setup.own_at + card] += more

    def kept(self, seat: i64, kind: i64) -> i64:
        """Count the copies of a development card that a seat keeps."""
        return self.cells[seat * self.setup.width + self.setup.kept_at + kind]

    def add_kept(self, seat: i64, kind: i64, more: i64) -> None:
        self.cells[seat * self.setup.width + self.setup.kept_at + kind] += more

    def held(self, seat: i64, column: i64) -> i64:
        """Return what stands in a campaign's column of a seat."""
        return self.cells[seat * self.setup.width + self.setup.plus_at + column]

    def set_held(self, seat: i64, column: i64, value: i64) -> None:
        self.cells[seat * self.setup.width + self.setup.plus_at + column] = value

    def add_held(self, seat: i64, column: i64, more: i64) -> None:
        self.cells[seat * self.setup.width + self.setup.plus_at + column] += more

    # -- behind the rows ----------------------------------------------------------------------------

    def in_order(self, place: i64) -> i64:
        """Return the seat at a place of the round, or NO_SEAT."""
        return self.cells[self.setup.order_at + place]

    def set_order(self, place: i64, seat: i64) -> None:
        self.cells[self.setup.order_at + place] = seat

    def shared(self, column: i64) -> i64:
        """Return what stands in a column of the campaign."""
        return self.cells[self.setup.dev_at + column]

    def set_shared(self, column: i64, value: i64) -> None:
        self.cells[self.setup.dev_at + column] = value

    def add_shared(self, column: i64, more: i64) -> None:
        self.cells[self.setup.dev_at + column] += more

    def cards_looked_at(self) -> vec[i64]:
        """Copy the cards to choose from, in the order drawn."""
        at = self.setup.dev_at
        return self.cells[
            at + terms.LOOKED_AT : at + terms.LOOKED_AT + self.cells[at + terms.LOOKED_SIZE]
        ]

    def tokens_on(self, space: i64, seat: i64) -> i64:
        return self.cells[self.setup.dev_at + terms.TOKENS_AT + space * terms.MOST_SEATS + seat]

    def set_tokens_on(self, space: i64, seat: i64, count: i64) -> None:
        self.cells[self.setup.dev_at + terms.TOKENS_AT + space * terms.MOST_SEATS + seat] = count

    def in_pile(self, pile: i64, card: i64) -> i64:
        """Count the copies of a card in a pile of the setup: deck, discard pile, out of the game."""
        return self.cells[pile + card]

    def set_pile(self, pile: i64, card: i64, count: i64) -> None:
        self.cells[pile + card] = count

    def add_to_pile(self, pile: i64, card: i64, more: i64) -> None:
        self.cells[pile + card] += more

    # -- for views ----------------------------------------------------------------------------------

    def show_columns(self, seen: CellState, seat: i64, first: i64, count: i64) -> None:
        """Copy some columns of a seat that follow each other."""
        row = seat * self.setup.width
        copy_cells(self.cells, seen.cells, row + first, count)

    def show_order(self, seen: CellState) -> None:
        copy_cells(self.cells, seen.cells, self.setup.order_at, self.setup.seats)

    def show_shared(self, seen: CellState, first: i64, count: i64) -> None:
        """Copy some columns of the campaign that follow each other."""
        copy_cells(self.cells, seen.cells, self.setup.dev_at + first, count)

    def shared_width(self) -> i64:
        """Count the columns of the campaign, its piles included."""
        return len(self.cells) - self.setup.dev_at
