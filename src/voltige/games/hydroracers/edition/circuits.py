"""Circuits: cells, grid and corners, within the bounds that the rules rely on.

See docs/rules/hydroracers.md, "Circuits".
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.edition import Fields

FEWEST_CELLS: Final = 8
MOST_CELLS: Final = 200
FIRST_CORNER: Final = 4  # not before this cell
LAST_STRAIGHT: Final = 4  # cells between the last corner and the finish line, at least
LOWEST_LIMIT: Final = 3
HIGHEST_LIMIT: Final = 20
MOST_CORNERS: Final = 20


class Circuit:
    """One ``[[circuit]]``: a lap of cells 1 … ``cells``, lines after cells, a grid up to cell 0."""

    def __init__(self, fields: Fields, planes: int) -> None:
        self.id: Final = fields.text("id")
        self.name: Final = fields.text("name")
        cells = fields.whole("cells", FEWEST_CELLS, MOST_CELLS)
        self.cells: Final[i64] = cells
        after, limits = read_corners(fields, cells)
        self.after: Final = vec[i64](after)  # the cell in front of each line
        self.limit: Final = vec[i64](limits)
        self.corners: Final[i64] = len(after)
        self.grid: Final = vec[i64](read_grid(fields, planes, after[-1] - cells))
        fields.finish()


def read_corners(fields: Fields, cells: int) -> tuple[list[int], list[int]]:
    """Take the corner lines in the order of a lap: pairs of a cell and a limit."""
    pairs = fields.take("corners")
    if not isinstance(pairs, list) or not 1 <= len(pairs) <= MOST_CORNERS:
        fields.wrong("edition_wrong_type", "corners", expected="corners")
        return [FIRST_CORNER], [LOWEST_LIMIT]
    after: list[int] = []
    limits: list[int] = []
    for number, pair in enumerate(pairs, start=1):
        key = f"corners[{number}]"
        if not isinstance(pair, list) or len(pair) != 2:
            fields.wrong("edition_wrong_type", key, expected="corners")
            return [FIRST_CORNER], [LOWEST_LIMIT]
        cell = fields.bounded(f"{key}[1]", pair[0], FIRST_CORNER, cells - LAST_STRAIGHT)
        if after and cell <= after[-1]:
            fields.wrong("edition_corner_order", key, value=cell, last=after[-1])
        after.append(cell)
        limits.append(fields.bounded(f"{key}[2]", pair[1], LOWEST_LIMIT, HIGHEST_LIMIT))
    return after, limits


def read_grid(fields: Fields, planes: int, last_line: int) -> list[int]:
    """Take the grid, pole first: cell 0 and cells behind it, all beyond the last corner line."""
    grid = fields.wholes("grid", last_line + 1, 0)
    if len(grid) < planes:
        fields.wrong("edition_grid_short", "grid", size=len(grid), least=planes)
    for number, cell in enumerate(grid):
        if number == 0 and cell != 0:
            fields.wrong("edition_out_of_range", "grid[1]", value=cell, low=0, high=0)
        if number > 0 and cell >= grid[number - 1]:
            key = f"grid[{number + 1}]"
            fields.wrong("edition_grid_order", key, value=cell, last=grid[number - 1])
    return grid
