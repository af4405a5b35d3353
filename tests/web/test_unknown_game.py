"""A game that the client knows nothing of is shown all the same: poster, sign and form."""

from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import Visitors, serious

GAME = "ludo"  # not one of ours


def add_game(page: Page) -> None:
    """Let the server have a game more than the client has heard of."""
    games = page.evaluate("fetch('/api/games?language=en').then(answer => answer.json())")
    title = {"key": "game-nothing", "params": {}}
    more = [*games, {**games[0], "name": GAME, "title": title}]
    page.route("**/api/games?*", lambda route: route.fulfill(json=more))


def test_a_game_that_nobody_has_drawn_hangs_on_the_wall_and_can_be_chosen(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url)
    add_game(page)
    page.reload()
    poster = page.locator(f"article[data-game={GAME}]")
    expect(poster.locator(".picture > svg")).to_be_visible()
    expect(poster.get_by_role("button")).to_be_visible()
    expect(page.locator(".wall > li")).to_have_count(5)
    expect(page.locator(".wall > li").last.locator("article")).to_have_attribute("data-game", GAME)
    assert serious(page) == []
    page.goto(f"{server.url}/new")
    tile = page.locator(f".tile[data-game={GAME}]")
    expect(tile.locator("svg path").first).to_be_visible()
