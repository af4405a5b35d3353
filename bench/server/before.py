"""Measure the server beside an older one in one run: ``python -m bench.server.before 93ec12ad``.

Both play the same games with the clients of their own time, in turn, each fresh for every round; the
best rounds of both are compared in moves per second of CPU time, which other programs on the
machine can only lower, and beside them the medians.
"""

import argparse
import shutil
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from bench.before import older_engine
from bench.errors import BenchError
from bench.peers import run
from bench.protocol import ROOT
from bench.server.__main__ import PORT, VERSIONS, measure

GAMES = ("shedding", "loops")
SERVE = Path("bench") / "server" / "serve.py"  # how older ones were given the small game


@dataclass(frozen=True)
class Side:
    """A state of this repository, compiled, and the folder of its clients."""

    root: Path
    clients: Path

    def per_core(self, node: str, game: str, tables: int, seconds: float) -> float:
        """Give moves per second of the CPU time of a fresh server."""
        start = ["bench.server.serve"] if (self.root / SERVE).exists() else ["voltige", "serve"]
        with tempfile.TemporaryDirectory(prefix="voltige-bench-") as storage:
            place = ["--port", str(PORT), "--database", f"{storage}/tables.db"]
            server = [sys.executable, "-m", *start, *place]
            load = [str(PORT), str(tables), str(seconds), game, "programs"]
            clients = [node, "own-clients.js", *load]
            found = measure(server, clients, "/healthz", tables, self.clients, self.root)
        return found.per_core


def side(root: Path, packages: Path, name: str) -> Side:
    """Put the clients of a state beside the packages that they need."""
    clients = packages / name
    shutil.copytree(root / "bench" / "server" / "peer", clients)
    return Side(root, clients)


def main() -> int:
    """Compile the older server, measure both in turn, and print new by old."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.before", description=__doc__)
    parser.add_argument("commit", help="the older state of this repository")
    parser.add_argument("--tables", default="8,32", help="how many tables, e.g. 8,32")
    parser.add_argument("--seconds", type=float, default=6.0, help="per measure")
    parser.add_argument("--rounds", type=int, default=3, help="for each of both")
    parser.add_argument("--env", type=Path, metavar="DIR", help="keep the older server here")
    args = parser.parse_args()
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise BenchError("The bench needs node and npm.")
    with (
        tempfile.TemporaryDirectory(prefix="voltige-clients-") as folder,
        older_engine(args.commit, args.env) as older,
    ):
        prefix = ["--prefix", folder, "--no-audit", "--no-fund", "--silent"]
        run([npm, "install", *prefix, f"ws@{VERSIONS['ws']}"], "the clients")
        sides = [side(ROOT, Path(folder), "new"), side(older, Path(folder), "old")]
        print("| tables | game | new, best | old, best | new / old | of medians |")
        print("|---|---|---:|---:|---:|---:|")
        for tables in (int(number) for number in args.tables.split(",")):
            for game in GAMES:
                found = [
                    [one.per_core(node, game, tables, args.seconds) for one in sides]
                    for _ in range(args.rounds)
                ]
                new, old = zip(*found, strict=True)
                ratio, median = max(new) / max(old), statistics.median(new) / statistics.median(old)
                best = f"{max(new):,.0f} | {max(old):,.0f}"
                print(f"| {tables} | {game} | {best} | {ratio:.2f} | {median:.2f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
