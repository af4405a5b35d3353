"""A server that just starts again gives no files: what a page lacks is asked for until it comes."""

import re

from playwright.sync_api import Page, Route, expect

from tests.server.running import Running
from tests.web.conftest import Visitors
from tests.web.playing import create, ready

BOARD = re.compile(r"/assets/Board-[^/]+\.(js|css)$")
RULES = re.compile(r"/assets/Rules-[^/]+\.js$")


def withhold(page: Page, files: re.Pattern[str], times: int) -> list[str]:
    """Let the first requests for some files fail; give the list of those that did."""
    failed: list[str] = []

    def answer(route: Route) -> None:
        if len(failed) < times:
            failed.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    page.route(files, answer)
    return failed


def test_a_board_that_does_not_come_is_asked_for_until_it_does(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url, cut=True)
    table = create(page, "loops", ["me", "bot:random"])
    failed = withhold(page, BOARD, 5)  # code and style, more than once
    page.goto(f"{server.url}/table/{table}")
    expect(page.get_by_text("Still on the way")).to_be_visible()
    assert ready(page) == "asked"
    assert len(failed) == 5
    expect(page.locator("[data-testid=unfetched]")).to_have_count(0)
    sheets = page.locator("link[rel=stylesheet][href*=Board]")
    expect(sheets).not_to_have_count(0)
    assert sheets.evaluate_all("links => links.every((link) => link.sheet)")


def test_who_does_not_wait_loads_the_page_with_one_button(server: Running, visit: Visitors) -> None:
    page = visit(server.url, cut=True)
    table = create(page, "loops", ["me", "bot:random"])
    withhold(page, BOARD, 1000)
    page.goto(f"{server.url}/table/{table}")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    page.unroute(BOARD)
    again.click()
    assert ready(page) == "asked"


def test_a_page_that_does_not_come_is_asked_for_until_it_does(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url, cut=True)
    withhold(page, RULES, 3)
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_text("Still on the way")).to_be_visible()
    expect(page.get_by_role("link", name="Read the rules").first).to_be_visible()


def test_what_a_page_is_about_is_asked_for_until_somebody_answers(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url, cut=True)
    withhold(page, re.compile(r"/api/games/.*rules"), 2)
    page.goto(f"{server.url}/rules/loops")
    expect(page.get_by_text("No contact with the tower")).to_be_visible()
    expect(page.get_by_role("heading", name="LOOPS").first).to_be_visible()
