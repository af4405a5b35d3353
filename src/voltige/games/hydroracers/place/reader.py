"""Taking values out of plain data; every fault names its key."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.errors import PositionError
from voltige.games.hydroracers.options import HydroracersSetup


class Reader:
    """Takes values out of plain data; every fault names its key."""

    def __init__(self, setup: HydroracersSetup, data: dict[str, Any], path: str) -> None:
        self.setup: Final = setup
        self.data: Final = data
        self.path: Final = path

    def unfit(self, key: str, expected: str) -> PositionError:
        return PositionError("bad_position", key=f"{self.path}{key}", expected=expected)

    def whole(self, key: str, low: int, high: int, default: int) -> int:
        return self.bounded(key, self.data.get(key, default), low, high)

    def bounded(self, key: str, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.unfit(key, f"{low} … {high}")
        return value

    def word(self, key: str, allowed: list[str], default: str) -> int:
        value = self.data.get(key, default)
        if not isinstance(value, str) or value not in allowed:
            raise self.unfit(key, " | ".join(allowed))
        return allowed.index(value)

    def cards(self, key: str, most: int) -> list[int]:
        """Take cards in order."""
        words = self.setup.words
        value = self.data.get(key, [])
        if not isinstance(value, list) or len(value) > most:
            raise self.unfit(key, f"[0 … {most}]")
        if not all(isinstance(word, str) and word in words for word in value):
            raise self.unfit(key, " | ".join(words))
        return [words.index(word) for word in value]

    def counts(self, key: str) -> list[int]:
        """Take cards with their counts."""
        words = self.setup.words
        value = self.data.get(key, {})
        found = [0] * len(words)
        if not isinstance(value, dict):
            raise self.unfit(key, "{card = count}")
        for word, count in value.items():
            if word not in words:
                raise self.unfit(key, " | ".join(words))
            found[words.index(word)] = self.bounded(f"{key}.{word}", count, 0, 99)
        return found

    def refuse_unknown(self, known: list[str]) -> None:
        for key in self.data:
            if key not in known:
                raise PositionError("bad_position_key", key=f"{self.path}{key}"[:40])
