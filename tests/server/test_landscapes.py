"""Landscapes of The Flying Carpet at the server: shown, drawn by number, judged, kept as editions."""

from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.marks import rule
from tests.server.conftest import Guests
from tests.server.people import Json, Person
from tests.server.running import ManualClock, Running
from voltige.games.flying_carpet import GAME
from voltige.tables.flying_carpet.landscapes import (
    Wish,
    all_landscapes,
    draw,
    judge,
    write,
)
from voltige.tables.flying_carpet.wire import OwnLandscape, Place, Sketch
from voltige.tables.service import DRAWINGS_PER_10_S
from voltige.wording.forming import say
from voltige.wording.text import Text

CITY: Place = [["house", 4, 1], ["palace", 7, 1], ["cloud_small", 4, 9]]
TRAP: Place = [["cloud_medium", 3, 10], ["cloud_large", 6, 11], ["cloud_small", 4, 9]]
SEATS = ["me", "bot:random", "bot:random"]


def judged(person: Person, place: Place, **more: bool) -> Json:
    """Let the server judge a landscape."""
    response = person.post("/api/landscapes/judge", {"place": place, **more})
    assert response.status_code == 200, response.text
    told: Json = response.json()
    return told


def test_the_gallery_has_every_landscape_with_its_turns(server: Running, guest: Guests) -> None:
    told = guest(server).get("/api/landscapes").json()
    ready = told["ready"]
    assert [one["id"] for one in ready] == [
        row["id"] for row in told["components"]["data"]["landscape"]
    ]
    turns = [one["turns"] for one in ready]
    assert turns == sorted(turns), "each is harder than the one before"
    assert 11 < turns[0] < turns[-1] < 17
    for language in ("en", "fr"):
        for one in all_landscapes().ready:
            assert say(one.level, language) != one.level.key
            assert say(one.name, language) != one.name.key


@pytest.mark.parametrize("level", ["easy", "classic", "hard"])
def test_the_same_number_gives_the_same_legal_landscape(
    server: Running, guest: Guests, level: str
) -> None:
    person = guest(server)
    first, again, other = (
        person.get("/api/landscapes/random", level=level, seed=seed).json() for seed in (7, 7, 8)
    )
    assert first == again
    assert first["place"] != other["place"]
    assert judged(person, first["place"])["turns"] == first["turns"]


def test_a_drawn_landscape_is_the_one_of_a_table_with_this_number() -> None:
    listed = GAME.random_landscape("hard", 31, GAME.load_edition())
    assert draw(Wish("hard", 31)).place == listed["place"]


def test_a_number_out_of_range_and_an_unknown_level_are_refused(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    for wrong in ({"seed": -1}, {"seed": 1_000_000}, {"seed": 1, "level": "unkind"}, {"seed": "x"}):
        assert person.get("/api/landscapes/random", **wrong).status_code == 400


@rule("FC-6", "FC-8", "FC-9", "FC-10", "FC-11")
@pytest.mark.parametrize(
    ("place", "check", "panel", "number"),
    [
        ([["house", 4, 1], ["house", 9, 1]], "LS-1", "house", "FC-6"),
        ([["house", 1, 1]], "LS-2", "house", "FC-8"),
        ([["elephant", 5, 1, "mirrored"]], "LS-3", "elephant", "FC-9"),
        ([["cloud_small", 5, 6]], "LS-4", "cloud_small", "FC-10"),
        ([["house", 4, 1], ["palace", 5, 1]], "LS-5", "palace", "FC-9"),
        ([["mosque", 5, 1], ["cloud_small", 5, 7]], "LS-6", "", "FC-11"),
        (TRAP, "LS-7", "", "FC-11"),
    ],
)
def test_a_flaw_comes_with_its_rule_its_place_and_its_sentence(
    place: Place, check: str, panel: str, number: str
) -> None:
    flaw = judge(Sketch(place)).flaw
    assert flaw is not None
    assert (flaw.check, flaw.panel, flaw.rule) == (check, panel, number)
    assert flaw.panel or flaw.cells
    for language in ("en", "fr"):
        told = say(flaw.text, language)
        assert told != flaw.text.key
        if panel:
            assert say(Text(f"flying-carpet-panel-{panel}"), language) in told


def test_a_legal_sketch_has_its_turns_its_like_and_its_corridor(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    told = judged(person, CITY)
    assert told["flaw"] is None
    assert 11 < told["turns"] < 14
    assert told["like"] in [one.id for one in all_landscapes().ready]
    assert told["corridor"][3] == [3, 8]  # over the house and under the cloud
    turned: Place = [["elephant", 5, 1, "mirrored"]]
    assert judged(person, turned)["flaw"]["check"] == "LS-3"
    assert judged(person, turned, mirrors=True)["flaw"] is None


@pytest.mark.parametrize(
    "body",
    [
        {"place": [["house", 4, 1]] * 21},
        {"place": [["house", 100, 1]]},
        {"place": [["house", 4]]},
        {"place": [["castle", 4, 1]]},
        {"place": [["house", 4, 1, "upside_down"]]},
        {"place": [[4, "house", 1]]},
        {"place": "house"},
        {"place": [], "size": 3},
        {},
    ],
)
def test_what_is_no_sketch_is_refused(server: Running, guest: Guests, body: Json) -> None:
    response = guest(server).post("/api/landscapes/judge", body)
    assert response.status_code == 400
    assert response.json()["problem"]["sentence"]


def test_one_address_may_not_ask_for_too_many(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    person = guest(timed)
    wanted: Json = {"place": []}
    for _ in range(DRAWINGS_PER_10_S):
        assert person.post("/api/landscapes/judge", wanted).status_code == 200
    refused = person.post("/api/landscapes/judge", wanted)
    assert refused.status_code == 429
    assert person.get("/api/landscapes/random", seed=1).status_code == 429
    assert person.get("/api/landscapes").status_code == 200, "looking costs nothing"
    clock.advance(1000 * int(refused.headers["Retry-After"]))
    assert person.post("/api/landscapes/judge", wanted).status_code == 200


@pytest.mark.parametrize(
    "place", [CITY, [*CITY, ["elephant", 20, 1, "mirrored"]]], ids=["upright", "mirrored"]
)
def test_a_landscape_kept_as_an_edition_is_checked_and_played(
    server: Running, guest: Guests, voltige: Command, tmp_path: Path, place: Place
) -> None:
    person = guest(server)
    body = {"place": place, "title": 'Nuit d’été "à\\b"'}
    response = person.post("/api/landscapes/edition", body)
    assert response.status_code == 200
    file = tmp_path / "mine.toml"
    file.write_text(response.text, encoding="utf-8")
    assert voltige("edition", "check", str(file)).code == 0
    made = person.create(SEATS, game="flying-carpet", edition_text=response.text)["table"]
    view = person.state(made["id"])["view"]
    assert view["landscape"] == [one[:3] for one in place]
    data = person.get(f"/api/tables/{made['id']}/components").json()["data"]
    elephant = next(row["rows"] for row in data["panel"] if row["id"] == "elephant")
    assert elephant[0] == ("XX." if len(place) > len(CITY) else ".XX")


def test_an_illegal_landscape_is_not_kept(server: Running, guest: Guests) -> None:
    body = {"place": TRAP, "title": "x"}
    response = guest(server).post("/api/landscapes/edition", body)
    assert response.status_code == 400
    assert response.json()["problem"]["code"] == "bad_landscape"
    spoiled = guest(server).post("/api/landscapes/edition", {"place": [], "title": "a\nb"})
    assert spoiled.status_code == 400


@pytest.mark.parametrize(("title", "name"), [("Ma ville !", "ma-ville"), ("千夜", "own-landscape")])
def test_an_edition_has_a_plain_name(title: str, name: str) -> None:
    edition = GAME.read_edition(write(OwnLandscape(CITY, title)), "x.toml")
    assert (edition.name, edition.title) == (name, title)
