"""What the server does by itself: moves of bots, clocks that run out, tables left by a crash.

Everything here may be done twice or by several processes; the log's key lets it happen once.
"""

import asyncio
import hashlib
import logging
from contextlib import suppress

from voltige.core.errors import VoltigeError
from voltige.core.state import SPECTATOR
from voltige.server.errors import OtherReleaseError
from voltige.server.house import House
from voltige.server.races import Races
from voltige.server.room.draft import Draft
from voltige.server.room.due import SAFETY_NET_MS, is_automatic
from voltige.server.room.requests import AUTOPILOT, play_for, time_out
from voltige.server.room.room import PLAYING, Room
from voltige.server.room.slot import Slot
from voltige.server.scheduler import Scheduler
from voltige.server.thinkers import Thinkers
from voltige.server.worker import Job
from voltige.store.errors import StoreError

SWEEP_MS = 1000
DAY_MS = 86_400_000

log = logging.getLogger("voltige")


class Duties:
    """Plays for bots and autopilots, and ends decisions whose time has run out."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        """Follow every change of the house."""
        self.house = house
        self.thinkers = thinkers
        self.scheduler = Scheduler(house.clock, self.wake)
        self.races = Races(house, self.scheduler, self.choose)
        self.sweeper: asyncio.Task[None] | None = None
        house.changed.append(self.attend)
        house.told_of.append(self.plan)

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
        await self.thinkers.stop()

    # -- what is to be done ------------------------------------------------------------------------

    def attend(self, slot: Slot) -> None:
        """Let those seats decide that the server plays for."""
        room = slot.room
        if room is None or room.status != PLAYING:
            return
        if room.race_at >= 0:
            self.races.attend(slot, room)
            return
        for seat in room.asked():
            key = (room.version, seat)
            if is_automatic(room, seat) and key not in slot.thinking:
                slot.thinking.add(key)
                self.house.spawn(self.play(slot, room, seat))

    def plan(self, slot: Slot) -> None:
        """Note when a clock runs out."""
        room = slot.room
        if room is None or room.status != PLAYING:
            return
        for seat in room.asked():
            deadline = room.clocks.deadline(seat)
            if deadline is not None:
                self.scheduler.plan(deadline, slot.id)
        self.races.plan(slot, room)

    def wake(self, table_id: str) -> None:
        """Do what has become due at a table."""
        self.house.spawn(self.due(table_id))

    async def due(self, table_id: str) -> None:
        """End decisions whose time has run out, settle a race, and let bots play."""
        try:
            await self.house.change(table_id, self.end_decisions)
            slot = self.house.slot(table_id)
            async with slot.lock:
                await self.house.load(slot)
                await self.races.load(slot)
            self.attend(slot)
            self.plan(slot)
            await self.races.settle(slot)
        except StoreError as error:
            self.try_again(table_id, error)
        except OtherReleaseError as error:
            await self.leave_for_another_release(table_id, error)
        except VoltigeError as error:
            log.warning("duty refused", extra={"table": table_id, "code": error.code})

    def try_again(self, table_id: str, error: StoreError) -> None:
        """Look at a table again soon: the database has failed us."""
        log.warning("no database; trying again", extra={"table": table_id, "code": error.code})
        self.scheduler.plan(self.house.clock.now() + SWEEP_MS, table_id)

    async def leave_for_another_release(self, table_id: str, error: VoltigeError) -> None:
        """Look at a table again tomorrow, when perhaps another release runs."""
        log.warning("table of another release", extra={"table": table_id, "code": error.code})
        with suppress(StoreError):
            await self.house.store.postpone(table_id, self.house.clock.now() + DAY_MS)

    def end_decisions(self, draft: Draft) -> None:
        """Do the default action of every seat whose time has run out."""
        room = draft.room
        if room.status != PLAYING or room.race_at >= 0:
            return
        now = self.house.clock.now()
        for seat in room.asked():
            deadline = room.clocks.deadline(seat)
            if deadline is not None and deadline <= now:
                time_out(draft, seat)

    # -- bots ------------------------------------------------------------------------------------

    async def play(self, slot: Slot, room: Room, seat: int) -> None:
        """Let a bot or the autopilot decide, and do it unless the table has moved on."""
        version, controller = room.version, room.chairs[seat].controller
        begun = self.house.clock.now()
        try:
            attempt = await self.choose(room, seat)
            if room.row.bot_delay_ms:
                await self.house.clock.wait_until(begun + room.row.bot_delay_ms)

            def work(draft: Draft) -> None:
                now = draft.room
                gone = now.version != version or now.status != PLAYING or now.match is None
                if gone or seat not in now.asked() or now.chairs[seat].controller != controller:
                    return
                if attempt is None:
                    time_out(draft, seat)
                else:
                    play_for(draft, seat, attempt)
                self.house.metrics.bot_moves.inc()

            await self.house.change(slot.id, work)
        except StoreError as error:
            self.try_again(slot.id, error)
        except VoltigeError as error:
            log.warning("bot could not play", extra={"table": slot.id, "code": error.code})
        finally:
            slot.thinking.discard((version, seat))
        self.attend(slot)

    async def choose(self, room: Room, seat: int) -> dict[str, object] | None:
        """Ask a bot for its action; none means the default action."""
        match = room.match
        controller = room.chairs[seat].controller
        if match is None or controller == AUTOPILOT or not match.state.asks(seat):
            return None  # one who is not asked any more: the table has moved on meanwhile
        job = Job(
            game=room.row.game,
            edition=room.row.edition,
            seats=room.row.seats,
            options=room.row.options,
            position=match.state.to_dict(),
            seat=seat,
            bot=controller.removeprefix("bot:"),
            seed=thought_seed(room, seat),
            edition_text=room.row.edition_text,
        )
        code = await self.thinkers.choose(job)
        self.house.metrics.bot_restarts.set(self.thinkers.restarts)
        return match.state.table().actions[code].data

    # -- after a crash ------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Look for tables that are due: left by a crash, or by a clock that nobody here watches."""
        starting = True
        while True:
            now = self.house.clock.now()
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
            await self.house.clock.wait_until(now + SWEEP_MS)

    async def wake_future(self, now: int) -> None:
        """Wake the tables that changed later than now: the clock was put back while nobody served.

        They are due at times that this clock reaches late, or never.
        """
        for table_id in await self.house.store.changed_after(now + SAFETY_NET_MS):
            self.house.spawn(self.due(table_id))

    async def find_due(self, now: int) -> None:
        """Do what is due, and nobody has done."""
        for table_id in await self.house.store.due(now):
            slot = self.house.slots.get(table_id)
            if slot is not None and slot.thinking:
                continue
            await self.house.store.postpone(table_id, now + SAFETY_NET_MS)
            self.house.spawn(self.due(table_id))


def thought_seed(room: Room, seat: int) -> int:
    """Give the bot's stream for one decision: the same again after a crash, unknown to others.

    The steps of a choice that the bot has half made differ; what others do in secret plays no part.
    """
    log = room.match.log[room.version :] if room.match is not None else []
    steps = sum(entry.seat == seat for entry in log)
    text = room.row.seed + f"{room.version} {steps} {seat} {SPECTATOR}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:7], "big")
