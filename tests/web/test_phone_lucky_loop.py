"""Lucky Loop by touch on phones and tablets: every choice can be reached, none lies beyond the edge."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.conftest import PATIENCE_MS, SETTINGS
from tests.web.lucky_loop_scenes import SCENES, table_at
from tests.web.playing import open_table, ready

SIZES = [(360, 640), (390, 844), (820, 1180)]
REACH = """(button) => {
    button.scrollIntoView({block: 'center', inline: 'nearest'});
    const box = button.getBoundingClientRect();
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {left: box.left, right: box.right, width: box.width, height: box.height,
        top: button.contains(found) || found?.contains(button)};
}"""
SIDEWAYS = """() => [...document.querySelectorAll('.lucky, .lucky *, .board, .page, html')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(one).overflowX))
    .map((one) => one.className || one.tagName)"""
BUTTONS = ".lucky button:visible, .lucky [role=button]:visible"
LEAST_TOUCH = 24  # pixels, WCAG 2.5.8


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def phone(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Page]:
    """Give a page on a device with a touch screen; no console error passes."""
    width, height = request.param
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE_MS)
    kept = str({**SETTINGS, "language": "en"}).replace("True", "true")
    context.add_init_script(f"localStorage.setItem('voltige-settings', JSON.stringify({kept}))")
    page = context.new_page()
    troubles: list[str] = []
    page.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
    page.goto(server.url)
    yield page
    context.close()
    assert troubles == []


def show(server: Running, page: Page, scene: str) -> None:
    """Open a table at a scene and wait until the person is asked."""
    open_table(page, server.url, table_at(server, page, scene))
    assert ready(page) == "asked"
    page.locator(".lucky").wait_for()


@pytest.mark.parametrize("scene", SCENES)
def test_every_choice_is_within_reach_without_sideways_scrolling(
    scene: str, phone: Page, server: Running
) -> None:
    show(server, phone, scene)
    assert phone.evaluate(SIDEWAYS) == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    width = phone.evaluate("innerWidth")
    buttons = phone.locator(BUTTONS).all()
    assert len(buttons) >= 4
    for button in buttons:
        reach = button.evaluate(REACH)
        name = button.inner_text() or button.get_attribute("aria-label")
        assert reach["left"] >= 0, name
        assert reach["right"] <= width, name
        assert min(reach["width"], reach["height"]) >= LEAST_TOUCH, (name, reach)
        assert reach["top"], f"{name} is covered"


@pytest.mark.parametrize("scene", ["turn", "discard", "free"])
def test_the_whole_hand_is_seen_at_once(scene: str, phone: Page, server: Running) -> None:
    show(server, phone, scene)
    bar = phone.locator("[data-testid=bar]").bounding_box()
    assert bar is not None
    cards = phone.locator(".hand button").all()
    assert len(cards) == (9 if scene == "discard" else 6)
    for one in cards:
        box = one.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bar["y"] + 1


def test_three_of_nine_cards_are_discarded_by_touch(phone: Page, server: Running) -> None:
    show(server, phone, "discard")
    for number in (0, 4, 8):
        phone.locator(".hand button").nth(number).tap()
    phone.get_by_role("button", name="Discard these 3").tap()
    expect(phone.locator("[data-testid=bar]")).not_to_have_class("asked")
    expect(phone.locator(".hand button")).to_have_count(6)
    expect(phone.locator("[data-testid=bar] .prompt")).to_contain_text("Ben")


def test_a_programme_is_laid_and_flown_by_touch(phone: Page, server: Running) -> None:
    show(server, phone, "turn")
    for card in ("Roll 8", "Turn 10", "Loop 10"):
        phone.locator(".hand button", has_text=f"{card}:").first.tap()
    phone.get_by_role("button", name=re.compile("Mighty Eagle.*Lay here")).tap()
    phone.get_by_role("button", name="Lay and fly Mighty Eagle").tap()
    phone.get_by_role("button", name="Roll 3 dice").tap()
    expect(phone.locator(".dice button")).to_have_count(3)


def test_a_free_programme_is_laid_and_starred_by_touch(phone: Page, server: Running) -> None:
    show(server, phone, "free")
    for card in ("Loop 12", "Dive 8", "Turn 5"):
        phone.locator(".hand button", has_text=f"{card}:").first.tap()
    phone.get_by_role("button", name="Lay the free programme").tap()
    expect(phone.locator("[data-testid=bar] .prompt")).to_contain_text("Put the star")
    phone.locator(".figures button").first.tap()
    phone.get_by_role("button", name="Take off").tap()
    expect(phone.locator(".figures button")).to_have_count(3)


def test_own_picks_are_shown_also_after_a_reload(phone: Page, server: Running) -> None:
    show(server, phone, "discard")
    phone.locator("[data-testid=all-choices]").tap()
    phone.locator("dialog [data-code]").first.tap()
    expect(phone.locator("[data-testid=picked] .card")).to_have_count(1)
    phone.reload()
    expect(phone.locator("[data-testid=picked] .card")).to_have_count(1)
    expect(phone.locator(".hand button")).to_have_count(8)


def test_a_pile_that_is_not_drawn_from_says_why(phone: Page, server: Running) -> None:
    show(server, phone, "discard")
    phone.locator("[data-pile]").first.tap(force=True)
    why = phone.get_by_test_id("why")
    expect(why).to_contain_text("Something else has to be done first.")
    expect(why.get_by_role("button", name="LL-10")).to_be_visible()
    phone.locator(".hand button").first.tap()  # what is of use takes its place
    expect(why).to_have_count(0)
    assert phone.evaluate(SIDEWAYS) == []
