"""The lab at the server: editions changed key by key, and the same numbers as ``voltige lab``."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command, voltige
from tests.server.conftest import Guests
from tests.server.people import Json, Person
from tests.server.running import ManualClock, Running
from voltige.games import GAMES
from voltige.server.lab.lab import TRIALS_PER_10_S

__all__ = ["voltige"]
HAND = {"key": ["edition", "hand_size"], "value": 4}
SHORT = {"max_rounds": 1}
SEATS = 3


def drafted(person: Person, *changes: Json, game: str = "loops", language: str = "en") -> Json:
    """Let the server write a changed edition."""
    person.http.headers["Accept-Language"] = language
    response = person.post("/api/lab/edition", {"game": game, "changes": changes})
    assert response.status_code == 200, response.text
    told: Json = response.json()
    return told


def tried(person: Person, text: str, **more: object) -> Json:
    """Let the server play some deals."""
    body = {"game": "loops", "edition_text": text, "seats": SEATS, "options": SHORT, **more}
    response = person.post("/api/lab", body)
    assert response.status_code == 200, response.text
    told: Json = response.json()
    return told


def play_to(person: Person, text: str, deals: int, count: int) -> Json:
    """Play so many deals in requests of a few each, handing the sums on."""
    told: Json = {"deals": 0, "sums": []}
    while told["deals"] < deals:
        wanted = min(count, deals - told["deals"])
        told = tried(person, text, first=told["deals"], sums=told["sums"], count=wanted)
    return told


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_an_edition_that_nobody_has_changed_is_in_order(
    server: Running, guest: Guests, game: str
) -> None:
    assert drafted(guest(server), game=game)["faults"] == []


def test_a_changed_value_stands_in_the_file_and_has_no_source_any_more(
    server: Running, guest: Guests, voltige: Command, tmp_path: Path
) -> None:
    copies = {"key": ["card", 0, "copies"], "value": 3}
    removed = {"key": ["edition", "two_player_removed"], "value": ["speed"]}
    told = drafted(guest(server), HAND, copies, removed)
    assert told["faults"] == []
    file = tmp_path / "mine.toml"
    file.write_text(told["text"], encoding="utf-8")
    assert voltige("edition", "check", str(file)).code == 0
    edition = GAMES[0].read_edition(told["text"], "mine.toml")
    head = edition.data["edition"]
    assert (head["hand_size"], head["two_player_removed"]) == (4, ["speed"])
    assert edition.data["card"][0]["copies"] == 3
    assert "hand_size" not in head["sources"]
    assert head["sources"]["target_points"] == "stated"
    assert edition.name.endswith("-lab")
    assert "# LO-2" in told["text"], "comments stay"


@pytest.mark.parametrize(
    ("language", "words"), [("en", "must be from"), ("fr", "valeurs permises")]
)
def test_every_fault_comes_with_its_key_and_its_sentence(
    server: Running, guest: Guests, language: str, words: str
) -> None:
    wrong = {"key": ["card", 0, "copies"], "value": -3}
    told = drafted(guest(server), {**HAND, "value": 900}, wrong, language=language)
    assert [one["params"]["key"] for one in told["faults"]] == [
        "edition.hand_size",
        "card[1].copies",
    ]
    assert all(words in one["sentence"] for one in told["faults"])


@pytest.mark.parametrize(
    "key",
    [["nothing"], ["card"], ["card", 99, "copies"], ["edition", "name", 0], ["edition", 3], []],
)
def test_a_key_that_leads_to_no_value_is_refused(
    server: Running, guest: Guests, key: list[object]
) -> None:
    body = {"game": "loops", "changes": [{"key": key, "value": 3}]}
    assert guest(server).post("/api/lab/edition", body).status_code == 400


def test_the_numbers_are_those_of_the_command(
    server: Running, guest: Guests, voltige: Command, tmp_path: Path
) -> None:
    person = guest(server)
    text = drafted(person, HAND)["text"]
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    command = [
        "lab",
        "loops",
        "--edition",
        str(file),
        "--option",
        "max_rounds=1",
        "--bots",
        "pilot",
    ]
    amount = ["--seats", str(SEATS), "--games", "12", "--workers", "1", "--json"]
    ran = voltige(*command, *amount)
    assert ran.code == 0, ran.err
    wanted = {(one["kind"], one["name"]): one for one in json.loads(ran.out)["lines"]}
    for told in (play_to(person, text, 12, 100), play_to(person, text, 12, 5)):
        assert told["deals"] == 12
        shown = [
            one for one in wanted if one[0] in {"seats", "course"} or one[1].startswith("card ")
        ]
        assert [(one["kind"], one["name"]) for one in told["lines"]] == [
            one for one in shown if one[0] != "actions"
        ]
        for line in told["lines"]:
            other = wanted[line["kind"], line["name"]]
            for figure in ("base", "changed", "difference"):
                assert line[figure] == pytest.approx(other[figure], abs=1e-6)
            low = line["difference"] - line["error"]
            assert low == pytest.approx(other["difference_95"][0], abs=1e-6)
            assert line["sure"] == other["sure"]


def test_one_deal_has_no_interval_yet(server: Running, guest: Guests) -> None:
    person = guest(server)
    told = tried(person, drafted(person)["text"], count=1)
    assert told["deals"] == 1
    assert {one["error"] for one in told["lines"]} == {None}
    assert not any(one["sure"] for one in told["lines"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"edition_text": "format = 1"},
        {"edition_text": "[" * 40},
        {"edition_text": "#" * 60_001},
        {"game": "chess"},
        {"seats": 0},
        {"seats": 26},
        {"bots": "master"},
        {"bots": "exec:true"},
        {"options": {"none": 1}},
        {"count": 101},
        {"first": 100_001},
        {"sums": [{"kind": "seats", "name": "A", "base": 1e300, "changed": 0, "squares": 0}]},
    ],
)
def test_what_can_not_be_played_is_refused_in_words(
    server: Running, guest: Guests, wrong: Json
) -> None:
    person = guest(server)
    body = {"game": "loops", "edition_text": drafted(person)["text"], "seats": SEATS, **wrong}
    response = person.post("/api/lab", body)
    assert response.status_code in {400, 404}
    assert response.json()["problem"]["sentence"]


def test_one_address_may_not_ask_for_too_much(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    person = guest(timed)
    body = {"game": "loops", "edition_text": "[" * 40, "seats": SEATS}
    for _ in range(TRIALS_PER_10_S):
        assert person.post("/api/lab", body).status_code == 400
    refused = person.post("/api/lab", body)
    assert refused.status_code == 429
    clock.advance(1000 * int(refused.headers["Retry-After"]))
    assert person.post("/api/lab", body).status_code == 400
