"""Components travel from the edition to the board: values, counts, sources and names."""

import pytest

from tests.server.conftest import Guests
from tests.server.running import Running
from tests.server.tables import friends
from tests.server.test_playing import text_of
from voltige.core.game import Game
from voltige.games import GAMES
from voltige.locale import LANGUAGES
from voltige.wording.forming import say


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_everything_that_an_edition_lists_is_sent_with_its_name(
    server: Running, guest: Guests, game: Game
) -> None:
    edition = game.load_edition()
    table, (person, *_) = friends(server, guest, edition.min_seats, game=game.name, options={})
    told = person.get(f"/api/tables/{table}/components").json()
    assert told["edition"] == edition.name
    assert told["data"] == edition.data
    listed = {k: rows for k, rows in edition.data.items() if isinstance(rows, list) and rows}
    assert told["names"].keys() == listed.keys()
    for kind, rows in listed.items():
        for row in rows:
            for language in LANGUAGES:
                name = say(text_of(told["names"][kind][row["id"]]), language)
                assert name
                assert "_" not in name, "a person's word, not an id"


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_an_edition_is_shown_without_a_table(server: Running, guest: Guests, game: Game) -> None:
    person = guest(server)
    for name in game.editions():
        response = person.get(f"/api/games/{game.name}/editions/{name}")
        assert response.headers["cache-control"].startswith("public")
        told = response.json()
        assert (told["edition"], told["data"]) == (name, game.load_edition(name).data)
        assert told["names"]


@pytest.mark.parametrize("name", ["none", "../loops", "pyproject.toml", "%2e%2e%2fx.toml"])
def test_a_name_that_no_edition_has_leads_to_no_file(
    server: Running, guest: Guests, name: str
) -> None:
    response = guest(server).get(f"/api/games/loops/editions/{name}")
    assert response.status_code == 404
