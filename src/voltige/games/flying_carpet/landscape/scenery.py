"""A landscape: panels on the board, and how far one can fly from each cell before something stops."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.flying_carpet.landscape.board import Board
from voltige.games.flying_carpet.landscape.panels import Panel, Placement, placements_text
from voltige.games.flying_carpet.terms import CLOUD, FREE, GROUND


@final
class Landscape:
    """Panels that do not overlap. ``right``, ``left``, ``up`` and ``down`` count free cells."""

    def __init__(self, board: Board, panels: list[Panel], placements: list[Placement]) -> None:
        self.board: Final = board
        self.panels: Final = panels
        self.placements: Final = placements
        self.text: Final = placements_text(placements, panels)
        covered = vec[i64]([FREE] * board.size)
        for placement in placements:
            kind = CLOUD if panels[placement.panel].cloud else GROUND
            for cell in placement.cells(board, panels):
                covered[cell] = kind
        self.covered: Final = covered
        width = board.width
        self.right: Final = free_run(covered, width, 1)
        self.left: Final = free_run(covered, width, -1)
        self.up: Final = free_run(covered, width, width)
        self.down: Final = free_run(covered, width, -width)
        self.fall: Final = landing_cells(covered, width)

    def data(self) -> list[Any]:
        return [placement.data(self.panels) for placement in self.placements]

    def open_rows(self) -> list[tuple[int, int]]:
        """Give for each column the lowest row over the ground and the highest under the clouds."""
        width = int(self.board.width)
        low = [1] * width
        high = [int(self.board.height)] * width
        for placement in self.placements:
            cloud = self.panels[placement.panel].cloud
            for column, row in placement.places(self.panels):
                if cloud:
                    high[column - 1] = min(high[column - 1], row - 1)
                else:
                    low[column - 1] = max(low[column - 1], row + 1)
        return list(zip(low, high, strict=True))


def free_run(covered: vec[i64], width: i64, step: i64) -> vec[i64]:
    """Count for each cell the free cells that follow it in the direction of ``step``."""
    runs = covered[:]
    size = len(covered)
    for number in range(size):
        cell: i64 = number
        if step > 0:
            cell = size - 1 - number
        following = cell + step
        off = following < 0 or following >= size
        if step == 1:
            off = following % width == 0
        elif step == -1:
            off = cell % width == 0
        if off or covered[following] != FREE:
            runs[cell] = 0
        else:
            runs[cell] = runs[following] + 1
    return runs


def landing_cells(covered: vec[i64], width: i64) -> vec[i64]:
    """Return for each cell where a carpet forced down from it comes to rest (FC-80, FC-82)."""
    found = covered[:]
    for number in range(len(covered)):
        cell: i64 = number
        below = cell - width
        if below < 0 or covered[below] == GROUND:
            found[cell] = cell
        else:
            found[cell] = found[below]
    return found
