"""Before an upgrade: what this release would do with the tables of a database."""

from contextlib import suppress
from pathlib import Path

import msgspec

from voltige.core.errors import VoltigeError
from voltige.match.errors import StoreError, UnavailableError
from voltige.server.config import Config
from voltige.store.database import read_url
from voltige.store.store import Store
from voltige.tables.kept_editions import restored
from voltige.tables.table.table import TableInMemory


class Outlook(msgspec.Struct, frozen=True):
    """What this release would do with a table; ``error`` is why it can't be played on."""

    id: str
    game: str
    status: str
    error: VoltigeError | None


async def check_tables(config: Config) -> list[Outlook]:
    """Replay every table that is not over, as this release would; nothing is changed."""
    url = read_url(config.database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        raise StoreError("database_unreachable", reason="no such file")
    store = Store(config.database, config.database_s)
    try:
        return [
            Outlook(table_id, game, status, await try_table(table_id, store))
            for table_id, game, status in await store.unfinished()
        ]
    finally:
        await store.engine.dispose()


async def try_table(table_id: str, store: Store) -> VoltigeError | None:
    """Replay a table; give what stands in its way."""
    row = await store.table(table_id)
    if row is None:
        return None
    log = await store.log(table_id)
    with suppress(UnavailableError):  # a schema that keeps no editions yet
        row = await restored(row, store)
    try:
        TableInMemory(row).replay(log)
    except VoltigeError as error:
        return error
    except (ArithmeticError, LookupError, TypeError, ValueError):  # rules that have changed unsaid
        return VoltigeError("unreplayable_table")
    return None
