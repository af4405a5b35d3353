"""Group commit: what several tables append meanwhile is written in one transaction.

An append is done when its commit is done, never earlier. If a number is taken already, or something
cannot be written, the whole transaction is given up and the group is split, again and again, so that
only the bad one fails. An append that takes too long fails; whether it was written, the log knows.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from voltige.match.errors import StoreError, UnavailableError
from voltige.match.rows import Append
from voltige.store.faults import name_fault
from voltige.store.statements import notify, write_changes

MOST_TOGETHER = 256

Waiting = tuple[Append, "asyncio.Future[None]"]

log = logging.getLogger("voltige")


class Writer(ABC):
    """Takes appends from all tables of this process and commits them together."""

    loop: asyncio.AbstractEventLoop

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.commits = 0
        self.failures = 0  # transactions that the database did not take
        self.trouble = ""  # the code of the last of them, until one succeeds
        self.awaited: deque[tuple[float, asyncio.Future[None]]] = deque()  # with when they expire
        self.watch: asyncio.TimerHandle | None = None  # for the first of them

    def start(self) -> None:
        """Begin to write."""
        self.loop = asyncio.get_running_loop()

    def append(self, change: Append) -> "asyncio.Future[None]":
        """Write entries; done when they are committed, or failed and nothing is written."""
        done = self.loop.create_future()
        while self.awaited and self.awaited[0][1].done():
            self.awaited.popleft()
        self.awaited.append((self.loop.time() + self.seconds, done))
        if self.watch is None:
            self.watch = self.loop.call_later(self.seconds, self.expire)
        self.put((change, done))
        return done

    def expire(self) -> None:
        """Let those who have waited too long wait no longer; watch over the next ones."""
        self.watch = None
        while self.awaited:
            at, done = self.awaited[0]
            if not done.done():
                if at > self.loop.time():
                    self.watch = self.loop.call_at(at, self.expire)
                    return
                finish(done, UnavailableError("no_database", reason="timeout"))
            self.awaited.popleft()

    def note(self, error: StoreError | None) -> None:
        """Keep in mind, and log once, that the database takes nothing, and that it does again."""
        if error is None:
            self.commits += 1
            if self.trouble:
                log.warning("writing works again", extra={"after": self.trouble})
            self.trouble = ""
        elif isinstance(error, UnavailableError):
            self.failures += 1
            if self.trouble != error.code:
                log.error("nothing can be written", extra={"reason": error.code})
            self.trouble = error.code

    @abstractmethod
    def put(self, waiting: Waiting) -> None:
        """Put an append where the next group is taken from."""

    @abstractmethod
    async def stop(self) -> None:
        """Write what is waiting, then stop."""


def finish(done: "asyncio.Future[None]", error: StoreError | None) -> None:
    """Tell the one who waits, if there still is one."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def is_of_one(error: StoreError | None) -> bool:
    """Return whether a failure may be that of one append, so that the others should be tried."""
    return error is not None and not isinstance(error, UnavailableError)


def in_order(group: list[Waiting]) -> list[Append]:
    """Return the appends of a group by table, so that no two processes wait for each other."""
    return sorted([change for change, _ in group], key=attrgetter("table_id"))


class SharedWriter(Writer):
    """Writes to PostgreSQL, and tells other processes."""

    def __init__(self, engine: AsyncEngine, seconds: float) -> None:
        super().__init__(seconds)
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
        """Write a group together; if one of them is to blame for a failure, halves of it."""
        group = [waiting for waiting in group if not waiting[1].done()]  # others have given up
        if not group:
            return
        error = await self.try_write(in_order(group))
        if is_of_one(error) and len(group) > 1:
            middle = len(group) // 2
            await self.write_group(group[:middle])
            await self.write_group(group[middle:])
            return
        self.note(error)
        for _, done in group:
            finish(done, error)

    async def try_write(self, changes: list[Append]) -> StoreError | None:
        """Write changes in one transaction; give what went wrong."""
        try:
            async with asyncio.timeout(self.seconds), self.engine.begin() as connection:
                await connection.run_sync(write_all, changes)
        except Exception as error:  # noqa: BLE001  (whatever it is, somebody waits to hear of it)
            return name_fault(error)
        return None


def write_all(connection: Connection, changes: list[Append]) -> None:
    """Write changes and tell of them."""
    execute: Any = connection.execute
    write_changes(execute, changes)
    notify(execute, changes)
