"""What happens at tables by itself: clocks that run out, bots' turns, tables left by a crash.

Everything here may be done twice or by several processes; the log's key lets it happen once.
"""

import asyncio
import logging
from contextlib import suppress

from voltige.core.errors import VoltigeError
from voltige.match.errors import StoreError
from voltige.tables.bots import Bots
from voltige.tables.errors import OtherReleaseError
from voltige.tables.scheduler import Scheduler
from voltige.tables.simultaneous.measured import MeasuredDecisions
from voltige.tables.table.draft import Draft
from voltige.tables.table.due import SAFETY_NET_MS
from voltige.tables.table.hosted import HostedTable
from voltige.tables.table.moves import time_out
from voltige.tables.table.table import PLAYING
from voltige.tables.tables import Tables

SWEEP_MS = 1000
DAY_MS = 86_400_000

log = logging.getLogger("voltige")


class Deadlines:
    """Calls bots, and ends decisions whose time has run out."""

    def __init__(self, tables: Tables) -> None:
        """Follow every change of the tables."""
        self.tables = tables
        self.scheduler = Scheduler(tables.clock, self.wake)
        self.bots = Bots(tables, self.try_again)
        self.measured = MeasuredDecisions(tables, self.scheduler, self.bots.choose)
        self.sweeper: asyncio.Task[None] | None = None
        tables.changed.append(self.attend)
        tables.told_of.append(self.plan)

    def start(self) -> None:
        """Begin; tables that a crash has left are found by the sweep."""
        self.scheduler.start()
        self.sweeper = asyncio.create_task(self.sweep())

    async def stop(self) -> None:
        """Stop; whatever is left undone is found by the next process."""
        if self.sweeper is not None:
            self.sweeper.cancel()
            await asyncio.gather(self.sweeper, return_exceptions=True)
        await self.scheduler.stop()

    # -- what is to be done ------------------------------------------------------------------------

    def attend(self, hosted: HostedTable) -> None:
        """Let those seats decide that bots play for."""
        table = hosted.table
        if table is None or table.status != PLAYING:
            return
        if table.measured_at >= 0:
            self.measured.attend(hosted, table)
        else:
            self.bots.attend(hosted, table)

    def plan(self, hosted: HostedTable) -> None:
        """Note when a clock runs out."""
        table = hosted.table
        if table is None or table.status != PLAYING:
            return
        for seat in table.asked():
            deadline = table.clocks.deadline(seat)
            if deadline is not None:
                self.scheduler.plan(deadline, hosted.id)
        self.measured.plan(hosted, table)

    def wake(self, table_id: str) -> None:
        """Do what has become due at a table."""
        self.tables.spawn(self.due(table_id))

    async def due(self, table_id: str) -> None:
        """End decisions whose time has run out, settle measured ones, and let bots play."""
        try:
            await self.tables.change(table_id, self.end_decisions)
            hosted = self.tables.host(table_id)
            async with hosted.lock:
                await self.tables.load(hosted)
                await self.measured.load(hosted)
            self.attend(hosted)
            self.plan(hosted)
            await self.measured.settle(hosted)
        except StoreError as error:
            self.try_again(table_id, error)
        except OtherReleaseError as error:
            await self.leave_for_another_release(table_id, error)
        except VoltigeError as error:
            log.warning("duty refused", extra={"table": table_id, "code": error.code})

    def try_again(self, table_id: str, error: StoreError) -> None:
        """Look at a table again soon: the database has failed us."""
        log.warning("no database; trying again", extra={"table": table_id, "code": error.code})
        self.scheduler.plan(self.tables.clock.now() + SWEEP_MS, table_id)

    async def leave_for_another_release(self, table_id: str, error: VoltigeError) -> None:
        """Look at a table again tomorrow, when perhaps another release runs."""
        log.warning("table of another release", extra={"table": table_id, "code": error.code})
        with suppress(StoreError):
            await self.tables.storage.postpone(table_id, self.tables.clock.now() + DAY_MS)

    def end_decisions(self, draft: Draft) -> None:
        """Do the default action of every seat whose time has run out."""
        table = draft.table
        if table.status != PLAYING or table.measured_at >= 0:
            return
        now = self.tables.clock.now()
        for seat in table.asked():
            deadline = table.clocks.deadline(seat)
            if deadline is not None and deadline <= now:
                time_out(draft, seat)

    # -- after a crash ------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Look for tables that are due: left by a crash, or by a clock that nobody here watches."""
        starting = True
        while True:
            now = self.tables.clock.now()
            try:
                if starting:
                    await self.wake_future(now)
                    starting = False
                await self.find_due(now)
            except StoreError as error:
                log.warning("no database; trying again", extra={"code": error.code})
            except (
                Exception
            ):  # whatever it is: without the sweep, bots and clocks would stand still
                log.exception("sweep failed; trying again")
            await self.tables.clock.wait_until(now + SWEEP_MS)

    async def wake_future(self, now: int) -> None:
        """Wake the tables that changed later than now: the clock was put back while nobody served.

        They are due at times that this clock reaches late, or never.
        """
        for table_id in await self.tables.storage.changed_after(now + SAFETY_NET_MS):
            self.tables.spawn(self.due(table_id))

    async def find_due(self, now: int) -> None:
        """Do what is due, and nobody has done."""
        for table_id in await self.tables.storage.due(now):
            hosted = self.tables.hosted.get(table_id)
            if hosted is not None and hosted.thinking:
                continue
            await self.tables.storage.postpone(table_id, now + SAFETY_NET_MS)
            self.tables.spawn(self.due(table_id))
