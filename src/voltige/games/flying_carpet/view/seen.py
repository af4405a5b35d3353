"""What one seat may see, built up from nothing.

See docs/rules/flying-carpet.md, "What each seat may know".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.state import CHANCE, SPECTATOR
from voltige.core.view import View
from voltige.games.flying_carpet.actions import SLOTS
from voltige.games.flying_carpet.edition import DIRECTION_CARDS, WIND_CARDS
from voltige.games.flying_carpet.holdings import hand_size
from voltige.games.flying_carpet.landscape.paths import action_end, how_moved, path_cells
from voltige.games.flying_carpet.landscape.sky import drift_end
from voltige.games.flying_carpet.options import CarpetSetup
from voltige.games.flying_carpet.position import (
    cell_to_list,
    counts_to_dict,
    draft_to_dict,
    field_of,
    hand_to_dict,
    pending_word,
    stack_dict,
    target_of,
)
from voltige.games.flying_carpet.terms import (
    CELL,
    DRAFT,
    DRAFT_ROW,
    EJECTED,
    FIRST_PLAYER,
    HELD,
    LEFT_CARDS,
    NO_DIRECTION,
    NO_DRAW,
    NO_PANEL,
    NO_SEAT,
    NOT_FLOWN,
    OFF,
    OFF_BOARD,
    PHASE_NAMES,
    PLACE,
    STAMP,
    TURN,
)

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState

HIDDEN: Final = -1  # a number of direction cards that the seat may not know


@final
class CarpetView(View):
    """What ``seat`` may know. A spectator has an empty hand."""

    def __init__(self, setup: CarpetSetup, seat: int) -> None:
        super().__init__(seat, CHANCE)
        seats = int(setup.seats)
        self.setup: Final = setup
        self.phase: int = FIRST_PLAYER
        self.active: int = NO_SEAT
        self.first: int = NO_SEAT
        self.round_no = 0
        self.land = setup.land
        self.sky = setup.sky
        self.number = 0
        self.digits = 0
        self.passes = setup.no_passes[:]
        self.chosen: int = NO_PANEL
        self.column = 0
        self.cells: list[int] = [OFF_BOARD] * seats
        self.stamps = [0] * seats
        self.clock = 0
        self.held = [False] * seats
        self.directions: list[int] = [DIRECTION_CARDS] * seats
        self.places = [0] * seats
        self.target: int = NO_SEAT  # the carpet that the seat in turn has come upon
        self.pending: int = NO_DRAW
        self.winner: int = NO_SEAT
        self.hands: list[dict[str, int]] = [{} for _ in range(seats)]  # what the seat sees of them
        self.hand_sizes = [0] * seats
        self.draw_pile_size: int = WIND_CARDS
        self.discard = vec[i64]([0] * setup.cards)

    def hand(self) -> dict[str, int]:
        """Return the viewer's hand; a spectator has none."""
        return self.hands[self.seat] if self.seat != SPECTATOR else {}

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain data, with the names of ``to_dict``."""
        setup = self.setup
        drafting = DRAFT <= self.phase <= DRAFT_ROW
        draft = draft_to_dict(setup, self.passes, self.chosen, self.column)
        return {
            "seat": self.seat,
            "phase": PHASE_NAMES[self.phase],
            "to_act": self.to_act,
            "active": self.active,
            "first": self.first,
            "round": self.round_no,
            "landscape": self.land.data(),
            "number": self.number,
            "digits": self.digits,
            "draft": draft if drafting else {},
            "cells": [cell_to_list(setup, cell) for cell in self.cells],
            "stacks": stack_dict(setup, self.cells, self.stamps),
            "held": self.held[:],
            "directions": self.directions[:],
            "places": self.places[:],
            "target": self.target,
            "pending": pending_word(setup, self.pending),
            "winner": self.winner,
            "hand": dict(self.hand()),
            "hands": [dict(hand) for hand in self.hands] if setup.open_hands else [],
            "hand_sizes": self.hand_sizes[:],
            "draw_pile_size": self.draw_pile_size,
            "discard_pile": counts_to_dict(setup, self.discard, 0),
        }

    def idle(self) -> tuple[int, str]:
        """Return where the viewer's carpet ends without a card, and the way it moves."""
        cell = self.cells[self.seat]
        end = int(drift_end(self.sky, cell))
        if end == EJECTED:
            return end, OFF
        return end, how_moved(self.sky, self.setup.table, cell, int(self.setup.table.no_card))

    def end_of(self, code: int) -> int:
        """Return where an action of the viewer's turn ends, or EJECTED."""
        return int(action_end(self.sky, self.setup.table, self.cells[self.seat], code))

    def path_of(self, code: int) -> list[list[int]]:
        """Return the cells that an action of the viewer's turn enters, as columns and rows."""
        cells = path_cells(self.sky, self.setup.table, self.cells[self.seat], code)
        return [self.setup.board.place(cell) for cell in cells]

    def reachable(self) -> list[tuple[int, list[int]]]:
        """List every cell that the viewer's turn can end on, with the codes that lead there.

        Empty when it is not the viewer's turn. Flights off the board stand under EJECTED.
        """
        if self.phase != TURN or self.seat == SPECTATOR or self.to_act != self.seat:
            return []
        ids = self.setup.edition.ids
        table = self.setup.table
        codes: list[int] = []
        for name in self.hand():
            first = ids.index(name) * SLOTS
            codes += range(first, first + SLOTS)
        codes += range(int(table.singles), int(table.no_card) + 1)
        found: dict[int, list[int]] = {}
        for code in codes:
            paid = table.direction[code] == NO_DIRECTION or self.directions[self.seat] > 0
            end = self.end_of(code)
            if paid and end != NOT_FLOWN:
                found.setdefault(end, []).append(code)
        return sorted(found.items())

    def shows_hand(self, seat: int) -> bool:
        """Return whether this seat's cards can be seen (FC-4, FC-97)."""
        return self.setup.open_hands or seat == self.seat

    def shows_directions(self, seat: int) -> bool:
        """Return whether this seat's number of direction cards can be seen (FC-98, FC-105)."""
        return self.setup.directions_shown or seat == self.seat


def build_view(state: CarpetState, seat: i64) -> CarpetView:
    """Build what ``seat`` may know of ``state``."""
    setup = state.setup
    seats = range(int(setup.seats))
    view = CarpetView(setup, int(seat))
    view.phase = int(state.phase)
    view.to_act = int(state.to_act)
    view.active = int(state.active)
    view.first = int(state.first)
    view.round_no = int(state.round_no)
    view.land = state.land
    view.sky = state.sky
    view.number = int(state.seed)
    view.digits = int(state.digits)
    view.passes = state.passes[:]
    view.chosen = int(state.chosen)
    view.column = int(state.column)
    view.cells = field_of(state, CELL)
    view.stamps = field_of(state, STAMP)
    view.clock = int(state.clock)
    view.held = [held != 0 for held in field_of(state, HELD)]
    view.places = field_of(state, PLACE)
    view.target = target_of(state)
    view.pending = int(state.pending)
    view.winner = int(state.winner)
    for other, left in enumerate(field_of(state, LEFT_CARDS)):
        view.directions[other] = left if view.shows_directions(other) else HIDDEN
    for other in seats:
        if view.shows_hand(other):
            view.hands[other] = hand_to_dict(state, other)
    view.hand_sizes = [int(hand_size(state, other)) for other in seats]
    view.draw_pile_size = int(state.draw_size)
    view.discard = state.cards[setup.discard_at : setup.discard_at + setup.cards]
    return view
