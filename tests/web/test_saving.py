"""The record of a match is saved as a file from its table."""

from pathlib import Path

from tests.server.running import Running
from tests.web.conftest import Visitors
from tests.web.playing import create, open_table, ready


def test_a_record_is_saved_as_a_file(server: Running, visit: Visitors) -> None:
    page = visit(server.url)
    table = create(page, "loops", ["me", "bot:random"])
    open_table(page, server.url, table)
    assert ready(page) == "asked"
    page.get_by_role("button", name="Table", exact=True).click()
    with page.expect_download() as started:
        page.get_by_role("button", name="Download the game record").click()
    assert started.value.suggested_filename == f"{table}.flight"
    text = Path(started.value.path()).read_text("utf-8")
    assert text.startswith("format = ")
    assert 'game = "loops"' in text
