"""Every nonce is given after its seat has seen the seal, and before the first draw."""

import pytest

from tests.server.conftest import Guests
from tests.server.people import Json, Person
from tests.server.running import Running
from tests.server.tables import SHORT, friends

ONE, TWO = "5a" * 16, "c3" * 16


def wish(**fields: object) -> Json:
    """Give a wish for a table of one person and a bot."""
    seats = [{"controller": "me"}, {"controller": "bot:random"}]
    return {"game": "loops", "seats": seats, "options": SHORT, **fields}


def test_making_a_table_shows_the_seal_and_waits_for_the_nonce(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    made = person.post("/api/tables", wish()).json()["table"]
    assert made["status"] == "open", "every seat is taken, but nothing is drawn"
    assert made["seats"][0]["nonce"] == ""
    assert person.get(f"/api/tables/{made['id']}/state").json() is None
    assert person.do(made["id"], "nonce", nonce=ONE)["result"] == "accepted"
    begun = person.table(made["id"])
    assert begun["status"] == "playing"
    assert begun["commitment"] == made["commitment"]
    assert [seat["nonce"] for seat in begun["seats"]] == [ONE, ""]


def test_a_nonce_in_the_request_that_first_shows_the_seal_is_refused(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    refused = person.post("/api/tables", wish(nonce=ONE))
    assert refused.status_code == 400
    assert refused.json()["problem"]["code"] == "nonce_too_early"
    table, (one, _) = friends(server, guest, 2)
    one.do(table, "resign")
    assert one.rematch(table, ONE).json()["problem"]["code"] == "nonce_too_early"
    record = one.get(f"/api/matches/{table}/record").text
    body = {"record": record, "version": 0, "seats": [{"controller": "me"}] * 2}
    far = one.post("/api/records/continue", {**body, "mode": "one_screen", "nonce": ONE})
    assert far.json()["problem"]["code"] == "nonce_too_early"


@pytest.mark.parametrize("way", ["create", "rematch", "continue"])
def test_by_every_way_to_a_new_table_the_nonce_comes_after_the_seal(
    way: str, server: Running, guest: Guests
) -> None:
    person = guest(server)
    table = person.create(["me", "bot:random"], options=SHORT)["table"]["id"]
    person.do(table, "resign")
    made = made_by(way, person, table)
    assert made["status"] == "open"
    assert person.do(made["id"], "nonce", nonce=TWO)["result"] == "accepted"
    assert person.table(made["id"])["status"] == "playing"
    person.do(made["id"], "resign")
    proof = person.get(f"/api/matches/{made['id']}/proof").json()
    assert proof["commitment"] == made["commitment"]
    assert (proof["nonces"], proof["order"]) == ([TWO, ""], [0])
    assert proof["verified"] is True


def made_by(way: str, person: Person, table: str) -> Json:
    """Make a table without saying anything of a nonce."""
    if way == "create":
        response = person.post("/api/tables", wish())
    elif way == "rematch":
        response = person.post(f"/api/tables/{table}/rematch")
    else:
        record = person.get(f"/api/matches/{table}/record").text
        body = {"record": record, "seats": wish()["seats"]}
        response = person.post("/api/records/continue", body)
    assert response.status_code == 201, response.text
    made: Json = response.json()["table"]
    return made


def test_the_record_shows_the_seal_and_then_the_nonces_in_their_order(
    server: Running, guest: Guests
) -> None:
    owner, friend, third = guest(server), guest(server), guest(server)
    made = owner.create(["me", "open", "open"], nonce="", options=SHORT)["table"]
    friend.sit(made["id"], nonce=ONE)
    third.sit(made["id"], nonce="waived")
    assert owner.table(made["id"])["status"] == "open", "the owner's is awaited"
    with owner.socket(made["id"]) as socket:
        socket.until("welcome")
        assert socket.ask("nonce", nonce=TWO)["result"] == "accepted"
    for person in (owner, friend, third):
        person.do(made["id"], "resign")
    record = owner.get(f"/api/matches/{made['id']}/record").text
    given = f'nonces = ["B {ONE}", "C waived", "A {TWO}"]'
    assert f'commit = "sha256:{made["commitment"]}"\n{given}\n' in record


def test_a_nonce_is_given_once_and_not_after_the_first_draw(server: Running, guest: Guests) -> None:
    owner, friend = guest(server), guest(server)
    table = owner.create(["me", "open"], nonce="", options=SHORT)["table"]["id"]
    assert friend.do(table, "nonce", nonce=ONE)["problem"]["code"] == "nobody"
    assert owner.do(table, "nonce", nonce=ONE)["result"] == "accepted"
    assert owner.do(table, "nonce", nonce=TWO)["problem"]["code"] == "nonce_given"
    friend.sit(table, nonce=TWO)
    assert owner.do(table, "nonce", nonce=TWO)["problem"]["code"] == "nonce_too_late"
    assert [seat["nonce"] for seat in owner.table(table)["seats"]] == [ONE, TWO]


def test_who_leaves_takes_the_nonce_along(server: Running, guest: Guests) -> None:
    owner, friend, other = guest(server), guest(server), guest(server)
    table = owner.create(["me", "open", "open"], nonce=ONE, options=SHORT)["table"]["id"]
    friend.sit(table, nonce=TWO)
    friend.do(table, "leave")
    other.sit(table, nonce="")
    assert [seat["nonce"] for seat in owner.table(table)["seats"]] == [ONE, "", ""]
    other.do(table, "nonce", nonce="11" * 16, id="later")
    friend.sit(table, nonce="22" * 16)
    owner.do(table, "propose", what="end")
    for person in (friend, other):
        person.do(table, "vote", agree=True)
    proof = owner.get(f"/api/matches/{table}/proof").json()
    assert proof["order"] == [0, 1, 2]
    assert proof["nonces"] == [ONE, "11" * 16, "22" * 16]
    assert proof["verified"] is True


def test_on_one_screen_each_seat_adds_its_own(server: Running, guest: Guests) -> None:
    person = guest(server)
    made = person.create(["me", "me"], nonce="", mode="one_screen", options=SHORT)["table"]
    assert person.do(made["id"], "nonce", nonce=ONE, seat=1)["result"] == "accepted"
    assert person.table(made["id"])["status"] == "open"
    assert person.do(made["id"], "nonce", nonce=TWO, seat=0)["result"] == "accepted"
    assert person.table(made["id"])["status"] == "playing"


@pytest.mark.parametrize("nonce", ["", "xyz", "5A" * 16, "5a" * 15, "waive"])
def test_a_nonce_is_sixteen_bytes_or_waived(nonce: str, server: Running, guest: Guests) -> None:
    person = guest(server)
    table = person.create(["me", "open"], nonce="", options=SHORT)["table"]["id"]
    body = {"type": "nonce", "id": "n", "nonce": nonce}
    response = person.post(f"/api/tables/{table}/do", body)
    assert response.json()["problem"]["code"] == "unreadable_request"
