"""The path of every action: for pictures, events and refusals."""

from __future__ import annotations

from mypy_extensions import i64

from voltige.games.flying_carpet.actions import FLIGHTS, SLOTS, CarpetTable
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
from voltige.games.flying_carpet.terms import DIRECTIONS, DRIFT, FLIGHT, SINK, STAY


def trace_action(sky: Sky, table: CarpetTable, cell: int, code: int) -> Trace:
    """Walk what an action does from a cell, be it allowed or not."""
    if code >= table.no_card:
        return trace_drift(sky.land, sky.winds, cell)
    direction = int(table.direction[code])
    h = int(steps_right(direction))
    v = int(steps_up(direction))
    if code >= table.singles:
        wind_first = code - int(table.singles) >= DIRECTIONS
        return trace_flight(sky.land, sky.winds, cell, h, v, wind_first)
    at = int(table.card[code]) * FLIGHTS + int(table.flight[code])
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


def path_cells(sky: Sky, table: CarpetTable, cell: int, code: int) -> list[int]:
    """List the cells that an allowed action enters, the last one included."""
    return trace_action(sky, table, cell, code).path


def how_moved(sky: Sky, table: CarpetTable, cell: int, code: int) -> str:
    """Name the kind of movement of an allowed action."""
    if not path_cells(sky, table, cell, code):
        return STAY
    if code < table.no_card:
        return FLIGHT
    return DRIFT if sky.land.board.force[cell] > 0 else SINK
