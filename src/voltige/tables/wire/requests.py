"""What is asked at a table, one request at a time; a carrier brings it there."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from voltige.tables.wire.parts import SeatNumber, Standing, What

WITHOUT_NUL = r"^[^\x00]*$"  # PostgreSQL keeps no such text
RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=WITHOUT_NUL)]
Version = Annotated[int, Meta(ge=0, le=2_147_483_647)]


class Request(Struct, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """Something asked for a seat; ``id`` comes back in the one answer."""

    id: RequestId
    seat: SeatNumber | None = None


class Act(Request, tag="act"):
    """Do an action: by its JSON form (which need not be legal) or by its code."""

    version: Version
    action: dict[str, Any] | None = None
    code: Annotated[int, Meta(ge=0, le=2_147_483_647)] | None = None


class Undo(Request, tag="undo"):
    """Undo your own last step if that is free; otherwise propose an undo."""


class GiveNonce(Request, tag="nonce"):
    """Add to the luck of a match, or waive that; after the seal is known, before it begins."""

    nonce: Annotated[str, Meta(pattern="^([0-9a-f]{32}|waived)$")]


class Propose(Request, tag="propose"):
    """Propose to undo, to end the match, or to pause it."""

    what: What


class Vote(Request, tag="vote"):
    """Agree to the open proposal, or refuse it."""

    agree: bool


class Resume(Request, tag="resume"):
    """Go on after a pause."""


class Resign(Request, tag="resign"):
    """Give the match up; an autopilot flies on."""


class Leave(Request, tag="leave"):
    """Stand up: before the start the seat is open again, later a bot sits in."""


class Replace(Request, tag="replace"):
    """Let a bot or the autopilot sit in, or with ``person`` take the seat back."""

    controller: Annotated[str, Meta(min_length=1, max_length=40)]


class Order(Request, tag="order"):
    """Leave a standing order for decisions by correspondence; nobody else learns of it."""

    standing: Standing


class Say(Request, tag="say"):
    """Say something in the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=WITHOUT_NUL)]


class Mute(Request, tag="mute"):
    """As the owner, silence a seat in the chat, or let it speak again."""

    target: SeatNumber
    muted: bool


class Look(Request, tag="look"):
    """Look from another own seat (one screen), or with no seat as a spectator."""


class Pong(Struct, tag="pong", tag_field="type", forbid_unknown_fields=True):
    """The echo of a ping; it has no answer."""

    at: Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]


AnyRequest = (
    Act
    | Undo
    | GiveNonce
    | Propose
    | Vote
    | Resume
    | Resign
    | Leave
    | Replace
    | Order
    | Say
    | Mute
    | Look
)
Incoming = AnyRequest | Pong
