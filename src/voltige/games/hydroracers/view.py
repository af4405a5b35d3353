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


def build_view(state: HydroracersState, viewer: i64) -> View:
    seen = state.blank()
    state.copy_open(seen)
    state.show_middle(seen)
    for seat in range(state.setup.seats):
        show_plane(state, seen, seat, sees(state.setup, viewer, seat))
    return View(int(viewer), int(seen.to_act), seen)


def sees(setup: HydroracersSetup, viewer: i64, seat: i64) -> bool:
    """Return whether a seat's secrets are open to a viewer: its own, or its mate's (HR-239).

    An autopilot has no person who could see what lies under its deck (HR-D77).
    """
    if viewer == SPECTATOR or setup.autopilot[seat] == 1:
        return False
    return seat == viewer or seat == setup.mate[viewer]


def show_plane(state: HydroracersState, seen: HydroracersState, seat: i64, inside: bool) -> None:
    """Copy what lies open on the table, then what only some may see: the bet and the cards."""
    setup = state.setup
    state.show_columns(seen, seat, 0, terms.TILE_AT)
    if setup.expert[seat] == 1:  # elsewhere no token lies on a tile (HR-106)
        state.show_columns(seen, seat, terms.TILE_AT, terms.BET_PLANE - terms.TILE_AT)
    state.show_columns(seen, seat, setup.played_at, setup.width - setup.played_at)
    if inside or setup.autopilot[seat] == 1 or state.phase == terms.OVER:  # HR-84, HR-229
        state.show_columns(seen, seat, terms.BET_PLANE, 1)
    show_cards(state, seen, seat, inside)


def show_cards(state: HydroracersState, seen: HydroracersState, seat: i64, inside: bool) -> None:
    """Show the cards of a plane: those that the viewer may see (HR-216), and the backs of the others.

    The deck of a view is all that is not seen to lie elsewhere: from there worlds are dealt.
    """
    state.show_columns(seen, seat, state.setup.deck_at, state.setup.cards)
    state.show_hand(seen, seat, inside or state.setup.autopilot[seat] == 1)
    state.show_under(seen, seat, inside)
    if is_looking(state, seat):
        state.show_looked(seen, seat, inside)


def is_looking(state: HydroracersState, seat: i64) -> bool:
    """Return whether cards to choose from would belong to a plane: to the one in turn."""
    return state.setup.campaign and state.racers > 0 and seat == mover(state)


def show(state: HydroracersState, seen: HydroracersState, viewer: i64) -> None:
    """Show what no single field can say: the bets of autopilots (HR-229), and what a deck may hold."""
    state.copy_open(seen)
    for seat in range(state.setup.seats):
        if state.setup.autopilot[seat] == 1:
            state.show_columns(seen, seat, terms.BET_PLANE, 1)
        show_cards(state, seen, seat, sees(state.setup, viewer, seat))
