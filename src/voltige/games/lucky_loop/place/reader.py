"""Taking cards, dice and seats out of plain data."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.position import PositionReader
from voltige.games.lucky_loop.options import LuckyLoopSetup

MOST: Final = 1_000_000


class Reader(PositionReader):
    """Takes values of Lucky Loop out of one table of plain data."""

    def __init__(self, setup: LuckyLoopSetup, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.setup: Final = setup

    def flag(self, key: str) -> bool:
        """Take true or false; false when it is not there."""
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(key, "true | false")
        return value

    def number_of(self, key: str, names: list[str], default: str = "") -> int:
        """Take a name and give its number, -1 for an empty one."""
        value = self.word(key, ["", *names], default)
        return names.index(value) if value else -1

    def wholes(self, key: str, low: int, default: list[int]) -> list[int]:
        """Take a whole number for each seat; seats that are not named keep the default."""
        value = self.data.get(key, [])
        if not isinstance(value, list) or len(value) > len(default):
            raise self.wrong(key, f"[{len(default)}]")
        return [self.bounded(key, item, low, MOST) for item in value] + default[len(value) :]

    def card(self, key: str, name: Any) -> int:
        """Read a card's id."""
        index = self.setup.edition.index
        if not isinstance(name, str) or name not in index:
            raise self.wrong(key, ", ".join(self.setup.edition.ids))
        return index[name]

    def card_list(self, key: str, value: Any) -> list[int]:
        """Read a list of cards."""
        if not isinstance(value, list):
            raise self.wrong(key, "[…]")
        return [self.card(key, name) for name in value]

    def rows(self, key: str) -> list[list[int]]:
        """Take a list of cards for each seat; none where a seat is not named."""
        value = self.data.get(key, [])
        seats = int(self.setup.seats)
        if not isinstance(value, list) or len(value) > seats:
            raise self.wrong(key, f"[{seats}]")
        rows = [self.card_list(key, row) for row in value]
        while len(rows) < seats:
            rows.append([])
        return rows

    def table(self, key: str, names: list[str]) -> dict[str, Any]:
        """Take a table whose keys are among ``names``."""
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            raise self.wrong(key, "{…}")
        for name in value:
            if name not in names:
                raise self.wrong(f"{key}.{name}"[:60], " | ".join(names))
        return value

    def faces(self, key: str, default: list[int]) -> list[int]:
        """Take up to three faces of dice, in order."""
        value = self.data.get(key, default)
        if not isinstance(value, list) or len(value) > 3:
            raise self.wrong(key, "[1 … 6]")
        for face in value:
            if not isinstance(face, int) or isinstance(face, bool) or not 1 <= face <= 6:
                raise self.wrong(key, "[1 … 6]")
        return sorted(value)
