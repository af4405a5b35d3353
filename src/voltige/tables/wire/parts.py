"""What several messages are made of."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from voltige.wording.text import Param, Sheet, Text

PROTOCOL = 1

Name = Annotated[str, Meta(min_length=1, max_length=40, description="shown to everybody")]
Nonce = Annotated[
    str,
    Meta(
        pattern="^([0-9a-f]{32}|waived)?$",
        description="16 bytes in hexadecimal; waived for none; empty to give it later",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=25)]
Mode = Literal["live", "correspondence", "one_screen"]
Status = Literal["open", "playing", "paused", "over", "ended"]
What = Literal["undo", "end", "pause"]
Standing = Annotated[str, Meta(max_length=40, description="none, or an order of the game")]


class Problem(Struct):
    """Why something was refused: a stable code, the rule that says so, and one sentence."""

    code: str
    params: dict[str, Param]
    sentence: str
    rule: str | None = None


class Outlook(Struct):
    """What a choice will certainly bring, up to the first thing that luck or another seat decides."""

    events: list[dict[str, Any]]
    after: dict[str, Any]  # plain facts of the view that will be others


class Choice(Struct):
    """One legal action."""

    code: int
    action: dict[str, Any]
    notation: str
    text: Text
    group: Text
    rule: str
    uses: dict[str, list[str]]
    aim: Text | UnsetType = UNSET
    brief: Text | UnsetType = UNSET
    last: bool | UnsetType = UNSET
    confirm: Text | UnsetType = UNSET
    outlook: Outlook | UnsetType = UNSET


class Reason(Struct):
    """Why something that the seat could touch is of no use now; without things, whatever it touches."""

    things: dict[str, list[str]]
    code: str
    rule: str
    text: Text
    fault: bool = False  # to try it all the same is punished


class WireEvent(Struct, omit_defaults=True):
    """One event, and the sentence that tells it, perhaps with others, to this viewer."""

    event: dict[str, Any]
    text: Text
    seat: int = -1  # whose step it was
    undone: bool = False
    quiet: bool = False  # no line of its own: a board or another line tells it


class State(Struct):
    """A position as one viewer may see it, and what that viewer may do."""

    version: int
    seat: int
    view: dict[str, Any]
    asked: bool
    turns: list[int]
    legal: list[Choice]
    reasons: list[Reason]
    undo: Literal["free", "vote", "none"]
    prompt: Text
    seats: list[list[Text]]
    default: str | None = None
    standing: Standing | None = None
    orders: list[Standing] = []
    position: list[Text] | None = None
    sheet: Sheet | None = None


class Clock(Struct, forbid_unknown_fields=True):
    """How long a decision may take; 0 seconds means no clock."""

    move_s: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    reserve_s: Annotated[int, Meta(ge=0, le=86_400)] = 0


class SeatInfo(Struct):
    """Who holds a seat, as everybody may know it."""

    name: str
    controller: str
    taken: bool
    online: bool
    nonce: str
    person: bool
    reserved: bool = False
    resigned: bool = False
    muted: bool = False
    coached: bool = False
    timeouts: int = 0
    deadline: int | None = None
    reserve_ms: int | None = None


class Proposal(Struct):
    """Something that all other persons must agree to."""

    what: What
    seat: int
    agreed: list[int]
    waiting: list[int]


class Settled(Struct):
    """A proposal that came to nothing, until the game goes on; ``by`` is the seat that ended it."""

    what: What
    seat: int
    by: int
    how: Literal["refused", "withdrawn", "lapsed"]


class Result(Struct):
    """How a match ended."""

    by: Literal["game", "resign", "agreement", "length", "release"]
    ranking: list[int] | None
    returns: list[float] | None


class You(Struct):
    """What the server knows of the one who asks."""

    owner: bool
    seats: list[int]


class TableInfo(Struct):
    """A table as its viewers see it."""

    id: str
    game: str
    edition: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    mode: Mode
    practice: bool
    public: bool
    spectators: bool
    clock: Clock
    status: Status
    version: int
    commitment: str
    created_at: int
    now: int
    you: You
    proposal: Proposal | None = None
    result: Result | None = None
    rematch: str | None = None
    own_edition: bool = False
    settled: Settled | None = None
    watching: int = 0
    coach: bool = True
    bot_delay_ms: int = 0


class ChatLine(Struct):
    """One line of chat."""

    number: int
    at: int
    seat: int
    name: str
    text: str
