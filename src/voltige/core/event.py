"""Events: facts with an address. A hidden fact has a public twin; no journal, no cost."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

EVERYONE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened, told to everyone or to one seat.

    ``reveals`` is true when it shows somebody what only luck or another seat knew: an undo stops
    there. A seat that plays its own card openly may reveal nothing in this sense: it chose to show
    it, and the rules of its game say whether it may take it back.
    """

    def __init__(self, name: str, to: int, reveals: bool, data: dict[str, Any]) -> None:
        self.name: Final = name
        self.to: Final = to
        self.reveals: Final = reveals
        self.data: Final = data  # plain values; "event" is added by ``to_json``

    def to_json(self) -> dict[str, Any]:
        """Return the fact as plain data, its name first."""
        plain: dict[str, Any] = {"event": self.name}
        plain.update(self.data)
        return plain


class Journal:
    """Collects the events of one or more steps."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def note(self, event: Event) -> None:
        """Add one fact."""
        self.events.append(event)

    def for_seat(self, seat: i64) -> list[Event]:
        """List what this seat is told: the facts for everyone and its own."""
        return [e for e in self.events if e.to == EVERYONE or e.to == seat]


# The four ways to tell a fact; ``event`` is its name, the rest its data.


def told(event: str, /, **data: Any) -> Event:
    """Tell everyone what all could have known."""
    return Event(event, EVERYONE, False, data)


def revealed(event: str, /, **data: Any) -> Event:
    """Tell everyone what is new to somebody."""
    return Event(event, EVERYONE, True, data)


def told_to(to: int, event: str, /, **data: Any) -> Event:
    """Tell one seat what it could have known."""
    return Event(event, to, False, data)


def revealed_to(to: int, event: str, /, **data: Any) -> Event:
    """Tell one seat what is new to it."""
    return Event(event, to, True, data)
