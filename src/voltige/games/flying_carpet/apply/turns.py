"""From one turn to the next: the deal, missed turns, the refill of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import CHANCE
from voltige.games.flying_carpet import events, terms
from voltige.games.flying_carpet.scoring import end_game
from voltige.games.flying_carpet.zones import discard_card

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def start_deal(state: CarpetState, journal: Journal | None) -> None:
    """Let luck deal the wind cards, hand after hand (FC-4)."""
    state.phase = terms.DEAL
    state.to_act = CHANCE
    if journal is not None:
        journal.note(events.deal_started())


def start_turn(state: CarpetState, seat: i64, journal: Journal | None) -> None:
    """Give the turn to ``seat``; its carpet enters if it is its first (FC-14)."""
    state.phase = terms.TURN
    state.active = seat
    state.to_act = seat
    if journal is not None:
        journal.note(events.turn_started(seat, state.round_no))
    if state.carpets[seat * terms.FIELDS + terms.CELL] == terms.OFF_BOARD:
        state.carpets[seat * terms.FIELDS + terms.CELL] = state.setup.board.start
        if journal is not None:
            journal.note(events.carpet_entered(seat))


def end_turn(state: CarpetState, journal: Journal | None) -> None:
    """Let the seat in turn draw what it is due, then go on (FC-19 to FC-23)."""
    if state.pending == terms.NO_DRAW:
        next_turn(state, journal)
        return
    if state.pending != terms.DRAW_ONE:
        if journal is not None:
            card = state.setup.edition.ids[state.pending]
            journal.note(events.card_swapped(state.active, card))
        discard_card(state, state.active, state.pending)
        state.pending = terms.DRAW_ONE
    state.phase = terms.REFILL
    state.to_act = CHANCE
    if journal is not None:
        journal.note(events.refill_started(state.active))


def next_turn(state: CarpetState, journal: Journal | None) -> None:
    """Pass the turn on clockwise, over held and arrived carpets (FC-13, FC-72, FC-96, FC-109)."""
    carpets = state.carpets
    seat = state.active
    state.pending = terms.NO_DRAW
    while True:
        seat += 1
        if seat == state.setup.seats:
            seat = 0
        if seat == state.first:
            if state.round_no >= state.setup.max_rounds:
                end_game(state, journal)
                return
            state.round_no += 1
        row = seat * terms.FIELDS
        if carpets[row + terms.CELL] == terms.ARRIVED:
            continue
        if carpets[row + terms.HELD] == 0:
            break
        carpets[row + terms.HELD] = 0
        if journal is not None:
            journal.note(events.turn_missed(seat, state.round_no))
    start_turn(state, seat, journal)
