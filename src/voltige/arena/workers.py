"""Processes that play games of a plan side by side; each sends a result as soon as it has one.

One that dies is replaced and what it had not finished is played by another one: a game depends on the
plan and its number alone. A game that has killed several workers is given up, with a clear word.
"""

import contextlib
import multiprocessing
import signal
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any

import msgspec

from voltige.arena.errors import ArenaError
from voltige.arena.plan import Order, plan_of
from voltige.arena.play import Result
from voltige.arena.playing import Playing
from voltige.core.errors import VoltigeError

RESULT, FAILED = b"r", b"f"  # what a worker's message begins with
MOST_DEATHS = 3  # of workers, by one game
MOST_AT_ONCE = 32  # games given to a worker together
JOIN_S = 5.0

Tell = Callable[[VoltigeError], None]  # what somebody should know although it goes on


class Failure(msgspec.Struct):
    """An error as it travels from a worker."""

    code: str
    params: dict[str, str | int]


def work(pipe: Any, order: bytes, records: str) -> None:
    """Play what comes through the pipe until it ends; a worker's whole life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for the one who hired us
    signal.signal(signal.SIGTERM, leave)  # so that programs are ended, too
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        try:
            with Playing(plan_of(msgspec.json.decode(order, type=Order)), records) as playing:
                while True:
                    for number in msgspec.json.decode(pipe.recv_bytes(), type=list[int]):
                        pipe.send_bytes(RESULT + msgspec.json.encode(playing.play(number)))
        except VoltigeError as error:
            pipe.send_bytes(FAILED + msgspec.json.encode(Failure(error.code, error.params)))
        except (BrokenPipeError, ConnectionResetError):
            raise
        except OSError as error:
            pipe.send_bytes(FAILED + msgspec.json.encode(disk_failure(error)))


def leave(*_: object) -> None:
    """End this process in good order, once."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(0)


def disk_failure(error: OSError) -> Failure:
    """Tell what the disk has refused."""
    reason = (error.strerror or str(error)).lower()
    return Failure("unwritable_file", {"file": str(error.filename or "–"), "reason": reason})


class Worker:
    """One process, and what it has been given."""

    def __init__(self, order: bytes, records: str) -> None:
        """Start it."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self.pipe: Connection = ours
        self.given: deque[int] = deque()
        self.process = context.Process(target=work, args=(theirs, order, records), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, numbers: Sequence[int]) -> None:
        """Let it play some games."""
        self.given = deque(numbers)
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # found when we listen
            self.pipe.send_bytes(msgspec.json.encode(list(numbers)))

    def end(self, *, at_once: bool) -> None:
        """End it: its input ends, and a busy one is told to stop."""
        self.pipe.close()
        if at_once:
            self.process.terminate()
        self.process.join(JOIN_S)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class Crew:
    """Some workers that share the games of one plan."""

    def __init__(self, order: Order, records: str, tell: Tell) -> None:
        """Hire nobody yet."""
        self.order = msgspec.json.encode(order)
        self.records = records
        self.tell = tell
        self.workers: list[Worker] = []
        self.waiting: deque[list[int]] = deque()
        self.deaths: Counter[int] = Counter()

    def play(
        self, numbers: Sequence[int], count: int, at_once: int = MOST_AT_ONCE
    ) -> Iterator[Result]:
        """Play games on ``count`` workers; results come in the order in which they are ready.

        ``at_once`` games are given to a worker together at the most: few where games are long, so that
        no worker is left with many of them at the end.
        """
        size = max(1, min(at_once, MOST_AT_ONCE, len(numbers) // (count * 8)))
        parts = [list(numbers[at : at + size]) for at in range(0, len(numbers), size)]
        self.waiting = deque(parts)
        well = False
        try:
            self.workers = [self.hire() for _ in range(min(count, len(parts)))]
            while busy := [worker for worker in self.workers if worker.given]:
                for pipe in wait([worker.pipe for worker in busy]):
                    worker = next(worker for worker in busy if worker.pipe is pipe)
                    yield from self.listen(worker)
            well = True
        finally:
            for worker in self.workers:
                worker.end(at_once=not well)

    def hire(self) -> Worker:
        """Start a worker with the next games."""
        worker = Worker(self.order, self.records)
        worker.give(self.waiting.popleft())
        return worker

    def listen(self, worker: Worker) -> Iterator[Result]:
        """Read one message of a worker, or replace it if it is dead."""
        try:
            said = worker.pipe.recv_bytes()
        except (EOFError, OSError):
            self.replace(worker)
            return
        kind, data = said[:1], said[1:]
        if kind == FAILED:
            failure = msgspec.json.decode(data, type=Failure)
            raise ArenaError(failure.code, **failure.params)
        result = msgspec.json.decode(data, type=Result)
        worker.given.remove(result.number)
        if not worker.given and self.waiting:
            worker.give(self.waiting.popleft())
        yield result

    def replace(self, worker: Worker) -> None:
        """Let another worker play what a dead one had not finished."""
        left = list(worker.given)
        worker.given.clear()
        worker.end(at_once=True)
        self.workers.remove(worker)
        self.deaths[left[0]] += 1
        told: dict[str, str | int] = {"game": left[0] + 1, "times": self.deaths[left[0]]}
        if self.deaths[left[0]] >= MOST_DEATHS:
            raise ArenaError("worker_lost", **told)
        self.tell(ArenaError("worker_died", **told))
        self.waiting.appendleft(left)
        self.workers.append(self.hire())
