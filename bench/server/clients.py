"""N tables of four clients that play random legal moves, each as soon as its turn comes."""

import asyncio
import json
import random
import sys
import time

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from bench.server.http import post

SEATS = 4
OPTIONS = {"target_points": 1000, "race_mode": "secret", "race_commit_ms": 60_000}


class Choice(msgspec.Struct):
    """What a client needs of a legal action."""

    code: int


class State(msgspec.Struct):
    """What a client needs of a state."""

    version: int
    asked: bool
    legal: list[Choice]


class Heard(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    state: State | None = None
    at: int = 0


class Load:
    """All clients and what they measure."""

    def __init__(self, url: str, tables: int) -> None:
        """Take the server and how many tables there are."""
        self.url = url
        self.tables = tables
        self.counting = False
        self.latencies: list[float] = []
        self.decode = msgspec.json.Decoder(Heard).decode

    async def run(self, seconds: float) -> dict[str, float]:
        """Open the tables, warm up, count."""
        players = [asyncio.create_task(self.player(*place)) for place in self.open()]
        await asyncio.sleep(2.0 + 0.005 * self.tables)
        self.counting = True
        print("counting", flush=True)
        await asyncio.sleep(seconds)
        self.counting = False
        found = sorted(self.latencies)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        last = len(found) - 1
        return {
            "moves": len(found),
            "p50": found[last // 2] * 1000,
            "p99": found[int(last * 0.99)] * 1000,
        }

    def open(self) -> list[tuple[str, str]]:
        """Make the tables and seat everybody; give table and cookie of each player."""
        places = []
        wishes = [{"controller": "me"}, *[{"controller": "open"}] * (SEATS - 1)]
        for _ in range(self.tables):
            body = {"game": "loops", "seats": wishes, "options": OPTIONS}
            made, cookie = post(self.url, "/api/tables", body)
            table = made["table"]["id"]
            places.append((table, cookie))
            for _ in range(SEATS - 1):
                _, cookie = post(self.url, f"/api/tables/{table}/sit", {"name": "x"})
                places.append((table, cookie))
        return places

    async def player(self, table: str, cookie: str) -> None:
        """Play one seat; a match that is over is left alone."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"Cookie": cookie}
        async with connect(address, additional_headers=headers, compression=None) as socket:
            await self.play(socket)

    async def play(self, socket: ClientConnection) -> None:
        """Answer every question at random."""
        rng = random.Random()  # noqa: S311  (moves need no secrets)
        sent = 0.0
        number = 0
        asked: State | None = None
        async for text in socket:
            message = self.decode(text)
            if message.type == "ping":
                await socket.send(json.dumps({"type": "pong", "at": message.at}))
                continue
            if message.state is not None:
                asked = message.state if message.state.asked else None
            if message.type == "answer" and sent:
                if self.counting:
                    self.latencies.append(time.perf_counter() - sent)
                sent = 0.0
            if asked is not None and not sent:
                number += 1
                code = rng.choice(asked.legal).code
                sent = time.perf_counter()
                await socket.send(
                    f'{{"type":"act","id":"{number}","version":{asked.version},"code":{code}}}'
                )
                asked = None


if __name__ == "__main__":
    load = Load(sys.argv[1], int(sys.argv[2]))
    print(json.dumps(uvloop.run(load.run(float(sys.argv[3])))), flush=True)
