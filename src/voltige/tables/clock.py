"""The clock of the tables; tests pass one of their own."""

import asyncio
import time
from abc import ABC, abstractmethod


class Clock(ABC):
    """Milliseconds since 1970, and waiting for a time."""

    @abstractmethod
    def now(self) -> int:
        """Give the time."""

    @abstractmethod
    async def wait_until(self, at: int) -> None:
        """Return when the time has come."""


class SystemClock(Clock):
    """The clock of this machine. It never goes back while the process lives."""

    def __init__(self) -> None:
        """Tie the monotonic clock to the wall."""
        self.offset = time.time() - time.monotonic()

    def now(self) -> int:
        """Give the time."""
        return int((time.monotonic() + self.offset) * 1000)

    async def wait_until(self, at: int) -> None:
        """Sleep."""
        while (left := at - self.now()) > 0:
            await asyncio.sleep(left / 1000)
