"""A page that stays open while the server is replaced by a release with other rules."""

import json
import sqlite3
from pathlib import Path

from tests.server.running import Process
from tests.web.conftest import Visitors
from tests.web.playing import choose, create, open_table, ready
from tests.web.test_log import lines
from tests.web.test_people import SHORT, sensible
from voltige.games.loops import GAME

SAID = (
    f"A new release has come: under version {GAME.rules_version} of the rules the last moves no "
    "longer fit"
)


def make_older(file: Path) -> None:
    """Let the first move of the only table be one that older rules allowed."""
    wrong = json.dumps({"action": {"do": "loop_the_loop"}})
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tables SET rules = 0")
        found = connection.execute("SELECT MIN(number) FROM entries WHERE kind = 'act'").fetchone()
        connection.execute("UPDATE entries SET data = ? WHERE number = ?", (wrong, found[0]))


def test_moves_that_do_not_fit_are_undone_and_the_log_goes_on(
    tmp_path: Path, visit: Visitors
) -> None:
    process = Process("--database", str(tmp_path / "tables.db"))
    process.start()
    try:
        page = visit(process.url, cut=True)
        table = create(page, "loops", ["me", "bot:random"], options=SHORT)
        open_table(page, process.url, table)
        assert ready(page) == "asked"
        choose(page, sensible)
        assert len(lines(page)) > 1
        process.stop()
        make_older(tmp_path / "tables.db")
        process.start()
        page.locator(".log").get_by_text(SAID).wait_for()
        assert SAID in lines(page)[0], "what was told before is forgotten"
        assert ready(page) == "asked"
        choose(page, sensible)
        page.wait_for_function("() => document.querySelectorAll('.log .turn ul li').length > 1")
        assert sum(SAID in line for line in lines(page)) == 1
    finally:
        process.stop()
