"""The last round once more, at every table: by one press, after a reload, for who watches, with undo."""

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import Visitors, serious
from tests.web.playing import choose, create, moment, open_table, ready

GAMES = ["loops", "lucky-loop", "flying-carpet", "hydroracers"]
BAR = "[data-testid=again]"
BUTTON = "[data-testid=show-again]"
# The last step stands for a moment only: who looks now and then can miss it, who is told cannot.
NOTE_THE_LAST_STEP = """() => {
    const noted = {told: null};
    new MutationObserver(() => {
        const bar = document.querySelector('[data-testid=again]');
        if (!bar || bar.dataset.at !== bar.dataset.last) return;
        const lines = document.querySelectorAll('.table aside .log li li');
        noted.told = [...lines].map((line) => line.innerText);
    }).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
    return noted;
}"""


def first(_: list[str]) -> int:
    """Choose the first of all choices."""
    return 0


def play(page: Page, decisions: int) -> None:
    """Decide a few times."""
    for _ in range(decisions):
        if ready(page) == "curtain":
            page.locator("[data-testid=curtain] button").click()
            assert ready(page) == "asked"
        choose(page, first)


def watch(page: Page) -> list[str]:
    """Show the last round and wait until it is over; give what was told of it."""
    noted = page.evaluate_handle(NOTE_THE_LAST_STEP)
    page.locator(BUTTON).click()
    told: list[str] = page.wait_for_function("noted => noted.told", arg=noted).json_value()
    expect(page.locator(BAR)).to_have_count(0)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_one_press_shows_the_last_round_and_comes_back_to_now(
    server: Running, visit: Visitors, game: str
) -> None:
    page = visit(server.url)
    table = create(page, game, ["me", "bot:heuristic", "bot:heuristic"], practice=True)
    open_table(page, server.url, table)
    play(page, 2)
    assert ready(page) == "asked"
    before = moment(page)
    assert watch(page)
    assert ready(page) == "asked"
    assert moment(page) == before
    expect(page.locator(BUTTON)).to_be_focused()
    page.reload()
    assert ready(page) == "asked"
    page.locator(BUTTON).focus()
    page.keyboard.press("Enter")
    expect(page.locator(BAR)).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(BAR)).to_have_count(0)
    assert moment(page) == before
    play(page, 1)


def test_who_watches_sees_the_last_round_as_everybody_does(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url)
    table = create(page, "loops", ["me", "bot:heuristic"], practice=True)
    open_table(page, server.url, table)
    play(page, 2)
    ready(page)
    watcher = visit(server.url, f"/table/{table}")
    expect(watcher.locator("[data-testid=watching]")).to_be_visible()
    assert watch(watcher)
    expect(watcher.locator("[data-testid=watching]")).to_be_visible()


def test_what_was_undone_is_not_shown_again(server: Running, visit: Visitors) -> None:
    page = visit(server.url, pace="brisk")
    table = create(page, "hydroracers", ["me", "bot:heuristic"], practice=True)
    open_table(page, server.url, table)
    play(page, 1)
    ready(page)
    standing = watch(page)
    play(page, 1)
    ready(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-testid=undone]")).to_be_visible()
    assert ready(page) == "asked"
    assert watch(page) == standing


def test_on_one_screen_the_last_round_is_that_of_the_seat_that_looks(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url)
    table = create(page, "loops", ["me", "me"], mode="one_screen")
    open_table(page, server.url, table)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    play(page, 3)
    assert ready(page) == "curtain"
    expect(page.locator(BUTTON)).to_have_count(0)
    seats = set()
    for _ in range(2):
        assert ready(page) == "curtain"
        page.locator("[data-testid=curtain] button").click()
        assert ready(page) == "asked"
        asked.clear()
        assert watch(page)
        pages = [parse_qs(urlsplit(url).query)["seat"] for url in asked if "/replay?" in url]
        assert pages
        assert all(seat == pages[0] for seat in pages)
        seats.add(pages[0][0])
        choose(page, first)
    assert seats == {"0", "1"}
