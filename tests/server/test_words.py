"""Words on the wire: positions when they are asked for, sheets at the end, texts for one game."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.server.conftest import Guests
from tests.server.running import Running
from tests.server.tables import friends
from tests.server.test_playing import text_of
from voltige.games import GAMES
from voltige.locale import LANGUAGES
from voltige.locale.rulebook import refusal_codes
from voltige.locale.sources import variables
from voltige.tables.catalogue import names_of
from voltige.wording.forming import say


def test_a_position_comes_in_words_when_it_is_asked_for(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    asked = next(person for person in people if person.state(table)["asked"])
    assert asked.state(table)["position"] is None
    lines = [say(text_of(line), "en") for line in asked.state(table, position="true")["position"]]
    assert lines[0].startswith("Round 1, after 0 plays: climbing")
    assert lines[1].startswith("Your hand, 15 cards: ")
    with asked.socket(table, position="true") as told, asked.socket(table) as plain:
        assert told.until("welcome")["state"]["position"]
        assert plain.until("welcome")["state"]["position"] is None
        state = asked.state(table)
        asked.do(table, "act", version=state["version"], code=state["legal"][0]["code"])
        assert told.until("update")["state"]["position"]
        update = plain.until("update")["state"]
        assert update["position"] is None
        assert [row[0]["key"] for row in update["seats"]] == ["loops-cards", "loops-cards"]
        assert say(text_of(update["prompt"]), "en").endswith("picks up the pile (1).")
        assert update["sheet"] is None


def test_choices_stand_under_headings(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    state = next(s for person in people if (s := person.state(table))["asked"])
    for choice in state["legal"]:
        heading = say(text_of(choice["group"]), "en")
        altitude = choice["action"]["do"] == "play_altitude"
        assert heading == ("Altitudes" if altitude else "Special cards")


def test_a_match_that_is_over_has_a_sheet(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    people[0].do(table, "resign")
    state = people[1].state(table)
    assert say(text_of(state["prompt"]), "fr") == "La partie est finie."
    assert [say(text_of(text), "en") for text in state["sheet"]["columns"]] == [
        "Rounds won",
        "Cards",
        "Points",
    ]
    assert len(state["sheet"]["rows"]) == 2


def test_a_replay_tells_positions_when_they_are_asked_for(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    path = f"/api/matches/{table}/replay"
    assert people[0].get(path, seat=0).json()["steps"][0]["position"] is None
    step = people[0].get(path, seat=0, position="true").json()["steps"][0]
    assert say(text_of(step["position"][0]), "en").startswith("Round 1")
    assert len(step["seats"]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_texts_of_one_game_are_all_that_its_board_needs(
    server: Running, guest: Guests, game: str, language: str
) -> None:
    person = guest(server)
    source = person.get(f"/api/texts/{language}", game=game).text
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(person.get(f"/api/texts/{language}", game="").text))
    bundle.add_resource(FluentResource(source))
    others = [other.name for other in GAMES if other.name != game]
    own = next(own for own in GAMES if own.name == game)
    refusals = {f"error-{code}" for code in refusal_codes(own)}  # which reasons name
    for key in variables():
        common = key.startswith(("game-", "plain-", f"{game}-"))
        foreign = key.startswith(("error-", "play-", *(f"{other}-" for other in others)))
        if common or foreign:
            wanted = common or key.endswith(("-title", "-line")) or key in refusals
            assert bundle.has_message(key) is wanted, key
    assert len(source.encode()) < 45_000  # a campaign of Hydroracers has most to say


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_what_every_page_needs_is_not_sent_again_with_a_game(
    server: Running, guest: Guests, game: str
) -> None:
    person = guest(server)
    every, board = (names_of(person.get("/api/texts/fr", game=g).text) for g in ("", game))
    assert {"web-settings", "web-landing-title", f"{game}-title"} <= every
    assert any(name.startswith(f"{game}-do-") for name in board)
    assert not every & board


def test_without_a_game_there_are_titles_and_the_words_of_every_page(
    server: Running, guest: Guests
) -> None:
    source = guest(server).get("/api/texts/en", game="").text
    for game in GAMES:
        assert f"{game.name}-title =" in source
        assert f"{game.name}-do-" not in source
    assert "web-settings =" in source


def test_an_unknown_game_has_no_texts(server: Running, guest: Guests) -> None:
    response = guest(server).get("/api/texts/en", game="chess")
    assert response.status_code == 404
    assert response.json()["problem"]["code"] == "unknown_game"


def test_large_responses_are_compressed_for_those_who_accept_it(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    large = person.get("/api/texts/fr")
    assert large.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in large.headers["vary"]
    plain = person.http.get("/api/texts/fr", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == large.text
    assert "content-encoding" not in person.get("/healthz").headers


def test_streams_are_never_compressed(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    for kind in ("stream", "events"):
        path = f"/api/tables/{table}/{kind}"
        with people[0].http.stream("GET", path) as response:
            assert "content-encoding" not in response.headers
            line = next(line for line in response.iter_lines() if line)
            assert '"type":"welcome"' in line
