"""The log of a match: one entry per version, each with the luck that followed it."""

from dataclasses import dataclass, field
from typing import Any, Literal

from voltige.core.event import Event
from voltige.core.state import Fault

Kind = Literal["start", "act", "timeout", "fault", "undo", "seat"]
NO_SEAT = -1


@dataclass
class Seat:
    """Who sits where: a shown name, and ``person``, ``bot:<name>`` or ``autopilot``."""

    name: str
    controller: str = "person"


@dataclass
class Entry:
    """One version of a match.

    Luck belongs to the entry it follows, so that version numbers count decisions and tell nobody
    whether luck was needed. ``text`` is the notation of the action, for an undo the first version
    taken back, for a seat change the new controller and name.
    """

    version: int
    kind: Kind
    seat: int
    text: str
    data: dict[str, Any] | None = None  # the action, for "act" and "timeout"
    fault: Fault | None = None
    luck: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    undone: bool = False
    secret: bool = False  # it changed nothing that everybody sees

    @property
    def reveals(self) -> bool:
        """Tell whether it showed somebody what only luck or another seat knew."""
        return any(event.reveals for event in self.events)

    @property
    def moves(self) -> bool:
        """Tell whether it changed the position."""
        return self.kind in {"act", "timeout", "fault"}
