"""Everything that makes up one server process, put together once."""

import asyncio
import logging

from voltige.locale import variables
from voltige.server.aside import Aside
from voltige.server.callers import Caller
from voltige.server.config import Config
from voltige.server.desk import Desk
from voltige.server.duties import Duties
from voltige.server.errors import ForbiddenError
from voltige.server.house import House
from voltige.server.limits import Limiter
from voltige.server.metrics import Metrics
from voltige.server.news import NewsRoom
from voltige.server.reception import Reception
from voltige.server.room.outlet import Outlet
from voltige.server.room.room import Room
from voltige.server.room.seeing import table_info
from voltige.server.room.slot import Slot
from voltige.server.thinkers import Thinkers
from voltige.server.time import Clock, SystemClock
from voltige.server.wire.parts import TableInfo, You
from voltige.store.store import Store

SPECTATOR = -1
READERS = 2  # threads that read long logs for replays

log = logging.getLogger("voltige")


class Server:
    """One process: its store, its tables, its thinkers."""

    def __init__(self, config: Config, clock: Clock | None = None) -> None:
        """Put the parts together; ``start`` brings them to life."""
        self.config = config
        self.clock = clock if clock is not None else SystemClock()
        self.metrics = Metrics()
        self.store = Store(config.database)
        self.house = House(config, self.store, self.clock, self.metrics)
        self.thinkers = Thinkers(config.thinkers)
        self.aside = Aside(config.thinkers)
        self.reading = asyncio.Semaphore(READERS)
        self.duties = Duties(self.house, self.thinkers)
        self.desk = Desk(self.house, self.duties)
        self.reception = Reception(self.house, self.aside)
        self.news = NewsRoom(self.house)
        self.rates = Limiter(self.clock, config.requests_per_10_s)
        self.sockets: dict[str, int] = {}  # by address

    async def start(self) -> None:
        """Open the store and begin to attend to the tables."""
        variables()  # read the texts before the first move needs them
        await self.store.open(self.heard, self.missed)
        self.duties.start()
        log.info("started", extra={"database": self.store.engine.dialect.name})

    async def stop(self) -> None:
        """Say good-bye to the viewers, then let go of everything."""
        self.house.stopping = True
        for slot in self.house.slots.values():
            for outlet in slot.outlets:
                outlet.end()
        self.news.stop()
        await self.duties.stop()
        await self.aside.stop()
        for task in list(self.house.tasks):
            task.cancel()
        await asyncio.gather(*self.house.tasks, return_exceptions=True)
        await self.store.close()
        log.info("stopped")

    def heard(self, table_id: str) -> None:
        """Another process, or this one, has written to a table."""
        slot = self.house.slots.get(table_id)
        if slot is not None:
            self.house.spawn(self.refresh(slot))

    def missed(self) -> None:
        """Read all tables again: what others have written may not have reached us."""
        for table_id in list(self.house.slots):
            self.heard(table_id)

    async def refresh(self, slot: Slot) -> None:
        """Read what is new at a table."""
        await self.house.refresh(slot)
        async with slot.lock:
            await self.duties.races.load(slot)

    # -- who may look --------------------------------------------------------------------------

    def viewer(self, room: Room, caller: Caller, seat: int | None) -> int:
        """Find the seat that a caller looks from, or refuse."""
        caller.need("read")
        own = room.seats_of(caller.holder)
        if seat is None:
            seat = own[0] if own else SPECTATOR
        if seat != SPECTATOR:
            if seat not in own:
                raise ForbiddenError("not_your_seat", seat=seat)
            return seat
        self.check_spectator(room, caller)
        return SPECTATOR

    def check_spectator(self, room: Room, caller: Caller) -> None:
        """Refuse whoever may not look at a table at all."""
        known = caller.holder and (caller.holder == room.row.owner or room.seats_of(caller.holder))
        if not room.row.spectators and not known:
            raise ForbiddenError("no_spectators")

    def you(self, room: Room, caller: Caller) -> You:
        """Tell a caller what is theirs."""
        owner = bool(caller.holder) and caller.holder == room.row.owner
        return You(owner, room.seats_of(caller.holder))

    async def info(self, table_id: str, caller: Caller) -> TableInfo:
        """Give a table as a caller sees it; one that waits for people may be seen by all."""
        caller.need("read")

        def see(room: Room, slot: Slot) -> TableInfo:
            if room.match is not None:
                self.check_spectator(room, caller)
            you = self.you(room, caller)
            return table_info(room, you, slot.online, self.clock.now(), slot.rematch)

        return await self.house.look(table_id, see)

    # -- viewers ---------------------------------------------------------------------------------

    def enter(self, slot: Slot, outlet: Outlet) -> None:
        """Add a viewer, whose welcome follows."""
        slot.add(outlet)
        self.metrics.viewers.inc()

    def leave(self, slot: Slot, outlet: Outlet) -> None:
        """Remove a viewer."""
        if outlet in slot.outlets:
            slot.remove(outlet)
            self.metrics.viewers.dec()
            if slot.room is not None and not self.house.stopping:
                slot.tell_table(slot.room, self.clock.now())
