"""How many tables a server holds at one move per second each: ``python -m bench.server.paced``.

With ``--overload`` tables are opened until the server refuses more; that is its capacity. Then a
fresh one is offered twice as many, and keeps being asked for more while the others play.

With ``--masters 4`` the tables are measured alone, and beside four more at which three masters sit
with somebody hasty: the ratio of the p99 tells whether thinking delays others. One p99 of a short
measure is noisy, so the two kinds take turns, ``--rounds`` times, and the medians are compared.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from bench.server.__main__ import LOOSE, PORT, ROOT, cpu_seconds, wait_until_up
from bench.server.paced_clients import Crowd
from voltige.server.run import most_files

REFUSALS = 3  # in a row: then the server is full
WARM_S = 3.0
AGAIN_S = 0.25  # between two attempts at a table that is refused
AT_ONCE = 4  # who asks for tables
HASTY = 50.0  # moves per second of a table at which bots are to think all the time


@dataclass(frozen=True)
class Run:
    """One measure; times in milliseconds."""

    processes: int
    database: str
    offered: int
    tables: int
    refused: int
    moves_per_second: float
    p50: float
    p99: float
    health_p99: float
    cores: float  # that the server processes used


def share(values: list[float], part: float) -> float:
    """Give a percentile in milliseconds."""
    ordered = sorted(values) or [0.0]
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)


class Servers:
    """Fresh server processes on a fresh database."""

    def __init__(self, count: int, lag_ms: int, program: str = "voltige") -> None:
        """Start them; several share a PostgreSQL."""
        self.stack = ExitStack()
        folder = self.stack.enter_context(tempfile.TemporaryDirectory(prefix="voltige-bench-"))
        self.kind = "sqlite" if count == 1 else "postgresql"
        database = f"{folder}/tables.db" if count == 1 else self.postgres()
        environment = {**os.environ, **LOOSE, "VOLTIGE_LAG_MS": str(lag_ms)}
        ports = [PORT + number for number in range(count)]
        self.urls = [f"http://127.0.0.1:{port}" for port in ports]
        self.processes = [
            subprocess.Popen(
                [sys.executable, "-m", program, "serve", "--port", str(port), "--database", database],
                cwd=ROOT, env=environment, text=True, stderr=subprocess.DEVNULL,
            )
            for port in ports
        ]  # fmt: skip
        for url, process in zip(self.urls, self.processes, strict=True):
            wait_until_up(f"{url}/healthz", process)

    def postgres(self) -> str:
        """Start a PostgreSQL of our own."""
        runtime = self.stack.enter_context(tempfile.TemporaryDirectory(prefix="voltige-run-"))
        os.environ.setdefault("XDG_RUNTIME_DIR", runtime)
        from pgserver.postgres_server import get_server  # noqa: PLC0415  (reads the environment)

        server = get_server(Path(tempfile.mkdtemp(prefix="voltige-pg-")), cleanup_mode="delete")
        self.stack.callback(server.cleanup)
        server.psql("CREATE DATABASE tables;")
        return str(server.get_uri("tables"))

    def cpu(self) -> float:
        """Give the CPU time of all processes so far."""
        return sum(cpu_seconds(process.pid) for process in self.processes)

    def stop(self) -> None:
        """Stop them."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.wait(30)
        self.stack.close()


async def fill(crowd: Crowd, offered: int, *, insist: bool) -> None:
    """Ask for tables until there are enough or the server is full; who insists asks for each once."""
    asked = 0
    refusals = 0

    async def ask() -> None:
        nonlocal asked, refusals
        while asked < offered and (insist or refusals < REFUSALS):
            asked += 1
            refusals = 0 if await crowd.open_table() else refusals + 1

    await asyncio.gather(*(ask() for _ in range(AT_ONCE)))


async def insist(crowd: Crowd, offered: int) -> None:
    """Go on asking for the tables that were refused."""
    while crowd.tables < offered:
        await crowd.open_table()
        await asyncio.sleep(AGAIN_S)


async def measure(
    servers: Servers,
    offered: int,
    args: argparse.Namespace,
    *,
    twice: bool = False,
    masters: int = 0,
) -> Run:
    """Open as many tables as the server takes, let them play, and measure."""
    crowd = Crowd(servers.urls, args.seats, args.pace)
    strong = Crowd(servers.urls, args.seats, HASTY)
    try:
        for _ in range(masters):
            await strong.open_table("bot:master")
        await fill(crowd, offered, insist=twice)
        if twice:
            for _ in range(AT_ONCE):
                crowd.spawn(insist(crowd, offered))
        crowd.spawn(crowd.ask_for_health())
        await asyncio.sleep(WARM_S)
        crowd.counting, cpu, begun = True, servers.cpu(), time.monotonic()
        await asyncio.sleep(args.seconds)
        crowd.counting = False
        wall, used = time.monotonic() - begun, servers.cpu() - cpu
    finally:
        await strong.close()
        await crowd.close()
    return Run(
        processes=len(servers.urls),
        database=servers.kind,
        offered=offered,
        tables=crowd.tables,
        refused=crowd.refused,
        moves_per_second=round(len(crowd.latencies) / wall, 1),
        p50=share(crowd.latencies, 0.5),
        p99=share(crowd.latencies, 0.99),
        health_p99=share(crowd.health, 0.99),
        cores=round(used / wall, 2),
    )


def run(
    offered: int, args: argparse.Namespace, lag_ms: int, *, twice: bool = False, masters: int = 0
) -> Run:
    """Measure fresh servers once."""
    servers = Servers(args.processes, lag_ms)
    try:
        return asyncio.run(measure(servers, offered, args, twice=twice, masters=masters))
    finally:
        servers.stop()


def told(measured: Run, **more: int) -> Run:
    """Print a measure as one line."""
    print(json.dumps({**asdict(measured), **more}), flush=True)
    return measured


def compare(offered: int, args: argparse.Namespace) -> None:
    """Measure tables alone and beside masters in turn, and tell the medians of their p99."""
    alone: list[float] = []
    beside: list[float] = []
    for _ in range(args.rounds):
        alone.append(told(run(offered, args, 60_000)).p99)
        measured = run(offered, args, 60_000, masters=args.masters)
        beside.append(told(measured, masters=args.masters).p99)
    before, after = median(alone), median(beside)
    medians = {"p99_alone": before, "p99_beside": after, "ratio": round(after / before, 2)}
    print(json.dumps({"medians": medians, "rounds": args.rounds}), flush=True)


def main() -> int:
    """Measure what was asked for; one JSON object per line."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.paced", description=__doc__)
    parser.add_argument("--tables", default="50,100,200", help="how many tables, e.g. 50,100")
    parser.add_argument("--processes", type=int, default=1, help="more than one need PostgreSQL")
    parser.add_argument("--seats", type=int, default=4, help="people at a table")
    parser.add_argument("--pace", type=float, default=1.0, help="moves per second of a table")
    parser.add_argument("--seconds", type=float, default=15.0, help="per measure")
    parser.add_argument("--overload", action="store_true", help="find the capacity, offer twice")
    parser.add_argument("--masters", type=int, default=0, help="tables with masters beside them")
    parser.add_argument("--rounds", type=int, default=5, help="of measures, with --masters")
    parser.add_argument("--lag-ms", type=int, default=150, help="the setting, with --overload")
    args = parser.parse_args()
    most_files(1 << 20)
    if not args.overload:
        for offered in (int(number) for number in args.tables.split(",")):
            if args.masters:
                compare(offered, args)
            else:
                told(run(offered, args, 60_000))
        return 0
    most = max(int(number) for number in args.tables.split(","))
    full = told(run(most, args, args.lag_ms))
    twice = told(run(2 * full.tables, args, args.lag_ms, twice=True))
    print(json.dumps({"p99_ratio": round(twice.p99 / full.p99, 2)}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
