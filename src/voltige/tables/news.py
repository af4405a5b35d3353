"""News of the own tables, for programs and for the browser: you sit there, your turn, it is over."""

import asyncio

from voltige.server.house import House
from voltige.server.room.outlet import encode
from voltige.server.room.room import Room
from voltige.server.room.slot import Slot
from voltige.server.wire.bodies import News

MOST_WAITING = 256


class NewsRoom:
    """Tells holders what concerns them, as far as this process hears of it."""

    def __init__(self, house: House) -> None:
        """Follow every change."""
        self.house = house
        self.readers: dict[str, set[asyncio.Queue[bytes]]] = {}
        self.told: dict[str, tuple[object, ...]] = {}
        house.told_of.append(self.hear)

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

    def hear(self, slot: Slot) -> None:
        """Tell the holders at a table what has become of it."""
        room = slot.room
        if not self.readers or room is None:
            return
        for holder in list(self.readers):
            for seat in room.seats_of(holder):
                self.tell(holder, room, seat)

    def tell(self, holder: str, room: Room, seat: int) -> None:
        """Send what a seat should know; the same thing once."""
        kind = kind_of(room, seat)
        key = (kind, room.version)
        place = f"{holder} {room.row.id} {seat}"
        if kind is None or self.told.get(place) == key:
            return
        self.told[place] = key
        if kind == "over":
            self.told.pop(place)
        news = News(kind, room.row.id, room.row.game, seat, self.house.clock.now())  # type: ignore[arg-type]  # one of three words
        for queue in self.readers.get(holder, set()):
            if queue.qsize() < MOST_WAITING:
                queue.put_nowait(encode(news))

    async def present(self, holder: str) -> list[bytes]:
        """Give the news of all tables as they stand."""
        lines = []
        for listed in await self.house.store.tables_of(holder):
            if listed.summary.status in {"over", "ended"}:
                continue
            for seat in listed.seats:
                asked = listed.summary.status == "playing" and seat in listed.summary.asked
                kind = "turn" if asked else "seat"
                now = self.house.clock.now()
                lines.append(encode(News(kind, listed.id, listed.game, seat, now)))  # type: ignore[arg-type]  # likewise
        return lines


def kind_of(room: Room, seat: int) -> str | None:
    """Tell what a seat should know of its table."""
    if room.is_done:
        return "over"
    if room.match is None:
        return "seat"
    return "turn" if seat in room.asked() else None
