"""Matches that were played here, over or not: their records, proofs and replays."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from voltige.core.errors import VoltigeError
from voltige.games import GAMES
from voltige.match.match import Match
from voltige.match.record import Fair, Record, read_record, verify_luck, write_record
from voltige.match.redact import write_redacted
from voltige.tables import records
from voltige.tables.callers import Caller
from voltige.tables.errors import RequestError, UnusableError
from voltige.tables.replays import Story, page_of, story_of
from voltige.tables.table.access import place_of
from voltige.tables.table.hosted import HostedTable
from voltige.tables.table.table import TableInMemory
from voltige.tables.tables import Tables
from voltige.tables.wire.bodies import Proof, RecordBody, Replay

Given = TypeVar("Given")
Done = TypeVar("Done")
READERS = 2  # long logs that are read at once, for replays, records and proofs
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


class Matches:
    """Gives matches away: whole when they are over, else what a seat was told."""

    def __init__(self, tables: Tables) -> None:
        """Take the tables."""
        self.tables = tables
        self.reading = asyncio.Semaphore(READERS)

    async def record(self, table_id: str, caller: Caller, seat: int | None) -> str:
        """Export a match: whole when it is over, else what a seat was told."""

        def see(table: TableInMemory, _: HostedTable) -> Record | str:
            place = place_of(table, caller, None if table.is_done else seat)
            match = match_of(table)
            return record_of(table) if table.is_done else write_redacted(match, place)

        found = await self.tables.look(table_id, see)
        return found if isinstance(found, str) else await self.read(write_record, found)

    async def proof(self, table_id: str, caller: Caller) -> Proof:
        """Give what anybody needs to check the luck; the seed only when the match is over."""

        def see(table: TableInMemory, _: HostedTable) -> tuple[TableInMemory, bool]:
            place_of(table, caller, None)
            return table, table.is_done

        table, done = await self.tables.look(table_id, see)
        draws, verified = 0, None
        if done:
            draws = match_of(table).drawn
            verified = await self.read(luck_holds, record_of(table))
        return Proof(
            table=table.row.id,
            commitment=table.fair_luck().commitment,
            nonces=[chair.nonce for chair in table.chairs],
            order=table.nonces,
            seed=table.row.seed.hex() if done else None,
            draws=draws,
            verified=verified,
            method=METHOD,
        )

    async def replay(
        self, table_id: str, caller: Caller, seat: int | None, first: int, *, position: bool
    ) -> Replay:
        """Give a page of a match: as anybody saw it when it is over, else as the own seat does."""

        def see(table: TableInMemory, _: HostedTable) -> Story:
            match = match_of(table)
            if not table.is_done:
                return story_of(match, place_of(table, caller, seat), opened=False)
            place = place_of(table, caller, None)
            wanted = place if seat is None else seat
            if wanted >= table.row.seats:
                raise UnusableError("no_such_seat", seat=wanted, seats=table.row.seats)
            return story_of(match, wanted, opened=True)

        story = await self.tables.look(table_id, see)
        return await self.read(partial(page_of, first=first, position=position), story)

    async def read(self, work: Callable[[Given], Done], given: Given) -> Done:
        """Read a long log aside; a few at once, or they would take the time of all tables."""
        async with self.reading:
            return await self.tables.aside.read(work, given)

    async def replay_record(self, body: RecordBody, caller: Caller) -> Replay:
        """Check a record move by move and give a page of it; nothing is stored."""
        caller.need("read")
        return await self.tables.aside.judge(records.replay, body, records.LIMITS)


def match_of(table: TableInMemory) -> Match:
    """Give the match of a table."""
    if table.match is None:
        raise RequestError("not_started")
    return table.match


def record_of(table: TableInMemory) -> Record:
    """Give the whole record of a match that is over, with the seed opened."""
    luck = table.fair_luck()
    fair = Fair(luck.commitment, luck.nonces, luck.seed, tuple(table.nonces))
    return Record(match_of(table), fair, hashes=True)


def luck_holds(record: Record) -> bool:
    """Check every draw of a record, read back from its own text."""
    try:
        verify_luck(read_record(write_record(record), GAMES))
    except VoltigeError:
        return False
    return True
