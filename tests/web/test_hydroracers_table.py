"""Hydroracers among people: reload and cut line, one screen, teams, the season on a phone, the coach."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.server.proxy import Proxy
from tests.server.running import Running
from tests.web.conftest import NARROW, WIDE, Visitors, serious, sideways
from tests.web.playing import create, moment, open_table, ready, wait_for_next
from tests.web.test_hydroracers_board import BOTS, FINISH, ORDERS, decide
from tests.web.test_people import sit_down, whose_turn
from voltige.locale import texts

SIZES = [(360, 640), NARROW, (820, 1180), WIDE, (1920, 1080)]
SEASON = {"mode": "campaign", "races": 2, "start_with_development": True}
PLACE = "[data-space], [data-circuit], [data-victim]"


def seated(server: Running, visit: Visitors, **wishes: object) -> Page:
    """Sit down against two bots; wait until asked."""
    arrival = {
        key: wishes.pop(key)
        for key in ("size", "scheme", "touch", "coach", "language")
        if key in wishes
    }
    page = visit(server.url, **arrival)
    table = create(page, "hydroracers", ["me", *BOTS], practice=True, **wishes)
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    return page


def test_two_people_race_through_a_reload_and_a_cut_line(
    server: Running, visit: Visitors, request: pytest.FixtureRequest
) -> None:
    line = Proxy(urlsplit(server.url).port or 0)
    request.addfinalizer(line.close)
    ana = visit(server.url)
    table = create(ana, "hydroracers", ["me", "open"], options={"circuit": "monaco"})
    open_table(ana, server.url, table)
    ben = visit(line.url, f"/table/{table}", size=NARROW, cut=True)
    sit_down(ben, "Ben")
    people = [ana, ben]
    for step in range(10):
        page = whose_turn(people)
        assert page is not None
        decide(page, step)
        if step == 3:
            ana.reload()
        if step == 6:
            line.cut()
    cells = [
        page.locator(".hydro ul[aria-label=Course] li").all_inner_texts()[:2]
        for page in people
        if page.locator(".hydro .sea").count()
    ]
    assert len(cells) == 2
    ana.get_by_role("button", name="Table").click()
    ana.get_by_role("button", name="Propose to end the match").click()
    ben.get_by_role("button", name="Agree").click()
    for page in people:
        page.locator("[data-testid=result]").wait_for()


def test_on_one_screen_each_hand_waits_behind_a_curtain(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    table = create(page, "hydroracers", ["me", "me"], mode="one_screen")
    open_table(page, server.url, table)
    curtains = 0
    for step in range(12):
        if ready(page) == "curtain":
            assert not page.locator("[data-card]").count()
            page.locator("[data-testid=curtain] button").click()
            curtains += 1
            continue
        decide(page, step)
    assert curtains > 2


def test_team_mates_have_one_sign_and_see_each_others_hands(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url)
    options = {"teams": "two_by_two"}
    seats = ["me", "bot:heuristic", "bot:heuristic", "bot:heuristic"]
    table = create(page, "hydroracers", seats, options=options, practice=True)
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    teams = page.locator(".planes [data-team]")
    expect(teams).to_have_count(4)
    numbers = teams.evaluate_all("all => all.map(one => one.dataset.team)")
    assert sorted(numbers) == ["1", "1", "2", "2"]
    expect(page.locator(".sea .team")).to_have_count(4)
    expect(page.locator("[data-mate-card]")).to_have_count(3)
    assert serious(page) == []
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    page.reload()  # as on a phone, where the log is folded
    assert ready(page) == "asked"
    expect(page.locator("[data-mate-card]")).to_have_count(0)
    page.get_by_role("button", name="Team mate").click()
    expect(page.locator("[data-mate-card]")).to_have_count(3)
    assert sideways(page) <= 0
    watcher = visit(server.url, f"/table/{table}")
    expect(watcher.locator(".planes [data-team]")).to_have_count(4)
    assert not watcher.locator("[data-mate-card]").count()


def test_a_cell_tells_which_cards_lead_there_and_both_together_choose(
    server: Running, visit: Visitors
) -> None:
    page = seated(server, visit)
    goals = page.locator("[data-goal]")
    expect(goals).not_to_have_count(0)
    for place in range(goals.count()):
        goals.nth(place).click(force=True)
        expect(goals.nth(place)).to_have_attribute("aria-pressed", "true")
        leading = page.locator("[data-card].leads")
        told = page.locator(ORDERS)
        expect(leading).not_to_have_count(0)
        assert told.count() >= leading.count()
        page.keyboard.press("Escape")
        expect(page.locator("[data-card].leads")).to_have_count(0)
    last = goals.last
    last.focus()
    page.keyboard.press("Enter")
    card = page.locator("[data-card].leads").first
    before = moment(page)
    card.click()
    page.locator(ORDERS).first.click()
    wait_for_next(page, before)


def test_the_coach_gives_exact_odds_and_advice_in_turn(server: Running, visit: Visitors) -> None:
    page = seated(server, visit, coach="advice")
    advice = page.locator("[data-testid=odds]")
    expect(advice).to_contain_text("The coach’s choice")
    bets = "choice: Bet" in advice.inner_text()  # then no flight is marked yet
    advised = 0
    for place in range(page.locator("[data-card]").count()):
        page.locator("[data-card]").nth(place).click()
        odds = page.locator("[data-testid=odds]")
        expect(odds).to_contain_text("danger")
        advised += page.locator("[data-testid=best]").count()
        page.keyboard.press("Escape")
    assert bool(advised) is not bets
    assert serious(page) == []


def fly_to_the_bench(page: Page) -> None:
    """Play the first race of a season until its repair bill lies on the bench."""
    for step in range(400):
        assert ready(page) == "asked"
        if page.locator("[data-testid=repair]").count():
            return
        decide(page, step)
    raise AssertionError("the race does not end")


def test_the_repair_bench_and_the_paper_survive_a_reload(server: Running, visit: Visitors) -> None:
    options = {"mode": "campaign", "races": 2, "circuit": "monaco", "bets": False}
    page = seated(server, visit, options=options)
    fly_to_the_bench(page)
    if page.locator(FINISH).count():
        page.locator(FINISH).click()
    for step in range(
        400
    ):  # the paper hangs in the development phase, after the circuit was chosen
        if page.locator("[data-testid=gazette]").count():
            break
        decide(page, step)
        assert ready(page) == "asked"
    told = read_bench(page)
    assert all(told)
    page.reload()
    assert ready(page) == "asked"
    expect(page.locator("[data-testid=gazette] li").first).to_be_visible()
    assert read_bench(page) == told
    assert serious(page) == []


def read_bench(page: Page) -> tuple[list[str], list[str]]:
    """Give the rows of the repair sheet and the news of the paper."""
    rows = page.locator("[data-testid=repair] tbody tr").all_inner_texts()
    return rows, page.locator("[data-testid=gazette] li").all_inner_texts()


def test_a_development_phase_by_touch_on_a_phone(server: Running, visit: Visitors) -> None:
    page = seated(server, visit, size=(360, 640), touch=True, options=SEASON)
    for step in range(6):
        assert sideways(page) <= 0
        things = page.locator(f"button:is({PLACE}):not([aria-disabled=true])")
        if not page.locator(ORDERS).count() and things.count():
            things.nth(step % things.count()).tap()
        before = moment(page)
        decide(page, step)
        wait_for_next(page, before)
        if ready(page) == "over":
            return


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_stand_of_another_plane_says_why_it_takes_no_token(
    server: Running, visit: Visitors, language: str
) -> None:
    page = seated(server, visit, language=language, options=SEASON)
    taken = page.locator("button[data-stand][aria-disabled=true]")
    for step in range(40):
        if taken.count():
            break
        before = moment(page)
        decide(page, step)
        wait_for_next(page, before)
        assert ready(page) == "asked"
    taken.first.press("Enter")
    why = page.get_by_test_id("why")
    expect(why).to_contain_text(texts(language).say("error-not_your_space"))
    expect(why.get_by_role("button", name="HR-167")).to_be_visible()
    assert serious(page) == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_race_and_development_fit_at_every_size(
    server: Running, visit: Visitors, size: tuple[int, int]
) -> None:
    for options in ({}, SEASON):
        page = seated(server, visit, size=size, options=options)
        assert sideways(page) <= 0
        bar = page.locator("[data-testid=bar]").bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] <= max(size[1], 576) + 1
        if page.locator("[data-card]").count():
            card = page.locator("[data-card]").first
            card.scroll_into_view_if_needed()
            assert card.evaluate(SEEN)


@pytest.mark.parametrize(
    ("language", "coach"), [("en", "off"), ("en", "advice"), ("fr", "off")], ids=str
)
def test_on_the_smallest_phone_all_that_a_card_brings_is_in_sight(
    server: Running, visit: Visitors, language: str, coach: str
) -> None:
    page = seated(server, visit, size=(360, 640), touch=True, language=language, coach=coach)
    if coach == "advice":
        page.locator("[data-testid=odds]").wait_for()
    for place in range(page.locator("[data-card]").count()):
        card = page.locator("[data-card]").nth(place)
        card.tap()
        page.locator(ORDERS).first.wait_for()
        assert page.locator(".pier").evaluate(HIDDEN) <= 1
        card.tap()
        expect(page.locator(".sea .way")).to_have_count(0)
    page.get_by_role("button", name="Bets" if language == "en" else "Paris").tap()
    page.locator("button[data-slot='4']").tap()
    expect(page.locator(ORDERS)).to_have_count(3)
    assert page.locator(".pier").evaluate(HIDDEN) <= 1


HIDDEN = "(part) => part.scrollHeight - part.clientHeight"
SEEN = """(card) => {
    const box = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""
