"""The WebSocket of a table."""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from voltige.core.errors import VoltigeError
from voltige.server.frames import EXTENSION, RESTART, QuickSockets
from voltige.server.problems import language_of, status_of
from voltige.server.reading import check_query, misread
from voltige.server.routes.common import Id, address_of, caller_of, server_of
from voltige.server.server import Server
from voltige.tables.bounds import check_json
from voltige.tables.callers import NOBODY, Asking
from voltige.tables.errors import TooOftenError, UnusableError
from voltige.tables.limits import Bucket
from voltige.tables.problems import problem_of
from voltige.tables.table.connection import Connection, encode
from voltige.tables.wire.messages import Bye, Ping
from voltige.tables.wire.requests import Incoming, Look, Pong

MISSED_PONGS = 3
CLOSE_BASE = 4000  # plus the HTTP status

decoder = msgspec.json.Decoder(Incoming)


class TableSocket:
    """One open WebSocket."""

    def __init__(self, server: Server, socket: WebSocket[Any, Any, Any], table_id: str) -> None:
        """Take the socket, which is already accepted."""
        self.server = server
        self.connections = server.service.connections
        self.socket = socket
        self.table_id = table_id
        self.language = language_of(
            socket.headers.get("accept-language", ""), socket.query_params.get("language", "")
        )
        self.caller = NOBODY
        self.bucket = Bucket(server.config.messages_per_10_s, server.clock.now())
        self.heard_at = server.clock.now()
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self.quick: QuickSockets | None = extensions.get(EXTENSION)

    async def run(self) -> None:
        """Serve until one side leaves."""
        try:
            self.caller = await caller_of(self.socket)
            seat, since = read_numbers(self.socket)
            connection = Connection(self.caller, seat, self.server.config.heartbeat_s)
            connection.position = self.socket.query_params.get("position", "") in {"true", "1"}
            connection.write = None if self.quick is None else self.quick.write_text
            hosted = await self.connections.open(self.table_id, connection, since)
        except VoltigeError as error:
            await self.bye(error)
            return
        tasks = [
            asyncio.create_task(self.send(connection)),
            asyncio.create_task(self.heartbeat(connection)),
            asyncio.create_task(self.receive(connection)),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.connections.close(hosted, connection)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if connection.dismissed is not None:
            await self.bye(connection.dismissed)
            return
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(RESTART if self.server.service.tables.stopping else 1000)

    async def bye(self, error: VoltigeError) -> None:
        """Say why, and close."""
        message = encode(Bye(problem=problem_of(error, self.language)))
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.send_data(message.decode(), mode="text")
            await self.socket.close(CLOSE_BASE + status_of(error))

    async def send(self, connection: Connection) -> None:
        """Pass messages on."""
        while (message := await connection.next()) is not None:
            await self.socket.send_data(message.decode(), mode="text")

    async def heartbeat(self, connection: Connection) -> None:
        """Ping; end when the client has been silent for too long."""
        clock, beat = self.server.clock, self.server.config.heartbeat_s
        while True:
            now = clock.now()
            if now - self.heard_at > MISSED_PONGS * beat * 1000 + 1000:
                return
            connection.note_ping(now)
            connection.send(Ping(at=now))
            await asyncio.sleep(beat)

    async def receive(self, connection: Connection) -> None:
        """Follow requests one after the other; each has exactly one answer."""
        while (text := await self.read()) is not None and not connection.broken:
            error = await self.hear(connection, text)
            if error is not None:
                self.server.metrics.refused.labels(error.code).inc()
                await self.bye(error)
                return

    async def read(self) -> str | bytes | None:
        """Wait for a message, the short way if there is one; none when the client is gone."""
        if self.quick is not None:
            return await self.quick.read_text()
        try:
            return await self.socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return None

    async def hear(self, connection: Connection, text: str | bytes) -> VoltigeError | None:
        """Follow one message; give an error if the connection must end."""
        now = self.server.clock.now()
        self.heard_at = now
        if not self.bucket.take(now):
            return TooOftenError("too_often", seconds=self.bucket.seconds())
        if len(text) > self.server.config.message_bytes:
            return UnusableError("message_too_long", most=self.server.config.message_bytes)
        try:
            check_json(text.encode() if isinstance(text, str) else text)
            message = decoder.decode(text)
        except UnusableError as error:
            return error
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return misread("bad_message", str(error), Incoming)
        if isinstance(message, Pong):
            connection.note_pong(message.at, now)
            return None
        asking = Asking(self.caller, self.language, connection.seat, connection.latency_ms)
        try:
            answer, _ = await self.server.service.requests.do(self.table_id, message, asking)
        except RecursionError:
            return UnusableError("bad_message", reason="too deep")
        connection.send(answer)
        if isinstance(message, Look) and answer.result == "accepted":
            await self.connections.look_from(connection, self.table_id, message.seat)
        return None


def read_numbers(socket: WebSocket[Any, Any, Any]) -> tuple[int | None, int | None]:
    """Read ``seat`` and ``since`` of the address."""
    check_query(socket.query_params, {"seat", "since", "position"})
    numbers: list[int | None] = []
    for name in ("seat", "since"):
        text = socket.query_params.get(name, "")
        digits = text.removeprefix("-")
        if text and not (digits.isascii() and digits.isdigit() and len(digits) < 10):
            raise UnusableError("unreadable_request", reason=name)
        numbers.append(int(text) if text else None)
    return numbers[0], numbers[1]


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: Id) -> None:
    """Open a table."""
    server = server_of(socket)
    try:
        with server.lines.hold(address_of(socket)):
            await socket.accept()
            await TableSocket(server, socket, table_id).run()
    except TooOftenError as error:
        server.metrics.refused.labels(error.code).inc()
        await socket.close(CLOSE_BASE + status_of(error))


HANDLERS = [table_socket]
