"""What a browser hands in, as dictionaries and functions: a database, and a thinker."""

import json
from bisect import bisect_left
from collections import defaultdict

from voltige.local.door import think


class Shelves:
    """A database of dictionaries; ``wrong`` is what the next writes answer instead of writing."""

    def __init__(self) -> None:
        self.shelves: dict[str, dict[str, str]] = defaultdict(dict)
        self.wrong = ""
        self.writes = 0

    async def read(self, shelf: str, low: str, high: str) -> list[str]:
        kept = self.shelves[shelf]
        keys = sorted(kept)
        return [kept[key] for key in keys[bisect_left(keys, low) : bisect_left(keys, high)]]

    async def write(self, changes: str) -> str:
        if self.wrong:
            return self.wrong
        told = json.loads(changes)
        if any(fresh and key in self.shelves[shelf] for shelf, key, _, fresh in told):
            return "taken"
        for shelf, key, text, _ in told:
            if text is None:
                kept = self.shelves[shelf].items()
                left = {k: v for k, v in kept if k != key and not k.startswith(f"{key}/")}
                self.shelves[shelf] = left
            else:
                self.shelves[shelf][key] = text
        self.writes += 1
        return ""


class Elsewhere:
    """A second worker that is not elsewhere at all; it notes what it was asked for."""

    def __init__(self) -> None:
        self.errands: list[str] = []

    async def work(self, function: str, argument: str, seconds: float) -> str:
        assert seconds > 0
        self.errands.append(function)
        return think(function, argument)
