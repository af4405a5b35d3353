"""Views: what one seat may know, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

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

    def own_json(self) -> dict[str, Any]:
        """Return the part of ``to_json`` that another viewer may be told otherwise.

        The rest is the same for everyone, and a table tells it to all in one piece: so it must be the
        same keys for every viewer.
        """
        position = self.known_position
        if position is None:
            return self.to_json()
        return position.layout().tell_own(position, self.seat)


def copy_cells(source: vec[i64], target: vec[i64], start: i64, count: i64) -> None:
    """Copy some cells that follow each other, such as those of a row that a seat may see."""
    for place in range(start, start + count):
        target[place] = source[place]
