"""Work on what strangers send: in processes of its own, with limits of time and memory.

A process takes one job after the other, a line of JSON each, and answers with one. It is killed and
replaced when a job takes too long, and it ends by itself when its memory runs out or its input ends.
"""

import asyncio
import contextlib
import importlib
import resource
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from voltige.core.errors import VoltigeError
from voltige.server.errors import UnusableError

LINE_BYTES = 16_000_000  # of one answer
GRACE_S = 5.0  # for starting a process and for the way there and back
MEGABYTE = 1 << 20


class Job(msgspec.Struct):
    """A function by its module and name, what it is given, and its limits."""

    module: str
    name: str
    argument: Any
    seconds: int
    megabytes: int


class Outcome(msgspec.Struct, omit_defaults=True):
    """What came of a job: a result, or the code and the parameters of a refusal."""

    result: msgspec.Raw = msgspec.Raw()
    code: str = ""
    params: dict[str, Any] = {}


class Aside:
    """A few processes; one is started when none is idle."""

    def __init__(self, count: int) -> None:
        """Take how many jobs may be done at once."""
        self.turns = asyncio.Semaphore(count)
        self.idle: list[asyncio.subprocess.Process] = []
        self.busy: set[asyncio.subprocess.Process] = set()

    async def run_limited(
        self, function: Callable[[Any], Any], argument: Any, seconds: int, megabytes: int
    ) -> bytes:
        """Give what a function of a module makes of an argument, as JSON; or raise its refusal."""
        job = Job(function.__module__, function.__name__, argument, seconds, megabytes)
        async with self.turns:
            line = await self.ask(msgspec.json.encode(job) + b"\n", seconds + GRACE_S)
        outcome = msgspec.json.decode(line, type=Outcome)
        if outcome.code:
            raise UnusableError(outcome.code, **outcome.params)
        return bytes(outcome.result)

    async def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a job to a process and wait for its answer."""
        process = self.idle.pop() if self.idle else await start()
        self.busy.add(process)
        answer = b""
        try:
            assert process.stdin is not None and process.stdout is not None  # noqa: PT018, S101  (pipes)
            process.stdin.write(line)
            answer = await asyncio.wait_for(process.stdout.readline(), seconds)
        except (OSError, TimeoutError, ValueError):
            answer = b""
        finally:
            self.busy.discard(process)
            if answer:
                self.idle.append(process)
            else:
                await end(process)
        if not answer:
            raise UnusableError("too_much_work")
        return answer

    async def stop(self) -> None:
        """End all processes."""
        for process in [*self.idle, *self.busy]:
            await end(process)
        self.idle.clear()


async def start() -> asyncio.subprocess.Process:
    """Start a process."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "voltige.server.aside"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LINE_BYTES,
        start_new_session=True,  # an interrupt at the terminal is for the server alone
    )


async def end(process: asyncio.subprocess.Process) -> None:
    """End a process."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def do(job: Job) -> Outcome:
    """Do a job within its limits."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    spent = int(used.ru_utime + used.ru_stime)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (spent + job.seconds + 1, most))
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (job.megabytes * MEGABYTE, most))
    try:
        found = getattr(importlib.import_module(job.module), job.name)(job.argument)
        return Outcome(msgspec.Raw(msgspec.json.encode(found)))
    except VoltigeError as error:
        return Outcome(code=error.code, params=dict(error.params))
    except RecursionError:
        return Outcome(code="too_much_work")


def main() -> None:
    """Do job after job; a process that has run out of memory ends without an answer."""
    decoder = msgspec.json.Decoder(Job)
    with contextlib.suppress(MemoryError):
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(do(decoder.decode(line))) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
