"""Without a server, in French, on a phone: every page that needs nobody else, and nothing that does."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.alone import ASK, Visit, create, go
from tests.web.conftest import NARROW, serious, sideways
from tests.web.playing import choose, play_to_the_end, ready
from tests.web.site import hosting, site
from voltige.locale import texts

__all__ = ["site"]  # a fixture of these tests

PLACES = {  # pages, and what shows that they are there
    "/": "article[data-game]",
    "/new": "form[data-game]",
    "/mine": "[data-testid=keeping]",
    "/rules": "main a[href*='/rules/loops']",
    "/rules/loops": "#LO-14",
    "/examples": "main a[href*='/examples/loops']",
    "/examples/flying-carpet": "[id='FC-GT-7'] button",
    "/editions": "main h1",
    "/editions/hydroracers": "main h1",
    "/circuits": "main svg",
    "/landscapes": "main svg",
}
SEASON = {"mode": "campaign", "races": 2, "start_with_development": True}
OTHERS = "Inviter|Salon|Partager|Discussion|Spectateurs|programmes"


@pytest.fixture(scope="module")
def page(site: Path, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """Give a phone at a table; its host is gone for good."""
    with hosting(site, tmp_path_factory.mktemp("host")) as host:
        visit = Visit(browser, host, size=NARROW, language="fr", touch=True, coach="odds")
        tab = visit.begin("lucky-loop")
        host.stop()
        yield tab
        visit.close()
        host.start()


def test_a_table_speaks_french_fits_on_a_phone_and_shows_no_way_to_others(page: Page) -> None:
    create(page, "lucky-loop")
    assert ready(page) == "asked"
    assert sideways(page) <= 0
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("button").first).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("http")
    expect(page.get_by_role("button", name="Partager")).to_have_count(0)
    expect(page.get_by_role("tab")).to_have_count(1)
    page.keyboard.press("Escape")
    assert not serious(page)


def test_the_coach_gives_odds(page: Page) -> None:
    table = create(page, "lucky-loop", round_cap=1)
    assert ready(page) == "asked"
    reply = page.evaluate(ASK, f"/api/tables/{table}/odds?seat=0")
    assert reply["status"] == 200
    assert '"best":true' in reply["text"]


def test_a_refusal_is_worded_in_french_by_the_browser(page: Page) -> None:
    reply = page.evaluate(ASK, "/api/games/loops/rules/LO-999")
    assert reply["status"] == 404
    said = json.loads(reply["text"])["problem"]["sentence"]
    expected = texts("fr").say("error-unknown_rule", game="LOOPS", number="LO-999")
    assert said == expected
    go(page, "/table/none")
    expect(page.get_by_role("heading")).to_contain_text("introuvable")


@pytest.mark.parametrize("place", PLACES)
def test_every_page_that_needs_nobody_else_is_there(page: Page, place: str) -> None:
    go(page, place)
    page.locator(PLACES[place]).first.wait_for()
    assert sideways(page) <= 0
    text = page.locator("body").inner_text()
    assert "web-" not in text
    expect(page.get_by_role("link", name=OTHERS)).to_have_count(0)


def test_a_rule_is_quoted_and_a_landscape_is_judged(page: Page) -> None:
    go(page, "/landscapes/edit")
    page.locator("main svg").first.wait_for()
    expect(page.locator("[data-testid=verdict], .verdict").first).to_be_visible()


def test_people_share_one_screen_check_the_luck_and_look_at_the_match_again(page: Page) -> None:
    create(page, "loops", "one_screen", max_rounds=1)
    assert play_to_the_end(page, lambda notations: len(notations) // 2) > 0
    page.get_by_role("button", name="Ouvrir l’enveloppe").click()
    expect(page.locator("[data-testid=result]")).to_contain_text("Ce navigateur a refait")
    page.get_by_role("link", name="Revoir").click()
    page.locator("input[type=range]").wait_for()


def test_the_development_of_a_season_says_why_a_stand_takes_no_token(page: Page) -> None:
    create(page, "hydroracers", **SEASON)
    taken = page.locator("button[data-stand][aria-disabled=true]")
    for _ in range(40):
        assert ready(page) == "asked"
        if taken.count():
            break
        choose(page, lambda notations: len(notations) - 1)
    taken.first.tap(force=True)
    why = page.get_by_test_id("why")
    expect(why).to_contain_text(texts("fr").say("error-not_your_space"))
    expect(why.get_by_role("button", name="HR-167")).to_be_visible()
    assert sideways(page) <= 0


def test_lobby_and_programs_are_no_pages_here(page: Page) -> None:
    for place in ("/lobby", "/developers"):
        go(page, place)
        expect(page.get_by_role("heading", level=1)).to_have_text("Cap perdu")
