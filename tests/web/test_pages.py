"""Every page: nothing serious for axe, nothing too wide, nothing unsaid, in both languages."""

import re

import pytest
from playwright.sync_api import Page

from tests.server.running import Running
from tests.web.conftest import NARROW, WIDE, Visitors, serious, sideways
from tests.web.playing import create, open_table, play_to_the_end
from tests.web.test_people import sensible

PAGES = [
    "/",
    "/new?game=lucky-loop",
    "/lobby",
    "/mine",
    "/rules",
    "/rules/loops",
    "/replay",
    "/no/such",
]
LOOKS = [
    pytest.param(WIDE, "light", "en", id="wide-light-en"),
    pytest.param(NARROW, "dark", "fr", id="narrow-dark-fr"),
]
GAMES = ["loops", "lucky-loop", "flying-carpet", "hydroracers"]
UNSAID = re.compile(
    r"\bweb-[a-z-]+|\{ ?\$"
)  # a key instead of its text, a parameter that is missing


def look_at(page: Page) -> None:
    """Judge what is shown."""
    page.wait_for_timeout(300)
    assert serious(page) == []
    assert sideways(page) <= 0
    assert not UNSAID.findall(page.locator("body").inner_text())


@pytest.mark.parametrize(("size", "scheme", "language"), LOOKS)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_fit_for_everyone(
    server: Running,
    visit: Visitors,
    path: str,
    size: tuple[int, int],
    scheme: str,
    language: str,
) -> None:
    page = visit(
        server.url, path, size=size, scheme=scheme, language=language, cut=path == "/no/such"
    )
    page.locator("h1").first.wait_for()
    look_at(page)


@pytest.mark.parametrize(("size", "scheme", "language"), LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_fit_for_everyone(
    server: Running,
    visit: Visitors,
    game: str,
    size: tuple[int, int],
    scheme: str,
    language: str,
) -> None:
    page = visit(server.url, size=size, scheme=scheme, language=language)
    table = create(page, game, ["me", "bot:heuristic", "bot:heuristic"], practice=True)
    open_table(page, server.url, table)
    page.locator("[data-testid=bar].asked").wait_for()
    look_at(page)


@pytest.mark.parametrize(("size", "scheme", "language"), LOOKS)
def test_the_end_of_a_match_is_fit_for_everyone(
    server: Running, visit: Visitors, size: tuple[int, int], scheme: str, language: str
) -> None:
    page = visit(server.url, size=size, scheme=scheme, language=language)
    options = {"max_rounds": 1, "race_commit_ms": 3000}
    table = create(page, "loops", ["me", *["bot:heuristic"] * 3], options=options)
    open_table(page, server.url, table)
    play_to_the_end(page, sensible)
    look_at(page)
    page.goto(f"{server.url}/replay/{table}")
    page.locator("input[type=range]").wait_for()
    look_at(page)
