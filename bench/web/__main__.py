"""Measure the client: bytes of a first load, time from a touch to the next picture.

python -m bench.web            prints
python -m bench.web --write    writes its part of docs/web-performance.md
"""

import argparse
import os
import statistics
import sys

from playwright.sync_api import Browser, Page

from bench.web.section import write
from bench.web.visiting import WAITING, browser, decide, server, table, visitor

GAMES = {"loops": 3, "lucky-loop": 2, "flying-carpet": 3, "hydroracers": 3}
MOST_KB = 250
MOST_MS = 100
TOUCHES = 12
WATCH = """() => {
    window.touches = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
            if (entry.interactionId) window.touches.push(entry.duration);
    }).observe({type: 'event', durationThreshold: 16, buffered: true});
}"""


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--write", action="store_true", help="write docs/web-performance.md")
    wished = parser.parse_args()
    loads = " ".join(f"{one:.0f}" for one in os.getloadavg())  # before we add to it
    rows = []
    with server() as url, browser() as chromium:
        for game, bots in GAMES.items():
            weight = first_load(chromium, url, game, bots)
            slowest, middle = touches(chromium, url, game, bots)
            rows.append((game, weight, middle, slowest))
            sys.stdout.write(
                f"{game}: {weight:.0f} kB, touch to picture {middle:.0f} ms, at most {slowest:.0f} ms\n"
            )
    if wished.write:
        write(tables=report(rows, loads))
    heavy = [row for row in rows if row[1] >= MOST_KB or row[3] >= MOST_MS]
    sys.exit(1 if heavy else 0)


def first_load(chromium: Browser, url: str, game: str, bots: int) -> float:
    """Give the kilobytes that reach a browser with an empty cache until a table is shown."""
    context = visitor(chromium, "wide")
    page = context.new_page()
    page.goto(url + "/healthz")
    made = table(page, game, bots)
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    received: list[float] = []
    frames: list[int] = []  # the first is the welcome; what bots do afterwards is no first load
    line.on("Network.loadingFinished", lambda told: received.append(told["encodedDataLength"]))
    line.on(
        "Network.webSocketFrameReceived",
        lambda told: frames.append(len(told["response"]["payloadData"].encode())),
    )
    page.goto(f"{url}/table/{made}")
    shown(page)
    page.wait_for_timeout(1500)
    context.close()
    return (sum(received) + sum(frames[:1])) / 1000


def touches(chromium: Browser, url: str, game: str, bots: int) -> tuple[float, float]:
    """Give the slowest and the middle time from a touch to the next picture, in milliseconds."""
    context = visitor(chromium, "wide")
    page = context.new_page()
    page.goto(url + "/healthz")
    made = table(page, game, bots)
    page.goto(f"{url}/table/{made}")
    shown(page)
    page.evaluate(WATCH)
    for _ in range(TOUCHES):
        page.wait_for_function(WAITING)
        if page.locator("[data-testid=result]").count():
            break
        decide(page)
        page.keyboard.press("Tab")
        page.wait_for_timeout(100)
    measured = [float(ms) for ms in page.evaluate("window.touches")] or [16.0]
    context.close()
    return max(measured), statistics.median(measured)


def shown(page: Page) -> None:
    """Wait until the table is there."""
    page.locator("[data-testid=bar]").wait_for()


def report(rows: list[tuple[str, float, float, float]], loads: str) -> str:
    """Write the page."""
    lines = [
        "# Browser client performance",
        "",
        "Written by `python -m bench.web --write`. The first load of a table, with an empty cache, is all",
        "that is transferred: page, scripts, styles, fonts, texts, the first state. Touches are",
        "measured by the browser itself, from the press to the next picture (times below 16 ms count as 16).",
        "",
        "| game | first load | touch to next frame, median | slowest |",
        "|---|---:|---:|---:|",
        *(
            f"| {game} | {kb:.0f} kB | {middle:.0f} ms | {slow:.0f} ms |"
            for game, kb, middle, slow in rows
        ),
        "",
        f"Bars: {MOST_KB} kB, {MOST_MS} ms. Measured on {os.cpu_count()} cores with a load of {loads}",
        "before; touches are told by the clock, so other work beside them makes them longer.",
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
