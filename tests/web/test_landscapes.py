"""Landscapes of The Flying Carpet: the gallery, random ones, and the drawing board."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import NARROW, WIDE, Visitors, serious, sideways
from tests.web.playing import Json, ready
from tests.web.test_flying_carpet_board import take_turn
from voltige.games.flying_carpet import GAME

PHONE, TABLET = (360, 640), (820, 1180)
CITY = "house@4/1+palace@7/1+mosque@16/1+cloud_small@11/9"
LEGAL = "[data-testid=verdict][data-state=legal]"
UNIT, SIDE, UNITS_WIDE, ROWS = 40, 18, 24 * 40 + 36, 12  # of the picture
PIECES = """all => all.map(one => one.dataset.piece + '@' + one.dataset.at).sort()"""


def at(page: Page, column: float, row: float) -> tuple[float, float]:
    """Give where a cell of the drawing board is on the screen."""
    box = page.locator(".sky").bounding_box()
    assert box is not None
    scale = box["width"] / UNITS_WIDE
    x = box["x"] + (SIDE + (column - 0.5) * UNIT) * scale
    return x, box["y"] + (ROWS - row + 0.5) * UNIT * scale


def drag(page: Page, selector: str, column: float, row: float) -> None:
    """Drag something by its middle to a cell."""
    thing = page.locator(selector)
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(*at(page, column, row), steps=6)
    page.mouse.up()


def draw(server: Running, visit: Visitors, land: str = "", **more: object) -> Page:
    """Open the drawing board."""
    page = visit(server.url, f"/landscapes/edit{'#' if land else ''}{land}", **more)
    page.locator(".sky svg").wait_for()
    return page


def pieces(page: Page) -> list[str]:
    """List the panels on the board with their places."""
    found: list[str] = page.locator("[data-piece]").evaluate_all(PIECES)
    return found


def panels_of(page: Page) -> list[str]:
    """List the panels that a table shows."""
    found: list[str] = page.locator(".sky [data-panel]").evaluate_all(
        "all => all.map(one => one.dataset.panel).sort()"
    )
    return found


def options_of(page: Page) -> Json:
    """Give the options of the table that is shown."""
    ask = "async () => (await fetch('/api' + location.pathname.replace('table', 'tables'))).json()"
    found: Json = page.evaluate(ask)["options"]
    return found


# -- the gallery -----------------------------------------------------------------------------------


def test_the_gallery_draws_every_landscape_and_leads_to_a_table(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url)
    page.locator("footer a[href='/landscapes']").click()
    cards = page.locator("li [data-landscape]")
    expect(cards).to_have_count(6)
    drawn = cards.evaluate_all("all => all.map(one => one.querySelectorAll('[data-panel]').length)")
    assert drawn == [0, 4, 6, 8, 10, 10]
    hard = page.locator("[data-landscape=thousand_and_one]")
    expect(hard).to_contain_text("13.7 turns expected")
    expect(hard).to_contain_text("Hard")
    hard.get_by_role("link", name="Play here").click()
    page.locator("form button[type=submit]").wait_for()
    expect(page.locator("form")).to_contain_text("a thousand and one: hard")
    assert "options=" not in page.url, "a reload keeps what was changed since"
    page.locator("form button[type=submit]").click()
    page.locator("[data-testid=waiting]").wait_for()
    assert options_of(page)["landscape"] == "thousand_and_one"


def test_a_random_landscape_has_a_number_that_others_can_open(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url, "/landscapes?level=hard&seed=31")
    card = page.locator("[data-testid=random] article")
    expect(card).to_have_attribute("data-landscape", "hard_31")
    hard = card.locator("[data-panel]").count()
    assert hard >= 9
    page.get_by_text("Easy", exact=True).last.click()
    expect(card).to_have_attribute("data-landscape", "easy_31")
    assert card.locator("[data-panel]").count() < hard
    page.get_by_role("button", name="Another").click()
    expect(card).not_to_have_attribute("data-landscape", "easy_31")
    name = card.get_attribute("data-landscape")
    places = "all => all.map(one => one.dataset.panel + one.getAttribute('transform')).sort()"
    mine = card.locator("[data-panel]").evaluate_all(places)
    page.locator("[data-testid=share]").click()
    link = page.locator("dialog[open] input").input_value()
    other = visit(link, "", language="fr")
    theirs = other.locator("[data-testid=random] article")
    expect(theirs).to_have_attribute("data-landscape", name or "")
    assert theirs.locator("[data-panel]").evaluate_all(places) == mine
    other.locator("[data-testid=random]").get_by_role("link", name="Modifier").click()
    other.locator(LEGAL).wait_for()
    expect(other.locator("[data-piece]")).to_have_count(len(mine))


# -- the drawing board -----------------------------------------------------------------------------


def test_a_landscape_made_by_dragging_is_flown_at_once(server: Running, visit: Visitors) -> None:
    page = draw(server, visit)
    drag(page, "[data-box=house]", 5.5, 1.5)
    drag(page, "[data-box=cloud_small]", 12, 10)
    expect(page.locator("[data-piece=house]")).to_have_attribute("data-at", "5,1")
    expect(page.locator("[data-piece=cloud_small]")).to_have_attribute("data-at", "11,10")
    drag(page, "[data-piece=house]", 12.5, 1.5)
    expect(page.locator("[data-piece=house]")).to_have_attribute("data-at", "12,1")
    page.locator("[data-testid=undo]").click()
    expect(page.locator("[data-piece=house]")).to_have_attribute("data-at", "5,1")
    page.locator(LEGAL).wait_for()
    page.locator("[data-testid=test-flight]").click()
    page.locator(".hand .card").first.wait_for()
    assert panels_of(page) == ["cloud_small", "house"]
    for _ in range(3):
        assert ready(page) == "asked"
        take_turn(page)


def test_a_landscape_made_by_keys_is_played_from_the_form(server: Running, visit: Visitors) -> None:
    page = draw(server, visit)
    page.locator("[data-box=elephant]").focus()
    page.keyboard.press("Enter")
    elephant = page.locator("[data-piece=elephant]")
    expect(elephant).to_be_focused()
    expect(elephant).to_have_attribute("data-at", "3,1")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")  # what stands on the ground stays there
    expect(elephant).to_have_attribute("data-at", "7,1")
    page.keyboard.press("r")
    verdict = page.locator("[data-testid=verdict]")
    expect(verdict).to_have_attribute("data-state", "LS-3")
    expect(verdict).to_contain_text("The elephant is mirrored")
    expect(page.locator("[data-testid=flaw-panel]")).to_have_attribute("data-panel", "elephant")
    verdict.get_by_role("button", name="Allow it").click()
    page.locator(LEGAL).wait_for()
    page.locator("[data-box=cloud_medium]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-piece=cloud_medium]")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-piece=cloud_medium]")).to_have_attribute("data-at", "3,10")
    page.keyboard.press("Delete")
    expect(page.locator("[data-piece]")).to_have_count(1)
    page.locator(LEGAL).wait_for()
    page.locator("[data-testid=play]").focus()
    page.keyboard.press("Enter")
    page.locator("form button[type=submit]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-testid=bar], [data-testid=waiting]").first.wait_for()
    assert page.url.startswith(f"{server.url}/table/")
    assert options_of(page)["panels"] == [["elephant", 7, 1, "mirrored"]]


@pytest.mark.parametrize(
    ("land", "check", "panel", "cells", "number"),
    [
        ("house@2", "LS-2", "house", ["2,1"], "FC-8"),
        ("cloud_small@5/6", "LS-4", "cloud_small", ["5,6"], "FC-10"),
        ("house@4+palace@5", "LS-5", "palace", ["5,1", "5,2"], "FC-9"),
        ("mosque@5+cloud_small@5/7", "LS-6", "", ["5,7"], "FC-11"),
        (
            "cloud_medium@3/10+cloud_large@6/11+cloud_small@4/9",
            "LS-7",
            "",
            ["5,12", "6,12"],
            "FC-11",
        ),
    ],
)
def test_an_illegal_landscape_is_refused_at_its_place(
    server: Running,
    visit: Visitors,
    land: str,
    check: str,
    panel: str,
    cells: list[str],
    number: str,
) -> None:
    page = draw(server, visit, land)
    verdict = page.locator("[data-testid=verdict]")
    expect(verdict).to_have_attribute("data-state", check)
    marked = page.locator("[data-testid=flaw-cell]").evaluate_all(
        "all => all.map(one => one.dataset.cell).sort()"
    )
    assert marked == cells
    expect(page.locator("[data-testid=flaw-panel]")).to_have_count(int(bool(panel)))
    if panel:
        expect(page.locator("[data-testid=flaw-panel]")).to_have_attribute("data-panel", panel)
    for button in ("test-flight", "play", "save"):
        expect(page.locator(f"[data-testid={button}]")).to_have_attribute("aria-disabled", "true")
        page.locator(f"[data-testid={button}]").click(force=True)
    assert "/landscapes/edit" in page.url
    verdict.locator(".rule").click()
    expect(page.locator("dialog[open]")).to_contain_text(number)


def test_a_shared_link_shows_another_browser_the_same(server: Running, visit: Visitors) -> None:
    page = draw(server, visit, f"{CITY}+elephant@20/1/mirrored")
    page.locator(LEGAL).wait_for()
    page.get_by_label("Name", exact=True).fill("Nuit d’été ~ 1")
    page.locator("[data-testid=share]").click()
    link = page.locator("dialog[open] input").input_value()
    assert link == page.url, "a reload loses nothing, either"
    other = visit(link, "", size=PHONE, language="fr", scheme="dark")
    other.locator(LEGAL).wait_for()
    assert pieces(other) == pieces(page)
    expect(other.get_by_label("Nom", exact=True)).to_have_value("Nuit d’été ~ 1")
    expect(other.locator("[data-piece=elephant]")).to_have_attribute(
        "aria-label", "éléphant, colonne 20, rangée 1, en miroir"
    )


def test_a_landscape_is_saved_as_an_edition(server: Running, visit: Visitors) -> None:
    page = draw(server, visit, f"{CITY}~Ma%20ville")
    page.locator(LEGAL).wait_for()
    with page.expect_download() as download:
        page.locator("[data-testid=save]").click()
    assert download.value.suggested_filename == "ma-ville.toml"
    text = download.value.path().read_text(encoding="utf-8")
    edition = GAME.read_edition(text, "ma-ville.toml")
    assert (edition.name, edition.title) == ("ma-ville", "Ma ville")
    assert GAME.new_state(3, {}, edition).to_dict()["landscape"] == [
        ["house", 4, 1],
        ["palace", 7, 1],
        ["mosque", 16, 1],
        ["cloud_small", 11, 9],
    ]


def test_a_panel_dragged_off_the_board_is_back_in_the_box(server: Running, visit: Visitors) -> None:
    page = draw(server, visit, CITY)
    drag(page, "[data-piece=house]", 6, -3)
    expect(page.locator("[data-box=house]")).to_be_visible()
    expect(page.locator("[data-piece]")).to_have_count(3)
    page.keyboard.press("Control+z")
    expect(page.locator("[data-piece=house]")).to_have_attribute("data-at", "4,1")
    page.get_by_role("button", name="Clear the board").click()
    expect(page.locator("[data-piece]")).to_have_count(0)
    page.keyboard.press("Control+z")
    assert len(pieces(page)) == 4


def test_panels_are_dragged_and_moved_by_a_finger(server: Running, visit: Visitors) -> None:
    page = draw(server, visit, size=PHONE, touch=True, language="fr")
    page.locator("[data-box=house]").tap()
    house = page.locator("[data-piece=house]")
    expect(house).to_have_attribute("data-at", "3,1")
    touch = page.context.new_cdp_session(page)
    start, end = at(page, 4, 1.5), at(page, 14, 1.5)

    def send(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    send("touchStart", start)
    for share in (0.3, 0.6, 1.0):
        send("touchMove", (start[0] + (end[0] - start[0]) * share, end[1]))
    send("touchEnd")
    expect(house).to_have_attribute("data-at", "13,1")
    page.locator("[data-move=right]").tap()
    expect(house).to_have_attribute("data-at", "14,1")
    page.locator("[data-testid=turn]").tap(force=True)  # it says why not
    expect(page.locator(".tools [role=status]")).to_contain_text("En miroir")
    page.locator("[data-testid=remove]").tap()
    expect(page.locator("[data-piece]")).to_have_count(0)
    assert sideways(page) <= 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("size", "language"),
    [(PHONE, "fr"), (NARROW, "en"), (TABLET, "fr"), (WIDE, "en")],
    ids=lambda one: str(one[0]) if isinstance(one, tuple) else one,
)
def test_axe_finds_nothing_serious_and_nothing_is_too_wide(
    server: Running, visit: Visitors, size: tuple[int, int], language: str, scheme: str
) -> None:
    page = visit(server.url, "/landscapes?seed=4", size=size, language=language, scheme=scheme)
    page.locator("[data-testid=random] article").wait_for()
    assert serious(page) == []
    assert sideways(page) <= 0
    page.locator("a[href='/landscapes/edit']").click()
    page.locator(LEGAL).wait_for()
    page.locator("[data-box=palace]").click()
    page.locator(LEGAL).wait_for()
    assert serious(page) == []
    assert sideways(page) <= 0
