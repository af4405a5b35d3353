"""Doing an action, by its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.hydroracers import actions, events, terms
from voltige.games.hydroracers.apply.campaign_flight import (
    choose_gain,
    choose_token,
    end_flight,
    fall_back,
    hop,
    play_with,
)
from voltige.games.hydroracers.apply.danger import lay_token, remove_token
from voltige.games.hydroracers.apply.development import place_token, rush
from voltige.games.hydroracers.apply.flight import pass_turn, place_bet, play_card
from voltige.games.hydroracers.apply.flow import advance
from voltige.games.hydroracers.apply.looking import keep_card
from voltige.games.hydroracers.apply.obtaining import finish_advantage, recycle, spy
from voltige.games.hydroracers.apply.repair import choose_circuit, choose_grid
from voltige.games.hydroracers.legal.flight import flight_of
from voltige.games.hydroracers.zones import owns

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def apply_action(state: HydroracersState, code: i64, journal: Journal | None) -> None:
    """Do ``code``. The caller has made sure that it is legal."""
    table = state.setup.table
    seat = state.to_act
    kind = table.kind[code]
    if kind == actions.DO_PLAY:
        if state.setup.campaign:
            play_with(state, seat, flight_of(state, seat, code), journal)
        else:
            play_card(state, seat, table.card[code], journal)
    elif kind == actions.DO_PASS:
        pass_turn(state, seat, table.card[code], table.where[code], journal)
    elif kind == actions.DO_BET:
        apply_bet(state, seat, table.what[code], table.where[code], journal)
    elif kind == actions.DO_PLACE:
        lay_token(state, seat, table.what[code], state.token, journal)
    elif kind == actions.DO_END_TURN:
        state.phase = terms.END_TURN
    elif kind == actions.DO_CHOOSE_PILOT:
        choose_pilot(state, seat, table.what[code], journal)
    elif kind == actions.DO_REMOVE:
        remove_token(state, seat, table.what[code], table.where[code], journal)
    elif kind <= actions.DO_KEEP:
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
    if kind == actions.DO_GAIN:
        choose_gain(state, seat, what, journal)
    elif kind == actions.DO_TOKENS:
        choose_token(state, seat, what, table.where[code], journal)
    elif kind == actions.DO_KEEP:
        keep_card(state, seat, table.card[code], journal)
    elif kind == actions.DO_SUPERCHARGE:
        end_flight(state, seat, what, journal)
    elif kind == actions.DO_HOP:
        state.phase = terms.AFTER_HOP
        if what == 1:
            hop(state, seat, journal)
    else:
        state.phase = terms.AFTER_FLIGHT
        if what == 1:
            fall_back(state, seat, journal)


def apply_development(state: HydroracersState, code: i64, journal: Journal | None) -> None:
    table = state.setup.table
    seat = state.to_act
    kind = table.kind[code]
    what = table.what[code]
    if kind == actions.DO_PLACE_DEV:
        place_token(state, seat, what, table.where[code], journal)
    elif kind == actions.DO_RUSH:
        rush(state, seat, what == 1, journal)
    elif kind == actions.DO_RECYCLE:
        recycle(state, seat, table.card[code], journal)
    elif kind == actions.DO_SPY:
        spy(state, seat, table.card[code], journal)
    elif kind == actions.DO_LEVEL:
        finish_advantage(state, seat, seat, what, journal)
    elif kind == actions.DO_VICTIM:
        finish_advantage(state, seat, state.setup.seat_of[what], terms.NO_ELEMENT, journal)
    elif kind == actions.DO_CHOOSE_CIRCUIT:
        choose_circuit(state, seat, what, journal)
    else:
        choose_grid(state, seat, what, journal)


def apply_bet(
    state: HydroracersState, seat: i64, slot: i64, plane: i64, journal: Journal | None
) -> None:
    """Bet; before the movement the turn goes on, after it the turn is over (HR-78, HR-79)."""
    place_bet(state, seat, slot, plane, journal)
    if state.phase == terms.LATE_BET:
        state.phase = terms.END_TURN
    elif state.of(seat, terms.HAND_SIZE) == 0 and not owns(state, seat, terms.AIR_BRAKE):
        pass_turn(state, seat, terms.NO_CARD, 0, journal)  # HR-68: nothing else is left


def choose_pilot(state: HydroracersState, seat: i64, pilot: i64, journal: Journal | None) -> None:
    """Take a free pilot (HR-5, HR-6)."""
    state.set(seat, terms.PILOT, pilot)
    state.phase = terms.START_PILOTS
    if journal is not None:
        journal.note(events.pilot_chosen(seat, state.setup.edition.pilot_ids[pilot]))
