"""A site on a host of plain files: light at the door, offline from the second visit on, newer versions."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.playing import READY, choose
from tests.web.site import Host, hosting, site

__all__ = ["site"]  # a fixture

PATIENCE_MS = 240_000  # an engine that starts while all cores are busy
# What the engine tells of itself, what a policy has refused, and which version this page is.
WATCH = """
    window.told = [];
    new BroadcastChannel('voltige').onmessage = ({data}) => {
        if (data.say === 'state') window.told.push(data.state);
    };
    window.refused = [];
    addEventListener('securitypolicyviolation',
        (event) => window.refused.push(event.violatedDirective + ' ' + event.blockedURI));
"""
CONTROLLED = "() => navigator.serviceWorker.controller?.state === 'activated'"


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    """Give a host with a copy of the site."""
    with hosting(site, tmp_path) as found:
        yield found


def come(visit: Visitors, host: Host, **wishes: bool) -> Page:
    """Visit the site for the first time, and wait until it is kept for the next."""
    page = visit(host.url, "", app=True, **wishes)
    page.context.add_init_script(WATCH)
    page.reload()
    expect(page.locator("article[data-game]")).to_have_count(4)
    page.wait_for_function(CONTROLLED, timeout=PATIENCE_MS)
    return page


def play(page: Page, game: str) -> None:
    """Press a poster, and wait until its table asks."""
    page.locator(f"article[data-game={game}] button.play").click()
    page.wait_for_function(READY, timeout=PATIENCE_MS)


def first(_: list[str]) -> int:
    """Choose the first of the list."""
    return 0


def listed(host: Host) -> list[dict[str, object]]:
    """Read the list of the engine's files."""
    text = (host.folder / "house" / "engine" / "engine.json").read_text(encoding="utf-8")
    files: list[dict[str, object]] = json.loads(text)["files"]
    return files


def test_the_door_is_light_the_progress_is_true_and_nobody_else_is_asked(
    visit: Visitors, host: Host
) -> None:
    page = come(visit, host)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.reload()
    expect(page.locator("article[data-game]")).to_have_count(4)
    page.goto(f"{host.url}#/rules/loops")
    expect(page.locator("#LO-14")).to_be_visible()
    assert page.evaluate("window.told") == [], "no page but a table needs the engine"
    page.goto(host.url)
    play(page, "flying-carpet")
    assert not [url for url in asked if not url.startswith((host.url, f"blob:{host.url[:-7]}"))]
    assert page.evaluate("window.refused") == []
    total = sum(int(str(file["bytes"])) for file in listed(host))
    told = [state for state in page.evaluate("window.told") if state["is"] == "loading"]
    bytes_told = [state["bytes"] for state in told if state["total"]]
    assert {state["total"] for state in told} <= {0, total}
    assert bytes_told == sorted(bytes_told)
    assert len(set(bytes_told)) > len(listed(host)), "it moves more often than once for each file"
    fetched = {url.rpartition("/")[2] for url in asked if url.endswith(".bin")}
    assert fetched == {file["file"] for file in listed(host)}


def test_from_the_second_visit_on_there_need_be_no_host(visit: Visitors, host: Host) -> None:
    page = come(visit, host, cut=True)
    play(page, "flying-carpet")
    choose(page, first)
    table = page.url
    context = page.context
    page.close()
    host.stop()
    again = context.new_page()
    again.goto(host.url)
    expect(again.locator("article[data-game]")).to_have_count(4)
    again.goto(f"{host.url}#/rules/hydroracers")
    expect(again.locator("#HR-1")).to_be_visible()
    again.goto(table)
    again.wait_for_function(READY, timeout=PATIENCE_MS)
    choose(again, first)
    host.start()


def newer(host: Host) -> None:
    """Put a newer version in the place of the site: another page, and other names for its scripts."""
    folder = host.folder / "house"
    worker = (folder / "sw.js").read_text(encoding="utf-8")
    index = (folder / "index.html").read_text(encoding="utf-8")
    first, _, rest = worker.partition("\n")
    files = json.loads(first.removeprefix("const FILES = ").removesuffix(";"))
    files["index.html"] = "newer"
    (folder / "index.html").write_text(index.replace("<html ", '<html data-newer="yes" '), "utf-8")
    # Pages that nobody has opened yet: their names are gone from the host, as after every build.
    for name in [name for name in files if re.match(r"assets/(Replay|Rules)-.*\.js$", name)]:
        (folder / name).unlink()
        del files[name]
    (folder / "sw.js").write_text(f"const FILES = {json.dumps(files)};\n{rest}", "utf-8")


WAITS = "() => navigator.serviceWorker.getRegistration().then((found) => Boolean(found.waiting))"


def test_a_newer_version_waits_until_no_table_is_open(visit: Visitors, host: Host) -> None:
    page = come(visit, host)
    play(page, "flying-carpet")
    choose(page, first)
    table = page.url
    newer(host)
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.wait_for_function(WAITS, timeout=PATIENCE_MS)
    other = page.context.new_page()  # another tab hears of it, but a table is open here
    other.goto(host.url)
    expect(other.locator("article[data-game]")).to_have_count(4)
    expect(other.get_by_test_id("new-version")).to_have_count(0)
    choose(page, first)
    expect(page.get_by_test_id("new-version")).to_have_count(0)
    other.goto(f"{host.url}#/rules/loops")  # what it lacks on the host it has kept
    expect(other.locator("#LO-14")).to_be_visible()
    other.close()
    page.goto(f"{host.url}#/")
    assert page.evaluate("document.documentElement.dataset.newer") is None
    page.get_by_test_id("new-version").get_by_role("button").click()
    page.wait_for_function("() => document.documentElement.dataset.newer === 'yes'")
    expect(page.locator("article[data-game]")).to_have_count(4)
    expect(page.get_by_test_id("new-version")).to_have_count(0)
    page.goto(table)
    page.reload()
    page.wait_for_function(READY, timeout=PATIENCE_MS)
    choose(page, first)
    caches = page.evaluate("caches.keys()")
    assert len([name for name in caches if name.startswith("voltige-client")]) == 1
