"""Real servers for tests: on a thread with a clock of our own, or as a process of its own."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from voltige.server.config import Config
from voltige.server.run import listen, make_process
from voltige.server.server import Server
from voltige.tables.clock import Clock

ROOT = Path(__file__).parents[2]
START_MS = 1_800_000_000_000
QUICK = {"VOLTIGE_BOT_DELAY_MS": "0", "VOLTIGE_LAG_MS": "60000"}  # a busy machine refuses nobody
PATIENCE_S = 90.0  # only a failing test waits so long; a busy machine must not fail it
Done = TypeVar("Done")


class ManualClock(Clock):
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.time = START_MS
        self.waiting: list[tuple[int, asyncio.AbstractEventLoop, asyncio.Event]] = []

    def now(self) -> int:
        return self.time

    async def wait_until(self, at: int) -> None:
        event = asyncio.Event()
        entry = (at, asyncio.get_running_loop(), event)
        self.waiting.append(entry)  # first, so that the test's thread cannot move on unseen
        try:
            if at > self.time:
                await event.wait()
        finally:
            self.waiting.remove(entry)

    def advance(self, ms: int) -> None:
        """Move on, and wake whoever waited for a time that has come."""
        self.time += ms
        for at, loop, event in list(self.waiting):
            if at <= self.time:
                loop.call_soon_threadsafe(event.set)


@dataclass
class Running:
    """A server that runs on a thread."""

    server: Server
    url: str

    def run(self, work: Coroutine[Any, Any, Done]) -> Done:
        """Run something on the server's own loop, and give its result."""
        loop = self.server.store.writer.loop
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE_S)


def seeds_of(name: str) -> Callable[[], bytes]:
    """Give seeds that a name stands for, one after the other."""
    numbers = count()
    return lambda: sha256(f"{name} {next(numbers)}".encode()).digest()


@contextmanager
def running(config: Config, clock: Clock | None = None) -> Iterator[Running]:
    """Run a server on real sockets until the block ends.

    Luck is the same in every run of a test: what hangs on it is found at once or never.
    """
    config = replace(config, port=0)
    listener = listen(config)
    process = make_process(config, clock)
    test = os.environ.get("PYTEST_CURRENT_TEST", "")
    process.behind.service.secrets.new_seed = seeds_of(test)
    thread = threading.Thread(target=process.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    try:
        wait_for(lambda: process.started or not thread.is_alive())
        assert process.started, "the server did not start"
        yield Running(process.behind, f"http://127.0.0.1:{listener.getsockname()[1]}")
    finally:
        process.should_exit = True
        thread.join(PATIENCE_S)
        listener.close()
        assert not thread.is_alive(), "the server did not stop"


def wait_for(done: object, seconds: float = PATIENCE_S) -> None:
    """Wait until a condition holds."""
    assert callable(done)
    limit = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < limit, "it took too long"
        time.sleep(0.01)


class Process:
    """``voltige serve`` as a process of its own."""

    def __init__(
        self,
        *arguments: str,
        port: int = 0,
        files: int = 0,
        program: str = "voltige",
        **variables: Any,
    ) -> None:
        self.arguments = arguments
        self.files = files  # descriptors that it may have, if not as many as usual
        self.program = program
        self.variables = variables
        self.port = port
        self.process: subprocess.Popen[str] | None = None
        self.lines: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it serves; a second start uses the same port."""
        process = subprocess.Popen(
            [*self.limits(), "serve", "--port", str(self.port), *self.arguments],
            env={**os.environ, **QUICK, **self.variables},
            cwd=ROOT,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.process = process
        assert process.stderr is not None
        for line in process.stderr:
            self.lines.append(line)
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(found[1])
            if "startup complete" in line:
                break
        threading.Thread(target=self.read, args=(process,), daemon=True).start()

    def limits(self) -> list[str]:
        """Give the program, if need be under a shell that limits it."""
        program = [sys.executable, "-m", self.program]
        return (
            ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh", *program]
            if self.files
            else program
        )

    def read(self, process: "subprocess.Popen[str]") -> None:
        """Keep what it logs."""
        assert process.stderr is not None
        with process.stderr:
            self.lines.extend(process.stderr)

    def kill(self) -> None:
        """Kill it without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop; give its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE_S)
