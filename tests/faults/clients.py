"""Clients that play through every fault, and keep the whole history of what they sent and heard."""

import json
import random
import threading
import time
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.people import Json, Person, Socket

LOST = (httpx.TransportError, WebSocketException, ConnectionClosed, OSError, EOFError)
LISTEN_S = 0.1
ANSWER_S = 45.0  # longer than any limit of the server, on any machine
PAUSE_S = 0.05
AGAIN = {503, 429}
SPECTATOR = -1


@dataclass
class Connection:
    """One connection, or one HTTP request: what was sent over it and what was answered."""

    sent: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    versions: list[int] = field(default_factory=list)


@dataclass
class History:
    """Everything that one client has lived through."""

    connections: list[Connection] = field(default_factory=list)
    accepted: dict[str, int] = field(default_factory=dict)  # request: version
    states: list[Json] = field(default_factory=list)
    refusals: Counter[str] = field(default_factory=Counter)  # by code
    surprises: list[str] = field(default_factory=list)


class Client(threading.Thread):
    """Plays random legal moves at one seat, or looks on; asks again after every fault."""

    def __init__(self, urls: list[str], cookie: str, table: str, seat: int) -> None:
        super().__init__(daemon=True)
        self.urls = urls
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.rng = random.Random(f"{seat} {len(urls)}")
        self.stopping = threading.Event()
        self.history = History()
        self.number = 0
        self.waiting: Json | None = None  # a request that has no final answer yet
        self.stack = ExitStack()

    def person(self) -> Person:
        """Give the same browser at one of the servers."""
        person = Person(self.rng.choice(self.urls))
        self.stack.callback(person.close)
        if self.cookie:
            person.http.cookies.set("voltige", self.cookie)
        person.http.timeout = httpx.Timeout(ANSWER_S)
        return person

    def run(self) -> None:
        while not self.stopping.is_set():
            with self.stack:
                try:
                    self.play()
                except LOST:
                    time.sleep(PAUSE_S)

    def play(self) -> None:
        """Play over one connection for as long as it lasts."""
        raise NotImplementedError

    def stop(self) -> None:
        self.stopping.set()
        self.join(ANSWER_S + 15)
        assert not self.is_alive(), "a client hangs"

    def version(self) -> int:
        """Give the last version that was seen."""
        states = self.history.states
        return int(states[-1]["version"]) if states else 0

    def wish(self, state: Json) -> Json | None:
        """Give the request to send now, if any: an old one again, or a new move."""
        if self.waiting is None and state["asked"] and self.seat != SPECTATOR:
            self.number += 1
            code = self.rng.choice(state["legal"])["code"]
            name = f"{self.seat}-{self.number}"
            self.waiting = {"id": name, "version": state["version"], "code": code}
        return self.waiting

    def see(self, state: Json, connection: Connection) -> None:
        """Keep a position that was shown."""
        self.history.states.append(state)
        connection.versions.append(state["version"])

    def take(self, answer: Json, connection: Connection) -> None:
        """Keep an answer; what failed for now is asked again later."""
        name = answer["id"]
        connection.answered[name] += 1
        code = (answer.get("problem") or {}).get("code", "")
        if code:
            self.history.refusals[code] += 1
        if answer["result"] == "accepted":
            self.history.accepted.setdefault(name, answer["version"])
        if code not in {"no_database", "disk_full"} and self.waiting is not None:
            self.waiting = None


class SocketClient(Client):
    """A client with a WebSocket, as a browser has one."""

    def play(self) -> None:
        connection = Connection()
        with self.person().socket(self.table) as socket:
            self.history.connections.append(connection)
            state: Json | None = None
            asked_at = 0.0
            while not self.stopping.is_set():
                message = listen(socket)
                if message is None:
                    late = asked_at and time.monotonic() - asked_at > ANSWER_S
                    if late:
                        self.history.surprises.append("no answer")
                        return
                elif message["type"] == "bye":
                    self.history.refusals[message["problem"]["code"]] += 1
                    return
                elif message["type"] == "answer":
                    asked_at = 0.0
                    self.take(message, connection)
                    if self.waiting is not None:
                        time.sleep(PAUSE_S)
                elif message.get("state") is not None:
                    state = message["state"]
                    self.see(state, connection)
                if state is None or asked_at:
                    continue
                request = self.wish(state)
                if request is not None:
                    asked_at = time.monotonic()
                    connection.sent[request["id"]] += 1
                    socket.send("act", **request)


def listen(socket: Socket) -> Json | None:
    """Wait a moment for a message; pings are answered on the way."""
    try:
        text = socket.connection.recv(timeout=LISTEN_S)
    except TimeoutError:
        return None
    message: Json = json.loads(text)
    if message["type"] == "ping":
        with suppress(ConnectionClosed):
            socket.connection.send(json.dumps({"type": "pong", "at": message["at"]}))
        return None
    return message


class HttpClient(Client):
    """A client that asks over HTTP, each time perhaps another server."""

    def play(self) -> None:
        person = self.person()
        while not self.stopping.is_set():
            connection = Connection()
            response = person.get(f"/api/tables/{self.table}/state")
            if not self.is_final(response):
                return
            state = response.json()
            self.see(state, connection)
            request = self.wish(state)
            if request is None:
                time.sleep(PAUSE_S)
                continue
            self.history.connections.append(connection)
            connection.sent[request["id"]] += 1
            body = {"type": "act", "seat": self.seat, **request}
            response = person.post(f"/api/tables/{self.table}/do", body)
            answer = response.json()
            if "result" in answer:
                self.take(answer, connection)
            else:
                self.history.surprises.append(response.text)
            if not self.is_final(response):
                return

    def is_final(self, response: httpx.Response) -> bool:
        """Tell whether an answer may stand; what failed for now is asked again."""
        if response.status_code in AGAIN:
            time.sleep(PAUSE_S)
            return False
        if response.status_code >= 500:
            self.history.surprises.append(response.text)
        return True
