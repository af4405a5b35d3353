"""Work aside, as a browser does it: a second worker thinks, judges and solves."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec

from voltige.local.outside import Thinker
from voltige.tables.aside import Limits
from voltige.tables.errands import Outcome, name_of, result_of
from voltige.tables.errors import RequestError, UnusableError
from voltige.tables.thinking import Job, choose

Given = TypeVar("Given")
Done = TypeVar("Done")

THINKING_S = 60.0  # a bot on a slow phone; then the other worker is started anew
SOLVING_S = 60.0


class LocalAside:
    """What the tables' hook (tables/aside.py) is here."""

    def __init__(self, thinker: Thinker) -> None:
        """Take who works elsewhere."""
        self.thinker = thinker
        self.solving = asyncio.Lock()

    async def errand(self, work: Callable[[Given], Done], given: Given, seconds: float) -> Done:
        """Let the other worker do it."""
        argument = msgspec.json.encode(given).decode()
        told = await self.thinker.work(name_of(work), argument, seconds)
        return result_of(msgspec.json.decode(told, type=Outcome), work)

    async def think(self, job: Job) -> int:
        """Give the code that a bot chooses."""
        try:
            return (await self.errand(choose, job, THINKING_S)).code
        except UnusableError as error:
            raise RequestError("bot_failed", name=job.bot) from error

    async def judge(self, work: Callable[[Given], Done], given: Given, limits: Limits) -> Done:
        """Work on what came from a file; a browser needs longer than a server's process."""
        return await self.errand(work, given, limits.seconds * 6)

    async def read(self, work: Callable[[Given], Done], given: Given) -> Done:
        """Read in place."""
        return work(given)

    async def solve(self, work: Callable[[Given], Done], given: Given) -> Done:
        """Work out odds, one at a time."""
        async with self.solving:
            return await self.errand(work, given, SOLVING_S)

    async def stop(self) -> None:
        """Nothing is left running here: the other worker ends with this one."""
