"""Group commit: what several tables append meanwhile is written in one transaction.

An append is done when its commit is done, never earlier. If a number is taken already, the whole
transaction is given up and each append is tried alone, so that only the late one fails.
"""

import asyncio
from abc import ABC, abstractmethod
from typing import Any

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from voltige.store.errors import ConflictError, StoreError, UnavailableError
from voltige.store.rows import Append
from voltige.store.statements import notify, write_changes

MOST_TOGETHER = 256

Waiting = tuple[Append, "asyncio.Future[None]"]


class Writer(ABC):
    """Takes appends from all tables of this process and commits them together."""

    loop: asyncio.AbstractEventLoop

    def __init__(self) -> None:
        """Begin with nothing written."""
        self.commits = 0

    def start(self) -> None:
        """Begin to write."""
        self.loop = asyncio.get_running_loop()

    def append(self, change: Append) -> "asyncio.Future[None]":
        """Write entries; done when they are committed, or failed and nothing is written."""
        done = self.loop.create_future()
        self.put((change, done))
        return done

    @abstractmethod
    def put(self, waiting: Waiting) -> None:
        """Put an append where the next group is taken from."""

    @abstractmethod
    async def stop(self) -> None:
        """Write what is waiting, then stop."""


def finish(done: "asyncio.Future[None]", error: StoreError | None) -> None:
    """Tell the one who waits, if there still is one."""
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def in_order(group: list[Waiting]) -> list[Append]:
    """Give the appends of a group by table, so that no two processes wait for each other."""
    return sorted((change for change, _ in group), key=lambda change: change.table_id)


class SharedWriter(Writer):
    """Writes to PostgreSQL, and tells other processes."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Take the engine."""
        super().__init__()
        self.engine = engine
        self.waiting: list[Waiting] = []
        self.wanted = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        super().start()
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        while self.waiting:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def put(self, waiting: Waiting) -> None:
        """Wake the task."""
        self.waiting.append(waiting)
        self.wanted.set()

    async def run(self) -> None:
        """Write group after group."""
        while True:
            await self.wanted.wait()
            group, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
            if not self.waiting:
                self.wanted.clear()
            await self.write_group(group)

    async def write_group(self, group: list[Waiting]) -> None:
        """Write a group together, or one by one if one of them comes too late."""
        error = await self.try_write(in_order(group))
        if isinstance(error, ConflictError) and len(group) > 1:
            for one in group:
                await self.write_group([one])
            return
        for _, done in group:
            finish(done, error)

    async def try_write(self, changes: list[Append]) -> StoreError | None:
        """Write changes in one transaction; give what went wrong."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(write_all, changes)
        except IntegrityError:
            return ConflictError("superseded")
        except (DBAPIError, SQLAlchemyError, OSError, asyncpg.PostgresError) as error:
            return UnavailableError("no_database", reason=type(error).__name__)
        self.commits += 1
        return None


def write_all(connection: Connection, changes: list[Append]) -> None:
    """Write changes and tell of them."""
    execute: Any = connection.execute
    write_changes(execute, changes)
    notify(execute, changes)
