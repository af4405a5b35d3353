"""The flights and the landscapes of the rules, written a second time from the document alone.

Nothing here uses the engine. A cell is a pair (column, row); a landscape is the sets of its ground
cells and its cloud cells. A flight is walked cell by cell, as the rules tell it
(docs/rules/flying-carpet.md, "How a turn goes").
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

Cell = tuple[int, int]
WIDTH, HEIGHT = 24, 12
START, FINISH = (1, 1), (24, 1)
EJECTED = "ejected"
HEIGHTS = {
    "palace": [4, 5, 6, 5, 4],
    "mosque": [6, 4, 4],
    "city_gate": [4, 3, 4],
    "watchtower": [5, 5],
    "palm_trees": [4, 3],
    "elephant": [2, 3, 3],
    "house": [2, 2],
}
CLOUDS = {
    "cloud_large": [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (1, 1), (2, 1), (3, 1)],
    "cloud_medium": [(0, 0), (1, 0), (2, 0), (3, 0), (1, 1), (2, 1)],
    "cloud_small": [(0, 0), (1, 0), (2, 0)],
}
CARDS = ["V1", "V2", "V3"] + [f"{k}{h}{v}" for k in "SB" for h in (1, 2, 3) for v in (1, 2, 3)]
STEPS = {"": (0, 0), "up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}


def force(row: int) -> int:
    return 0 if row <= 6 else 1 if row <= 9 else 2


def arrows(card: str) -> dict[str, tuple[int, int, str]]:
    """Give columns, rows and order (HV or VH) of each arrow of a card."""
    if card[0] == "V":
        up = int(card[1])
        return {"light_blue": (0, up, "VH"), "beige": (0, -up, "VH")}
    right = 1 if card[0] == "S" else -1
    h, v = int(card[1]), int(card[2])
    return {
        "light_blue": (right * h, v, "HV"),
        "dark_blue": (right * h, v, "VH"),
        "beige": (-right * h, -v, "HV"),
        "brown": (-right * h, -v, "VH"),
    }


class Land:
    """A landscape, from placements as panel, column, row."""

    def __init__(self, placements: Iterable[list[object]]) -> None:
        self.ground: set[Cell] = set()
        self.clouds: set[Cell] = set()
        self.overlaps = False
        for placement in placements:
            name, column, row = str(placement[0]), int(str(placement[1])), int(str(placement[2]))
            if name in HEIGHTS:
                added = {
                    (column + i, r)
                    for i, height in enumerate(HEIGHTS[name])
                    for r in range(1, height + 1)
                }
            else:
                added = {(column + i, row + j) for i, j in CLOUDS[name]}
            self.overlaps |= bool(added & (self.ground | self.clouds))
            (self.ground if name in HEIGHTS else self.clouds).update(added)
        self.solid = self.ground | self.clouds

    def free_cells(self) -> list[Cell]:
        return [
            (c, r)
            for c in range(WIDTH, 0, -1)
            for r in range(1, HEIGHT + 1)
            if (c, r) not in self.solid
        ]

    def fall(self, cell: Cell) -> Cell:
        column, row = cell
        below = [r for r in range(1, row) if (column, r) in self.ground]
        return (column, max(below, default=0) + 1)


def walk(land: Land, cell: Cell, h: int, v: int, order: str) -> tuple[list[Cell], Cell | str]:
    """Walk a flight; give the cells entered, and where it ends, EJECTED or why it is illegal."""
    path: list[Cell] = []
    column, row = cell
    for leg in order:
        n = h + force(row) if leg == "H" else v
        sign = 1 if n > 0 else -1
        for _ in range(abs(n)):
            column, row = (column + sign, row) if leg == "H" else (column, row + sign)
            if column > WIDTH:
                return path, EJECTED
            if column < 1:
                return path, "left_edge"
            if row < 1:
                return path, "below_ground"
            if row > HEIGHT:
                return path, "above_sky"
            if (column, row) in land.solid:
                return path, "blocked"
            path.append((column, row))
    return path, (column, row)


def idle(land: Land, cell: Cell) -> Cell | str:
    """Drift or sink."""
    column, row = cell
    if force(row) == 0:
        below = (column, row - 1)
        return cell if row == 1 or below in land.solid else below
    for _ in range(force(row)):
        if column + 1 > WIDTH:
            return EJECTED
        if (column + 1, row) in land.solid:
            break
        column += 1
    return (column, row)


# -- landscapes -------------------------------------------------------------------------------------


def has_corridor(land: Land) -> bool:
    """Check LS-6."""
    low = {c: 1 + max((r for x, r in land.ground if x == c), default=0) for c in range(1, 25)}
    high = {c: min((r for x, r in land.clouds if x == c), default=13) - 1 for c in range(1, 25)}
    if any(low[c] > high[c] for c in range(1, 25)):
        return False
    return all(max(low[c], low[c + 1]) <= min(high[c], high[c + 1]) for c in range(1, 24))


@cache
def moves_from(row: int) -> list[tuple[list[Cell], Cell]]:
    """List the plain flights from a row as offsets: the cells entered, and the last of them.

    Flights off the board above or below are left out; those to the side are for the caller. Moves
    to the right and downwards come first, because they mostly lead on.
    """
    empty = Land([])
    found = []
    for card in CARDS:
        for h, v, order in arrows(card).values():
            path, end = walk(empty, (12, row), h, v, order)
            if not isinstance(end, str):
                offsets = [(c - 12, r) for c, r in path]
                found.append((offsets, (end[0] - 12, end[1])))
    return sorted(found, key=lambda move: (-move[1][0], move[1][1]))


def lost_cells(land: Land) -> list[Cell]:
    """List the free cells from which wind cards alone, or none, never lead to the finish."""
    good = {FINISH}
    left = [cell for cell in land.free_cells() if cell != FINISH]
    free = set(left) | good
    while True:
        still = [cell for cell in left if not leads_on(land, cell, free, good)]
        if len(still) == len(left):
            return still
        left = still


def leads_on(land: Land, cell: Cell, free: set[Cell], good: set[Cell]) -> bool:
    """Tell whether a plain move ends on a good cell; if so, this one is good too."""
    column, row = cell
    for offsets, end in moves_from(row):
        if (column + end[0], end[1]) in good and all((column + c, r) in free for c, r in offsets):
            good.add(cell)
            return True
    end_idle = idle(land, cell)
    if (START if isinstance(end_idle, str) else end_idle) in good or ejects(land, cell, good):
        good.add(cell)
        return True
    return False


def ejects(land: Land, cell: Cell, good: set[Cell]) -> bool:
    """Tell whether some flight is blown off the board to a start that is good."""
    if START not in good:
        return False
    ends = [walk(land, cell, *arrow)[1] for card in CARDS for arrow in arrows(card).values()]
    return EJECTED in ends


def reached(land: Land) -> set[Cell]:
    """Collect the cells that a carpet can come to by any means."""
    seen, todo = {START}, [START]
    while todo:
        cell = todo.pop()
        if cell == FINISH:
            continue
        for end in ends_by_any_means(land, cell):
            if end not in seen:
                seen.add(end)
                todo.append(end)
    return seen


def ends_by_any_means(land: Land, cell: Cell) -> set[Cell]:
    """Collect where cards, direction cards, no card or a fall lead from a cell."""
    found: set[Cell | str] = {idle(land, cell), land.fall(cell)}
    for name, (right, up) in STEPS.items():
        if name:
            found.add(walk(land, cell, right, up, "VH")[1])
        for card in CARDS:
            for h, v, order in arrows(card).values():
                found.add(walk(land, cell, h + right, v + up, order)[1])
    ends = {end for end in found if not isinstance(end, str)}
    return ends | {START} if EJECTED in found else ends


def is_trap_free(land: Land) -> bool:
    """Check LS-7."""
    lost = lost_cells(land)
    return not lost or not set(lost) & reached(land)
