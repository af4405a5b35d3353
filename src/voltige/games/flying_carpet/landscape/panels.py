"""Panels and where they stand."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.options import whole_or_text
from voltige.games.flying_carpet.landscape.board import Board, is_place

MIRRORED: Final = "mirrored"
MOST_LINES: Final = 99  # columns or rows that are read at all


class Panel:
    """One scenery panel: the cells that it covers, as columns and rows from its lower left."""

    def __init__(self, panel_id: str, cloud: bool, rows: list[str]) -> None:
        self.id: Final = panel_id
        self.cloud: Final = cloud
        self.width: Final = len(rows[0])
        self.height: Final = len(rows)
        self.shape: Final = [  # from the lowest row up, each from the left
            (column, row)
            for row in range(len(rows))
            for column in range(len(rows[0]))
            if rows[len(rows) - 1 - row][column] == "X"
        ]
        mirrored = {(self.width - 1 - column, row) for column, row in self.shape}
        self.has_mirror: Final = mirrored != set(self.shape)


class Placement:
    """A panel on the board, by the lower left cell of its box."""

    def __init__(self, panel: int, column: int, row: int, mirrored: bool) -> None:
        self.panel: Final = panel
        self.column: Final = column
        self.row: Final = row
        self.mirrored: Final = mirrored

    def places(self, panels: list[Panel]) -> list[tuple[int, int]]:
        """Return column and row of every cell that it covers, on the board or not."""
        panel = panels[self.panel]
        found: list[tuple[int, int]] = []
        for column, row in panel.shape:
            across = panel.width - 1 - column if self.mirrored else column
            found.append((self.column + across, self.row + row))
        return found

    def cells(self, board: Board, panels: list[Panel]) -> list[int]:
        """Return the cells that it covers; all of them are on the board."""
        return [board.cell(column, row) for column, row in self.places(panels)]

    def data(self, panels: list[Panel]) -> list[Any]:
        told: list[Any] = [panels[self.panel].id, self.column, self.row]
        return [*told, MIRRORED] if self.mirrored else told


def read_placement(value: Any, panels: list[Panel]) -> Placement | None:
    """Read what ``data`` gives; none when it is no placement."""
    if not isinstance(value, list) or len(value) not in {3, 4}:
        return None
    ids = [panel.id for panel in panels]
    name = value[0]
    if not isinstance(name, str) or name not in ids or value[3:] not in ([], [MIRRORED]):
        return None
    if not is_place(value[1:3]) or not all(0 <= number <= MOST_LINES for number in value[1:3]):
        return None
    column, row = value[1:3]
    return Placement(ids.index(name), column, row, len(value) == 4)


def read_placements(value: Any, panels: list[Panel]) -> list[Placement] | None:
    """Read a list of placements; none when it is no such list."""
    if not isinstance(value, list) or len(value) > 2 * len(panels):
        return None
    read = [read_placement(item, panels) for item in value]
    found = [placement for placement in read if placement is not None]
    return found if len(found) == len(value) else None


def placements_text(placements: list[Placement], panels: list[Panel]) -> str:
    """Write placements as one word, ``-`` for none."""
    return data_text([placement.data(panels) for placement in placements])


def data_text(data: list[Any]) -> str:
    """Write placements that are plain data as one word, ``-`` for none."""
    parts = [f"{told[0]}@{'/'.join([str(word) for word in told[1:]])}" for told in data]
    return "+".join(parts) or "-"


def placement_data(text: str) -> Any:
    """Read one part of ``placements_text`` as plain data; what cannot be read stays text."""
    name, at, rest = text.partition("@")
    words = rest.split("/")
    if not at or not 1 <= len(words) <= 3:
        return text
    numbers = [whole_or_text(word) for word in words[:2]]
    if len(numbers) == 1:
        numbers.append(1)  # a ground panel needs no row
    return [name, *numbers, *words[2:]]


def placements_data(text: str) -> list[Any]:
    """Read ``placements_text`` as plain data."""
    return [] if text in {"", "-"} else [placement_data(part) for part in text.split("+")]
