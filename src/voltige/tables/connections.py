"""Connections to tables: who may look, who comes and goes, whose token was revoked."""

from collections.abc import Callable

from voltige.core.errors import VoltigeError
from voltige.core.state import SPECTATOR
from voltige.tables.callers import Revoked, program_holder, program_ids
from voltige.tables.errors import NobodyError
from voltige.tables.news import NewsStreams
from voltige.tables.table.access import place_of, you
from voltige.tables.table.connection import Connection
from voltige.tables.table.hosted import HostedTable
from voltige.tables.table.table import TableInMemory
from voltige.tables.table.told import EVERYTHING
from voltige.tables.tables import Tables, chat_line


class Connections:
    """Lets viewers in, and sees them out."""

    def __init__(self, tables: Tables, news: NewsStreams, check_load: Callable[[], None]) -> None:
        """Take what refuses mere spectators while there is too much to do."""
        self.tables = tables
        self.news = news
        self.check_load = check_load
        self.revoked = Revoked()

    async def open(self, table_id: str, connection: Connection, since: int | None) -> HostedTable:
        """Let a viewer in: a welcome first, then everything that happens."""
        chat = [chat_line(row) for row in await self.tables.storage.chat(table_id)]

        def see(table: TableInMemory, hosted: HostedTable) -> HostedTable:
            hosted.tell_chat(chat)  # what another process has not told us of yet
            self.enter(table, hosted, connection, since)
            return hosted

        return await self.tables.look(table_id, see)

    def enter(
        self, table: TableInMemory, hosted: HostedTable, connection: Connection, since: int | None
    ) -> None:
        """Welcome a viewer; a mere spectator is let in only if there is time for one."""
        if connection.caller.holder in self.revoked:  # since we looked its token up
            raise NobodyError("bad_token")
        seen_by = you(table, connection.caller)
        if not seen_by.seats and not seen_by.owner:
            self.check_load()
        hosted.add(table, connection)
        self.tables.measures.note_connections(1)
        now = self.tables.clock.now()
        hosted.welcome(table, connection, now, since)
        hosted.tell_table(table, now)  # the others learn that its seats are online

    async def look_from(self, connection: Connection, table_id: str, seat: int | None) -> None:
        """Let a viewer look from another own seat, or as a spectator, from now on."""

        def see(table: TableInMemory, hosted: HostedTable) -> None:
            connection.wanted = SPECTATOR if seat is None else seat
            try:
                connection.seat = place_of(table, connection.caller, connection.wanted)
            except VoltigeError as error:  # the seat was lost since the answer
                connection.dismiss(error)
            else:
                hosted.welcome(table, connection, self.tables.clock.now(), EVERYTHING)

        await self.tables.look(table_id, see)

    def close(self, hosted: HostedTable, connection: Connection) -> None:
        """Remove a viewer."""
        if connection in hosted.connections:
            hosted.remove(connection)
            self.tables.measures.note_connections(-1)
            if hosted.table is not None and not self.tables.stopping:
                hosted.tell_table(hosted.table, self.tables.clock.now())

    def end_all(self, *, quick: bool) -> None:
        """Say good-bye to the viewers; to those with a short way of writing only if asked."""
        for hosted in self.tables.hosted.values():
            for connection in hosted.connections:
                if quick or connection.write is None:
                    connection.end()

    # -- tokens that were revoked ------------------------------------------------------------------

    def revoke(self, token_id: str) -> None:
        """End every open connection of a program at once."""
        holder = program_holder(token_id)
        self.revoked.add(holder)
        self.news.end(holder)
        for hosted in list(self.tables.hosted.values()):
            theirs = [one for one in hosted.connections if one.caller.holder == holder]
            for connection in theirs:
                connection.dismiss(NobodyError("bad_token"))
            if theirs and hosted.table is not None:
                hosted.note_online()
                hosted.tell_table(hosted.table, self.tables.clock.now())

    async def find_revoked(self) -> None:
        """Look up the tokens of all open connections: news of a revoked one may have been missed."""
        holders = set(self.news.readers)
        for hosted in self.tables.hosted.values():
            holders.update(connection.caller.holder for connection in hosted.connections)
        for token_id in sorted(program_ids(holders)):
            if not await self.tables.storage.has_token(token_id):
                self.revoke(token_id)
