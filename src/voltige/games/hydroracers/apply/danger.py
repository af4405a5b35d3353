"""Dangers: tokens on the gauge or on the tiles, penalties and crashes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import CHANCE
from voltige.games.hydroracers import events, terms
from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.zones import (
    all_on_tiles,
    damage_slots,
    first_empty,
    has_empty_square,
    shown_square,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def next_danger(state: HydroracersState) -> None:
    """Ask luck for a token, unless no danger is left or none can be drawn (HR-55, HR-117)."""
    if state.dangers > 0 and can_draw(state, mover(state)):
        state.ask(terms.DANGER, CHANCE)
        return
    state.dangers = 0
    state.phase = terms.AFTER_FLIGHT
    if state.setup.campaign:
        state.phase = terms.AFTER_DANGERS


def can_draw(state: HydroracersState, seat: i64) -> bool:
    """Return whether there is a token to draw and a place for it."""
    if state.of(seat, terms.BAG_DAMAGE) + state.of(seat, terms.BAG_ALERT) == 0:
        return False
    return state.setup.expert[seat] == 0 or has_empty_square(state, seat)


def draw_token(state: HydroracersState, token: i64, journal: Journal | None) -> None:
    """Take a token out of the mover's bag and let it act (HR-50)."""
    seat = mover(state)
    if token == terms.DAMAGE_TOKEN:
        state.add(seat, terms.BAG_DAMAGE, -1)
    else:
        state.add(seat, terms.BAG_ALERT, -1)
    if journal is not None:
        journal.note(events.token_drawn(seat, terms.TOKEN_NAMES[token]))
    if state.setup.expert[seat] == 0:
        fill_gauge(state, seat, token, journal)
        return
    element = state.element
    if element != terms.NO_ELEMENT and first_empty(state, seat, element) != terms.NO_SQUARE:
        lay_token(state, seat, element, token, journal)
        return
    state.token = token  # HR-108, HR-117
    state.ask(terms.PLACE_TOKEN, seat)


def fill_gauge(state: HydroracersState, seat: i64, token: i64, journal: Journal | None) -> None:
    """Put an alert aside or a damage on the gauge; one that does not fit crashes (HR-51 to HR-53)."""
    state.dangers -= 1
    state.phase = terms.NEXT_DANGER
    if token == terms.ALERT_TOKEN:
        state.add(seat, terms.ALERTS, 1)
        return
    state.add(seat, terms.DAMAGE, 1)
    if state.of(seat, terms.DAMAGE) > damage_slots(state, seat):
        crash(state, seat, journal)


def lay_token(
    state: HydroracersState, seat: i64, element: i64, token: i64, journal: Journal | None
) -> None:
    """Cover the first empty square of an element; a damage token acts (HR-109 to HR-114)."""
    square = first_empty(state, seat, element)
    shown = shown_square(state, seat, element, square)
    state.set_token(seat, element, square, token)
    state.token = terms.NO_TOKEN
    state.element = terms.NO_ELEMENT
    state.phase = terms.NEXT_DANGER
    if journal is not None:
        place = (terms.ELEMENT_NAMES[element], int(square) + 1)
        journal.note(
            events.token_placed(seat, place, terms.TOKEN_NAMES[token], terms.SQUARE_NAMES[shown])
        )
    if token == terms.DAMAGE_TOKEN and shown < terms.PENALTY_SQUARE and can_draw(state, seat):
        state.element = shown  # HR-111
    elif token == terms.DAMAGE_TOKEN and shown == terms.CROSS_SQUARE:
        state.set_token(seat, element, square, terms.NO_TOKEN)  # HR-115
        state.add(seat, terms.BAG_DAMAGE, 1)
        crash(state, seat, journal)
    else:
        state.dangers -= 1


def crash(state: HydroracersState, seat: i64, journal: Journal | None) -> None:
    """Take the plane off the circuit; two tokens go back into the bag (HR-56 to HR-60, HR-115)."""
    state.dangers = 0
    state.crashes += 1
    state.set(seat, terms.CRASHED, state.crashes)
    state.add(seat, terms.CRASHES, 1)
    state.phase = terms.AFTER_FLIGHT
    if state.setup.expert[seat] == 0:
        returned = state.setup.numbers.crash_returns
        if returned > state.of(seat, terms.DAMAGE):
            returned = state.of(seat, terms.DAMAGE)
        state.add(seat, terms.DAMAGE, -returned)
        state.add(seat, terms.BAG_DAMAGE, returned)
    elif all_on_tiles(state, seat) > 0:
        state.ask(terms.CRASH_REMOVE, seat)
    if journal is not None:
        out = state.setup.out_for_race and state.setup.autopilot[seat] == 1
        journal.note(events.plane_crashed(seat, state.crashes, out))


def remove_token(
    state: HydroracersState, seat: i64, element: i64, square: i64, journal: Journal | None
) -> None:
    """Take a second token off the tiles after a crash (HR-115)."""
    return_token(state, seat, element, square, journal)
    state.phase = terms.AFTER_FLIGHT


def return_token(
    state: HydroracersState, seat: i64, element: i64, square: i64, journal: Journal | None
) -> None:
    """Put a token of a tile back into the bag (HR-115, HR-178)."""
    if state.token_on(seat, element, square) == terms.DAMAGE_TOKEN:
        state.add(seat, terms.BAG_DAMAGE, 1)
    else:
        state.add(seat, terms.BAG_ALERT, 1)
    state.set_token(seat, element, square, terms.NO_TOKEN)
    if journal is not None:
        journal.note(events.token_returned(seat, terms.ELEMENT_NAMES[element], square + 1))


def leave_race(state: HydroracersState) -> None:
    """Keep crashed autopilots out of the later heats (option ``autopilot_crash``)."""
    if not state.setup.out_for_race:
        return
    for seat in range(state.setup.seats):
        if state.setup.autopilot[seat] == 1 and state.of(seat, terms.CRASHED) > 0:
            state.set(seat, terms.OUT, 1)
