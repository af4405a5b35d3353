"""Somebody in a house without a server: asks, calls tables, and hears."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.local.outside import Elsewhere, Shelves
from voltige.local.door import Door, start

Json = dict[str, Any]
PATIENCE_S = 60.0


class Tab:
    """A tab: its requests, and its one line to a table."""

    def __init__(self, door: Door, name: str = "tab", language: str = "en") -> None:
        self.door = door
        self.name = name
        self.language = language
        self.heard: asyncio.Queue[Json] = asyncio.Queue()
        self.answers: asyncio.Queue[Json] = asyncio.Queue()
        self.lost: list[bool] = []
        self.asked = 0

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        sent = None if body is None else json.dumps(body)
        told = await self.door.request(method, path, self.language, sent)
        return told.status, json.loads(told.text) if told.text[:1] in "[{n" else told.text

    async def create(self, game: str, seats: list[str], **wishes: Any) -> str:
        who = [{"controller": one} for one in seats]
        wish = {"game": game, "seats": who, "nonce": "waived", "bot_delay_ms": 0, **wishes}
        status, made = await self.ask("POST", "/api/tables", wish)
        assert status == 201, made
        return str(made["table"]["id"])

    def call(self, table: str, since: int = -1, seat: int | None = None) -> None:
        call = {"table": table, "since": since, "seat": seat, "language": self.language}
        self.door.connect(self.name, json.dumps(call), self.hear, self.lost.append)

    async def asked_at(self, table: str) -> Json:
        """Look at a table that is played on one screen from the seat that is asked."""
        self.call(table)
        state: Json = (await self.until("welcome"))["state"]
        if state["asked"]:
            return state
        self.door.close(self.name)
        self.call(table, seat=state["turns"][0])
        other: Json = (await self.until("welcome"))["state"]
        return other

    def hear(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "ping":
            self.send({"type": "pong", "at": message["at"]})
        else:
            is_answer = message["type"] == "answer"
            (self.answers if is_answer else self.heard).put_nowait(message)

    def send(self, message: Json) -> None:
        self.door.receive(self.name, json.dumps(message))

    async def next(self) -> Json:
        return await asyncio.wait_for(self.heard.get(), PATIENCE_S)

    async def until(self, kind: str) -> Json:
        """Wait for a message of a kind."""
        while True:
            message = await self.next()
            if message["type"] == kind:
                return message

    async def turn(self) -> Json | None:
        """Wait until an own seat is asked; give the state, or none when the match is over."""
        while True:
            message = await self.next()
            state: Json | None = message.get("state")
            if state is not None and state["asked"]:
                return state
            if message["type"] == "table" and message["table"]["status"] in {"over", "ended"}:
                return None

    async def act(self, state: Json, code: int | None = None, action: Json | None = None) -> Json:
        """Act, by a code or as plain data, and give the answer."""
        self.asked += 1
        told = {"type": "act", "id": f"{self.name}{self.asked}", "version": state["version"]}
        self.send({**told, "code": code, "action": action, "seat": state["seat"]})
        return await asyncio.wait_for(self.answers.get(), PATIENCE_S)


@asynccontextmanager
async def house(shelves: Shelves, elsewhere: Elsewhere | None = None) -> AsyncIterator[Door]:
    """Open a house over a database until the block ends."""
    door = await start(shelves, elsewhere or Elsewhere())
    try:
        yield door
    finally:
        await door.stop()
