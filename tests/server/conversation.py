"""The conversation that docs/wire.md shows: a program makes a table, looks, and acts once."""

import json
from typing import Any

from tests.server.conftest import Guests
from tests.server.people import Json
from tests.server.running import Running

TOKEN: Json = {"name": "my bot", "scopes": ["read", "play", "create"]}
TABLE: Json = {
    "game": "lucky-loop",
    "seats": [{"controller": "me"}, {"controller": "bot:pilot"}],
    "options": {"start_player": 0},
    "name": "My bot",
    "nonce": "waived",
}


def converse(server: Running, guest: Guests) -> dict[str, Json]:
    """Have the conversation with a real server; give each message under its name."""
    token = guest(server).post("/api/tokens", TOKEN).json()
    program = guest(server, token["secret"])
    seated = program.post("/api/tables", TABLE).json()
    table = seated["table"]["id"]
    with program.http.stream("GET", f"/api/tables/{table}/stream") as stream:
        lines = (json.loads(line) for line in stream.iter_lines() if line.strip())
        welcome = next(lines)
        state = welcome["state"]
        act = {"type": "act", "id": "move-1", "version": state["version"]}
        act["code"] = state["legal"][0]["code"]
        answer = program.post(f"/api/tables/{table}/do", act).json()
        update = next(m for m in lines if m["type"] == "update")
    return {
        "token": token,
        "seated": seated,
        "welcome": welcome,
        "act": act,
        "answer": answer,
        "update": update,
    }


def cut(value: Any) -> Any:
    """Shorten what a page shows: of a list of things the first one."""
    if isinstance(value, dict):
        return {key: cut(part) for key, part in value.items()}
    if isinstance(value, list):
        things = any(isinstance(part, dict | list) for part in value)
        return [cut(part) for part in (value[:1] if things else value)]
    return value
