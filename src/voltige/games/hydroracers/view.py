"""What one seat may see (docs/rules/hydroracers.md, "What each seat may know"), as fast as bots want it.

``fields`` says who sees what, and ``show`` here what no single field can say; ``build_view``
does the same at once, and the conformance suite ties the two together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.state import SPECTATOR
from voltige.core.view import View
from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.terms import (
    BET_PLANE,
    LOOKED_AT,
    LOOKED_SIZE,
    MOST_LOOK,
    OVER,
    ROW_AT,
    UNDER_AT,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def build_view(state: HydroracersState, seat: i64) -> View:
    """Build what ``seat`` may know of ``state``."""
    setup = state.setup
    seen = state.blank()
    state.copy_open(seen)
    other: i64 = 0
    while other < setup.seats:
        show_plane(state, seen, other, sees(setup, seat, other))
        other += 1
    copy_cells(state.cells, seen.cells, setup.order_at, setup.seats)
    if setup.campaign:
        show_campaign(state, seen, seat)
    return View(int(seat), int(seen.to_act), seen)


def sees(setup: HydroracersSetup, viewer: i64, seat: i64) -> bool:
    """Return whether a seat's secrets are open to a viewer: its own, or its mate's (HR-239).

    An autopilot has no person who could see what lies under its deck (HR-D77).
    """
    if viewer == SPECTATOR or setup.autopilot[seat] == 1:
        return False
    return seat == viewer or seat == setup.mate[viewer]


def show_plane(state: HydroracersState, seen: HydroracersState, seat: i64, inside: bool) -> None:
    """Copy what is seen of a plane; a deck is seen by nobody."""
    setup = state.setup
    row = seat * setup.width
    flown_by_rules = setup.autopilot[seat] == 1
    copy_cells(state.cells, seen.cells, row, BET_PLANE)  # what lies open on the table
    copy_cells(state.cells, seen.cells, row + BET_PLANE + 1, UNDER_AT - BET_PLANE - 1)
    copy_cells(state.cells, seen.cells, row + setup.played_at, setup.cards)
    if flown_by_rules or inside or state.phase == OVER:  # HR-84, HR-229
        seen.cells[row + BET_PLANE] = state.cells[row + BET_PLANE]
    if inside:
        copy_cells(state.cells, seen.cells, row + UNDER_AT, ROW_AT - UNDER_AT)
    if flown_by_rules or inside:  # HR-216
        copy_cells(state.cells, seen.cells, row + ROW_AT, setup.deck_at - ROW_AT)


def show_campaign(state: HydroracersState, seen: HydroracersState, viewer: i64) -> None:
    """Copy display, track, tokens and piles, which lie open, and the cards that the seat looks at."""
    setup = state.setup
    at = setup.dev_at
    copy_cells(state.cells, seen.cells, at, LOOKED_AT)
    after = at + LOOKED_AT + MOST_LOOK
    copy_cells(state.cells, seen.cells, after, len(state.cells) - after)
    show_looked(state, seen, viewer)
    row: i64 = 0
    while row < setup.order_at:
        copy_cells(state.cells, seen.cells, row + setup.own_at, setup.width - setup.own_at)
        row += setup.width


def show_looked(state: HydroracersState, seen: HydroracersState, viewer: i64) -> None:
    """Copy the cards that the plane in turn chooses from, if its person looks."""
    if state.racers > 0 and sees(state.setup, viewer, mover(state)):
        at = state.setup.dev_at
        copy_cells(state.cells, seen.cells, at + LOOKED_AT, state.cells[at + LOOKED_SIZE])


def show(state: HydroracersState, seen: HydroracersState, viewer: i64) -> None:
    """Show what no single field can say: the bets of autopilots (HR-229), the cards looked at."""
    state.copy_open(seen)
    setup = state.setup
    seat: i64 = 0
    while seat < setup.seats:
        if setup.autopilot[seat] == 1:
            at = seat * setup.width + BET_PLANE
            seen.cells[at] = state.cells[at]
        seat += 1
    if setup.campaign:
        show_looked(state, seen, viewer)


def copy_cells(source: vec[i64], target: vec[i64], start: i64, count: i64) -> None:
    """Copy some cells that follow each other."""
    place = start
    while place < start + count:
        target[place] = source[place]
        place += 1
