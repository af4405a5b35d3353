"""What the wire says for a log: quiet events, a deal in one line, refusals that name cards."""

from typing import Any

import pytest

from tests.server.conftest import Guests
from tests.server.people import Person
from tests.server.running import Running
from tests.server.tables import friends
from tests.server.test_playing import text_of
from voltige.games import GAMES
from voltige.wording.forming import say

Json = dict[str, Any]
ALONE = ["me", "bot:random", "bot:random"]


def loud(events: list[Json]) -> list[str]:
    """Say what a log shows."""
    return [say(text_of(event["text"]), "en") for event in events if not event.get("quiet")]


def dealt(person: Person, table: str) -> list[Json]:
    """Give what a seat was told from the beginning."""
    with person.socket(table, since="-1") as line:
        events: list[Json] = line.until("welcome")["events"]
    return events


def test_a_deal_is_one_line_and_turns_are_quiet(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 3)
    for person in people:
        events = dealt(person, table)
        names = [event["event"]["event"] for event in events]
        assert names.count("CardTaken") == 30
        assert names.count("CardReceived") == 10
        told = loud(events)
        assert told.count("Everybody is dealt 10 cards.") == 1
        assert len(told) == 2
        assert all("quiet" not in event or event["quiet"] is True for event in events)
        assert events[-1]["event"]["event"] == "TurnStarted"
        assert events[-1]["quiet"] is True


def test_live_updates_resumed_events_and_replays_tell_the_same(
    server: Running, guest: Guests
) -> None:
    table, people = friends(server, guest, 3)
    asked = next(person for person in people if person.state(table)["asked"])
    other = next(person for person in people if person is not asked)
    seat = other.table(table)["you"]["seats"][0]
    with other.socket(table) as line:
        version = line.until("welcome")["state"]["version"]
        state = asked.state(table)
        asked.do(table, "act", version=state["version"], code=state["legal"][0]["code"])
        live = line.until("update")["events"]
    with other.socket(table, since=str(version)) as again:
        assert again.until("welcome")["events"] == live
    replayed = other.get(f"/api/matches/{table}/replay", seat=seat).json()["steps"][-1]["events"]
    assert replayed == live
    assert len(loud(live)) < len(live)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_the_first_lines_of_every_game_are_few(game: Any, server: Running, guest: Guests) -> None:
    person = guest(server)
    made = person.create(ALONE, game=game.name, options={})
    events = dealt(person, made["table"]["id"])
    assert len(loud(events)) <= len(events) / 2


@pytest.mark.parametrize(("language", "verb"), [("en", "you hold"), ("fr", "vous avez")])
def test_a_refusal_names_cards_as_players_do(
    server: Running, guest: Guests, language: str, verb: str
) -> None:
    table, people = friends(server, guest, 2)
    asked = next(person for person in people if person.state(table)["asked"])
    asked.http.headers["Accept-Language"] = language
    state = asked.state(table)
    held = state["view"]["hand"].get("alt_7000", 0)
    action = {"do": "play_altitude", "value": 7000, "count": held + 1}
    problem = asked.do(table, "act", version=state["version"], action=action)["problem"]
    assert (problem["code"], problem["params"]["card"]) == ("not_in_hand", "alt_7000")
    assert problem["sentence"].endswith(f"{verb} {held} × 7000. (LO-13)")


def test_weights_are_refused_at_a_live_table_with_live_races(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    wish = {
        "game": "loops",
        "mode": "live",
        "seats": [{"controller": "me"}, {"controller": "bot:random"}, {"controller": "bot:random"}],
        "options": {"race_weights": [2, 1, 1]},
    }
    refused = person.post("/api/tables", wish)
    assert refused.status_code == 400
    assert refused.json()["problem"]["code"] == "race_weights_live"
    wish["options"] = {"race_weights": [2, 1, 1], "race_mode": "secret"}
    assert person.post("/api/tables", wish).status_code == 201
