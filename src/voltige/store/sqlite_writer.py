"""Writing to SQLite: what all tables append while the loop goes round once is one transaction.

It runs on the event loop itself: a thread would take turns with it at the interpreter for every
statement, and hopping to and fro takes longer than a good disk needs. Where commits turn out to be
slow, they alone move to a thread, so that the disk holds up nothing but moves. The loop never waits
for a lock: when another connection is writing, the group is tried again a moment later.
"""

import asyncio
import functools
import logging
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.expression import Executable

from voltige.store.database import prepare_sqlite
from voltige.store.errors import ConflictError, StoreError, UnavailableError
from voltige.store.rows import Append
from voltige.store.statements import Values, write_changes
from voltige.store.writer import MOST_TOGETHER, Waiting, Writer, finish, in_order

BUSY_S = 30.0
RETRY_S = 0.002
SLOW_S = 0.005  # commits that take longer than this on average move to a thread
MEMORY = 1 / 16  # how much the last commit counts for that average
DIALECT = sqlite.dialect(paramstyle="qmark")

log = logging.getLogger("voltige")


@functools.cache
def prepared(statement: Executable) -> tuple[str, tuple[str, ...]]:
    """Give a statement as the driver takes it, and the names of its values in their order."""
    compiled = statement.compile(dialect=DIALECT)  # type: ignore[attr-defined]  # all of ours can
    return str(compiled), tuple(compiled.positiontup)


class SqliteWriter(Writer):
    """Writes transaction after transaction."""

    def __init__(self, file: str) -> None:
        """Take the file; the first append opens it."""
        super().__init__()
        self.file = file
        self.waiting: list[Waiting] = []
        self.planned = False  # a transaction will begin soon, or is under way
        self.busy_since: float | None = None  # since when another connection has had the lock
        self.commit_s = 0.0  # what a commit takes, on average
        self.connection: sqlite3.Connection | None = None
        self.thread = ThreadPoolExecutor(1, "commits")  # starts when it is needed

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        while self.planned:
            await asyncio.sleep(RETRY_S)
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()

    def put(self, waiting: Waiting) -> None:
        """Let an append wait for the next transaction."""
        self.waiting.append(waiting)
        if not self.planned:
            self.planned = True
            self.loop.call_soon(self.begin)

    def begin(self) -> None:
        """Begin a transaction with all that waits, or with the first if one of them is too late."""
        group = self.waiting[:MOST_TOGETHER]
        error = self.execute_all(in_order(group))
        if isinstance(error, ConflictError) and len(group) > 1:
            group = group[:1]
            error = self.execute_all(in_order(group))
        if isinstance(error, BusyError):
            self.loop.call_later(RETRY_S, self.begin)
            return
        del self.waiting[: len(group)]
        if error is None and self.commit_s > SLOW_S:
            commit = self.loop.run_in_executor(self.thread, self.commit)
            commit.add_done_callback(lambda done: self.end(group, done.result()))
        else:
            self.end(group, error or self.commit())

    def end(self, group: list[Waiting], error: StoreError | None) -> None:
        """Tell those who waited for a transaction, and begin the next one."""
        if error is None:
            self.commits += 1
        for _, done in group:
            finish(done, error)
        self.planned = bool(self.waiting)
        if self.planned:
            self.loop.call_soon(self.begin)

    def execute_all(self, changes: list[Append]) -> StoreError | None:
        """Execute changes in a new transaction; give what went wrong, then nothing has happened."""
        try:
            connection = self.connect()
            connection.execute("BEGIN IMMEDIATE")
            try:
                write_changes(self.execute, changes)
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
            error = None
        if not isinstance(error, BusyError):
            self.busy_since = None
        return error

    def commit(self) -> StoreError | None:
        """Commit the open transaction; give what went wrong, then nothing of it is written."""
        connection = self.connect()
        begun = time.perf_counter()
        try:
            connection.execute("COMMIT")
        except sqlite3.Error as failure:
            if connection.in_transaction:
                connection.rollback()
            return UnavailableError("no_database", reason=type(failure).__name__)
        self.commit_s += (time.perf_counter() - begun - self.commit_s) * MEMORY
        return None

    # -- the connection -----------------------------------------------------------------------

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
            self.connection = sqlite3.connect(
                self.file, timeout=BUSY_S, isolation_level=None, check_same_thread=False
            )
            prepare_sqlite(self.connection, None)
            self.connection.execute("PRAGMA busy_timeout=0")
        return self.connection

    def execute(self, statement: Executable, rows: list[Values]) -> None:
        """Execute a statement for each of some rows."""
        sql, names = prepared(statement)
        self.connect().executemany(sql, [tuple(map(row.__getitem__, names)) for row in rows])


class BusyError(UnavailableError):
    """Another connection has the lock; a moment later it will be free."""
