"""What the server pushes, over the WebSocket, as server-sent events and as lines of JSON."""

from typing import Literal

from msgspec import Struct

from voltige.server.wire.parts import ChatLine, Problem, State, TableInfo, WireEvent


class Message(Struct, tag_field="type", kw_only=True):
    """Anything the server sends to a viewer of a table."""


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


class Race(Message, tag="race"):
    """A live race has opened: it can be claimed from ``open_at`` to ``close_at``."""

    version: int
    open_at: int
    close_at: int
    now: int


class Ping(Message, tag="ping"):
    """A heartbeat; send a ``pong`` with the same number."""

    at: int


class Bye(Message, tag="bye"):
    """The last message before the server closes."""

    problem: Problem


AnyMessage = Welcome | Update | TableChanged | Answer | Chat | Race | Ping | Bye
