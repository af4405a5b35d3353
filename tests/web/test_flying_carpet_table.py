"""The Flying Carpet among people, through a reload and a cut line; a whole match by keyboard alone."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.server.proxy import Proxy
from tests.server.running import Running
from tests.web.conftest import NARROW, Visitors
from tests.web.playing import create, moment, open_table, ready, wait_for_next
from tests.web.test_flying import press_until
from tests.web.test_flying_carpet_board import GOALS, arrive, take_turn
from tests.web.test_people import sit_down, whose_turn

HOLD, FLY, SURE = "[data-do=hold]", "[data-testid=fly]", "[data-testid=sure]"
CARDS = ".hand .card:not(.dim), [data-testid=no-card]"
ROUNDS = 3
PLACES = """() => [...document.querySelectorAll('[data-carpet]')]
    .map((one) => one.dataset.carpet + one.style.transform).sort().join()"""


def test_two_people_fly_through_a_reload_and_a_cut_line(
    server: Running, visit: Visitors, request: pytest.FixtureRequest
) -> None:
    line = Proxy(urlsplit(server.url).port or 0)
    request.addfinalizer(line.close)
    ana = visit(server.url)
    options = {"landscape": "open_desert", "allow_two_players": True}
    table = create(ana, "flying-carpet", ["me", "open"], options=options)
    open_table(ana, server.url, table)
    ben = visit(line.url, f"/table/{table}", size=NARROW, cut=True)
    sit_down(ben, "Ben")
    people = [ana, ben]
    for step in range(8):
        page = whose_turn(people)
        assert page is not None
        take_turn(page)
        if step == 2:
            ana.reload()
        if step == 5:
            line.cut()
    page = whose_turn(people)
    assert page is not None
    places = page.evaluate(PLACES)
    assert places.count("translate") == 2
    for person in people:
        person.wait_for_function(f"(places) => ({PLACES})() === places", arg=places)
    ana.get_by_role("button", name="Table").click()
    ana.get_by_role("button", name="Propose to end the match").click()
    ben.get_by_role("button", name="Agree").click()
    for person in people:
        person.locator("[data-testid=result]").wait_for()


def press(page: Page, wanted: str, key: str = "Tab") -> None:
    """Go to something by a key, and press it by another."""
    press_until(page, key, wanted)
    page.keyboard.press("Enter")


def take_turn_by_keyboard(page: Page) -> None:
    """Decide without a pointer: stay, or a card, where it leads, and off."""
    before = moment(page)
    if page.locator(HOLD).count():
        press(page, HOLD)
        return wait_for_next(page, before)
    press(page, CARDS)
    if not page.locator(FLY).count():
        press(page, GOALS, "Shift+Tab")
    press(page, FLY)
    if page.locator(SURE).count():
        press(page, SURE)
    return wait_for_next(page, before)


def test_a_whole_match_by_keyboard_alone(server: Running, visit: Visitors) -> None:
    page = arrive(server, visit, options={"landscape": "open_desert", "max_rounds": ROUNDS})
    turns = 0
    while ready(page) == "asked":
        take_turn_by_keyboard(page)
        turns += 1
    assert turns >= ROUNDS
    expect(page.locator("[data-testid=result]")).to_be_visible()
