"""Calls a function for a table when its time has come."""

import asyncio
import heapq
from collections.abc import Callable

from voltige.tables.clock import Clock


class Scheduler:
    """A heap of times; one task waits for the first of them."""

    def __init__(self, clock: Clock, call: Callable[[str], None]) -> None:
        """Take what is called with the id of a table."""
        self.clock = clock
        self.call = call
        self.heap: list[tuple[int, str]] = []
        self.planned: set[tuple[int, str]] = set()
        self.earlier = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def plan(self, at: int, table_id: str) -> None:
        """Call for a table at a time; the same twice counts once."""
        if (at, table_id) in self.planned:
            return
        self.planned.add((at, table_id))
        heapq.heappush(self.heap, (at, table_id))
        if self.heap[0] == (at, table_id):
            self.earlier.set()

    def start(self) -> None:
        """Begin to wait."""
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Wait for the first time, or for an earlier one."""
        while True:
            self.earlier.clear()
            if not self.heap:
                await self.earlier.wait()
                continue
            at, table_id = self.heap[0]
            if at > self.clock.now():
                waits = [
                    asyncio.ensure_future(self.clock.wait_until(at)),
                    asyncio.ensure_future(self.earlier.wait()),
                ]
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                for wait in waits:
                    wait.cancel()
                continue
            heapq.heappop(self.heap)
            self.planned.discard((at, table_id))
            self.call(table_id)

    async def stop(self) -> None:
        """Stop waiting."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
