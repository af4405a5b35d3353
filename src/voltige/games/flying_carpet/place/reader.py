"""Taking values out of plain data; every fault names its key."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.errors import PositionError
from voltige.games.flying_carpet.edition import (
    WIND_CARDS,
)
from voltige.games.flying_carpet.options import CarpetSetup
from voltige.games.flying_carpet.terms import (
    OFF_BOARD,
)


class Reader:
    """Takes values out of plain data; every fault names its key."""

    def __init__(self, setup: CarpetSetup, data: dict[str, Any]) -> None:
        self.setup: Final = setup
        self.data: Final = data

    def wrong(self, key: str, expected: str) -> PositionError:
        return PositionError("bad_position", key=key, expected=expected)

    def whole(self, key: str, low: int, high: int, default: int) -> int:
        value = self.data.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(key, f"{low} … {high}")
        return value

    def word(self, key: str, allowed: list[str], default: str) -> str:
        value = self.data.get(key, default)
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(key, " | ".join(allowed))
        return value

    def per_seat(self, key: str, default: Any) -> list[Any]:
        """Take a list with a value for each seat."""
        seats = int(self.setup.seats)
        value = self.data.get(key, [default] * seats)
        if not isinstance(value, list) or len(value) != seats:
            raise self.wrong(key, f"[{seats}]")
        return value

    def wholes(self, key: str, high: int, default: int) -> list[int]:
        values = self.per_seat(key, default)
        for item in values:
            if not isinstance(item, int) or isinstance(item, bool) or not 0 <= item <= high:
                raise self.wrong(key, f"0 … {high}")
        return values

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
            if (
                not isinstance(count, int)
                or isinstance(count, bool)
                or not 0 <= count <= WIND_CARDS
            ):
                raise self.wrong(f"{key}.{name}", f"0 … {WIND_CARDS}")
            found[ids.index(name)] = count
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
