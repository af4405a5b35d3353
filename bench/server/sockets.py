"""What our own WebSocket protocol earns beside uvicorn's: ``python -m bench.server.sockets``.

Both serve tables that move as fast as they can, in turn; the medians of moves per second of CPU time
are compared.
"""

import argparse
import asyncio
import json
import statistics
import sys

from bench.figures import write_figures
from bench.server.paced import Servers, measure
from voltige.server.run import most_files

PROGRAMS = {"ours": "voltige", "uvicorn": "bench.server.plain_sockets"}
CALM_MS = 60_000  # nobody is refused


def per_core(program: str, args: argparse.Namespace) -> float:
    """Measure moves per second of a fresh server's CPU time."""
    servers = Servers(1, CALM_MS, program)
    try:
        run = asyncio.run(measure(servers, args.tables, args))
    finally:
        servers.stop()
    return run.moves_per_second / run.cores


def main() -> int:
    """Measure both in turn, and print the ratio."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.sockets", description=__doc__)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--seats", type=int, default=4, help="people at a table")
    parser.add_argument("--pace", type=float, default=100.0, help="moves per second of a table")
    parser.add_argument("--seconds", type=float, default=8.0, help="per measure")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", action="store_true", help="put the ratio into CONTRIBUTING.md")
    args = parser.parse_args()
    most_files(1 << 20)
    found: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    for _ in range(args.rounds):
        for name, program in PROGRAMS.items():
            found[name].append(per_core(program, args))
    told = {name: round(statistics.median(values)) for name, values in found.items()}
    ratio = told["ours"] / told["uvicorn"]
    print(json.dumps({**told, "ratio": round(ratio, 2)}))
    if args.write:
        line = f"{args.tables} tables of {args.seats}: {told['ours']} moves per core with it,"
        write_figures("sockets", [f"{line} {told['uvicorn']} without, a factor of {ratio:.2f}."])
    return 0


if __name__ == "__main__":
    sys.exit(main())
