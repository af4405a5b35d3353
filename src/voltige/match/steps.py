"""What an entry of a log says: one type for the match, for the row that is kept, and for the record.

A step says what was done, without who did it and when. The steps of a match change what is played;
those around it change who sits there and what was agreed.
"""

from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from voltige.match.errors import MatchError


class Step(Struct, frozen=True):
    """Something that was done; ``kind`` is how rows and records call it."""

    kind: ClassVar[str] = ""


# -- steps of a match -----------------------------------------------------------------------------


class Start(Step, frozen=True):
    """The first luck of a match."""

    kind = "start"


class Act(Step, frozen=True):
    """A seat has acted."""

    kind = "act"
    action: dict[str, Any]


class Timeout(Step, frozen=True):
    """The default action was done for a seat."""

    kind = "timeout"
    action: dict[str, Any]


class Punish(Step, frozen=True):
    """A seat was punished for a fault."""

    kind = "fault"
    code: str
    cards: list[str]


class Undo(Step, frozen=True):
    """A seat has undone its step of version ``first``, and what came after it."""

    kind = "undo"
    first: int


class ChangeSeat(Step, frozen=True):
    """Somebody else plays for a seat."""

    kind = "seat"
    controller: str
    name: str


class Void(Step, frozen=True):
    """A step that does not fit the rules any more; ``was`` is its kind and its plain data."""

    kind = "void"
    was: str


class ChangeRules(Step, frozen=True):
    """The match goes on under other rules; from ``first`` on, if given, nothing fitted them.

    ``over`` tells that the match had ended by its last moves, and those are among them.
    """

    kind = "rules"
    before: int
    after: int
    first: int | None = None
    over: bool = False


MatchStep = Start | Act | Timeout | Punish | Undo | ChangeSeat | Void | ChangeRules


# -- steps around a match -------------------------------------------------------------------------


class Begin(Step, frozen=True):
    """The match has begun; ``repeats`` tells that its luck repeats after an undo."""

    kind = "begin"
    repeats: bool = False


class Sit(Step, frozen=True):
    """Somebody has sat down; a bot has no holder, no key and no nonce."""

    kind = "sit"
    name: str
    controller: str
    holder: str = ""
    key: str = ""
    nonce: str = ""


class GiveNonce(Step, frozen=True):
    """A seat has added to the luck, or waived that."""

    kind = "nonce"
    nonce: str


class Reserve(Step, frozen=True):
    """A seat is kept for its holder of the match before."""

    kind = "reserve"
    name: str
    holder: str


class Bind(Step, frozen=True):
    """Another browser holds a seat as well."""

    kind = "bind"
    holder: str


class Leave(Step, frozen=True):
    """A seat is free again."""

    kind = "leave"


class Order(Step, frozen=True):
    """A seat has left a standing order."""

    kind = "order"
    standing: str


class Mute(Step, frozen=True):
    """A seat may not speak, or may again."""

    kind = "mute"
    muted: bool


class AskCoach(Step, frozen=True):
    """A seat has asked for odds."""

    kind = "coach"


class Pause(Step, frozen=True):
    """All clocks stand still."""

    kind = "pause"


class Resume(Step, frozen=True):
    """The clocks go on."""

    kind = "resume"


class Resign(Step, frozen=True):
    """A seat has given up."""

    kind = "resign"


class Propose(Step, frozen=True):
    """A seat has put something to the vote."""

    kind = "propose"
    what: str


class Vote(Step, frozen=True):
    """A seat has voted."""

    kind = "vote"
    agree: bool


class End(Step, frozen=True):
    """The match has ended before its end: by agreement, by resigning, or by its length."""

    kind = "end"
    by: str


AnyStep = (
    MatchStep
    | Begin
    | Sit
    | GiveNonce
    | Reserve
    | Bind
    | Leave
    | Order
    | Mute
    | AskCoach
    | Pause
    | Resume
    | Resign
    | Propose
    | Vote
    | End
)
KINDS: dict[str, type[AnyStep]] = {kind.kind: kind for kind in AnyStep.__args__}


def write_step(step: AnyStep) -> dict[str, Any]:
    """Give what a step says as plain data, without its kind."""
    return msgspec.structs.asdict(step)


def read_step(kind: str, data: dict[str, Any]) -> AnyStep:
    """Read what ``write_step`` wrote; other keys are none of the step's."""
    try:
        step: AnyStep = msgspec.convert(data, KINDS[kind])
    except (KeyError, msgspec.ValidationError) as error:  # another release has written it
        raise MatchError("unreplayable_table") from error
    return step
