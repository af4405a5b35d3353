"""Events of a game that declares none: what was done or drawn, and how it changed each view."""

from __future__ import annotations

from typing import Any

from voltige.core.event import EVERYONE, Event

Plain = dict[str, Any]


class Done(Event):
    """A seat did something; all see what became of it, and what it was if its verb is open."""

    def __init__(self, seat: int, move: str, reveals: bool, changes: Plain) -> None:
        told = {"move": move} if move else {}
        super().__init__(EVERYONE, reveals, {"seat": seat, **told, **changes})


class Drawn(Event):
    """Luck brought something; all see what became of it."""

    def __init__(self, changes: Plain) -> None:
        super().__init__(EVERYONE, True, changes)


class Noticed(Event):
    """What a seat alone sees of that."""

    def __init__(self, seat: int, reveals: bool, changes: Plain) -> None:
        super().__init__(seat, reveals, {"seat": seat, **changes})


def changes(before: Plain, after: Plain) -> Plain:
    """Return what is new in a view; whose it is and whose turn it was are told elsewhere."""
    return {key: value for key, value in after.items() if before[key] != value}
