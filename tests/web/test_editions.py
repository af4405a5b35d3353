"""The pages of the editions and the gallery of circuits: everything is there, named in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import NARROW, WIDE, Visitors, serious, sideways
from tests.web.playing import ready
from voltige.core.game import Game
from voltige.games import GAMES
from voltige.locale import LANGUAGES, texts

NO_VALUES = {"id", "name", "name_fr", "title", "rule", "sources", "copies", "format", "game"}
HYDRORACERS = next(game for game in GAMES if game.name == "hydroracers")
IDS = [game.name for game in GAMES]


def lists(data: dict[str, Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Give the lists of components of an edition, those inside other parts, too."""
    for kind, part in data.items():
        if isinstance(part, list):
            yield kind, part
        elif isinstance(part, dict):
            yield from (
                (inner, rows)
                for inner, rows in part.items()
                if isinstance(rows, list) and rows and isinstance(rows[0], dict)
            )


def parts(data: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Give every part of an edition that has values."""
    for kind, part in data.items():
        if isinstance(part, dict):
            yield kind, part
    for kind, rows in lists(data):
        yield from ((kind, row) for row in rows)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_every_part_and_value_of_an_edition_has_a_name_in_both_languages(game: Game) -> None:
    for language in LANGUAGES:
        said = texts(language)
        start = f"web-{game.name}-edition-"
        for kind, part in parts(game.load_edition().data):
            nested = {name for name, _ in lists({kind: part})}
            keys = [key for key in part if key not in NO_VALUES | nested]
            if keys:
                assert said.has(start + kind)
            for key in keys:
                assert said.has(f"{start}{kind}-{key}") or said.has(start + key), (kind, key)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_page_shows_every_component_of_an_edition_with_its_sources(
    server: Running, visit: Visitors, game: Game
) -> None:
    edition = game.load_edition()
    page = visit(server.url, f"/rules/{game.name}", language="fr")
    page.locator(f"a[href='/editions/{game.name}']").click()
    for kind, rows in lists(edition.data):
        shown = page.locator(f"[data-kind='{kind}'] [data-component]")
        expect(shown).to_have_count(len(rows))
        heard = shown.locator("h3 .name").all_inner_texts()
        assert all(name and "_" not in name for name in heard)
        tagged = [row for row in rows if row.get("sources")]
        assert page.locator(f"[data-kind='{kind}'] li:has([data-source])").count() >= len(
            [row for row in tagged if set(row["sources"]) - {"copies", "name"}]
        )
    values = page.locator("article dd b").all_inner_texts()
    assert values
    assert not [value for value in values if not value or "_" in value]


@pytest.mark.parametrize(("size", "scheme"), [((360, 640), "dark"), (WIDE, "light")], ids=str)
@pytest.mark.parametrize("path", [*(f"/editions/{name}" for name in IDS), "/editions", "/circuits"])
def test_the_pages_fit_and_axe_finds_nothing_serious(
    server: Running, visit: Visitors, path: str, size: tuple[int, int], scheme: str
) -> None:
    page = visit(server.url, path, size=size, scheme=scheme)
    page.locator("main li").first.wait_for()
    assert sideways(page) <= 0
    assert serious(page) == []


def test_an_edition_that_there_is_not_is_lost_in_words(server: Running, visit: Visitors) -> None:
    page = visit(server.url, "/editions/loops/none", cut=True)
    expect(page.locator("main")).to_contain_text("none")


def test_a_circuit_of_the_gallery_is_played_by_one_press(server: Running, visit: Visitors) -> None:
    page = visit(server.url, "/circuits", size=NARROW)
    circuits = HYDRORACERS.load_edition().data["circuit"]
    expect(page.locator("[data-picture] svg")).to_have_count(2 * len(circuits))  # shore and course
    page.locator("[data-circuit=naples] button").click()
    assert ready(page) == "asked"
    expect(page.locator(".hydro .title")).to_contain_text("Naples")
