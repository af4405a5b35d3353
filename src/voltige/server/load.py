"""How busy the process is, and who must wait for that reason: newcomers, before those who play."""

import asyncio

from voltige.server.metrics import Metrics
from voltige.tables.errors import OverloadedError

PAUSE_S = 0.1
MEMORY = 1 / 8  # how much the last pause counts: what happened a second ago is nearly forgotten
LONGEST_S = 1.0  # a process that was stopped for a minute has not been busy for a minute
COME_BACK_S = 5


class Load:
    """Measures how late the event loop is: how long everything waits that wants to be done."""

    def __init__(self, limit_ms: int, metrics: Metrics) -> None:
        """Take how late it may be."""
        self.limit = limit_ms / 1000
        self.metrics = metrics
        self.lag = 0.0  # seconds, smoothed
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to measure."""
        self.task = asyncio.create_task(self.measure())

    async def stop(self) -> None:
        """Stop measuring."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def measure(self) -> None:
        """Sleep again and again, and look how much longer it took."""
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            await asyncio.sleep(PAUSE_S)
            self.note(loop.time() - begun - PAUSE_S)

    def note(self, late: float) -> None:
        """Note how late the loop was."""
        self.lag += (min(late, LONGEST_S) - self.lag) * MEMORY
        self.metrics.lag.set(self.lag)

    def check(self) -> None:
        """Refuse a newcomer while those who are here have to wait."""
        if self.lag > self.limit:
            raise OverloadedError("overloaded", seconds=COME_BACK_S)
