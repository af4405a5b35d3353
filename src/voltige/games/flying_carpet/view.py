"""What one seat may see (docs/rules/flying-carpet.md, "What each seat may know"), as fast as bots want it.

``fields.py`` says who sees what; ``build_view`` does the same at once, and the conformance suite ties
the two together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.view import View, copy_cells
from voltige.games.flying_carpet.terms import FIELDS, LEFT_CARDS, STAMP

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def build_view(state: CarpetState, seat: i64) -> View:
    setup = state.setup
    seen = state.blank()
    state.copy_open(seen)
    carpets = state.carpets
    shown = seen.carpets
    cell: i64 = 0
    while cell < len(carpets):
        if cell % FIELDS != LEFT_CARDS or setup.directions_shown or cell // FIELDS == seat:
            shown[cell] = carpets[cell]
        cell += 1
    if setup.open_hands:
        copy_cells(state.cards, seen.cards, 0, setup.sizes_at)
    elif seat >= 0:
        copy_cells(state.cards, seen.cards, seat * setup.hand, setup.hand)
    copy_cells(state.cards, seen.cards, setup.sizes_at, setup.seats)
    copy_cells(state.cards, seen.cards, setup.discard_at, setup.cards)
    return View(int(seat), int(seen.to_act), seen)


def show(state: CarpetState, seen: CarpetState) -> None:
    """Show what follows from several fields: the stamps of the stacks, who has arrived, the sky."""
    state.copy_open(seen)
    row: i64 = 0
    while row < len(state.carpets):
        seen.carpets[row + STAMP] = state.carpets[row + STAMP]
        row += FIELDS
