"""Doing an action, by its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.hydroracers.actions import (
    DO_BET,
    DO_CHOOSE_PILOT,
    DO_END_TURN,
    DO_PASS,
    DO_PLACE,
    DO_PLAY,
)
from voltige.games.hydroracers.apply.danger import lay_token, remove_token
from voltige.games.hydroracers.apply.flight import pass_turn, place_bet, play_card
from voltige.games.hydroracers.apply.flow import advance
from voltige.games.hydroracers.events import PilotChosen
from voltige.games.hydroracers.terms import (
    END_TURN,
    HAND_SIZE,
    LATE_BET,
    NO_CARD,
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
        play_card(state, seat, table.card[code], journal)
    elif kind == DO_PASS:
        pass_turn(state, seat, table.card[code], journal)
    elif kind == DO_BET:
        apply_bet(state, seat, table.what[code], table.where[code], journal)
    elif kind == DO_PLACE:
        lay_token(state, seat, table.what[code], state.token, journal)
    elif kind == DO_END_TURN:
        state.phase = END_TURN
    elif kind == DO_CHOOSE_PILOT:
        choose_pilot(state, seat, table.what[code], journal)
    else:
        remove_token(state, seat, table.what[code], table.where[code], journal)
    advance(state, journal)


def apply_bet(
    state: HydroracersState, seat: i64, slot: i64, plane: i64, journal: Journal | None
) -> None:
    """Bet; before the movement the turn goes on, after it the turn is over (HR-78, HR-79)."""
    place_bet(state, seat, slot, plane, journal)
    if state.phase == LATE_BET:
        state.phase = END_TURN
    elif state.cells[seat * state.setup.width + HAND_SIZE] == 0:  # HR-68: nothing else is left
        pass_turn(state, seat, NO_CARD, journal)


def choose_pilot(state: HydroracersState, seat: i64, pilot: i64, journal: Journal | None) -> None:
    """Take a free pilot (HR-5, HR-6)."""
    state.cells[seat * state.setup.width + PILOT] = pilot
    state.phase = START_PILOTS
    if journal is not None:
        journal.note(PilotChosen(int(seat), state.setup.edition.pilot_ids[pilot]))
