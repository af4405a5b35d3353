"""Tables of people who take their time: each table makes so many moves per second."""

import asyncio
import itertools
import random
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

OPTIONS = {"target_points": 1000, "race_mode": "secret", "race_commit_ms": 60_000}
PATIENCE_S = 60.0
REFUSED = 503


class Choice(msgspec.Struct):
    """A legal move."""

    code: int


class Position(msgspec.Struct):
    """What a client needs of a state."""

    version: int
    asked: bool
    legal: list[Choice] = []


class Heard(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    at: int = 0
    id: str = ""
    state: Position | None = None


decoder = msgspec.json.Decoder(Heard)


class Crowd:
    """All tables of a run, and the latencies of their moves while they count."""

    def __init__(self, urls: list[str], seats: int, pace: float) -> None:
        """Take the servers, how many sit at a table, and how many moves it makes per second."""
        self.urls = urls
        self.seats = seats
        self.pace = pace
        self.http = httpx.AsyncClient(timeout=PATIENCE_S, verify=False)  # noqa: S501  (no TLS)
        self.tables = 0
        self.refused = 0
        self.counting = False
        self.latencies: list[float] = []
        self.health: list[float] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def open_table(self, others: str = "open") -> bool:
        """Open a table and bring its people; tell whether the server had room for it."""
        url = self.urls[self.tables % len(self.urls)]
        wishes = [{"controller": "me"}, *[{"controller": others}] * (self.seats - 1)]
        body = {"game": "loops", "seats": wishes, "options": OPTIONS, "nonce": "waived"}
        made = await self.post(f"{url}/api/tables", body)
        if made.status_code == REFUSED:
            self.refused += 1
            return False
        table = made.raise_for_status().json()["table"]["id"]
        cookies = [made.cookies["voltige"]]
        for _ in range(1, self.seats if others == "open" else 1):
            sat = await self.post(f"{url}/api/tables/{table}/sit", {"name": "x", "nonce": "waived"})
            cookies.append(sat.raise_for_status().cookies["voltige"])
        self.tables += 1
        pulse = Pulse(self.pace)
        for cookie in cookies:
            self.spawn(self.play(url, table, cookie, pulse))
        return True

    async def post(self, url: str, body: dict[str, Any]) -> httpx.Response:
        """Ask for something as somebody new."""
        self.http.cookies.clear()
        return await self.http.post(url, json=body)

    def spawn(self, work: Any) -> None:
        """Run something beside the rest."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def play(self, url: str, table: str, cookie: str, pulse: "Pulse") -> None:
        """Sit at a table and play random legal moves in its rhythm."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": f"voltige={cookie}"}
        async with connect(
            address, additional_headers=headers, compression=None, max_size=None, open_timeout=60
        ) as socket:
            seat = Seat(self, socket, pulse)
            try:
                async for text in socket:
                    await seat.hear(decoder.decode(text))
            except ConnectionClosed:
                return

    async def ask_for_health(self) -> None:
        """Ask again and again whether the server is well, and how long that takes."""
        while True:
            begun = time.perf_counter()
            await self.http.get(f"{self.urls[0]}/healthz")
            if self.counting:
                self.health.append(time.perf_counter() - begun)
            await asyncio.sleep(0.2)

    async def close(self) -> None:
        """Send everybody home."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.http.aclose()


class Pulse:
    """The rhythm of a table; tables begin at random moments, so that they do not move together."""

    def __init__(self, pace: float) -> None:
        """Take how many moves per second."""
        self.step = 1 / pace
        self.next_at = time.perf_counter() + random.uniform(0, self.step)  # noqa: S311  (no secret)

    async def wait(self) -> None:
        """Wait for the next beat."""
        now = time.perf_counter()
        at = max(now, self.next_at)
        self.next_at = at + self.step
        await asyncio.sleep(at - now)


class Seat:
    """One client."""

    def __init__(self, crowd: Crowd, socket: ClientConnection, pulse: Pulse) -> None:
        """Take where it sits."""
        self.crowd = crowd
        self.socket = socket
        self.pulse = pulse
        self.numbers = itertools.count(1)
        self.sent: dict[str, float] = {}
        self.played = -1  # the version of the last move

    async def hear(self, message: Heard) -> None:
        """Follow a message."""
        if message.type == "ping":
            await self.socket.send(f'{{"type": "pong", "at": {message.at}}}')
        elif message.type == "answer":
            begun = self.sent.pop(message.id, None)
            if begun is not None and self.crowd.counting:
                self.crowd.latencies.append(time.perf_counter() - begun)
        state = message.state
        if state is not None and state.asked and state.version > self.played:
            self.played = state.version
            self.crowd.spawn(self.move(state))

    async def move(self, state: Position) -> None:
        """Play a random legal move at the next beat."""
        await self.pulse.wait()
        code = random.choice(state.legal).code  # noqa: S311  (no secret)
        name = str(next(self.numbers))
        self.sent[name] = time.perf_counter()
        text = f'{{"type": "act", "id": "{name}", "version": {state.version}, "code": {code}}}'
        try:
            await self.socket.send(text)
        except ConnectionClosed:
            return
