"""What people touch: cards, flights and panels that an action uses; flights and cells that could be tried."""

from __future__ import annotations

from typing import Final

from voltige.core.action import Action, Json
from voltige.core.game import Things, Try
from voltige.core.state import SPECTATOR
from voltige.core.view import View
from voltige.games.flying_carpet.actions import FLIGHTS, SLOTS
from voltige.games.flying_carpet.edition import CarpetEdition
from voltige.games.flying_carpet.landscape.board import Board
from voltige.games.flying_carpet.reach import reachable
from voltige.games.flying_carpet.state import CarpetState, known_position
from voltige.games.flying_carpet.terms import DIRECTIONS, DRAFT_COLUMN, DRAFT_ROW, LANDING, TURN
from voltige.games.flying_carpet.zones import holds

CELL: Final = "cell"
COLUMN: Final = "column"
FLIGHT: Final = "flight"  # by its notation: an arrow is free on one card and blocked on another


def carpet_uses(edition: CarpetEdition, action: Action) -> Things:
    """Name the card, the direction, the panel or the swap of an action; a flight as a whole, too."""
    used: Things = {
        key: [str(value)]
        for key, value in action.data.items()
        if key in {"card", "direction", "panel", "column", "row", "swap"}
    }
    if action.code < edition.table.no_card:
        used[FLIGHT] = [action.notation]
    return used


def carpet_tries(view: View) -> list[Try]:
    """List every arrow of the hand without a direction card, and each direction card alone."""
    position, seat = known_position(view), view.seat
    if view.to_act == seat and position.phase != TURN:
        return grounded_tries(position)
    table = position.setup.table
    codes: list[int] = []
    for card, face in enumerate(position.setup.edition.faces):
        if seat != SPECTATOR and holds(position, seat, card):
            flights = FLIGHTS if face.up_goes else FLIGHTS // 2  # the others have the wind first
            codes.extend(range(card * SLOTS, card * SLOTS + flights))
    first = int(table.singles)
    codes.extend(range(first, first + DIRECTIONS))
    actions = [table.actions[code] for code in codes]
    found = [Try({FLIGHT: [action.notation]}, action.data) for action in actions]
    if view.to_act == seat:
        found += cells_in_vain(view, position.setup.board)
    return found


def grounded_tries(position: CarpetState) -> list[Try]:
    """Try what is touched in a landing or a draft, when nothing is flown (FC-70, FC-103).

    Where a panel looks for its column or row each is tried; else the whole landscape as one.
    """
    edition = position.setup.edition
    if position.phase == DRAFT_COLUMN:
        return number_tries("column", int(edition.board.width))
    if position.phase == DRAFT_ROW:
        return number_tries("row", int(edition.board.height))
    columns = [str(column) for column in range(1, int(edition.board.width) + 1)]
    found = [Try({COLUMN: columns}, {"do": "fly", "path": [[1, 1]]})]
    if position.phase == LANDING:
        table = position.setup.table
        first = int(table.singles)
        singles = table.actions[first : first + DIRECTIONS]
        found.append(Try({FLIGHT: [one.notation for one in singles]}, singles[0].data))
    return found


def number_tries(verb: str, most: int) -> list[Try]:
    """Try a panel in each column or row."""
    return [Try({verb: [str(number)]}, {"do": verb, verb: number}) for number in range(1, most + 1)]


def cells_in_vain(view: View, board: Board) -> list[Try]:
    """Try all cells where no choice ends, as one: whichever it is, the reason is the same (FC-29)."""
    ends = [end for end, _ in reachable(view)]
    vain = [board.place(cell) for cell in range(int(board.size)) if cell not in ends]
    attempt: Json = {"do": "fly", "path": vain[:1]}
    return [Try({CELL: [f"{column},{row}" for column, row in vain]}, attempt)] if vain else []
