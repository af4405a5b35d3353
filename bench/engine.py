"""Measure the engine, alone or beside its peers: ``python -m bench.engine --peers``."""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.errors import BenchError
from bench.measures import PEERS, SLICE, measure_rates, measures_of
from bench.peers import peer_python
from bench.protocol import COMPILED, INTERPRETED, ROOT, Worker, start_worker
from bench.report import Result, machine, read_performance, write_performance

PERFORMANCE = ROOT / "docs" / "performance.md"
A_BAR_IS_MISSED = 1
NOT_MEASURED = 2


def main(argv: list[str] | None = None) -> int:
    """Run the benchmark and return the exit code."""
    arguments = parse(argv)
    try:
        return run(arguments)
    except BenchError as error:
        print(error, file=sys.stderr)
        return NOT_MEASURED


def parse(argv: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.engine",
        description="Measure the speed of the engine in interleaved slices of CPU time.",
        epilog="example: python -m bench.engine --peers --seconds 5",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--peers", action="store_true", help="measure OpenSpiel and RLCard too")
    parser.add_argument(
        "--env", type=Path, metavar="DIR", help="keep the peers' environment in this folder"
    )
    parser.add_argument(
        "--seconds", type=positive, default=5.0, help="CPU seconds for each kind (default 5)"
    )
    parser.add_argument("--write", action="store_true", help="write docs/performance.md")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a bar is missed")
    return parser.parse_args(argv)


def positive(text: str) -> float:
    """Read a number of seconds."""
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError("the number of seconds must be positive")
    return seconds


def run(arguments: argparse.Namespace) -> int:
    """Measure, print, and write what was asked for."""
    # Read first: a document without its marker lines is better refused before the measuring.
    performance = read_performance(PERFORMANCE) if arguments.write else ""
    with start_workers(arguments.peers, arguments.env) as workers:
        result = measure(workers, arguments.seconds)
    if arguments.write:
        write_performance(PERFORMANCE, performance, result)
    if arguments.json:
        print(json.dumps(result.document(), indent=2))
    else:
        result.print_tables()
    return A_BAR_IS_MISSED if arguments.strict and result.misses_a_bar() else 0


@contextmanager
def start_workers(with_peers: bool, folder: Path | None) -> Iterator[dict[str, Worker]]:
    """Start a worker for each mode of the engine, and one for the peers if they are wanted."""
    own = Path(sys.executable)
    environments = {
        COMPILED: without("VOLTIGE_PURE"),
        INTERPRETED: {**os.environ, "VOLTIGE_PURE": "1"},
    }
    with ExitStack() as stack:
        workers = {
            mode: stack.enter_context(start_worker(own, "bench.own_worker", environment))
            for mode, environment in environments.items()
        }
        warn_of_wrong_modes(workers)
        if with_peers:
            with Console(stderr=True).status("installing the peers"):
                python = stack.enter_context(peer_python(folder))
            workers[PEERS] = stack.enter_context(
                start_worker(python, "bench.peer_worker", without("PYTHONPATH"))
            )
        yield workers


def warn_of_wrong_modes(workers: Mapping[str, Worker]) -> None:
    """Say so if a worker does not run in the mode it stands for."""
    for mode, worker in workers.items():
        if worker.about()["mode"] != mode:
            print(f"The engine does not run {mode} where it should.", file=sys.stderr)


def without(variable: str) -> dict[str, str]:
    """Return the environment of this process without one variable."""
    return {name: value for name, value in os.environ.items() if name != variable}


def measure(workers: Mapping[str, Worker], seconds: float) -> Result:
    """Take all measures, with a progress bar if a person is watching."""
    turns = max(1, round(seconds / SLICE))
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("measuring", total=turns * len(measures_of(workers)))
        rates = measure_rates(workers, turns, lambda: progress.advance(task))
    return Result(rates, versions(workers))


def versions(workers: Mapping[str, Worker]) -> dict[str, str]:
    """Name what was measured and where."""
    named = workers[COMPILED].about()
    found = {"Python": named["python"], "engine": named["mode"], "machine": machine()}
    if PEERS in workers:
        peers = workers[PEERS].about()
        found |= {"OpenSpiel": peers["open_spiel"], "RLCard": peers["rlcard"]}
    return found


if __name__ == "__main__":
    sys.exit(main())
