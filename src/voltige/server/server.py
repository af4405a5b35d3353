"""Everything that makes up one server process, put together once."""

import asyncio
import logging
from contextlib import suppress

from voltige.locale import variables
from voltige.server.callers import Caller
from voltige.server.config import Config
from voltige.server.desk import Desk
from voltige.server.duties import Duties
from voltige.server.errors import ForbiddenError
from voltige.server.house import House
from voltige.server.limits import Limiter
from voltige.server.load import Load
from voltige.server.metrics import Metrics
from voltige.server.news import NewsRoom
from voltige.server.reception import Reception
from voltige.server.room.outlet import Outlet
from voltige.server.room.room import Room
from voltige.server.room.seeing import table_info
from voltige.server.room.slot import Slot
from voltige.server.thinkers import Thinkers
from voltige.server.time import Clock, SystemClock
from voltige.server.upgrade import present_editions
from voltige.server.wire.parts import TableInfo, You
from voltige.store.errors import ConflictError, UnavailableError
from voltige.store.store import Store

RETRY_S = 1.0
SPECTATOR = -1

log = logging.getLogger("voltige")


class Server:
    """One process: its store, its tables, its thinkers."""

    def __init__(self, config: Config, clock: Clock | None = None) -> None:
        """Put the parts together; ``start`` brings them to life."""
        self.config = config
        self.clock = clock if clock is not None else SystemClock()
        self.metrics = Metrics()
        self.load = Load(config.lag_ms, self.metrics)
        self.store = Store(config.database, config.database_s)
        self.house = House(config, self.store, self.clock, self.metrics)
        self.thinkers = Thinkers(config.thinkers)
        self.duties = Duties(self.house, self.thinkers)
        self.desk = Desk(self.house, self.duties)
        self.reception = Reception(self.house)
        self.news = NewsRoom(self.house)
        self.rates = Limiter(self.clock, config.requests_per_10_s)
        self.sockets: dict[str, int] = {}  # by address

    async def start(self) -> None:
        """Open the store and begin to attend to the tables."""
        variables()  # read the texts before the first move needs them
        await self.store.open(self.heard, self.missed)
        with suppress(ConflictError):  # another process keeps them at the same moment
            await self.store.keep_editions(present_editions())
        self.duties.start()
        self.load.start()
        log.info("started", extra={"database": self.store.engine.dialect.name})

    def close_streams(self) -> None:
        """Take nobody new, and end what never ends by itself; sockets end when they are answered."""
        self.house.stopping = True
        self.end_viewers(sockets=False)
        self.news.stop()

    def end_viewers(self, *, sockets: bool) -> None:
        """Say good-bye to the viewers of streams, and to those of sockets if asked."""
        for slot in self.house.slots.values():
            for outlet in slot.outlets:
                if sockets or outlet.write is None:
                    outlet.end()

    async def stop(self) -> None:
        """Say good-bye to the viewers, then let go of everything."""
        self.close_streams()
        self.end_viewers(sockets=True)
        await self.load.stop()
        await self.duties.stop()
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
        """Read what is new at a table; while the database does not answer, again and again."""
        while not self.house.stopping:
            try:
                await self.house.refresh(slot)
                async with slot.lock:
                    await self.duties.races.load(slot)
            except UnavailableError:
                await asyncio.sleep(RETRY_S)
            else:
                return

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
        """Add a viewer, whose welcome follows; a mere spectator only if there is time for one."""
        if not outlet.seats and not outlet.owner:
            self.load.check()
        slot.add(outlet)
        self.metrics.viewers.inc()

    def leave(self, slot: Slot, outlet: Outlet) -> None:
        """Remove a viewer."""
        if outlet in slot.outlets:
            slot.remove(outlet)
            self.metrics.viewers.dec()
            if slot.room is not None and not self.house.stopping:
                slot.tell_table(slot.room, self.clock.now())
