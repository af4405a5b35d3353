"""News of the own tables, for programs and for the browser: you sit there, your turn, it is over."""

import asyncio

from voltige.tables.table.connection import encode
from voltige.tables.table.hosted import HostedTable
from voltige.tables.table.table import TableInMemory
from voltige.tables.tables import Tables
from voltige.tables.wire.bodies import News

MOST_WAITING = 256


class NewsStreams:
    """Tells holders what concerns them, as far as this process hears of it."""

    def __init__(self, tables: Tables) -> None:
        """Follow every change."""
        self.tables = tables
        self.readers: dict[str, set[asyncio.Queue[bytes]]] = {}
        self.told: dict[str, tuple[object, ...]] = {}
        tables.told_of.append(self.hear)

    def open(self, holder: str) -> asyncio.Queue[bytes]:
        """Begin to listen for a holder."""
        queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.readers.setdefault(holder, set()).add(queue)
        return queue

    def close(self, holder: str, queue: asyncio.Queue[bytes]) -> None:
        """Stop listening."""
        queues = self.readers.get(holder, set())
        queues.discard(queue)
        if not queues:
            self.readers.pop(holder, None)

    def end(self, holder: str) -> None:
        """End the streams of one holder."""
        for queue in self.readers.get(holder, set()):
            queue.put_nowait(b"")

    def stop(self) -> None:
        """End all streams."""
        for queues in self.readers.values():
            for queue in queues:
                queue.put_nowait(b"")

    def hear(self, hosted: HostedTable) -> None:
        """Tell the holders at a table what has become of it."""
        table = hosted.table
        if not self.readers or table is None:
            return
        for holder in list(self.readers):
            for seat in table.seats_of(holder):
                self.tell(holder, table, seat)

    def tell(self, holder: str, table: TableInMemory, seat: int) -> None:
        """Send what a seat should know; the same thing once."""
        kind = kind_of(table, seat)
        key = (kind, table.version)
        place = f"{holder} {table.row.id} {seat}"
        if kind is None or self.told.get(place) == key:
            return
        self.told[place] = key
        if kind == "over":
            self.told.pop(place)
        news = News(kind, table.row.id, table.row.game, seat, self.tables.clock.now())  # type: ignore[arg-type]  # one of three words
        for queue in self.readers.get(holder, set()):
            if queue.qsize() < MOST_WAITING:
                queue.put_nowait(encode(news))

    async def present(self, holder: str) -> list[bytes]:
        """Give the news of all tables as they stand."""
        lines = []
        for listed in await self.tables.storage.tables_of(holder):
            if listed.summary.status in {"over", "ended"}:
                continue
            for seat in listed.seats:
                asked = listed.summary.status == "playing" and seat in listed.summary.asked
                kind = "turn" if asked else "seat"
                now = self.tables.clock.now()
                lines.append(encode(News(kind, listed.id, listed.game, seat, now)))  # type: ignore[arg-type]  # likewise
        return lines


def kind_of(table: TableInMemory, seat: int) -> str | None:
    """Tell what a seat should know of its table."""
    if table.is_done:
        return "over"
    if table.match is None:
        return "seat"
    return "turn" if seat in table.asked() else None
