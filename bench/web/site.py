"""Measure Voltige without a server: bytes of the engine, its start, the moves of bots.

python -m bench.web.site            builds a site and prints
python -m bench.web.site DIR        measures one that is there
python -m bench.web.site --write    writes its part of docs/web-performance.md
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil
from playwright.sync_api import Browser

from bench.errors import BenchError
from bench.web.section import write
from bench.web.visiting import ROOT, browser
from tests.web.site import hosting
from voltige.site import node
from voltige.site.build import build_site

MOST_MB, MOST_START_S, MOST_MEDIAN_MS, MOST_P99_MS = 6.0, 4.0, 150, 1000
HERE = Path(__file__).parent
BOOT = ROOT / "tests" / "web" / "engine" / "node.mjs"
STARTS = 3
PATIENCE_MS = 240_000  # a busy machine
WATCH = """
    window.at = {};
    new BroadcastChannel('voltige').onmessage = ({data}) => {
        if (data.say === 'state') window.at[data.state.is] ??= performance.now();
    };
"""
READY = "() => window.at.ready && window.at.starting"


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("site", nargs="?", metavar="DIR", help="a site that is there")
    parser.add_argument("--write", action="store_true", help="write docs/web-performance.md")
    wished = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = Path(wished.site) if wished.site else Path(folder) / "site"
        if not wished.site:
            build_site(site, lambda *_, **__: None, packed=False)
        weights = bytes_of(site)
        started = starts(site, Path(folder) / "host")
        times = moves(site)
    text = report(weights, started, times)
    sys.stdout.write(text)
    if wished.write:
        write(site=text)


def bytes_of(site: Path) -> dict[str, int]:
    """Give the bytes of each part of the engine, as a host sends them."""
    listed = json.loads((site / "engine" / "engine.json").read_text(encoding="utf-8"))["files"]
    return {file["name"]: file["bytes"] for file in listed}


def starts(site: Path, folder: Path) -> list[tuple[float, float]]:
    """Start the engine, each time in a new browser; give seconds by the clock and of computing.

    They count from its last byte until it answers. The computing is that of all processes of the
    browser, so drawing the page is in it.
    """
    found = []
    folder.mkdir()
    with hosting(site, folder) as host:
        for _ in range(STARTS):
            with browser() as chromium:
                found.append(start(chromium, host.url))
    return found


def start(chromium: Browser, url: str) -> tuple[float, float]:
    """Press a poster, and wait until the engine answers."""
    page = chromium.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(WATCH)
    page.goto(url)
    page.locator("article[data-game=loops] button.play").click()
    page.locator("[data-level=pilot]").click()
    page.wait_for_function("() => window.at.starting")
    before = computed()
    page.wait_for_function(READY)
    took = page.evaluate("window.at.ready - window.at.starting") / 1000
    return took, computed() - before


def computed() -> float:
    """Give the seconds that all processes of the browser have computed."""
    total = 0.0
    for process in psutil.Process(os.getpid()).children(recursive=True):
        try:
            used = process.cpu_times()
        except psutil.NoSuchProcess:
            continue
        total += used.user + used.system
    return total


def moves(site: Path) -> dict[str, list[float]]:
    """Let bots play in the engine under Node; give the milliseconds of their moves."""
    program = node.command("node")
    if program is None:
        raise BenchError("there is no Node")
    command = [*program, str(BOOT), str(site / "engine"), str(HERE), "moves.py"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BenchError(done.stderr)
    found: dict[str, list[float]] = json.loads(done.stdout)
    return found


def report(
    weights: dict[str, int], started: list[tuple[float, float]], times: dict[str, list[float]]
) -> str:
    """Write the part of the page."""
    clock, computing = (min(column) for column in zip(*started, strict=True))
    loads = " ".join(f"{one:.0f}" for one in os.getloadavg())
    day, cores = time.strftime("%Y-%m-%d"), os.cpu_count()
    whole = sum(weights.values()) / 1e6
    parts = ", ".join(
        f"{name} {size / 1000:.0f} kB" for name, size in weights.items() if size > 999
    )
    lines = [
        "",
        f"Written by `python -m bench.web.site --write` on {day}, on {cores} cores with a load of",
        f"{loads}: what was computed counts, the clock is told beside it.",
        "",
        f"The engine weighs {whole:.2f} MB as a host without compression sends it (bar {MOST_MB:.0f} MB):",
        f"{parts}.",
        "",
        f"From its last byte until it answers in Chromium: {clock:.1f} s by the clock,",
        f"{computing:.1f} s computed by all processes of the browser; the least of {len(started)} starts",
        f"(bar {MOST_START_S:.0f} s on a desktop).",
        "",
        "Moves of heuristic bots, four seats, in milliseconds computed by Node with the same files",
        f"(bars {MOST_MEDIAN_MS} and {MOST_P99_MS}):",
        "",
        "| game | moves | median | p99 | slowest |",
        "|---|---:|---:|---:|---:|",
    ]
    for game, took in times.items():
        p99 = statistics.quantiles(took, n=100)[98]
        lines.append(
            f"| {game} | {len(took)} | {statistics.median(took):.1f} | {p99:.0f} | {max(took):.0f} |"
        )
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    main()
