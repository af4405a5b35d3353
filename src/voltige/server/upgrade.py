"""Before an upgrade: what this release would do with the tables of a database."""

from contextlib import suppress
from pathlib import Path

import msgspec

from voltige.core.errors import VoltigeError
from voltige.match.errors import StoreError, UnavailableError
from voltige.match.migration import MISFITS
from voltige.server.config import Config
from voltige.store.database import read_url
from voltige.store.store import Store
from voltige.tables.kept_editions import restored
from voltige.tables.migration import migrated, row_of
from voltige.tables.table.table import TableInMemory


class Outlook(msgspec.Struct, frozen=True):
    """What this release would do with a table; ``error`` is why it can't be played on.

    ``rules`` is the older version that it comes from, and ``last`` the move that it goes on from if
    later ones don't fit; both are None if nothing changes.
    """

    id: str
    game: str
    status: str
    error: VoltigeError | None = None
    rules: int | None = None
    last: int | None = None


async def check_tables(config: Config) -> list[Outlook]:
    """Replay every table that is not over, as this release would; nothing is changed."""
    url = read_url(config.database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        raise StoreError("database_unreachable", reason="no such file")
    store = Store(config.database, config.database_s)
    try:
        return [await try_table(Outlook(*facts), store) for facts in await store.unfinished()]
    finally:
        await store.engine.dispose()


async def try_table(table: Outlook, store: Store) -> Outlook:
    """Replay a table as this release would, and tell what comes of it."""
    row = await store.table(table.id)
    if row is None:
        return table
    with suppress(UnavailableError):  # a schema that keeps no editions yet
        row = await restored(row, store)
    try:
        rows = await store.log(table.id)
        ours, rows, change = migrated(row, rows)
        TableInMemory(ours).replay(rows if change is None else [*rows, row_of(change, rows, 0)])
    except VoltigeError as error:
        return msgspec.structs.replace(table, error=error)
    except MISFITS:  # rules that have changed unsaid
        return msgspec.structs.replace(table, error=VoltigeError("unreplayable_table"))
    if change is None:
        return table
    last = None if change.first is None else change.first - 1
    return msgspec.structs.replace(table, rules=change.before, last=last)
