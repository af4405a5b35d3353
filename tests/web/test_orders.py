"""Standing orders at a table by correspondence: those that the game names, in its own words."""

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import Visitors
from tests.web.playing import create, open_table
from voltige.locale import LANGUAGES, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_are_offered_as_the_game_names_them(
    server: Running, visit: Visitors, language: str
) -> None:
    page = visit(server.url, language=language)
    table = create(page, "loops", ["me", "bot:random"], mode="correspondence")
    open_table(page, server.url, table)
    page.get_by_role("button", name="Table", exact=True).click()
    words = texts(language)
    keys = ("web-order-none", "loops-order-altitudes", "loops-order-anything")
    radios = page.locator("input[name=order]")
    expect(radios).to_have_count(len(keys))
    for key in keys:
        expect(page.get_by_role("radio", name=words.say(key), exact=True)).to_have_count(1)
