"""Every page: nothing serious for axe, nothing too wide, nothing unsaid, in both languages."""

import re
import subprocess
import sys

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import NARROW, WIDE, Visitors, serious, settle, sideways
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
    "/developers",
    "/lab/loops",
    "/table/none-such",
    "/no/such",
]
SMALL, TABLET = (360, 640), (820, 1180)
LOOKS = [
    pytest.param(WIDE, "light", "en", id="wide-light-en"),
    pytest.param(NARROW, "dark", "fr", id="narrow-dark-fr"),
]
TITLES = {
    "/": "Voltige",
    "/new": "New table · Voltige",
    "/lobby": "Open tables · Voltige",
    "/mine": "My tables · Voltige",
    "/rules/loops": "Rules: LOOPS · Voltige",
    "/replay": "Replay · Voltige",
    "/developers": "API · Voltige",
    "/lab/loops": "LOOPS in the lab · Voltige",
    "/table/none-such": "No such table · Voltige",
    "/no/such": "Off course · Voltige",
}
SCROLLING = """() => [...document.querySelectorAll('main *')].filter(part =>
    part.scrollWidth > part.clientWidth + 1 && !part.closest('pre, .scroll, svg')
    && ['auto', 'scroll'].includes(getComputedStyle(part).overflowX)).map(part => part.className)"""
CUT = {"/no/such", "/table/none-such"}  # the browser itself calls what is not there an error
SHOW_SEATS = {"lucky-loop", "hydroracers"}  # boards that show every seat themselves
GAMES = ["loops", "lucky-loop", "flying-carpet", "hydroracers"]
UNSAID = re.compile(
    r"\bweb-[a-z-]+|\{ ?\$"
)  # a key instead of its text, a parameter that is missing


def look_at(page: Page) -> None:
    """Judge what is shown, once it is all there."""
    settle(page)
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
    page = visit(server.url, path, size=size, scheme=scheme, language=language, cut=path in CUT)
    page.locator("h1").first.wait_for()
    look_at(page)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [SMALL, NARROW, TABLET], ids=["small", "phone", "tablet"])
def test_nothing_is_wider_than_the_screen(
    server: Running, visit: Visitors, size: tuple[int, int], language: str
) -> None:
    page = visit(server.url, size=size, language=language, cut=True)
    for path in PAGES:
        page.goto(server.url + path)
        page.locator("h1").first.wait_for()
        settle(page)
        assert sideways(page) <= 0, path
        assert page.evaluate(SCROLLING) == [], path
    for game in GAMES:
        table = create(page, game, ["me", "bot:heuristic", "bot:heuristic"])
        open_table(page, server.url, table)
        page.locator("[data-testid=bar].asked").wait_for()
        assert sideways(page) <= 0, game
        once = page.locator(".table > .seats").is_visible() != (game in SHOW_SEATS)
        assert once, f"{game} shows its seats twice, or not at all"
        page.get_by_role("tab").first.click()
        assert sideways(page) <= 0, game


def test_every_page_has_a_title_of_its_own(server: Running, visit: Visitors) -> None:
    page = visit(server.url, cut=True)
    for path, title in TITLES.items():
        page.goto(server.url + path)
        page.wait_for_function("(title) => document.title === title", arg=title)
    page.goto(server.url + "/table/none-such")
    page.get_by_role("heading", name="No such table").wait_for()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_link_brings_title_words_and_picture_along(server: Running, language: str) -> None:
    with httpx.Client(base_url=server.url, headers={"accept-language": language}) as http:
        for path in TITLES:
            text = http.get(path, headers={"accept": "text/html"}).text
            assert f'<html lang="{language}"' in text
            found = dict(re.findall(r'<meta (?:name|property)="([\w:]+)" content="([^"]*)"', text))
            assert len(found["description"]) > 20
            assert found["og:title"] in (re.search("<title>(.*)</title>", text) or [""])[0]
            picture = http.get(found["og:image"])
            assert picture.headers["content-type"] == "image/png"
            assert picture.content.startswith(b"\x89PNG")
        assert "LOOPS" in http.get("/rules/loops").text
        manifest = http.get("/manifest.webmanifest").json()
        for icon in manifest["icons"]:
            assert http.get(icon["src"]).status_code == 200


def test_the_bot_on_the_page_for_developers_runs_as_it_stands(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url, "/")
    page.get_by_role("link", name="API").click()
    page.get_by_role("button", name="Create a token").click()
    page.locator(".secret").wait_for()
    source = page.locator("[data-testid=bot]").inner_text()
    done = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    page.goto(done.stdout.strip())
    page.locator("input[type=range]").wait_for()


def test_the_source_is_a_link_to_its_licence(server: Running, visit: Visitors) -> None:
    page = visit(server.url, "/")
    page.get_by_role("link", name="Open source").click()
    page.get_by_text("Permission is hereby granted").wait_for()


def test_practice_is_chosen_and_never_silently_so(server: Running, visit: Visitors) -> None:
    page = visit(server.url, "/")
    page.get_by_role("button", name="Play now").first.click()
    page.locator("[data-testid=bar]").wait_for()
    expect(page.locator(".practice")).to_have_count(0)
    page.goto(f"{server.url}/new?game=flying-carpet")
    page.get_by_role("combobox", name="Seat 2").select_option("bot:pilot")
    page.get_by_text("Practice", exact=True).click()
    page.get_by_role("button", name="Create the table").click()
    page.locator("[data-testid=bar]").wait_for()
    expect(page.locator(".practice")).to_have_text("Practice")


def test_the_option_that_matters_most_stands_first(server: Running, visit: Visitors) -> None:
    page = visit(server.url, "/new?game=hydroracers")
    head = page.locator("[data-testid=head-option]")
    head.wait_for()
    games = page.evaluate("fetch('/api/games').then(answer => answer.json())")
    first = next(game for game in games if game["name"] == "hydroracers")["editions"][0]["options"][
        0
    ]
    assert first["name"] == "mode"
    expect(head).to_be_visible()
    expect(page.locator("[data-testid=head-option] ~ details")).to_have_count(1)


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
    places = page.locator("[data-testid=result] td.place").all_inner_texts()
    assert [int(re.sub(r"\D", "", place)) for place in places] == sorted(
        int(re.sub(r"\D", "", place)) for place in places
    )
    assert len(places) == 4
    note = "The fewest points win." if language == "en" else "Le moins de points gagne."
    expect(page.get_by_text(note)).to_be_visible()
    page.goto(f"{server.url}/replay/{table}")
    page.locator("input[type=range]").wait_for()
    look_at(page)


def test_on_paper_stand_the_words_and_nothing_to_press(server: Running, visit: Visitors) -> None:
    page = visit(server.url, "/rules/loops")
    page.locator("h1").first.wait_for()
    page.emulate_media(media="print")
    expect(page.locator("nav").first).to_be_hidden()
    expect(page.get_by_text("LO-14", exact=True).first).to_be_visible()
    table = create(page, "loops", ["me", "bot:heuristic"])
    page.emulate_media(media="screen")
    open_table(page, server.url, table)
    page.locator("[data-testid=bar].asked").wait_for()
    page.emulate_media(media="print")
    expect(page.locator("[data-testid=bar]")).to_be_hidden()
    log = page.locator(".log")
    assert log.evaluate("log => log.scrollHeight <= log.clientHeight + 1")
