"""A table's place in memory: its room, its viewers, and what they have been told."""

import asyncio

from voltige.server.room.due import race_message
from voltige.server.room.outlet import Outlet, encode
from voltige.server.room.room import OVER, Room
from voltige.server.room.seeing import Telling, table_info, update_for
from voltige.server.wire.messages import Chat, TableChanged
from voltige.server.wire.parts import ChatLine, TableInfo, You
from voltige.store.rows import ClaimRow


class Slot:
    """The place of one table; who changes the room holds the lock."""

    def __init__(self, table_id: str) -> None:
        """Start empty; the room is read when it is needed."""
        self.id = table_id
        self.room: Room | None = None
        self.lock = asyncio.Lock()
        self.outlets: set[Outlet] = set()
        self.told_index = -1  # of the match's log
        self.told: list[int] = []
        self.told_race = -1
        self.told_chat = 0
        self.thinking: set[tuple[int, int]] = set()
        self.claims: dict[int, ClaimRow] = {}  # of the live race that is open
        self.claims_of = -1
        self.locked: dict[int, int] = {}  # seat: until when it may not claim
        self.settle_at: int | None = None
        self.rematch: str | None = None  # the table that follows this one
        self.online: frozenset[int] = frozenset()  # the seats whose holder looks from here
        self.watching = 0  # viewers without a seat

    def add(self, outlet: Outlet) -> None:
        """Add a viewer."""
        self.outlets.add(outlet)
        self.note_online()

    def remove(self, outlet: Outlet) -> None:
        """Remove a viewer."""
        self.outlets.discard(outlet)
        self.note_online()

    def note_online(self) -> None:
        """Note the seats whose holder looks from here, and how many others do."""
        self.online = frozenset([seat for outlet in self.outlets for seat in outlet.seats])
        self.watching = len([outlet for outlet in self.outlets if not outlet.seats])

    # -- telling --------------------------------------------------------------------------------

    def tell(self, room: Room, now: int) -> None:
        """Send every viewer what it does not know yet."""
        if self.outlets:
            self.tell_updates(room)
            self.tell_table(room, now)
            self.tell_race(room, now)
        self.note_told(room)

    def note_told(self, room: Room) -> None:
        """Note that everybody here knows the room as it stands."""
        self.told_index = room.match.version if room.match is not None else -1
        self.told = list(room.told)
        self.told_race = room.race_at

    def tell_updates(self, room: Room) -> None:
        """Send the new entries of the match, encoded once per seat and wish."""
        if room.match is None or room.match.version == self.told_index:
            return
        encoded: dict[tuple[int, bool], bytes] = {}
        told = self.told or [0] * (room.row.seats + 1)
        telling = Telling(room, self.told_index)
        for outlet in self.outlets:
            key = (outlet.seat, outlet.position)
            data = encoded.get(key)
            if data is None:
                update = update_for(room, outlet.seat, telling, told, position=outlet.position)
                data = encoded[key] = b"" if update is None else encode(update)
            if data:
                outlet.put(data)

    def tell_table(self, room: Room, now: int) -> None:
        """Send the table to those for whom it looks different from what they were told."""
        key = self.table_key(room)
        for outlet in self.outlets:
            if outlet.table_key != key:
                outlet.table_key = key
                outlet.send(TableChanged(table=self.info(room, outlet, now)))

    def tell_race(self, room: Room, now: int) -> None:
        """Announce a live race that has just opened."""
        if room.race_at >= 0 and room.race_at != self.told_race:
            message = encode(race_message(room, now))
            for outlet in self.outlets:
                outlet.put(message)

    def tell_chat(self, lines: list[ChatLine]) -> None:
        """Send new lines of chat, each once."""
        for line in lines:
            if line.number > self.told_chat:
                self.told_chat = line.number
                message = encode(Chat(line=line))
                for outlet in self.outlets:
                    outlet.put(message)

    def info(self, room: Room, outlet: Outlet, now: int) -> TableInfo:
        """Give the table as one viewer sees it."""
        you = You(outlet.owner, outlet.seats)
        return table_info(room, you, self.online, now, self.rematch, self.watching)

    def table_key(self, room: Room) -> object:
        """Give what decides whether a table looks different; nothing secret is in it."""
        vote = room.vote
        timed = room.clocks.move_ms or room.clocks.limit is not None
        status = room.status
        return (
            status,
            room.version if timed or status == OVER else 0,
            None if vote is None else (vote.what, vote.seat, len(vote.agreed)),
            room.settled,
            room.seats_changed,
            self.online,
            self.watching,
            self.rematch,
        )
