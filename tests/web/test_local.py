"""Without a server: whole matches of every game in one browser, from a host of plain files."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.playing import play_to_the_end
from tests.web.site import SITE, Visit, create, go, host

SHORT = {  # options that end a match soon
    "loops": {"max_rounds": 1},
    "lucky-loop": {"round_cap": 1},
    "flying-carpet": {},
    "hydroracers": {},
}


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """Give a tab whose engine was fetched; then the host is taken away."""
    with host(SITE) as (url, server):
        visit = Visit(browser, url)
        tab = visit.tab()
        tab.locator("article[data-game=loops] button.play").click()
        tab.locator("[data-testid=bar]").wait_for()
        server.shutdown()
        yield tab
        visit.close()


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_is_played_by_clicks_with_the_network_off(page: Page, game: str) -> None:
    table = create(page, game, **SHORT[game])
    assert play_to_the_end(page, lambda notations: len(notations) // 2) > 0
    go(page, "/mine")
    assert page.locator(f"a[href*='/replay/{table}']").count() == 1
