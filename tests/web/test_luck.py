"""Luck in the browser: the nonce that it gives by itself, and the envelope that it opens."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import NARROW, Visitors
from tests.web.playing import create, open_table

TABLE = "async (id) => (await fetch(`/api/tables/${id}`)).json()"
RESIGN = """async (id) => {
    const body = JSON.stringify({ type: "resign", id: "end" });
    const headers = { "Content-Type": "application/json" };
    await fetch(`/api/tables/${id}/do`, { method: "POST", headers, body });
}"""
KEPT = "(id) => JSON.parse(localStorage.getItem('voltige-nonces') ?? '{}')[id] ?? null"
SPOIL = """(id) => {
    const kept = JSON.parse(localStorage.getItem("voltige-nonces"));
    kept[id].seal = "0".repeat(64);
    localStorage.setItem("voltige-nonces", JSON.stringify(kept));
}"""


def table_of(page: Page) -> tuple[str, dict[str, Any]]:
    """Wait until a table is shown; give its id and what the server says of it."""
    page.wait_for_selector("[data-testid=bar]")
    found = re.search(r"/table/(\w+)", page.url)
    assert found is not None
    return found[1], page.evaluate(TABLE, found[1])


def test_one_press_makes_a_table_sees_its_seal_and_adds_to_its_luck(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url)
    page.get_by_role("button", name="Play now").first.click()
    table, info = table_of(page)
    assert info["status"] == "playing"
    assert info["practice"] is False, "practice is for those who ask for it"
    assert re.fullmatch(r"[0-9a-f]{32}", info["seats"][0]["nonce"])
    kept = page.evaluate(KEPT, table)
    assert kept == {"seal": info["commitment"], "nonces": {"0": info["seats"][0]["nonce"]}}
    page.evaluate(RESIGN, table)
    page.get_by_role("button", name="Open the envelope").click()
    told = page.get_by_text("This browser did every draw again, and the seal is the one")
    expect(told).to_be_visible()


def test_a_seal_that_was_exchanged_is_found_out(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    page.get_by_role("button", name="Play now").first.click()
    table, _ = table_of(page)
    page.evaluate(RESIGN, table)
    page.evaluate(SPOIL, table)
    page.reload()
    page.get_by_role("button", name="Open the envelope").click()
    expect(page.get_by_text("Something does not match")).to_be_visible()


def test_a_reload_between_seat_and_nonce_is_made_up_for(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    table = create(page, "loops", ["me", "bot:random"], nonce="")
    assert page.evaluate(TABLE, table)["status"] == "open"
    page.goto(f"{server.url}/table/{table}")
    _, info = table_of(page)
    assert info["status"] == "playing"
    assert re.fullmatch(r"[0-9a-f]{32}", info["seats"][0]["nonce"])


def test_the_mark_of_practice_is_seen_at_the_table_and_in_the_result(
    server: Running, visit: Visitors
) -> None:
    page = visit(server.url, size=NARROW)
    table = create(page, "loops", ["me", "bot:random"], practice=True)
    open_table(page, server.url, table)
    expect(page.locator("header .practice")).to_contain_text("Practice")
    page.evaluate(RESIGN, table)
    expect(page.get_by_label("Ranking")).to_contain_text("A practice table")
    page.get_by_role("button", name="Open the envelope").click()
    expect(page.get_by_text("This browser did every draw again.")).to_be_visible()
