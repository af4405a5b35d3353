"""The log is complete for everyone who may read it: after an undo, a reload, for late spectators."""

import random
from typing import Any

from tests.server.conftest import Guests
from tests.server.people import Json, Person
from tests.server.running import Running
from tests.server.tables import SHORT, friends


class Reader:
    """Somebody who keeps the log as a client does: numbered lines, undone from a number on."""

    def __init__(self, person: Person, table: str, **params: Any) -> None:
        self.socket = person.socket(table, since=-1, **params)
        self.lines: list[Json] = []
        welcome = self.socket.until("welcome")
        earlier: list[Json] = []
        first = welcome["first"]
        while first > 0:
            page = person.get(f"/api/tables/{table}/log", before=first, **params).json()
            earlier, first = [page, *earlier], page["first"]
        for part in [*earlier, welcome]:
            self.take(part)

    def take(self, message: Json) -> None:
        """Add what is new, and strike out what was undone."""
        for number, line in enumerate(message["events"], start=message["first"]):
            if number < len(self.lines):
                continue
            assert number == len(self.lines), "a line is missing"
            self.lines.append(dict(line))
            if line["event"]["event"] == "Undone":
                for undone in self.lines[line["event"]["first"] : number]:
                    undone["undone"] = undone["event"]["event"] != "Undone" or undone.get(
                        "undone", False
                    )

    def listen(self, version: int) -> list[Json]:
        """Hear everything up to a version."""
        while self.socket.state()["version"] < version:
            self.take(self.socket.until("update"))
        return self.lines


def act(people: list[Person], table: str, rng: random.Random) -> tuple[int, Json]:
    """Let whoever is asked do something; give the seat and the answer."""
    for seat, person in enumerate(people):
        state = person.state(table)
        if state["asked"]:
            code = rng.choice(state["legal"])["code"]
            answer = person.do(table, "act", version=state["version"], code=code)
            assert answer["result"] == "accepted", answer
            return seat, answer
    raise AssertionError("nobody is asked")


def play_to_a_race(people: list[Person], table: str, rng: random.Random) -> list[Json]:
    """Play until several are asked in secret; give the states of those."""
    while True:
        states = [person.state(table) for person in people]
        asked = [state for state in states if state["asked"]]
        if len(asked) > 1:
            return asked
        assert asked, "the match ended without a race"
        speed = [c for c in asked[0]["legal"] if c["action"]["do"] == "play_speed"]
        choice = speed[0] if speed else rng.choice(asked[0]["legal"])
        people[asked[0]["seat"]].do(table, "act", version=asked[0]["version"], code=choice["code"])


def fresh(person: Person, table: str, **params: Any) -> list[Json]:
    """Give the log as a page that is loaded anew gets it."""
    reader = Reader(person, table, **params)
    reader.socket.close()
    return reader.lines


def sentences(lines: list[Json]) -> list[tuple[str, bool]]:
    return [(line["text"]["key"], line.get("undone", False)) for line in lines]


def test_after_undo_and_reload_everyone_has_the_same_log_as_those_who_stayed(
    server: Running, guest: Guests
) -> None:
    table, people = friends(server, guest, 3)
    readers = [Reader(person, table) for person in people]
    looker = Reader(guest(server), table)
    rng = random.Random(3)
    undone, answer = 0, {"version": 0}
    for _ in range(12):
        seat, answer = act(people, table, rng)
        if people[seat].state(table)["undo"] == "free":
            answer = people[seat].do(table, "undo")
            undone += 1
        for person, reader in zip(people, readers, strict=True):
            assert fresh(person, table) == reader.listen(answer["version"])
    assert undone > 2
    spectators = fresh(guest(server), table)
    assert spectators == looker.listen(answer["version"])
    assert sum(line["event"]["event"] == "Undone" for line in spectators) == undone
    assert any(line.get("undone", False) for line in spectators)
    for reader in [*readers, looker]:
        reader.socket.close()


def test_an_undo_says_who_undid_and_strikes_out_the_step_alone(
    server: Running, guest: Guests
) -> None:
    table, people = friends(server, guest, 2)
    before = len(fresh(people[0], table))
    rng = random.Random(1)
    seat, _ = act(people, table, rng)
    while people[seat].state(table)["undo"] != "free":
        before = len(fresh(people[0], table))
        seat, _ = act(people, table, rng)
    assert people[seat].do(table, "undo")["result"] == "accepted"
    for viewer, person in enumerate(people):
        *lines, last = fresh(person, table)
        assert last["text"]["key"] == "log-undone"
        assert last["text"]["params"]["who"] == ("you" if viewer == seat else "other")
        assert last.get("seat", -1) == seat
        assert viewer > 0 or last["event"]["first"] == before
        assert not any(line.get("undone", False) for line in lines[: last["event"]["first"]])
        assert all(line.get("undone", False) for line in lines[last["event"]["first"] :])
        assert {line.get("seat", -1) for line in lines[last["event"]["first"] :]} == {seat}
    act(people, table, rng)
    assert not fresh(people[0], table)[-1].get("undone", False)


def test_the_line_of_a_step_names_its_seat(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    assert {line.get("seat", -1) for line in fresh(people[0], table)} == {-1}
    known = len(fresh(people[0], table))
    seat, _ = act(people, table, random.Random(5))
    assert {line.get("seat", -1) for line in fresh(people[0], table)[known:]} == {seat}


def test_looking_from_another_seat_of_one_screen_brings_its_whole_log_and_the_chat(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    table = person.create(["me", "me"], mode="one_screen", options=SHORT)["table"]["id"]
    rng = random.Random(2)
    with person.socket(table, seat=0) as socket:
        socket.until("welcome")
        socket.ask("say", text="Chocks away!")
        for _ in range(4):
            seats = [person.state(table, seat=seat) for seat in (0, 1)]
            asked = next(state for state in seats if state["asked"])
            code = rng.choice(asked["legal"])["code"]
            socket.ask("act", version=asked["version"], code=code, seat=asked["seat"])
        for seat in (1, 0):
            socket.send("look", seat=seat)
            welcome = socket.until("welcome")
            assert welcome["first"] == 0
            assert welcome["events"] == fresh(person, table, seat=seat)
            assert [line["text"] for line in welcome["chat"]] == ["Chocks away!"]


def test_a_secret_answer_that_is_undone_is_told_to_its_seat_alone(
    server: Running, guest: Guests
) -> None:
    table, people = friends(server, guest, 3, options={**SHORT, "max_rounds": 9})
    asked = play_to_a_race(people, table, random.Random(11))
    seat = asked[0]["seat"]
    others = [person for number, person in enumerate(people) if number != seat]
    spectator = guest(server)
    before = [fresh(person, table) for person in [*others, spectator]]
    own = fresh(people[seat], table)
    for _ in range(2):
        state = people[seat].state(table)
        people[seat].do(table, "act", version=state["version"], code=state["legal"][-1]["code"])
        assert people[seat].do(table, "undo")["result"] == "accepted"
    assert [fresh(person, table) for person in [*others, spectator]] == before
    mine = fresh(people[seat], table)
    assert mine[: len(own)] == own
    assert [line["event"]["event"] for line in mine[len(own) :]].count("Undone") == 2
    for other in asked[1:]:
        code = other["legal"][-1]["code"]
        people[other["seat"]].do(table, "act", version=other["version"], code=code)
    state = people[seat].state(table)
    people[seat].do(table, "act", version=state["version"], code=state["legal"][-1]["code"])
    told = fresh(spectator, table)
    assert {line.get("seat", -1) for line in told[len(before[-1]) :]} == {-1}, (
        "who answered last is known"
    )


def test_the_log_survives_the_server_and_a_seat_that_changes_hands(
    server: Running, guest: Guests
) -> None:
    person, heir = guest(server), guest(server)
    made = person.create(["me", "bot:heuristic"], options=SHORT, practice=True)
    table, key = made["table"]["id"], made["keys"][0]["key"]
    rng = random.Random(4)
    with person.socket(table) as socket:
        socket.until("welcome")
        for _ in range(3):
            if not socket.state()["asked"]:
                socket.until(lambda m: m.get("state") is not None and m["state"]["asked"])
            state = socket.state()
            code = rng.choice(state["legal"])["code"]
            socket.ask("act", version=state["version"], code=code)
        socket.ask("replace", controller="autopilot")
        socket.ask("replace", controller="person")
    before = fresh(person, table, seat=0)
    assert len(before) > 3
    assert heir.post(f"/api/tables/{table}/recover", {"key": key}).status_code == 200
    assert sentences(fresh(heir, table, seat=0))[: len(before)] == sentences(before)
    server.server.service.tables.hosted.clear()  # as after a restart: the table is read anew
    assert sentences(fresh(heir, table, seat=0))[: len(before)] == sentences(before)


def test_a_long_log_comes_in_pages_without_a_gap(server: Running, guest: Guests) -> None:
    person = guest(server)
    options = {"race_mode": "secret", "max_rounds": 6}
    table = person.create(["me", *["bot:random"] * 3], options=options)["table"]["id"]
    with person.socket(table) as socket:
        socket.until("welcome")
        socket.ask("replace", controller="bot:random")
        socket.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    with person.socket(table, since=-1) as socket:
        welcome = socket.until("welcome")
    assert len(welcome["events"]) == 200
    lines, first = list(welcome["events"]), welcome["first"]
    while first > 0:
        page = person.get(f"/api/tables/{table}/log", before=first).json()
        assert 0 < len(page["events"]) <= 200
        assert page["first"] + len(page["events"]) == first
        lines, first = page["events"] + lines, page["first"]
    steps: list[Any] = []
    while True:
        page = person.get(f"/api/matches/{table}/replay", seat=0, first=len(steps)).json()
        steps += page["steps"]
        if len(steps) == page["count"]:
            break
    told = [event for step in steps for event in step["events"]]
    assert [line["event"] for line in lines] == [line["event"] for line in told]
    newest = person.get(f"/api/tables/{table}/log").json()
    assert newest == {"first": welcome["first"], "events": welcome["events"]}


def test_many_undos_come_in_pages_as_they_were_told(server: Running, guest: Guests) -> None:
    """Every undo names the line that it goes back to, on whichever page it stands."""
    table, people = friends(server, guest, 2)
    mover = next(person for person in people if person.state(table)["asked"])
    state = mover.state(table)
    play = next(c for c in state["legal"] if c["action"]["do"] == "play_altitude")
    watching = Reader(guest(server), table)
    with mover.socket(table) as socket:
        socket.until("welcome")
        version = state["version"]
        for _ in range(120):
            version = socket.ask("act", version=version, code=play["code"])["version"]
            version = socket.ask("undo")["version"]
    told = watching.listen(version)
    watching.socket.close()
    assert [line["event"]["event"] for line in told].count("Undone") == 120
    assert len(told) > 200, "more than a page"
    assert fresh(guest(server), table) == told


def test_a_proposal_that_comes_to_nothing_is_told_until_the_game_goes_on(
    server: Running, guest: Guests
) -> None:
    table, (ana, ben) = friends(server, guest, 2)
    ana.do(table, "propose", what="pause")
    assert ben.do(table, "vote", agree=False)["result"] == "accepted"
    refused = {"what": "pause", "seat": 0, "by": 1, "how": "refused"}
    assert ana.table(table)["settled"] == ben.table(table)["settled"] == refused
    ben.do(table, "propose", what="end")
    assert ana.table(table)["settled"] is None
    assert ben.do(table, "vote", agree=False)["result"] == "accepted"
    withdrawn = {"what": "end", "seat": 1, "by": 1, "how": "withdrawn"}
    assert ana.table(table)["settled"] == withdrawn
    assert ana.table(table)["proposal"] is None
    assert ben.do(table, "vote", agree=True)["result"] == "refused"
    act([ana, ben], table, random.Random(1))
    assert ana.table(table)["settled"] is None


def test_spectators_are_counted_and_everybody_is_told(server: Running, guest: Guests) -> None:
    table, (ana, ben) = friends(server, guest, 2)
    with ana.socket(table) as socket, ben.socket(table):
        assert socket.until("welcome")["table"]["watching"] == 0
        with guest(server).socket(table) as looker:
            assert looker.until("welcome")["table"]["watching"] == 1
            socket.until(lambda m: m["type"] == "table" and m["table"]["watching"] == 1)
        socket.until(lambda m: m["type"] == "table" and m["table"]["watching"] == 0)
