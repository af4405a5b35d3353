"""A whole match of every game, by clicks, against bots."""

import random

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import NARROW, WIDE, Visitors
from tests.web.playing import create, open_table, play_to_the_end

TABLES = {
    "loops": (4, {"target_points": 50}),
    "lucky-loop": (2, {"round_cap": 6}),
    "flying-carpet": (3, {}),
    "hydroracers": (3, {}),
}


@pytest.mark.parametrize("game", TABLES)
def test_a_person_plays_a_whole_match_by_clicks(
    server: Running, visit: Visitors, game: str
) -> None:
    seats, options = TABLES[game]
    size, language = (WIDE, "en") if seats > 2 else (NARROW, "fr")
    page = visit(server.url, size=size, language=language)
    table = create(page, game, ["me", *["bot:heuristic"] * (seats - 1)], options=options)
    open_table(page, server.url, table)
    rng = random.Random(7)
    assert play_to_the_end(page, lambda choices: rng.randrange(len(choices))) > 3
    expect(page.locator("[data-testid=result]")).to_be_visible()
