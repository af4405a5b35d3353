"""Work aside, as the server does it: processes with limits, processes that think, and threads."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from voltige.server.limited import LimitedProcesses
from voltige.server.metrics import Metrics
from voltige.server.thinkers import Thinkers
from voltige.tables.aside import Limits
from voltige.tables.thinking import Job

Given = TypeVar("Given")
Done = TypeVar("Done")

# One thread in all: solving never holds up the tables, and the memory of a coach has one user.
SOLVER = ThreadPoolExecutor(1, "coach")


class ServerAside:
    """What the tables' hook (tables/aside.py) is here."""

    def __init__(self, thinkers: int, metrics: Metrics) -> None:
        """Take how many bots may think at once."""
        self.thinkers = Thinkers(thinkers)
        self.limited = LimitedProcesses()
        self.metrics = metrics

    async def think(self, job: Job) -> int:
        """Let a process of its own think."""
        code = await self.thinkers.choose(job)
        self.metrics.bot_restarts.set(self.thinkers.restarts)
        return code

    async def judge(self, work: Callable[[Given], Done], given: Given, limits: Limits) -> Done:
        """Let a process with limits work on what strangers have sent."""
        return await self.limited.run(work, given, limits.seconds, limits.megabytes)

    async def read(self, work: Callable[[Given], Done], given: Given) -> Done:
        """Let a thread read."""
        return await asyncio.to_thread(work, given)

    async def solve(self, work: Callable[[Given], Done], given: Given) -> Done:
        """Let the one thread of the coach work."""
        return await asyncio.get_running_loop().run_in_executor(SOLVER, work, given)

    async def stop(self) -> None:
        """End all processes; a thread ends with what it does."""
        await self.thinkers.stop()
        await self.limited.stop()
