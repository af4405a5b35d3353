"""The site in a browser: a plain server of files that can be taken away, and no other line at all."""

import functools
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route

from tests.web.conftest import ROOT, SETTINGS, WIDE

SITE = ROOT / "site"  # as `make site` builds it
PATIENCE_MS = 240_000  # the engine starts twice, on a machine that does other things, too


class Files(SimpleHTTPRequestHandler):
    """Serves files as the simplest of hosts does."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  (its own name)
        """Say nothing."""


@contextmanager
def host(folder: Path) -> Iterator[tuple[str, ThreadingHTTPServer]]:
    """Serve a folder until the block ends."""
    server = ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Files, directory=str(folder))
    )
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Visit:
    """A browser of its own at a site: all its tabs share what it keeps."""

    def __init__(self, browser: Browser, url: str, **wishes: Any) -> None:
        size = wishes.pop("size", WIDE)
        language = wishes.pop("language", "en")
        self.url = url
        self.troubles: list[str] = []
        self.strayed: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="fr-FR" if language == "fr" else "en-GB",
            reduced_motion="reduce",
            has_touch=wishes.pop("touch", False),
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        kept = {**SETTINGS, "language": language, **wishes}
        self.context.add_init_script(
            f"localStorage.getItem('voltige-settings') ||"
            f" localStorage.setItem('voltige-settings', JSON.stringify({json.dumps(kept)}))"
        )
        self.context.route("**/*", self.guard)

    def guard(self, route: Route) -> None:
        """Let nothing leave the host of the site."""
        if urlsplit(route.request.url).netloc == urlsplit(self.url).netloc:
            route.continue_()
        else:
            self.strayed.append(route.request.url)
            route.abort()

    def tab(self, place: str = "/") -> Page:
        """Open a tab at a place of the site."""
        page = self.context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.goto(f"{self.url}/#{place}")
        return page

    def hear(self, message: ConsoleMessage) -> None:
        """Note what went wrong; an engine tells of its faults as warnings."""
        if message.type == "error" or "Traceback" in message.text:
            self.troubles.append(message.text)

    def close(self) -> None:
        """Leave; nothing went wrong, and nothing left the host."""
        self.context.close()
        assert not self.troubles, self.troubles
        assert not self.strayed, self.strayed


def go(page: Page, place: str) -> None:
    """Go to a place without loading the page anew."""
    page.evaluate("(place) => { location.hash = '#' + place }", place)


def create(page: Page, game: str, mode: str = "live", **options: Any) -> str:
    """Make a table by the form, as it proposes it, with these options; give its id."""
    asked = json.dumps(options, separators=(",", ":"))
    go(page, f"/new?game={game}&mode={mode}&options={quote(asked)}")
    page.locator(f"form[data-game={game}] button[type=submit]").click()
    page.wait_for_function("location.hash.startsWith('#/table/')")
    return str(page.evaluate("location.hash.split('/').at(-1)"))
