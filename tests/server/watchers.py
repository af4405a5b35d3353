"""People who keep looking at a table, by socket or stream, and what they know from it."""

import json
import threading
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.people import Json, Person
from tests.server.running import wait_for

KINDS = ("socket", "stream", "events")
Known = tuple[str, Any, Any]  # a refusal's code, or nothing; the table; the state


class Watcher:
    """One connection that stays open; a thread keeps what it hears."""

    def __init__(self, person: Person, table: str, kind: str, **params: Any) -> None:
        self.person = person
        self.table = table
        self.kind = kind
        self.params = params
        self.heard: list[Json] = []
        self.closed = False
        self.thread = threading.Thread(target=self.listen, daemon=True)
        self.thread.start()
        wait_for(lambda: self.heard or self.closed)

    def listen(self) -> None:
        """Keep every message until the server ends the connection."""
        try:
            if self.kind == "socket":
                with self.person.socket(self.table, **self.params) as socket:
                    while True:
                        self.heard.append(socket.hear())
            for message in lines(self.person, self.table, self.kind, self.params):
                self.heard.append(message)
        except (ConnectionClosed, OSError, httpx.HTTPError, httpx.StreamError):
            pass  # the test is over
        finally:
            self.closed = True

    def newest(self, part: str) -> Any:
        """Give the newest table or state that was heard."""
        return next((m[part] for m in reversed(self.heard) if part in m), None)

    def known(self) -> Known:
        """Sum up what this connection has told."""
        last = self.heard[-1]
        if last["type"] == "bye":
            return last["problem"]["code"], None, None
        return "", steady(self.newest("table")), self.newest("state")

    def fresh(self) -> Known:
        """Ask the same again over a new connection."""
        if self.kind == "socket":
            with self.person.socket(self.table, **self.params) as socket:
                return summary(socket.hear())
        return summary(next(lines(self.person, self.table, self.kind, self.params)))


def lines(person: Person, table: str, kind: str, params: Json) -> Any:
    """Follow a stream; a refusal is told like the last message of one."""
    path = f"/api/tables/{table}/{kind}"
    with person.http.stream("GET", path, params=params) as response:
        if response.status_code != 200:
            yield {"type": "bye", **json.loads(response.read())}
            return
        for line in response.iter_lines():
            text = line.removeprefix("data: ").removeprefix(":").strip()
            if text:
                yield json.loads(text)


def summary(message: Json) -> Known:
    """Sum up the first message of a connection."""
    if message["type"] == "bye":
        return message["problem"]["code"], None, None
    assert message["type"] == "welcome"
    return "", steady(message["table"]), message["state"]


def steady(table: Json) -> Json:
    """Leave out the clock, and how many look on: a new connection is one more."""
    return {name: value for name, value in table.items() if name not in {"now", "watching"}}
