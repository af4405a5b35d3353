"""Where messages for one viewer go: a queue that a socket or a stream empties."""

import asyncio
import statistics
from collections import deque
from collections.abc import Callable

import msgspec

from voltige.core.errors import VoltigeError
from voltige.core.state import SPECTATOR
from voltige.tables.callers import Caller
from voltige.tables.wire.messages import Message

MOST_WAITING = 256
ROUND_TRIPS = 9  # whose median tells the latency (rules/loops.md 5.6)

encode = msgspec.json.Encoder().encode


class Connection:
    """One viewer of a table: who it is, and from where it wishes to look.

    From where it does look is decided anew before every message.
    """

    def __init__(self, caller: Caller, wanted: int | None, heartbeat_s: int) -> None:
        """Take who looks, and the seat that was asked for, if any."""
        self.caller = caller
        self.wanted = wanted
        self.heartbeat_s = heartbeat_s
        self.seat: int = SPECTATOR  # whose view it gets
        self.seats: list[int] = []  # the own seats
        self.dismissed: VoltigeError | None = None  # why it may not look any more
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.position = False  # whether it wants positions in words
        self.broken = False  # too slow, or the server stops
        self.write: Callable[[bytes], bool] | None = None  # a socket's short way
        self.pings: deque[int] = deque(maxlen=ROUND_TRIPS)  # that have no answer yet
        self.trips: deque[int] = deque(maxlen=ROUND_TRIPS)
        self.latency_ms = 0  # half of the median of the last round trips
        self.table_key: object = None

    def send(self, message: Message) -> None:
        """Put a message into the queue."""
        self.put(encode(message))

    def put(self, data: bytes) -> None:
        """Put encoded data into the queue; a viewer who never reads is cut off."""
        if self.broken:
            return
        if self.write is not None:
            if not self.write(data):
                self.end()
        elif self.queue.qsize() >= MOST_WAITING:
            self.end()
        else:
            self.queue.put_nowait(data)

    def dismiss(self, error: VoltigeError) -> None:
        """End because this viewer may not look any more; the reader says why."""
        if not self.broken:
            self.dismissed = error
            self.end()

    def end(self) -> None:
        """Tell the reader that nothing more will come."""
        self.broken = True
        self.queue.put_nowait(b"")

    async def next(self) -> bytes | None:
        """Wait for the next message; none when it is over."""
        if self.broken and self.queue.empty():
            return None
        return await self.queue.get() or None

    def note_ping(self, at: int) -> None:
        """Note that a ping was sent."""
        self.pings.append(at)

    def note_pong(self, at: int, now: int) -> None:
        """Note a round trip: only of a ping that was sent, and once."""
        if at not in self.pings:
            return
        self.pings.remove(at)
        self.trips.append(max(0, now - at))
        self.latency_ms = round(statistics.median(self.trips) / 2)
