"""A turn: one of four possibilities, and the movement that follows (FC-15, FC-28 to FC-69)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.flying_carpet import events, terms
from voltige.games.flying_carpet.actions import FLIGHTS, SLOTS
from voltige.games.flying_carpet.apply import landing
from voltige.games.flying_carpet.apply.turns import end_turn, next_turn
from voltige.games.flying_carpet.carpets import cell_of
from voltige.games.flying_carpet.landscape.sky import ENDS, card_block, drift_end, single_block
from voltige.games.flying_carpet.reach import how_moved, path_of
from voltige.games.flying_carpet.scoring import arrive, end_game, is_decided
from voltige.games.flying_carpet.zones import discard_card

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def apply_turn(state: CarpetState, code: i64, journal: Journal | None) -> None:
    """Pay for what is played, then move (FC-18, FC-27)."""
    seat = state.active
    table = state.setup.table
    cell = state.carpets[seat * terms.FIELDS + terms.CELL]
    if journal is not None:
        note_play(state, seat, code, journal)
    if code < table.singles:
        card = table.card[code]
        slot = code - card * SLOTS
        end = state.sky.ends[card_block(state.sky, cell, card) + ENDS + slot]
        discard_card(state, seat, card)
        if slot >= FLIGHTS:
            state.carpets[seat * terms.FIELDS + terms.LEFT_CARDS] -= 1
        state.pending = terms.DRAW_ONE
    elif code < table.no_card:
        end = state.sky.ends[single_block(state.sky, cell) + ENDS + code - table.singles]
        state.carpets[seat * terms.FIELDS + terms.LEFT_CARDS] -= 1
        state.pending = terms.NO_DRAW  # FC-20
    else:
        end = drift_end(state.sky, cell)
        state.pending = terms.NO_DRAW
        if code > table.no_card:
            state.pending = table.card[code]
    if journal is not None:
        note_move(state, seat, code, end, journal)
    move(state, seat, cell, end, journal)


def move(state: CarpetState, seat: i64, cell: i64, end: i64, journal: Journal | None) -> None:
    """Put the carpet where its movement ends, and see what that does."""
    carpets = state.carpets
    board = state.setup.board
    row = seat * terms.FIELDS
    if end == cell:  # FC-68, FC-87
        end_turn(state, journal)
    elif end == terms.EJECTED:  # FC-46, FC-47
        carpets[row + terms.CELL] = board.start
        carpets[row + terms.STAMP] = 0
        end_turn(state, journal)
    elif end == board.finish:  # FC-89
        arrive(state, seat, journal)
        if is_decided(state):
            end_game(state, journal)
        else:
            next_turn(state, journal)
    elif end == board.start:
        landing.reach_start(state, seat, journal)
        end_turn(state, journal)
    else:
        target = landing.topmost(state, end, seat)
        carpets[row + terms.CELL] = end
        if target == terms.NO_SEAT:
            landing.lie_on_top(state, seat)
            end_turn(state, journal)
        else:
            come_upon(state, seat, target, end, journal)


def come_upon(
    state: CarpetState, seat: i64, target: i64, cell: i64, journal: Journal | None
) -> None:
    """Let the seat choose between holding and forcing down, where there is a choice (FC-77)."""
    state.carpets[seat * terms.FIELDS + terms.STAMP] = 0
    falls_to = state.land.fall[cell]
    if falls_to == cell:
        landing.hold_and_land(state, seat, target, journal)
        return
    state.phase = terms.LANDING
    if journal is not None:
        place = state.setup.board.place(int(falls_to))
        journal.note(events.landing_opened(seat, target, place))


def note_play(state: CarpetState, seat: i64, code: i64, journal: Journal) -> None:
    data = state.setup.table.actions[code].data
    if data["do"] == "play":
        journal.note(events.wind_card_played(seat, data))
    elif data["do"] == "direction_only":
        journal.note(events.direction_card_played(seat, data))
    else:
        journal.note(events.no_card_played(seat, data.get("swap", "")))


def note_move(state: CarpetState, seat: i64, code: i64, end: i64, journal: Journal) -> None:
    """Tell a movement while the carpet is still where it began."""
    path = path_of(state, int(seat), int(code))
    if end == terms.EJECTED:
        journal.note(events.carpet_ejected(seat, path))
    else:
        cell = cell_of(state, int(seat))
        how = how_moved(state.sky, state.setup.table, cell, int(code))
        journal.note(events.carpet_moved(seat, how, path))
