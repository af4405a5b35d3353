"""What one seat may see (docs/rules/loops.md, "What each seat may know"), as fast as bots want it.

``fields`` says who sees what, and ``show`` here what no single field can say; ``build_view``
does the same at once, and the conformance suite ties the two together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.state import SEVERAL, SPECTATOR
from voltige.core.view import View, copy_cells
from voltige.games.loops.terms import NO_CARD, OVER, RACE, SETTLE_RACE

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState


def build_view(state: LoopsState, seat: i64) -> View:
    seen = state.blank()
    state.copy_open(seen)
    show_turn(state, seen, seat)
    show_pile(state, seen)
    show_rows(state, seen, seat)
    if seat != SPECTATOR:
        width = state.setup.width
        copy_cells(state.held, seen.held, seat * width, width)
    if state.phase == RACE or state.phase == SETTLE_RACE:
        seen.claims = state.setup.no_claims[:]
        if seat != SPECTATOR:
            seen.claims[seat] = state.claims[seat]
    elif state.phase == OVER:  # LO-53: hands were turned over for the count
        copy_cells(state.held, seen.held, 0, state.setup.draw_row)
    return View(int(seat), int(seen.to_act), seen)


def show(state: LoopsState, seen: LoopsState, seat: i64) -> None:
    show_turn(state, seen, seat)
    if not state.setup.pile_browse:
        show_pile(state, seen)
    show_rows(state, seen, seat)


def show_turn(state: LoopsState, seen: LoopsState, seat: i64) -> None:
    """Show phase and actor as far as a seat may know them: answers in a race are secret (LO-43)."""
    seen.phase = state.phase
    seen.to_act = state.to_act
    if state.phase != RACE and state.phase != SETTLE_RACE:
        return
    seen.phase = RACE
    seen.to_act = SEVERAL
    if seat != SPECTATOR and state.phase == RACE and state.asks(seat):
        seen.to_act = seat


def show_pile(state: LoopsState, seen: LoopsState) -> None:
    """Show the pile, or how large it is, its top and its base (LO-D27)."""
    size = state.pile_size
    seen.pile_size = size
    seen.base = state.base
    place: i64 = 0
    if not state.setup.pile_browse:
        while place < size - 1:
            seen.pile[place] = NO_CARD
            place += 1
    while place < size:
        seen.pile[place] = state.pile[place]
        place += 1


def show_rows(state: LoopsState, seen: LoopsState, seat: i64) -> None:
    """Show the size of other hands and of the draw pile, and the cards that all know to be there."""
    setup = state.setup
    own = seat * setup.width
    held = state.held
    shown = seen.held
    card: i64 = 0
    row: i64 = 0
    while row < setup.draw_row:
        if row == own or state.phase == OVER:
            row += setup.width
            continue
        shown[row + setup.size_at] = held[row + setup.size_at]
        for card in range(setup.cards):
            known = held[row + setup.known_at + card]
            shown[row + card] = known
            shown[row + setup.known_at + card] = known
        row += setup.width
    shown[row + setup.size_at] = held[row + setup.size_at]
    for card in range(setup.cards):
        shown[row + card] = state.returned[card]
