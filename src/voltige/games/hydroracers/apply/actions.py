"""Doing an action, by its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.hydroracers.actions import (
    DO_BET,
    DO_CHOOSE_CIRCUIT,
    DO_CHOOSE_PILOT,
    DO_END_TURN,
    DO_GAIN,
    DO_HOP,
    DO_KEEP,
    DO_LEVEL,
    DO_PASS,
    DO_PLACE,
    DO_PLACE_DEV,
    DO_PLAY,
    DO_RECYCLE,
    DO_REMOVE,
    DO_RUSH,
    DO_SPY,
    DO_SUPERCHARGE,
    DO_TOKENS,
    DO_VICTIM,
)
from voltige.games.hydroracers.apply.campaign_flight import (
    choose_gain,
    choose_token,
    fall_back,
    hop,
    land,
    pass_with,
    play_with,
)
from voltige.games.hydroracers.apply.danger import lay_token, remove_token
from voltige.games.hydroracers.apply.development import place_token, rush
from voltige.games.hydroracers.apply.flight import pass_turn, place_bet, play_card
from voltige.games.hydroracers.apply.flow import advance
from voltige.games.hydroracers.apply.looking import keep_card
from voltige.games.hydroracers.apply.obtaining import finish_advantage, recycle, spy
from voltige.games.hydroracers.apply.repair import choose_circuit, choose_grid
from voltige.games.hydroracers.events import PilotChosen
from voltige.games.hydroracers.holdings import owns
from voltige.games.hydroracers.legal.flight import flight_of
from voltige.games.hydroracers.terms import (
    AFTER_FLIGHT,
    AFTER_HOP,
    AIR_BRAKE,
    END_TURN,
    HAND_SIZE,
    LATE_BET,
    NO_CARD,
    NO_ELEMENT,
    PILOT,
    START_PILOTS,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def apply_action(state: HydroracersState, code: i64, journal: Journal | None) -> None:
    """Do ``code``. The caller has made sure that it is legal."""
    table = state.setup.table
    seat = state.to_act
    kind = table.kind[code]
    if kind == DO_PLAY:
        if state.setup.campaign:
            flight = flight_of(state, seat, code)
            play_with(state, seat, flight, journal)
        else:
            play_card(state, seat, table.card[code], journal)
    elif kind == DO_PASS:
        if state.setup.campaign:
            pass_with(state, seat, table.card[code], table.where[code], journal)
        else:
            pass_turn(state, seat, table.card[code], journal)
    elif kind == DO_BET:
        apply_bet(state, seat, table.what[code], table.where[code], journal)
    elif kind == DO_PLACE:
        lay_token(state, seat, table.what[code], state.token, journal)
    elif kind == DO_END_TURN:
        state.phase = END_TURN
    elif kind == DO_CHOOSE_PILOT:
        choose_pilot(state, seat, table.what[code], journal)
    elif kind == DO_REMOVE:
        remove_token(state, seat, table.what[code], table.where[code], journal)
    elif kind <= DO_KEEP:
        apply_effect(state, code, journal)
    else:
        apply_development(state, code, journal)
    advance(state, journal)


def apply_effect(state: HydroracersState, code: i64, journal: Journal | None) -> None:
    """Do what a card or a technology asked for in a race of a campaign."""
    table = state.setup.table
    seat = state.to_act
    kind = table.kind[code]
    what = table.what[code]
    if kind == DO_GAIN:
        choose_gain(state, seat, what, journal)
    elif kind == DO_TOKENS:
        choose_token(state, seat, what, table.where[code], journal)
    elif kind == DO_KEEP:
        keep_card(state, seat, table.card[code], journal)
    elif kind == DO_SUPERCHARGE:
        land(state, seat, what, journal)
    elif kind == DO_HOP:
        state.phase = AFTER_HOP
        if what == 1:
            hop(state, seat, journal)
    else:
        state.phase = AFTER_FLIGHT
        if what == 1:
            fall_back(state, seat, journal)


def apply_development(state: HydroracersState, code: i64, journal: Journal | None) -> None:
    """Do an action of the development phase."""
    table = state.setup.table
    seat = state.to_act
    kind = table.kind[code]
    what = table.what[code]
    if kind == DO_PLACE_DEV:
        place_token(state, seat, what, table.where[code], journal)
    elif kind == DO_RUSH:
        rush(state, seat, what == 1, journal)
    elif kind == DO_RECYCLE:
        recycle(state, seat, table.card[code], journal)
    elif kind == DO_SPY:
        spy(state, seat, table.card[code], journal)
    elif kind == DO_LEVEL:
        finish_advantage(state, seat, seat, what, journal)
    elif kind == DO_VICTIM:
        finish_advantage(state, seat, state.setup.seat_of[what], NO_ELEMENT, journal)
    elif kind == DO_CHOOSE_CIRCUIT:
        choose_circuit(state, seat, what, journal)
    else:
        choose_grid(state, seat, what, journal)


def apply_bet(
    state: HydroracersState, seat: i64, slot: i64, plane: i64, journal: Journal | None
) -> None:
    """Bet; before the movement the turn goes on, after it the turn is over (HR-78, HR-79)."""
    place_bet(state, seat, slot, plane, journal)
    if state.phase == LATE_BET:
        state.phase = END_TURN
    elif state.of(seat, HAND_SIZE) == 0:  # HR-68: nothing else is left
        if not state.setup.campaign:
            pass_turn(state, seat, NO_CARD, journal)
        elif not owns(state, seat, AIR_BRAKE):
            pass_with(state, seat, NO_CARD, 0, journal)


def choose_pilot(state: HydroracersState, seat: i64, pilot: i64, journal: Journal | None) -> None:
    """Take a free pilot (HR-5, HR-6)."""
    state.set(seat, PILOT, pilot)
    state.phase = START_PILOTS
    if journal is not None:
        journal.note(PilotChosen(int(seat), state.setup.edition.pilot_ids[pilot]))
