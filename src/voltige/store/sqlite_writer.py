"""Writing to SQLite: what all tables append while the loop goes round twice is one transaction.

The first round takes in what clients have sent already, the second what they sent meanwhile: on a busy
server more moves share a commit, and on an idle one a round takes no time.

It runs on the event loop itself: a thread would take turns with it at the interpreter for every
statement, and switching between threads takes longer than a good disk needs. Where commits turn
out to be slow, they alone move to a thread, so that the disk holds up nothing but moves. The loop
never waits for a lock: when another connection is writing, the group is tried again a moment later.
"""

import asyncio
import functools
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from typing import Any

from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.expression import Executable

from voltige.match.errors import StoreError, UnavailableError
from voltige.match.rows import Append
from voltige.store.database import prepare_sqlite
from voltige.store.faults import name_fault
from voltige.store.statements import Values, write_changes
from voltige.store.writer import MOST_TOGETHER, Waiting, Writer, finish, in_order, is_of_one

RETRY_S = 0.002
SLOW_S = 0.005  # commits that take longer than this on average move to a thread
MEMORY = 1 / 16  # how much the last commit counts for that average
DIALECT = sqlite.dialect(paramstyle="qmark")  # a driver finds values by their places more quickly


@functools.cache
def prepared(statement: Executable) -> tuple[str, "itemgetter[str]"]:
    """Return a statement as the driver takes it, and what puts its values into their places."""
    compiled: Any = statement.compile(dialect=DIALECT)  # type: ignore[attr-defined]  # all of ours can
    return str(compiled), itemgetter(*compiled.positiontup)


class SqliteWriter(Writer):
    """Writes transaction after transaction."""

    def __init__(self, file: str, seconds: float) -> None:
        """Take the file, which the first append opens, and how long an append may take."""
        super().__init__(seconds)
        self.file = file
        self.waiting: list[Waiting] = []
        self.planned = False  # a transaction will begin soon, or is under way
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
            self.loop.call_soon(self.gather)

    def gather(self) -> None:
        """Let the loop go round once more before a transaction begins."""
        self.loop.call_soon(self.begin)

    def begin(self) -> None:
        """Begin a transaction with all that waits, or with as many as none of them is to blame."""
        self.waiting = [waiting for waiting in self.waiting if not waiting[1].done()]
        group = self.waiting[:MOST_TOGETHER]
        error = self.execute_all(in_order(group)) if group else None
        while is_of_one(error) and len(group) > 1:
            group = group[: len(group) // 2]
            error = self.execute_all(in_order(group))
        if isinstance(error, BusyError):
            self.loop.call_later(RETRY_S, self.begin)
            return
        del self.waiting[: len(group)]
        if not group:
            self.planned = False
        elif error is None and self.commit_s > SLOW_S:
            commit = self.loop.run_in_executor(self.thread, self.commit)
            commit.add_done_callback(lambda done: self.end(group, done.result()))
        else:
            self.end(group, error or self.commit())

    def end(self, group: list[Waiting], error: StoreError | None) -> None:
        """Tell those who waited for a transaction, and begin the next one."""
        self.note(error)
        for _, done in group:
            finish(done, error)
        self.planned = bool(self.waiting)
        if self.planned:
            self.loop.call_soon(self.gather)

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
        except Exception as failure:  # noqa: BLE001  (whatever it is, somebody waits to hear of it)
            if getattr(failure, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
                return BusyError("no_database", reason="busy")
            return name_fault(failure)
        return None

    def commit(self) -> StoreError | None:
        """Commit the open transaction; give what went wrong, then nothing of it is written."""
        connection = self.connect()
        begun = time.perf_counter()
        try:
            connection.execute("COMMIT")
        except sqlite3.Error as failure:
            if connection.in_transaction:
                connection.rollback()
            return name_fault(failure)
        self.commit_s += (time.perf_counter() - begun - self.commit_s) * MEMORY
        return None

    # -- the connection -----------------------------------------------------------------------

    def connect(self) -> sqlite3.Connection:
        """Open the file, once."""
        if self.connection is None:
            self.connection = sqlite3.connect(
                self.file, timeout=self.seconds, isolation_level=None, check_same_thread=False
            )
            prepare_sqlite(self.connection, None)
            self.connection.execute("PRAGMA busy_timeout=0")  # the loop never waits for a lock
        return self.connection

    def execute(self, statement: Executable, rows: list[Values]) -> None:
        """Execute a statement for each of some rows."""
        text, in_places = prepared(statement)
        self.connect().executemany(text, list(map(in_places, rows)))


class BusyError(UnavailableError):
    """Another connection has the lock; a moment later it will be free."""
