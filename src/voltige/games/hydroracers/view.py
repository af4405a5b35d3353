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
    """Copy the position and hide in the copy what lies face down."""
    setup = state.setup
    seen = state.clone()
    hide_cards(state, seen, viewer)
    if state.phase != terms.OVER:  # HR-84
        for seat in range(setup.seats):
            if setup.autopilot[seat] == 0 and not sees(setup, viewer, seat):  # HR-229
                seen.set(seat, terms.BET_PLANE, terms.NO_PLANE)
    return View(int(viewer), int(seen.to_act), seen)


def sees(setup: HydroracersSetup, viewer: i64, seat: i64) -> bool:
    """Return whether a seat's secrets are open to a viewer: its own, or its mate's (HR-239).

    An autopilot has no person who could see what lies under its deck (HR-D77).
    """
    if viewer == SPECTATOR or setup.autopilot[seat] == 1:
        return False
    return seat == viewer or seat == setup.mate[viewer]


def hide_cards(state: HydroracersState, seen: HydroracersState, viewer: i64) -> None:
    """Put what is not seen of each plane's cards into its deck, from where worlds are dealt.

    The row of an autopilot lies open (HR-216); a deck is seen by nobody.
    """
    setup = state.setup
    for seat in range(setup.seats):
        if sees(setup, viewer, seat):
            continue
        state.hide_under(seen, seat)
        if setup.autopilot[seat] == 0:
            state.hide_hand(seen, seat)
        if is_looking(state, seat):
            state.hide_looked(seen, seat)


def is_looking(state: HydroracersState, seat: i64) -> bool:
    """Return whether cards to choose from would belong to a plane: to the one in turn."""
    return state.setup.campaign and state.racers > 0 and seat == mover(state)


def show(state: HydroracersState, seen: HydroracersState, viewer: i64) -> None:
    """Show what no single field can say.

    The bets of autopilots (HR-229), the cards looked at, and in a deck all cards of a plane that are
    not seen elsewhere.
    """
    setup = state.setup
    state.copy_open(seen)
    for seat in range(setup.seats):
        state.show_columns(seen, seat, setup.deck_at, setup.cards)
        if setup.autopilot[seat] == 1:
            state.show_columns(seen, seat, terms.BET_PLANE, 1)
        if is_looking(state, seat):
            state.show_looked(seen)
    hide_cards(state, seen, viewer)
