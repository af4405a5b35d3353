"""The coach at a table: everybody sees whom it helps, and a table can play without."""

from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import Visitors
from tests.web.playing import choose, create, open_table
from tests.web.test_people import SHORT, sensible, sit_down, whose_turn


def test_others_see_who_is_coached(server: Running, visit: Visitors) -> None:
    ana = visit(server.url, coach="odds")
    table = create(ana, "loops", ["me", "open"], options=SHORT, name="Ana")
    open_table(ana, server.url, table)
    ben = visit(server.url, f"/table/{table}", size=(390, 844))
    sit_down(ben, "Ben")
    while whose_turn([ana, ben]) is not ana:
        choose(ben, sensible)
    ben.locator(".table > .seats").get_by_text("Coached").wait_for()


def test_a_table_without_a_coach_asks_for_no_odds(server: Running, visit: Visitors) -> None:
    page = visit(server.url, coach="odds")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    table = create(page, "loops", ["me", "bot:heuristic"], coach=False)
    open_table(page, server.url, table)
    page.locator("[data-testid=bar].asked").wait_for()
    with page.expect_request("**/healthz"):  # what was asked before it has been heard of by then
        page.evaluate("fetch('/healthz')")
    assert not [url for url in asked if "/odds" in url]
    expect(page.get_by_text("Coached")).to_have_count(0)
