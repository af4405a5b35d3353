"""A program that plays at tables of a Voltige server, with the standard library alone.

Make a token with the scopes read and play (POST /api/tokens), send somebody a link to a table with
an open seat, then:

    python examples/bot.py http://127.0.0.1:8080 TOKEN TABLE

It sits down, follows the table line by line, and plays whatever sheds most cards. Every state brings
its legal actions, so that it needs no rules of its own. In a live race of LOOPS it waits until the
race opens. docs/wire.md explains every message.
"""

import json
import secrets
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]

REACTION_MS = 150  # after a live race opens; claims within 120 ms count as jumped


class Client:
    """The few calls that a program needs."""

    def __init__(self, server: str, token: str) -> None:
        """Take the address of the server and the token."""
        self.server = server.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def open(self, path: str, body: Json | None = None) -> Any:
        """Send a request; a body makes it a POST."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, self.headers)  # noqa: S310
        return urllib.request.urlopen(request)  # noqa: S310  (the address is the user's own)

    def post(self, path: str, body: Json) -> Json:
        """Send something and read the answer, also when it is a refusal."""
        try:
            with self.open(path, body) as response:
                answer: Json = json.load(response)
        except urllib.error.HTTPError as error:
            answer = json.load(error)
        return answer

    def messages(self, table: str) -> Iterator[Json]:
        """Follow a table; empty lines only keep the connection open."""
        with self.open(f"/api/tables/{table}/stream") as lines:
            for line in lines:
                if line.strip():
                    yield json.loads(line)


def choose(legal: list[Json]) -> Json:
    """Prefer the action that plays most cards; take any other before picking up or declining."""

    def worth(choice: Json) -> int:
        action = choice["action"]
        if action["do"] in {"pick_up", "decline"}:
            return 0
        return int(action.get("count", 1))

    return max(legal, key=worth)


def act(client: Client, table: str, state: Json) -> None:
    """Do what we choose, under an id that nobody has used before."""
    request: Json = {"type": "act", "id": secrets.token_hex(8), "version": state["version"]}
    request["code"] = choose(state["legal"])["code"]
    client.post(f"/api/tables/{table}/do", request)


def play(client: Client, table: str) -> Json:
    """Sit down and play until the match is over; give the table as it was then.

    The nonce is our share of the luck; sent with the seat, it comes after the seal of the table.
    """
    client.post(f"/api/tables/{table}/sit", {"name": "Example", "nonce": secrets.token_hex(16)})
    state: Json | None = None
    for message in client.messages(table):
        state = message.get("state") or state
        if message["type"] == "claiming":  # what was tried before it opens is refused as too early
            wait_ms = message["open_at"] - message["now"] + REACTION_MS
            time.sleep(max(0, wait_ms) / 1000)
        if state and state["asked"] and message["type"] in {"welcome", "update", "claiming"}:
            act(client, table, state)
        if message.get("table", {}).get("result"):
            return dict(message["table"])
    raise ConnectionError("the server has ended the stream")


if __name__ == "__main__":
    over = play(Client(sys.argv[1], sys.argv[2]), sys.argv[3])
    print(json.dumps(over["result"]))  # noqa: T201  (a program that prints its result)
