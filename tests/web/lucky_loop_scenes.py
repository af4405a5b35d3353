"""Positions of Lucky Loop on a phone: the fullest hand, the longest programme, every kind of choice."""

from typing import Any

from playwright.sync_api import Page

from tests.server.running import Running
from tests.web.playing import create
from voltige.games.lucky_loop import GAME
from voltige.match.record import WAIVED
from voltige.match.rows import TableRow
from voltige.tables.callers import person
from voltige.tables.seats import seat_caller
from voltige.tables.secrets import new_id, new_secret
from voltige.tables.table.draft import Draft
from voltige.tables.table.seats import begin_if_full

FOUR = {"mighty_eagle": 10, "red_rooster": 13, "rubber_duck": 15, "diving_dove": 16}
BOARD = {
    "red_rooster": ["R05a", "G06a", "B08a"],
    "rubber_duck": ["Y05a", "G07a", "R09a"],
    "diving_dove": ["Y06a", "G08a", "B09a"],
    "mighty_eagle": ["Y07a", "R04a", "B12a"],
}
HAND = ["Y08a", "R10a", "B10a", "G10a", "R06a", "Y11a"]
NINE = [*HAND, "G11a", "B11a", "R11a"]
SIX = ["R05b", "B05a", "G04a", "Y04a", "R03a", "B04a"]
SCENES: dict[str, dict[str, Any]] = {
    "turn": {"hands": [HAND], "board": BOARD, "tokens": [2]},
    "discard": {"hands": [NINE], "board": BOARD, "phase": "discard"},
    "free": {"hands": [["R05b", "B12a", "G08b", "Y05b", "R04a", "B06a"]], "scores": [FOUR]},
    "star": {"free_cards": [SIX], "scores": [FOUR], "tokens": [2]},
    "flight": {
        "board": BOARD,
        "tokens": [3],
        "programme": "diving_dove",
        "flight": {"figures": [{}, {}, {}], "roll": [3, 5, 6]},
    },
    "free flight": {
        "free_cards": [SIX],
        "scores": [FOUR],
        "tokens": [3],
        "flight": {"figures": [{}] * 6, "highlight": 2, "roll": [3, 4, 5]},
    },
}


def table_at(server: Running, page: Page, scene: str) -> str:
    """Seat the page's person at a table that begins with a scene."""
    create(page, GAME.name, ["me", "open"])  # whoever has created a table is somebody
    signed = next(one["value"] for one in page.context.cookies() if one.get("name") == "voltige")
    cookie = signed.partition(".")[0]
    edition = GAME.load_edition()
    position = GAME.from_dict({"round_no": 2, **SCENES[scene]}, 2).to_dict()
    row = TableRow(
        new_id(), GAME.name, GAME.rules_version, edition.name, edition.hash,
        GAME.check_values(2, {}, edition), 2, "live", False, False, True, 0, 0,
        position, b"s" * 32, person(cookie).holder, server.server.clock.now(),
    )  # fmt: skip

    def work(draft: Draft) -> None:
        seat_caller(draft, 0, "Ana", WAIVED, person(cookie), new_secret())
        seat_caller(draft, 1, "Ben", WAIVED, person("somebody-else"), new_secret())
        begin_if_full(draft)

    server.run(server.server.service.tables.create(row, work))
    return row.id
