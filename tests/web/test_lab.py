"""The lab in the browser: change a value, let bots play, see what the change does, play with it."""

import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import NARROW, WIDE, Visitors, serious, settle, sideways
from voltige.games import GAMES

IDS = [game.name for game in GAMES]
HAND = "[data-field='edition.hand_size']"
SOUND = "[data-testid=verdict][data-state=sound]"
WRONG = "[data-testid=verdict][data-state=wrong]"
OPEN_ALL = "document.querySelectorAll('details[data-kind]').forEach((one) => (one.open = true))"
DEALS = "() => Number(document.querySelector('[data-testid=deals]').dataset.deals)"


def open_lab(server: Running, visit: Visitors, game: str = "loops", **more: object) -> Page:
    """Open the lab, and wait until the rules have had a look."""
    page = visit(server.url, f"/lab/{game}", **more)
    page.locator(SOUND).wait_for()
    return page


def change_hand(page: Page, cards: str, verdict: str = SOUND) -> None:
    """Deal other hands."""
    page.locator(f"{HAND} input").fill(cards)
    page.locator(f"{verdict}").wait_for()


def deals(page: Page) -> int:
    """Tell how many deals the panel has."""
    found = page.evaluate(DEALS)
    assert isinstance(found, int)
    return found


def start(page: Page) -> None:
    """Start, and wait for the first figures."""
    page.locator("[data-testid=start]:not([aria-disabled=true])").click()
    page.locator("[data-figure=decisions]").wait_for()


@pytest.mark.parametrize(
    ("game", "size", "scheme"),
    [*((name, (360, 640), "dark") for name in IDS), ("hydroracers", WIDE, "light")],
    ids=str,
)
def test_every_edition_has_a_form_that_fits_and_axe_finds_nothing_serious(
    server: Running, visit: Visitors, game: str, size: tuple[int, int], scheme: str
) -> None:
    page = open_lab(server, visit, game, size=size, scheme=scheme, language="fr")
    page.evaluate(OPEN_ALL)
    expect(page.locator("details[data-kind]:not(:has([data-field]))")).to_have_count(0)
    settle(page)
    assert sideways(page) <= 0
    assert serious(page) == []
    assert page.locator("[data-field]").count() > 10
    assert page.locator("[data-field] [data-source]").count() > 5
    labels = page.locator("[data-field] label").all_inner_texts()
    assert not [label for label in labels if not label or "_" in label or label == "copies"]


def test_a_change_is_played_and_its_differences_are_shown(server: Running, visit: Visitors) -> None:
    page = open_lab(server, visit)
    expect(page.locator("[data-testid=start]")).to_have_attribute("aria-disabled", "true")
    expect(page.locator("[data-testid=deals]")).to_contain_text("Change a value")
    change_hand(page, "4")
    expect(page.locator(HAND)).to_contain_text("usual: 10")
    start(page)
    page.wait_for_function(f"(least) => ({DEALS})() > least", arg=deals(page))
    page.locator("[data-figure=choices].sure").wait_for()  # small hands leave less to choose from
    expect(page.locator("[data-figure=choices]")).not_to_contain_text("no difference shown yet")
    page.get_by_role("button", name="Pause").click()
    expect(page.locator("[data-testid=panel] figure rect")).to_have_count(8)
    expect(page.locator("tbody tr:not(.sure)").first).to_contain_text("no difference shown yet")
    page.get_by_text("Uses of each card").first.click()
    expect(page.locator("[data-figure^='card ']")).to_have_count(16)
    settle(page)
    assert serious(page) == []
    stood = deals(page)
    page.get_by_role("button", name="Go on").click()
    page.wait_for_function(f"(least) => ({DEALS})() > least", arg=stood)


def test_another_change_begins_at_the_first_deal_again(server: Running, visit: Visitors) -> None:
    page = open_lab(server, visit)
    change_hand(page, "4")
    start(page)
    page.get_by_role("button", name="Pause").click()
    change_hand(page, "5")
    expect(page.locator("[data-testid=deals]")).to_have_attribute("data-deals", "0")
    expect(page.locator("[data-figure]")).to_have_count(0)


def test_components_are_called_by_their_names(server: Running, visit: Visitors) -> None:
    page = open_lab(server, visit)
    row = page.locator("[data-field='edition.two_player_removed']")
    expect(row.locator("input")).to_have_value("Speed, Direction")
    row.locator("input").fill("direction")
    row.locator("input").blur()
    expect(row).to_contain_text("usual: Speed, Direction")
    page.locator(SOUND).wait_for()
    expect(row.locator("input")).to_have_value("Direction")


def test_a_bad_value_is_told_at_its_place_and_can_be_taken_back(
    server: Running, visit: Visitors
) -> None:
    page = open_lab(server, visit, language="fr")
    change_hand(page, "900", WRONG)
    expect(page.locator(f"{HAND} .problem")).to_contain_text("valeurs permises")
    expect(page.locator(f"{HAND} input")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("[data-testid=start]")).to_have_attribute("aria-disabled", "true")
    page.locator(f"{HAND} button").click()
    page.locator(SOUND).wait_for()
    expect(page.locator(f"{HAND} input")).to_have_value("10")
    expect(page.locator(".problem")).to_have_count(0)


def test_changes_outlive_a_reload_and_all_of_them_can_be_taken_back(
    server: Running, visit: Visitors
) -> None:
    page = open_lab(server, visit)
    change_hand(page, "7")
    page.reload()
    page.locator(SOUND).wait_for()
    expect(page.locator(f"{HAND} input")).to_have_value("7")
    page.get_by_role("button", name="Reset all values").click()
    expect(page.locator(f"{HAND} input")).to_have_value("10")
    expect(page.locator("[data-testid=verdict]")).to_contain_text("Nothing is changed yet")


def test_an_option_is_a_change_too(server: Running, visit: Visitors) -> None:
    page = open_lab(server, visit)
    page.get_by_text("Options of the changed game").click()
    page.locator("[data-testid=head-option] .stepper button").first.click()
    start(page)


def test_a_changed_edition_is_kept_as_a_file_and_played(
    server: Running, visit: Visitors, tmp_path: Path
) -> None:
    page = open_lab(server, visit)
    change_hand(page, "6")
    with page.expect_download() as held:
        page.locator("[data-testid=save]").click()
    file = tmp_path / "mine.toml"
    held.value.save_as(file)
    assert held.value.suggested_filename == "loops-reconstructed-lab.toml"
    assert tomllib.loads(file.read_text("utf-8"))["edition"]["hand_size"] == 6
    page.locator("[data-testid=play]").click()
    page.wait_for_url(re.compile("/table/"))
    ask = "async () => (await fetch('/api' + location.pathname.replace('table', 'tables'))).json()"
    info = page.evaluate(ask)
    assert (info["own_edition"], info["edition"]) == (True, "loops-reconstructed-lab")


def test_the_lab_is_found_from_an_edition_and_from_the_page_for_developers(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url, "/editions/hydroracers")
    page.get_by_role("link", name="Change it in the lab").click()
    page.get_by_role("heading", name="Hydroracers in the lab").wait_for()
    page.goto(server.url + "/developers")
    page.get_by_role("link", name="Lab for designers").click()
    page.get_by_role("heading", name="LOOPS in the lab").wait_for()
    page.get_by_role("link", name="Lucky Loop").click()
    page.get_by_role("heading", name="Lucky Loop in the lab").wait_for()


def test_on_a_phone_the_figures_come_into_view(server: Running, visit: Visitors) -> None:
    page = open_lab(server, visit, size=NARROW, touch=True)
    change_hand(page, "4")
    start(page)
    expect(page.locator("[data-testid=panel] figure")).to_be_in_viewport()
    assert sideways(page) <= 0
