"""Programs: tokens, streams of JSON lines, and the example that plays a match."""

import json
import subprocess
import sys
from pathlib import Path

from tests.server.conftest import Guests
from tests.server.people import Person
from tests.server.running import ManualClock, Running, wait_for
from tests.server.tables import SHORT

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_sits_down_and_plays_a_whole_match(server: Running, guest: Guests) -> None:
    person = guest(server)
    token = person.post("/api/tokens", {"name": "my bot", "scopes": ["read", "play"]}).json()
    made = person.create(["me", "open", "bot:heuristic"], options=SHORT, mode="correspondence")
    table = made["table"]["id"]
    program = subprocess.Popen(
        [sys.executable, str(EXAMPLE), server.url, token["secret"], table],
        stdout=subprocess.PIPE,
        text=True,
    )
    with person.socket(table) as socket:
        socket.until(lambda m: "table" in m and m["table"]["status"] == "playing")
        seat = person.table(table)["seats"][1]
        assert seat["controller"] == "remote:my-bot"
        assert seat["name"] == "Example"
        assert socket.ask("replace", controller="bot:random")["result"] == "accepted"
        socket.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    out, _ = program.communicate(timeout=30)
    assert program.returncode == 0
    assert json.loads(out) == person.table(table)["result"]


def test_the_example_claims_in_a_live_race_once_it_has_opened(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    person = guest(timed)
    token = person.post("/api/tokens", {"name": "my bot", "scopes": ["read", "play"]}).json()
    program = guest(timed, token["secret"])
    table = open_race(person, program, guest(timed))
    command = [sys.executable, str(EXAMPLE), timed.url, token["secret"], table]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as running_program:
        try:
            server = timed.server
            wait_for(lambda: server.metrics.requests["act", "refused"] > 0)  # it was too early
            clock.advance(2000)
            found = server.service.tables.hosted[table].table
            assert found is not None
            wait_for(lambda: found.measured_at < 0)
            assert found.match is not None
            claim = next(entry for entry in found.match.log[2:] if entry.seat == 1)
            assert (claim.kind, claim.text != "decline") == ("act", True)
        finally:
            running_program.terminate()


def open_race(person: Person, program: Person, third: Person) -> str:
    """Open a live race in which the program can claim something."""
    options = {"max_rounds": 1, "race_mode": "live"}
    while True:
        table: str = person.create(["me", "open", "open"], options=options)["table"]["id"]
        program.sit(table)
        third.sit(table)
        legal = person.state(table)["legal"]
        speed = [choice["code"] for choice in legal if choice["action"]["do"] == "play_speed"]
        if speed:
            person.do(table, "act", version=0, code=speed[0])
            if len(program.state(table)["legal"]) > 1:
                return table


def test_news_tell_a_program_where_it_sits_and_when_it_is_asked(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    token = person.post("/api/tokens", {"name": "b", "scopes": ["read", "play", "create"]}).json()
    program = guest(server, token["secret"])
    waiting = program.create(["me", "open"], options=SHORT)["table"]["id"]
    with program.http.stream("GET", "/api/stream") as stream:
        lines = (json.loads(line) for line in stream.iter_lines() if line.strip())
        first = next(lines)
        assert (first["type"], first["table"], first["seat"]) == ("seat", waiting, 0)
        person.sit(waiting)
        person.do(waiting, "resign")
        assert next(m["type"] for m in lines if m["type"] == "over") == "over"


def test_a_token_does_what_its_scopes_say_and_no_more(server: Running, guest: Guests) -> None:
    person = guest(server)
    reader = guest(
        server, person.post("/api/tokens", {"name": "r", "scopes": ["read"]}).json()["secret"]
    )
    table = person.create(["me", "open"], options=SHORT)["table"]["id"]
    assert reader.get(f"/api/tables/{table}").status_code == 200
    refused = reader.post(f"/api/tables/{table}/sit", {"name": "x"})
    assert refused.json()["problem"]["params"] == {"scope": "play"}
    assert reader.post("/api/tokens", {"name": "x", "scopes": ["read"]}).status_code == 403
    listed = person.get("/api/tokens").json()
    assert [token["name"] for token in listed] == ["r"]
    assert listed[0]["secret"] is None
