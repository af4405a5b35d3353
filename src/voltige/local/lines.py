"""Open lines to tables without a network: messages go to whoever has called."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import Struct

from voltige.core.errors import VoltigeError
from voltige.tables.callers import Caller
from voltige.tables.line import Line, Manners, Wished
from voltige.tables.problems import status_of
from voltige.tables.service import TableService

MANNERS = Manners(heartbeat_s=10, messages_per_10_s=1000, message_bytes=16_384)
FINAL = frozenset({400, 401, 403, 404})  # asking again would not help

Tell = Callable[[str], None]
Lose = Callable[[bool], None]


class Call(Struct):
    """Who looks at which table, and from where on; as the client's transport has it."""

    table: str
    since: int
    seat: int | None
    language: str


class Lines:
    """All open lines, by the names that the callers have given them."""

    def __init__(self, service: TableService, caller: Caller) -> None:
        """Take the one person who is here."""
        self.service = service
        self.caller = caller
        self.open: dict[str, LocalLine] = {}

    def connect(self, name: str, call: Call, tell: Tell, lose: Lose) -> None:
        """Open a line; what is sent over it from now on is followed in its order."""
        line = Line(self.service, call.table, self.caller, call.language, MANNERS)
        local = self.open[name] = LocalLine(line, tell)
        wished = Wished(call.seat, call.since, position=True)

        async def run() -> None:
            final = await local.run(wished)
            if self.open.get(name) is local:
                del self.open[name]
                lose(final)

        self.service.tables.spawn(run())

    def receive(self, name: str, text: str) -> None:
        """Take a message; one over a line that is gone is lost, as it is in a network."""
        line = self.open.get(name)
        if line is not None:
            line.received.put_nowait(text)

    def close(self, name: str) -> None:
        """Hang up."""
        line = self.open.pop(name, None)
        if line is not None:
            line.line.connection.end()


class LocalLine:
    """One open line."""

    def __init__(self, line: Line, tell: Tell) -> None:
        """Take where messages go."""
        self.line = line
        self.tell = tell
        self.received: asyncio.Queue[str] = asyncio.Queue()

    async def run(self, wished: Wished) -> bool:
        """Serve until one side leaves; tell whether calling again would not help."""
        try:
            connection = await self.line.open(wished)
        except VoltigeError as error:
            return self.bye(error)
        works: list[Coroutine[Any, Any, None]] = [self.send(), self.heartbeat(), self.follow()]
        tasks = [asyncio.ensure_future(work) for work in works]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.line.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        dismissed = connection.dismissed
        return dismissed is not None and self.bye(dismissed)

    def bye(self, error: VoltigeError) -> bool:
        """Say why the line ends; tell whether calling again would not help."""
        self.tell(self.line.bye(error).decode())
        return status_of(error) in FINAL

    async def send(self) -> None:
        """Pass messages on."""
        while (message := await self.line.connection.next()) is not None:
            self.tell(message.decode())

    async def heartbeat(self) -> None:
        """Ping; a tab that has crashed says nothing more, and its line ends."""
        while self.line.beat():
            await asyncio.sleep(MANNERS.heartbeat_s)

    async def follow(self) -> None:
        """Follow messages one after the other."""
        while True:
            error = await self.line.hear(await self.received.get())
            if error is not None:
                self.bye(error)
                return
