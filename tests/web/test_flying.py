"""The boards themselves: by keyboard alone, a live race, dice with the coach's odds."""

import re

from playwright.sync_api import Page, Route, expect

from tests.server.running import Running
from tests.web.conftest import Visitors, serious
from tests.web.playing import choose, create, open_table, play_to_the_end, ready
from tests.web.test_people import sensible, sit_down, whose_turn

PLAYABLE = ".hand button.playable"
ROUND = {"max_rounds": 1, "race_commit_ms": 3000}
FLIGHTS = {"round_cap": 4}
ODDS = "**/odds?*"
BOARDS = "**/assets/Board-*.js"
STEP = """async (table) => {
    const state = await (await fetch(`/api/tables/${table}/state`)).json();
    const step = {type: 'act', id: String(Date.now()), version: state.version, code: state.legal[0].code};
    const answer = await fetch(`/api/tables/${table}/do`, {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(step)});
    if (!answer.ok) throw new Error(await answer.text());
}"""


def press_until(page: Page, key: str, wanted: str, most: int = 120) -> None:
    """Press a key until what has the focus fits."""
    for _ in range(most):
        page.keyboard.press(key)
        if page.evaluate(f"() => document.activeElement?.matches({wanted!r}) ?? false"):
            return
    raise AssertionError(f"{wanted} cannot be reached with {key}")


def choose_by_keyboard(page: Page) -> None:
    """Open the list of choices and take the sensible one, without a pointer."""
    bar = page.locator("[data-testid=bar]")
    before = bar.get_attribute("data-version")
    press_until(page, "Tab", "[data-testid=all-choices]")
    page.keyboard.press("Enter")
    buttons = page.locator("dialog [data-code]")
    buttons.first.wait_for()
    notations = buttons.evaluate_all("all => all.map(button => button.dataset.notation)")
    code = buttons.nth(sensible(notations)).get_attribute("data-code")
    press_until(page, "Tab", f"[data-code='{code}']")
    page.keyboard.press("Enter")
    page.wait_for_function(
        """(before) => {
            const bar = document.querySelector('[data-testid=bar]');
            return !bar || bar.dataset.version !== before || !bar.classList.contains('asked');
        }""",
        arg=before,
    )


def test_a_match_by_keyboard_alone(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    table = create(page, "loops", ["me", *["bot:heuristic"] * 3], options=ROUND)
    open_table(page, server.url, table)
    for _ in range(60):
        if ready(page) == "over":
            break
        choose_by_keyboard(page)
    expect(page.locator("[data-testid=result]")).to_be_visible()


def test_cards_are_played_on_the_board_and_taken_back(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    table = create(page, "loops", ["me", *["bot:heuristic"] * 3], practice=True, options=ROUND)
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    version = page.locator("[data-testid=bar]").get_attribute("data-version")
    page.locator(PLAYABLE).first.click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("[data-testid=bar]")).to_have_attribute("data-version", version)
    page.locator(PLAYABLE).first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-testid=bar]")).not_to_have_attribute("data-version", version or "")


def test_what_happens_is_spoken(server: Running, visit: Visitors) -> None:
    page = visit(server.url, language="fr")
    table = create(page, "loops", ["me", "bot:heuristic"], options=ROUND)
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    choose_by_keyboard(page)
    expect(page.locator("[data-testid=spoken]")).to_have_text(re.compile(r"\w+ .*\."))


def test_a_live_race_between_two_browsers(server: Running, visit: Visitors) -> None:
    """Ana and Ben play until somebody races; whoever may claim claims on the board, and it counts."""
    ana = visit(server.url)
    options = {"race_mode": "live", "race_window_ms": 6000, "max_rounds": 3}
    table = create(ana, "loops", ["me", "open", "bot:heuristic"], options=options)
    open_table(ana, server.url, table)
    ben = visit(server.url, f"/table/{table}")
    sit_down(ben, "Ben")
    race = "[data-testid=race]"
    for _ in range(200):
        racing = [page for page in (ana, ben) if page.locator(f"{race}[data-open=true]").count()]
        if racing:
            claims = racing[0].locator(PLAYABLE)
            if claims.count():
                claims.first.click()
                expect(racing[0].locator(race)).to_have_count(0, timeout=15_000)
                return
            racing[0].get_by_role("button", name="Stay out").click()
            continue
        page = whose_turn([ana, ben])
        assert page is not None, "the match ended without a race"
        if not page.locator(race).count():
            race_or_shed(page)
    raise AssertionError("nobody could claim")


def race_or_shed(page: Page) -> None:
    """Play Speed where it can be played, else anything."""
    choose(page, lambda all_: all_.index("play speed") if "play speed" in all_ else sensible(all_))


def test_a_wrong_card_can_be_played_where_faults_are_punished(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url)
    options = {**ROUND, "fault_mode": "pick_up", "race_mode": "secret"}
    table = create(page, "loops", ["me", *["bot:heuristic"] * 3], options=options)
    open_table(page, server.url, table)
    wrong = page.locator(".hand button.dim")
    for _ in range(30):
        assert ready(page) == "asked"
        if wrong.count():
            break
        choose(page, sensible)
    plan = page.locator("[data-testid=plan]")
    wrong.first.click()
    expect(plan).to_contain_text("you would pick up the pile")
    expect(plan).to_contain_text("the base altitude")
    expect(plan).to_contain_text("LO-60")
    page.get_by_role("button", name="Cancel").click()
    expect(plan).not_to_contain_text("you would pick up the pile")
    wrong.first.click()
    page.get_by_role("button", name="Play it anyway").click()
    expect(page.locator(".log")).to_contain_text("Fault: you pick up the pile.")


def test_dice_with_the_odds_beside_them(server: Running, visit: Visitors) -> None:
    page = visit(server.url, coach="advice")
    table = create(page, "lucky-loop", ["me", "bot:heuristic"], practice=True, options=FLIGHTS)
    with page.expect_response(ODDS) as rated:
        open_table(page, server.url, table)
    for _ in range(10):  # a hand may have nothing to fly, and then there is nothing to rate
        if any(choice["best"] and choice["chances"] for choice in rated.value.json()["choices"]):
            break
        with page.expect_response(ODDS) as rated:
            assert ready(page) == "asked"
            choose(page, lambda choices: 0)
    expect(page.locator("[data-testid=odds][data-best=true]").first).to_be_visible()
    expect(page.locator("[data-testid=odds]").first).to_have_text(re.compile(r"\d+\s?%"))
    assert serious(page) == []
    decisions = play_to_the_end(page, lambda choices: 0)
    assert decisions > 10


def test_cards_with_the_odds_above_them(server: Running, visit: Visitors) -> None:
    page = visit(server.url, coach="advice")
    table = create(page, "loops", ["me", *["bot:heuristic"] * 3], practice=True, options=ROUND)
    open_table(page, server.url, table)
    altitude = page.locator(f"{PLAYABLE}[data-card^=alt_]")
    for _ in range(30):
        assert ready(page) == "asked"
        if altitude.count():
            break
        choose(page, sensible)
    expect(page.locator("[data-testid=odds]")).to_contain_text(
        "The coach’s choice:", timeout=20_000
    )
    expect(page.locator(".hand .odds.best")).to_have_count(1)
    altitude.first.click()
    expect(page.locator("[data-testid=odds]")).to_contain_text(re.compile(r"\d%"))
    assert serious(page) == []
    spoken = altitude.first.inner_text()
    assert re.search(
        r"next pilot has no altitude: (<\s)?\d+%; next pilot is stuck: (<\s)?\d+%", spoken
    )


def test_a_board_that_comes_late_follows_what_has_happened(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url)
    options = {**FLIGHTS, "start_player": 0}
    table = create(page, "lucky-loop", ["me", "bot:heuristic"], practice=True, options=options)
    page.evaluate(STEP, table)  # an exchange begins
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(BOARDS, hold)
    with page.expect_websocket() as opened, page.expect_request(BOARDS):
        page.goto(f"{server.url}/table/{table}")
    with opened.value.expect_event("framereceived", lambda text: '"update"' in str(text)):
        page.evaluate(STEP, table)  # a card is drawn
    for route in held:
        route.continue_()
    page.locator(".lucky").wait_for()
