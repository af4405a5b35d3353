"""How strong bots are: asked before the first game against them, kept, changed in the settings, mixed."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import NARROW, WIDE, Visitors, serious, settle
from voltige.bots.levels import LEVELS

QUESTION = "dialog[open] [data-level]"
PLAY = "[data-game=loops] button"


def levels_of(page: Page) -> list[str]:
    """List the levels of the bots at a table as its seats tell them."""
    page.locator("[data-testid=bar]").wait_for()
    told = page.locator(".seats li").all_inner_texts()
    return [text.split("Bot · ")[1].split("\n")[0].strip() for text in told if "Bot · " in text]


def test_the_first_press_asks_and_the_next_remembers(server: Running, visit: Visitors) -> None:
    page = visit(server.url, level="")
    page.locator(PLAY).click()
    asked = page.locator(QUESTION).evaluate_all("all => all.map((one) => one.dataset.level)")
    assert asked == LEVELS
    page.keyboard.press("Escape")
    expect(page.locator(QUESTION)).to_have_count(0)
    assert page.url.rstrip("/") == server.url, "who does not answer stays"

    page.locator(PLAY).click()
    expect(page.locator("[data-level=cadet]")).to_be_focused()
    page.keyboard.press("Enter")
    assert levels_of(page) == ["Cadet"] * 3
    page.reload()
    page.goto(server.url)
    page.locator(PLAY).click()
    assert levels_of(page) == ["Cadet"] * 3


def test_the_settings_change_it(server: Running, visit: Visitors) -> None:
    page = visit(server.url, level="cadet")
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog[open]").get_by_text("Ace", exact=True).click()
    page.keyboard.press("Escape")
    page.locator(PLAY).click()
    assert levels_of(page) == ["Ace"] * 3


def test_a_table_mixes_levels(server: Running, visit: Visitors) -> None:
    page = visit(server.url, "/new?game=loops", level="pilot")
    page.locator("li select").nth(1).select_option("bot:cadet")
    page.locator("li select").nth(2).select_option("bot:ace")
    page.get_by_role("button", name="Create the table").click()
    assert levels_of(page) == ["Cadet", "Ace"]


@pytest.mark.parametrize(
    ("size", "language", "scheme"), [(WIDE, "en", "light"), (NARROW, "fr", "dark")]
)
def test_the_question_is_fit_for_everyone(
    server: Running, visit: Visitors, size: tuple[int, int], language: str, scheme: str
) -> None:
    page = visit(server.url, size=size, language=language, scheme=scheme, level="")
    page.locator(PLAY).click()
    expect(page.locator(QUESTION)).to_have_count(4)
    settle(page)
    assert serious(page) == []
