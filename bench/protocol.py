"""How the bench talks to its workers: one line of JSON for each slice asked, one for each answer.

Only the standard library is imported: the peers' worker runs in an environment without voltige.
"""

import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import process_time
from typing import IO, Any, cast

from bench.errors import BenchError

ROOT = Path(__file__).resolve().parent.parent
SEED = 1  # every slice plays the same games in the same order
BATCH = 16  # games between two looks at the clock, so that the looks cost nothing
PATIENCE = 10.0  # seconds for a worker to end by itself
COMPILED = "compiled"
INTERPRETED = "interpreted"

Answer = Mapping[str, float | str]


def serve(kinds: Mapping[str, Callable[[float], Answer]]) -> None:
    """Answer the requests on standard input until it is closed."""
    # What a library prints must not mix with the answers.
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        request = json.loads(line)
        answer = kinds[request["what"]](request["seconds"])
        print(json.dumps(answer), file=answers, flush=True)


def seeded() -> random.Random:
    """Return the random source of a slice."""
    return random.Random(SEED)  # noqa: S311 (games at random hold no secret)


def run_slice(seconds: float, play: Callable[[int], int]) -> tuple[int, float]:
    """Call ``play`` with 0, 1, 2, … for these CPU seconds; return the sum and the time taken."""
    total = 0
    first = 0
    start = process_time()
    while True:
        for index in range(first, first + BATCH):
            total += play(index)
        first += BATCH
        spent = process_time() - start
        if spent >= seconds:
            return total, spent


class Worker:
    """A worker process, asked for one slice after the other."""

    def __init__(self, module: str, process: subprocess.Popen[str], complaints: IO[str]) -> None:
        self._module = module
        self._process = process
        self._questions = cast("IO[str]", process.stdin)  # pipes, opened by start_worker
        self._answers = cast("IO[str]", process.stdout)
        self._complaints = complaints

    def about(self) -> dict[str, str]:
        """Return what the worker says of itself: versions, and how it runs."""
        return {key: str(value) for key, value in self._ask("about", 0.0).items()}

    def slice(self, what: str, seconds: float) -> dict[str, float]:
        """Run one slice and return what it counted, with its CPU seconds under ``cpu``."""
        return {key: float(value) for key, value in self._ask(what, seconds).items()}

    def _ask(self, what: str, seconds: float) -> dict[str, Any]:
        try:
            self._questions.write(json.dumps({"what": what, "seconds": seconds}) + "\n")
            self._questions.flush()
        except BrokenPipeError:
            raise self._stopped() from None
        answer = self._answers.readline()
        if not answer:
            raise self._stopped()
        measured: dict[str, Any] = json.loads(answer)
        return measured

    def _stopped(self) -> BenchError:
        self._process.wait()
        self._complaints.seek(0)
        lines = self._complaints.read().strip().splitlines()
        reason = lines[-1] if lines else f"exit code {self._process.returncode}"
        return BenchError(f"The worker {self._module} stopped: {reason}")


@contextmanager
def start_worker(python: Path, module: str, environment: dict[str, str]) -> Iterator[Worker]:
    """Run ``module`` as a worker, and end it at the end."""
    # Not a pipe: nobody reads it until the worker stops, and a full pipe would block it.
    with tempfile.TemporaryFile("w+") as complaints:
        process = subprocess.Popen(
            [str(python), "-m", module],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        )
        try:
            yield Worker(module, process, complaints)
        finally:
            end(process)


def end(process: subprocess.Popen[str]) -> None:
    """Let a worker finish its slice and end, or end it if that takes too long."""
    try:
        process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
