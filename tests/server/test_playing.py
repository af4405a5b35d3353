"""Playing at a table over the WebSocket."""

import json
import random
from typing import Any

from tests.server.conftest import Guests
from tests.server.people import Json, Person, Socket
from tests.server.running import Running
from tests.server.tables import SHORT, friends
from voltige.locale import LANGUAGES
from voltige.wording.forming import say
from voltige.wording.text import Text


def play_to_the_end(sockets: list[Socket], rng: random.Random) -> int:
    """Let everybody play random legal moves until the game is over; give how many there were."""
    moves = 0
    states = [socket.state() for socket in sockets]
    while states[0]["view"]["phase"] != "over":
        seat = next(s for s, state in enumerate(states) if state["asked"])
        state = states[seat]
        choice = rng.choice(state["legal"])
        answer = sockets[seat].ask("act", version=state["version"], code=choice["code"])
        assert answer["result"] == "accepted", answer
        moves += 1
        for number, socket in enumerate(sockets):
            if socket.state()["version"] < answer["version"]:
                socket.until(
                    lambda m, v=answer["version"]: (
                        m["type"] == "update"  # type: ignore[misc]  # bound early
                        and m["state"]["version"] >= v
                    )
                )
            states[number] = socket.state()
    return moves


def test_four_people_play_a_whole_match_over_sockets(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 4)
    sockets = [person.socket(table) for person in people]
    for socket in sockets:
        socket.until("welcome")
    assert play_to_the_end(sockets, random.Random(1)) > 10
    info: Json = people[0].table(table)
    assert info["status"] == "over"
    assert info["result"]["by"] == "game"
    assert min(info["result"]["ranking"]) == 1
    for socket in sockets:
        socket.close()


def seated_sockets(table: str, people: list[Person]) -> list[Socket]:
    """Open a socket for everybody and hear the welcome."""
    sockets = [person.socket(table) for person in people]
    for socket in sockets:
        socket.until("welcome")
    return sockets


def whose_turn(people: list[Person], table: str) -> tuple[int, Json]:
    """Find who is asked, and give the state as that person sees it."""
    for seat, person in enumerate(people):
        state = person.state(table)
        if state["asked"]:
            return seat, state
    raise AssertionError("nobody is asked")


def test_bots_play_a_match_among_themselves_once_the_person_leaves(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    made = person.create(["me", "bot:heuristic", "bot:random"], options=SHORT)
    table = made["table"]["id"]
    with person.socket(table) as socket:
        socket.until("welcome")
        socket.ask("replace", controller="bot:heuristic")
        over = socket.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    assert over["table"]["result"]["by"] == "game"
    assert min(over["table"]["result"]["ranking"]) == 1


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(
    server: Running, guest: Guests
) -> None:
    table, people = friends(server, guest, 2)
    seat, state = whose_turn(people, table)
    other = people[1 - seat].do(table, "act", version=0, action={"do": "pick_up"})
    assert other["result"] == "refused"
    assert other["problem"]["code"] == "not_your_turn"
    assert other["problem"]["rule"] == "LO-12"
    empty = people[seat].do(table, "act", version=0, action={"do": "pick_up"})
    assert (empty["problem"]["code"], empty["problem"]["rule"]) == ("nothing_to_pick_up", "LO-25")
    strange = people[seat].do(table, "act", version=0, action={"do": "dance"})
    assert strange["problem"]["code"] == "unknown_action"
    both = people[seat].do(table, "act", version=0, action={"do": "pick_up"}, code=0)
    assert both["problem"]["code"] == "action_or_code"
    assert people[seat].state(table) == state


def test_an_old_version_is_superseded_not_done(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    seat, state = whose_turn(people, table)
    done = people[seat].do(table, "act", version=0, code=state["legal"][0]["code"])
    assert done["result"] == "accepted"
    late = people[seat].do(table, "act", version=0, code=state["legal"][0]["code"])
    assert late["result"] == "superseded"
    assert late["version"] == done["version"]


def test_a_request_sent_again_is_answered_again_but_done_once(
    server: Running, guest: Guests
) -> None:
    table, people = friends(server, guest, 2)
    seat, state = whose_turn(people, table)
    body = {"type": "act", "id": "once", "version": 0, "code": state["legal"][0]["code"]}
    answers = [people[seat].post(f"/api/tables/{table}/do", body).json() for _ in range(3)]
    assert [answer["result"] for answer in answers] == ["accepted"] * 3
    assert {answer["version"] for answer in answers} == {1}
    assert people[seat].table(table)["version"] == 1


def test_every_request_has_exactly_one_answer_in_order(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    seat, state = whose_turn(people, table)
    with people[seat].socket(table) as socket:
        sent = [
            socket.send("act", version=99, action={"do": "pick_up"}),
            socket.send("undo"),
            socket.send("act", version=0, code=state["legal"][0]["code"]),
            socket.send("say", text="hm"),
            socket.send("vote", agree=True),
            socket.send("look"),
            socket.send("act", version=0, seat=1 - seat, code=0),
        ]
        last = socket.ask("resume")
        answers = [m for m in socket.heard if m["type"] == "answer"]
    assert [answer["id"] for answer in answers] == [*sent, last["id"]]
    results = [answer["result"] for answer in answers]
    expected = ["superseded", "refused", "accepted", "accepted", "refused", "accepted"]
    assert results == [*expected, "refused", "refused"]


def test_a_free_undo_takes_the_own_step_back_and_the_wall_stands_after_it(
    server: Running, guest: Guests
) -> None:
    table, people = friends(server, guest, 3)
    sockets = seated_sockets(table, people)
    seat, state = whose_turn(people, table)
    altitude = next(c for c in state["legal"] if c["action"]["do"] == "play_altitude")
    sockets[seat].ask("act", version=0, code=altitude["code"])
    assert sockets[seat].state()["undo"] == "free"
    assert sockets[seat].ask("undo")["result"] == "accepted"
    back = sockets[1 - seat if seat < 2 else 0].until(lambda m: m.get("undone") is True)
    assert back["state"]["view"]["pile_size"] == 0
    again = people[seat].state(table)
    assert again["view"] == state["view"]
    assert again["version"] == 2
    for socket in sockets:
        socket.close()


def test_beyond_the_wall_the_others_vote_about_an_undo(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    first, state = whose_turn(people, table)
    people[first].do(table, "act", version=0, code=state["legal"][0]["code"])
    second, after = whose_turn(people, table)
    assert second != first
    people[second].do(table, "act", version=after["version"], code=after["legal"][0]["code"])
    before = people[first].state(table)
    assert before["undo"] == "vote"
    assert people[first].do(table, "undo")["result"] == "accepted"
    assert people[second].table(table)["proposal"]["what"] == "undo"
    assert people[second].do(table, "vote", agree=True)["result"] == "accepted"
    assert people[first].state(table)["view"] == state["view"]
    assert people[first].table(table)["proposal"] is None


def test_at_a_practice_table_undo_has_no_limit(server: Running, guest: Guests) -> None:
    person = guest(server)
    made = person.create(["me", "bot:heuristic"], options=SHORT, practice=True)
    table = made["table"]["id"]
    with person.socket(table) as socket:
        socket.until("welcome")
        if not socket.state()["asked"]:
            socket.until(lambda m: m["type"] == "update" and m["state"]["asked"])
        start = socket.state()
        for _ in range(3):
            state = socket.state()
            socket.ask("act", version=state["version"], code=state["legal"][0]["code"])
            if not socket.state()["asked"]:
                socket.until(lambda m: m["type"] == "update" and m["state"]["asked"])
        for _ in range(3):
            assert socket.ask("undo")["result"] == "accepted"
        assert socket.state()["view"] == start["view"]


def test_a_reload_resumes_from_the_version_seen(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    versions = [0]
    for _ in range(6):
        seat, state = whose_turn(people, table)
        people[seat].do(table, "act", version=state["version"], code=state["legal"][-1]["code"])
        versions.append(people[0].state(table)["version"])
    with people[0].socket(table, since=-1) as whole:
        everything = whole.until("welcome")
    assert everything["first"] == 0
    rest = everything
    for version in versions:
        with people[0].socket(table, since=version) as socket:
            rest = socket.until("welcome")
        assert rest["events"] == everything["events"][rest["first"] :]
        assert rest["state"] == everything["state"]
    assert rest["events"] == []


def test_several_tabs_see_the_same(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    seat, state = whose_turn(people, table)
    tabs = [people[seat].socket(table) for _ in range(3)]
    for tab in tabs:
        tab.until("welcome")
    tabs[1].ask("act", version=0, code=state["legal"][0]["code"])
    updates = [tab.until("update") if tab is not tabs[1] else tab.heard[-2] for tab in tabs]
    assert updates[0] == updates[1] == updates[2]
    for tab in tabs:
        tab.close()


def test_on_one_screen_one_browser_holds_every_seat_and_looks_from_each(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    made = person.create(["me", "me", "bot:random"], options=SHORT, mode="one_screen")
    table = made["table"]
    assert table["you"]["seats"] == [0, 1]
    assert len(made["keys"]) == 2
    with person.socket(table["id"], seat=0) as socket:
        first = socket.until("welcome")["state"]
        assert first["seat"] == 0
        assert socket.ask("look", seat=1)["result"] == "accepted"
        second = socket.until("welcome")["state"]
        assert second["seat"] == 1
        assert second["view"]["hand"] != first["view"]["hand"]
        assert socket.ask("look", seat=2)["problem"]["code"] == "not_your_seat"
        socket.ask("look")
        assert socket.until("welcome")["state"]["view"]["hand"] == {}


def test_streams_tell_the_same_as_the_socket(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    seat, state = whose_turn(people, table)
    person = people[seat]
    with (
        person.socket(table) as socket,
        person.http.stream("GET", f"/api/tables/{table}/stream") as lines,
        person.http.stream("GET", f"/api/tables/{table}/events") as events,
    ):
        socket.until("welcome")
        line_reader, event_reader = lines.iter_lines(), events.iter_lines()
        assert json.loads(next(line_reader))["type"] == "welcome"
        assert json.loads(next(event_reader).removeprefix("data: "))["type"] == "welcome"
        socket.ask("act", version=0, code=state["legal"][0]["code"])
        update = next(m for m in socket.heard if m["type"] == "update")
        assert next(m for line in line_reader if (m := json.loads(line or "{}"))) == update
        found = next(line for line in event_reader if line.startswith("data: "))
        assert json.loads(found.removeprefix("data: ")) == update
    assert lines.headers["content-type"].startswith("application/x-ndjson")
    assert events.headers["content-type"].startswith("text/event-stream")


def test_every_sentence_can_be_said_in_both_languages(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 3, options={"max_rounds": 1, "race_mode": "secret"})
    rng = random.Random(5)
    said = 0
    for _ in range(60):
        seats = [person.state(table) for person in people]
        seat = next((s for s, state in enumerate(seats) if state["asked"]), None)
        if seat is None:
            break
        for choice in seats[seat]["legal"]:
            for language in LANGUAGES:
                assert say(text_of(choice["text"]), language)
                said += 1
        code = rng.choice(seats[seat]["legal"])["code"]
        people[seat].do(table, "act", version=seats[seat]["version"], code=code)
    with people[1].socket(table, since=-1) as socket:
        for event in socket.until("welcome")["events"]:
            for language in LANGUAGES:
                assert say(text_of(event["text"]), language)
                said += 1
    assert said > 200


def text_of(data: Any) -> Any:
    """Read a text, and the texts within it."""
    if isinstance(data, dict) and "key" in data:
        return Text(data["key"], {name: text_of(value) for name, value in data["params"].items()})
    return [text_of(item) for item in data] if isinstance(data, list) else data
