"""People at a table: a browser's cookie jar, and a socket that keeps what it hears."""

import itertools
import json
import ssl
from collections.abc import Callable
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE_S = 60.0
NUMBERS = itertools.count(1)  # of requests; no id is used twice
WAIVED = "waived"  # no wish to add to the luck
# Shorter than the server keeps an idle line open: no request meets one that is just being closed.
LINES = httpx.Limits(keepalive_expiry=2.0)
TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # unused, but everybody would read all certificates


class Person:
    """Somebody with a browser, or with a token a program."""

    def __init__(self, url: str, token: str = "") -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.url = url
        self.token = token
        self.http = httpx.Client(
            base_url=url, headers=headers, timeout=PATIENCE_S, verify=TLS, limits=LINES
        )

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(path, params=params)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, json=body if body is not None else {})

    def do(self, table: str, kind: str, **fields: Any) -> Json:
        """Ask for something over HTTP; give the answer."""
        body = {"type": kind, "id": f"h{next(NUMBERS)}", **fields}
        answer: Json = self.post(f"/api/tables/{table}/do", body).json()
        return answer

    def create(self, seats: list[str], nonce: str = WAIVED, **wishes: Any) -> Json:
        """Make a table; give what the server says of it. A nonce is given once the seal is known."""
        first = nonce if nonce in {"", WAIVED} else ""
        body = {"game": "loops", "seats": [{"controller": c} for c in seats], **wishes}
        response = self.post("/api/tables", {**body, "nonce": first})
        assert response.status_code == 201, response.text
        made: Json = response.json()
        return made if nonce == first else self.add_nonce(made, nonce)

    def add_nonce(self, seated: Json, nonce: str) -> Json:
        """Add to the luck of the seats just taken; give what the table is then."""
        table = seated["table"]["id"]
        for seat in seated["table"]["you"]["seats"]:
            assert self.do(table, "nonce", nonce=nonce, seat=seat)["result"] == "accepted"
        return {**seated, "table": self.table(table)}

    def sit(self, table: str, name: str = "Guest", **fields: Any) -> Json:
        body = {"name": name, "nonce": WAIVED, **fields}
        response = self.post(f"/api/tables/{table}/sit", body)
        assert response.status_code == 201, response.text
        sat: Json = response.json()
        return sat

    def state(self, table: str, **params: Any) -> Json:
        response = self.get(f"/api/tables/{table}/state", **params)
        assert response.status_code == 200, response.text
        state: Json = response.json()
        return state

    def table(self, table: str) -> Json:
        info: Json = self.get(f"/api/tables/{table}").json()
        return info

    def rematch(self, table: str, nonce: str = WAIVED) -> httpx.Response:
        """Make the same table again, or join it."""
        return self.post(f"/api/tables/{table}/rematch", {"nonce": nonce})

    def replay(self, table: str, **params: Any) -> Json:
        """Read a whole match, page by page; give the last page with all steps."""
        return pages(lambda first: self.get(f"/api/matches/{table}/replay", first=first, **params))

    def replay_record(self, record: str, **fields: Any) -> Json:
        """Read a whole record, page by page."""
        body = {"record": record, **fields}
        return pages(lambda first: self.post("/api/records/replay", {**body, "first": first}))

    def socket(self, table: str, **params: Any) -> "Socket":
        """Open the WebSocket of a table."""
        return Socket(self, table, params)

    def close(self) -> None:
        self.http.close()


def pages(ask: Callable[[int], httpx.Response]) -> Json:
    """Read pages until there are no more."""
    steps: list[Json] = []
    while True:
        response = ask(len(steps))
        assert response.status_code == 200, response.text
        page: Json = response.json()
        steps += page["steps"]
        if len(steps) >= page["count"]:
            return {**page, "first": 0, "steps": steps}


class Socket:
    """An open WebSocket; ``heard`` keeps every message but pings."""

    def __init__(self, person: Person, table: str, params: Json) -> None:
        query = "&".join(f"{key}={value}" for key, value in params.items())
        address = f"{person.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        if person.token:
            headers["Authorization"] = f"Bearer {person.token}"
        self.stack = ExitStack()
        opened = connect(
            address, additional_headers=headers, max_size=None, max_queue=None, compression=None
        )
        self.connection: ClientConnection = self.stack.enter_context(opened)
        self.heard: list[Json] = []
        self.raw: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self.stack.close()

    def hear(self) -> Json:
        """Wait for the next message; pings are answered on the way."""
        while True:
            text = self.connection.recv(timeout=PATIENCE_S)
            assert isinstance(text, str)
            message: Json = json.loads(text)
            if message["type"] == "ping":
                with suppress(ConnectionClosed):  # the rest may still be read
                    self.connection.send(json.dumps({"type": "pong", "at": message["at"]}))
                continue
            self.heard.append(message)
            self.raw.append(text)
            return message

    def until(self, wanted: str | Callable[[Json], bool]) -> Json:
        """Wait for a message of a type, or one that fulfils a condition."""
        while True:
            message = self.hear()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def send(self, kind: str, **fields: Any) -> str:
        """Send a request; give its id."""
        name = fields.pop("id", f"s{next(NUMBERS)}")
        self.connection.send(json.dumps({"type": kind, "id": name, **fields}))
        return str(name)

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request and wait for its answer."""
        name = self.send(kind, **fields)
        return self.until(lambda m: m["type"] == "answer" and m["id"] == name)

    def state(self) -> Json:
        """Give the newest state that was heard."""
        for message in reversed(self.heard):
            if message.get("state") is not None:
                state: Json = message["state"]
                return state
        raise AssertionError("no state was heard")
