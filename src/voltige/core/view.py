"""Views: what one seat may know, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from voltige.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What ``seat`` (or a spectator) may know of a position: a position with unknowns."""

    def __init__(self, seat: int, to_act: int, position: State | None = None) -> None:
        self.seat = seat
        self.to_act = to_act  # a seat, CHANCE, SEVERAL or NOBODY
        self.known_position = position  # None where a game has a class of its own for views

    @property
    def position(self) -> State:
        """Return the position, of the game's own class; what the seat can't know is blank in it."""
        if self.known_position is None:
            raise NotImplementedError("this view has no position")
        return self.known_position

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain data, for the wire."""
        position = self.position
        return position.layout().tell(position, self.seat)
