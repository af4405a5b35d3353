"""Group commit: what several tables append meanwhile is written in one transaction.

SQLite is written by one thread, so that a group costs one switch of threads and not one per
statement. An append is done when its commit is done, never earlier. If a number is taken already, the whole
transaction is given up and each append is tried alone, so that only the late one fails.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, insert, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from voltige.store.database import CHANNEL, make_plain_engine
from voltige.store.errors import ConflictError, StoreError, UnavailableError
from voltige.store.rows import Append, EntryRow, Summary, TableRow
from voltige.store.schema import entries, holders, tables

MOST_TOGETHER = 256
NOTIFY = text("SELECT pg_notify(:channel, :payload)")
ADD_TABLE = insert(tables)
SUMMARY = ("status", "names", "asked", "changed_at", "deadline", "due_at")
SET_SUMMARY = (
    update(tables)
    .where(tables.c.id == bindparam("new_id"))
    .values({name: bindparam(f"new_{name}") for name in SUMMARY})
)
ENTRY = ("table_id", "number", "at", "kind", "seat", "data", "luck", "request")
QUICK_ENTRIES = f"INSERT INTO entries ({', '.join(ENTRY)}) VALUES ({', '.join('?' * len(ENTRY))})"  # noqa: S608  (our own columns)
QUICK_SUMMARY = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in SUMMARY)} WHERE id = ?"  # noqa: S608  (our own columns)
DROP_HOLDER = delete(holders).where(
    holders.c.holder == bindparam("old_holder"),
    holders.c.table_id == bindparam("old_table"),
    holders.c.seat == bindparam("old_seat"),
)

Values = dict[str, Any]

encode = msgspec.json.Encoder().encode


def to_text(value: Any) -> str:
    """Write plain data as JSON."""
    return encode(value).decode()


def entry_values(table_id: str, row: EntryRow) -> dict[str, Any]:
    """Give the columns of an entry."""
    return {
        "table_id": table_id,
        "number": row.number,
        "at": row.at,
        "kind": row.kind,
        "seat": row.seat,
        "data": to_text(row.data),
        "luck": to_text(row.luck),
        "request": row.request,
    }


def summary_values(summary: Summary) -> dict[str, Any]:
    """Give the columns of a summary."""
    return {
        "status": summary.status,
        "names": to_text(summary.names),
        "asked": to_text(summary.asked),
        "changed_at": summary.changed_at,
        "deadline": summary.deadline,
        "due_at": summary.due_at,
    }


def table_values(row: TableRow) -> dict[str, Any]:
    """Give the columns of a table."""
    values = {name: getattr(row, name) for name in TableRow.__slots__}
    values["options"] = to_text(row.options)
    values["position"] = None if row.position is None else to_text(row.position)
    return values


class Writer:
    """Takes appends from all tables of this process and commits them together."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Take the engine; ``start`` begins to write."""
        self.engine = engine
        self.plain: Engine | None = None
        self.thread: ThreadPoolExecutor | None = None
        if engine.dialect.name == "sqlite":
            self.plain = make_plain_engine(engine.url)
            self.thread = ThreadPoolExecutor(1, "writer")
        self.waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self.wanted = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.written = 0

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        while self.waiting:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.thread is not None and self.plain is not None:
            self.thread.submit(self.plain.dispose).result()
            self.thread.shutdown()

    async def append(self, change: Append) -> None:
        """Write entries; return when they are committed, or raise and nothing is written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, done))
        self.wanted.set()
        await done

    async def run(self) -> None:
        """Write group after group."""
        while True:
            await self.wanted.wait()
            group, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
            if not self.waiting:
                self.wanted.clear()
            await self.write_group(group)

    async def write_group(self, group: list[tuple[Append, asyncio.Future[None]]]) -> None:
        """Write a group together, or one by one if one of them comes too late."""
        error = await self.try_write([change for change, _ in group])
        if isinstance(error, ConflictError) and len(group) > 1:
            for pair in group:
                await self.write_group([pair])
            return
        for _, done in group:
            if done.cancelled():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    async def try_write(self, changes: list[Append]) -> StoreError | None:
        """Write changes in one transaction; give what went wrong."""
        changes = sorted(changes, key=lambda change: change.table_id)  # no two processes deadlock
        try:
            if self.thread is not None:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self.thread, self.write_here, changes)
            else:
                async with self.engine.begin() as connection:
                    await connection.run_sync(write_rows, changes, notify=True)
        except IntegrityError:
            return ConflictError("superseded")
        except (DBAPIError, SQLAlchemyError, OSError, asyncpg.PostgresError) as error:
            return UnavailableError("no_database", reason=type(error).__name__)
        self.commits += 1
        self.written += len(changes)
        return None

    def write_here(self, changes: list[Append]) -> None:
        """Write to SQLite, on the writer's own thread."""
        assert self.plain is not None  # noqa: S101  (there is a thread)
        with self.plain.begin() as connection:
            write_rows(connection, changes, notify=False)


def write_rows(connection: Connection, changes: list[Append], *, notify: bool) -> None:
    """Write the rows of several tables."""
    new = [
        {**table_values(change.new), **summary_values(change.summary)}
        for change in changes
        if change.new is not None
    ]
    if new:
        connection.execute(ADD_TABLE, new)
    rows = [entry_values(change.table_id, row) for change in changes for row in change.rows]
    summaries = [
        {**summary_values(change.summary), "id": change.table_id}
        for change in changes
        if change.new is None
    ]
    if notify:
        add_steps(connection, rows, summaries)
    else:
        add_steps_quickly(connection, rows, summaries)
    write_holders(connection, changes)
    if notify:
        told = [{"channel": CHANNEL, "payload": change.table_id} for change in changes]
        connection.execute(NOTIFY, told)


def add_steps(connection: Connection, rows: list[Values], summaries: list[Values]) -> None:
    """Add entries and bring the summaries of their tables up to date."""
    if rows:
        connection.execute(insert(entries), rows)
    if summaries:
        new = [{f"new_{name}": value for name, value in row.items()} for row in summaries]
        connection.execute(SET_SUMMARY, new)


def add_steps_quickly(connection: Connection, rows: list[Values], summaries: list[Values]) -> None:
    """Do the same with the statements of SQLite's driver: every move passes here."""
    if rows:
        connection.exec_driver_sql(QUICK_ENTRIES, [tuple(map(row.get, ENTRY)) for row in rows])
    if summaries:
        connection.exec_driver_sql(
            QUICK_SUMMARY, [tuple(map(row.get, (*SUMMARY, "id"))) for row in summaries]
        )


def write_holders(connection: Connection, changes: list[Append]) -> None:
    """Keep the index of who sits where in step with the logs."""
    left = [
        {"old_holder": holder, "old_table": change.table_id, "old_seat": seat}
        for change in changes
        for holder, seat in change.left
    ]
    if left:
        connection.execute(DROP_HOLDER, left)
    taken = [
        {"holder": holder, "table_id": change.table_id, "seat": seat}
        for change in changes
        for holder, seat in change.holders
    ]
    if taken:
        connection.execute(insert(holders), taken)
