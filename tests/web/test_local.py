"""Without a server: whole matches of every game in one browser, from a host of plain files."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.alone import Visit, create, go, save_record
from tests.web.playing import play_to_the_end
from tests.web.site import hosting, site
from voltige.cli.main import main

__all__ = ["site"]  # a fixture of these tests

SHORT: dict[str, dict[str, Any]] = {  # options that end a match soon
    "loops": {"max_rounds": 1},
    "lucky-loop": {"round_cap": 1},
    "flying-carpet": {},
    "hydroracers": {},
}


@pytest.fixture(scope="module")
def page(browser: Browser, site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """Give a tab at a table; its host is gone for good."""
    with hosting(site, tmp_path_factory.mktemp("host")) as host:
        visit = Visit(browser, host)
        tab = visit.begin()
        host.stop()
        yield tab
        visit.close()
        host.start()


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_is_played_by_clicks_and_its_record_is_verified(
    page: Page, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = create(page, game, **SHORT[game])
    assert play_to_the_end(page, lambda notations: len(notations) // 2) > 0
    record = save_record(page)
    assert main(["verify", str(record)]) == 0, capsys.readouterr().err
    go(page, "/mine")
    expect(page.locator(f"a[href*='/replay/{table}']")).to_have_count(1)
