"""Work that would hold up the tables: the one hook through which all of it goes.

A server hands in processes with limits, and threads; a browser's worker may do it in place.
"""

from collections.abc import Callable
from typing import Protocol, TypeVar

from msgspec import Struct

from voltige.tables.thinking import Job

Given = TypeVar("Given")
Done = TypeVar("Done")


class Limits(Struct, frozen=True):
    """What some work may use."""

    seconds: float
    megabytes: int


class Aside(Protocol):
    """Does work beside the tables; what the work raises is raised by these."""

    async def think(self, job: Job) -> int:
        """Give the code that a bot chooses."""

    async def judge(self, work: Callable[[Given], Done], given: Given, limits: Limits) -> Done:
        """Work on what strangers have sent; what takes too much is an UnusableError.

        The function stands in a module; what it takes and gives can travel as JSON.
        """

    async def read(self, work: Callable[[Given], Done], given: Given) -> Done:
        """Read what is long, but our own: logs, records and editions that were judged."""

    async def solve(self, work: Callable[[Given], Done], given: Given) -> Done:
        """Work out odds, one at a time: the memory of a coach has one user.

        What the function takes and gives can travel as JSON here, too.
        """

    async def stop(self) -> None:
        """End all work, and begin no more."""
