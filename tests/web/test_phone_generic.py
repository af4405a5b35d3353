"""Games without a board of their own, by touch: every choice is reached without scrolling sideways."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.running import Running
from tests.web.conftest import Visitors, serious, sideways
from tests.web.playing import create, open_table, ready

SIZES = [(360, 640), (390, 844), (820, 1180)]
GAMES = ["flying-carpet", "hydroracers"]
FEW = 12  # choices that are shown without folding
INSIDE = """button => {
    const box = button.getBoundingClientRect();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.left >= 0 && box.right <= innerWidth && box.height >= 43 && button.contains(seen);
}"""


def arrive(
    server: Running, visit: Visitors, game: str, size: tuple[int, int], **more: object
) -> Page:
    """Sit down at a table on a phone or a tablet."""
    page = visit(server.url, size=size, touch=True, language=str(more.pop("language", "en")))
    table = create(page, game, ["me", *["bot:heuristic"] * 3], **more)
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    return page


def unfold(choice: Locator) -> None:
    """Open the group of a choice, as a finger does."""
    if not choice.is_visible():
        choice.locator("xpath=ancestor::details/summary").tap()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_reached_by_touch_without_scrolling_sideways(
    server: Running, visit: Visitors, game: str, size: tuple[int, int]
) -> None:
    page = arrive(server, visit, game, size, language="fr")
    for _ in range(2):  # two decisions, the second with more on the board
        choices = page.locator("main [data-code]")
        count = choices.count()
        assert count > 0
        folded = page.locator("main details").count() > 0
        assert folded == (size[0] < 800 and count > FEW)
        for number in range(count):
            choice = choices.nth(number)
            unfold(choice)
            choice.scroll_into_view_if_needed()
            assert choice.evaluate(INSIDE), choice.inner_text()
        assert sideways(page) <= 0
        assert (
            page.locator(".board").evaluate("board => board.scrollWidth - board.clientWidth") <= 0
        )
        assert serious(page) == []
        take(page, choices)


def take(page: Page, choices: Locator) -> None:
    """Take a choice that ends the turn, and wait for the next question."""
    before = page.locator("[data-testid=bar]").get_attribute("data-version") or ""
    last = choices.last
    unfold(last)
    last.tap()
    expect(page.locator("[data-testid=bar]")).not_to_have_attribute("data-version", before)
    assert ready(page) == "asked"
