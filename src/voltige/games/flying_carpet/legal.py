"""What a seat may do: the legal codes, and their fast twin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.games.flying_carpet import terms
from voltige.games.flying_carpet.actions import FLIGHTS, SINGLE_SLOTS, SLOTS
from voltige.games.flying_carpet.landscape.checks import is_legal
from voltige.games.flying_carpet.landscape.panels import Placement
from voltige.games.flying_carpet.landscape.sky import ALL, ENDS, PLAIN, card_block, single_block

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def fill_legal(state: CarpetState, buf: vec[i64]) -> i64:
    """Write the codes open to the seat to act into ``buf``, ascending; return how many.

    Never none for a seat: one can always play no card, hold, or pass.
    """
    if state.to_act < 0:
        return 0
    table = state.setup.table
    if state.phase == terms.TURN:
        return fill_turn(state, buf)
    if state.phase == terms.LANDING:
        buf[0] = table.hold
        buf[1] = table.force_down
        return 2
    return fill_draft(state, buf)


def fill_turn(state: CarpetState, buf: vec[i64]) -> i64:
    """Write the four possibilities of a turn (FC-15)."""
    setup = state.setup
    cards = state.cards
    ends = state.sky.ends
    row = state.to_act * terms.FIELDS
    cell = state.carpets[row + terms.CELL]
    slots: i64 = FLIGHTS
    if state.carpets[row + terms.LEFT_CARDS] > 0:
        slots = SLOTS
    first = state.to_act * setup.hand
    last = first + setup.hand
    n: i64 = 0
    for at in range(first, last):
        card = cards[at]
        if at == first or card != cards[at - 1]:
            block = card_block(state.sky, cell, card)
            for slot in range(slots):
                if ends[block + ENDS + slot] != terms.NOT_FLOWN:
                    buf[n] = card * SLOTS + slot
                    n += 1
    if slots == SLOTS:  # FC-69
        block = single_block(state.sky, cell)
        slot = 0
        while slot < SINGLE_SLOTS:
            if ends[block + ENDS + slot] != terms.NOT_FLOWN:
                buf[n] = setup.table.singles + slot
                n += 1
            slot += 1
    buf[n] = setup.table.no_card  # FC-26
    n += 1
    for at in range(first, last):
        card = cards[at]
        if at == first or card != cards[at - 1]:
            buf[n] = setup.table.no_card + 1 + card  # FC-21
            n += 1
    return n


def random_turn(state: CarpetState, rng: Rng) -> i64:
    """Return one of the codes of ``fill_turn``, drawn uniformly without listing them."""
    setup = state.setup
    cards = state.cards
    sky = state.sky
    ends = sky.ends
    row = state.to_act * terms.FIELDS
    cell = state.carpets[row + terms.CELL]
    counted: i64 = PLAIN
    singles: i64 = 0
    if state.carpets[row + terms.LEFT_CARDS] > 0:
        counted = ALL
        singles = ends[single_block(sky, cell)]
    first = state.to_act * setup.hand
    last = first + setup.hand
    flights: i64 = 0
    kinds: i64 = 0
    before: i64 = terms.NO_CARD
    for at in range(first, last):
        card = cards[at]
        if card != before:
            flights += ends[card_block(sky, cell, card) + counted]
            kinds += 1
            before = card
    left = rng.below(flights + singles + 1 + kinds)
    if left >= flights + singles:
        return idle_code(state, first, left - flights - singles)
    if left >= flights:
        block = single_block(sky, cell)
        return setup.table.singles + open_slot(ends, block, left - flights)
    at = first
    before = terms.NO_CARD
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
        if ends[at] != terms.NOT_FLOWN:
            if left == 0:
                return at - block - ENDS
            left -= 1
        at += 1


# -- building the landscape together --------------------------------------------------------------


def fill_draft(state: CarpetState, buf: vec[i64]) -> i64:
    """Write the panels that can still be placed, or the columns or rows of the chosen one."""
    table = state.setup.table
    chosen = state.chosen
    mirrored = state.mirrored
    n: i64 = 0
    if state.phase == terms.DRAFT:
        buf[0] = table.pass_draft
        n = 1
        for code in range(table.place, table.column):
            if can_place(state, table.panel[code], code >= table.mirrored):
                buf[n] = code
                n += 1
    elif state.phase == terms.DRAFT_COLUMN:
        for column in range(1, state.setup.board.width + 1):
            if fits_column(state, chosen, mirrored, column):
                buf[n] = table.column + column - 1
                n += 1
    else:
        for row in range(1, state.setup.board.height + 1):
            if fits(state, chosen, mirrored, state.column, row):
                buf[n] = table.row + row - 1
                n += 1
    return n


def can_place(state: CarpetState, panel: i64, mirrored: bool) -> bool:
    """Return whether a panel fits anywhere."""
    if mirrored and not state.setup.mirrors:
        return False
    if any(placement.panel == panel for placement in state.land.placements):
        return False
    for column in range(1, state.setup.board.width + 1):
        if fits_column(state, panel, mirrored, column):
            return True
    return False


def fits_column(state: CarpetState, panel: i64, mirrored: bool, column: i64) -> bool:
    if not state.setup.edition.panels[panel].cloud:
        return fits(state, panel, mirrored, column, 1)
    for row in range(1, state.setup.board.height + 1):
        if fits(state, panel, mirrored, column, row):
            return True
    return False


def fits(state: CarpetState, panel: i64, mirrored: bool, column: i64, row: i64) -> bool:
    """Return whether the landscape is legal with one more panel (FC-11)."""
    return is_legal(state.setup.checks, with_panel(state, panel, mirrored, column, row))


def with_panel(
    state: CarpetState, panel: i64, mirrored: bool, column: i64, row: i64
) -> list[Placement]:
    return [*state.land.placements, Placement(int(panel), int(column), int(row), mirrored)]
