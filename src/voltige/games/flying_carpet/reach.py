"""Where every action of a turn leads, and by which cells: for events, refusals and what people see."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from voltige.core.view import View
from voltige.games.flying_carpet import terms
from voltige.games.flying_carpet.actions import FLIGHTS, SLOTS, CarpetTable, slot_flight
from voltige.games.flying_carpet.carpets import cell_of, directions_left
from voltige.games.flying_carpet.landscape.sky import (
    ENDS,
    Sky,
    card_block,
    drift_end,
    single_block,
    steps_right,
    steps_up,
)
from voltige.games.flying_carpet.landscape.winds import Trace, trace_drift, trace_flight
from voltige.games.flying_carpet.zones import hand_counts

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def trace_action(sky: Sky, table: CarpetTable, cell: int, code: int) -> Trace:
    """Walk what an action does from a cell, be it allowed or not."""
    if code >= table.no_card:
        return trace_drift(sky.land, sky.winds, cell)
    direction = int(table.direction[code])
    h = int(steps_right(direction))
    v = int(steps_up(direction))
    if code >= table.singles:
        wind_first = code - int(table.singles) >= terms.DIRECTIONS
        return trace_flight(sky.land, sky.winds, cell, h, v, wind_first)
    at = int(table.card[code]) * FLIGHTS + slot_flight(code % SLOTS)
    h += int(sky.vectors.columns[at])
    v += int(sky.vectors.rows[at])
    first = sky.vectors.sideways_first[at] != 0
    return trace_flight(sky.land, sky.winds, cell, h, v, first)


def action_end(sky: Sky, table: CarpetTable, cell: i64, code: i64) -> i64:
    """Return where an action ends from a cell, EJECTED, or NOT_FLOWN."""
    if code >= table.no_card:
        return drift_end(sky, cell)
    if code >= table.singles:
        return sky.ends[single_block(sky, cell) + ENDS + code - table.singles]
    card = table.card[code]
    return sky.ends[card_block(sky, cell, card) + ENDS + code - card * SLOTS]


def how_moved(sky: Sky, table: CarpetTable, cell: int, code: int) -> str:
    """Name the kind of movement of an allowed action."""
    if action_end(sky, table, cell, code) == cell:
        return terms.STAY
    if code < table.no_card:
        return terms.FLIGHT
    return terms.DRIFT if sky.land.board.force[cell] > 0 else terms.SINK


# -- of a seat; asked of a position or of what a view knows of it -------------------------------------


def end_of(position: CarpetState, seat: int, code: int) -> int:
    """Return where an action of a seat's turn ends, or EJECTED."""
    table = position.setup.table
    return int(action_end(position.sky, table, cell_of(position, seat), code))


def path_of(position: CarpetState, seat: int, code: int) -> list[list[int]]:
    """Return the cells that an action of a seat's turn enters, as columns and rows."""
    trace = trace_action(position.sky, position.setup.table, cell_of(position, seat), code)
    return [position.setup.board.place(cell) for cell in trace.path]


def reachable(view: View) -> list[tuple[int, list[int]]]:
    """List every cell that the viewer's turn can end on, with the codes that lead there.

    Empty when it is not the viewer's turn. Flights off the board stand under EJECTED.
    """
    position, seat = cast("CarpetState", view.position), view.seat
    if position.phase != terms.TURN or view.to_act != seat:
        return []
    table = position.setup.table
    codes: list[int] = []
    for card, count in enumerate(hand_counts(position, seat)):
        if count > 0:
            codes += range(card * SLOTS, card * SLOTS + SLOTS)
    codes += range(int(table.singles), int(table.no_card) + 1)
    helped = directions_left(position, seat) > 0
    found: dict[int, list[int]] = {}
    for code in codes:
        end = end_of(position, seat, code)
        if end != terms.NOT_FLOWN and (helped or table.direction[code] == terms.NO_DIRECTION):
            found.setdefault(end, []).append(code)
    return sorted(found.items())
