"""Editions that people bring along: checked, stored with the table, replayed everywhere."""

from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.server.conftest import Guests, quick
from tests.server.people import Json, Person
from tests.server.running import Running, running
from tests.server.tables import SHORT
from voltige.games.loops import GAME

SHIPPED = (GAME.edition_folder / f"{GAME.default_edition_name()}.toml").read_text(encoding="utf-8")
OWN = SHIPPED.replace('name = "loops-reconstructed"', 'name = "seven-each"').replace(
    "hand_size = 10 ", "hand_size = 7 "
)
SEATS = ["me", "bot:heuristic", "bot:random"]
LOOP = next(card for card in OWN.split("[[card]]") if '"loop"' in card and "points" in card)


def finish(person: Person, table: str) -> Json:
    """Let bots play a match to its end."""
    with person.socket(table) as socket:
        socket.until("welcome")
        socket.ask("replace", controller="bot:random")
        over = socket.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    info: Json = over["table"]
    return info


def test_a_table_with_an_edition_of_its_own_is_played_restarted_and_verified(
    tmp_path: Path, guest: Guests, voltige: Command
) -> None:
    config = quick(tmp_path)
    with running(config) as first:
        person = guest(first)
        made = person.create(SEATS, options=SHORT, edition_text=OWN, mode="correspondence")
        table, cookie = made["table"]["id"], person.http.cookies["voltige"]
        assert (made["table"]["edition"], made["table"]["own_edition"]) == ("seven-each", True)
        assert sum(person.state(table)["view"]["hand"].values()) <= 7 + 4, "seven each, and a few"
    with running(config) as second:
        person = guest(second)
        person.http.cookies.set("voltige", cookie)
        info = finish(person, table)
        assert info["own_edition"] is True
        assert person.get(f"/api/matches/{table}/proof").json()["verified"] is True
        text = person.get(f"/api/matches/{table}/record").text
        replay = guest(second).post("/api/records/replay", {"record": text}).json()
        assert replay["edition"] == "seven-each"
        again = person.rematch(table).json()["table"]
        assert (again["edition"], again["own_edition"]) == ("seven-each", True)
        body = {"record": text, "version": 2, "seats": [{"controller": c} for c in SEATS]}
        played_on = person.post("/api/records/continue", {**body, "mode": "one_screen"}).json()
        assert played_on["table"]["own_edition"] is True
    file = tmp_path / "own.flight"
    file.write_text(text, encoding="utf-8")
    assert voltige("verify", str(file)).code == 0
    spoiled = text.replace("hand_size = 7 ", "hand_size = 8 ")
    assert spoiled != text
    file.write_text(spoiled, encoding="utf-8")
    refused = voltige("verify", str(file))
    assert refused.code == 1
    assert "seven-each" in refused.err


@pytest.mark.parametrize(
    ("wish", "code", "named"),
    [
        ({"edition_text": OWN + "\n[strange]\nx = 1\n"}, "edition_unknown_key", "strange"),
        (
            {"edition_text": OWN.replace("hand_size = 7 ", 'hand_size = "7" ')},
            "edition_wrong_type",
            "hand_size",
        ),
        ({"edition_text": OWN.replace("hand_size = 7 ", "")}, "edition_missing_key", "hand_size"),
        ({"edition_text": OWN.replace('"loops"', '"chess"', 1)}, "edition_not_one_of", "chess"),
        ({"edition_text": "= ="}, "edition_syntax", "edition.toml"),
        ({"edition_text": "a = " + "[" * 9_000}, "too_deep", "16"),
        ({"edition_text": ""}, "edition_missing_key", "format"),
        ({"edition_text": OWN.replace("seven-each", "x y|z")}, "edition_bad_name", "x y|z"),
        ({"edition_text": "#" * 60_001}, "unreadable_request", "60000"),
        ({"edition_text": OWN, "edition": "loops-reconstructed"}, "edition_or_text", ""),
        ({"edition": "pyproject.toml"}, "edition_unknown", "pyproject.toml"),
        ({"edition": "/etc/x.toml"}, "edition_unknown", "/etc/x.toml"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_edition_that_is_none_is_refused_in_one_sentence(
    wish: Json, code: str, named: str, language: str, server: Running, guest: Guests
) -> None:
    person = guest(server)
    seats = [{"controller": "me"}, {"controller": "open"}]
    body = {"game": "loops", "seats": seats, **wish}
    response = person.post(f"/api/tables?language={language}", body)
    assert response.status_code == 400, response.text
    problem = response.json()["problem"]
    assert problem["code"] == code
    assert named in problem["sentence"]
    assert (
        person.get("/api/me/tables").status_code == 401 or not person.get("/api/me/tables").json()
    )


def test_the_components_of_a_table_and_its_replay_are_those_of_its_edition(
    server: Running, guest: Guests
) -> None:
    person = guest(server)

    def points(components: Json) -> dict[str, int]:
        return {card["id"]: card["points"] for card in components["data"]["card"]}

    def told(table: str) -> Json:
        response = person.get(f"/api/tables/{table}/components")
        assert "max-age" in response.headers["cache-control"]
        found: Json = response.json()
        return found

    shipped = person.create(SEATS, options=SHORT)["table"]["id"]
    assert points(told(shipped))["loop"] == 20
    dear = OWN.replace(LOOP, LOOP.replace("points = 20", "points = 33"))
    assert dear != OWN
    own = person.create(SEATS, options=SHORT, edition_text=dear)["table"]["id"]
    assert points(told(own))["loop"] == 33
    replay = f"/api/matches/{own}/replay"
    assert person.get(replay).json()["components"] == told(own)
    assert person.get(replay, first=1).json()["components"] is None, "once is enough"
