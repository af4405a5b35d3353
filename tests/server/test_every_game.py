"""Every registered game can be played at a table: nothing in the server is made for one of them."""

import pytest

from tests.server.conftest import Guests
from tests.server.running import Running, wait_for
from voltige.core.game import Game
from voltige.core.rng import Rng
from voltige.games import GAMES
from voltige.locale import LANGUAGES

DECISIONS = 8  # no game is over after so few


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_person_plays_with_bots(server: Running, guest: Guests, game: Game) -> None:
    person = guest(server)
    seats = ["me", "bot:heuristic", "bot:random"]
    made = person.create(seats, game=game.name, mode="correspondence")  # no race against the clock
    table = made["table"]["id"]
    rng = Rng(5)
    decided = 0
    while decided < DECISIONS:
        wait_for(lambda: person.state(table)["asked"] or person.table(table)["status"] == "over")
        state = person.state(table)
        if not state["asked"]:
            break  # luck may end a game early
        decided += 1
        choice = state["legal"][rng.below(len(state["legal"]))]
        assert choice["rule"].startswith(f"{game.prefix}-")
        answer = person.do(table, "act", code=choice["code"], version=state["version"])
        assert answer["result"] == "accepted", answer["problem"]
    assert decided > 0
    told = person.get(f"/api/matches/{table}/record", seat=0)
    assert told.status_code == 200
    assert f'game = "{game.name}"' in told.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_in_the_catalogue(server: Running, guest: Guests, language: str) -> None:
    told = guest(server).get("/api/games", language=language).json()
    assert [one["name"] for one in told] == [game.name for game in GAMES]
    for one in told:
        assert one["bots"] == ["cadet", "pilot", "ace", "master"]
        for option in one["editions"][0]["options"]:
            assert option["explanation"], option["name"]
