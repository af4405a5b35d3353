"""What a seat may do: the legal codes, and their fast twin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.games.flying_carpet.actions import FLIGHTS, SINGLE_SLOTS, SLOTS
from voltige.games.flying_carpet.landscape.checks import is_legal
from voltige.games.flying_carpet.landscape.panels import Placement
from voltige.games.flying_carpet.landscape.sky import (
    ALL,
    ENDS,
    PLAIN,
    card_block,
    single_block,
)
from voltige.games.flying_carpet.terms import (
    CELL,
    DRAFT,
    DRAFT_COLUMN,
    FIELDS,
    LANDING,
    LEFT_CARDS,
    NO_CARD,
    NOT_FLOWN,
    TURN,
)

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def fill_legal(state: CarpetState, buf: vec[i64]) -> i64:
    """Write the codes open to the seat to act into ``buf``, ascending; return how many.

    Never none for a seat: one can always play no card, hold, or pass.
    """
    if state.to_act < 0:
        return 0
    table = state.setup.table
    if state.phase == TURN:
        return fill_turn(state, buf)
    if state.phase == LANDING:
        buf[0] = table.hold
        buf[1] = table.force_down
        return 2
    return fill_draft(state, buf)


def fill_turn(state: CarpetState, buf: vec[i64]) -> i64:
    """Write the four possibilities of a turn (FC-15)."""
    setup = state.setup
    cards = state.cards
    ends = state.sky.ends
    row = state.to_act * FIELDS
    cell = state.carpets[row + CELL]
    slots: i64 = FLIGHTS
    if state.carpets[row + LEFT_CARDS] > 0:
        slots = SLOTS
    first = state.to_act * setup.hand
    last = first + setup.hand
    n: i64 = 0
    at = first
    while at < last:
        card = cards[at]
        if at == first or card != cards[at - 1]:
            block = card_block(state.sky, cell, card)
            slot: i64 = 0
            while slot < slots:
                if ends[block + ENDS + slot] != NOT_FLOWN:
                    buf[n] = card * SLOTS + slot
                    n += 1
                slot += 1
        at += 1
    if slots == SLOTS:  # FC-69
        block = single_block(state.sky, cell)
        slot = 0
        while slot < SINGLE_SLOTS:
            if ends[block + ENDS + slot] != NOT_FLOWN:
                buf[n] = setup.table.singles + slot
                n += 1
            slot += 1
    buf[n] = setup.table.no_card  # FC-26
    n += 1
    at = first
    while at < last:
        card = cards[at]
        if at == first or card != cards[at - 1]:
            buf[n] = setup.table.no_card + 1 + card  # FC-21
            n += 1
        at += 1
    return n


def random_turn(state: CarpetState, rng: Rng) -> i64:
    """Return one of the codes of ``fill_turn``, drawn uniformly without listing them."""
    setup = state.setup
    cards = state.cards
    sky = state.sky
    ends = sky.ends
    row = state.to_act * FIELDS
    cell = state.carpets[row + CELL]
    counted: i64 = PLAIN
    singles: i64 = 0
    if state.carpets[row + LEFT_CARDS] > 0:
        counted = ALL
        singles = ends[single_block(sky, cell)]
    first = state.to_act * setup.hand
    last = first + setup.hand
    flights: i64 = 0
    kinds: i64 = 0
    before: i64 = NO_CARD
    at = first
    while at < last:
        card = cards[at]
        if card != before:
            flights += ends[card_block(sky, cell, card) + counted]
            kinds += 1
            before = card
        at += 1
    left = rng.below(flights + singles + 1 + kinds)
    if left >= flights + singles:
        return idle_code(state, first, left - flights - singles)
    if left >= flights:
        block = single_block(sky, cell)
        return setup.table.singles + open_slot(ends, block, left - flights)
    at = first
    before = NO_CARD
    while True:
        card = cards[at]
        if card != before:
            block = card_block(sky, cell, card)
            if left < ends[block + counted]:
                return card * SLOTS + open_slot(ends, block, left)
            left -= ends[block + counted]
            before = card
        at += 1


def idle_code(state: CarpetState, first: i64, left: i64) -> i64:
    """Return number ``left`` of the ways to play no card: without a swap, then the kinds held."""
    code = state.setup.table.no_card
    if left == 0:
        return code
    at = first
    while left > 1:
        at += 1
        if state.cards[at] != state.cards[at - 1]:
            left -= 1
    return code + 1 + state.cards[at]


def open_slot(ends: vec[i64], block: i64, left: i64) -> i64:
    """Return the slot of flight number ``left`` among those that are open."""
    at = block + ENDS
    while True:
        if ends[at] != NOT_FLOWN:
            if left == 0:
                return at - block - ENDS
            left -= 1
        at += 1


# -- building the landscape together --------------------------------------------------------------


def fill_draft(state: CarpetState, buf: vec[i64]) -> i64:
    """Write the panels that can still be placed, or the columns or rows of the chosen one."""
    table = state.setup.table
    n: i64 = 0
    if state.phase == DRAFT:
        buf[0] = table.pass_draft
        n = 1
        code = table.place
        while code < table.column:
            if can_place(state, table.panel[code]):
                buf[n] = code
                n += 1
            code += 1
        return n
    if state.phase == DRAFT_COLUMN:
        column: i64 = 1
        while column <= state.setup.board.width:
            if fits_column(state, state.chosen, column):
                buf[n] = table.column + column - 1
                n += 1
            column += 1
        return n
    row: i64 = 1
    while row <= state.setup.board.height:
        if fits(state, state.chosen, state.column, row):
            buf[n] = table.row + row - 1
            n += 1
        row += 1
    return n


def can_place(state: CarpetState, panel: i64) -> bool:
    """Return whether a panel, twice its number and one more when mirrored, fits anywhere."""
    number = int(panel) // 2
    if panel % 2 == 1 and not state.setup.mirrors:
        return False
    if any(placement.panel == number for placement in state.land.placements):
        return False
    column: i64 = 1
    while column <= state.setup.board.width:
        if fits_column(state, panel, column):
            return True
        column += 1
    return False


def fits_column(state: CarpetState, panel: i64, column: i64) -> bool:
    """Return whether a panel fits into a column, in some row."""
    if not state.setup.edition.panels[int(panel) // 2].cloud:
        return fits(state, panel, column, 1)
    row: i64 = 1
    while row <= state.setup.board.height:
        if fits(state, panel, column, row):
            return True
        row += 1
    return False


def fits(state: CarpetState, panel: i64, column: i64, row: i64) -> bool:
    """Return whether the landscape is legal with one more panel (FC-11)."""
    return is_legal(state.setup.checks, with_panel(state, panel, column, row))


def with_panel(state: CarpetState, panel: i64, column: i64, row: i64) -> list[Placement]:
    """List the placements with one more."""
    more = Placement(int(panel) // 2, int(column), int(row), panel % 2 == 1)
    return [*state.land.placements, more]
