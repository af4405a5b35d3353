"""All matches as files: what this browser alone keeps can be carried away and brought back."""

import hashlib
from typing import Annotated

from msgspec import Meta, Struct

from voltige.local.storage import LocalStorage
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


class KeptRecord(Struct):
    """A record that was brought here."""

    id: str
    game: str
    names: list[str]
    kept_at: int


class KeptFile(KeptRecord):
    """A record that was brought here, with its text."""

    record: str = ""


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
async def keep_record(asked: Asked, data: Keep) -> KeptRecord:
    """Check a record move by move, and keep it."""
    aside = asked.service.tables.aside
    shown = RecordBody(data.record)
    told = await aside.judge(records.replay, shown, records.LIMITS)
    await aside.judge(records.standing, Place(data.record, None), records.LIMITS)
    digest = hashlib.sha256(data.record.encode()).hexdigest()[:DIGEST]
    now = asked.service.tables.clock.now()
    kept = KeptFile(digest, told.game, told.seats, now, data.record)
    await storage_of(asked).keep(digest, kept)
    return KeptRecord(kept.id, kept.game, kept.names, kept.kept_at)


@get("/api/records/kept", "records", "Records that were brought here")
async def get_kept(asked: Asked) -> list[KeptRecord]:
    """List the records that were brought here, the newest first."""
    kept = await storage_of(asked).records(KeptFile)
    lines = [KeptRecord(one.id, one.game, one.names, one.kept_at) for one in kept]
    return sorted(lines, key=lambda one: -one.kept_at)


@get("/api/records/kept/{record_id}", "records", "A record that was brought here", plain=True)
async def get_kept_record(asked: Asked, record_id: Id) -> str:
    """Give the text of a record."""
    for one in await storage_of(asked).records(KeptFile):
        if one.id == record_id:
            return one.record
    raise NotHereError("not_here")


ROUTES = [get_records, keep_record, get_kept, get_kept_record]
