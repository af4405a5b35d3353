"""All matches as files: what this browser alone keeps can be carried away and brought back."""

import hashlib
from typing import Annotated

from msgspec import Meta, Struct

from voltige.local.storage import LocalStorage, size_of
from voltige.match.record import Record, write_record
from voltige.tables import records
from voltige.tables.errors import NotHereError
from voltige.tables.matches import match_of, record_of
from voltige.tables.records import Place
from voltige.tables.routes.route import Asked, Id, get, post
from voltige.tables.table.hosted import HostedTable
from voltige.tables.table.table import TableInMemory
from voltige.tables.wire.bodies import RecordBody, RecordText

DIGEST = 16


class SavedRecord(Struct):
    """A match as a file."""

    name: str
    record: str


class Keep(Struct, forbid_unknown_fields=True):
    """A record to be kept."""

    record: Annotated[RecordText, Meta(min_length=1)]


class KeptFile(Struct):
    """A record that was brought here."""

    id: str
    game: str
    names: list[str]
    kept_at: int
    record: str


class KeptMatch(Struct):
    """A match that takes room here; ``brought`` tells that it came as a file."""

    id: str
    game: str
    names: list[str]
    status: str
    changed_at: int
    bytes: int
    brought: bool


def storage_of(asked: Asked) -> LocalStorage:
    """Give the storage of this browser."""
    storage = asked.service.tables.storage
    if not isinstance(storage, LocalStorage):
        raise TypeError
    return storage


@get("/api/records", "records", "All matches as files")
async def get_records(asked: Asked) -> list[SavedRecord]:
    """Write all matches that were kept here; what is still under way can be played on elsewhere."""
    storage, found = storage_of(asked), []
    for table_id in sorted(storage.kept):
        if storage.kept[table_id].summary.status != "open":
            record = await asked.service.tables.look(table_id, whole_record)
            found.append(SavedRecord(f"{table_id}.flight", write_record(record)))
    kept = [SavedRecord(f"{one.id}.flight", one.record) for one in await storage.records(KeptFile)]
    return [*found, *kept]


def whole_record(table: TableInMemory, _: HostedTable) -> Record:
    """Give a match with everything in it; the seed only when it is over.

    While it runs this shows more than a seat was told: to whoever owns the device, and can look into
    its database as well.
    """
    if table.is_done:
        return record_of(table)
    return Record(match_of(table), None, hashes=True)


@post("/api/records/kept", "records", "Keep a record")
async def keep_record(asked: Asked, data: Keep) -> KeptMatch:
    """Check a record move by move, and keep it."""
    aside = asked.service.tables.aside
    shown = RecordBody(data.record)
    told = await aside.judge(records.replay, shown, records.LIMITS)
    await aside.judge(records.standing, Place(data.record, None), records.LIMITS)
    digest = hashlib.sha256(data.record.encode()).hexdigest()[:DIGEST]
    now = asked.service.tables.clock.now()
    kept = KeptFile(digest, told.game, told.seats, now, data.record)
    await storage_of(asked).keep(digest, kept)
    return brought(kept)


def brought(file: KeptFile) -> KeptMatch:
    """Tell of a record that was brought here."""
    size = size_of([file.record])
    return KeptMatch(file.id, file.game, file.names, "over", file.kept_at, size, brought=True)


@get("/api/records/kept", "records", "All that takes room")
async def get_kept(asked: Asked) -> list[KeptMatch]:
    """List all matches that are kept here with their sizes, the largest first."""
    return await all_kept(storage_of(asked))


async def all_kept(storage: LocalStorage) -> list[KeptMatch]:
    """Tell of all matches."""
    found = [brought(one) for one in await storage.records(KeptFile)]
    for table_id, kept in storage.kept.items():
        told, row = kept.summary, kept.row
        size = await storage.size(table_id)
        facts = table_id, row.game, told.names, told.status, told.changed_at
        found.append(KeptMatch(*facts, size, brought=False))
    return sorted(found, key=lambda one: -one.bytes)


@get("/api/records/kept/{match_id}", "records", "A match as a file", plain=True)
async def get_kept_record(asked: Asked, match_id: Id) -> str:
    """Give the record of a match, or the text of one that was brought here."""
    storage = storage_of(asked)
    if match_id in storage.kept:
        return write_record(await asked.service.tables.look(match_id, whole_record))
    return (await file_of(storage, match_id)).record


async def file_of(storage: LocalStorage, name: str) -> KeptFile:
    """Find a record that was brought here."""
    for one in await storage.records(KeptFile):
        if one.id == name:
            return one
    raise NotHereError("not_here")


@post("/api/records/kept/{match_id}/delete", "records", "Delete a match", status=200)
async def delete_match(asked: Asked, match_id: Id) -> list[KeptMatch]:
    """Delete a match for good, and list what is left; whoever looks at it is told that it is gone."""
    storage, tables = storage_of(asked), asked.service.tables
    if match_id not in storage.kept:
        await storage.drop_record((await file_of(storage, match_id)).id)
        return await all_kept(storage)
    hosted = tables.host(match_id)
    async with hosted.lock:
        await storage.drop(match_id)
        hosted.table = None
    tables.hosted.pop(match_id, None)
    for connection in list(hosted.connections):
        connection.dismiss(NotHereError("no_table"))
    return await all_kept(storage)


ROUTES = [get_records, keep_record, get_kept, get_kept_record, delete_match]
