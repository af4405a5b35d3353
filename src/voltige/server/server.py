"""Everything that makes up one server process, put together once."""

import asyncio
import logging
from contextlib import suppress

from voltige.core.state import SPECTATOR
from voltige.locale import variables
from voltige.server.callers import Caller, Revoked, program_holder, program_ids
from voltige.server.config import Config
from voltige.server.desk import Desk
from voltige.server.duties import Duties
from voltige.server.errors import NobodyError
from voltige.server.house import House
from voltige.server.landscapes import PER_10_S
from voltige.server.limits import Limiter, Lines
from voltige.server.load import Load
from voltige.server.metrics import Metrics
from voltige.server.news import NewsRoom
from voltige.server.reception import Reception
from voltige.server.room.access import check_spectator, place_of, you
from voltige.server.room.outlet import Outlet
from voltige.server.room.room import Room
from voltige.server.room.seeing import table_info
from voltige.server.room.slot import Slot
from voltige.server.room.told import EVERYTHING
from voltige.server.thinkers import Thinkers
from voltige.server.time import Clock, SystemClock
from voltige.server.upgrade import present_editions
from voltige.server.wire.parts import TableInfo
from voltige.store.errors import ConflictError, UnavailableError
from voltige.store.store import REVOKED, Store

RETRY_S = 1.0
READERS = 2  # threads that read long logs for replays

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
        self.reading = asyncio.Semaphore(READERS)
        self.duties = Duties(self.house, self.thinkers)
        self.desk = Desk(self.house, self.duties)
        self.reception = Reception(self.house)
        self.news = NewsRoom(self.house)
        self.rates = Limiter(self.clock, config.requests_per_10_s)
        self.sketches = Limiter(self.clock, PER_10_S)
        self.lines = Lines(config.sockets_per_address)
        self.revoked = Revoked()

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
        await self.house.aside.stop()
        for task in list(self.house.tasks):
            task.cancel()
        await asyncio.gather(*self.house.tasks, return_exceptions=True)
        await self.store.close()
        log.info("stopped")

    def heard(self, table_id: str) -> None:
        """Another process, or this one, has written to a table, or a token was revoked."""
        if table_id.startswith(REVOKED):
            self.revoke(table_id.removeprefix(REVOKED))
            return
        slot = self.house.slots.get(table_id)
        if slot is not None:
            self.house.spawn(self.refresh(slot))

    def missed(self) -> None:
        """Read all tables again: what others have written may not have reached us."""
        for table_id in list(self.house.slots):
            self.heard(table_id)
        self.house.spawn(self.find_revoked())

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
        """Find the place that a caller looks from, or refuse."""
        return place_of(room, caller, seat)

    async def info(self, table_id: str, caller: Caller) -> TableInfo:
        """Give a table as a caller sees it; one that waits for people may be seen by all."""
        caller.need("read")

        def see(room: Room, slot: Slot) -> TableInfo:
            if room.match is not None:
                check_spectator(room, caller)
            seen_by, now = you(room, caller), self.clock.now()
            return table_info(room, seen_by, slot.online, now, slot.rematch, slot.watching)

        return await self.house.look(table_id, see)

    # -- viewers ---------------------------------------------------------------------------------

    def enter(self, room: Room, slot: Slot, outlet: Outlet, since: int | None) -> None:
        """Let a viewer in: a welcome first, then everything that happens.

        A mere spectator is let in only if there is time for one.
        """
        if outlet.caller.holder in self.revoked:  # since we looked its token up
            raise NobodyError("bad_token")
        seen_by = you(room, outlet.caller)
        if not seen_by.seats and not seen_by.owner:
            self.load.check()
        slot.add(room, outlet)
        self.metrics.viewers.inc()
        now = self.clock.now()
        slot.welcome(room, outlet, now, since)
        slot.tell_table(room, now)  # the others learn that its seats are online

    def look_from(self, room: Room, slot: Slot, outlet: Outlet, seat: int | None) -> None:
        """Let a viewer look from another own seat, or as a spectator, from now on."""
        outlet.wanted = SPECTATOR if seat is None else seat
        outlet.seat = place_of(room, outlet.caller, outlet.wanted)
        slot.welcome(room, outlet, self.clock.now(), EVERYTHING)

    def leave(self, slot: Slot, outlet: Outlet) -> None:
        """Remove a viewer."""
        if outlet in slot.outlets:
            slot.remove(outlet)
            self.metrics.viewers.dec()
            if slot.room is not None and not self.house.stopping:
                slot.tell_table(slot.room, self.clock.now())

    # -- tokens that were revoked ------------------------------------------------------------------

    def revoke(self, token_id: str) -> None:
        """End every open connection of a program at once."""
        holder = program_holder(token_id)
        self.revoked.add(holder)
        self.news.end(holder)
        for slot in list(self.house.slots.values()):
            theirs = [outlet for outlet in slot.outlets if outlet.caller.holder == holder]
            for outlet in theirs:
                outlet.dismiss(NobodyError("bad_token"))
            if theirs and slot.room is not None:
                slot.note_online()
                slot.tell_table(slot.room, self.clock.now())

    async def find_revoked(self) -> None:
        """Look up the tokens of all open connections: news of a revoked one may have been missed."""
        holders = set(self.news.readers)
        for slot in self.house.slots.values():
            holders.update(outlet.caller.holder for outlet in slot.outlets)
        for token_id in sorted(program_ids(holders)):
            if not await self.store.has_token(token_id):
                self.revoke(token_id)
