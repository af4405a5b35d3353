"""A table's place in memory: its room, its viewers, and what they have been told."""

import asyncio

from voltige.core.errors import VoltigeError
from voltige.server.room.access import place_of, you
from voltige.server.room.due import race_message
from voltige.server.room.outlet import Outlet, encode
from voltige.server.room.room import OVER, Room
from voltige.server.room.seeing import Telling, phrases, state_of, table_info, update_for
from voltige.server.room.told import EVERYTHING, told_since
from voltige.server.wire.messages import Chat, TableChanged, Welcome
from voltige.server.wire.parts import PROTOCOL, ChatLine, TableInfo, WireEvent
from voltige.store.rows import ClaimRow

CHAT_LINES = 50  # that a welcome brings


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
        self.told_ways: object = None  # what else than the match decides what a state says
        self.chat: list[ChatLine] = []  # the last lines, while somebody looks
        self.thinking: set[tuple[int, int]] = set()
        self.claims: dict[int, ClaimRow] = {}  # of the live race that is open
        self.claims_of = -1
        self.locked: dict[int, int] = {}  # seat: until when it may not claim
        self.settle_at: int | None = None
        self.rematch: str | None = None  # the table that follows this one
        self.online: frozenset[int] = frozenset()  # the seats whose holder looks from here
        self.watching = 0  # viewers without a seat

    def add(self, room: Room, outlet: Outlet) -> None:
        """Add a viewer, or refuse it."""
        outlet.seat = place_of(room, outlet.caller, outlet.wanted)
        outlet.seats = room.seats_of(outlet.caller.holder)
        self.outlets.add(outlet)
        self.note_online()

    def remove(self, outlet: Outlet) -> None:
        """Remove a viewer."""
        self.outlets.discard(outlet)
        self.note_online()

    def note_online(self) -> None:
        """Note the seats whose holder looks from here, and how many others do."""
        here = [outlet for outlet in self.outlets if not outlet.broken]
        self.online = frozenset([seat for outlet in here for seat in outlet.seats])
        self.watching = len([outlet for outlet in here if not outlet.seats])

    def place(self, room: Room) -> list[Outlet]:
        """Decide anew what each viewer may see; dismiss some, and give those who look from elsewhere.

        Seats change hands while people look. Nothing is ever sent by what was so at connecting.
        """
        moved: list[Outlet] = []
        for outlet in self.outlets:
            if outlet.broken:
                continue
            try:
                seat = place_of(room, outlet.caller, outlet.wanted)
            except VoltigeError as error:
                outlet.dismiss(error)
                continue
            outlet.seats = room.seats_of(outlet.caller.holder)
            if seat != outlet.seat:
                outlet.seat = seat
                moved.append(outlet)
        self.note_online()
        return moved

    # -- telling --------------------------------------------------------------------------------

    def tell(self, room: Room, now: int) -> None:
        """Send every viewer what it does not know yet."""
        if self.outlets:
            moved = self.place(room)
            self.tell_updates(room, moved)
            for outlet in moved:
                self.welcome(room, outlet, now, EVERYTHING)
            self.tell_table(room, now)
            self.tell_race(room, now, moved)
        self.note_told(room)

    def welcome(self, room: Room, outlet: Outlet, now: int, since: int | None = None) -> None:
        """Tell a viewer everything it may know now."""
        first: int = room.told[outlet.seat + 1]
        events: list[WireEvent] = []
        if since is not None:
            first, events = told_since(room, phrases(room), outlet.seat, since)
        outlet.send(
            Welcome(
                protocol=PROTOCOL,
                table=self.info(room, outlet, now),
                state=state_of(room, outlet.seat, position=outlet.position),
                first=first,
                events=events,
                chat=self.chat,
                heartbeat_s=outlet.heartbeat_s,
            )
        )
        outlet.table_key = self.table_key(room, outlet)
        if room.race_at >= 0:
            outlet.send(race_message(room, now))

    def note_told(self, room: Room) -> None:
        """Note that everybody here knows the room as it stands."""
        self.told_index = room.match.version if room.match is not None else -1
        self.told = list(room.told)
        self.told_race = room.race_at
        self.told_ways = ways_of(room)

    def tell_updates(self, room: Room, moved: list[Outlet]) -> None:
        """Send the new entries of the match, encoded once per seat and wish; not to the moved."""
        if room.match is None:
            return
        same = ways_of(room) == self.told_ways
        if same and room.match.version == self.told_index:
            return
        encoded: dict[tuple[int, bool], bytes] = {}
        told = self.told or [0] * (room.row.seats + 1)
        telling = Telling(room, self.told_index)
        for outlet in self.outlets:
            if outlet in moved:
                continue
            key = (outlet.seat, outlet.position)
            data = encoded.get(key)
            if data is None:
                update = update_for(
                    room, outlet.seat, telling, told, position=outlet.position, always=not same
                )
                data = encoded[key] = b"" if update is None else encode(update)
            if data:
                outlet.put(data)

    def tell_table(self, room: Room, now: int) -> None:
        """Send the table to those for whom it looks different from what they were told."""
        for outlet in self.outlets:
            key = self.table_key(room, outlet)
            if outlet.table_key != key:
                outlet.table_key = key
                outlet.send(TableChanged(table=self.info(room, outlet, now)))

    def tell_race(self, room: Room, now: int, moved: list[Outlet]) -> None:
        """Announce a live race that has just opened; a welcome has told of it already."""
        if room.race_at >= 0 and room.race_at != self.told_race:
            message = encode(race_message(room, now))
            for outlet in self.outlets:
                if outlet not in moved:
                    outlet.put(message)

    def tell_chat(self, lines: list[ChatLine]) -> None:
        """Send new lines of chat, each once."""
        for line in self.note_chat(lines):
            message = encode(Chat(line=line))
            for outlet in self.outlets:
                outlet.put(message)

    def note_chat(self, lines: list[ChatLine]) -> list[ChatLine]:
        """Keep lines of chat for those who come later; give the ones that were not told yet."""
        new = [line for line in lines if line.number > self.told_chat]
        self.chat = [*self.chat, *new][-CHAT_LINES:]
        return new

    @property
    def told_chat(self) -> int:
        """Give the number of the last line that everybody here knows."""
        return self.chat[-1].number if self.chat else 0

    def info(self, room: Room, outlet: Outlet, now: int) -> TableInfo:
        """Give the table as one viewer sees it."""
        seen_by = you(room, outlet.caller)
        return table_info(room, seen_by, self.online, now, self.rematch, self.watching)

    def table_key(self, room: Room, outlet: Outlet) -> object:
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
            tuple(outlet.seats),
        )


def ways_of(room: Room) -> object:
    """Give what lets a state offer or end something without a step of the match: who is left."""
    return room.is_done, tuple(room.persons)
