"""Bots think in processes of their own, so that no table waits for them.

A thinker that dies or takes too long is replaced, and its job is given to the next one. A job may
be done twice; the log's key sees to it that a move is made once.

Levels that search take long. They never have all processes, where there are several: a quick bot of
another table finds one free.
"""

import asyncio
import contextlib
import sys

import msgspec

from voltige.bots.levels import SECONDS
from voltige.tables.errors import RequestError
from voltige.tables.thinking import Decided, Job

LIMIT = 1_000_000  # bytes of one line
ATTEMPTS = 3


class Thinker:
    """One process; it is started when it is first needed."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Job, seconds: float) -> Decided:
        """Send a job and wait for the choice."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "voltige.server.worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LIMIT,
                start_new_session=True,  # an interrupt at the terminal is for the server alone
            )
        process = self.process
        assert process.stdin is not None and process.stdout is not None  # noqa: PT018, S101  (pipes)
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        await process.stdin.drain()
        line = await asyncio.wait_for(process.stdout.readline(), seconds)
        return msgspec.json.decode(line, type=Decided)

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """A few processes that share the jobs."""

    def __init__(self, count: int, seconds: float = 30.0) -> None:
        """Take how many may think at once, and how long one may."""
        self.count = count
        self.seconds = seconds
        self.all = [Thinker() for _ in range(count)]
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        self.searching = asyncio.Semaphore(max(1, count - 1))
        self.restarts = 0
        self.stopping = False
        for thinker in self.all:
            self.free.put_nowait(thinker)

    async def choose(self, job: Job) -> int:
        """Give the code that a bot chooses."""
        if job.bot not in SECONDS:
            return await self.ask_next(job)
        async with self.searching:
            return await self.ask_next(job)

    async def ask_next(self, job: Job) -> int:
        """Ask the next process that is free."""
        for _ in range(ATTEMPTS):
            thinker = await self.free.get()
            try:
                if self.stopping:
                    break
                return (await thinker.ask(job, self.seconds)).code
            except (OSError, TimeoutError, ValueError, msgspec.MsgspecError):
                self.restarts += 1
                await thinker.stop()
            finally:
                self.free.put_nowait(thinker)
        raise RequestError("bot_failed", name=job.bot)

    async def stop(self) -> None:
        """End all processes, also those that are just being started, and start no more."""
        self.stopping = True
        await asyncio.gather(*(thinker.stop() for thinker in self.all))
        for _ in self.all:  # a busy one is free once its job has failed
            thinker = await self.free.get()
            await thinker.stop()
