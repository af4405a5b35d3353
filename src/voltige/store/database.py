"""The connection: SQLite with a write-ahead log, or PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from voltige.match.errors import StoreError, UnavailableError

CHANNEL = "voltige"
MIGRATION_LOCK = 0x766F6C74  # any number that is ours alone
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
DRIVERS |= {"postgres": "postgresql+asyncpg"}
RETRY_S = 1.0
STATEMENT_S = 5.0  # how long the database may take for anything
CONNECT_S = 10.0
MIGRATION_S = 3600.0  # a big table may take long to be changed, or somebody else is at it
# Pages of the write-ahead log before they are copied into the file: the more, the fewer are copied
# twice, and the fewer moves wait for it. 8000 are 32 MB, which a start after a crash reads at once.
LOG_PAGES = 8000
OWNER_ALONE = 0o600  # whoever reads a database knows the luck to come

Heard = Callable[[str], None]


def read_url(name: str) -> URL:
    """Read a database URL; a plain path means an SQLite file."""
    try:
        url = make_url(name if "://" in name else f"sqlite:///{name}")
    except ArgumentError as error:
        raise StoreError("bad_database_url") from error
    backend = url.get_backend_name()
    if backend not in DRIVERS:
        raise StoreError("bad_database_url")
    return url.set(drivername=DRIVERS[backend])


def make_engine(url: URL, seconds: float = STATEMENT_S) -> AsyncEngine:
    """Make an engine whose every step has a time limit; SQLite syncs every commit to disk."""
    if url.get_backend_name() == "postgresql":
        limits = {"timeout": min(seconds, CONNECT_S), "command_timeout": seconds}
        return create_async_engine(
            url,
            pool_size=5,
            max_overflow=5,
            pool_pre_ping=True,
            pool_timeout=seconds,
            connect_args=limits,
        )
    if url.database:
        prepare_file(Path(url.database))
    engine = create_async_engine(url, connect_args={"timeout": seconds})
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def prepare_file(file: Path) -> None:
    """Make the file for its owner alone, or say why it can't be a database."""
    if file.is_dir():
        raise StoreError("database_is_folder", file=str(file))
    if not file.parent.is_dir():
        raise StoreError("no_database_folder", folder=str(file.parent))
    try:
        file.touch(OWNER_ALONE)  # SQLite gives its other files the same mode
        with file.open("r+b"):
            pass
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise StoreError("database_unreachable", reason=reason) from error


def is_open_to_others(file: Path) -> bool:
    """Return whether anybody but its owner may read a file; one that we made is not."""
    return bool(file.stat().st_mode & ~OWNER_ALONE & 0o777)


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Set a new connection up: write-ahead log, every commit on disk, no implicit transactions."""
    connection.isolation_level = None  # we begin and end transactions ourselves
    cursor = connection.cursor()
    pragmas = ["journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"]
    for pragma in [*pragmas, f"wal_autocheckpoint={LOG_PAGES}"]:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Begin as the caller means it: writers take the lock at once."""
    mode = "IMMEDIATE" if connection.get_execution_options().get("writes") else "DEFERRED"
    connection.exec_driver_sql(f"BEGIN {mode}")


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Bring the schema up to date; several processes may start at once."""
    try:
        async with engine.connect() as plain:
            connection = await plain.execution_options(writes=True)
            async with connection.begin():
                if engine.dialect.name == "postgresql":
                    await connection.execute(
                        text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK}
                    )
                await connection.run_sync(run_migrations, revision)
    except CommandError as error:  # a revision that this release does not know
        raise StoreError("database_newer") from error
    except (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise unusable(error) from error


def unusable(error: Exception) -> StoreError:
    """Say in one sentence why a database can't be opened."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if getattr(cause, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_NOTADB:
        return StoreError("database_junk")
    reason = str(cause).partition("\n")[0].rpartition(">: ")[2].strip()
    return UnavailableError("database_unreachable", reason=reason or type(cause).__name__)


def run_migrations(connection: Connection, revision: str) -> None:
    """Run Alembic on a connection that is already in a transaction."""
    config = Config()
    config.set_main_option("script_location", "voltige.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


class Listener:
    """Hears what other processes have written (PostgreSQL); says so when it may have missed some."""

    def __init__(self, url: URL, heard: Heard, missed: Callable[[], None]) -> None:
        """Take what is called with a payload, and what is called after a lost connection."""
        plain = url.set(drivername="postgresql")
        self.dsn = plain.render_as_string(hide_password=False)
        self.heard = heard
        self.missed = missed
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Listen until stopped."""
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        """Keep one connection that listens; come back whenever it breaks."""
        while True:
            try:
                connection = await asyncpg.connect(self.dsn)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(RETRY_S)
                continue
            closed = asyncio.Event()
            try:
                connection.add_termination_listener(lambda _, closed=closed: closed.set())
                await connection.add_listener(CHANNEL, self.hear)
                self.missed()
                await closed.wait()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(RETRY_S)
            finally:
                connection.terminate()

    def hear(self, _connection: Any, _process: int, _channel: str, payload: Any) -> None:
        """Pass a payload on."""
        self.heard(str(payload))

    async def stop(self) -> None:
        """Stop listening."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
