"""The log of a match: one entry per version, each with the luck that followed it."""

from dataclasses import dataclass

from voltige.core.event import Event
from voltige.match.steps import (
    Act,
    ChangeRules,
    ChangeSeat,
    MatchStep,
    Punish,
    Timeout,
    Undo,
    Void,
)

NO_SEAT = -1
NO_CODE = -1
MOVES = (Act, Timeout, Punish)


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
    whether luck was needed.
    """

    version: int
    seat: int
    step: MatchStep
    notation: str  # of the action, once the match has made or repeated the entry
    luck: list[str]
    draws: list[Draw]  # as many as words of luck, in the same case
    code: int  # of the action, likewise
    events: list[Event]
    undone: bool
    secret: bool  # it changed nothing that everybody sees
    moves: bool  # it changed the position
    answers: bool  # it was done while several seats were answering in secret

    def __init__(
        self,
        version: int,
        seat: int,
        step: MatchStep,
        luck: list[str] | None = None,
        *,
        secret: bool = False,
    ) -> None:
        """Begin without events; one is made for every step, so this is written out to be quick."""
        self.version = version
        self.seat = seat
        self.step = step
        self.notation = ""
        self.luck = [] if luck is None else luck
        self.draws = []
        self.code = NO_CODE
        self.events = []
        self.undone = False
        self.secret = secret
        self.moves = isinstance(step, MOVES)
        self.answers = False

    @property
    def kind(self) -> str:
        """Give the kind of the step."""
        return self.step.kind

    @property
    def text(self) -> str:
        """Say what was done: an action by its notation, other steps by what they say."""
        step = self.step
        if isinstance(step, Punish):
            return " ".join([step.code, *step.cards])
        if isinstance(step, Undo):
            return str(step.first)
        if isinstance(step, ChangeSeat):
            return f"{step.controller} {step.name}"
        if isinstance(step, Void):
            return step.was
        if isinstance(step, ChangeRules):
            change = [step.before, step.after, *([] if step.first is None else [step.first])]
            return " ".join(str(number) for number in change)
        return self.notation

    @property
    def reveals(self) -> bool:
        """Return whether it showed somebody what only luck or another seat knew."""
        return any(event.reveals for event in self.events)

    @property
    def reveals_luck(self) -> bool:
        """Return whether luck was drawn for it that somebody has seen something of."""
        return bool(self.luck) and self.reveals
