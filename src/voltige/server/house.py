"""All tables of this process: loading, changing under a lock, telling the viewers.

A change is made on the room in memory, written, and only then told. If the write fails or somebody
else was faster, the room is thrown away and read again from the log.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from voltige.server.aside import Aside
from voltige.server.config import Config
from voltige.server.editions import own_edition
from voltige.server.errors import NotHereError, ServerError
from voltige.server.metrics import Metrics
from voltige.server.room.draft import Draft
from voltige.server.room.due import due_at
from voltige.server.room.orders import follow_orders
from voltige.server.room.requests import end_if_full
from voltige.server.room.room import Room, find_game
from voltige.server.room.slot import Slot
from voltige.server.time import Clock
from voltige.server.upgrade import opened, restored
from voltige.server.wire.parts import ChatLine
from voltige.store.errors import ConflictError
from voltige.store.rows import TableRow
from voltige.store.store import Store

Done = TypeVar("Done")
ATTEMPTS = 10

log = logging.getLogger("voltige")


class House:
    """The tables of this process."""

    def __init__(self, config: Config, store: Store, clock: Clock, metrics: Metrics) -> None:
        """Take what everything here needs."""
        self.config = config
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self.slots: dict[str, Slot] = {}
        self.changed: list[Callable[[Slot], None]] = []  # called after every change made here
        self.told_of: list[Callable[[Slot], None]] = []  # called after every change, also others'
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False
        self.aside = Aside()

    # -- loading --------------------------------------------------------------------------------

    def slot(self, table_id: str) -> Slot:
        """Give a table's place; the places of tables that nobody needs are freed."""
        found = self.slots.pop(table_id, None)
        if found is None:
            found = Slot(table_id)
            self.free_places()
        self.slots[table_id] = found  # the most recently used stand last
        return found

    def free_places(self) -> None:
        """Forget tables that were not used for long and that nobody looks at."""
        if len(self.slots) < self.config.rooms:
            return
        idle = [
            slot.id
            for slot in self.slots.values()
            if not slot.outlets and not slot.lock.locked() and not slot.thinking
        ]
        for table_id in idle[: max(1, len(idle) // 4)]:
            del self.slots[table_id]

    async def load(self, slot: Slot) -> Room:
        """Give the room, read from the log if it is not in memory; the caller holds the lock."""
        if slot.room is None:
            row = await self.store.table(slot.id)
            if row is None:
                self.slots.pop(slot.id, None)
                raise NotHereError("no_table")
            row = await restored(row, self.store)
            if row.edition_text is not None:  # read aside, then kept: the room finds it at once
                await asyncio.to_thread(own_edition, find_game(row.game), row.edition_text)
            room = slot.room = await opened(row, self.store, self.clock.now())
            if not slot.told:
                slot.note_told(room)
            if room.is_done and slot.rematch is None:
                slot.rematch = await self.store.rematch(slot.id)
        return slot.room

    async def look(self, table_id: str, see: Callable[[Room, Slot], Done]) -> Done:
        """Look at a table as the log has it."""
        slot = self.slot(table_id)
        async with slot.lock:
            return see(await self.load(slot), slot)

    # -- changing -------------------------------------------------------------------------------

    async def create(self, row: TableRow, work: Callable[[Draft], Done]) -> Done:
        """Make a new table with its first entries."""
        slot = self.slot(row.id)
        async with slot.lock:
            room = Room(row)
            draft = Draft(room, self.clock.now())
            done = work(draft)
            follow_orders(draft)
            await self.store.append(draft.append(due_at(room, self.clock.now()), row))
            slot.room = room
            self.metrics.tables.inc()
            self.tell(slot)
            self.after(slot)
        return done

    async def change(self, table_id: str, work: Callable[[Draft], Done], request: str = "") -> Done:
        """Change a table: decide, write, tell. If somebody else was faster, decide anew."""
        slot = self.slot(table_id)
        async with slot.lock:
            return await self.change_held(slot, work, request)

    async def change_held(
        self, slot: Slot, work: Callable[[Draft], Done], request: str = ""
    ) -> Done:
        """Change a table whose lock the caller holds."""
        for _ in range(ATTEMPTS):
            room = slot.room or await self.load(slot)
            self.check_length(room)
            draft = Draft(room, self.clock.now(), request)
            try:
                done = work(draft)
                follow_orders(draft)
                end_if_full(draft, self.config.entries_per_table)
            except BaseException:
                if draft.rows:
                    slot.room = None
                raise
            if not draft.rows:
                return done
            try:
                await self.store.append(draft.append(due_at(room, self.clock.now())))
            except ConflictError:
                self.metrics.conflicts.inc()
                slot.room = None
                await self.load(slot)
                self.tell(slot)
                continue
            except BaseException:  # also when the caller is gone: the log alone knows
                slot.room = None
                raise
            self.metrics.entries += len(draft.rows)
            self.tell(slot)
            self.after(slot)
            return done
        raise ServerError("superseded")

    def check_length(self, room: Room) -> None:
        """Refuse to make a log longer than a log may be; a match that reaches that is ended."""
        most = self.config.entries_per_table
        if room.number >= most and (room.match is None or room.is_done):
            raise ServerError("log_full", most=most)

    def after(self, slot: Slot) -> None:
        """Let bots and clocks know that something has changed."""
        for call in self.changed:
            call(slot)

    async def refresh(self, slot: Slot) -> None:
        """Read what other processes have written, and tell the viewers here."""
        async with slot.lock:
            if slot.room is not None:
                rows = await self.store.log(slot.id, slot.room.number)
                room, slot.room = slot.room, None  # thrown away if it can't follow
                room.replay(rows)
                slot.room = room
            else:
                await self.load(slot)
            self.tell(slot)
        if slot.outlets:
            lines = await self.store.chat(slot.id, slot.told_chat)
            slot.tell_chat([ChatLine(c.number, c.at, c.seat, c.name, c.text) for c in lines])

    def tell(self, slot: Slot) -> None:
        """Send every viewer what it does not know yet, and let others know of the change."""
        if slot.room is None:
            return
        slot.tell(slot.room, self.clock.now())
        for call in self.told_of:
            call(slot)

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
