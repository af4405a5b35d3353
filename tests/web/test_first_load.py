"""What reaches a browser before a table can be used: no more than needed, and all of it in words."""

import re

import pytest
from playwright.sync_api import Browser, expect

from bench.web.__main__ import GAMES, MOST_KB, first_load
from tests.server.running import Running
from tests.web.conftest import PATIENCE_MS, Visitors
from tests.web.playing import create, open_table, ready

CAMPAIGN = re.compile(r"/assets/Campaign-[\w-]+\.(js|css)$")
# Keeps whatever is written on the page for as little as one change of it and is no text but its key.
WATCH = r"""() => {
    window.unsaid = new Set();
    const key = /\b(web|game|hydroracers)-[a-z]+[a-z-]*/g;
    const look = () => document.body.innerText.match(key)?.forEach((one) => unsaid.add(one));
    look();
    new MutationObserver(look).observe(document.body, {
        childList: true, subtree: true, characterData: true});
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_of_a_table_keeps_below_its_bar(
    server: Running, browser: Browser, game: str
) -> None:
    assert 100 < first_load(browser, server.url, game, GAMES[game]) < MOST_KB


@pytest.mark.parametrize(("mode", "kinds"), [("race", set()), ("campaign", {"js", "css"})])
def test_only_a_campaign_fetches_the_development_and_its_styles(
    server: Running, visit: Visitors, mode: str, kinds: set[str]
) -> None:
    page = visit(server.url)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    table = create(page, "hydroracers", ["me", "bot:cadet"], options={"mode": mode})
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    assert {found[1] for url in asked if (found := CAMPAIGN.search(url))} == kinds


def test_a_table_changes_its_language_without_a_moment_of_missing_words(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url, "/")
    table = create(page, "hydroracers", ["me", "bot:cadet"])
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    page.get_by_role("button", name="Settings").click()
    page.evaluate(WATCH)
    page.get_by_role("dialog").get_by_text("Français").click()
    expect(page.get_by_test_id("all-choices")).to_contain_text("choix", timeout=PATIENCE_MS)
    assert page.evaluate("[...window.unsaid]") == []
