"""Watching a table: server-sent events, lines of JSON, and news of the own tables."""

import asyncio
from collections.abc import AsyncIterator

from litestar import get
from litestar.response import Stream

from voltige.server.routes.common import (
    AnyRequest,
    Id,
    Position,
    Seat,
    Since,
    address_of,
    caller_of,
    language_for,
    server_of,
)
from voltige.tables.callers import Caller
from voltige.tables.errors import NobodyError
from voltige.tables.problems import problem_of
from voltige.tables.table.connection import Connection, encode
from voltige.tables.wire.messages import Bye

KEEP_ALIVE_S = 6
NO_BUFFER = {"X-Accel-Buffering": "no", "Cache-Control": "no-store"}


async def follow(
    request: AnyRequest, table_id: str, connection: Connection, since: int | None
) -> AsyncIterator[bytes]:
    """Give messages as they come, and nothing at all now and then so that the line stays open.

    The first thing it gives is nothing, too: whoever may not look has been refused by then.
    """
    server = server_of(request)
    with server.lines.hold(address_of(request)):
        connections = server.service.connections
        hosted = await connections.open(table_id, connection, since)
        try:
            yield b""
            while True:
                try:
                    message = await asyncio.wait_for(connection.next(), KEEP_ALIVE_S)
                except TimeoutError:
                    yield b""
                    continue
                if message is None:
                    break
                yield message
            if connection.dismissed is not None:
                yield encode(Bye(problem=problem_of(connection.dismissed, language_for(request))))
        finally:
            connections.close(hosted, connection)


async def begin(
    request: AnyRequest, table_id: str, seat: int | None, since: int | None, *, position: bool
) -> AsyncIterator[bytes]:
    """Open the line to a table, or refuse."""
    connection = Connection(await caller_of(request), seat, server_of(request).config.heartbeat_s)
    connection.position = position
    messages = follow(request, table_id, connection, since)
    await anext(messages)
    return messages


@get("/api/tables/{table_id:str}/stream", tags=["play"], summary="Messages as lines of JSON")
async def stream_table(
    request: AnyRequest,
    table_id: Id,
    seat: Seat = None,
    since: Since = None,
    position: Position = False,
) -> Stream:
    """Follow a table line by line; an empty line keeps the connection open."""
    messages = await begin(request, table_id, seat, since, position=position)

    async def lines() -> AsyncIterator[bytes]:
        async for message in messages:
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
    messages = await begin(request, table_id, seat, since, position=position)

    async def events() -> AsyncIterator[bytes]:
        async for message in messages:
            yield b"data: " + message + b"\n\n" if message else b": \n\n"

    return Stream(events(), media_type="text/event-stream", headers=NO_BUFFER)


@get("/api/stream", tags=["tables"], summary="News of my tables, as lines of JSON")
async def stream_news(request: AnyRequest) -> Stream:
    """Tell where it is your turn, now and from now on."""
    caller = await caller_of(request)
    caller.need("read")
    if caller.kind == "nobody":
        raise NobodyError("nobody")
    lines = news(request, caller)
    await anext(lines)
    return Stream(lines, media_type="application/x-ndjson", headers=NO_BUFFER)


async def news(request: AnyRequest, caller: Caller) -> AsyncIterator[bytes]:
    """Give the news of a caller line by line, an empty one first and now and then."""
    server = server_of(request)
    with server.lines.hold(address_of(request)):
        queue = server.service.news.open(caller.holder)
        try:
            if caller.holder in server.service.connections.revoked:  # since we looked its token up
                raise NobodyError("bad_token")
            yield b"\n"
            for line in await server.service.news.present(caller.holder):
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
            server.service.news.close(caller.holder, queue)


HANDLERS = [stream_table, table_events, stream_news]
