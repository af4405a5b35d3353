"""Records, proofs and replays."""

import asyncio

from litestar import Response, get, post
from litestar.params import JSONBody

from voltige.core.errors import VoltigeError
from voltige.games import GAMES
from voltige.match.match import Match
from voltige.match.record import Fair, Record, read_record, verify_luck, write_record
from voltige.match.redact import write_redacted
from voltige.server.errors import ServerError, UnusableError
from voltige.server.replaying import replay_of
from voltige.server.room.room import Room
from voltige.server.room.slot import Slot
from voltige.server.routes.common import AnyRequest, Id, Position, Seat, caller_of, server_of
from voltige.server.wire.bodies import Proof, RecordBody, Replay

METHOD = (
    "The seed was drawn and sealed when the table was made: commitment = SHA-256(seed). Each seat "
    "added a nonce; one without counts as 16 zero bytes. Draw number k (from 0) is HMAC-SHA-256 "
    "with key seed ‖ nonces and message k as 8 bytes, big-endian, read as a number and taken modulo "
    "the sum of the weights; numbers in the last incomplete part are drawn again with an attempt "
    "number (4 bytes) after k. The record lists every draw; voltige verify FILE checks them all."
)


def match_of(room: Room) -> Match:
    """Give the match of a table."""
    if room.match is None:
        raise ServerError("not_started")
    return room.match


def record_of(room: Room) -> Record:
    """Give the whole record of a match that is over, with the seed opened."""
    luck = room.fair_luck()
    fair = Fair(luck.commitment, luck.nonces, luck.seed)
    return Record(match_of(room), fair, hashes=True)


@get(
    "/api/matches/{table_id:str}/record",
    tags=["records"],
    summary="The record (.flight)",
    media_type="text/plain",
)
async def get_record(request: AnyRequest, table_id: Id, seat: Seat = None) -> Response[str]:
    """Export a match: whole when it is over, else what a seat was told."""
    server = server_of(request)
    caller = await caller_of(request)

    def see(room: Room, _: Slot) -> Record | str:
        place = server.viewer(room, caller, None if room.is_done else seat)
        match = match_of(room)
        return record_of(room) if room.is_done else write_redacted(match, place)

    found = await server.house.look(table_id, see)
    text = found if isinstance(found, str) else await asyncio.to_thread(write_record, found)
    headers = {
        "Content-Disposition": f'attachment; filename="{request.path_params["table_id"]}.flight"'
    }
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/matches/{table_id:str}/proof", tags=["records"], summary="Proof of fair luck")
async def get_proof(request: AnyRequest, table_id: Id) -> Proof:
    """Give what anybody needs to check the luck; the seed only when the match is over."""
    server = server_of(request)
    caller = await caller_of(request)

    def see(room: Room, _: Slot) -> tuple[Room, bool]:
        server.viewer(room, caller, None)
        return room, room.is_done

    room, done = await server.house.look(table_id, see)
    draws, verified = 0, None
    if done:
        draws = sum(len(entry.luck) for entry in match_of(room).log)
        verified = await asyncio.to_thread(luck_holds, record_of(room))
    return Proof(
        table=room.row.id,
        commitment=room.fair_luck().commitment,
        nonces=[chair.nonce for chair in room.chairs],
        seed=room.row.seed.hex() if done else None,
        draws=draws,
        verified=verified,
        method=METHOD,
    )


def luck_holds(record: Record) -> bool:
    """Check every draw of a record, read back from its own text."""
    try:
        verify_luck(read_record(write_record(record), GAMES))
    except VoltigeError:
        return False
    return True


@get("/api/matches/{table_id:str}/replay", tags=["records"], summary="A match step by step")
async def get_replay(
    request: AnyRequest, table_id: Id, seat: Seat = None, position: Position = False
) -> Replay:
    """Replay a match: as anybody saw it when it is over, else as the own seat does."""
    server = server_of(request)
    caller = await caller_of(request)

    def see(room: Room, _: Slot) -> Replay:
        match = match_of(room)
        if not room.is_done:
            own = server.viewer(room, caller, seat)
            return replay_of(match, own, opened=False, position=position)
        place = server.viewer(room, caller, None)
        wanted = place if seat is None else seat
        if wanted >= room.row.seats:
            raise UnusableError("no_such_seat", seat=wanted, seats=room.row.seats)
        return replay_of(match, wanted, opened=True, position=position)

    return await server.house.look(table_id, see)


@post("/api/records/replay", tags=["records"], summary="Replay a record", status_code=200)
async def replay_record(request: AnyRequest, data: JSONBody[RecordBody]) -> Replay:
    """Check a record move by move and give it step by step; nothing is stored."""
    caller = await caller_of(request)
    caller.need("read")
    return await asyncio.to_thread(replay_text, data)


def replay_text(asked: RecordBody) -> Replay:
    """Read and replay a record."""
    match = read_record(asked.record, GAMES).match
    if asked.seat >= match.table.seats:
        raise UnusableError("no_such_seat", seat=asked.seat, seats=match.table.seats)
    return replay_of(match, asked.seat, opened=True, position=asked.position)


HANDLERS = [get_record, get_proof, get_replay, replay_record]
