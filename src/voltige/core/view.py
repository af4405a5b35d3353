"""Views: what one seat may know, built up from nothing."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What ``seat`` (or a spectator) may know of a position."""

    def __init__(self, seat: int, to_act: int) -> None:
        self.seat = seat
        self.to_act = to_act  # a seat, CHANCE, SEVERAL or NOBODY

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain data, for the wire."""
        raise NotImplementedError
