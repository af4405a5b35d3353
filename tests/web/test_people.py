"""People at one table: two browsers, a reload, a line that is cut, one screen for all."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.proxy import Proxy
from tests.server.running import Running
from tests.web.conftest import NARROW, Visitors
from tests.web.playing import choose, create, open_table, play_to_the_end, ready

SHORT = {"max_rounds": 1, "race_commit_ms": 3000}


def sensible(choices: list[str]) -> int:
    """Shed as many cards as possible, the lowest first; pick up only when nothing else is left."""
    return max(
        range(len(choices)), key=lambda at: (choices[at] != "pick up", choices[at][-2:], -at)
    )


def sit_down(page: Page, name: str) -> None:
    """Take the first free seat of a waiting room."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down here").first.click()


def whose_turn(pages: list[Page]) -> Page | None:
    """Find out who is asked; none when the match is over."""
    for _ in range(400):
        for page in pages:
            if page.locator("[data-testid=result]").count():
                return None
            if page.locator("[data-testid=bar].asked").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_two_people_play_through_a_reload_and_a_cut_line(
    server: Running, visit: Visitors, request: pytest.FixtureRequest
) -> None:
    line = Proxy(urlsplit(server.url).port or 0)
    request.addfinalizer(line.close)
    ana = visit(server.url)
    table = create(ana, "loops", ["me", "open"], options=SHORT)
    open_table(ana, server.url, table)
    expect(ana.locator("[data-testid=waiting]")).to_be_visible()
    ben = visit(line.url, f"/table/{table}", size=NARROW, cut=True)
    sit_down(ben, "Ben")
    people = [ana, ben]
    for step in range(12):
        page = whose_turn(people)
        assert page is not None
        choose(page, sensible)
        if step == 3:
            ana.reload()
        if step == 6:
            line.cut()
    ana.get_by_role("button", name="Table").click()
    ana.get_by_role("button", name="Propose to end the match").click()
    ben.get_by_role("button", name="Agree").click()
    for page in people:
        page.locator("[data-testid=result]").wait_for()


def test_one_screen_hides_each_hand_behind_a_curtain(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    table = create(page, "loops", ["me", "me"], mode="one_screen", options=SHORT)
    open_table(page, server.url, table)
    assert ready(page) == "curtain"
    expect(page.locator("[data-testid=bar]")).to_have_count(0)
    play_to_the_end(page, sensible)


def test_the_log_and_the_chat_reach_both(server: Running, visit: Visitors) -> None:
    ana = visit(server.url)
    table = create(ana, "loops", ["me", "open"], options=SHORT)
    open_table(ana, server.url, table)
    ben = visit(server.url, f"/table/{table}", language="fr")
    ben.get_by_label("Votre nom").fill("Ben")
    ben.locator("[data-testid=waiting] li button").first.click()
    page = whose_turn([ana, ben])
    assert page is not None
    ben.get_by_role("tab", name="Discussion").click()
    ben.get_by_role("textbox").fill("Bonne chance !")
    ben.keyboard.press("Enter")
    ana.get_by_role("tab", name="Chat").click()
    ana.get_by_text("Bonne chance !").wait_for()


def test_who_reaches_for_a_seat_too_late_is_told_and_takes_another(
    server: Running, visit: Visitors
) -> None:
    ana = visit(server.url)
    table = create(ana, "loops", ["me", "open", "open"], options=SHORT, name="Ana")
    open_table(ana, server.url, table)
    ben = visit(server.url, f"/table/{table}")
    cleo = visit(server.url, f"/table/{table}", cut=True)  # the browser tells of the refusal too
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    cleo.route("**/sit", hold)
    sit_down(cleo, "Cleo")
    expect(cleo.locator("[aria-disabled=true]").first).to_be_visible()
    sit_down(ben, "Ben")
    expect(cleo.get_by_text("Ben")).to_be_visible()
    held[0].continue_()
    cleo.unroute("**/sit")
    expect(cleo.get_by_role("alert")).to_have_text("This seat is not free.")
    sit_down(cleo, "Cleo")
    assert whose_turn([ana, ben, cleo]) is not None


def test_who_has_resigned_is_seen_on_a_phone(server: Running, visit: Visitors) -> None:
    ana = visit(server.url, size=(360, 640))
    table = create(ana, "loops", ["me", "open", "open"], options=SHORT, name="Ana")
    open_table(ana, server.url, table)
    guests = [visit(server.url, f"/table/{table}") for _ in range(2)]
    for free, guest, name in zip((2, 1), guests, ("Ben", "Cleo"), strict=True):
        expect(guest.get_by_role("button", name="Sit down here")).to_have_count(free)
        sit_down(guest, name)
    whose_turn([ana, *guests])
    guests[0].get_by_role("button", name="Table").click()
    for _ in range(2):  # the second press is the sure one
        guests[0].get_by_role("button", name="Resign").click()
    told = ana.locator(".table > .seats").get_by_text("Resigned")
    told.wait_for()
    assert told.evaluate("part => part.scrollWidth <= part.closest('li').clientWidth")
