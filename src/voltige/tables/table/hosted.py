"""A table that this process hosts: what its log says, who looks, and what they have been told."""

import asyncio

from voltige.core.errors import VoltigeError
from voltige.tables.simultaneous.claims import Claims
from voltige.tables.simultaneous.opening import opening_of
from voltige.tables.table.access import place_among, you
from voltige.tables.table.connection import Connection, encode
from voltige.tables.table.seeing import Telling, phrases, state_of, table_info, update_for
from voltige.tables.table.table import OVER, TableInMemory
from voltige.tables.table.told import EVERYTHING, told_since
from voltige.tables.wire.messages import Chat, TableChanged, Welcome
from voltige.tables.wire.parts import PROTOCOL, ChatLine, TableInfo, WireEvent

CHAT_LINES = 50  # that a welcome brings


class HostedTable:
    """One table with its connections; who changes the table holds the lock."""

    def __init__(self, table_id: str) -> None:
        """Start empty; the table is read when it is needed."""
        self.id = table_id
        self.table: TableInMemory | None = None
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.told_index = -1  # of the match's log
        self.told: list[int] = []
        self.told_opening = -1
        self.told_persons: object = None  # what else than the match decides what a state says
        self.chat: list[ChatLine] = []  # the last lines, while somebody looks
        self.thinking: set[tuple[int, int]] = set()
        self.claims = Claims()
        self.rematch: str | None = None  # the table that follows this one
        self.placed_at = -1  # how often seats had changed hands when all viewers were placed
        self.online: frozenset[int] = frozenset()  # the seats whose holder looks from here
        self.watching = 0  # viewers without a seat

    def add(self, table: TableInMemory, connection: Connection) -> None:
        """Add a viewer, or refuse it."""
        own = table.seats_of(connection.caller.holder)
        connection.seat = place_among(table, connection.caller, own, connection.wanted)
        connection.seats = own
        self.connections.add(connection)
        self.note_online()

    def remove(self, connection: Connection) -> None:
        """Remove a viewer."""
        self.connections.discard(connection)
        self.note_online()

    def note_online(self) -> None:
        """Note the seats whose holder looks from here, and how many others do."""
        here = [connection for connection in self.connections if not connection.broken]
        self.online = frozenset([seat for connection in here for seat in connection.seats])
        self.watching = len([connection for connection in here if not connection.seats])

    def place(self, table: TableInMemory) -> list[Connection]:
        """Decide anew what each viewer may see; dismiss some, and give those who look from elsewhere.

        Seats change hands while people look. Nothing is ever sent by what was so at connecting.
        """
        moved: list[Connection] = []
        if self.placed_at == table.hands_changed:
            return moved
        self.placed_at = table.hands_changed
        for connection in self.connections:
            if connection.broken:
                continue
            own = table.seats_of(connection.caller.holder)
            try:
                seat = place_among(table, connection.caller, own, connection.wanted)
            except VoltigeError as error:
                connection.dismiss(error)
                continue
            connection.seats = own
            if seat != connection.seat:
                connection.seat = seat
                moved.append(connection)
        self.note_online()
        return moved

    # -- telling --------------------------------------------------------------------------------

    def tell(self, table: TableInMemory, now: int) -> None:
        """Send every viewer what it does not know yet."""
        if self.connections:
            moved = self.place(table)
            self.tell_updates(table, moved)
            for connection in moved:
                self.welcome(table, connection, now, EVERYTHING)
            self.tell_table(table, now)
            self.tell_opening(table, now, moved)
        self.note_told(table)

    def welcome(
        self, table: TableInMemory, connection: Connection, now: int, since: int | None = None
    ) -> None:
        """Tell a viewer everything it may know now."""
        first: int = table.told[connection.seat + 1]
        events: list[WireEvent] = []
        if since is not None:
            first, events = told_since(table, phrases(table), connection.seat, since)
        connection.send(
            Welcome(
                protocol=PROTOCOL,
                table=self.info(table, connection, now),
                state=state_of(table, connection.seat, position=connection.position),
                first=first,
                events=events,
                chat=self.chat,
                heartbeat_s=connection.heartbeat_s,
            )
        )
        connection.table_key = (self.look_of(table), connection.seats)
        if table.measured_at >= 0:
            connection.send(opening_of(table, now))

    def note_told(self, table: TableInMemory) -> None:
        """Note that everybody here knows the table as it stands."""
        self.told_index = table.match.version if table.match is not None else -1
        self.told = list(table.told)
        self.told_opening = table.measured_at
        self.told_persons = persons_left(table)

    def tell_updates(self, table: TableInMemory, moved: list[Connection]) -> None:
        """Send the new entries of the match, encoded once per seat and wish; not to the moved."""
        if table.match is None:
            return
        same = persons_left(table) == self.told_persons
        if same and table.match.version == self.told_index:
            return
        encoded: dict[tuple[int, bool], bytes] = {}
        told = self.told or [0] * (table.row.seats + 1)
        telling = Telling(table, self.told_index)
        for connection in self.connections:
            if connection in moved:
                continue
            key = (connection.seat, connection.position)
            data = encoded.get(key)
            if data is None:
                update = update_for(
                    table,
                    connection.seat,
                    telling,
                    told,
                    position=connection.position,
                    always=not same,
                )
                data = encoded[key] = b"" if update is None else encode(update)
            if data:
                connection.put(data)

    def tell_table(self, table: TableInMemory, now: int) -> None:
        """Send the table to those for whom it looks different from what they were told."""
        look = self.look_of(table)
        for connection in self.connections:
            key = (look, connection.seats)
            if connection.table_key != key:
                connection.table_key = key
                connection.send(TableChanged(table=self.info(table, connection, now)))

    def tell_opening(self, table: TableInMemory, now: int, moved: list[Connection]) -> None:
        """Announce a decision with measured times that has just opened, but not to the moved.

        Those were told by their welcome.
        """
        if table.measured_at >= 0 and table.measured_at != self.told_opening:
            message = encode(opening_of(table, now))
            for connection in self.connections:
                if connection not in moved:
                    connection.put(message)

    def tell_chat(self, lines: list[ChatLine]) -> None:
        """Send new lines of chat, each once."""
        for line in self.note_chat(lines):
            message = encode(Chat(line=line))
            for connection in self.connections:
                connection.put(message)

    def note_chat(self, lines: list[ChatLine]) -> list[ChatLine]:
        """Keep lines of chat for those who come later; give the ones that were not told yet."""
        new = [line for line in lines if line.number > self.told_chat]
        self.chat = [*self.chat, *new][-CHAT_LINES:]
        return new

    @property
    def told_chat(self) -> int:
        """Give the number of the last line that everybody here knows."""
        return self.chat[-1].number if self.chat else 0

    def info(self, table: TableInMemory, connection: Connection, now: int) -> TableInfo:
        """Give the table as one viewer sees it."""
        seen_by = you(table, connection.caller)
        return table_info(table, seen_by, self.online, now, self.rematch, self.watching)

    def look_of(self, table: TableInMemory) -> object:
        """Give what decides whether a table looks different; nothing secret is in it."""
        vote = table.vote
        timed = table.clocks.move_ms or table.clocks.limit is not None
        status = table.status
        return (
            status,
            table.version if timed or status == OVER else 0,
            None if vote is None else (vote.what, vote.seat, len(vote.agreed)),
            table.settled,
            table.seats_changed,
            self.online,
            self.watching,
            self.rematch,
        )


def persons_left(table: TableInMemory) -> object:
    """Give what lets a state offer or end something without a step of the match: who is left."""
    return table.is_done, tuple(table.persons)
