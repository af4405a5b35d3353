"""The empty board: cells, rows and their wind (FC-49, FC-104).

A cell is a whole number: the cells of row 1 from left to right, then those of row 2, and so on.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Board:
    """Width, height and wind; start and finish are the lower corners."""

    def __init__(self, width: int, height: int, forces: list[int]) -> None:
        self.width: Final[i64] = width
        self.height: Final[i64] = height
        self.size: Final[i64] = width * height
        self.start: Final[i64] = 0
        self.finish: Final[i64] = width - 1
        self.forces: Final = forces  # by row, the lowest first
        self.force: Final = vec[i64]([forces[cell // width] for cell in range(width * height)])
        self.first_column: Final = 3  # that a ground panel may cover (FC-7, FC-8)
        self.last_column: Final = width - 2

    def cell(self, column: int, row: int) -> int:
        """Return the cell in this column and row, both from 1."""
        return (row - 1) * int(self.width) + column - 1

    def holds(self, column: int, row: int) -> bool:
        return 1 <= column <= int(self.width) and 1 <= row <= int(self.height)

    def place(self, cell: int) -> list[int]:
        return [cell % int(self.width) + 1, cell // int(self.width) + 1]

    def key(self, cell: int) -> str:
        """Name a cell as ``column,row``."""
        column, row = self.place(cell)
        return f"{column},{row}"

    def text(self, cell: int) -> str:
        """Write a cell as ``(column,row)``."""
        return f"({self.key(cell)})"

    def texts(self, cells: list[int]) -> str:
        return " ".join(self.text(cell) for cell in cells)

    def distance(self, cell: int) -> int:
        """Count columns and rows to the finish (FC-96)."""
        column, row = self.place(cell)
        return int(self.width) - column + row - 1


def is_place(value: Any) -> bool:
    """Return whether plain data is a column and a row, be they on the board or not."""
    if not isinstance(value, list) or len(value) != 2:
        return False
    return all(isinstance(number, int) and not isinstance(number, bool) for number in value)
