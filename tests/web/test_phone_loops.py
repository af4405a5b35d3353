"""LOOPS on phones and tablets: every set of the fullest hand in sight, played by touch."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import Visitors, serious, sideways
from tests.web.playing import READY, choose, create, open_table, play_to_the_end, ready
from tests.web.test_people import sensible
from voltige.games.loops import GAME

SIZES = [(360, 640), (390, 844), (820, 1180)]
LOOKS = [("en", "light"), ("fr", "dark")]
MEANINGS = {
    "en": re.compile(r"On the cards: chance that .+ has no altitude\."),
    "fr": re.compile(r"Sur les cartes\u00a0: chances de voir .+ sans altitude\."),
}
PERCENT = {"en": re.compile(r"\d%"), "fr": re.compile(r"\d\u00a0%")}
EVERY_SET = 16
SETS = ".hand button.set"
IN_SIGHT = """(buttons) => buttons.filter((button) => {
    const box = button.getBoundingClientRect();
    const x = box.left + 12, y = box.top + 12;
    if (x < 0 || x >= innerWidth || y < 0 || box.bottom > innerHeight + 1) return false;
    return button.contains(document.elementFromPoint(x, y));
}).length"""
COVERED = """(flags) => flags.filter((flag) => {
    const box = flag.getBoundingClientRect();
    const face = flag.closest('.plaque').querySelector('.top, .row').getBoundingClientRect();
    return box.bottom > face.top && box.left < face.right && face.left < box.right;
}).length"""


def fullest() -> str:
    """Give an edition whose hands hold every kind of card."""
    path = GAME.edition_folder / f"{GAME.default_edition_name()}.toml"
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"copies = \d+", "copies = 20", text)
    text = re.sub(r"hand_size(_two)? = \d+", r"hand_size\1 = 150", text)
    text = re.sub(r"two_player_removed = \[.*?\]", "two_player_removed = []", text)
    return text.replace(f'name = "{GAME.default_edition_name()}"', 'name = "fullest"')


def sit(
    visit: Visitors, server: Running, size: tuple[int, int], bots: int = 1, **settings: str
) -> Page:
    """Open a table with the fullest hand, on a screen of this size."""
    page = visit(server.url, size=size, touch=True, **settings)
    options = {"race_mode": "secret"}
    table = create(
        page,
        "loops",
        ["me", *["bot:pilot"] * bots],
        edition_text=fullest(),
        options=options,
    )
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    return page


@pytest.mark.parametrize(("language", "scheme"), LOOKS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_set_of_the_fullest_hand_is_in_sight(
    server: Running, visit: Visitors, size: tuple[int, int], language: str, scheme: str
) -> None:
    page = sit(visit, server, size, language=language, scheme=scheme)
    sets = page.locator(SETS)
    expect(sets).to_have_count(EVERY_SET)
    assert sets.evaluate_all(IN_SIGHT) == EVERY_SET
    assert sideways(page) <= 0
    hand = page.locator(".hand .hand")
    assert hand.evaluate("hand => hand.scrollWidth - hand.clientWidth") <= 0
    assert page.locator(".flag").evaluate_all(COVERED) == 0
    assert serious(page) == []


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
def test_seats_stand_once_on_a_phone(
    server: Running, visit: Visitors, size: tuple[int, int]
) -> None:
    page = sit(visit, server, size)
    names = page.get_by_text(re.compile(r"^Pilot bot$")).locator("visible=true")
    expect(names).to_have_count(1)
    expect(page.locator(".instruments")).to_contain_text("next: Pilot bot")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_set_a_special_and_a_target_are_played_by_touch(
    server: Running, visit: Visitors, size: tuple[int, int]
) -> None:
    page = sit(visit, server, size)
    bar = page.locator("[data-testid=bar]")
    for card in ("alt_9000", "draw_4", "loop"):
        assert ready(page) == "asked"
        before = bar.get_attribute("data-version") or ""
        held = page.locator(f"{SETS}[data-card={card}]")
        if not held.evaluate("button => button.classList.contains('playable')"):
            continue
        held.tap(position={"x": 12, "y": 12})
        play = page.get_by_role("button", name="Play", exact=True)
        play.tap()
        expect(bar).not_to_have_attribute("data-version", before)
    assert sideways(page) <= 0


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_coach_says_what_its_numbers_mean(
    server: Running, visit: Visitors, size: tuple[int, int], language: str
) -> None:
    page = sit(visit, server, size, language=language, coach="odds")
    expect(page.locator("[data-testid=odds-meaning]")).to_have_text(
        MEANINGS[language], timeout=20_000
    )
    expect(page.locator(".hand .odds").first).to_have_text(PERCENT[language])
    assert page.locator(SETS).evaluate_all(IN_SIGHT) == EVERY_SET
    assert sideways(page) <= 0


def test_the_last_hands_stay_until_a_press(server: Running, visit: Visitors) -> None:
    page = visit(server.url, size=SIZES[1], touch=True)
    page.clock.install()
    table = create(page, "loops", ["me", "bot:pilot"], options={"max_rounds": 1})
    open_table(page, server.url, table)
    count = page.locator("[data-testid=count][data-over=true]")
    while page.wait_for_function(READY).json_value() == "asked":
        choose(page, sensible)
    expect(count).to_be_visible()
    page.clock.fast_forward(10_000)  # by now the result would have come by itself
    expect(count).to_be_visible()
    expect(page.locator("[data-testid=result]")).to_have_count(0)
    count.locator("button.strong").tap()
    page.locator("[data-testid=result]").wait_for()
    page.reload()
    page.locator("[data-testid=result]").wait_for()


def test_the_sign_of_a_secret_race_fits_into_its_disc(server: Running, visit: Visitors) -> None:
    page = visit(server.url, size=SIZES[0], language="fr")
    table = create(
        page,
        "loops",
        ["me", "me"],
        mode="one_screen",
        edition_text=fullest(),
        options={"race_mode": "secret"},
    )
    open_table(page, server.url, table)
    page.locator("[data-testid=curtain] button").click()
    ready(page)
    choose(page, lambda choices: next(n for n, one in enumerate(choices) if "speed" in one))
    assert ready(page) == "curtain"
    page.locator("[data-testid=curtain] button").click()
    race = page.locator("[data-testid=race]")
    expect(race).to_contain_text("Choisissez en secret")
    words, disc = race.locator("strong").bounding_box(), race.bounding_box()
    assert words is not None
    assert disc is not None
    assert disc["x"] <= words["x"]
    assert words["x"] + words["width"] <= disc["x"] + disc["width"] <= SIZES[0][0]


def test_the_points_at_the_end_are_in_sight(server: Running, visit: Visitors) -> None:
    page = visit(server.url, size=SIZES[0], language="fr")
    options = {"max_rounds": 1, "race_mode": "secret"}
    table = create(page, "loops", ["me", "bot:pilot"], options=options)
    open_table(page, server.url, table)
    play_to_the_end(page, sensible)
    for cell in page.locator("[data-testid=result] tr > :last-child").all():
        box = cell.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= SIZES[0][0]
