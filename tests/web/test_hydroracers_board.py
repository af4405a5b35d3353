"""Hydroracers on its own board: whole races by clicks, by touch and by keys, and a season to its podium."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import NARROW, WIDE, Visitors, serious, sideways
from tests.web.playing import create, moment, open_table, ready, wait_for_next

MOST_STEPS = 500
FINISH = "[data-testid=finish] button"
ORDERS = "[data-testid=orders] [data-order]"
STRONG = "[data-testid=orders] button.strong"
THINGS = """() => {
    const orders = document.querySelector('[data-testid=orders]');
    return [...document.querySelectorAll('.hydro button:not([aria-disabled=true])')].filter(
        (button) => !orders.contains(button) && !button.closest('[data-testid=finish]')
            && !button.matches('.tool, [data-slot]'));
}"""
COUNT_THINGS = f"() => ({THINGS})().length"
PRESS_THING = f"(place) => {{ const all = ({THINGS})(); all[place % all.length].click(); }}"
BOTS = ["bot:heuristic"] * 2


def decide(page: Page, step: int) -> None:
    """Decide something on the board: touch a thing, then send what it means."""
    before = moment(page)
    if page.locator(FINISH).count():
        page.locator(FINISH).click()
    if not page.locator(ORDERS).count():
        assert page.evaluate(COUNT_THINGS), f"nothing to touch: {before}"
        page.evaluate(PRESS_THING, step)
        page.locator(ORDERS).first.wait_for()
    send = page.locator(STRONG)
    (send if send.count() == 1 else page.locator(ORDERS).first).click()
    wait_for_next(page, before)


def fly(page: Page) -> int:
    """Play to the end on the board; give how many decisions there were."""
    for step in range(MOST_STEPS):
        if ready(page) == "over":
            return step
        decide(page, step)
    raise AssertionError("the match does not end")


def test_a_whole_race_by_clicks_and_a_reload_in_it(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    table = create(page, "hydroracers", ["me", *BOTS], options={"circuit": "monaco"})
    open_table(page, server.url, table)
    for step in range(3):
        assert ready(page) == "asked"
        decide(page, step)
    assert ready(page) == "asked"
    expect(page.locator(".hydro .sea")).to_have_count(1)
    page.reload()
    assert ready(page) == "asked"
    expect(page.locator(".hydro .sea")).to_have_count(1)
    assert fly(page) > 0
    expect(page.locator("[data-testid=result]")).to_be_visible()


def test_a_card_tells_its_sum_its_end_and_its_odds_before_it_is_played(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url)
    table = create(page, "hydroracers", ["me", *BOTS], practice=True)
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    version = page.locator("[data-testid=bar]").get_attribute("data-version")
    told: list[str] = []
    for place in range(page.locator("[data-card]").count()):
        page.locator("[data-card]").nth(place).click()
        expect(page.locator(".sea .way")).to_have_count(1)  # the way is drawn on the course
        orders = page.locator(ORDERS)
        expect(orders).to_have_count(2)  # to play it, or to put it under the deck
        told += orders.all_inner_texts()
        page.keyboard.press("Escape")
        expect(page.locator(".sea .way")).to_have_count(0)
    assert all("cell" in line for line in told)
    assert all("No danger" in line or ("danger" in line and "%" in line) for line in told)
    expect(page.locator("[data-testid=bar]")).to_have_attribute("data-version", version)


def test_a_bet_is_laid_face_down_for_the_others(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    table = create(page, "hydroracers", ["me", *BOTS], practice=True)
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    before = moment(page)
    page.locator("button[data-slot='4']").click()
    page.locator("[data-order='bet 4 on curtiss']").click()
    wait_for_next(page, before)
    expect(page.locator("[data-slot='4'] .token .spoken")).to_contain_text("Curtiss")
    page.locator("[data-slot='6']").click(force=True)  # of no use any more: it says why
    expect(page.locator("[data-testid=why]")).to_contain_text("already bet")
    watcher = visit(server.url, f"/table/{table}")
    expect(watcher.locator("[data-slot='4'] .token .spoken")).to_contain_text("face down")


@pytest.mark.parametrize("size", [(360, 640), NARROW, (820, 1180)], ids=str)
def test_a_whole_race_by_touch_on_a_phone(
    server: Running, visit: Visitors, size: tuple[int, int]
) -> None:
    page = visit(server.url, size=size, touch=True, language="fr")
    table = create(page, "hydroracers", ["me", "bot:heuristic"], options={"circuit": "venice"})
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    page.locator("[data-card]").first.tap()
    page.locator(ORDERS).first.tap()
    assert sideways(page) <= 0
    fly(page)
    expect(page.locator("[data-testid=result]")).to_be_visible()


def test_a_race_by_keyboard_alone(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    options = {"circuit": "monaco", "bets": False}
    table = create(page, "hydroracers", ["me", "bot:heuristic"], options=options)
    open_table(page, server.url, table)
    for _ in range(MOST_STEPS):
        if ready(page) == "over":
            break
        before = moment(page)
        press_until(page, "[data-testid=finish] button, [data-card], [data-order]")
        page.keyboard.press("Enter")
        if page.locator(STRONG).count():
            press_until(page, "[data-order]")
            page.keyboard.press("Enter")
            wait_for_next(page, before)
    expect(page.locator("[data-testid=result]")).to_be_visible()


def press_until(page: Page, wanted: str) -> None:
    """Press Tab until what has the focus fits."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate(f"() => document.activeElement?.matches({wanted!r}) ?? false"):
            return
    raise AssertionError(f"{wanted} cannot be reached with Tab")


def test_a_season_of_two_races_with_expert_cockpits_from_start_to_podium(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url)
    options = {"mode": "campaign", "races": 2, "cockpit": "expert", "start_with_development": True}
    table = create(page, "hydroracers", ["me", *BOTS], options=options)
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    expect(page.locator("[data-space]")).to_have_count(6)
    expect(page.locator("[data-testid=gazette]")).to_be_visible()
    assert serious(page) == []
    assert fly(page) > 20
    expect(page.locator("[data-testid=result]")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=str)
def test_axe_finds_nothing_serious_in_a_race(
    server: Running, visit: Visitors, size: tuple[int, int], scheme: str
) -> None:
    page = visit(server.url, size=size, scheme=scheme)
    table = create(page, "hydroracers", ["me", *BOTS], practice=True)
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    page.locator("[data-card]").first.click()
    assert serious(page) == []


def test_autopilots_say_which_rule_they_follow(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    options = {"autopilots": ["curtiss"]}
    table = create(page, "hydroracers", ["me", "autopilot"], practice=True, options=options)
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    expect(page.locator(".planes")).to_contain_text("Autopilot: ")
