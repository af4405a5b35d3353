"""Editions of one's own in the browser: boards know no card, programme, panel or circuit by heart."""

import re

from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import Visitors
from tests.web.playing import choose, create, open_table, ready
from voltige.games import GAMES

MOST_TABLES = 30  # until a hand can fly


def shipped(name: str) -> str:
    """Give the text of a game's default edition."""
    game = next(game for game in GAMES if game.name == name)
    return (game.edition_folder / f"{game.default_edition_name()}.toml").read_text(encoding="utf-8")


def changed(text: str, *changes: tuple[str, str]) -> str:
    """Make an own edition of a shipped one; every change must change something."""
    for pattern, new in changes:
        text, count = re.subn(pattern, new, text)
        assert count, pattern
    return text


KITES = changed(
    shipped("loops"),
    (r'name = "loops-reconstructed"', 'name = "kites"'),
    (r'id = "alt_(\d)000"', r'id = "kite_\1"\nname = "Kite \1"\nname_fr = "Cerf-volant \1"'),
    (r"value = (\d)000", r"value = \g<1>0000"),
    (r'id = "draw_3"', 'id = "storm"\nname = "Storm"'),
)
OWLS = changed(
    shipped("lucky-loop"),
    (r'name = "reconstructed-1"', 'name = "owls"'),
    (r'id = "red_rooster"\nslots = .*', 'id = "owl"\nname = "Night Owl"\nslots = ["blue", "red", "green"]'),
    (r'id = "rubber_duck"\nslots = .*', 'id = "bat"\nname = "Old Bat"\nslots = ["green", "yellow", "red"]'),
    (r'id = "red_blue"\ncolours = .*', 'id = "ember"\nname = "ember"\ncolours = ["red", "green"]'),
    (r'id = "yellow_green"\ncolours = .*', 'id = "mist"\nname = "mist"\ncolours = ["blue", "yellow"]'),
    (r'id = "([RBGY])(\d\d)([a-z])"', r'id = "card-\2-\1\3"'),
    (r"programme_minimum = 8", "programme_minimum = 6"),
    (r"unrepeatable_from = 20", "unrepeatable_from = 16"),
    (r"track_last = 95", "track_last = 64"),
    (r"exchange = 3", "exchange = 2"),
)  # fmt: skip
LIGHTHOUSE = '["..X..", "..X..", "..X..", ".XXX.", "XXXXX"]'
ZEPHYRS = changed(
    shipped("flying-carpet"),
    (r'name = "flying-carpet-1987"', 'name = "zephyrs"'),
    (r'\{ id = "([VSB]\d+)", kind', r'{ id = "\1", name = "Zephyr \1", kind'),
    (
        r'"palace", kind = "ground", rows = \[.*?\]',
        f'"palace", kind = "ground", rows = {LIGHTHOUSE}',
    ),
)
LOCH = changed(
    shipped("hydroracers"),
    (r'name = "hydroracers-reconstructed"', 'name = "loch"'),
    (r'id = "calshot"\nname = .*\ncells = 21', 'id = "loch"\nname = "Loch Ness"\ncells = 23'),
    (r'"9/4"', '"12/4"'),
    (r"drag = 1 ", "drag = 2 "),
    (r"winner_plus = 10", "winner_plus = 11"),
)


def test_loops_flies_kites(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    table = create(page, "loops", ["me", "me"], mode="one_screen", edition_text=KITES)
    open_table(page, server.url, table)
    lift(page)
    kite = page.locator(".set.playable[data-card^=kite_]:has(.count)").first  # two or more: browsed
    number = str(kite.get_attribute("data-card")).removeprefix("kite_")
    expect(kite).to_contain_text(f"Kite {number}")
    kite.click()
    expect(page.get_by_test_id("plan")).to_contain_text(f"We take off to {number}0000.")
    page.locator(".strip .strong").click()
    lift(page)
    expect(page.get_by_label(re.compile(f"Altimeter.*{number}0000"))).to_be_visible()
    expect(page.locator("[data-place=pile]")).to_contain_text(f"Kite {number}")


def lift(page: Page) -> None:
    """Lift the curtain where one hangs."""
    if ready(page) == "curtain":
        page.locator("[data-testid=curtain] button").click()
        assert ready(page) == "asked"


def test_lucky_loop_flies_an_owl(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    for _ in range(MOST_TABLES):
        table = create(
            page,
            "lucky-loop",
            ["me", "bot:random"],
            edition_text=OWLS,
            options={"start_player": 0},
        )
        open_table(page, server.url, table)
        assert ready(page) == "asked"
        if page.locator(".lane.open").count():
            break
    expect(page.get_by_role("button", name=re.compile("Exchange 2"))).to_be_visible()
    expect(page.locator(".lane").first).to_contain_text("Night Owl")
    expect(page.locator(".lane .bird .brown")).to_have_count(2)  # only the eagle looks like one
    expect(page.locator(".lane .scale").first).to_contain_text("16+")
    expect(page.locator(".runway")).to_contain_text("64")
    expect(page.locator(".pile").first).to_contain_text("ember")
    lane = page.locator(".lane.open").first
    name = str(lane.get_attribute("aria-label"))
    lane.locator("button.place").click()
    go = page.get_by_role("button", name=f"Lay and fly {name}")
    for number in range(page.locator(".hand button").count()):
        one = page.locator(".hand button").nth(number)
        if not go.count() and one.get_attribute("aria-pressed") == "false":
            one.click()
    go.click()
    expect(page.locator(".tray .dice button")).to_have_count(3)  # thrown by itself without tokens
    expect(page.locator(".stage .title")).to_contain_text(name)


def test_the_flying_carpet_flies_zephyrs_past_a_lighthouse(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url)
    seats = ["me", *["bot:random"] * 2]
    table = create(page, "flying-carpet", seats, edition_text=ZEPHYRS, bot_delay_ms=0)
    open_table(page, server.url, table)
    for _ in range(3):
        assert ready(page) == "asked"
        choose(page, lambda notations: len(notations) // 2)
    assert ready(page) == "asked"
    expect(page.locator("main")).to_contain_text("Zephyr")
    drawn = page.locator("[data-panel=palace] .cells").get_attribute("d") or ""
    assert drawn.count("M") == LIGHTHOUSE.count("X")


def test_hydroracers_races_over_a_loch(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    seats = ["me", *["bot:random"] * 2]
    wish = {"options": {"circuit": "loch"}, "bot_delay_ms": 0}
    table = create(page, "hydroracers", seats, edition_text=LOCH, **wish)
    open_table(page, server.url, table)
    for _ in range(3):
        assert ready(page) == "asked"
        choose(page, lambda notations: len(notations) // 2)
    assert ready(page) == "asked"
    expect(page.locator("main")).to_contain_text("Loch Ness")
    expect(page.locator("path.cell")).to_have_count(23)
    expect(page.locator(".planes .air[data-air='-1']").first).to_contain_text("−2")
    expect(page.locator("[data-slot='6'] .wins")).to_have_text("→ 23")  # twice the stake and eleven
