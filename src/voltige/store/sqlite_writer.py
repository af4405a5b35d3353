"""Writing to SQLite: on the event loop itself, with a connection of its own.

What all tables append while the loop goes round once is one transaction. It takes a fraction of a
millisecond until it is on disk; passing it to a thread and hearing of it again takes longer, and
the two would take turns at the interpreter. The loop never waits for a lock: when another
connection is writing, the group is tried again a moment later.
"""

import asyncio
import functools
import logging
import sqlite3

from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.expression import Executable

from voltige.store.database import prepare_sqlite
from voltige.store.errors import ConflictError, StoreError, UnavailableError
from voltige.store.rows import Append
from voltige.store.statements import Values, write_changes
from voltige.store.writer import MOST_TOGETHER, Waiting, Writer, finish, in_order

BUSY_S = 30.0
RETRY_S = 0.002
DIALECT = sqlite.dialect(paramstyle="qmark")

log = logging.getLogger("voltige")


@functools.cache
def prepared(statement: Executable) -> tuple[str, tuple[str, ...]]:
    """Give a statement as the driver takes it, and the names of its values in their order."""
    compiled = statement.compile(dialect=DIALECT)  # type: ignore[attr-defined]  # all of ours can
    return str(compiled), tuple(compiled.positiontup)


class SqliteWriter(Writer):
    """Writes once per round of the loop."""

    def __init__(self, file: str) -> None:
        """Take the file; the first append opens it."""
        super().__init__()
        self.file = file
        self.waiting: list[Waiting] = []
        self.busy_since: float | None = None  # since when another connection has had the lock
        self.planned: asyncio.Handle | None = None
        self.connection: sqlite3.Connection | None = None

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        while self.waiting:
            await asyncio.sleep(RETRY_S)
        if self.connection is not None:
            self.connection.close()

    def put(self, waiting: Waiting) -> None:
        """Let an append wait for the end of this round."""
        self.waiting.append(waiting)
        if self.planned is None:
            self.planned = self.loop.call_soon(self.write)

    def write(self) -> None:
        """Write what has come together."""
        group, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
        self.planned = self.loop.call_soon(self.write) if self.waiting else None
        self.write_group(group)

    def write_group(self, group: list[Waiting]) -> None:
        """Write a group together, or one by one if one of them comes too late."""
        error = self.try_write(in_order(group))
        if isinstance(error, ConflictError) and len(group) > 1:
            for one in group:
                self.write_group([one])
            return
        if isinstance(error, BusyError):
            self.try_later(group)
            return
        for _, done in group:
            finish(done, error)

    def try_later(self, group: list[Waiting]) -> None:
        """Put a group back before the others; nothing of it is written yet."""
        self.waiting[:0] = group
        if self.planned is not None:
            self.planned.cancel()
        self.planned = self.loop.call_later(RETRY_S, self.write)

    def try_write(self, changes: list[Append]) -> StoreError | None:
        """Write changes in one transaction; give what went wrong."""
        try:
            connection = self.connect()
            connection.execute("BEGIN IMMEDIATE")
            try:
                write_changes(self.execute, changes)
                connection.execute("COMMIT")
            except BaseException:
                connection.rollback()
                raise
        except sqlite3.IntegrityError:
            error: StoreError | None = ConflictError("superseded")
        except sqlite3.Error as failure:
            error = self.failed(failure)
        except Exception:  # a bug of ours must leave nobody waiting
            log.exception("writing failed")
            error = UnavailableError("no_database", reason="internal")
        else:
            self.commits += 1
            error = None
        if not isinstance(error, BusyError):
            self.busy_since = None
        return error

    def failed(self, failure: sqlite3.Error) -> StoreError:
        """Tell a lock that will be free again from a database that is not there."""
        reason = type(failure).__name__
        if getattr(failure, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_BUSY:
            return UnavailableError("no_database", reason=reason)
        now = self.loop.time()
        if self.busy_since is None:
            self.busy_since = now
        if now - self.busy_since > BUSY_S:
            return UnavailableError("no_database", reason=reason)
        return BusyError("no_database", reason=reason)

    def connect(self) -> sqlite3.Connection:
        """Open the file, once."""
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, timeout=BUSY_S, isolation_level=None)
            prepare_sqlite(self.connection, None)
            self.connection.execute("PRAGMA busy_timeout=0")
        return self.connection

    def execute(self, statement: Executable, rows: list[Values]) -> None:
        """Execute a statement for each of some rows."""
        sql, names = prepared(statement)
        self.connect().executemany(sql, [tuple(map(row.__getitem__, names)) for row in rows])


class BusyError(UnavailableError):
    """Another connection has the lock; a moment later it will be free."""
