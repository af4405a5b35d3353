"""Writing to SQLite: one thread with a connection of its own.

A move of a lively table waits for three things: to reach the thread, to be on disk, and to be heard
of again. The thread takes whatever has come meanwhile as one group, and says so once per group.
"""

import asyncio
import functools
import logging
import sqlite3
import threading
from queue import Empty, SimpleQueue

from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.expression import Executable

from voltige.store.database import prepare_sqlite
from voltige.store.errors import ConflictError, StoreError, UnavailableError
from voltige.store.rows import Append
from voltige.store.statements import Values, write_changes
from voltige.store.writer import MOST_TOGETHER, Waiting, Writer, finish, in_order

BUSY_S = 30
DIALECT = sqlite.dialect(paramstyle="qmark")

log = logging.getLogger("voltige")

Outcome = tuple["asyncio.Future[None]", StoreError | None]


@functools.cache
def prepared(statement: Executable) -> tuple[str, tuple[str, ...]]:
    """Give a statement as the driver takes it, and the names of its values in their order."""
    compiled = statement.compile(dialect=DIALECT)  # type: ignore[attr-defined]  # all of ours can
    return str(compiled), tuple(compiled.positiontup)


class SqliteWriter(Writer):
    """Writes on a thread."""

    def __init__(self, file: str) -> None:
        """Take the file; ``start`` opens it."""
        super().__init__()
        self.file = file
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.thread: threading.Thread | None = None
        self.connection: sqlite3.Connection | None = None

    def start(self) -> None:
        """Begin to write."""
        super().start()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        if self.thread is not None:
            self.queue.put(None)
            await asyncio.to_thread(self.thread.join)
            await asyncio.sleep(0)  # those who waited for the last group hear of it

    def put(self, waiting: Waiting) -> None:
        """Pass an append to the thread."""
        self.queue.put(waiting)

    # -- on the thread ------------------------------------------------------------------------

    def run(self) -> None:
        """Write group after group until nothing more will come."""
        going = True
        while going:
            group, going = self.next_group()
            if group:
                self.loop.call_soon_threadsafe(tell, self.write_group(group))
        if self.connection is not None:
            self.connection.close()

    def next_group(self) -> tuple[list[Waiting], bool]:
        """Wait for an append and take all that have come with it; false after the last one."""
        group: list[Waiting] = []
        waiting = self.queue.get()
        while waiting is not None:
            group.append(waiting)
            if len(group) == MOST_TOGETHER:
                return group, True
            try:
                waiting = self.queue.get_nowait()
            except Empty:
                return group, True
        return group, False

    def write_group(self, group: list[Waiting]) -> list[Outcome]:
        """Write a group together, or one by one if one of them comes too late."""
        error = self.try_write(in_order(group))
        if isinstance(error, ConflictError) and len(group) > 1:
            return [outcome for one in group for outcome in self.write_group([one])]
        return [(done, error) for _, done in group]

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
            return ConflictError("superseded")
        except sqlite3.Error as error:
            return UnavailableError("no_database", reason=type(error).__name__)
        except Exception:  # a bug of ours must leave nobody waiting
            log.exception("writing failed")
            return UnavailableError("no_database", reason="internal")
        self.commits += 1
        return None

    def connect(self) -> sqlite3.Connection:
        """Open the file, once."""
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, timeout=BUSY_S, isolation_level=None)
            prepare_sqlite(self.connection, None)
        return self.connection

    def execute(self, statement: Executable, rows: list[Values]) -> None:
        """Execute a statement for each of some rows."""
        sql, names = prepared(statement)
        self.connect().executemany(sql, [tuple(map(row.__getitem__, names)) for row in rows])


def tell(outcomes: list[Outcome]) -> None:
    """Tell everybody who waited for a group."""
    for done, error in outcomes:
        finish(done, error)
