"""The log in the browser: complete after undo, reload, a curtain, and for late spectators."""

from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import NARROW, Visitors
from tests.web.playing import choose, create, open_table, ready
from tests.web.test_people import SHORT, sensible, sit_down, whose_turn

LINES = """() => [...document.querySelectorAll('.log .turn ul li')].map(
    line => (line.querySelector('s') ? '- ' : '') + line.innerText)"""


def lines(page: Page) -> list[str]:
    """Read the log; what is struck out begins with a dash."""
    page.locator(".log .turn").first.wait_for()
    found: list[str] = page.evaluate(LINES)
    return found


def until_lines(page: Page, wanted: list[str]) -> None:
    """Wait until a page shows exactly this log."""
    page.wait_for_function(
        f"(wanted) => JSON.stringify(({LINES})()) === JSON.stringify(wanted)", arg=wanted
    )


def news_of(page: Page, name: str, known: int) -> str:
    """Wait for a line about somebody beyond those that were known, and tell the last."""
    told = page.wait_for_function(
        f"""([name, known]) => ({LINES})().slice(known)
            .filter(line => line.startsWith(name)).at(-1)""",
        arg=[name, known],
    )
    line: str = told.json_value()
    return line


def test_play_undo_reload_and_a_late_spectator_leave_the_log_whole(
    server: Running, visit: Visitors
) -> None:
    ana = visit(server.url)
    table = create(ana, "loops", ["me", "open"], options=SHORT, name="Ana")
    open_table(ana, server.url, table)
    ben = visit(server.url, f"/table/{table}")
    sit_down(ben, "Ben")
    undone = 0
    for _ in range(12):
        page = whose_turn([ana, ben])
        assert page is not None
        friend, name = (ben, "Ana") if page is ana else (ana, "Ben")
        known = len(lines(friend))
        choose(page, sensible)
        undo = page.get_by_role("button", name="Undo", exact=True)
        if undo.get_attribute("aria-disabled") == "false" and undone < 2:
            said = news_of(friend, name, known)
            friend.locator(".board").get_by_text(said).first.wait_for()
            undo.click()
            told = friend.locator("[data-testid=undone]")
            told.wait_for()
            expect(told).to_have_text(f"{name} undoes the last move.")
            friend.locator(".board").get_by_text(said).first.wait_for(state="detached")
            undone += 1
            whose_turn([page])
    assert undone == 2
    before = [lines(page) for page in (ana, ben)]
    assert sum(line.startswith("- ") for line in before[0]) >= 2
    assert sum("the last move." in line for line in before[0]) == 2
    for page, wanted in zip((ana, ben), before, strict=True):
        page.reload()
        until_lines(page, wanted)
    looker = visit(server.url, f"/table/{table}")
    assert len(lines(looker)) >= len([line for line in before[0] if "You" not in line])
    assert any(line.startswith("- ") for line in lines(looker))
    expect(looker.locator("[data-testid=watching]")).to_contain_text("You are watching")


def test_on_one_screen_the_log_is_there_after_every_curtain(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url)
    table = create(page, "loops", ["me", "me"], mode="one_screen", options=SHORT)
    open_table(page, server.url, table)
    most = 0
    for _ in range(4):
        assert ready(page) == "curtain"
        page.locator("[data-testid=curtain] button").click()
        assert ready(page) == "asked"
        now = len(lines(page))
        assert now > most
        most = now
        while ready(page) == "asked":
            choose(page, sensible)


def test_unread_words_are_counted_until_they_are_read(server: Running, visit: Visitors) -> None:
    ana = visit(server.url)
    table = create(ana, "loops", ["me", "open"], options=SHORT, name="Ana")
    open_table(ana, server.url, table)
    ben = visit(server.url, f"/table/{table}", size=NARROW)
    sit_down(ben, "Ben")
    whose_turn([ana, ben])
    ana.get_by_role("tab", name="Chat").click()
    for words in ("Ready?", "Chocks away!"):
        ana.get_by_role("textbox").fill(words)
        ana.keyboard.press("Enter")
        ana.get_by_text(words).wait_for()
    ben.locator("[data-testid=unread]", has_text="2").wait_for()
    expect(ana.locator("[data-testid=unread]")).to_have_count(0)
    ben.get_by_role("tab", name="Chat").click()
    ben.get_by_text("Chocks away!").wait_for()
    expect(ben.locator("[data-testid=unread]")).to_have_count(0)
    ben.reload()
    whose_turn([ana, ben])
    expect(ben.locator("[data-testid=unread]")).to_have_count(0)


def test_the_one_who_asked_is_told_what_became_of_a_proposal(
    server: Running, visit: Visitors
) -> None:
    ana = visit(server.url)
    table = create(ana, "loops", ["me", "open"], options=SHORT, name="Ana")
    open_table(ana, server.url, table)
    ben = visit(server.url, f"/table/{table}")
    sit_down(ben, "Ben")
    whose_turn([ana, ben])
    propose(ana, "Propose a pause")
    ana.get_by_text("You have proposed a pause.").wait_for()
    ana.get_by_text("Waiting for Ben.").wait_for()
    ben.get_by_role("button", name="Decline").click()
    ana.get_by_text("Ben has declined your proposal to pause.").wait_for()
    ben.get_by_text("You have declined.").wait_for()
    ana.locator("[data-testid=settled]").get_by_role("button", name="Close").click()
    expect(ana.locator("[data-testid=settled]")).to_have_count(0)
    propose(ben, "Propose to end the match")
    ana.get_by_text("Ben proposes to end the match here.").wait_for()
    ben.get_by_role("button", name="Withdraw").click()
    ana.get_by_text("Ben has withdrawn the proposal to end the match.").wait_for()
    ben.get_by_text("You have withdrawn your proposal to end the match.").wait_for()


def propose(page: Page, what: str) -> None:
    """Propose something from the dialog of the table."""
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name=what).click()
