"""Which cells lead to the finish with wind cards alone: what LS-7 and the bots ask."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from voltige.games.flying_carpet.actions import FLIGHTS
from voltige.games.flying_carpet.landscape.board import Board
from voltige.games.flying_carpet.landscape.scenery import Landscape
from voltige.games.flying_carpet.landscape.sky import Vectors
from voltige.games.flying_carpet.landscape.winds import Winds, drift, fly
from voltige.games.flying_carpet.terms import EJECTED, FREE, NOT_FLOWN

NO_HINT: Final = -1


@final
class Ways:
    """Cells that lead to the finish without a direction card: each with the move that does."""

    def __init__(self, order: vec[i64], move: vec[i64]) -> None:
        self.order: Final = order  # a cell's move ends on one that stands before it
        self.move: Final = move  # by cell: the number of the move, or NO_HINT


def no_ways(board: Board) -> Ways:
    """Return no hints: the cells from the right to the left, from the lowest up."""
    cells: list[int] = []
    for column in range(int(board.width), 0, -1):
        for row in range(1, int(board.height) + 1):
            cells.append(board.cell(column, row))
    return Ways(vec[i64](cells), vec[i64]([NO_HINT] * board.size))


def find_ways(land: Landscape, winds: Winds, vectors: Vectors, hints: Ways) -> Ways:
    """Find the cells from which wind cards alone, or none, lead to the finish."""
    board = land.board
    move = vec[i64]([NO_HINT] * board.size)
    order = vec[i64]()
    move[board.finish] = 0
    left = vec[i64]()
    for cell in hints.order:
        if cell != board.finish and land.covered[cell] == FREE:
            hint = hints.move[cell]
            if hint != NO_HINT and leads_on(land, winds, vectors, move, cell, hint):
                move[cell] = hint
                order = append(order, cell)
            else:
                left = append(left, cell)
    changed = True
    while changed:
        changed = False
        for cell in left:
            if move[cell] == NO_HINT:
                found = any_way(land, winds, vectors, move, cell)
                if found != NO_HINT:
                    move[cell] = found
                    order = append(order, cell)
                    changed = True
    for cell in left:  # a cell without a way comes last, to be looked at all the same
        if move[cell] == NO_HINT:
            order = append(order, cell)
    move[board.finish] = NO_HINT
    return Ways(order, move)


def leads_on(
    land: Landscape, winds: Winds, vectors: Vectors, move: vec[i64], cell: i64, number: i64
) -> bool:
    """Return whether a move ends on a cell that is known to lead to the finish."""
    end = plain_end(land, winds, vectors, cell, number)
    if end == NOT_FLOWN:
        return False
    if end == EJECTED:
        end = land.board.start
    return move[end] != NO_HINT


def any_way(land: Landscape, winds: Winds, vectors: Vectors, move: vec[i64], cell: i64) -> i64:
    """Return a move that ends on a cell which leads to the finish, or NO_HINT."""
    for number in range(vectors.cards * FLIGHTS + 1):
        if leads_on(land, winds, vectors, move, cell, number):
            return number
    return NO_HINT


def plain_end(land: Landscape, winds: Winds, vectors: Vectors, cell: i64, number: i64) -> i64:
    """Return where a move without direction card ends: 0 is no card, then the flights."""
    if number == 0:
        return drift(land, winds, cell)
    at = number - 1
    if vectors.wind_first[at] != 0 and not winds.wind_first:
        return NOT_FLOWN
    first = vectors.sideways_first[at] != 0
    return fly(land, winds, cell, vectors.columns[at], vectors.rows[at], first)
