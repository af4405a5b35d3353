"""Rows of numbers: what the loops of fixed length give, and rows that lie outside."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.rows import add_behind, count_up_to

ROW = 2
CELLS = [90, 91, 0, 1, 1, 4, 6, 92]


@pytest.mark.parametrize("after", range(-2, 8))
def test_an_amount_is_added_behind_a_place_and_nowhere_else(after: int) -> None:
    cells = vec[i64](CELLS)
    add_behind(cells, ROW, 5, after, -3)
    wanted = [
        number - 3 if ROW <= cell < ROW + 5 and cell - ROW > after else number
        for cell, number in enumerate(CELLS)
    ]
    assert [int(number) for number in cells] == wanted


@pytest.mark.parametrize("most", range(-2, 9))
def test_the_cells_up_to_a_number_are_counted(most: int) -> None:
    found = count_up_to(vec[i64](CELLS), ROW, 5, most)
    assert found == sum(1 for number in CELLS[ROW : ROW + 5] if number <= most)


@pytest.mark.parametrize(("row", "size"), [(4, 5), (8, 1), (9, 1), (2**40, 1), (2, 2**62)])
def test_a_row_that_leaves_the_cells_is_an_error(row: int, size: int) -> None:
    with pytest.raises(IndexError):
        count_up_to(vec[i64](CELLS), row, size, 1)
    with pytest.raises(IndexError):
        add_behind(vec[i64](CELLS), row, size, 0, 1)


def test_an_empty_row_has_nothing() -> None:
    assert count_up_to(vec[i64](CELLS), ROW, 0, 99) == 0
