"""What may be seen of a table by looking once: its seats, its position, its log, its components."""

from typing import Any

from voltige.match.rows import Listed
from voltige.tables.callers import Caller
from voltige.tables.components import components_of
from voltige.tables.table.access import check_spectator, place_of, you
from voltige.tables.table.hosted import HostedTable
from voltige.tables.table.seeing import phrases, state_of, table_info
from voltige.tables.table.table import TableInMemory
from voltige.tables.table.told import told_before
from voltige.tables.tables import Tables
from voltige.tables.wire.bodies import Components, LogPage, TableLine
from voltige.tables.wire.parts import State, TableInfo


class Looking:
    """Shows tables to those who may look."""

    def __init__(self, tables: Tables) -> None:
        """Take the tables."""
        self.tables = tables

    async def info(self, table_id: str, caller: Caller) -> TableInfo:
        """Give a table as a caller sees it; one that waits for people may be seen by all."""
        caller.need("read")

        def see(table: TableInMemory, hosted: HostedTable) -> TableInfo:
            if table.match is not None:
                check_spectator(table, caller)
            seen_by, now = you(table, caller), self.tables.clock.now()
            rematch, watching = hosted.rematch, hosted.watching
            return table_info(table, seen_by, hosted.online, now, rematch, watching)

        return await self.tables.look(table_id, see)

    async def components(self, table_id: str, caller: Caller) -> Components:
        """Give the components of the table's edition, which never changes, to whoever may look."""
        await self.info(table_id, caller)

        def see(table: TableInMemory, _: HostedTable) -> Components:
            return components_of(table.agreed, phrases(table).words)

        return await self.tables.look(table_id, see)

    async def state(
        self, table_id: str, caller: Caller, seat: int | None, *, position: bool
    ) -> State | None:
        """Give the position as a seat sees it; none before the match begins."""

        def see(table: TableInMemory, _: HostedTable) -> State | None:
            return state_of(table, place_of(table, caller, seat), position=position)

        return await self.tables.look(table_id, see)

    async def log(self, table_id: str, caller: Caller, seat: int | None, before: int) -> LogPage:
        """Give the lines of the log before a number, as a seat was told them."""

        def see(table: TableInMemory, _: HostedTable) -> LogPage:
            place = place_of(table, caller, seat)
            return LogPage(*told_before(table, phrases(table), place, before))

        return await self.tables.look(table_id, see)

    async def lobby(self) -> list[TableLine]:
        """List public tables, the newest first."""
        return [line_of(listed) for listed in await self.tables.storage.lobby()]

    async def tables_of(self, caller: Caller) -> list[TableLine]:
        """List the tables of a caller, those that wait for them first."""
        caller.need("read")
        if caller.kind == "nobody":
            return []
        lines = [line_of(found) for found in await self.tables.storage.tables_of(caller.holder)]
        return sorted(lines, key=lambda line: (not line.my_turn, -line.changed_at))


def line_of(listed: Listed) -> TableLine:
    """Give a line of a list."""
    summary = listed.summary
    words: Any = summary.status, listed.mode  # checked when they were written
    return TableLine(
        id=listed.id,
        game=listed.game,
        status=words[0],
        mode=words[1],
        practice=listed.practice,
        names=summary.names,
        open_seats=summary.names.count("") if summary.status == "open" else 0,
        created_at=listed.created_at,
        changed_at=summary.changed_at,
        my_seats=listed.seats,
        my_turn=summary.status == "playing" and any(s in summary.asked for s in listed.seats),
        deadline=summary.deadline,
    )
