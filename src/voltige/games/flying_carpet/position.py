"""A position as plain data: the whole truth, for scenarios, puzzles, saves and comparisons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.flying_carpet.apply.landing import topmost
from voltige.games.flying_carpet.edition import DIRECTION_CARDS
from voltige.games.flying_carpet.holdings import hand_size
from voltige.games.flying_carpet.options import CarpetSetup
from voltige.games.flying_carpet.terms import (
    CELL,
    DRAFT,
    DRAFT_ROW,
    DRAW_ONE,
    FIELDS,
    HELD,
    LANDING,
    LEFT_CARDS,
    NO_PANEL,
    NO_SEAT,
    PHASE_NAMES,
    PLACE,
    STAMP,
)

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def counts_to_dict(setup: CarpetSetup, counts: vec[i64], start: i64) -> dict[str, int]:
    """Return counts by card as ids with their counts, zeros left out."""
    found: dict[str, int] = {}
    for card in range(int(setup.cards)):
        count = int(counts[start + card])
        if count > 0:
            found[setup.edition.ids[card]] = count
    return found


def hand_to_dict(state: CarpetState, seat: i64) -> dict[str, int]:
    """Return a hand as ids with their counts."""
    found: dict[str, int] = {}
    start = seat * state.setup.hand
    for i in range(int(hand_size(state, seat))):
        name = state.setup.edition.ids[state.cards[start + i]]
        found[name] = found.get(name, 0) + 1
    return found


def cell_to_list(setup: CarpetSetup, cell: i64) -> list[int]:
    """Return column and row of a cell; nothing when it is none."""
    return setup.board.place(int(cell)) if cell >= 0 else []


def field_of(state: CarpetState, field: int) -> list[int]:
    """List one field of all carpets."""
    return [int(state.carpets[seat * FIELDS + field]) for seat in range(int(state.setup.seats))]


def stack_dict(setup: CarpetSetup, cells: list[int], stamps: list[int]) -> dict[str, list[int]]:
    """Return the carpets that lie on each cell, the lowest first; the start has no order."""
    found: dict[str, list[int]] = {}
    order = sorted([(stamp, seat) for seat, stamp in enumerate(stamps) if stamp > 0])
    for _, seat in order:
        column, row = setup.board.place(cells[seat])
        found.setdefault(f"{column},{row}", []).append(seat)
    return {key: found[key] for key in sorted(found)}


def pending_word(setup: CarpetSetup, pending: int) -> str:
    """Name what the seat in turn draws: nothing, ``draw``, or the card that it swaps."""
    if pending >= 0:
        return setup.edition.ids[pending]
    return "draw" if pending == DRAW_ONE else ""


def draft_to_dict(setup: CarpetSetup, passes: vec[i64], chosen: int, column: int) -> dict[str, Any]:
    """Return the draft: who has passed, and the panel that is being placed."""
    panel = "" if chosen == NO_PANEL else setup.edition.panel_ids[chosen // 2]
    return {
        "passed": [passed != 0 for passed in passes],
        "panel": panel,
        "mirrored": chosen != NO_PANEL and chosen % 2 == 1,
        "column": column,
    }


def target_of(state: CarpetState) -> int:
    """Return the carpet that the seat in turn has come upon, or NO_SEAT."""
    if state.phase != LANDING:
        return NO_SEAT
    return int(topmost(state, state.carpets[state.active * FIELDS + CELL], state.active))


def state_to_dict(state: CarpetState) -> dict[str, Any]:
    """Return every field; the last five keys follow from the others."""
    setup = state.setup
    seats = range(int(setup.seats))
    cells = field_of(state, CELL)
    drafting = DRAFT <= state.phase <= DRAFT_ROW
    draft = draft_to_dict(setup, state.passes, int(state.chosen), int(state.column))
    return {
        "phase": PHASE_NAMES[state.phase],
        "to_act": int(state.to_act),
        "active": int(state.active),
        "first": int(state.first),
        "round": int(state.round_no),
        "landscape": state.land.data(),
        "number": int(state.seed),
        "digits": int(state.digits),
        "draft": draft if drafting else {},
        "cells": [cell_to_list(setup, cell) for cell in cells],
        "stacks": stack_dict(setup, cells, field_of(state, STAMP)),
        "held": [held != 0 for held in field_of(state, HELD)],
        "directions": field_of(state, LEFT_CARDS),
        "places": field_of(state, PLACE),
        "hands": [hand_to_dict(state, seat) for seat in seats],
        "draw_pile": counts_to_dict(setup, state.cards, setup.draw_at),
        "discard_pile": counts_to_dict(setup, state.cards, setup.discard_at),
        "pending": pending_word(setup, int(state.pending)),
        "winner": int(state.winner),
        "target": target_of(state),
        "spent_directions": [DIRECTION_CARDS - left for left in field_of(state, LEFT_CARDS)],
        "hand_sizes": [int(hand_size(state, seat)) for seat in seats],
        "draw_pile_size": int(state.draw_size),
        "discard_pile_size": int(state.discard_size),
    }
