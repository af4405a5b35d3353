"""Work on all cells of a row of numbers: the inner loops of random games.

A row is ``size`` cells from ``row`` on. All of them are visited, whatever is asked for: a loop that
always has the same length costs less than a shorter one whose end no processor can predict. For the
same reason there is no condition inside: a shift by 63 makes -1, all bits set, of a number below zero
and 0 of any other.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def add_behind(cells: vec[i64], row: i64, size: i64, after: i64, amount: i64) -> None:
    """Add ``amount`` to every cell of a row behind the place ``after``."""
    place: i64 = 0
    while place < size:
        cells[row + place] = cells[row + place] + (amount & ((after - place) >> 63))
        place += 1


def count_up_to(cells: vec[i64], row: i64, size: i64, most: i64) -> i64:
    """Count the cells of a row that are at most ``most``."""
    count: i64 = 0
    place: i64 = 0
    while place < size:
        count -= (cells[row + place] - 1 - most) >> 63
        place += 1
    return count
