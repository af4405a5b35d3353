"""Without a server, what was accepted stays: over reloads, between tabs, when tabs die, when room ends."""

import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.alone import EMPTY, FILL, Visit, create, go
from tests.web.playing import choose, play_to_the_end, ready
from tests.web.site import Host, hosting, site
from voltige.cli.main import main

__all__ = ["site"]  # a fixture of these tests

SHORT: dict[str, Any] = {"max_rounds": 1, "race_mode": "secret"}
ROOM = 40_000_000  # bytes: the engine, and a few thousand matches
VERSION = "() => Number(document.querySelector('[data-testid=bar]')?.dataset.version ?? -1)"
SHOWS = "(least) => Number(document.querySelector('[data-testid=bar]')?.dataset.version) >= least"


def version(page: Page) -> int:
    """Give the version that a tab shows."""
    return int(page.evaluate(VERSION))


def first(notations: list[str]) -> int:
    """Choose what stands first."""
    assert notations
    return 0


@pytest.fixture(scope="module")
def host(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Give a host of the site."""
    with hosting(site, tmp_path_factory.mktemp("host")) as found:
        yield found


@pytest.fixture(scope="module")
def visit(host: Host, browser: Browser) -> Iterator[Visit]:
    """Give a visitor whose first tab was at a table."""
    found = Visit(browser, host)
    found.limit(ROOM)
    found.begin()
    yield found
    found.close()


def test_a_match_goes_on_after_a_reload_without_any_line(visit: Visit, host: Host) -> None:
    page = visit.first
    create(page, "loops", **SHORT)
    assert ready(page) == "asked"
    choose(page, first)
    assert ready(page) == "asked"
    before = version(page)
    host.stop()
    page.reload()
    assert ready(page) == "asked"
    assert version(page) == before
    choose(page, first)
    host.start()


def test_two_tabs_share_one_engine_and_both_see_every_move(visit: Visit) -> None:
    leader = visit.first
    table = create(leader, "loops", **SHORT)
    other = visit.tab(f"/table/{table}")
    assert ready(other) == "asked"
    assert leader.workers
    assert not other.workers
    before = version(other)
    choose(other, first)
    leader.wait_for_function(SHOWS, arg=before + 1)
    other.close()


def test_a_tab_that_dies_in_mid_move_loses_nothing_that_was_accepted(visit: Visit) -> None:
    leader = visit.first
    table = create(leader, "loops", **SHORT)
    other = visit.tab("/rules")
    assert ready(leader) == "asked"
    choose(leader, first)
    assert ready(leader) == "asked"
    accepted = version(leader)
    leader.locator("[data-testid=all-choices]").click()
    leader.locator("main [data-code]:visible").first.click()
    leader.close()  # whether this one was accepted nobody knows yet
    go(other, f"/table/{table}")
    assert ready(other) in {"asked", "over"}
    assert version(other) >= accepted
    assert other.workers
    assert play_to_the_end(other, first) > 0


def test_an_engine_that_crashes_is_told_of_in_every_tab_and_started_again(visit: Visit) -> None:
    leader = visit.first
    table = create(leader, "loops", **SHORT)
    assert ready(leader) == "asked"
    choose(leader, first)
    assert ready(leader) == "asked"
    accepted = version(leader)
    other = visit.tab(f"/table/{table}")
    assert ready(other) == "asked"
    house = next(worker for worker in leader.workers if "house" in worker.url)
    house.evaluate("() => { setTimeout(close) }")  # as a browser does it that needs the memory
    for page in (leader, other):
        page.get_by_role("alert").get_by_text("The engine has stopped").wait_for()
    other.get_by_role("button", name="Start it again").click()
    choose(other, first)
    assert ready(leader) in {"asked", "over"}
    assert version(leader) > accepted
    other.close()


def test_a_browser_without_room_says_so_shows_a_way_out_and_loses_nothing(visit: Visit) -> None:
    page = visit.first
    table = create(page, "loops", **SHORT)
    assert ready(page) == "asked"
    before = version(page)
    page.evaluate(FILL)
    page.locator("[data-testid=all-choices]").click()
    page.locator("main [data-code]:visible").first.click()
    page.get_by_role("alert").get_by_text("no room left").wait_for()
    assert version(page) == before
    make_room(page, table)
    go(page, f"/table/{table}")
    assert ready(page) == "asked"
    assert version(page) == before
    choose(page, first)
    assert ready(page) in {"asked", "over"}
    assert version(page) > before
    page.evaluate(EMPTY)


def make_room(page: Page, needed: str) -> None:
    """Follow the way out: delete the largest match that is under way but one, after it was saved."""
    page.get_by_test_id("full").get_by_role("link", name="Make room").click()
    rows = page.locator(f"[data-match][data-status=playing]:not([data-match='{needed}'])")
    rows.first.wait_for()
    before = rows.count()
    rows.first.get_by_role("button", name="Delete").click()
    with page.expect_download():
        page.get_by_role("button", name="Save it first").click()
    page.get_by_role("button", name="Delete it for good").click()
    expect(rows).to_have_count(before - 1)


def test_all_matches_are_saved_verified_and_brought_back(visit: Visit, tmp_path: Path) -> None:
    page = visit.first
    create(page, "loops", **SHORT)
    play_to_the_end(page, first)
    create(page, "loops", **SHORT)
    assert ready(page) == "asked"
    go(page, "/mine")
    with page.expect_download() as started:
        page.get_by_role("button", name="Save all matches").click()
    archive = tmp_path / "matches.zip"
    started.value.save_as(archive)
    with zipfile.ZipFile(archive) as packed:
        assert packed.testzip() is None
        packed.extractall(tmp_path)
    files = sorted(tmp_path.glob("*.flight"))
    finished = [file for file in files if "reveal = " in file.read_text("utf-8")]
    assert 1 <= len(finished) < len(files)
    assert all(main(["verify", str(file)]) == 0 for file in finished)
    page.get_by_test_id("keeping").locator("input[type=file]").set_input_files(archive)
    page.get_by_role("status").get_by_text("were brought back").wait_for()
    page.get_by_test_id("keeping").get_by_role("button", name="Replay").first.click()
    page.locator("input[type=range]").wait_for()


@pytest.fixture
def classroom(host: Host, browser: Browser) -> Iterator[Visit]:
    """Give a visitor at a table of a host without https: there are no Web Locks."""
    found = Visit(browser, host, name="classroom")
    assert not found.press().evaluate("isSecureContext")
    yield found
    found.close()


def test_a_host_without_https_will_do_and_tabs_follow_each_other(classroom: Visit) -> None:
    """Each tab has an engine of its own over the same database."""
    one = classroom.first
    assert ready(one) == "asked"
    other = classroom.tab(one.evaluate("location.hash.slice(1)"))
    assert ready(other) == "asked"
    before = version(other)
    choose(one, first)
    other.wait_for_function(SHOWS, arg=before + 1)
    assert one.workers
    assert other.workers
    other.close()


def test_a_browser_that_has_deleted_everything_is_told_of_and_nothing_is_half_kept(
    classroom: Visit,
) -> None:
    page = classroom.first
    assert ready(page) == "asked"
    session = classroom.context.new_cdp_session(page)
    origin = classroom.url.rsplit("/", 2)[0]
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    page.locator("[data-testid=all-choices]").click()
    page.locator("main [data-code]:visible").first.click()
    page.get_by_role("alert").get_by_text("has deleted what Voltige had kept").wait_for()
    go(page, "/mine")
    page.get_by_role("heading", name="No tables yet").wait_for()
