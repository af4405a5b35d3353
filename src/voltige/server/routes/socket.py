"""The WebSocket of a table."""

import asyncio
import contextlib
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from voltige.core.errors import VoltigeError
from voltige.server.frames import EXTENSION, RESTART, QuickSockets
from voltige.server.problems import language_of, status_of
from voltige.server.routes.common import Id, address_of, caller_of, server_of
from voltige.server.server import Server
from voltige.tables.callers import NOBODY
from voltige.tables.errors import RequestError, TooOftenError, UnusableError
from voltige.tables.line import Line, Manners, Wished
from voltige.tables.reading import check_query
from voltige.tables.table.connection import Connection

log = logging.getLogger("voltige")

CLOSE_BASE = 4000  # plus the HTTP status
GONE = (WebSocketDisconnect, RuntimeError, OSError)  # how sending fails when nobody is there


class TableSocket:
    """One open WebSocket."""

    def __init__(self, server: Server, socket: WebSocket[Any, Any, Any], table_id: str) -> None:
        """Take the socket, which is already accepted."""
        self.server = server
        self.socket = socket
        language = language_of(
            socket.headers.get("accept-language", ""), socket.query_params.get("language", "")
        )
        config = server.config
        manners = Manners(config.heartbeat_s, config.messages_per_10_s, config.message_bytes)
        self.line = Line(server.service, table_id, NOBODY, language, manners)
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self.quick: QuickSockets | None = extensions.get(EXTENSION)

    async def run(self) -> None:
        """Serve until one side leaves."""
        try:
            self.line.caller = await caller_of(self.socket)
            write = None if self.quick is None else self.quick.write_text
            connection = await self.line.open(read_wish(self.socket), write)
        except VoltigeError as error:
            await self.bye(error)
            return
        tasks = [
            asyncio.create_task(self.send(connection)),
            asyncio.create_task(self.heartbeat()),
            asyncio.create_task(self.receive(connection)),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.line.close()
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for outcome in ended:
            if isinstance(outcome, Exception):
                raise outcome
        if connection.dismissed is not None:
            await self.bye(connection.dismissed)
            return
        with contextlib.suppress(*GONE):
            await self.socket.close(RESTART if self.server.service.tables.stopping else 1000)

    async def bye(self, error: VoltigeError, status: int = 0) -> None:
        """Say why, and close."""
        with contextlib.suppress(*GONE):
            await self.socket.send_data(self.line.bye(error).decode(), mode="text")
            await self.socket.close(CLOSE_BASE + (status or status_of(error)))

    async def send(self, connection: Connection) -> None:
        """Pass messages on, until there are no more or the client is gone."""
        while (message := await connection.next()) is not None:
            try:
                await self.socket.send_data(message.decode(), mode="text")
            except GONE:
                return

    async def heartbeat(self) -> None:
        """Ping; end when the client has been silent for too long."""
        while self.line.beat():
            await asyncio.sleep(self.line.manners.heartbeat_s)

    async def receive(self, connection: Connection) -> None:
        """Follow requests one after the other; each has exactly one answer."""
        read = self.read if self.quick is None else self.quick.read_text  # a short way
        while (text := await read()) is not None and not connection.broken:
            error = await self.line.hear(text)
            if error is not None:
                self.server.metrics.refused.labels(error.code).inc()
                await self.bye(error)
                return

    async def read(self) -> str | bytes | None:
        """Wait for a message; none when the client is gone."""
        try:
            return await self.socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return None


def read_wish(socket: WebSocket[Any, Any, Any]) -> Wished:
    """Read ``seat``, ``since`` and ``position`` of the address."""
    check_query(socket.query_params, {"seat", "since", "position"})
    numbers: list[int | None] = []
    for name in ("seat", "since"):
        text = socket.query_params.get(name, "")
        digits = text.removeprefix("-")
        if text and not (digits.isascii() and digits.isdigit() and len(digits) < 10):
            raise UnusableError("unreadable_request", reason=name)
        numbers.append(int(text) if text else None)
    position = socket.query_params.get("position", "") in {"true", "1"}
    return Wished(numbers[0], numbers[1], position)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: Id) -> None:
    """Open a table."""
    server = server_of(socket)
    try:
        with server.lines.hold(address_of(socket)):
            await socket.accept()
            table = TableSocket(server, socket, table_id)
            try:
                await table.run()
            except Exception:  # a bug of ours, told as by a request
                log.exception("connection failed", extra={"path": socket.scope["path"]})
                await table.bye(RequestError("internal"), 500)
    except TooOftenError as error:
        server.metrics.refused.labels(error.code).inc()
        await socket.close(CLOSE_BASE + status_of(error))


HANDLERS = [table_socket]
