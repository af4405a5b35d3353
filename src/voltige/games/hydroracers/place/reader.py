"""Taking cards out of plain data."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.position import PositionReader
from voltige.games.hydroracers.options import HydroracersSetup


class Reader(PositionReader):
    """Takes values of Hydroracers out of one table of plain data."""

    def __init__(self, setup: HydroracersSetup, data: dict[str, Any], path: str = "") -> None:
        super().__init__(data, path)
        self.setup: Final = setup

    def index_of(self, key: str, allowed: list[str], default: str) -> int:
        """Take one of a few words; give its place among them."""
        return allowed.index(self.word(key, allowed, default))

    def cards(self, key: str, most: int) -> list[int]:
        """Take cards in order."""
        words = self.setup.words
        value = self.data.get(key, [])
        if not isinstance(value, list) or len(value) > most:
            raise self.wrong(key, f"[0 … {most}]")
        if not all(isinstance(word, str) and word in words for word in value):
            raise self.wrong(key, " | ".join(words))
        return [words.index(word) for word in value]

    def counts(self, key: str) -> list[int]:
        """Take cards with their counts."""
        words = self.setup.words
        value = self.data.get(key, {})
        found = [0] * len(words)
        if not isinstance(value, dict):
            raise self.wrong(key, "{card = count}")
        for word, count in value.items():
            if word not in words:
                raise self.wrong(key, " | ".join(words))
            found[words.index(word)] = self.bounded(f"{key}.{word}", count, 0, 99)
        return found
