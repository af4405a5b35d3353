"""Records, proofs and replays."""

from litestar import Response, get, post
from litestar.params import JSONBody

from voltige.server.routes.common import (
    AnyRequest,
    First,
    Id,
    Position,
    Seat,
    caller_of,
    service_of,
)
from voltige.tables.wire.bodies import Proof, RecordBody, Replay


@get(
    "/api/matches/{table_id:str}/record",
    tags=["records"],
    summary="The record (.flight)",
    media_type="text/plain",
)
async def get_record(request: AnyRequest, table_id: Id, seat: Seat = None) -> Response[str]:
    """Export a match: whole when it is over, else what a seat was told."""
    caller = await caller_of(request)
    text = await service_of(request).matches.record(table_id, caller, seat)
    headers = {
        "Content-Disposition": f'attachment; filename="{request.path_params["table_id"]}.flight"'
    }
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/matches/{table_id:str}/proof", tags=["records"], summary="Proof of fair luck")
async def get_proof(request: AnyRequest, table_id: Id) -> Proof:
    """Give what anybody needs to check the luck; the seed only when the match is over."""
    return await service_of(request).matches.proof(table_id, await caller_of(request))


@get("/api/matches/{table_id:str}/replay", tags=["records"], summary="A match step by step")
async def get_replay(
    request: AnyRequest,
    table_id: Id,
    seat: Seat = None,
    position: Position = False,
    first: First = 0,
) -> Replay:
    """Give a page of a match: as anybody saw it when it is over, else as the own seat does."""
    caller, matches = await caller_of(request), service_of(request).matches
    return await matches.replay(table_id, caller, seat, first, position=position)


@post("/api/records/replay", tags=["records"], summary="Replay a record", status_code=200)
async def replay_record(request: AnyRequest, data: JSONBody[RecordBody]) -> Replay:
    """Check a record move by move and give a page of it; nothing is stored."""
    return await service_of(request).matches.replay_record(data, await caller_of(request))


HANDLERS = [get_record, get_proof, get_replay, replay_record]
