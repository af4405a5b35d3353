"""Reading a position from plain data, and proving that it can be."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.errors import PositionError
from voltige.core.state import State


class PositionReader:
    """Takes values out of one table of plain data; every fault names its key."""

    def __init__(self, data: dict[str, Any], path: str = "") -> None:
        self.data: Final = data
        self.path: Final = path  # to this table, for faults: "planes.0."
        self.phase: int = 0  # of the position, as soon as that is read

    def wrong(self, key: str, expected: str) -> PositionError:
        """Return the fault of a value that is not what was expected."""
        return PositionError("bad_position", key=f"{self.path}{key}", expected=expected)

    def refuse_unknown(self, known: list[str]) -> None:
        """Refuse keys that mean nothing."""
        for key in self.data:
            if key not in known:
                raise PositionError("bad_position_key", key=f"{self.path}{key}"[:40])

    def bounded(self, key: str, value: Any, low: int, high: int) -> int:
        """Refuse a value that is no whole number within bounds."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(key, f"{low} … {high}")
        return value

    def whole(self, key: str, low: int, high: int, default: int) -> int:
        """Take a whole number within bounds."""
        return self.bounded(key, self.data.get(key, default), low, high)

    def word(self, key: str, allowed: list[str], default: str) -> str:
        """Take one of a few words."""
        value = self.data.get(key, default)
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(key, " | ".join(allowed))
        return value

    def compare(self, derived: list[str], told: dict[str, Any]) -> None:
        """Refuse keys that follow from others but say something else than the position tells."""
        for key in derived:
            if key in self.data:
                value = self.data[key]
                if value != told[key] or type(value) is not type(told[key]):
                    raise self.wrong(key, str(told[key]))


def prove(state: State) -> None:
    """Refuse a position that no game can lead to."""
    try:
        state.check()
    except AssertionError as error:
        raise PositionError("impossible_position", reason=str(error)) from error
