"""Programs: tokens, streams of JSON lines, and the example that plays a match."""

import json
import subprocess
import sys
from pathlib import Path

from tests.server.conftest import Guests
from tests.server.running import Running
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
