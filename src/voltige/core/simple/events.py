"""Events of a game that declares none: what was done or drawn, and how it changed each view."""

from __future__ import annotations

from typing import Any

from voltige.core.event import EVERYONE, Event

Plain = dict[str, Any]


def done(seat: int, move: str, reveals: bool, changes: Plain) -> Event:
    """Tell that a seat did something: what became of it, and what it was if its verb is open."""
    told = {"move": move} if move else {}
    return Event("Done", EVERYONE, reveals, {"seat": seat, **told, **changes})


def drawn(changes: Plain) -> Event:
    """Tell all what became of what luck brought."""
    return Event("Drawn", EVERYONE, True, changes)


def noticed(seat: int, reveals: bool, changes: Plain) -> Event:
    """Tell a seat what it alone sees of that."""
    return Event("Noticed", seat, reveals, {"seat": seat, **changes})


def changes(before: Plain, after: Plain) -> Plain:
    """Return what is new in a view; whose it is and whose turn it was are told elsewhere."""
    return {key: value for key, value in after.items() if before[key] != value}
