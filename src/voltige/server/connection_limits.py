"""Limits before the application: how many connections, how long a request and its headers may take.

uvicorn keeps a connection for as long as its request is unfinished, and all of its headers, however
many. Here each address and all together have a limit, and so has the time and the size of a request.
Whoever comes when everything is taken gets one of a few places in reserve: enough to ask whether the
server is well, or to hear that it is full. Of the unfinished ones in reserve the oldest makes way.
"""

import asyncio
import logging
from collections import Counter, OrderedDict
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from voltige.server.addresses import counted
from voltige.server.config import Config
from voltige.server.frames import QuickSockets
from voltige.server.metrics import Metrics
from voltige.tables.errors import OverloadedError, RequestError
from voltige.tables.problems import problem_of

RESERVE = 16  # unfinished requests
MOST_SPARE = 64
RESERVE_S = 2.0  # for a request from a place in reserve
OTHER_FILES = 128  # descriptors for everything but connections: database, thinkers, listener
HEALTH = {"/healthz", "/readyz"}
COME_BACK_S = 10

log = logging.getLogger("voltige")


class ConnectionLimits:
    """Counts the connections of this process; makes the protocol of each new one."""

    def __init__(self, config: Config, metrics: Metrics, files: int = 1 << 30) -> None:
        """Take the limits; ``files`` is how many descriptors the process may have."""
        self.most = max(1, min(config.connections, files - OTHER_FILES))
        if self.most < config.connections:
            log.warning("fewer connections than set", extra={"most": self.most, "files": files})
        # Behind a proxy all come from one address; the proxy counts the true ones.
        self.most_each = self.most if config.behind_proxy else config.connections_per_address
        self.request_s = config.request_s
        self.header_bytes = config.header_bytes
        self.request_bytes = config.header_bytes + 2 * config.body_bytes  # chunks have heads, too
        self.metrics = metrics
        self.addresses: Counter[str] = Counter()
        self.inside = 0
        self.spare = 0  # places in reserve that are taken, also by requests being answered
        self.reserve: OrderedDict[Place, None] = OrderedDict()  # unfinished ones, the oldest first

    def protocol(self, **given: Any) -> "LimitedHttp":
        """Make the protocol of a new connection, as uvicorn asks for it."""
        return LimitedHttp(self, **given)

    def admit(self, place: "Place") -> None:
        """Give a new connection a place, or one in reserve."""
        crowded = self.addresses[place.address] >= self.most_each
        place.spare = crowded or self.inside >= self.most
        if not place.spare:
            self.addresses[place.address] += 1
            self.inside += 1
            self.metrics.connections.set(self.inside)
            return
        self.metrics.refused.labels("connections").inc()
        self.spare += 1
        self.reserve[place] = None
        if len(self.reserve) > RESERVE:
            oldest, _ = self.reserve.popitem(last=False)
            oldest.transport.abort()
        elif self.spare > MOST_SPARE:
            place.transport.abort()

    def release(self, place: "Place") -> None:
        """Free the place of a connection that is gone."""
        self.reserve.pop(place, None)
        if place.spare:
            self.spare -= 1
            return
        self.inside -= 1
        self.metrics.connections.set(self.inside)
        self.addresses[place.address] -= 1
        if not self.addresses[place.address]:
            del self.addresses[place.address]


class Place:
    """The place of a connection until its end, whichever protocol it speaks by then."""

    def __init__(
        self, limits: ConnectionLimits, transport: asyncio.Transport, address: str
    ) -> None:
        """Take a place."""
        self.limits = limits
        self.transport = transport
        self.address = address
        self.spare = False
        limits.admit(self)

    def end(self) -> None:
        """Free it."""
        self.limits.release(self)


class LimitedHttp(HttpToolsProtocol):
    """uvicorn's protocol with limits of time and size for each request."""

    place: Place
    deadline: asyncio.TimerHandle | None = None
    begun = False  # a request has begun to come
    in_headers = True  # the headers of the present request are not complete
    taken = 0  # bytes of the present request
    head = 0  # bytes of its address and its finished headers

    def __init__(self, limits: ConnectionLimits, **given: Any) -> None:
        """Take what uvicorn gives."""
        super().__init__(**given)
        self.limits = limits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Find a place; a first request must follow soon."""
        super().connection_made(transport)
        self.place = Place(self.limits, transport, counted(self.client[0]) if self.client else "")
        self.expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the place."""
        self.stop_waiting()
        self.place.end()
        super().connection_lost(exc)

    def expect_request(self) -> None:
        """Begin to count time."""
        seconds = RESERVE_S if self.place.spare else self.limits.request_s
        self.deadline = self.loop.call_later(seconds, self.too_slow)

    def stop_waiting(self) -> None:
        """Count no time any more."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    # -- what comes in ------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Count, then read as usual; what is unfinished and too long is not kept."""
        if self.deadline is None:
            self.expect_request()
        self.taken += len(data)  # a chunk that also ends an earlier request counts for that one
        super().data_received(data)
        most = self.limits.header_bytes if self.in_headers else self.limits.request_bytes
        if self.taken > most and not self.transport.is_closing():
            self.end_with(431 if self.in_headers else 413, "request_too_large")

    def on_message_begin(self) -> None:
        """Begin to count time, also for a request that came together with another."""
        super().on_message_begin()
        self.begun = True
        if self.deadline is None:
            self.expect_request()

    def on_url(self, url: bytes) -> None:
        """Refuse an address that is too long."""
        self.weigh(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Refuse headers that are too long together."""
        self.weigh(len(name) + len(value))
        super().on_header(name, value)

    def weigh(self, size: int) -> None:
        """Count a part of the head; too much of it ends the parsing."""
        self.head += size
        if self.head > self.limits.header_bytes:
            raise ValueError(self.head)  # the parser gives up, and ``send_400_response`` says why

    def on_headers_complete(self) -> None:
        """Let a request pass, unless it came to a place in reserve and is not about health."""
        self.in_headers = False
        if self.place.spare:
            path = self.url.partition(b"?")[0].decode("latin-1")
            if path not in HEALTH:
                self.end_with(503, "too_many_connections")
                return
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Read on, unless the request was refused already."""
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Stop the clock; a place in reserve is for one request."""
        self.stop_waiting()
        self.begun, self.in_headers, self.taken, self.head = False, True, 0, 0
        if self.transport.is_closing():
            return
        self.limits.reserve.pop(self.place, None)
        if self.place.spare:
            self.cycle.keep_alive = False
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Go on as a WebSocket, in the same place."""
        self.stop_waiting()
        if self.transport.is_closing():
            return
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        if isinstance(protocol, QuickSockets):
            protocol.place = self.place

    # -- what is refused ----------------------------------------------------------------------------

    def too_slow(self) -> None:
        """End a request that has not come whole in time; a silent connection just ends."""
        self.deadline = None
        if self.transport.is_closing():
            return
        if self.begun:
            self.end_with(408, "request_too_slow")
        else:
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong with what the parser could not read."""
        if self.transport.is_closing():
            return
        if self.head > self.limits.header_bytes:
            self.end_with(431, "request_too_large")
        else:
            super().send_400_response(msg)

    def end_with(self, status: int, code: str) -> None:
        """Answer here if nobody else has begun to, and close."""
        self.stop_waiting()
        self.limits.metrics.refused.labels(code).inc()
        cycle: Any = self.cycle  # none before the first request
        under_way = cycle is not None and not cycle.response_complete
        if under_way:
            cycle.disconnected = True  # whoever works on it is told that nobody listens
            cycle.message_event.set()
        if not under_way or not cycle.response_started:
            self.transport.write(answer(status, code))
        self.transport.close()


def answer(status: int, code: str) -> bytes:
    """Write a whole answer that needs no application."""
    error = OverloadedError(code, seconds=COME_BACK_S) if status == 503 else RequestError(code)
    body = msgspec.json.encode({"problem": problem_of(error, "en")})
    headers = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n"
    again = b"retry-after: %d\r\n" % COME_BACK_S if status == 503 else b""
    return STATUS_LINE[status] + headers % len(body) + again + b"\r\n" + body
