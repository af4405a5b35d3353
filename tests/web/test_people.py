"""People at one table: two browsers, a reload, a line that is cut, one screen for all."""

import random
from urllib.parse import urlsplit

from playwright.sync_api import Page

from tests.server.proxy import Proxy
from tests.server.running import Running
from tests.web.conftest import NARROW, Visitors
from tests.web.playing import choose, create, open_table, play_to_the_end, ready

SHORT = {"max_rounds": 1, "race_commit_ms": 3000}
ASKED = "() => document.querySelector('[data-testid=bar].asked')"


def sit_down(page: Page, name: str) -> None:
    """Take the first free seat of a waiting room."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").first.click()


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


def test_two_people_play_through_a_reload_and_a_cut_line(server: Running, visit: Visitors) -> None:
    line = Proxy(urlsplit(server.url).port or 0)
    ana = visit(server.url)
    table = create(ana, "loops", ["me", "open"], options=SHORT)
    open_table(ana, server.url, table)
    assert ana.locator("[data-testid=waiting]").is_visible()
    ben = visit(line.url, f"/table/{table}", size=NARROW, cut=True)
    sit_down(ben, "Ben")
    rng = random.Random(3)
    people = [ana, ben]
    for step in range(200):
        page = whose_turn(people)
        if page is None:
            break
        choose(page, lambda choices: rng.randrange(len(choices)))
        if step == 3:
            ana.reload()
        if step == 6:
            line.cut_after(0)
    else:
        raise AssertionError("the match does not end")
    assert [ready(page) for page in people] == ["over", "over"]


def test_one_screen_hides_each_hand_behind_a_curtain(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    table = create(page, "loops", ["me", "me"], mode="one_screen", options=SHORT)
    open_table(page, server.url, table)
    assert ready(page) == "curtain"
    assert not page.locator("[data-testid=bar]").count()
    rng = random.Random(5)
    play_to_the_end(page, lambda choices: rng.randrange(len(choices)))
