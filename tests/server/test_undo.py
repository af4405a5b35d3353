"""How far back an undo goes: freely, by agreement, at practice tables; and where it ends."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Guests, quick
from tests.server.people import Json, Person, Socket
from tests.server.running import Running, running
from tests.server.tables import SHORT, friends

BOTS = ["me", "bot:random"]


def asked(socket: Socket) -> Json:
    """Wait until this seat is asked; give the state."""
    while not socket.state()["asked"]:
        socket.hear()
    return socket.state()


def do(socket: Socket, choice: Json) -> Json:
    """Do a choice and wait for the state after it."""
    answer = socket.ask("act", version=socket.state()["version"], code=choice["code"])
    assert answer["result"] == "accepted", answer
    while socket.state()["version"] < answer["version"]:
        socket.hear()
    return socket.state()


def cards(state: Json) -> int:
    """Count the cards in the hand."""
    return sum(state["view"]["hand"].values())


def draws_card(choice: Json) -> bool:
    """Tell whether a choice makes somebody draw: luck that is seen."""
    return bool(choice["action"]["do"] == "play_draw")


def until_a_draw_card(person: Person, **wishes: Any) -> tuple[str, Json, Json]:
    """Make tables against a bot until the first hand holds a Draw card; give it and the choice."""
    while True:
        made = person.create(BOTS, options=SHORT, mode="correspondence", **wishes)
        table: str = made["table"]["id"]
        with person.socket(table) as socket:
            socket.until("welcome")
            state = asked(socket)
        found = [choice for choice in state["legal"] if draws_card(choice)]
        if found:
            return table, state, found[0]


def test_against_bots_luck_that_was_seen_stays_drawn(server: Running, guest: Guests) -> None:
    person = guest(server)
    table, _, choice = until_a_draw_card(person)
    with person.socket(table) as socket:
        socket.until("welcome")
        assert socket.state()["undo"] in {"free", "none"}
        do(socket, choice)
        state = asked(socket)
        assert state["undo"] == "none"
        refused = socket.ask("undo")
        assert refused["problem"]["code"] == "undo_wall"
        assert "practice" in refused["problem"]["sentence"]
        assert socket.ask("propose", what="undo")["problem"]["code"] == "undo_wall"
        assert person.state(table)["view"] == state["view"]


def test_against_bots_what_showed_no_luck_is_undone_at_once(server: Running, guest: Guests) -> None:
    """The bot has answered, so it is no longer free; but nobody is there to be asked."""
    person = guest(server)
    tried = 0
    while True:
        tried += 1
        assert tried < 40, "a bot that draws no cards answers sooner or later"
        made = person.create(BOTS, options=SHORT, mode="correspondence")
        with person.socket(made["table"]["id"]) as socket:
            socket.until("welcome")
            before = asked(socket)
            choice = next(c for c in before["legal"] if c["action"]["do"] == "play_altitude")
            do(socket, choice)
            after = asked(socket)
            if after["undo"] != "free" or after["view"]["pile_size"] < 2:
                continue
            assert socket.ask("undo")["result"] == "accepted"
            assert person.state(made["table"]["id"])["view"] == before["view"]
            return


def test_at_a_practice_table_the_same_luck_comes_again(server: Running, guest: Guests) -> None:
    person = guest(server)
    table, before, choice = until_a_draw_card(person, practice=True)
    with person.socket(table) as socket:
        socket.until("welcome")
        socket.ask("replace", controller="person")
        after = do(socket, choice)
        drawn: list[Json] = []
        for _ in range(3):
            drawn.append(after["view"])
            assert socket.state()["undo"] == "free"
            assert socket.ask("undo")["result"] == "accepted"
            while socket.state()["view"] != before["view"]:
                socket.hear()
            after = do(socket, choice)
        record = person.get(f"/api/matches/{table}/record").text
        assert "\npractice = true\n" in record
    kept = {name: [view.get(name) for view in drawn] for name in ("hand_sizes", "draw_pile_size")}
    assert all(len({str(value) for value in values}) == 1 for values in kept.values())


def test_the_mark_of_practice_is_seen_by_all_and_kept(server: Running, guest: Guests) -> None:
    person, other = guest(server), guest(server)
    made = person.create(BOTS, options=SHORT, practice=True, public=True)
    table = made["table"]["id"]
    assert made["table"]["practice"] is True
    assert other.table(table)["practice"] is True
    assert [line["practice"] for line in other.get("/api/lobby").json() if line["id"] == table] == [
        True
    ]
    person.do(table, "resign")
    assert other.table(table)["practice"] is True
    assert other.replay(table)["practice"] is True
    assert "\npractice = true\n" in other.get(f"/api/matches/{table}/record").text
    assert other.get(f"/api/matches/{table}/proof").json()["verified"] is True
    plain = person.create(BOTS, options=SHORT)
    assert plain["table"]["practice"] is False, "nobody practises without having said so"


def test_no_vote_can_undo_luck_that_was_seen(server: Running, guest: Guests) -> None:
    while True:
        table, people = friends(server, guest, 2)
        states = [person.state(table) for person in people]
        seat = next(number for number, state in enumerate(states) if state["asked"])
        found = [choice for choice in states[seat]["legal"] if draws_card(choice)]
        if found:
            break
    people[seat].do(table, "act", version=0, code=found[0]["code"])
    assert people[seat].state(table)["undo"] == "none"
    for kind, fields in (("undo", {}), ("propose", {"what": "undo"})):
        answer = people[seat].do(table, kind, **fields)
        assert answer["problem"]["code"] == "undo_wall"
    assert people[seat].table(table)["proposal"] is None


# -- long logs ----------------------------------------------------------------------------------------


def test_a_log_that_is_full_ends_the_match_and_says_so(tmp_path: Path, guest: Guests) -> None:
    with running(quick(tmp_path, entries_per_table=40)) as server:
        table, people = friends(server, guest, 2)
        seat = next(n for n, person in enumerate(people) if person.state(table)["asked"])
        person = people[seat]
        for _ in range(40):
            state = person.state(table)
            if not state["legal"]:
                break
            play = next(c for c in state["legal"] if c["action"]["do"] == "play_altitude")
            person.do(table, "act", version=state["version"], code=play["code"])
            person.do(table, "undo")
        info = person.table(table)
        assert (info["status"], info["result"]["by"]) == ("ended", "length")
        assert info["result"]["ranking"] is None
        refused = people[0].do(table, "mute", target=1, muted=True)
        assert (refused["problem"]["code"], refused["problem"]["params"]) == (
            "log_full",
            {"most": 40},
        )
        assert person.get(f"/api/matches/{table}/proof").json()["verified"] is True


def test_a_table_that_never_begins_has_a_full_log_too(tmp_path: Path, guest: Guests) -> None:
    with running(quick(tmp_path, entries_per_table=20)) as server:
        table, (_, friend) = friends(server, guest, 2, begin=False)
        told = [friend.post(f"/api/tables/{table}/sit", {"name": "x"}).json()]
        while "problem" not in told[-1] and len(told) < 30:
            friend.do(table, "leave")
            told.append(friend.post(f"/api/tables/{table}/sit", {"name": "x"}).json())
        assert told[-1]["problem"]["code"] == "log_full"


def test_a_table_with_six_hundred_undos_is_read_without_repeating_anything(
    tmp_path: Path, guest: Guests
) -> None:
    """Work is counted, not timed: every entry of the log is done once, whatever was undone."""
    with running(quick(tmp_path)) as server:
        table, people = friends(server, guest, 2)
        seat = next(n for n, person in enumerate(people) if person.state(table)["asked"])
        state = people[seat].state(table)
        play = next(c for c in state["legal"] if c["action"]["do"] == "play_altitude")
        with people[seat].socket(table) as socket:
            socket.until("welcome")
            version = 0
            for _ in range(600):
                version = socket.ask("act", version=version, code=play["code"])["version"]
                version = socket.ask("undo")["version"]
        cookie = people[seat].http.cookies["voltige"]
    with running(quick(tmp_path)) as again:
        person = guest(again)
        person.http.cookies.set("voltige", cookie)
        assert person.state(table)["version"] == 1200
        kept = again.server.service.tables.hosted[table].table
        assert kept is not None
        assert kept.match is not None
        assert kept.match.version == 1200
        assert kept.match.course.repeated == 0


@pytest.mark.parametrize("kind", ["undo", "propose"])
def test_whoever_has_done_nothing_has_nothing_to_undo(
    kind: str, server: Running, guest: Guests
) -> None:
    table, people = friends(server, guest, 2)
    answer = people[0].do(table, kind, **({"what": "undo"} if kind == "propose" else {}))
    assert answer["problem"]["code"] == "nothing_to_undo"
