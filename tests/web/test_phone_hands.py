"""The smallest phone shows the whole hand beside what is asked, in either language."""

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import Visitors, sideways
from tests.web.playing import choose, create, open_table, ready

PHONE = (360, 640)
CARDS = {"flying-carpet": ".tray .hand .card", "hydroracers": "[data-card]"}
WHOLE = """(cards) => cards.filter((card) => {
    const box = card.getBoundingClientRect();
    const bar = document.querySelector('[data-testid=bar]').getBoundingClientRect();
    return box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= bar.top + 1;
}).length"""
CUT = """(names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1
    && getComputedStyle(name).textOverflow !== 'ellipsis').map((name) => name.textContent)"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", CARDS)
def test_every_card_is_seen_whole_above_the_question(
    server: Running, visit: Visitors, game: str, language: str
) -> None:
    page = visit(server.url, size=PHONE, touch=True, language=language)
    bots = ["bot:heuristic"] * 3
    open_table(page, server.url, create(page, game, ["me", *bots]))
    for _ in range(2):  # in the air the question has its longest words
        assert ready(page) == "asked"
        choose(page, lambda choices: 0)
    assert ready(page) == "asked"
    cards = page.locator(CARDS[game])
    cards.first.wait_for()
    assert cards.count() >= 3
    assert cards.evaluate_all(WHOLE) == cards.count()
    assert sideways(page) <= 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_names_of_all_pilots_can_be_read(
    server: Running, visit: Visitors, language: str
) -> None:
    page = visit(server.url, size=PHONE, touch=True, language=language)
    bots = ["bot:heuristic"] * 3
    open_table(page, server.url, create(page, "lucky-loop", ["me", *bots]))
    assert ready(page) == "asked"
    names = page.locator(".pilots .letters")
    expect(names).to_have_count(4)
    assert names.evaluate_all(CUT) == []
    widths = names.evaluate_all("(all) => all.map((one) => one.clientWidth)")
    assert min(widths) > 24
