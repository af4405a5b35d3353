"""How a carpet flies: the movement options of a table, and where each flight ends.

``fly`` and ``drift`` are what the rules use. ``trace`` walks the same flights cell by cell, for
pictures and for refusals; tests tie the two to each other.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from voltige.core.options import Flag, OneWord, Option, Values
from voltige.games.flying_carpet import terms
from voltige.games.flying_carpet.landscape.scenery import Landscape

FLIGHT_OPTIONS: Final[list[Option]] = [
    OneWord("left_wind", ["net", "ignore"], "net", "FC-51"),
    OneWord("vertical_push", ["after", "choice", "none"], "after", "FC-54"),
    OneWord("blocked_drift", ["stop", "hover"], "stop", "FC-59"),
    OneWord("eject_edges", ["right", "right_left", "right_left_top"], "right", "FC-43"),
    OneWord("overshoot", ["allowed", "refused"], "allowed", "FC-44"),
    Flag("direction_new_axis", True, "FC-65"),
]


@final
class Winds:
    """The options that decide where a flight ends."""

    def __init__(self, values: Values) -> None:
        self.text: Final = values_text(FLIGHT_OPTIONS, values)
        self.left_ignored: Final[bool] = values["left_wind"] == "ignore"
        self.push_none: Final[bool] = values["vertical_push"] == "none"
        self.wind_first: Final[bool] = values["vertical_push"] == "choice"
        self.hovers: Final[bool] = values["blocked_drift"] == "hover"
        self.ejects_left: Final[bool] = values["eject_edges"] != "right"
        self.ejects_top: Final[bool] = values["eject_edges"] == "right_left_top"
        self.overshoots: Final[bool] = values["overshoot"] == "allowed"
        self.new_axis: Final[bool] = values["direction_new_axis"]


def values_text(options: list[Option], values: Values) -> str:
    """Write the values of some options in their order, to tell tables apart."""
    return " ".join(str(values[option.name]) for option in options)


def pushed(winds: Winds, h: i64, force: i64) -> i64:
    """Add the wind to a sideways leg of ``h`` columns (FC-50, FC-51, FC-54)."""
    if h < 0 and winds.left_ignored:
        return h
    if h == 0 and winds.push_none:
        return 0
    return h + force


def sideways(land: Landscape, winds: Winds, cell: i64, n: i64) -> i64:
    """Fly ``n`` columns to the right, or to the left if negative (FC-38 to FC-45)."""
    column = cell % land.board.width
    if n >= 0:
        run = land.right[cell]
        if n <= run:
            return cell + n
        if column + run == land.board.width - 1 and winds.overshoots:
            return terms.EJECTED
        return terms.NOT_FLOWN
    run = land.left[cell]
    if -n <= run:
        return cell + n
    if column == run and winds.ejects_left:
        return terms.EJECTED
    return terms.NOT_FLOWN


def vertically(land: Landscape, winds: Winds, cell: i64, v: i64) -> i64:
    """Fly ``v`` rows up, or down if negative (FC-38 to FC-42)."""
    if v < 0:
        if -v <= land.down[cell]:
            return cell + v * land.board.width
        return terms.NOT_FLOWN
    run = land.up[cell]
    if v <= run:
        return cell + v * land.board.width
    if winds.ejects_top and cell // land.board.width + run == land.board.height - 1:
        return terms.EJECTED
    return terms.NOT_FLOWN


def fly(land: Landscape, winds: Winds, cell: i64, h: i64, v: i64, sideways_first: bool) -> i64:
    """Return the cell where a flight ends, EJECTED, or NOT_FLOWN when it is not allowed (FC-52)."""
    force = land.board.force
    if sideways_first:
        turn = sideways(land, winds, cell, pushed(winds, h, force[cell]))
        if turn < 0:
            return turn
        return vertically(land, winds, turn, v)
    turn = vertically(land, winds, cell, v)
    if turn < 0:
        return turn
    return sideways(land, winds, turn, pushed(winds, h, force[turn]))


def wind_first_differs(land: Landscape, winds: Winds, cell: i64, h: i64, v: i64) -> bool:
    """Return whether a vertical card flown with the wind first takes another path than usual."""
    if v == 0:
        return False
    force = land.board.force
    if pushed(winds, h, force[cell]) != 0:
        return True
    turn = vertically(land, winds, cell, v)
    return turn >= 0 and pushed(winds, h, force[turn]) != 0


def drift(land: Landscape, winds: Winds, cell: i64) -> i64:
    """Return the cell where a carpet ends that plays no card, or EJECTED (FC-58 to FC-61)."""
    force = land.board.force[cell]
    if force == 0:
        if land.down[cell] > 0:
            return cell - land.board.width
        return cell
    run = land.right[cell]
    if force <= run:
        return cell + force
    if cell % land.board.width + run == land.board.width - 1:
        return terms.EJECTED
    if winds.hovers:
        return cell
    return cell + run


class Trace:
    """A flight cell by cell: the cells entered, and what stopped it, if anything."""

    def __init__(self) -> None:
        self.path: Final[list[int]] = []
        self.ejected = False
        self.stopped = ""  # the code of the refusal
        self.blocked: int = terms.NOT_FLOWN  # the first cell in the way


def trace_flight(
    land: Landscape, winds: Winds, cell: int, h: int, v: int, sideways_first: bool
) -> Trace:
    """Walk a flight as the rules tell it, one cell after the other (FC-37)."""
    trace = Trace()
    here = cell
    for leg in range(2):
        if trace.stopped or trace.ejected:
            break
        if (leg == 0) == sideways_first:
            n = int(pushed(winds, h, land.board.force[here]))
            here = walk(land, winds, trace, here, (1 if n > 0 else -1, 0), abs(n))
        else:
            here = walk(land, winds, trace, here, (0, 1 if v > 0 else -1), abs(v))
    return trace


def walk(
    land: Landscape, winds: Winds, trace: Trace, cell: int, step: tuple[int, int], count: int
) -> int:
    """Walk one leg; note what stops it."""
    board = land.board
    column, row = board.place(cell)
    for _ in range(count):
        column += step[0]
        row += step[1]
        if not board.holds(column, row):
            note_edge(winds, trace, step)
            return cell
        cell = board.cell(column, row)
        if land.covered[cell] != terms.FREE:
            trace.stopped = "blocked"
            trace.blocked = cell
            return cell
        trace.path.append(cell)
    return cell


def note_edge(winds: Winds, trace: Trace, step: tuple[int, int]) -> None:
    """Note that a flight has left the board by an edge (FC-41 to FC-44)."""
    if step == (1, 0):
        if winds.overshoots:
            trace.ejected = True
        else:
            trace.stopped = "overshoot_refused"
    elif (step == (-1, 0) and winds.ejects_left) or (step == (0, 1) and winds.ejects_top):
        trace.ejected = True
    else:
        trace.stopped = {(-1, 0): "left_edge", (0, 1): "above_sky", (0, -1): "below_ground"}[step]


def trace_drift(land: Landscape, winds: Winds, cell: int) -> Trace:
    trace = Trace()
    end = int(drift(land, winds, cell))
    if land.board.force[cell] == 0:
        if end != cell:
            trace.path.append(end)
        return trace
    trace.ejected = end == terms.EJECTED
    last = cell + int(land.right[cell]) if trace.ejected else end
    trace.path.extend(range(cell + 1, last + 1))
    return trace
