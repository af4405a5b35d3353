"""The log of a match: one entry per version, each with the luck that followed it."""

from dataclasses import dataclass
from typing import Any, Literal

from voltige.core.event import Event
from voltige.core.state import Fault

Kind = Literal["start", "act", "timeout", "fault", "undo", "seat", "void", "rules"]
NO_SEAT = -1
NO_CODE = -1
MOVES = frozenset({"act", "timeout", "fault"})


@dataclass
class Seat:
    """Who sits where: a shown name, and ``person``, ``bot:<name>`` or ``autopilot``."""

    name: str
    controller: str = "person"


class Draw:
    """One draw of luck: from what, what came, and the share of the weights that meant it.

    A number from ``low`` up to but not including ``low + weight``, of ``total``, brings this
    outcome.
    """

    def __init__(self, stream: str, outcome: int, low: int, weight: int, total: int) -> None:
        self.stream = stream
        self.outcome = outcome
        self.low = low
        self.weight = weight
        self.total = total


@dataclass(init=False)
class Entry:
    """One version of a match.

    Luck belongs to the entry it follows, so that version numbers count decisions and tell nobody
    whether luck was needed. ``text`` is the notation of the action, for an undo the first version
    taken back, for a seat change the new controller and name. An entry that no longer fits the rules
    is void: ``text`` is what stood there. A change of the rules names the versions before and after
    it and, if entries became void, the version of the first.
    """

    version: int
    kind: Kind
    seat: int
    text: str
    data: dict[str, Any] | None  # the action, for "act" and "timeout"
    fault: Fault | None
    luck: list[str]
    draws: list[Draw]  # as many as words of luck, once the match has made or repeated the entry
    code: int  # of the action, in the same case
    events: list[Event]
    undone: bool
    secret: bool  # it changed nothing that everybody sees
    moves: bool  # it changed the position
    answers: bool  # it was done while several seats were answering in secret

    def __init__(
        self,
        version: int,
        kind: Kind,
        seat: int,
        text: str,
        data: dict[str, Any] | None = None,
        fault: Fault | None = None,
        luck: list[str] | None = None,
        *,
        secret: bool = False,
    ) -> None:
        """Begin without events; one is made for every step, so this is written out to be quick."""
        self.version = version
        self.kind = kind
        self.seat = seat
        self.text = text
        self.data = data
        self.fault = fault
        self.luck = [] if luck is None else luck
        self.draws = []
        self.code = NO_CODE
        self.events = []
        self.undone = False
        self.secret = secret
        self.moves = kind in MOVES
        self.answers = False

    @property
    def reveals(self) -> bool:
        """Return whether it showed somebody what only luck or another seat knew."""
        return any(event.reveals for event in self.events)

    @property
    def reveals_luck(self) -> bool:
        """Return whether luck was drawn for it that somebody has seen something of."""
        return bool(self.luck) and self.reveals
