"""Records, proofs and replays."""

from voltige.tables.routes.route import Asked, First, Id, Position, Reply, Seat, get, post
from voltige.tables.wire.bodies import Proof, RecordBody, Replay


@get("/api/matches/{table_id}/record", "records", "The record (.flight)", plain=True)
async def get_record(asked: Asked, table_id: Id, seat: Seat = None) -> Reply[str]:
    """Export a match: whole when it is over, else what a seat was told."""
    text = await asked.service.matches.record(table_id, await asked.caller(), seat)
    name = f'attachment; filename="{table_id}.flight"'
    return Reply(text, headers={"Content-Disposition": name})


@get("/api/matches/{table_id}/proof", "records", "Proof of fair luck")
async def get_proof(asked: Asked, table_id: Id) -> Proof:
    """Give what anybody needs to check the luck; the seed only when the match is over."""
    return await asked.service.matches.proof(table_id, await asked.caller())


@get("/api/matches/{table_id}/replay", "records", "A match step by step")
async def get_replay(
    asked: Asked, table_id: Id, seat: Seat = None, position: Position = False, first: First = 0
) -> Replay:
    """Give a page of a match: as anybody saw it when it is over, else as the own seat does."""
    caller, matches = await asked.caller(), asked.service.matches
    return await matches.replay(table_id, caller, seat, first, position=position)


@post("/api/records/replay", "records", "Replay a record", status=200)
async def replay_record(asked: Asked, data: RecordBody) -> Replay:
    """Check a record move by move and give a page of it; nothing is stored."""
    return await asked.service.matches.replay_record(data, await asked.caller())


ROUTES = [get_record, get_proof, get_replay, replay_record]
