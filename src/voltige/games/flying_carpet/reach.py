"""Where the carpet of a seat can go in its turn; asked of a position or of what a view knows of it."""

from __future__ import annotations

from voltige.core.view import View
from voltige.games.flying_carpet.actions import SLOTS
from voltige.games.flying_carpet.carpets import cell_of, directions_left
from voltige.games.flying_carpet.holdings import hand_counts
from voltige.games.flying_carpet.landscape.paths import action_end, path_cells
from voltige.games.flying_carpet.state import CarpetState
from voltige.games.flying_carpet.terms import NO_DIRECTION, NOT_FLOWN, TURN


def known_position(view: View) -> CarpetState:
    """Return the position of a view of this game."""
    position = view.position
    assert isinstance(position, CarpetState)  # noqa: S101  (the game's own views)
    return position


def end_of(position: CarpetState, seat: int, code: int) -> int:
    """Return where an action of a seat's turn ends, or EJECTED."""
    table = position.setup.table
    return int(action_end(position.sky, table, cell_of(position, seat), code))


def path_of(position: CarpetState, seat: int, code: int) -> list[list[int]]:
    """Return the cells that an action of a seat's turn enters, as columns and rows."""
    cells = path_cells(position.sky, position.setup.table, cell_of(position, seat), code)
    return [position.setup.board.place(cell) for cell in cells]


def reachable(view: View) -> list[tuple[int, list[int]]]:
    """List every cell that the viewer's turn can end on, with the codes that lead there.

    Empty when it is not the viewer's turn. Flights off the board stand under EJECTED.
    """
    position, seat = known_position(view), view.seat
    if position.phase != TURN or view.to_act != seat:
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
        if end != NOT_FLOWN and (helped or table.direction[code] == NO_DIRECTION):
            found.setdefault(end, []).append(code)
    return sorted(found.items())
