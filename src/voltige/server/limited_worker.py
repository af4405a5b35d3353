"""A process that works on what strangers have sent: one task in, one reply out.

Its limits are set anew for each task: what it has used so far, and what the task may use on top. It
ends when its input ends, so none outlives the server, however that dies.
"""

import contextlib
import importlib
import math
import sys
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from voltige.tables.errands import Outcome, read_errand, run

resource: Any = None
with contextlib.suppress(ImportError):  # absent on Windows: the server's own time limit remains
    resource = importlib.import_module("resource")

HEAD_BYTES = 4  # the length of a message, before it
MEGABYTE = 1 << 20
STATM = Path("/proc/self/statm")


class Task(msgspec.Struct):
    """A function ``module:name``, its argument, and what it may use."""

    function: str
    argument: msgspec.Raw
    seconds: float
    megabytes: int


def limit(seconds: float, megabytes: int) -> None:
    """Allow so much time and memory from now on."""
    if resource is None:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    spent = math.ceil(used.ru_utime + used.ru_stime + seconds)
    lower(resource.RLIMIT_CPU, spent)
    if STATM.exists():
        held = int(STATM.read_text(encoding="ascii").split()[0]) * resource.getpagesize()
        lower(resource.RLIMIT_AS, held + megabytes * MEGABYTE)


def lower(what: int, value: int) -> None:
    """Set a limit that can be set again later."""
    hard = resource.getrlimit(what)[1]
    allowed = value if hard == resource.RLIM_INFINITY else min(value, hard)
    resource.setrlimit(what, (allowed, hard))


def work(task: Task) -> Outcome:
    """Do a task within its limits."""
    function, argument = read_errand(task.function, task.argument)
    limit(task.seconds, task.megabytes)
    return run(function, argument)


def send(pipe: BinaryIO, data: bytes) -> None:
    """Write one message."""
    pipe.write(len(data).to_bytes(HEAD_BYTES, "big") + data)
    pipe.flush()


def main() -> None:
    """Say that we are there, then work task by task."""
    tasks, replies = sys.stdin.buffer, sys.stdout.buffer
    send(replies, b"")
    while head := tasks.read(HEAD_BYTES):
        data = tasks.read(int.from_bytes(head, "big"))
        send(replies, msgspec.json.encode(work(msgspec.json.decode(data, type=Task))))


if __name__ == "__main__":
    main()
