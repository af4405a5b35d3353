"""Where messages for one viewer go: a queue that a socket or a stream empties."""

import asyncio
import statistics
from collections import deque
from collections.abc import Callable

import msgspec

from voltige.server.wire.messages import Message

MOST_WAITING = 256
ROUND_TRIPS = 9  # whose median tells the latency (rules/loops.md 5.6)

encode = msgspec.json.Encoder().encode


class Outlet:
    """One viewer of a table, from one seat or as a spectator."""

    def __init__(self, seat: int, holder: str, *, owner: bool, seats: list[int]) -> None:
        """Take whose view it is, and what ``you`` says to this viewer."""
        self.seat = seat
        self.holder = holder
        self.owner = owner
        self.seats = seats
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.position = False  # whether it wants positions in words
        self.broken = False  # too slow, or the server stops
        self.write: Callable[[bytes], bool] | None = None  # a socket's short way
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

    def end(self) -> None:
        """Tell the reader that nothing more will come."""
        self.broken = True
        self.queue.put_nowait(b"")

    async def next(self) -> bytes | None:
        """Wait for the next message; none when it is over."""
        if self.broken and self.queue.empty():
            return None
        return await self.queue.get() or None

    def note_trip(self, ms: int) -> None:
        """Note how long a message took to the client and back."""
        self.trips.append(ms)
        self.latency_ms = round(statistics.median(self.trips) / 2)
