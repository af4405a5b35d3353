"""All tables of this process: loading, changing under a lock, telling the viewers.

A change is made on the table in memory, written, and only then told. If the write fails or somebody
else was faster, the table is thrown away and read again from the log.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from voltige.core.errors import VoltigeError
from voltige.match.errors import ConflictError
from voltige.match.rows import ChatRow, TableRow
from voltige.tables.aside import Aside
from voltige.tables.clock import Clock
from voltige.tables.editions import own_edition
from voltige.tables.errors import NotHereError, RequestError
from voltige.tables.kept_editions import restored
from voltige.tables.measures import Measures
from voltige.tables.migration import opened, read_log
from voltige.tables.settings import Settings
from voltige.tables.simultaneous.orders import follow_orders
from voltige.tables.storage import Storage
from voltige.tables.table.draft import Draft
from voltige.tables.table.due import due_at
from voltige.tables.table.hosted import HostedTable
from voltige.tables.table.moves import end_if_full
from voltige.tables.table.table import TableInMemory, find_game
from voltige.tables.wire.parts import ChatLine

Done = TypeVar("Done")
ATTEMPTS = 10

log = logging.getLogger("voltige")


class Tables:
    """The tables of this process."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        clock: Clock,
        measures: Measures,
        aside: Aside,
    ) -> None:
        """Take what everything here needs."""
        self.settings = settings
        self.storage = storage
        self.clock = clock
        self.measures = measures
        self.aside = aside
        self.hosted: dict[str, HostedTable] = {}
        self.changed: list[
            Callable[[HostedTable], None]
        ] = []  # called after every change made here
        self.told_of: list[
            Callable[[HostedTable], None]
        ] = []  # called after every change, also others'
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    # -- loading --------------------------------------------------------------------------------

    def host(self, table_id: str) -> HostedTable:
        """Host a table from now on; those that nobody needs are let go."""
        found = self.hosted.pop(table_id, None)
        if found is None:
            found = HostedTable(table_id)
            self.let_go()
        self.hosted[table_id] = found  # the most recently used stand last
        return found

    def let_go(self) -> None:
        """Forget tables that were not used for long and that nobody looks at, if there are many."""
        if len(self.hosted) < self.settings.rooms:
            return
        idle = [
            hosted.id
            for hosted in self.hosted.values()
            if not hosted.connections and not hosted.lock.locked() and not hosted.thinking
        ]
        for table_id in idle[: max(1, len(idle) // 4)]:
            del self.hosted[table_id]

    async def load(self, hosted: HostedTable) -> TableInMemory:
        """Give what the log says, read if it is not in memory; the caller holds the lock."""
        if hosted.table is None:
            row = await self.storage.table(hosted.id)
            if row is None:
                self.hosted.pop(hosted.id, None)
                raise NotHereError("no_table")
            row = await restored(row, self.storage)
            if row.edition_text is not None:  # read aside, then kept: the table finds it at once
                game = find_game(row.game)
                await self.aside.read(partial(own_edition, game), row.edition_text)
            table = hosted.table = await opened(row, self.storage, self.clock.now())
            if not hosted.told:
                hosted.note_told(table)
            if table.is_done and hosted.rematch is None:
                hosted.rematch = await self.storage.rematch(hosted.id)
        return hosted.table

    async def look(self, table_id: str, see: Callable[[TableInMemory, HostedTable], Done]) -> Done:
        """Look at a table as the log has it."""
        hosted = self.host(table_id)
        async with hosted.lock:
            return see(await self.load(hosted), hosted)

    # -- changing -------------------------------------------------------------------------------

    async def create(self, row: TableRow, work: Callable[[Draft], Done]) -> Done:
        """Make a new table with its first entries."""
        hosted = self.host(row.id)
        async with hosted.lock:
            table = TableInMemory(row)
            draft = Draft(table, self.clock.now())
            done = work(draft)
            follow_orders(draft)
            await self.storage.append(draft.append(due_at(table, self.clock.now()), row))
            hosted.table = table
            self.measures.note_table()
            self.tell(hosted)
            self.after(hosted)
        return done

    async def change(self, table_id: str, work: Callable[[Draft], Done], request: str = "") -> Done:
        """Change a table: decide, write, tell. If somebody else was faster, decide anew."""
        hosted = self.host(table_id)
        async with hosted.lock:
            return await self.change_held(hosted, work, request)

    async def change_held(
        self, hosted: HostedTable, work: Callable[[Draft], Done], request: str = ""
    ) -> Done:
        """Change a table whose lock the caller holds."""
        for _ in range(ATTEMPTS):
            table = hosted.table or await self.load(hosted)
            self.check_length(table)
            now = self.clock.now()
            draft = Draft(table, now, request)
            try:
                done = work(draft)
                follow_orders(draft)
                end_if_full(draft, self.settings.entries_per_table)
            except BaseException as error:
                if draft.rows or not isinstance(error, VoltigeError):  # a bug stops half-way
                    hosted.table = None
                raise
            if not draft.rows:
                return done
            try:
                await self.storage.append(draft.append(due_at(table, now)))
            except ConflictError:
                self.measures.note_conflict()
                hosted.table = None
                await self.load(hosted)
                self.tell(hosted)
                continue
            except BaseException:  # also when the caller is gone: the log alone knows
                hosted.table = None
                raise
            self.measures.note_entries(len(draft.rows))
            self.tell(hosted)
            self.after(hosted)
            return done
        raise RequestError("superseded")

    def check_length(self, table: TableInMemory) -> None:
        """Refuse to make a log longer than a log may be; a match that reaches that is ended."""
        most = self.settings.entries_per_table
        if table.number >= most and (table.match is None or table.is_done):
            raise RequestError("log_full", most=most)

    def after(self, hosted: HostedTable) -> None:
        """Let bots and clocks know that something has changed."""
        for call in self.changed:
            call(hosted)

    async def refresh(self, hosted: HostedTable) -> None:
        """Read what other processes have written, and tell the viewers here."""
        async with hosted.lock:
            if hosted.table is not None:
                rows = await read_log(self.storage, hosted.id, hosted.table.number)
                table, hosted.table = hosted.table, None  # thrown away if it can't follow
                table.replay(rows)
                hosted.table = table
            else:
                await self.load(hosted)
            self.tell(hosted)
        if hosted.connections:
            lines = await self.storage.chat(hosted.id, hosted.told_chat)
            hosted.tell_chat([chat_line(row) for row in lines])

    def tell(self, hosted: HostedTable) -> None:
        """Send every viewer what it does not know yet, and let others know of the change."""
        if hosted.table is None:
            return
        hosted.tell(hosted.table, self.clock.now())
        for call in self.told_of:
            call(hosted)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside the requests; keep it until it is done."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        """Forget a task; a fault in it is logged, never silent."""
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task failed", exc_info=error)


def chat_line(row: ChatRow) -> ChatLine:
    """Give a line of chat as it is told."""
    return ChatLine(row.number, row.at, row.seat, row.name, row.text)
