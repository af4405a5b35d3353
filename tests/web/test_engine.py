"""Whoever plays with the interpreted engine is told so on the first page."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import Visitors

SENTENCES = {"en": "slower bots", "fr": "robots plus lents"}


def tell(page: Page, engine: str) -> None:
    """Let the server say how its engine runs, whatever this one does."""
    told = page.evaluate("fetch('/healthz').then(answer => answer.json())")
    page.route("**/healthz", lambda route: route.fulfill(json={**told, "engine": engine}))
    page.reload()
    expect(page.locator("footer")).to_contain_text("Version")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_page_says_when_the_engine_is_interpreted(
    server: Running, visit: Visitors, language: str
) -> None:
    page = visit(server.url, language=language)
    tell(page, "interpreted")
    expect(page.locator("[data-testid=engine]")).to_contain_text(SENTENCES[language])
    tell(page, "compiled")
    expect(page.locator("[data-testid=engine]")).to_have_count(0)
