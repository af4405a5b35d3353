"""Fair luck end to end, records, replays, and playing a record on."""

import hashlib
import re
from pathlib import Path

from tests.cli.conftest import Command
from tests.server.conftest import Guests
from tests.server.people import Json, Person
from tests.server.running import Running
from tests.server.tables import SHORT, friends
from voltige.games import GAMES
from voltige.match.record import read_record, verify_luck, write_record


def finished(server: Running, guest: Guests) -> tuple[str, Person]:
    """Let bots finish a match that a person began; give the table and the person."""
    person = guest(server)
    made = person.create(
        ["me", "bot:heuristic", "bot:random"], options=SHORT, nonce="5a" * 16, name="Ana"
    )
    table = made["table"]["id"]
    with person.socket(table) as socket:
        socket.until("welcome")
        socket.ask("replace", controller="bot:random")
        socket.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    return table, person


def test_luck_is_sealed_before_the_first_draw_and_opened_after_the_last(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    made = person.create(["me", "open"], options=SHORT)
    table = made["table"]["id"]
    seal = made["table"]["commitment"]
    friend = guest(server)
    friend.sit(table, nonce="77" * 16)
    running: Json = person.get(f"/api/matches/{table}/proof").json()
    assert running["commitment"] == seal
    assert running["seed"] is None
    assert running["verified"] is None
    assert running["draws"] == 0
    person.do(table, "resign")
    opened: Json = guest(server).get(f"/api/matches/{table}/proof").json()
    assert hashlib.sha256(bytes.fromhex(opened["seed"])).hexdigest() == seal
    assert opened["nonces"] == ["waived", "77" * 16]
    assert opened["draws"] == 31
    assert opened["verified"] is True


def test_the_record_of_a_match_verifies_with_the_command(
    server: Running, guest: Guests, voltige: Command, tmp_path: Path
) -> None:
    table, person = finished(server, guest)
    response = person.get(f"/api/matches/{table}/record")
    assert response.headers["content-disposition"].endswith('.flight"')
    file = tmp_path / "match.flight"
    file.write_text(response.text, encoding="utf-8")
    ran = voltige("verify", str(file))
    assert ran.code == 0, ran.err
    assert "all of them match" in ran.out
    record = read_record(response.text, GAMES)
    assert write_record(record) == response.text
    assert verify_luck(record) == person.get(f"/api/matches/{table}/proof").json()["draws"]


def test_while_a_match_runs_a_record_holds_only_what_the_seat_was_told(
    server: Running, guest: Guests
) -> None:
    table, people = friends(server, guest, 2)
    own = people[0].get(f"/api/matches/{table}/record").text
    spectator = guest(server).get(f"/api/matches/{table}/record").text
    assert "flight-view/1" in own
    assert own.count("CardReceived") == 15
    assert spectator.count("CardReceived") == 0
    refused = people[0].get(f"/api/matches/{table}/record", seat=1)
    assert refused.status_code == 403


def test_a_finished_match_is_replayed_from_any_seat(server: Running, guest: Guests) -> None:
    table, person = finished(server, guest)
    views = [person.replay(table, seat=s) for s in range(-1, 3)]
    assert len({len(view["steps"]) for view in views}) == 1
    steps = views[1]["steps"]
    assert steps[0]["kind"] == "start"
    assert steps[-1]["view"]["phase"] == "over"
    assert sum(step["view"]["hand"] == {} for step in views[0]["steps"]) == len(steps)
    assert person.get(f"/api/matches/{table}/replay", seat=3).status_code == 400


def test_a_record_is_replayed_without_being_stored(server: Running, guest: Guests) -> None:
    table, person = finished(server, guest)
    text = person.get(f"/api/matches/{table}/record").text
    replay = guest(server).replay_record(text, seat=1)
    assert replay["steps"] == person.replay(table, seat=1)["steps"]
    spoiled = re.sub(r" # [0-9a-f]{12}", " # 000000000000", text, count=1)
    broken = guest(server).post("/api/records/replay", {"record": spoiled})
    assert broken.status_code == 400
    assert broken.json()["problem"]["sentence"].startswith("The position after line 0")


def test_a_record_is_played_on_from_any_of_its_versions_with_luck_sealed_anew(
    server: Running, guest: Guests
) -> None:
    table, person = finished(server, guest)
    text = person.get(f"/api/matches/{table}/record").text
    steps = person.replay(table, seat=0)["steps"]
    middle = next(s for s in steps[5:] if s["view"]["phase"] == "turn")
    seats = [{"controller": "me"}, {"controller": "bot:random"}, {"controller": "bot:random"}]
    body = {"record": text, "version": middle["version"], "seats": seats, "mode": "one_screen"}
    body["nonce"] = "waived"
    made = person.post("/api/records/continue", body)
    assert made.status_code == 201, made.text
    new = made.json()["table"]
    assert new["commitment"] != person.table(table)["commitment"]
    replay = person.get(f"/api/matches/{new['id']}/replay").json()
    assert replay["steps"][0]["view"] == middle["view"]
    with person.socket(new["id"]) as socket:
        socket.until("welcome")
        socket.ask("replace", controller="bot:random")
        socket.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    proof = person.get(f"/api/matches/{new['id']}/proof").json()
    assert proof["verified"] is True
    over = person.post("/api/records/continue", {**body, "version": None})
    assert over.json()["problem"]["code"] == "match_over"
    far = person.post("/api/records/continue", {**body, "version": 10**6})
    assert far.json()["problem"]["code"] == "no_such_version"
    few = person.post("/api/records/continue", {**body, "seats": seats[:2]})
    assert few.json()["problem"]["code"] == "wrong_seats"
