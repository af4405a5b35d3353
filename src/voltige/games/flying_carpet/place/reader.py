"""Taking seats, cards and cells out of plain data."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.position import PositionReader
from voltige.games.flying_carpet.edition import WIND_CARDS
from voltige.games.flying_carpet.options import CarpetSetup
from voltige.games.flying_carpet.terms import OFF_BOARD


class Reader(PositionReader):
    """Takes values of the Flying Carpet out of one table of plain data."""

    def __init__(self, setup: CarpetSetup, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.setup: Final = setup

    def per_seat(self, key: str, default: Any) -> list[Any]:
        """Take a list with a value for each seat."""
        seats = int(self.setup.seats)
        value = self.data.get(key, [default] * seats)
        if not isinstance(value, list) or len(value) != seats:
            raise self.wrong(key, f"[{seats}]")
        return value

    def wholes(self, key: str, high: int, default: int) -> list[int]:
        return [self.bounded(key, item, 0, high) for item in self.per_seat(key, default)]

    def flags(self, key: str) -> list[bool]:
        values = self.per_seat(key, False)
        if not all(isinstance(item, bool) for item in values):
            raise self.wrong(key, "true | false")
        return values

    def counts(self, key: str, value: Any) -> list[int]:
        found = [0] * int(self.setup.cards)
        ids = self.setup.edition.ids
        if not isinstance(value, dict):
            raise self.wrong(key, "{card = count}")
        for name, count in value.items():
            if name not in ids:
                raise self.wrong(key, " | ".join(ids))
            found[ids.index(name)] = self.bounded(f"{key}.{name}", count, 0, WIND_CARDS)
        return found

    def cell(self, key: str, value: Any) -> int:
        """Take a cell as column and row, or OFF_BOARD for an empty list."""
        board = self.setup.board
        if value == []:
            return OFF_BOARD
        good = isinstance(value, list) and len(value) == 2
        if not good or not all(isinstance(n, int) and not isinstance(n, bool) for n in value):
            raise self.wrong(key, "[column, row]")
        if not board.holds(value[0], value[1]):
            raise self.wrong(key, f"[1 … {board.width}, 1 … {board.height}]")
        return board.cell(value[0], value[1])
