"""The connections to the database: to read, to write, to hear of others; each for a limited time."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from voltige.match.errors import StoreError
from voltige.store.database import (
    STATEMENT_S,
    Heard,
    Listener,
    is_open_to_others,
    make_engine,
    migrate,
    read_url,
)
from voltige.store.faults import REMOTE, name_fault
from voltige.store.sqlite_writer import SqliteWriter
from voltige.store.writer import SharedWriter, Writer

# What must reach the disk though it changes nothing: in SQLite, and in a database that is shared.
PROBES = ("PRAGMA user_version = 0", "SELECT txid_current()")

log = logging.getLogger("voltige")


class Connections:
    """A database, opened once and used by all."""

    def __init__(self, url: str, seconds: float = STATEMENT_S) -> None:
        """Read the URL, and take how long anything may take; ``open`` connects."""
        self.url = read_url(url)
        self.seconds = seconds
        self.engine = make_engine(self.url, seconds)
        self.shared = self.engine.dialect.name == "postgresql"
        self.writer: Writer = (
            SharedWriter(self.engine, seconds)
            if self.shared
            else SqliteWriter(self.url.database or "", seconds)
        )
        self.listener: Listener | None = None

    async def open(self, heard: Heard, missed: Any) -> None:
        """Migrate, then begin to write and, where others write too, to listen."""
        await migrate(self.engine)
        if self.url.database and not self.shared and is_open_to_others(Path(self.url.database)):
            log.warning("others can read the database file; chmod 600 it")
        self.writer.start()
        if self.shared:
            self.listener = Listener(self.url, heard, missed)
            self.listener.start()

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        if self.listener is not None:
            await self.listener.stop()
        await self.writer.stop()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection to read with, for a limited time."""
        try:
            async with asyncio.timeout(self.seconds), self.engine.connect() as connection:
                yield connection
        except REMOTE as error:
            raise name_fault(error) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Yield a transaction to write in, for a limited time."""
        try:
            async with asyncio.timeout(self.seconds), self.engine.connect() as plain:
                connection = await plain.execution_options(writes=True)
                async with connection.begin():
                    yield connection
        except REMOTE as error:
            raise name_fault(error) from error

    async def ping(self) -> None:
        """Raise UnavailableError if the database does not answer."""
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))

    async def trouble(self) -> str:
        """Return why nothing can be read or written now, or nothing.

        After a failed write only a write shows that the database takes some again.
        """
        try:
            await self.ping()
            if self.writer.trouble:
                async with self.writing() as connection:
                    await connection.exec_driver_sql(PROBES[self.shared])
                self.writer.note(None)
        except StoreError as error:
            return error.code
        return ""
