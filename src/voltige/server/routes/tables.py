"""Tables: create, look, sit, ask."""

from dataclasses import replace

from litestar import Response, get, post
from litestar.params import JSONBody

from voltige.server.bodies import Recover, Rematch, Seated
from voltige.server.callers import cookies, somebody
from voltige.server.problems import status_of
from voltige.server.routes.common import (
    AnyRequest,
    Before,
    Id,
    Position,
    Seat,
    caller_of,
    language_for,
    server_of,
    service_of,
)
from voltige.server.server import Server
from voltige.tables.callers import Asking, Caller
from voltige.tables.errors import ForbiddenError
from voltige.tables.wire.bodies import (
    Components,
    Continue,
    LogPage,
    NewTable,
    SeatKey,
    Sit,
    TableLine,
)
from voltige.tables.wire.messages import Answer
from voltige.tables.wire.parts import State, TableInfo
from voltige.tables.wire.requests import AnyRequest as TableRequest

CREATED = 201
CONFLICT = 409


async def seated(
    server: Server, table_id: str, keys: list[SeatKey], caller: Caller
) -> Response[Seated]:
    """Answer somebody who has just sat down."""
    info = await server.service.looking.info(table_id, read_by(caller))
    status = CREATED if keys else 200
    set_now = cookies(caller, server.config, server.store)
    return Response(Seated(info, keys), status_code=status, cookies=set_now)


def read_by(caller: Caller) -> Caller:
    """Let a program see the table it has just changed, whatever its scopes."""
    return replace(caller, scopes=(*caller.scopes, "read"))


@post("/api/tables", tags=["tables"], summary="Make a table")
async def create_table(request: AnyRequest, data: JSONBody[NewTable]) -> Response[Seated]:
    """Make a table and sit down at it."""
    server = server_of(request)
    caller = somebody(await caller_of(request))
    caller.need("create")
    table_id, keys = await server.service.new_tables.create(data, caller)
    return await seated(server, table_id, keys, caller)


@post("/api/records/continue", tags=["records"], summary="Play a record on")
async def continue_record(request: AnyRequest, data: JSONBody[Continue]) -> Response[Seated]:
    """Make a table that begins where a record stands, with luck sealed anew."""
    server = server_of(request)
    caller = somebody(await caller_of(request))
    caller.need("create")
    table_id, keys = await server.service.new_tables.play_on(data, caller)
    return await seated(server, table_id, keys, caller)


@get("/api/tables/{table_id:str}", tags=["tables"], summary="A table")
async def get_table(request: AnyRequest, table_id: Id) -> TableInfo:
    """Look at a table."""
    return await service_of(request).looking.info(table_id, await caller_of(request))


@get("/api/tables/{table_id:str}/components", tags=["tables"], summary="Its components")
async def get_components(request: AnyRequest, table_id: Id) -> Response[Components]:
    """Give the components of the table's edition, which never changes."""
    found = await service_of(request).looking.components(table_id, await caller_of(request))
    return Response(found, headers={"Cache-Control": "private, max-age=86400"})


@post("/api/tables/{table_id:str}/sit", tags=["tables"], summary="Take a seat")
async def sit_down(request: AnyRequest, table_id: Id, data: JSONBody[Sit]) -> Response[Seated]:
    """Take a free seat; the match begins with the last one."""
    server = server_of(request)
    caller = somebody(await caller_of(request))
    caller.need("play")
    keys = await server.service.seats.sit(table_id, data, caller)
    return await seated(server, table_id, keys, caller)


@post("/api/tables/{table_id:str}/recover", tags=["tables"], summary="Use a recovery key")
async def recover_seat(
    request: AnyRequest, table_id: Id, data: JSONBody[Recover]
) -> Response[TableInfo]:
    """Bind a seat to this browser as well."""
    server = server_of(request)
    caller = somebody(await caller_of(request))
    caller.need_person()
    await server.service.seats.recover(table_id, data.key, caller)
    info = await server.service.looking.info(table_id, caller)
    set_now = cookies(caller, server.config, server.store)
    return Response(info, status_code=200, cookies=set_now)


@post("/api/tables/{table_id:str}/rematch", tags=["tables"], summary="Play again")
async def play_again(
    request: AnyRequest, table_id: Id, data: JSONBody[Rematch]
) -> Response[Seated]:
    """Make the same table again, or join it if somebody else already has."""
    server = server_of(request)
    caller = await caller_of(request)
    caller.need("play")
    if caller.kind == "nobody":
        raise ForbiddenError("not_your_table")
    next_id, keys = await server.service.new_tables.rematch(table_id, data.nonce, caller)
    return await seated(server, next_id, keys, caller)


@post("/api/tables/{table_id:str}/do", tags=["play"], summary="Ask for something", status_code=200)
async def do_request(
    request: AnyRequest, table_id: Id, data: JSONBody[TableRequest]
) -> Response[Answer]:
    """Follow one request, as over the WebSocket."""
    asking = Asking(await caller_of(request), language_for(request))
    answer, refused = await service_of(request).requests.do(table_id, data, asking)
    status = 200 if refused is None else status_of(refused)
    return Response(answer, status_code=CONFLICT if answer.result == "superseded" else status)


@get("/api/tables/{table_id:str}/state", tags=["play"], summary="The position")
async def get_state(
    request: AnyRequest, table_id: Id, seat: Seat = None, position: Position = False
) -> State | None:
    """Give the position as a seat sees it; null before the match begins."""
    caller, looking = await caller_of(request), service_of(request).looking
    return await looking.state(table_id, caller, seat, position=position)


@get("/api/tables/{table_id:str}/log", tags=["play"], summary="What was told, page by page")
async def get_log(
    request: AnyRequest, table_id: Id, seat: Seat = None, before: Before = 2_147_483_647
) -> LogPage:
    """Give the lines of the log before a number, as a seat was told them."""
    return await service_of(request).looking.log(table_id, await caller_of(request), seat, before)


@get("/api/lobby", tags=["tables"], summary="Public tables")
async def get_lobby(request: AnyRequest) -> list[TableLine]:
    """List public tables, the newest first."""
    return await service_of(request).looking.lobby()


@get("/api/me/tables", tags=["tables"], summary="My tables")
async def get_my_tables(request: AnyRequest) -> list[TableLine]:
    """List the own tables, those that wait for you first."""
    return await service_of(request).looking.tables_of(await caller_of(request))


HANDLERS = [
    create_table,
    continue_record,
    get_table,
    get_components,
    sit_down,
    recover_seat,
    play_again,
    do_request,
    get_state,
    get_log,
    get_lobby,
    get_my_tables,
]
