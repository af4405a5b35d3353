"""The result of a run as a page of the documentation."""

import os
import platform
from collections.abc import Mapping
from pathlib import Path

from voltige import pure

PAGE = Path(__file__).parents[2] / "docs" / "server-performance.md"
OURS, PEER_NAME = "voltige", "boardgame.io"
LOOPS, PEOPLE = "voltige, LOOPS", "voltige, LOOPS, people"
SERVERS = (OURS, PEER_NAME, LOOPS, PEOPLE)
INTRODUCTION = """# The server under load

Measured by `python -m bench.server --write`: tables of four clients each, on this machine's
loopback; every client plays a random legal move over its WebSocket as soon as it is asked. The
servers run in turn, each fresh for every number of tables, with its clients in one Node process;
every figure is the median of {rounds} rounds. Counting begins after 4000 moves, so that Node's
compiler has done its work, or after 40 seconds.

Both sides play the same small shedding game, rule for rule (`bench/server/shedding.py` and
`bench/server/peer/game.js`): 81 cards, ten each, hands hidden from the others, one message per
move, and after it the new position to all four clients. Voltige also sends the legal moves and the
events in words; boardgame.io also its log.

- **voltige**: every move is synced to disk (SQLite) before it is acknowledged.
- **boardgame.io**: a server under Node as its documentation starts one, with storage in memory,
  which is lost when the process ends.
- **voltige, LOOPS**: a real game in place of the small one, for information.
- **voltige, LOOPS, people**: the same, and at each table sit four people instead of programs. With
  every choice they are told what it leads to, made by really applying it to what their seat knows,
  and with everything else that they could touch why it can't be played.

*Moves per core* are moves per second of the server's own CPU time, all threads included; this
figure depends least on what else the machine does. Moves per second and latencies are wall-clock
figures, and the clients use the same cores: compare the rows of one run, not the absolute numbers.
Latency is from sending a move to its answer.
"""
Plain = Mapping[str, list[dict[str, float]]]


def write_report(results: Plain, versions: Mapping[str, str], rounds: int) -> None:
    """Write the page."""
    engine = "compiled" if pure.is_compiled() else "interpreted"
    python, peer_version = platform.python_version(), versions["boardgame.io"]
    setting = (
        f"Python {python}, {engine} engine (of LOOPS; the small game is always interpreted); "
        f"boardgame.io {peer_version}; {os.cpu_count()} cores, "
        f"load average {os.getloadavg()[1]:.0f} towards the end (about 2 when nothing else runs)."
    )
    lines = [
        INTRODUCTION.format(rounds=rounds),
        setting,
        "",
        "| tables | server | moves/s | moves per core | p50 ms | p99 ms | kB per table |",
        "|---|---|---|---|---|---|---|",
    ]
    for at in range(len(results[OURS])):
        for name in SERVERS:
            run = results[name][at]
            lines.append(
                f"| {run['tables']:.0f} | {name} | {run['per_second']:,.0f} | "
                f"{run['per_core']:,.0f} | {run['p50']:.1f} | {run['p99']:.1f} | "
                f"{run['kilobytes_per_table']:,.0f} |"
            )
    lines += [
        "",
        "Voltige beside boardgame.io; the aim is at least 2 for moves per core and at most 1 for p99.",
        "",
        "| tables | moves per core, ratio | p99, ratio |",
        "|---|---|---|",
    ]
    for own, peer in zip(results[OURS], results[PEER_NAME], strict=True):
        lines.append(
            f"| {own['tables']:.0f} | {own['per_core'] / peer['per_core']:.2f} | "
            f"{own['p99'] / peer['p99']:.2f} |"
        )
    ours, theirs = [max(run["per_core"] for run in results[name]) for name in (OURS, PEER_NAME)]
    best = f"{ours:,.0f} and {theirs:,.0f} moves per core: a factor of {ours / theirs:.2f}"
    lines += ["", f"At its best load each server reaches {best}."]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")
