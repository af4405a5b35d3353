"""What waits between sockets and the application, on the way in and on the way out."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary


class Inbox:
    """What the application has not taken yet: a queue with one reader, which is all that we need."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin empty."""
        self.loop = loop
        self.events: deque[Any] = deque()
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Add an event and wake the reader."""
        self.events.append(event)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        """Wait for the next event."""
        while not self.events:
            self.reader = self.loop.create_future()
            await self.reader
        return self.events.popleft()

    def is_awaited(self) -> bool:
        """Tell whether the reader has nothing to do but wait."""
        return not self.events and self.reader is not None and not self.reader.done()

    def empty(self) -> bool:
        """Tell whether everything was taken."""
        return not self.events

    def qsize(self) -> int:
        """Count what was not taken yet."""
        return len(self.events)


class Outbox:
    """The sockets of a loop that have something to send when it has gone round once.

    A move goes to everybody at its table: one call for all of them costs less than one for each.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin empty."""
        self.loop = loop
        self.waiting: list[Callable[[], None]] = []

    def add(self, send: Callable[[], None]) -> None:
        """Let a socket send soon."""
        if not self.waiting:
            self.loop.call_soon(self.send)
        self.waiting.append(send)

    def send(self) -> None:
        """Let all send."""
        waiting, self.waiting = self.waiting, []
        for send in waiting:
            send()


outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    """Give the one outbox of a loop."""
    found = outboxes.get(loop)
    if found is None:
        found = outboxes[loop] = Outbox(loop)
    return found
