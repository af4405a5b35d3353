"""Tables: create, look, sit, ask."""

from dataclasses import replace

from voltige.tables.callers import Asking, Caller
from voltige.tables.errors import ForbiddenError
from voltige.tables.problems import status_of
from voltige.tables.routes.route import Asked, Before, Id, Position, Reply, Seat, get, post
from voltige.tables.wire.bodies import (
    Components,
    Continue,
    LogPage,
    NewTable,
    Recover,
    Rematch,
    Seated,
    SeatKey,
    Sit,
    TableLine,
    TryExample,
)
from voltige.tables.wire.messages import Answer
from voltige.tables.wire.parts import State, TableInfo
from voltige.tables.wire.requests import AnyRequest

CREATED = 201
CONFLICT = 409


async def seated(asked: Asked, table_id: str, keys: list[SeatKey], caller: Caller) -> Reply[Seated]:
    """Answer somebody who has just sat down."""
    info = await asked.service.looking.info(table_id, read_by(caller))
    return Reply(Seated(info, keys), CREATED if keys else 200, caller=caller)


def read_by(caller: Caller) -> Caller:
    """Let a program see the table it has just changed, whatever its scopes."""
    return replace(caller, scopes=(*caller.scopes, "read"))


@post("/api/tables", "tables", "Make a table")
async def create_table(asked: Asked, data: NewTable) -> Reply[Seated]:
    """Make a table and sit down at it."""
    caller = await asked.somebody()
    caller.need("create")
    table_id, keys = await asked.service.new_tables.create(data, caller)
    return await seated(asked, table_id, keys, caller)


@post("/api/records/continue", "records", "Play a record on")
async def continue_record(asked: Asked, data: Continue) -> Reply[Seated]:
    """Make a table that begins where a record stands, with luck sealed anew."""
    caller = await asked.somebody()
    caller.need("create")
    table_id, keys = await asked.service.new_tables.play_on(data, caller)
    return await seated(asked, table_id, keys, caller)


@post("/api/examples/try", "tables", "Try a worked example")
async def try_example(asked: Asked, data: TryExample) -> Reply[Seated]:
    """Make a practice table at the position of a worked example, with bots on the other seats."""
    caller = await asked.somebody()
    caller.need("create")
    table_id, keys = await asked.service.new_tables.try_example(data, caller)
    return await seated(asked, table_id, keys, caller)


@get("/api/tables/{table_id}", "tables", "A table")
async def get_table(asked: Asked, table_id: Id) -> TableInfo:
    """Look at a table."""
    return await asked.service.looking.info(table_id, await asked.caller())


@get("/api/tables/{table_id}/components", "tables", "Its components")
async def get_components(asked: Asked, table_id: Id) -> Reply[Components]:
    """Give the components of the table's edition, which never changes."""
    found = await asked.service.looking.components(table_id, await asked.caller())
    return Reply(found, headers={"Cache-Control": "private, max-age=86400"})


@post("/api/tables/{table_id}/sit", "tables", "Take a seat")
async def sit_down(asked: Asked, table_id: Id, data: Sit) -> Reply[Seated]:
    """Take a free seat; the match begins with the last one."""
    caller = await asked.somebody()
    caller.need("play")
    keys = await asked.service.seats.sit(table_id, data, caller)
    return await seated(asked, table_id, keys, caller)


@post("/api/tables/{table_id}/recover", "tables", "Use a recovery key")
async def recover_seat(asked: Asked, table_id: Id, data: Recover) -> Reply[TableInfo]:
    """Bind a seat to this browser as well."""
    caller = await asked.somebody()
    caller.need_person()
    await asked.service.seats.recover(table_id, data.key, caller)
    return Reply(await asked.service.looking.info(table_id, caller), caller=caller)


@post("/api/tables/{table_id}/rematch", "tables", "Play again")
async def play_again(asked: Asked, table_id: Id, data: Rematch) -> Reply[Seated]:
    """Make the same table again, or join it if somebody else already has."""
    caller = await asked.caller()
    caller.need("play")
    if caller.kind == "nobody":
        raise ForbiddenError("not_your_table")
    next_id, keys = await asked.service.new_tables.rematch(table_id, data.nonce, caller)
    return await seated(asked, next_id, keys, caller)


@post("/api/tables/{table_id}/do", "play", "Ask for something", status=200)
async def do_request(asked: Asked, table_id: Id, data: AnyRequest) -> Reply[Answer]:
    """Follow one request, as over the WebSocket."""
    asking = Asking(await asked.caller(), asked.language)
    answer, refused = await asked.service.requests.do(table_id, data, asking)
    status = 200 if refused is None else status_of(refused)
    return Reply(answer, CONFLICT if answer.result == "superseded" else status)


@get("/api/tables/{table_id}/state", "play", "The position")
async def get_state(
    asked: Asked, table_id: Id, seat: Seat = None, position: Position = False
) -> State | None:
    """Give the position as a seat sees it; null before the match begins."""
    caller, looking = await asked.caller(), asked.service.looking
    return await looking.state(table_id, caller, seat, position=position)


@get("/api/tables/{table_id}/log", "play", "What was told, page by page")
async def get_log(
    asked: Asked, table_id: Id, seat: Seat = None, before: Before = 2_147_483_647
) -> LogPage:
    """Give the lines of the log before a number, as a seat was told them."""
    return await asked.service.looking.log(table_id, await asked.caller(), seat, before)


@get("/api/lobby", "tables", "Public tables")
async def get_lobby(asked: Asked) -> list[TableLine]:
    """List public tables, the newest first."""
    return await asked.service.looking.lobby()


@get("/api/me/tables", "tables", "My tables")
async def get_my_tables(asked: Asked) -> list[TableLine]:
    """List the own tables, those that wait for you first."""
    return await asked.service.looking.tables_of(await asked.caller())


ROUTES = [
    create_table,
    continue_record,
    try_example,
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
