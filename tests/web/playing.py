"""Playing in a browser by clicks and keys, as a person does."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

Json = dict[str, Any]
CREATE = """async (wish) => {
    const answer = await fetch('/api/tables', {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wish)});
    const made = await answer.json();
    if (!answer.ok) throw new Error(made.problem.sentence);
    return made.table.id;
}"""
READY = """() => {
    if (document.querySelector('[data-testid=result]')) return 'over';
    if (document.querySelector('[data-testid=curtain]')) return 'curtain';
    if (document.querySelector('[data-testid=count][data-over=true]')) return 'hands';
    return document.querySelector('[data-testid=bar].asked') ? 'asked' : null;
}"""
MOST_STEPS = 600

Pick = Callable[[list[str]], int]


def create(page: Page, game: str, seats: list[str], **wishes: Any) -> str:
    """Make a table as the page's own person, who adds nothing to the luck; give its id."""
    wish = {"game": game, "seats": [{"controller": who} for who in seats], "nonce": "waived"}
    return str(page.evaluate(CREATE, {**wish, **wishes}))


def open_table(page: Page, url: str, table: str) -> None:
    """Go to a table and wait until it is shown."""
    page.goto(f"{url}/table/{table}")
    page.wait_for_function(READY_OR_WAITING)


READY_OR_WAITING = """() => document.querySelector(
    '[data-testid=bar], [data-testid=result], [data-testid=curtain], [data-testid=waiting]')"""


def ready(page: Page) -> str:
    """Wait until this seat is asked, a curtain hangs, or the match is over and its hands are seen."""
    state = str(page.wait_for_function(READY).json_value())
    if state == "hands":  # the last hands of LOOPS stay until a press
        page.locator("[data-testid=count] button.strong").click()
        return ready(page)
    return state


MOMENT = """() => {
    const bar = document.querySelector('[data-testid=bar]');
    return bar && bar.dataset.version + (bar.querySelector('.prompt')?.textContent ?? '');
}"""


def moment(page: Page) -> str:
    """Give what tells one decision from the next: half-made choices have one version."""
    return str(page.evaluate(MOMENT))


def wait_for_next(page: Page, before: str) -> None:
    """Wait until what was done has been answered: something else is asked, or nothing."""
    page.wait_for_function(
        f"""(before) => {{
            const bar = document.querySelector('[data-testid=bar]');
            return !bar || ({MOMENT})() !== before
                || !(bar.classList.contains('asked') || bar.dataset.busy === 'true');
        }}""",
        arg=before,
    )


def choose(page: Page, pick: Pick) -> None:
    """Choose from the list of all choices, by clicks."""
    before = moment(page)
    if not page.locator("main [data-code]").count():
        page.locator("[data-testid=all-choices]").click()
    buttons = page.locator("main [data-code]:visible, main details [data-code]")
    buttons.first.wait_for(state="attached")
    notations = buttons.evaluate_all("all => all.map(button => button.dataset.notation)")
    chosen = buttons.nth(pick(notations))
    if not chosen.is_visible():
        chosen.locator("xpath=ancestor::details/summary").click()
    chosen.click()
    sure = page.locator("[data-testid=sure]")
    if sure.count():
        sure.click()
    wait_for_next(page, before)


def play_to_the_end(page: Page, pick: Pick) -> int:
    """Play until the match is over; give how many decisions there were."""
    for decisions in range(MOST_STEPS):
        state = ready(page)
        if state == "over":
            return decisions
        if state == "curtain":
            page.locator("[data-testid=curtain] button").click()
            continue
        choose(page, pick)
    raise AssertionError("the match does not end")
