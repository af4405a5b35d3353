"""What viewers of a table are told; a carrier brings it to them, in whatever way."""

from typing import Literal

from msgspec import Struct

from voltige.tables.wire.parts import ChatLine, Problem, State, TableInfo, WireEvent


class Message(Struct, tag_field="type", kw_only=True):
    """Anything that a viewer of a table is told."""


class Welcome(Message, tag="welcome"):
    """The first message: everything that this viewer may know now."""

    protocol: int
    table: TableInfo
    state: State | None
    first: int
    events: list[WireEvent]
    chat: list[ChatLine]
    heartbeat_s: int


class Update(Message, tag="update"):
    """Something happened in the game that this viewer may know of."""

    first: int
    events: list[WireEvent]
    state: State
    undone: bool = False


class TableChanged(Message, tag="table"):
    """Seats, clocks, status, proposal or result have changed."""

    table: TableInfo


class Answer(Message, tag="answer"):
    """The one answer to a request."""

    id: str
    result: Literal["accepted", "refused", "superseded"]
    version: int
    problem: Problem | None = None


class Chat(Message, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Ping(Message, tag="ping"):
    """A heartbeat; send a ``pong`` with the same number."""

    at: int


class Bye(Message, tag="bye"):
    """The last message before the server closes."""

    problem: Problem
