"""Somebody at a site in a browser of their own: no line but to its host, and that can be cut."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route

from tests.web.conftest import SETTINGS, WIDE
from tests.web.site import Host

PATIENCE_MS = 120_000  # the engine starts twice, on a machine that does other things, too
KEPT = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
# Ask the engine as a tab does; what it answers to others is not ours.
ASK = """(path) => new Promise((done) => {
    const channel = new BroadcastChannel('voltige');
    channel.onmessage = ({data}) => data.id === 'test' && data.say === 'reply' && done(data.reply);
    channel.postMessage({to: 'engine', say: 'ask', id: 'test',
        asked: {method: 'GET', path, language: document.documentElement.lang}});
})"""
# Write to this browser until it has no room left, in ever smaller pieces.
FILL = """() => new Promise((done, failed) => {
    const asked = indexedDB.open('filler');
    asked.onupgradeneeded = () => asked.result.createObjectStore('shelf', {autoIncrement: true});
    asked.onerror = () => failed(asked.error);
    asked.onsuccess = () => {
        const write = (size) => {
            const all = asked.result.transaction('shelf', 'readwrite');
            all.objectStore('shelf').add(crypto.getRandomValues(new Uint8Array(size)));
            all.oncomplete = () => write(size);
            all.onabort = () => size > 64 ? write(size >> 2) : (asked.result.close(), done());
        };
        write(65536);
    };
})"""
EMPTY = """() => new Promise((done) => {
    indexedDB.deleteDatabase('filler').onsuccess = () => done();
})"""
LOST = "net::ERR_"  # what a browser says where its host is gone


class Visit:
    """A browser of its own at a site: all its tabs share what it keeps."""

    def __init__(self, browser: Browser, host: Host, **wishes: Any) -> None:
        """Come with settings; nothing but the host of the site can be reached."""
        size, language = wishes.pop("size", WIDE), wishes.pop("language", "en")
        self.url = host.url.replace("127.0.0.1", wishes.pop("name", "127.0.0.1"))
        self.troubles: list[str] = []
        self.strayed: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="fr-FR" if language == "fr" else "en-GB",
            reduced_motion="reduce",
            has_touch=wishes.pop("touch", False),
        )
        self.context.set_default_timeout(PATIENCE_MS)
        kept = {**SETTINGS, "language": language, **wishes}
        self.context.add_init_script(
            f"localStorage.getItem('voltige-settings') ||"
            f" localStorage.setItem('voltige-settings', JSON.stringify({json.dumps(kept)}))"
        )
        self.context.route(lambda url: not self.is_ours(url), self.stray)

    def is_ours(self, url: str) -> bool:
        """Tell whether an address is of the site's own host."""
        return urlsplit(url).netloc == urlsplit(self.url).netloc

    def stray(self, route: Route) -> None:
        """Let nothing leave the host of the site."""
        self.strayed.append(route.request.url)
        route.abort()

    def limit(self, room: int) -> None:
        """Give this browser so much room for the site, from now on."""
        self.keeper = self.context.new_page()  # the limit holds as long as this session does
        self.session = self.context.new_cdp_session(self.keeper)
        origin = self.url.rsplit("/", 2)[0]
        self.session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": room})

    def tab(self, place: str = "/") -> Page:
        """Open a tab at a place of the site."""
        page = self.context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.goto(f"{self.url}#{place}")
        return page

    def hear(self, message: ConsoleMessage) -> None:
        """Note what went wrong; an engine tells of its faults as warnings."""
        fault = message.type == "error" and LOST not in message.text
        if fault or "Traceback" in message.text:
            self.troubles.append(message.text)

    def press(self, game: str = "loops") -> Page:
        """Come, press a poster, and wait for the table."""
        page = self.tab()
        page.locator(f"article[data-game={game}] button.play").click()
        page.locator("[data-testid=bar]").wait_for()
        return page

    def begin(self, game: str = "loops") -> Page:
        """Come to a table, and wait until everything is kept that a next visit needs."""
        page = self.press(game)
        page.wait_for_function(KEPT)
        return page

    @property
    def first(self) -> Page:
        """Give the oldest tab at the site."""
        return next(page for page in self.context.pages if page.url.startswith(self.url))

    def close(self) -> None:
        """Leave; nothing went wrong, and nothing left the host."""
        self.context.close()
        assert not self.troubles, self.troubles
        assert not self.strayed, self.strayed


def go(page: Page, place: str) -> None:
    """Go to a place without loading the page anew."""
    page.evaluate("(place) => { location.hash = '#' + place }", place)


def create(page: Page, game: str, mode: str = "live", /, **options: Any) -> str:
    """Make a table by the form, as it proposes it, with these options; give its id."""
    asked = json.dumps(options, separators=(",", ":"))
    go(page, f"/new?game={game}&mode={mode}&options={quote(asked)}")
    page.locator(f"form[data-game={game}] button[type=submit]").click()
    page.wait_for_function("() => location.hash.startsWith('#/table/')")
    return str(page.evaluate("location.hash.split('/').at(-1)"))


def save_record(page: Page) -> Path:
    """Save the record of the table that is shown."""
    with page.expect_download() as started:
        page.locator("[data-testid=result]").get_by_role("button", name="record").click()
    return Path(started.value.path())
