"""The Flying Carpet on a phone: a closer look by two fingers and by a double tap; the coach's odds."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import WIDE, Visitors, serious, sideways
from tests.web.playing import moment, ready, wait_for_next
from tests.web.test_flying_carpet_board import PHONE, arrive

Point = tuple[float, float]
SEEN = "svg => svg.getAttribute('viewBox').split(' ').map(Number)"


def seen(page: Page) -> list[float]:
    """Give the part of the picture that is seen: left, top, width, height."""
    found: list[float] = page.locator(".sky > svg").evaluate(SEEN)
    return found


def box_of(page: Page, selector: str) -> tuple[float, float, float, float]:
    """Give where something is on the screen."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


def fingers(page: Page, *moments: tuple[Point, ...]) -> None:
    """Put fingers down, move them, and lift them."""
    touch = page.context.new_cdp_session(page)
    for number, points in enumerate(moments):
        kind = "touchMove" if number else "touchStart"
        told = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def double_tap(page: Page, x: float, y: float) -> None:
    """Tap twice within a tenth of a second by the fingers' own clock, however busy the machine is."""
    touch = page.context.new_cdp_session(page)
    now = time.time()
    for number, points in enumerate([[{"x": x, "y": y}], []] * 2):
        kind = "touchStart" if points else "touchEnd"
        told = {"type": kind, "touchPoints": points, "timestamp": now + number * 0.03}
        touch.send("Input.dispatchTouchEvent", told)


def wait_until_seen(page: Page, condition: str, width: float) -> None:
    """Wait until the width that is seen compares so with another."""
    page.wait_for_function(
        f"(width) => ({SEEN})(document.querySelector('.sky > svg'))[2] {condition} width", arg=width
    )


def carpet_is_seen(page: Page) -> bool:
    """Tell whether the middle of the own carpet is within the sky."""
    left, top, width, height = box_of(page, "[data-carpet='0']")
    sky = box_of(page, ".sky")
    across, down = left + width / 2, top + height / 2
    return sky[0] <= across <= sky[0] + sky[2] and sky[1] <= down <= sky[1] + sky[3]


def test_two_fingers_come_closer_to_what_is_between_them(server: Running, visit: Visitors) -> None:
    page = arrive(server, visit, size=PHONE, touch=True)
    whole = seen(page)
    left, top, width, height = box_of(page, ".sky > svg")
    x, y = left + width * 0.7, top + height * 0.6
    between = whole[0] + whole[2] * 0.7
    fingers(
        page, ((x - 20, y), (x + 20, y)), ((x - 35, y), (x + 35, y)), ((x - 50, y), (x + 50, y))
    )
    closer = seen(page)
    assert closer[2] == pytest.approx(whole[2] / 2.5, rel=0.05)
    assert closer[0] + closer[2] * 0.7 == pytest.approx(between, abs=6)
    fingers(
        page, ((x - 50, y), (x + 50, y)), ((x - 30, y), (x + 30, y)), ((x - 10, y), (x + 10, y))
    )
    assert seen(page) == pytest.approx(whole)
    expect(page.locator("[data-testid=plan] [data-testid=fly]")).to_have_count(0)


def test_one_finger_moves_what_is_seen_and_chooses_nothing(
    server: Running, visit: Visitors
) -> None:
    page = arrive(server, visit, size=PHONE, touch=True)
    page.locator("[data-testid=zoom]:visible").tap()
    left, top, width, height = box_of(page, ".sky > svg")
    before = seen(page)
    x, y = left + width * 0.6, top + height * 0.5
    fingers(page, ((x, y),), ((x - 30, y),), ((x - 80, y),))
    after = seen(page)
    assert after[0] > before[0] + 40
    assert after[2] == pytest.approx(before[2])
    expect(page.locator("[data-testid=fly]")).to_have_count(0)


def test_a_double_tap_brings_the_own_carpet_near_and_the_whole_sky_back(
    server: Running, visit: Visitors
) -> None:
    page = arrive(server, visit, size=PHONE, touch=True)
    whole = seen(page)
    left, top, width, _ = box_of(page, ".sky > svg")
    x, y = left + width * 0.9, top + 12  # far from any goal
    page.touchscreen.tap(x - 60, y)
    assert seen(page) == whole, "one tap is not two"
    double_tap(page, x, y)
    wait_until_seen(page, "<", whole[2] / 2)
    assert carpet_is_seen(page)
    double_tap(page, x, y)
    wait_until_seen(page, ">", whole[2] - 1)


def test_the_own_carpet_stays_in_view_as_it_flies(server: Running, visit: Visitors) -> None:
    page = arrive(server, visit, size=PHONE, touch=True)
    page.locator("[data-testid=zoom]:visible").tap()
    left, top, width, height = box_of(page, "[data-carpet='0']")
    x, y = left + width / 2, top + height / 2 - 20
    fingers(
        page, ((x, y - 10), (x, y + 10)), ((x, y - 15), (x, y + 15)), ((x, y - 26), (x, y + 26))
    )
    fingers(page, ((x, y),), ((x + 20, y),), ((x + 60, y),))  # to the left edge
    near = seen(page)
    assert near[2] < 7 * 40, "fewer columns than there are direction cards to fly"
    assert carpet_is_seen(page)
    flown = 0
    while flown < 5 and ready(page) == "asked":
        before = moment(page)
        hold = page.locator("[data-do=hold]")
        if hold.count():
            hold.press("Enter")
        else:
            page.locator("[data-direction=right]").press("Enter")
            page.locator("[data-testid=fly]").press("Enter")
            flown += 1
        wait_for_next(page, before)
        expect(page.locator("[data-carpet='0']")).to_be_visible()
        assert carpet_is_seen(page)
    assert flown == 5
    assert seen(page)[0] > near[0]
    assert seen(page)[2] == pytest.approx(near[2])


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), (WIDE, "en")], ids=["phone", "wide"])
def test_the_coach_tells_the_odds_of_what_is_planned(
    server: Running, visit: Visitors, size: tuple[int, int], language: str
) -> None:
    page = arrive(server, visit, size=size, touch=size == PHONE, language=language, coach="advice")
    odds = page.locator("[data-testid=odds]")
    expect(odds.locator(".best")).to_be_visible()
    assert page.locator(".goal.best").count() <= 1
    page.locator("[data-testid=no-card]").click()
    expect(odds.locator("[data-odds=flying-carpet-mean-turns]")).to_be_visible()
    assert serious(page) == []
    assert sideways(page) <= 0


def test_without_a_coach_nothing_is_told(server: Running, visit: Visitors) -> None:
    page = arrive(server, visit)
    page.locator("[data-testid=no-card]").click()
    expect(page.locator("[data-testid=fly]")).to_be_visible()
    expect(page.locator("[data-testid=odds]")).to_have_count(0)
