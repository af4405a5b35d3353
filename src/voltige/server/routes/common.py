"""What all routes share."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Annotated, Any

from litestar import Request
from litestar.params import PathParameter, QueryParameter

from voltige.server.addresses import counted
from voltige.server.callers import HttpConnection, find_caller
from voltige.server.problems import language_of
from voltige.server.server import Server
from voltige.tables.callers import Caller
from voltige.tables.service import TableService

AnyRequest = Request[Any, Any, Any]
Seat = Annotated[
    int | None, QueryParameter(ge=-1, le=25, required=False, description="an own seat, or -1")
]
Since = Annotated[
    int | None,
    QueryParameter(ge=-1, le=2_147_483_647, required=False, description="a version"),
]
Position = Annotated[
    bool, QueryParameter(required=False, description="whether positions come in words, too")
]
Id = Annotated[str, PathParameter(max_length=64, description="its id")]


def server_of(connection: HttpConnection) -> Server:
    """Give the server that a connection belongs to."""
    server: Server = connection.app.state["server"]
    return server


def service_of(connection: HttpConnection) -> TableService:
    """Give the tables of the server that a connection belongs to."""
    return server_of(connection).service


def address_of(connection: HttpConnection) -> str:
    """Give the address that a connection comes from, as limits count it."""
    return counted(connection.client.host) if connection.client else ""


def find_asking(connection: HttpConnection) -> Callable[[], Awaitable[Caller]]:
    """Give what finds out who asks, once somebody wants to know."""
    return lambda: find_caller(connection, server_of(connection).store)


async def caller_of(connection: HttpConnection) -> Caller:
    """Find out who asks, and in which language."""
    caller = await find_caller(connection, server_of(connection).store)
    return replace(caller, language=language_for(connection))


def language_for(connection: HttpConnection, asked: str | None = None) -> str:
    """Choose the language of an answer."""
    return language_of(connection.headers.get("accept-language", ""), asked or "")
