"""From one turn to the next: the deal, missed turns, the refill of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import CHANCE
from voltige.games.flying_carpet.events import (
    CardSwapped,
    CarpetEntered,
    DealStarted,
    RefillStarted,
    TurnMissed,
    TurnStarted,
)
from voltige.games.flying_carpet.holdings import discard_card
from voltige.games.flying_carpet.scoring import end_game
from voltige.games.flying_carpet.terms import (
    ARRIVED,
    CELL,
    DEAL,
    DRAW_ONE,
    FIELDS,
    HELD,
    NO_DRAW,
    OFF_BOARD,
    REFILL,
    TURN,
)

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def start_deal(state: CarpetState, journal: Journal | None) -> None:
    """Let luck deal the wind cards, hand after hand (FC-4)."""
    state.phase = DEAL
    state.to_act = CHANCE
    if journal is not None:
        journal.note(DealStarted())


def start_turn(state: CarpetState, seat: i64, journal: Journal | None) -> None:
    """Give the turn to ``seat``; its carpet enters if it is its first (FC-14)."""
    state.phase = TURN
    state.active = seat
    state.to_act = seat
    if journal is not None:
        journal.note(TurnStarted(int(seat), int(state.round_no)))
    if state.carpets[seat * FIELDS + CELL] == OFF_BOARD:
        state.carpets[seat * FIELDS + CELL] = state.setup.board.start
        if journal is not None:
            journal.note(CarpetEntered(int(seat)))


def end_turn(state: CarpetState, journal: Journal | None) -> None:
    """Let the seat in turn draw what it is due, then go on (FC-19 to FC-23)."""
    if state.pending == NO_DRAW:
        next_turn(state, journal)
        return
    if state.pending != DRAW_ONE:
        if journal is not None:
            card = state.setup.edition.ids[state.pending]
            journal.note(CardSwapped(int(state.active), card))
        discard_card(state, state.active, state.pending)
        state.pending = DRAW_ONE
    state.phase = REFILL
    state.to_act = CHANCE
    if journal is not None:
        journal.note(RefillStarted(int(state.active)))


def next_turn(state: CarpetState, journal: Journal | None) -> None:
    """Pass the turn on clockwise, over held and arrived carpets (FC-13, FC-72, FC-96, FC-109)."""
    carpets = state.carpets
    seat = state.active
    state.pending = NO_DRAW
    while True:
        seat += 1
        if seat == state.setup.seats:
            seat = 0
        if seat == state.first:
            if state.round_no >= state.setup.max_rounds:
                end_game(state, journal)
                return
            state.round_no += 1
        row = seat * FIELDS
        if carpets[row + CELL] == ARRIVED:
            continue
        if carpets[row + HELD] == 0:
            break
        carpets[row + HELD] = 0
        if journal is not None:
            journal.note(TurnMissed(int(seat), int(state.round_no)))
    start_turn(state, seat, journal)
