"""The board of The Flying Carpet: by clicks, by touch on a phone; reload, one screen, axe."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import WIDE, Visitors, serious, sideways
from tests.web.playing import create, moment, open_table, ready, wait_for_next
from voltige.locale import texts

BOTS = ["bot:heuristic"] * 2
GOALS = "[data-goal]"
MOST_TURNS = 120
PHONE = (360, 640)
SCALE = "svg => svg.getScreenCTM().a"  # pixels for a unit of the drawing
REACH = """(button) => {
    const box = button.getBoundingClientRect();
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {left: box.left, right: box.right, least: Math.min(box.width, box.height),
        top: button.contains(found)};
}"""
BEST = """() => {
    const goals = [...document.querySelectorAll('[data-goal]')].filter((one) => one.dataset.goal !== 'off');
    const far = (one) => { const [c, r] = one.dataset.goal.split(',').map(Number);
        return (24 - c) * 2 + Math.abs(r - (c > 18 ? 1 : 7)); };
    goals.sort((a, b) => far(a) - far(b));
    return goals.length ? goals[0].dataset.goal : '';
}"""


def arrive(server: Running, visit: Visitors, **more: object) -> Page:
    """Sit down at a table of three above the open desert."""
    options = more.pop("options", {"landscape": "open_desert"})
    page = visit(server.url, **more)
    table = create(page, "flying-carpet", ["me", *BOTS], practice=True, options=options)
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    page.locator(".hand .card").first.wait_for()
    return page


def take_turn(page: Page, *, touch: bool = False) -> None:
    """Make one decision on the board itself: a landing, the best goal, or no card."""
    before = moment(page)
    hold = page.locator("[data-do=hold]")
    if hold.count():
        hold.tap() if touch else hold.click()
        return wait_for_next(page, before)
    best = str(page.evaluate(BEST))
    if best:
        goal = page.locator(f"[data-goal='{best}'] .area")
        goal.tap(force=True) if touch else goal.click(force=True)
    else:
        none = page.locator("[data-testid=no-card]")
        none.tap() if touch else none.click()
    fly = page.locator("[data-testid=fly]")
    fly.tap() if touch else fly.click()
    return wait_for_next(page, before)


def play_on(page: Page, *, touch: bool = False) -> int:
    """Play until the match is over; give the number of decisions."""
    for turns in range(MOST_TURNS):
        state = ready(page)
        if state == "over":
            return turns
        if state == "curtain":
            page.locator("[data-testid=curtain] button").click()
        else:
            take_turn(page, touch=touch)
    raise AssertionError("the match does not end")


def test_a_whole_match_by_clicks_on_the_board(server: Running, visit: Visitors) -> None:
    page = arrive(server, visit)
    assert play_on(page) > 3
    expect(page.locator("[data-testid=result]")).to_be_visible()


def test_a_whole_match_by_touch_on_a_phone(server: Running, visit: Visitors) -> None:
    page = arrive(server, visit, size=PHONE, touch=True, language="fr")
    assert play_on(page, touch=True) > 3
    assert sideways(page) <= 0


def test_escape_cancels_what_is_touched(server: Running, visit: Visitors) -> None:
    page = arrive(server, visit)
    card = page.locator(".hand .card:not(.dim)").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")


def test_a_card_shows_its_cells_and_a_cell_its_cards(server: Running, visit: Visitors) -> None:
    page = arrive(server, visit)
    goal = page.locator(GOALS).first
    goal.focus()
    page.keyboard.press("Enter")
    expect(goal).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".hand .card.leads")).not_to_have_count(0)
    expect(page.locator("[data-testid=plan]")).to_contain_text("to (")
    page.get_by_role("button", name="Cancel").click()
    page.locator(".hand .card.leads").first.wait_for(state="detached")
    page.locator(".hand .card:not(.dim)").first.click()
    expect(page.locator(".course.faint")).not_to_have_count(0)


def test_an_arrow_that_is_no_flight_says_why(server: Running, visit: Visitors) -> None:
    """From the terrace nothing flies down: below the ground there is nothing (FC-41)."""
    page = arrive(server, visit)
    page.locator(".hand .card").first.click()
    page.locator("[data-testid=plan] button[data-arrow=beige]").click()
    expect(page.locator("[data-testid=plan] .why")).to_contain_text("FC-4")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_keyboard_is_told_of_every_cell_why_nothing_leads_there(
    server: Running, visit: Visitors, language: str
) -> None:
    page = arrive(server, visit, language=language)
    rests = page.get_by_test_id("rests")
    expect(rests).to_have_text("")
    cursor = page.locator(".cursor")
    cursor.focus()
    for _ in range(11):  # right under the top, high over the terrace
        page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")  # the board ends here
    cell = cursor.get_attribute("data-cell")
    why = texts(language).say("error-no_such_flight")
    expect(rests).to_have_text(f"({cell}): {why}")
    expect(cursor).to_have_attribute("aria-label", re.compile(re.escape(why)))
    page.keyboard.press("Enter")
    expect(page.locator("[data-testid=plan] .why")).to_contain_text(why)
    page.locator(".hand .card").first.focus()
    expect(rests).to_have_text("")
    assert serious(page) == []


def test_the_keyboard_rests_on_a_goal_and_flies_there(server: Running, visit: Visitors) -> None:
    page = arrive(server, visit)
    goal = page.locator(f"{GOALS}[data-goal*=',']").first
    column, row = map(int, (goal.get_attribute("data-goal") or "").split(","))
    cursor = page.locator(".cursor")
    cursor.focus()
    at = [int(part) for part in (cursor.get_attribute("data-cell") or "").split(",")]
    for _ in range(abs(column - at[0])):
        page.keyboard.press("ArrowRight" if column > at[0] else "ArrowLeft")
    for _ in range(abs(row - at[1])):
        page.keyboard.press("ArrowUp" if row > at[1] else "ArrowDown")
    page.keyboard.press("Enter")
    expect(goal).to_have_attribute("aria-pressed", "true")


def test_a_reload_in_mid_match_shows_the_same_sky(server: Running, visit: Visitors) -> None:
    page = arrive(server, visit)
    take_turn(page)
    ready(page)
    places = "all => all.map(one => one.dataset.carpet + one.style.transform)"
    before = page.locator("[data-carpet]").evaluate_all(places)
    page.reload()
    ready(page)
    page.locator("[data-carpet]").first.wait_for()
    assert page.locator("[data-carpet]").evaluate_all(places) == before


def test_one_screen_hides_the_hand_behind_the_curtain(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    wish = {"mode": "one_screen", "options": {"landscape": "open_desert"}}
    table = create(page, "flying-carpet", ["me", "me", "bot:heuristic"], **wish)
    open_table(page, server.url, table)
    assert ready(page) == "curtain"
    assert page.locator(".hand").count() == 0
    page.locator("[data-testid=curtain] button").click()
    page.locator(".hand .card").first.wait_for()
    take_turn(page)
    assert ready(page) == "curtain"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_axe_finds_nothing_serious(
    server: Running, visit: Visitors, size: tuple[int, int], scheme: str
) -> None:
    options = {"landscape": "thousand_and_one"}
    page = arrive(server, visit, size=size, scheme=scheme, options=options)
    assert serious(page) == []
    page.locator(".hand .card").first.click()
    assert serious(page) == []


@pytest.mark.parametrize("hand", [3, 5])
@pytest.mark.parametrize("size", [PHONE, (390, 844), (820, 1180)], ids=lambda one: f"{one[0]}")
def test_cards_and_compass_are_within_reach_of_a_finger(
    server: Running, visit: Visitors, size: tuple[int, int], hand: int
) -> None:
    options = {"landscape": "sultans_city", "hand_size": hand}
    page = arrive(server, visit, size=size, touch=True, options=options)
    for button in page.locator(".tray button:visible").all():
        button.scroll_into_view_if_needed()
        reach = button.evaluate(REACH)
        assert reach["left"] >= 0
        assert reach["right"] <= size[0]
        assert reach["least"] >= 40
        assert reach["top"]
    assert sideways(page) <= 0


def test_a_closer_look_keeps_the_own_carpet_in_view(server: Running, visit: Visitors) -> None:
    page = arrive(server, visit, size=PHONE, touch=True)
    carpet = page.locator("[data-carpet='0']")
    drawn = page.locator("svg", has=carpet)
    small, far = carpet.bounding_box(), drawn.evaluate(SCALE)
    page.locator("[data-testid=zoom]:visible").tap()
    large, near = carpet.bounding_box(), drawn.evaluate(SCALE)
    assert small is not None
    assert large is not None
    assert near > 1.8 * far
    assert large["width"] > 1.2 * small["width"]  # it is drawn larger than its cell from afar
    sky = page.locator(".sky").bounding_box()
    assert sky is not None
    assert sky["x"] <= large["x"] + large["width"] / 2 <= sky["x"] + sky["width"]


def test_landscapes_are_built_on_the_board(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    options = {"landscape": "draft", "draft_limit": 2}
    table = create(page, "flying-carpet", ["me", *BOTS], options=options)
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    panels = page.locator(".tray .panel")
    panels.first.wait_for()
    before = moment(page)
    page.get_by_role("button", name="Place the house", exact=True).click()
    wait_for_next(page, before)
    spot = page.locator(".spot").first
    spot.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-panel=house].ghost")).to_be_visible()
    page.locator("[data-testid=plan] .button.strong").click()
    expect(page.locator(".sky [data-panel=house]:not(.ghost)")).to_be_visible()


LEFT_IS_OFF = {"landscape": "open_desert", "eject_edges": "right_left"}
ELSEWHERE = """async (table) => {
    const state = await (await fetch(`/api/tables/${table}/state`)).json();
    const choice = state.legal.find((legal) => legal.notation === 'direction right');
    const step = {type: 'act', id: '1', version: state.version, code: choice.code};
    const answer = await fetch(`/api/tables/${table}/do`, {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(step)});
    if (!answer.ok) throw new Error(await answer.text());
}"""


def fly(page: Page, direction: str) -> None:
    """Play a direction card alone, by touch."""
    way = page.locator(f"[data-direction={direction}]")
    if way.get_attribute("aria-pressed") == "false":
        way.tap()
    page.locator("[data-testid=fly]").tap()


@pytest.mark.parametrize(("language", "word"), [("en", "blow you off"), ("fr", "chassera")])
def test_a_flight_off_the_board_is_shown_and_asked_about(
    server: Running, visit: Visitors, language: str, word: str
) -> None:
    page = arrive(server, visit, size=PHONE, touch=True, language=language, options=LEFT_IS_OFF)
    bar = page.locator("[data-testid=bar]")
    before = bar.get_attribute("data-version") or ""
    fly(page, "left")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(word)
    expect(page.locator(".course.off .back")).to_have_count(1)
    assert serious(page) == []
    dialog.locator("button.strong").tap()  # no
    expect(dialog).to_have_count(0)
    expect(bar).to_have_attribute("data-version", before)
    fly(page, "left")
    page.keyboard.press("Escape")  # no, either
    expect(dialog).to_have_count(0)
    expect(bar).to_have_attribute("data-version", before)
    fly(page, "left")
    page.locator("[data-testid=sure]").tap()
    expect(bar).not_to_have_attribute("data-version", before)
    expect(dialog).to_have_count(0)


def test_a_flight_that_stays_on_the_board_is_done_at_once(server: Running, visit: Visitors) -> None:
    page = arrive(server, visit, size=PHONE, touch=True, options=LEFT_IS_OFF)
    bar = page.locator("[data-testid=bar]")
    before = bar.get_attribute("data-version") or ""
    fly(page, "right")
    expect(bar).not_to_have_attribute("data-version", before)


def test_a_question_that_has_come_too_late_closes(server: Running, visit: Visitors) -> None:
    page = arrive(server, visit, size=PHONE, touch=True, options=LEFT_IS_OFF)
    fly(page, "left")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_have_count(1)
    page.evaluate(ELSEWHERE, page.url.rsplit("/", 1)[1])
    expect(dialog).to_have_count(0)
