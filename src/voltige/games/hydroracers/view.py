"""What one seat may see (docs/rules/hydroracers.md, "What each seat may know"), as fast as bots want it.

``fields`` says who sees what, and ``show`` here what no single field can say; ``build_view``
does the same at once, and the conformance suite ties the two together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.state import SPECTATOR
from voltige.core.view import View
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.options import HydroracersSetup

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def build_view(state: HydroracersState, seat: i64) -> View:
    setup = state.setup
    seen = state.blank()
    state.copy_open(seen)
    for other in range(setup.seats):
        show_plane(state, seen, other, sees(setup, seat, other))
    state.show_order(seen)
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
    flown_by_rules = setup.autopilot[seat] == 1
    state.show_columns(seen, seat, 0, terms.BET_PLANE)  # what lies open on the table
    state.show_columns(seen, seat, terms.BET_PLANE + 1, terms.UNDER_AT - terms.BET_PLANE - 1)
    state.show_columns(seen, seat, setup.played_at, setup.cards)
    if flown_by_rules or inside or state.phase == terms.OVER:  # HR-84, HR-229
        state.show_columns(seen, seat, terms.BET_PLANE, 1)
    if inside:
        state.show_columns(seen, seat, terms.UNDER_AT, terms.ROW_AT - terms.UNDER_AT)
    if flown_by_rules or inside:  # HR-216
        state.show_columns(seen, seat, terms.ROW_AT, setup.deck_at - terms.ROW_AT)
    if setup.campaign:
        state.show_columns(seen, seat, setup.own_at, setup.width - setup.own_at)


def show_campaign(state: HydroracersState, seen: HydroracersState, viewer: i64) -> None:
    """Copy display, track, tokens and piles, which lie open, and the cards that the seat looks at."""
    after: i64 = terms.LOOKED_AT + terms.MOST_LOOK
    state.show_shared(seen, 0, terms.LOOKED_AT)
    state.show_shared(seen, after, state.shared_width() - after)
    show_looked(state, seen, viewer)


def show_looked(state: HydroracersState, seen: HydroracersState, viewer: i64) -> None:
    """Copy the cards that the plane in turn chooses from, if its person looks."""
    if state.racers > 0 and sees(state.setup, viewer, mover(state)):
        state.show_shared(seen, terms.LOOKED_AT, state.shared(terms.LOOKED_SIZE))


def show(state: HydroracersState, seen: HydroracersState, viewer: i64) -> None:
    """Show what no single field can say: the bets of autopilots (HR-229), the cards looked at."""
    state.copy_open(seen)
    for seat in range(state.setup.seats):
        if state.setup.autopilot[seat] == 1:
            state.show_columns(seen, seat, terms.BET_PLANE, 1)
    if state.setup.campaign:
        show_looked(state, seen, viewer)
