"""Records, proofs and replays."""

import asyncio

from litestar import Response, get, post
from litestar.params import JSONBody

from voltige.core.errors import VoltigeError
from voltige.games import GAMES
from voltige.match.match import Match
from voltige.match.record import Fair, Record, read_record, verify_luck, write_record
from voltige.match.redact import write_redacted
from voltige.server import records
from voltige.server.errors import ServerError, UnusableError
from voltige.server.replaying import Story, page_of, story_of
from voltige.server.room.room import Room
from voltige.server.room.slot import Slot
from voltige.server.routes.common import (
    AnyRequest,
    First,
    Id,
    Position,
    Seat,
    caller_of,
    server_of,
)
from voltige.server.wire.bodies import Proof, RecordBody, Replay

METHOD = (
    "The seed was drawn and sealed when the table was made: commitment = SHA-256(seed). After that each "
    "seat added a nonce; one without counts as 16 zero bytes. Draw number k (from 0) is HMAC-SHA-256 "
    "with key seed ‖ nonces and message k as 8 bytes, big-endian, read as a number and taken modulo "
    "the sum of the weights; numbers in the last incomplete part are drawn again with an attempt "
    "number (4 bytes) after k. At a practice table k counts the draws in force from one source, and "
    "the attempt number (0 at first) and the name of the source follow k. The record lists every draw "
    "with its share of the weights; docs/fair-luck.md says it all, voltige verify FILE or "
    "verify_luck.py, a file of its own, checks it."
)


def match_of(room: Room) -> Match:
    """Give the match of a table."""
    if room.match is None:
        raise ServerError("not_started")
    return room.match


def record_of(room: Room) -> Record:
    """Give the whole record of a match that is over, with the seed opened."""
    luck = room.fair_luck()
    fair = Fair(luck.commitment, luck.nonces, luck.seed, tuple(room.nonces))
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
        draws = match_of(room).drawn
        verified = await asyncio.to_thread(luck_holds, record_of(room))
    return Proof(
        table=room.row.id,
        commitment=room.fair_luck().commitment,
        nonces=[chair.nonce for chair in room.chairs],
        order=room.nonces,
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
    request: AnyRequest,
    table_id: Id,
    seat: Seat = None,
    position: Position = False,
    first: First = 0,
) -> Replay:
    """Give a page of a match: as anybody saw it when it is over, else as the own seat does."""
    server = server_of(request)
    caller = await caller_of(request)

    def see(room: Room, _: Slot) -> Story:
        match = match_of(room)
        if not room.is_done:
            own = server.viewer(room, caller, seat)
            return story_of(match, own, opened=False)
        place = server.viewer(room, caller, None)
        wanted = place if seat is None else seat
        if wanted >= room.row.seats:
            raise UnusableError("no_such_seat", seat=wanted, seats=room.row.seats)
        return story_of(match, wanted, opened=True)

    story = await server.house.look(table_id, see)
    async with server.reading:
        return await asyncio.to_thread(page_of, story, first, position=position)


@post("/api/records/replay", tags=["records"], summary="Replay a record", status_code=200)
async def replay_record(request: AnyRequest, data: JSONBody[RecordBody]) -> Replay:
    """Check a record move by move and give a page of it; nothing is stored."""
    caller = await caller_of(request)
    caller.need("read")
    limits = records.SECONDS, records.MEGABYTES
    return await server_of(request).house.aside.run_limited(records.replay, data, *limits)


HANDLERS = [get_record, get_proof, get_replay, replay_record]
