"""All tables of this process: loading, changing under a lock, telling the viewers.

A change is made on the room in memory, written, and only then told. If the write fails or somebody
else was faster, the room is thrown away and read again from the log.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from voltige.server.config import Config
from voltige.server.errors import NotHereError, ServerError
from voltige.server.metrics import Metrics
from voltige.server.outlet import Outlet, encode
from voltige.server.room.draft import Draft
from voltige.server.room.orders import follow_orders
from voltige.server.room.requests import AUTOPILOT
from voltige.server.room.room import OVER, PLAYING, Room
from voltige.server.room.seeing import Telling, table_info, update_for
from voltige.server.time import Clock
from voltige.server.wire.messages import Chat, Race, TableChanged
from voltige.server.wire.parts import ChatLine, TableInfo, You
from voltige.store.errors import ConflictError
from voltige.store.rows import ClaimRow, TableRow
from voltige.store.store import Store

Done = TypeVar("Done")
ATTEMPTS = 10
SAFETY_NET_MS = 3000  # after this, any process may think for a bot whose thinker has died
RUN_UP_MS = 800  # before a live race can be claimed (rules/loops.md 5.6)
UNDER_WAY_MS = 250  # for messages under way when a race lapses

log = logging.getLogger("voltige")


class Slot:
    """A table's place in memory: its room, its lock, its viewers, and what they have been told."""

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
        self.seats_online: frozenset[int] = frozenset()

    def online(self) -> frozenset[int]:
        """List the seats whose holder looks from here."""
        return self.seats_online

    def add(self, outlet: Outlet) -> None:
        """Add a viewer."""
        self.outlets.add(outlet)
        self.seats_online = frozenset(s for o in self.outlets for s in o.seats)

    def remove(self, outlet: Outlet) -> None:
        """Remove a viewer."""
        self.outlets.discard(outlet)
        self.seats_online = frozenset(s for o in self.outlets for s in o.seats)


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
            room = Room(row)
            room.replay(await self.store.log(slot.id))
            slot.room = room
            if not slot.told:
                slot.told_index = room.match.version if room.match is not None else -1
                slot.told = list(room.told)
                slot.told_race = room.race_at
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
            await self.store.append(draft.append(self.due_at(room), row))
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
            draft = Draft(room, self.clock.now(), request)
            try:
                done = work(draft)
                follow_orders(draft)
            except BaseException:
                if draft.rows:
                    slot.room = None
                raise
            if not draft.rows:
                return done
            try:
                await self.store.append(draft.append(self.due_at(room)))
            except ConflictError:
                self.metrics.conflicts.inc()
                slot.room = None
                await self.load(slot)
                self.tell(slot)
                continue
            except BaseException:  # also when the caller is gone: the log alone knows
                slot.room = None
                raise
            self.metrics.entries.inc(len(draft.rows))
            self.tell(slot)
            self.after(slot)
            return done
        raise ServerError("superseded")

    def after(self, slot: Slot) -> None:
        """Let bots and clocks know that something has changed."""
        for call in self.changed:
            call(slot)

    def due_at(self, room: Room) -> int | None:
        """Give the time at which some process must look at the table, if nothing else happens."""
        if room.status != PLAYING:
            return None
        asked = room.asked()
        now = self.clock.now()
        if room.race_at >= 0:
            return race_close(room) + SAFETY_NET_MS
        if any(is_automatic(room, seat) for seat in asked):
            return now + SAFETY_NET_MS
        deadlines = [d for seat in asked if (d := room.clocks.deadline(seat)) is not None]
        return min(deadlines, default=None)

    async def refresh(self, slot: Slot) -> None:
        """Read what other processes have written, and tell the viewers here."""
        async with slot.lock:
            if slot.room is not None:
                rows = await self.store.log(slot.id, slot.room.number)
                slot.room.replay(rows)
            else:
                await self.load(slot)
            self.tell(slot)
        if slot.outlets:
            lines = await self.store.chat(slot.id, slot.told_chat)
            self.tell_chat(slot, [ChatLine(c.number, c.at, c.seat, c.name, c.text) for c in lines])

    # -- telling --------------------------------------------------------------------------------

    def tell(self, slot: Slot) -> None:
        """Send every viewer what it does not know yet."""
        room = slot.room
        if room is None:
            return
        if slot.outlets:
            self.tell_updates(slot, room)
            self.tell_table(slot)
            self.tell_race(slot, room)
        if room.match is not None:
            slot.told_index = room.match.version
        slot.told = list(room.told)
        slot.told_race = room.race_at
        for call in self.told_of:
            call(slot)

    def tell_updates(self, slot: Slot, room: Room) -> None:
        """Send the new entries of the match, encoded once per seat and wish."""
        if room.match is None or room.match.version == slot.told_index:
            return
        encoded: dict[tuple[int, bool], bytes] = {}
        told = slot.told or [0] * (room.row.seats + 1)
        telling = Telling(room, slot.told_index)
        for outlet in slot.outlets:
            key = (outlet.seat, outlet.position)
            if key not in encoded:
                update = update_for(room, outlet.seat, telling, told, position=outlet.position)
                encoded[key] = b"" if update is None else encode(update)
            if encoded[key]:
                outlet.put(encoded[key])

    def tell_table(self, slot: Slot) -> None:
        """Send the table to those for whom it looks different from what they were told."""
        room = slot.room
        assert room is not None  # noqa: S101  (the callers have looked)
        key = table_key(slot, room)
        for outlet in slot.outlets:
            if outlet.table_key != key:
                outlet.table_key = key
                outlet.send(TableChanged(table=self.info(slot, room, outlet)))

    def tell_race(self, slot: Slot, room: Room) -> None:
        """Announce a live race that has just opened."""
        if room.race_at >= 0 and room.race_at != slot.told_race:
            message = encode(self.race_message(room))
            for outlet in slot.outlets:
                outlet.put(message)

    def race_message(self, room: Room) -> Race:
        """Say when the open race can be claimed."""
        return Race(
            version=room.version,
            open_at=race_open(room),
            close_at=race_close(room) - UNDER_WAY_MS,
            now=self.clock.now(),
        )

    def tell_chat(self, slot: Slot, lines: list[ChatLine]) -> None:
        """Send new lines of chat, each once."""
        for line in lines:
            if line.number > slot.told_chat:
                slot.told_chat = line.number
                message = encode(Chat(line=line))
                for outlet in slot.outlets:
                    outlet.put(message)

    def info(self, slot: Slot, room: Room, outlet: Outlet) -> TableInfo:
        """Give the table as one viewer sees it."""
        you = You(outlet.owner, outlet.seats)
        return table_info(room, you, slot.online(), self.clock.now(), slot.rematch)

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


def race_open(room: Room) -> int:
    """Give the time from which a live race can be claimed."""
    return room.clocks.started + RUN_UP_MS


def race_close(room: Room) -> int:
    """Give the time at which a live race lapses."""
    return race_open(room) + int(room.row.options["race_window_ms"]) + UNDER_WAY_MS


def is_automatic(room: Room, seat: int) -> bool:
    """Tell whether the server plays for a seat."""
    controller = room.chairs[seat].controller
    return controller == AUTOPILOT or controller.startswith("bot:")


def table_key(slot: Slot, room: Room) -> object:
    """Give what decides whether a table looks different; nothing secret is in it."""
    vote = room.vote
    timed = room.clocks.move_ms or room.clocks.limit is not None
    return (
        room.status,
        room.version if timed or room.status == OVER else 0,
        None if vote is None else (vote.what, vote.seat, len(vote.agreed)),
        room.seats_changed,
        slot.seats_online,
        slot.rematch,
    )
