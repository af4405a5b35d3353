"""Try it: beside a worked example the rules page opens its position, with a server and without."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.alone import Visit, go
from tests.web.conftest import NARROW, Visitors, serious, settle, sideways
from tests.web.playing import choose, ready
from tests.web.site import hosting, site
from voltige.games.hydroracers import GAME as HYDRORACERS
from voltige.locale import LANGUAGES, texts
from voltige.tables.examples import examples

__all__ = ["site"]  # a fixture of these tests


def press(page: Page, name: str, language: str) -> None:
    """Press the button beside an example, and wait until its table asks."""
    example = page.locator(f"[id='{name}']")
    label = texts(language).say("web-rules-try-named", name=name)
    example.get_by_role("button", name=label, exact=True).click()
    assert ready(page) == "asked"


def notations(page: Page) -> list[str]:
    """Give what may be done, as the list of all choices has it."""
    if not page.locator("main [data-code]").count():
        page.locator("[data-testid=all-choices]").click()
    found = page.locator("main [data-code]")
    found.first.wait_for(state="attached")
    return sorted({str(one.get_attribute("data-notation")) for one in found.all()})


def play(page: Page, notation: str) -> None:
    """Choose an action by its notation."""
    choose(page, lambda all_of_them: all_of_them.index(notation))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_is_tried_at_a_server(server: Running, visit: Visitors, language: str) -> None:
    page = visit(server.url, "/rules/loops#LO-GT-7", language=language)
    press(page, "LO-GT-7", language)
    assert notations(page) == ["pick up", "play 5000 x1", "play 6000 x1"]
    play(page, "play 6000 x1")
    assert ready(page) in {"asked", "over"}


def test_an_example_fits_on_a_phone_and_axe_finds_nothing(server: Running, visit: Visitors) -> None:
    page = visit(server.url, "/rules/hydroracers", size=NARROW, language="fr", touch=True)
    page.locator("[id='HR-GT-G3'] button").scroll_into_view_if_needed()
    settle(page)
    assert sideways(page) <= 0
    assert serious(page) == []
    press(page, "HR-GT-G3", "fr")
    assert sideways(page) <= 0
    assert "play 7/2" in notations(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_of_a_game_is_listed_and_found_by_its_rule(
    server: Running, visit: Visitors, language: str
) -> None:
    page = visit(server.url, "/rules/hydroracers", size=NARROW, language=language, touch=True)
    words = texts(language)
    page.get_by_role("link", name=words.say("web-examples"), exact=True).click()
    all_of_them = examples(HYDRORACERS, language)
    entries = page.locator(".examples li")
    expect(entries).to_have_count(len(all_of_them))
    expect(page.locator("[id='HR-GT-D20']")).to_contain_text(words.say("web-examples-over"))
    expect(page.locator("[id='HR-GT-D20'] button")).to_have_count(0)
    assert sideways(page) <= 0
    assert serious(page) == []
    page.get_by_role("searchbox").fill("hr-209")
    expect(entries).to_have_count(len([one for one in all_of_them if "HR-209" in one.rules]))
    page.get_by_role("searchbox").fill("HR-GT-D18")
    title = next(one.title for one in all_of_them if one.name == "HR-GT-D18")
    expect(entries).to_have_count(1)
    expect(entries).to_contain_text(title)
    press(page, "HR-GT-D18", language)


def test_a_cell_that_no_flight_reaches_says_why(server: Running, visit: Visitors) -> None:
    page = visit(server.url, "/rules/flying-carpet")
    press(page, "FC-GT-3b", "en")
    sky = page.locator(".carpet svg[role=group]")
    box = sky.bounding_box()
    assert box is not None
    sky.click(position={"x": box["width"] * 0.06, "y": box["height"] * 0.15})
    expect(page.get_by_text(texts("en").say("error-no_such_flight"))).to_be_visible()
    expect(page.get_by_role("button", name="FC-29")).to_be_visible()


@pytest.fixture(scope="module")
def alone(site: Path, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """Give a phone in French that has come to a site."""
    with hosting(site, tmp_path_factory.mktemp("host")) as host:
        visit = Visit(browser, host, size=NARROW, language="fr", touch=True)
        yield visit.tab("/rules/loops")
        visit.close()


def test_an_example_is_tried_without_a_server(alone: Page) -> None:
    """No game has to be chosen first: the engine comes with the press."""
    go(alone, "/rules/loops")
    press(alone, "LO-GT-11", "fr")
    assert notations(alone) == ["pick up", "play 1000 x1", "play 6000 x1"]
    play(alone, "play 1000 x1")
    assert ready(alone) in {"asked", "over"}


def test_an_example_that_no_rules_page_tells_is_tried_without_a_server(alone: Page) -> None:
    go(alone, "/examples/lucky-loop")
    press(alone, "LL-G-23", "fr")
    assert sideways(alone) <= 0


def test_one_example_after_the_other_is_tried_without_a_server(alone: Page) -> None:
    go(alone, "/rules/flying-carpet")
    press(alone, "FC-GT-4b", "fr")
    play(alone, "B32 brown left")
    expect(alone.locator("[data-testid=result]")).to_be_visible()
    assert sideways(alone) <= 0
