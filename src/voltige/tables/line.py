"""An open line to a table, whoever carries its messages: what is said over it, and when it ends."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from voltige.core.errors import VoltigeError
from voltige.tables.bounds import check_json
from voltige.tables.callers import Asking, Caller
from voltige.tables.errors import TooOftenError, UnusableError
from voltige.tables.limits import Bucket
from voltige.tables.problems import problem_of
from voltige.tables.reading import misread
from voltige.tables.service import TableService
from voltige.tables.table.connection import Connection, encode
from voltige.tables.table.hosted import HostedTable
from voltige.tables.wire.messages import Bye, Ping
from voltige.tables.wire.requests import Incoming, Look, Pong

MISSED_PONGS = 3

decoder = msgspec.json.Decoder(Incoming)


@dataclass(frozen=True)
class Manners:
    """How much may be said over a line, and how often it is asked whether anybody is there."""

    heartbeat_s: int
    messages_per_10_s: int
    message_bytes: int


@dataclass(frozen=True)
class Wished:
    """From where somebody wishes to look: a seat, a version, and whether in words, too."""

    seat: int | None
    since: int | None
    position: bool


class Line:
    """One open line."""

    def __init__(
        self, service: TableService, table_id: str, caller: Caller, language: str, manners: Manners
    ) -> None:
        """Take who speaks, and in which language they are answered."""
        self.service = service
        self.table_id = table_id
        self.caller = caller
        self.language = language
        self.manners = manners
        self.clock = service.tables.clock
        self.bucket = Bucket(manners.messages_per_10_s, self.clock.now())
        self.heard_at = self.clock.now()
        self.connection = Connection(caller, None, manners.heartbeat_s)
        self.hosted: HostedTable | None = None

    async def open(
        self, wished: Wished, write: Callable[[bytes], bool] | None = None
    ) -> Connection:
        """Begin to look, or refuse; ``write`` is a short way for messages, if there is one."""
        connection = self.connection = Connection(
            self.caller, wished.seat, self.manners.heartbeat_s
        )
        connection.position = wished.position
        connection.write = write
        self.hosted = await self.service.connections.open(self.table_id, connection, wished.since)
        return connection

    def close(self) -> None:
        """Look no more."""
        if self.hosted is not None:
            self.service.connections.close(self.hosted, self.connection)

    def bye(self, error: VoltigeError) -> bytes:
        """Say why the line ends."""
        return encode(Bye(problem=problem_of(error, self.language)))

    def beat(self) -> bool:
        """Ask whether anybody is there; tell false if they have been silent for too long."""
        now = self.clock.now()
        if now - self.heard_at > MISSED_PONGS * self.manners.heartbeat_s * 1000 + 1000:
            return False
        self.connection.note_ping(now)
        self.connection.send(Ping(at=now))
        return True

    async def hear(self, text: str | bytes) -> VoltigeError | None:
        """Follow one message; give an error if the line must end."""
        now = self.clock.now()
        self.heard_at = now
        if not self.bucket.take(now):
            return TooOftenError("too_often", seconds=self.bucket.seconds())
        if len(text) > self.manners.message_bytes:
            return UnusableError("message_too_long", most=self.manners.message_bytes)
        try:
            check_json(text.encode() if isinstance(text, str) else text)
            message = decoder.decode(text)
        except UnusableError as error:
            return error
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return misread("bad_message", str(error), Incoming)
        connection = self.connection
        if isinstance(message, Pong):
            connection.note_pong(message.at, now)
            return None
        asking = Asking(self.caller, self.language, connection.seat, connection.latency_ms)
        try:
            answer, _ = await self.service.requests.do(self.table_id, message, asking)
        except RecursionError:
            return UnusableError("bad_message", reason="too deep")
        connection.send(answer)
        if isinstance(message, Look) and answer.result == "accepted":
            await self.service.connections.look_from(connection, self.table_id, message.seat)
        return None
