"""Take pictures of every main screen, light and dark, wide and narrow: ``make screenshots``.

They go to docs/pictures, where README and documents show them.
"""

import base64
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page

from bench.web.visiting import SIZES, WAITING, browser, decide, server, table, visitor

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
QUALITY = 84
SCHEMES = ("light", "dark")
MIDDLE = 9  # decisions until the middle of a game
ROUND = 3  # until the middle of a round of LOOPS
MOST_STEPS = 400

Scene = Callable[[Page, str], None]


def main() -> None:
    """Take them all, or those whose names are given."""
    wished = sys.argv[1:] or list(SCENES)
    FOLDER.mkdir(exist_ok=True)
    with server() as url, browser() as chromium:
        for name in wished:
            for size in SIZES:
                for scheme in SCHEMES:
                    picture(chromium, url, name, size, scheme)
                    sys.stdout.write(f"{name}-{size}-{scheme}\n")


def picture(chromium: Browser, url: str, name: str, size: str, scheme: str) -> None:
    """Set a scene and take its picture."""
    context = visitor(chromium, size, scheme, name="Ana")
    page = context.new_page()
    page.goto(url)
    SCENES[name](page, url)
    page.wait_for_timeout(900)
    line = context.new_cdp_session(page)
    taken = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / f"{name}-{size}-{scheme}.webp").write_bytes(base64.b64decode(taken["data"]))
    context.close()


def go(path: str) -> Scene:
    """Show a page."""

    def scene(page: Page, url: str) -> None:
        page.goto(url + path)

    return scene


def play(game: str, bots: int, decisions: int, path: str = "", **options: object) -> Scene:
    """Show a game after some decisions, or another page about it."""

    def scene(page: Page, url: str) -> None:
        made = table(page, game, bots, options=options)
        page.goto(f"{url}/table/{made}")
        for _ in range(decisions):
            page.wait_for_function(WAITING)
            if page.locator("[data-testid=result]").count():
                break
            decide(page)
        page.wait_for_function(WAITING)
        if path:
            page.goto(f"{url}/{path}/{made}")

    return scene


SCENES: dict[str, Scene] = {
    "landing": go("/"),
    "new-table": go("/new?game=loops"),
    "my-tables": go("/mine"),
    "rules": go("/rules/loops"),
    "developers": go("/developers"),
    "loops-start": play("loops", 3, 0),
    "loops": play("loops", 3, ROUND),
    "loops-result": play("loops", 3, MOST_STEPS, max_rounds=1, race_commit_ms=3000),
    "lucky-loop-start": play("lucky-loop", 2, 0),
    "lucky-loop": play("lucky-loop", 2, MIDDLE),
    "flying-carpet": play("flying-carpet", 3, 2),
    "hydroracers": play("hydroracers", 3, 2),
    "replay": play("loops", 3, MIDDLE, "replay"),
}


if __name__ == "__main__":
    main()
