"""A server of its own and a browser that visits it and plays there."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.errors import BenchError

ROOT = Path(__file__).parents[2]
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
SIZES = {"wide": (1440, 900), "narrow": (390, 844)}
LOOSE = {"VOLTIGE_BOT_DELAY_MS": "0", "VOLTIGE_REQUESTS_PER_10_S": "1000000"}
WINDS = ("Zéphyr", "Mistral", "Sirocco")
CREATE = """async (wish) => {
    const answer = await fetch('/api/tables', {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wish)});
    const made = await answer.json();
    if (!answer.ok) throw new Error(made.problem.sentence);
    return made.table.id;
}"""
LAST_HANDS = "[data-testid=count][data-over=true] button.strong"  # of LOOPS, until a press
WAITING = f"""() => {{
    document.querySelector('{LAST_HANDS}')?.click();
    return document.querySelector('[data-testid=bar].asked, [data-testid=result]');
}}"""


@contextmanager
def server() -> Iterator[str]:
    """Serve from a database of its own; give the address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "voltige", "serve", "--port", "0"]
        process = subprocess.Popen(
            [*command, "--database", str(Path(folder) / "bench.db")],
            env={**os.environ, **LOOSE},
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            yield address_of(process.stderr)
        finally:
            process.terminate()
            process.wait(30)


def address_of(said: IO[str] | None) -> str:
    """Read in what a server says the address that it tells when it is up."""
    address = ""
    for line in said or ():
        if found := re.search(r"http://[\d.]+:\d+", line):
            address = found[0]
        if "startup complete" in line:
            return address
    raise BenchError("the server did not start")


@contextmanager
def browser() -> Iterator[Browser]:
    """Start Chromium."""
    found = subprocess.run(
        [sys.executable, ROOT / "web" / "tools" / "chromium.py"],
        capture_output=True,
        text=True,
        check=False,
    )
    if found.returncode:
        raise BenchError(found.stderr.strip())
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        yield started
        started.close()


def visitor(browser: Browser, size: str, scheme: str = "light", **settings: Any) -> BrowserContext:
    """Give somebody a browser with settings of their own."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        locale="fr-FR" if settings.get("language") == "fr" else "en-GB",
        reduced_motion="reduce",
        service_workers="block",  # what comes through one is not seen by whoever counts bytes
    )
    kept = msgspec.json.encode(
        {"pace": "instant", "language": "en", "level": "pilot", **settings}
    ).decode()
    context.add_init_script(f"localStorage.setItem('voltige-settings', JSON.stringify({kept}))")
    return context


def table(page: Page, game: str, bots: int, **wishes: Any) -> str:
    """Make a practice table against bots; give its id."""
    others = [{"controller": "bot:pilot", "name": name} for name in WINDS[:bots]]
    seats = [{"controller": "me"}, *others]
    wish = {"game": game, "practice": True, "seats": seats, "name": "Ana", "nonce": "waived"}
    return str(page.evaluate(CREATE, {**wish, **wishes}))


# What tells one decision from the next: half-made choices have one version, but other words.
MOMENT = """() => {
    const bar = document.querySelector('[data-testid=bar].asked');
    return bar && bar.dataset.version + bar.innerText;
}"""


def decide(page: Page) -> None:
    """Take the first choice of the list."""
    before = page.evaluate(MOMENT)
    if not page.locator("main [data-code]").count():
        page.locator("[data-testid=all-choices]").click()
    chosen = page.locator("main [data-code]:visible, main details [data-code]").first
    chosen.wait_for(state="attached")
    if not chosen.is_visible():  # long lists are folded on phones
        chosen.locator("xpath=ancestor::details/summary").click()
    chosen.click()
    sure = page.locator("[data-testid=sure]")
    if sure.count():
        sure.click()
    page.wait_for_function(f"(before) => ({MOMENT})() !== before", arg=before)
