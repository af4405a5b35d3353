"""Two carpets on one cell: hold or force down (FC-70 to FC-88)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.flying_carpet import events
from voltige.games.flying_carpet.apply.turns import end_turn
from voltige.games.flying_carpet.scoring import arrive, end_game, is_decided
from voltige.games.flying_carpet.terms import CELL, FIELDS, HELD, NO_SEAT, STAMP

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def topmost(state: CarpetState, cell: i64, but: i64) -> i64:
    """Return the topmost carpet of a cell other than ``but``, or NO_SEAT (FC-76)."""
    carpets = state.carpets
    found: i64 = NO_SEAT
    highest: i64 = -1
    seat: i64 = 0
    row: i64 = 0
    while seat < state.setup.seats:
        if carpets[row + CELL] == cell and seat != but and carpets[row + STAMP] > highest:
            highest = carpets[row + STAMP]
            found = seat
        seat += 1
        row += FIELDS
    return found


def apply_landing(state: CarpetState, code: i64, journal: Journal | None) -> None:
    """Do what the seat in turn chose to do with the carpet that it came upon."""
    seat = state.active
    cell = state.carpets[seat * FIELDS + CELL]
    target = topmost(state, cell, seat)
    if code == state.setup.table.hold:
        hold_and_land(state, seat, target, journal)
    else:
        force_down(state, seat, target, journal)


def hold_and_land(state: CarpetState, seat: i64, target: i64, journal: Journal | None) -> None:
    """Lie down on top; the carpets below miss their next turn (FC-71, FC-76)."""
    hold_below(state, state.carpets[seat * FIELDS + CELL], seat, target, journal)
    land(state, seat, journal)
    end_turn(state, journal)


def force_down(state: CarpetState, seat: i64, target: i64, journal: Journal | None) -> None:
    """Let the topmost other carpet fall, then lie on top of what is left (FC-78 to FC-84)."""
    cell = state.carpets[seat * FIELDS + CELL]
    fall(state, seat, target, state.land.fall[cell], journal)
    if is_decided(state):  # FC-84
        land(state, seat, journal)
        end_game(state, journal)
        return
    if state.setup.hold_all:
        hold_all(state, cell, seat, journal)
    land(state, seat, journal)
    end_turn(state, journal)


def land(state: CarpetState, seat: i64, journal: Journal | None) -> None:
    """Lie down on top of a cell, whose others were held or forced down (FC-71, FC-78)."""
    lie_on_top(state, seat)
    if journal is not None:
        journal.note(events.carpet_landed(seat))


def fall(state: CarpetState, seat: i64, target: i64, cell: i64, journal: Journal | None) -> None:
    """Put a carpet where it falls; it is no longer held (FC-79, FC-80, FC-83, FC-85)."""
    carpets = state.carpets
    row = target * FIELDS
    carpets[row + HELD] = 0
    if journal is not None:
        place = state.setup.board.place(int(cell))
        journal.note(events.carpet_forced_down(seat, target, place))
    if cell == state.setup.board.finish:
        arrive(state, target, journal)
        return
    if cell == state.setup.board.start:
        reach_start(state, target, journal)
        return
    hold_below(state, cell, target, topmost(state, cell, target), journal)
    carpets[row + CELL] = cell
    lie_on_top(state, target)


def reach_start(state: CarpetState, seat: i64, journal: Journal | None) -> None:
    """Put a carpet on the start cell, where none lies on another (FC-85)."""
    start = state.setup.board.start
    if not state.setup.start_neutral:
        hold_all(state, start, seat, journal)
    state.carpets[seat * FIELDS + CELL] = start
    state.carpets[seat * FIELDS + STAMP] = 0


def hold_below(
    state: CarpetState, cell: i64, but: i64, target: i64, journal: Journal | None
) -> None:
    """Hold every other carpet of a cell, or with ``hold_scope = top`` the topmost alone."""
    if state.setup.hold_all:
        hold_all(state, cell, but, journal)
    elif target != NO_SEAT:
        hold(state, target, journal)


def hold_all(state: CarpetState, cell: i64, but: i64, journal: Journal | None) -> None:
    carpets = state.carpets
    for seat in range(state.setup.seats):
        if carpets[seat * FIELDS + CELL] == cell and seat != but:
            hold(state, seat, journal)


def hold(state: CarpetState, seat: i64, journal: Journal | None) -> None:
    """Let a carpet miss its next turn; being held twice costs no second one (FC-73, FC-74)."""
    state.carpets[seat * FIELDS + HELD] = 1
    if journal is not None:
        journal.note(events.carpet_held(seat))


def lie_on_top(state: CarpetState, seat: i64) -> None:
    state.clock += 1
    state.carpets[seat * FIELDS + STAMP] = state.clock
