"""Watching a table: the WebSocket, server-sent events, lines of JSON."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.response import Stream

from voltige.core.errors import VoltigeError
from voltige.server.callers import Asking, Caller
from voltige.server.errors import NobodyError, TooOftenError, UnusableError
from voltige.server.frames import EXTENSION, RESTART, QuickSockets
from voltige.server.limits import Bucket
from voltige.server.problems import language_of, problem_of, status_of
from voltige.server.room.due import race_message
from voltige.server.room.outlet import Outlet, encode
from voltige.server.room.room import Room
from voltige.server.room.seeing import phrases, state_of, table_info
from voltige.server.room.slot import Slot
from voltige.server.room.told import told_since
from voltige.server.routes.common import AnyRequest, Id, Position, Seat, Since, caller_of, server_of
from voltige.server.server import Server
from voltige.server.wire.messages import Bye, Ping, Welcome
from voltige.server.wire.parts import PROTOCOL, ChatLine, WireEvent
from voltige.server.wire.requests import Incoming, Look, Pong

KEEP_ALIVE_S = 6
MISSED_PONGS = 3
CLOSE_BASE = 4000  # plus the HTTP status

decoder = msgspec.json.Decoder(Incoming)


async def enter(
    server: Server,
    table_id: str,
    caller: Caller,
    seat: int | None,
    since: int | None,
    write: Callable[[bytes], bool] | None = None,
    *,
    position: bool = False,
) -> tuple[Slot, Outlet]:
    """Let a viewer in: a welcome first, then everything that happens."""
    chat = await read_chat(server, table_id)

    def see(room: Room, slot: Slot) -> tuple[Slot, Outlet]:
        place = server.viewer(room, caller, seat)
        you = server.you(room, caller)
        outlet = Outlet(place, caller.holder, owner=you.owner, seats=you.seats)
        outlet.write = write
        outlet.position = position
        server.enter(slot, outlet)
        welcome(server, room, slot, outlet, chat, since)
        slot.tell_table(room, server.clock.now())  # the others learn that its seats are online
        return slot, outlet

    return await server.house.look(table_id, see)


async def read_chat(server: Server, table_id: str) -> list[ChatLine]:
    """Read the last lines of chat."""
    lines = await server.store.chat(table_id)
    return [ChatLine(c.number, c.at, c.seat, c.name, c.text) for c in lines]


def welcome(
    server: Server,
    room: Room,
    slot: Slot,
    outlet: Outlet,
    chat: list[ChatLine],
    since: int | None,
) -> None:
    """Tell a viewer everything it may know now."""
    slot.told_chat = max([slot.told_chat, *(line.number for line in chat)])
    you = server.you(room, Caller("person", outlet.holder))
    first: int = room.told[outlet.seat + 1]
    events: list[WireEvent] = []
    if since is not None:
        first, events = told_since(room, phrases(room), outlet.seat, since)
    outlet.send(
        Welcome(
            protocol=PROTOCOL,
            table=table_info(
                room, you, slot.online, server.clock.now(), slot.rematch, slot.watching
            ),
            state=state_of(room, outlet.seat, position=outlet.position),
            first=first,
            events=events,
            chat=chat,
            heartbeat_s=server.config.heartbeat_s,
        )
    )
    outlet.table_key = slot.table_key(room)
    if room.race_at >= 0:
        outlet.send(race_message(room, server.clock.now()))


async def follow(server: Server, slot: Slot, outlet: Outlet) -> AsyncIterator[bytes]:
    """Give messages as they come, and nothing at all now and then so that the line stays open."""
    try:
        while True:
            try:
                message = await asyncio.wait_for(outlet.next(), KEEP_ALIVE_S)
            except TimeoutError:
                yield b""
                continue
            if message is None:
                return
            yield message
    finally:
        server.leave(slot, outlet)


@get("/api/tables/{table_id:str}/stream", tags=["play"], summary="Messages as lines of JSON")
async def stream_table(
    request: AnyRequest,
    table_id: Id,
    seat: Seat = None,
    since: Since = None,
    position: Position = False,
) -> Stream:
    """Follow a table line by line; an empty line keeps the connection open."""
    server = server_of(request)
    caller = await caller_of(request)
    slot, outlet = await enter(server, table_id, caller, seat, since, position=position)

    async def lines() -> AsyncIterator[bytes]:
        async for message in follow(server, slot, outlet):
            yield message + b"\n"

    return Stream(lines(), media_type="application/x-ndjson", headers=NO_BUFFER)


@get("/api/tables/{table_id:str}/events", tags=["play"], summary="Messages as server-sent events")
async def table_events(
    request: AnyRequest,
    table_id: Id,
    seat: Seat = None,
    since: Since = None,
    position: Position = False,
) -> Stream:
    """Follow a table as server-sent events."""
    server = server_of(request)
    caller = await caller_of(request)
    slot, outlet = await enter(server, table_id, caller, seat, since, position=position)

    async def events() -> AsyncIterator[bytes]:
        async for message in follow(server, slot, outlet):
            yield b"data: " + message + b"\n\n" if message else b": \n\n"

    return Stream(events(), media_type="text/event-stream", headers=NO_BUFFER)


@get("/api/stream", tags=["tables"], summary="News of my tables, as lines of JSON")
async def stream_news(request: AnyRequest) -> Stream:
    """Tell where it is your turn, now and from now on."""
    server = server_of(request)
    caller = await caller_of(request)
    caller.need("read")
    if caller.kind == "nobody":
        raise NobodyError("nobody")

    async def lines() -> AsyncIterator[bytes]:
        queue = server.news.open(caller.holder)
        try:
            for line in await server.news.present(caller.holder):
                yield line + b"\n"
            while True:
                try:
                    line = await asyncio.wait_for(queue.get(), KEEP_ALIVE_S)
                except TimeoutError:
                    yield b"\n"
                    continue
                if not line:
                    return
                yield line + b"\n"
        finally:
            server.news.close(caller.holder, queue)

    return Stream(lines(), media_type="application/x-ndjson", headers=NO_BUFFER)


NO_BUFFER = {"X-Accel-Buffering": "no", "Cache-Control": "no-store"}


class TableSocket:
    """One open WebSocket."""

    def __init__(self, server: Server, socket: WebSocket[Any, Any, Any], table_id: str) -> None:
        """Take the socket, which is already accepted."""
        self.server = server
        self.socket = socket
        self.table_id = table_id
        self.language = language_of(
            socket.headers.get("accept-language", ""), socket.query_params.get("language", "")
        )
        self.caller = Caller("nobody")
        self.bucket = Bucket(server.config.messages_per_10_s, server.clock.now())
        self.heard_at = server.clock.now()
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self.quick: QuickSockets | None = extensions.get(EXTENSION)

    async def run(self) -> None:
        """Serve until one side leaves."""
        try:
            self.caller = await caller_of(self.socket)
            numbers = read_numbers(self.socket)
            wished = self.socket.query_params.get("position", "") in {"true", "1"}
            write = None if self.quick is None else self.quick.write_text
            slot, outlet = await enter(
                self.server, self.table_id, self.caller, *numbers, write, position=wished
            )
        except VoltigeError as error:
            await self.bye(error)
            return
        tasks = [
            asyncio.create_task(self.send(outlet)),
            asyncio.create_task(self.heartbeat(outlet)),
            asyncio.create_task(self.receive(slot, outlet)),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.server.leave(slot, outlet)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(RESTART if self.server.house.stopping else 1000)

    async def bye(self, error: VoltigeError) -> None:
        """Say why, and close."""
        message = encode(Bye(problem=problem_of(error, self.language)))
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.send_data(message.decode(), mode="text")
            await self.socket.close(CLOSE_BASE + status_of(error))

    async def send(self, outlet: Outlet) -> None:
        """Pass messages on."""
        while (message := await outlet.next()) is not None:
            await self.socket.send_data(message.decode(), mode="text")

    async def heartbeat(self, outlet: Outlet) -> None:
        """Ping; end when the client has been silent for too long."""
        clock, beat = self.server.clock, self.server.config.heartbeat_s
        while True:
            now = clock.now()
            if now - self.heard_at > MISSED_PONGS * beat * 1000 + 1000:
                return
            outlet.send(Ping(at=now))
            await asyncio.sleep(beat)

    async def receive(self, slot: Slot, outlet: Outlet) -> None:
        """Follow requests one after the other; each has exactly one answer."""
        while (text := await self.read()) is not None:
            error = await self.hear(slot, outlet, text)
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

    async def hear(self, slot: Slot, outlet: Outlet, text: str | bytes) -> VoltigeError | None:
        """Follow one message; give an error if the connection must end."""
        now = self.server.clock.now()
        self.heard_at = now
        if not self.bucket.take(now):
            return TooOftenError("too_often", seconds=self.bucket.seconds())
        if len(text) > self.server.config.message_bytes:
            return UnusableError("message_too_long", most=self.server.config.message_bytes)
        try:
            message = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return UnusableError("bad_message", reason=str(error)[:200])
        if isinstance(message, Pong):
            if 0 <= now - message.at <= 60_000:
                outlet.note_trip(now - message.at)
            return None
        asking = Asking(self.caller, self.language, outlet.seat, outlet.latency_ms)
        try:
            answer, _ = await self.server.desk.do(self.table_id, message, asking)
        except RecursionError:
            return UnusableError("bad_message", reason="too deep")
        outlet.send(answer)
        if isinstance(message, Look) and answer.result == "accepted":
            await self.look_from(slot, outlet, message.seat)
        return None

    async def look_from(self, slot: Slot, outlet: Outlet, seat: int | None) -> None:
        """Change the place that is looked from, and welcome the viewer there."""
        chat = await read_chat(self.server, slot.id)

        def see(room: Room, _: Slot) -> None:
            outlet.seat = -1 if seat is None else seat
            welcome(self.server, room, slot, outlet, chat, since=-1)

        await self.server.house.look(slot.id, see)


def read_numbers(socket: WebSocket[Any, Any, Any]) -> tuple[int | None, int | None]:
    """Read ``seat`` and ``since`` of the address."""
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
    address = socket.client.host if socket.client else ""
    if server.sockets.get(address, 0) >= server.config.sockets_per_address:
        server.metrics.refused.labels("sockets").inc()
        await socket.close(CLOSE_BASE + 429)
        return
    server.sockets[address] = server.sockets.get(address, 0) + 1
    try:
        await socket.accept()
        await TableSocket(server, socket, table_id).run()
    finally:
        server.sockets[address] -= 1
        if not server.sockets[address]:
            del server.sockets[address]


HANDLERS = [stream_table, table_events, stream_news, table_socket]
