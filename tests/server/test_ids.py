"""Request ids: "accepted" means that this is done, and it is done once."""

from pathlib import Path

import pytest

from tests.server.conftest import Guests, quick
from tests.server.people import Json, Person
from tests.server.running import ManualClock, Running, running, wait_for
from tests.server.tables import SHORT, friends
from tests.server.test_playing import whose_turn
from tests.server.test_races import racing


def lines(person: Person, table: str) -> list[str]:
    """Give what was said at a table."""
    with person.socket(table) as socket:
        return [line["text"] for line in socket.until("welcome")["chat"]]


def move(person: Person, table: str) -> Json:
    """Give the fields of some legal move."""
    state = person.state(table)
    return {"version": state["version"], "code": state["legal"][0]["code"]}


def test_one_id_for_requests_of_different_kinds_does_them_all(
    server: Running, guest: Guests
) -> None:
    table, people = friends(server, guest, 2)
    assert people[0].do(table, "propose", what="pause", id="7")["result"] == "accepted"
    assert people[1].do(table, "vote", agree=True, id="7")["result"] == "accepted"
    assert people[0].table(table)["status"] == "paused"
    assert people[0].do(table, "resume", id="7")["result"] == "accepted"
    assert people[0].table(table)["status"] == "playing"
    assert people[0].do(table, "say", text="hello", id="7")["result"] == "accepted"
    assert lines(people[0], table) == ["hello"]


def test_an_id_belongs_to_the_one_who_asks(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    for person in people:
        assert person.do(table, "say", text="hello", id="1")["result"] == "accepted"
    assert lines(people[0], table) == ["hello", "hello"]


def test_an_id_that_was_used_for_something_else_is_refused(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    person = people[0]
    assert person.do(table, "say", text="one", id="1")["result"] == "accepted"
    refused = person.do(table, "say", text="two", id="1")
    assert (refused["result"], refused["problem"]["code"]) == ("refused", "id_used")
    assert lines(person, table) == ["one"]
    assert person.do(table, "propose", what="pause", id="2")["result"] == "accepted"
    assert person.do(table, "propose", what="end", id="2")["problem"]["code"] == "id_used"


@pytest.mark.parametrize("restarted", [False, True])
def test_an_id_is_remembered_as_long_as_the_match_lives(
    restarted: bool, tmp_path: Path, guest: Guests
) -> None:
    config = quick(tmp_path)
    with running(config) as first:
        table, people = friends(first, guest, 2, options={"race_mode": "secret"})
        seat, _ = whose_turn(people, table)
        played = move(people[seat], table)
        done = people[seat].do(table, "act", id="first", **played)
        assert done["result"] == "accepted"
        for _ in range(100):  # far more than any window would hold
            assert people[0].do(table, "mute", target=1, muted=True)["result"] == "accepted"
        if not restarted:
            again = people[seat].do(table, "act", id="first", **played)
            assert again == done
            return
        cookie = people[seat].http.cookies["voltige"]
    with running(config) as second:
        person = guest(second)
        person.http.cookies.set("voltige", cookie)
        assert person.do(table, "act", id="first", **played) == done
        assert person.state(table)["version"] == done["version"]


def test_a_line_of_chat_that_is_sent_again_is_said_once(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    for _ in range(20):  # more than may be said in so short a time
        answer = people[0].do(table, "say", text="hello", id="again")
        assert answer["result"] == "accepted"
    assert lines(people[1], table) == ["hello"]


def test_a_claim_in_a_race_that_is_sent_again_is_made_once(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    with racing(timed, clock, guest, 3) as it:
        one, two = it.racers
        it.enter(one, two)
        it.at(700)
        fields = {"version": it.kept().version, "action": it.choice(one)["action"]}
        for _ in range(3):
            assert it.sockets[one].ask("act", id="claim", **fields)["result"] == "accepted"
        other = it.sockets[one].ask("act", id="claim", version=0, action={"do": "decline"})
        assert other["problem"]["code"] == "id_used"
        new = it.sockets[one].ask("act", id="another", **fields)
        assert new["problem"]["code"] == "already_committed"
        it.claim(two, {"do": "decline"})
        wait_for(it.over)
        before = len(it.kept().match.log)
        assert it.sockets[one].ask("act", id="claim", **fields)["result"] == "accepted"
        assert len(it.kept().match.log) == before


def test_a_repeated_request_to_a_table_that_waits_is_done_once(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    table = person.create(["me", "open"], options=SHORT)["table"]["id"]
    for _ in range(2):
        answer = person.do(table, "mute", target=0, muted=True, id="1")
        assert answer["result"] == "accepted"
    rows = server.run(server.server.store.log(table))
    assert [row.kind for row in rows].count("mute") == 1
