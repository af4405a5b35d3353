"""The result of a run as a page of the documentation."""

import os
import platform
from collections.abc import Mapping
from pathlib import Path

from voltige import pure

PAGE = Path(__file__).parents[2] / "docs" / "server-performance.md"
INTRODUCTION = """# The server under load

Measured by `python -m bench.server --write`: tables of four clients each, on this machine's
loopback; every client plays a random legal move over its WebSocket as soon as it is asked. Both
servers run in turn, each fresh for every number of tables, with its clients in one Node process.

Voltige plays LOOPS, and every move is synced to disk (SQLite) before it is acknowledged. The
yardstick is a boardgame.io server under Node as its documentation starts one: a small shedding game
with hidden hands of the same size, and storage in memory, which is lost when the process ends.

*Moves per core* are moves per second of the server's own CPU time, all threads included; this
figure depends least on what else the machine does. Moves per second and latencies are by the wall,
and the clients use the same cores: compare the rows of one run, not the absolute numbers. Latency
is from sending a move to its answer.
"""
Plain = Mapping[str, list[dict[str, float]]]


def write_report(results: Plain, versions: Mapping[str, str]) -> None:
    """Write the page."""
    engine = "compiled" if pure.is_compiled() else "interpreted"
    python, peer_version = platform.python_version(), versions["boardgame.io"]
    setting = (
        f"Python {python}, {engine} engine; boardgame.io {peer_version}; {os.cpu_count()} cores."
    )
    lines = [
        INTRODUCTION,
        setting,
        "",
        "| tables | server | moves/s | moves per core | p50 ms | p99 ms | kB per table |",
        "|---|---|---|---|---|---|---|",
    ]
    for own, peer in zip(results["voltige"], results["boardgame.io"], strict=True):
        for name, run in (("voltige", own), ("boardgame.io", peer)):
            lines.append(
                f"| {run['tables']:.0f} | {name} | {run['per_second']:,.0f} | "
                f"{run['per_core']:,.0f} | {run['p50']:.1f} | {run['p99']:.1f} | "
                f"{run['kilobytes_per_table']:,.0f} |"
            )
    lines += ["", "| tables | moves per core, ratio | p99, ratio |", "|---|---|---|"]
    for own, peer in zip(results["voltige"], results["boardgame.io"], strict=True):
        lines.append(
            f"| {own['tables']:.0f} | {own['per_core'] / peer['per_core']:.2f} | "
            f"{own['p99'] / peer['p99']:.2f} |"
        )
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")
