"""Work on what strangers have sent, in processes of its own with limits of time and memory.

The loop hands a function and its argument over and goes on serving. A process that takes too long or
too much is killed and replaced; whoever sent the work is told so, and nobody else notices.
"""

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import TypeVar

import msgspec

from voltige.server.limited_worker import HEAD_BYTES, Task
from voltige.tables.errands import Outcome, name_of, result_of
from voltige.tables.errors import TooOftenError, UnusableError

Given = TypeVar("Given")
Done = TypeVar("Done")

PROCESSES = 2
MOST_WAITING = 32  # whoever comes then must come back later
START_S = 60.0  # until a new process is ready
SLACK = 3  # by how much a busy machine may stretch the time that is allowed
RETRY_S = 5


class LimitedProcess:
    """One process; it is started when it is first needed."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self.process: asyncio.subprocess.Process | None = None

    async def ready(self) -> None:
        """Start the process if there is none, and wait until it listens."""
        if self.process is not None and self.process.returncode is None:
            return
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "voltige.server.limited_worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # an interrupt at the terminal is for the server alone
        )
        await asyncio.wait_for(self.read(), START_S)

    async def read(self) -> bytes:
        """Read one message of the process."""
        assert self.process is not None and self.process.stdout is not None  # noqa: PT018, S101  (a pipe)
        size = int.from_bytes(await self.process.stdout.readexactly(HEAD_BYTES), "big")
        return await self.process.stdout.readexactly(size)

    async def work(self, task: Task) -> Outcome:
        """Hand a task over and wait for what comes of it."""
        assert self.process is not None and self.process.stdin is not None  # noqa: PT018, S101  (a pipe)
        data = msgspec.json.encode(task)
        self.process.stdin.write(len(data).to_bytes(HEAD_BYTES, "big") + data)
        await self.process.stdin.drain()
        return msgspec.json.decode(await self.read(), type=Outcome)

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class LimitedProcesses:
    """A few processes that share the work."""

    def __init__(self, count: int = PROCESSES, most_waiting: int = MOST_WAITING) -> None:
        """Take how many may work at once, and how many tasks may wait for them."""
        self.most_waiting = most_waiting
        self.all = [LimitedProcess() for _ in range(count)]
        self.free: asyncio.Queue[LimitedProcess] = asyncio.Queue()
        self.waiting = 0
        self.stopping = False
        for process in self.all:
            self.free.put_nowait(process)

    async def run(
        self,
        function: Callable[[Given], Done],
        argument: Given,
        seconds: float,
        megabytes: int,
    ) -> Done:
        """Run a function of a module aside; its errors are raised here.

        Argument and result travel as JSON by the types that the function declares. More time or
        memory than allowed is an UnusableError.
        """
        if self.waiting >= self.most_waiting:
            raise TooOftenError("too_often", seconds=RETRY_S)
        raw = msgspec.Raw(msgspec.json.encode(argument))
        task = Task(name_of(function), raw, seconds, megabytes)
        return result_of(await self.hand_over(task), function)

    async def hand_over(self, task: Task) -> Outcome:
        """Wait for a free process and let it work."""
        self.waiting += 1
        try:
            process = await self.free.get()
        finally:
            self.waiting -= 1
        good = False
        try:
            if self.stopping:
                raise TooOftenError("too_often", seconds=RETRY_S)
            await process.ready()
            reply = await asyncio.wait_for(process.work(task), task.seconds * SLACK)
            good = not reply.broken
        except (OSError, TimeoutError, EOFError, msgspec.MsgspecError) as error:
            raise UnusableError("too_costly") from error
        finally:
            if not good:
                await process.stop()
            self.free.put_nowait(process)
        return reply

    async def stop(self) -> None:
        """End all processes, and start no more."""
        self.stopping = True
        await asyncio.gather(*(process.stop() for process in self.all))
