"""Every registered game can be played at a table: nothing in the server is made for one of them."""

import pytest

from tests.server.conftest import Guests
from tests.server.running import Running, wait_for
from voltige.core.event import Journal
from voltige.core.game import Game
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games import GAMES
from voltige.locale import LANGUAGES
from voltige.match.match import Table
from voltige.server.wire.parts import Text
from voltige.server.wording import say, wording_of

SEATS = 3
STEPS = 300
DECISIONS = 8


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
        assert one["bots"] == ["random", "heuristic"]
        for option in one["editions"][0]["options"]:
            assert option["explanation"], option["name"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_choice_and_every_event_is_a_sentence_in_both_languages(game: Game) -> None:
    edition = game.load_edition()
    table = Table(game, edition, SEATS, game.check_values(SEATS, {}, edition), None)
    words = wording_of(table, ["Ann", "Ben", "Cleo"])
    state = game.new_state(SEATS, {}, edition)
    rng = Rng(1)
    said: list[Text] = []
    for _ in range(STEPS):
        if state.to_act == NOBODY:
            break
        journal = Journal()
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(rng), journal)
        else:
            context = words.context(state.view(state.to_act).to_json())
            said += [words.action(context, action) for action in state.legal_actions()]
            state.apply(state.random_action(rng), journal)
        said += [words.event(event, 0) for event in journal.events]
    for language in LANGUAGES:
        assert all(say(text, language) for text in said)
