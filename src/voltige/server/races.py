"""The live race of LOOPS (docs/rules/loops.md, "The Speed race at a live table").

The engine knows no clock. Claims are kept in the store until the race is settled, then the engine
is handed the winner's claim, or all tied ones, and "decline" for everybody else, as one change.
"""

import hashlib
import math
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from voltige.core.errors import IllegalActionError
from voltige.core.state import Fault
from voltige.games.loops.refusal import illegal
from voltige.server.errors import ServerError
from voltige.server.house import House
from voltige.server.room.draft import Draft
from voltige.server.room.due import is_automatic, race_close, race_open
from voltige.server.room.memory import check_same
from voltige.server.room.room import PLAYING, REQUEST_KEY, STAMP, Room
from voltige.server.room.slot import Slot
from voltige.server.scheduler import Scheduler
from voltige.store.errors import ConflictError
from voltige.store.rows import ClaimRow

ANTICIPATION_MS = 120
MOST_CORRECTION_MS = 200
MOST_GATHERING_MS = 250
TIE_MS = 40
LOCK_OUT_MS = 1000
DECLINE = {"do": "decline"}
BOT_MEDIAN_MS = {"random": 2600, "heuristic": 1700}  # others are hard: 1100
BOT_HARD_MS = 1100
BOT_SIGMA = 0.35
BOT_LEAST_MS = 700

Choose = Callable[[Room, int], Awaitable[dict[str, Any] | None]]


def effective_time(claim: ClaimRow, open_at: int) -> int:
    """Give the time that counts: arrival since the opening, less the correction."""
    return claim.arrived_at - open_at - correction(claim)


def correction(claim: ClaimRow) -> int:
    """Give what a claim is allowed for its way: the measured latency, capped; everybody is told."""
    return min(claim.latency_ms, MOST_CORRECTION_MS)


def gathering_time(latencies: list[int]) -> int:
    """Give how long to wait for others after the first claim, by their latencies."""
    return min(MOST_GATHERING_MS, max(latencies, default=0))


def fastest(claims: list[ClaimRow], open_at: int, closes_at: int) -> list[ClaimRow]:
    """Give the fastest claims that arrived in time; several when they are tied."""
    real = [c for c in claims if c.action != DECLINE and c.arrived_at <= closes_at]
    if not real:
        return []
    best = min(effective_time(claim, open_at) for claim in real)
    return [claim for claim in real if effective_time(claim, open_at) <= best + TIE_MS]


def bot_delay(seed: bytes, version: int, seat: int, bot: str) -> int:
    """Give the time after the opening at which a bot answers: log-normal, the same every time."""
    digest = hashlib.sha256(seed + f"race {version} {seat}".encode()).digest()
    rng = Random(digest)  # noqa: S311  (a delay is no secret)
    median = BOT_MEDIAN_MS.get(bot, BOT_HARD_MS)
    return max(BOT_LEAST_MS, round(rng.lognormvariate(math.log(median), BOT_SIGMA)))


class Races:
    """Runs live races."""

    def __init__(self, house: House, scheduler: Scheduler, choose: Choose) -> None:
        """Take what bots choose with."""
        self.house = house
        self.scheduler = scheduler
        self.choose = choose

    # -- claiming ---------------------------------------------------------------------------------

    async def claim(
        self,
        slot: Slot,
        seat: int,
        attempt: dict[str, Any],
        version: int,
        latency_ms: int,
        request: str,
    ) -> bool:
        """Note a claim; false when it is an ordinary action after all (no race, or a fault)."""
        now = self.house.clock.now()
        async with slot.lock:
            room = await self.house.load(slot)
            match = room.match
            if room.race_at < 0 or match is None or room.status != PLAYING:
                return False
            await self.load(slot)
            if self.is_claimed(slot, seat, request):
                return True
            self.check_claim(slot, room, seat, now)
            refused = match.state.refusal(seat, attempt, match.seen_phase(version))
            if refused is not None:
                if self.is_punished(slot, room, match.state.fault(seat, attempt, refused)):
                    return False
                if refused.code != "stale_state":
                    slot.locked[seat] = now + LOCK_OUT_MS
                raise refused
            action = match.state.understand(attempt).data
            if action != DECLINE and now < race_open(room) + ANTICIPATION_MS:
                raise ServerError("too_early")
            row = ClaimRow(seat, now, latency_ms, action, request)
            if effective_time(row, race_open(room)) > int(room.row.options["race_window_ms"]):
                raise illegal("race_closed")
            await self.note(slot, room, row)
        await self.settle(slot)
        return True

    def is_punished(self, slot: Slot, room: Room, fault: Fault | None) -> bool:
        """Tell whether a fault counts: not before the start, nor after a valid claim (LO-71)."""
        if fault is None or any(row.action != DECLINE for row in slot.claims.values()):
            return False
        if self.house.clock.now() < race_open(room) + ANTICIPATION_MS:
            raise ServerError("too_early")
        return True

    def is_claimed(self, slot: Slot, seat: int, request: str) -> bool:
        """Tell whether the claim of a seat was made by this very request."""
        claim = slot.claims.get(seat)
        if claim is None or claim.request[:REQUEST_KEY] != request[:REQUEST_KEY]:
            return False
        check_same(claim.request[REQUEST_KEY:STAMP], request)
        return True

    def check_claim(self, slot: Slot, room: Room, seat: int, now: int) -> None:
        """Refuse a seat that has answered, or that is locked out for a moment."""
        if seat in slot.claims:
            raise illegal("already_committed")
        if now < slot.locked.get(seat, 0):
            raise illegal("locked_out")

    async def note(self, slot: Slot, room: Room, row: ClaimRow) -> None:
        """Keep a claim; the first real one starts the time of gathering."""
        try:
            await self.house.store.claim(slot.id, room.race_at, row)
        except ConflictError as error:
            raise illegal("already_committed") from error
        slot.claims[row.seat] = row
        if row.action != DECLINE and slot.settle_at is None:
            wait = gathering_time(self.latencies(slot, room))
            slot.settle_at = row.arrived_at + wait
        self.plan(slot, room)

    def waiting(self, slot: Slot, room: Room) -> list[int]:
        """List the seats that may still answer; people who are not connected have declined."""
        online = slot.online
        return [
            seat
            for seat in room.asked()
            if seat not in slot.claims
            and (seat in online or is_automatic(room, seat) or self.house.store.shared)
        ]

    def latencies(self, slot: Slot, room: Room) -> list[int]:
        """Give the latencies of the people whose answer may be under way."""
        waiting = [seat for seat in self.waiting(slot, room) if not is_automatic(room, seat)]
        found = [
            outlet.latency_ms if outlet.trips else MOST_GATHERING_MS
            for outlet in slot.outlets
            if any(seat in waiting for seat in outlet.seats)
        ]
        if self.house.store.shared and any(seat not in slot.online for seat in waiting):
            found.append(MOST_GATHERING_MS)  # they may be connected to another process
        return found

    # -- settling ---------------------------------------------------------------------------------

    async def load(self, slot: Slot) -> None:
        """Read the claims of the open race, for example after a crash."""
        room = slot.room
        if room is None or room.race_at < 0:
            return
        if slot.claims_of != room.race_at:
            slot.claims, slot.locked, slot.settle_at = {}, {}, None
            slot.claims_of = room.race_at
        elif not self.house.store.shared:
            return
        for row in await self.house.store.claims(slot.id, room.race_at):
            slot.claims[row.seat] = row
            if row.action != DECLINE:
                at = row.arrived_at + MOST_GATHERING_MS
                slot.settle_at = at if slot.settle_at is None else min(slot.settle_at, at)

    def plan(self, slot: Slot, room: Room) -> None:
        """Note when the race must be settled."""
        if room.race_at < 0:
            return
        if slot.claims_of == room.race_at and slot.settle_at is not None:
            self.scheduler.plan(slot.settle_at, slot.id)
        self.scheduler.plan(race_close(room), slot.id)

    async def settle(self, slot: Slot) -> None:
        """End the race if its time has come."""

        def work(draft: Draft) -> None:
            room = draft.room
            if room.race_at < 0 or room.status != PLAYING or slot.claims_of != room.race_at:
                return
            now = self.house.clock.now()
            over = now >= race_close(room) or not self.waiting(slot, room)
            if not over and (slot.settle_at is None or now < slot.settle_at):
                return
            self.hand_over(draft, slot)

        await self.house.change(slot.id, work)

    def hand_over(self, draft: Draft, slot: Slot) -> None:
        """Hand the engine the winner's claim, or all tied ones, and decline for the others."""
        room = draft.room
        match = room.match
        assert match is not None  # noqa: S101  (a race needs a match)
        closes_at = slot.settle_at if slot.settle_at is not None else race_close(room)
        opened_at = race_open(room)
        winners = {c.seat: c for c in fastest(list(slot.claims.values()), opened_at, closes_at)}
        for seat in room.asked():
            if seat in winners:
                won = winners[seat]
                entry = match.submit(seat, won.action)
                times = {"race_ms": effective_time(won, opened_at)}
                draft.add_entry(entry, times | {"corrected_ms": correction(won)}, won.request)
            elif seat in slot.claims:
                entry = match.submit(seat, DECLINE)
                draft.add_entry(entry, None, slot.claims[seat].request)
            else:
                draft.add_entry(match.time_out(seat))

    # -- bots -------------------------------------------------------------------------------------

    def attend(self, slot: Slot, room: Room) -> None:
        """Let bots answer in their own time, and end a race that nobody is left to answer."""
        for seat in room.asked():
            key = (room.version, seat)
            if is_automatic(room, seat) and key not in slot.thinking:
                slot.thinking.add(key)
                self.house.spawn(self.answer(slot, room, seat))
        if not self.waiting(slot, room):
            self.scheduler.plan(race_open(room), slot.id)

    async def answer(self, slot: Slot, room: Room, seat: int) -> None:
        """Let a bot claim, at the time that its level gives it."""
        race, version = room.race_at, room.version
        bot = room.chairs[seat].controller.removeprefix("bot:")
        try:
            action = await self.choose(room, seat) or DECLINE
            at = race_open(room) + bot_delay(room.row.seed, version, seat, bot)
            await self.house.clock.wait_until(at)
            async with slot.lock:
                now = await self.house.load(slot)
                await self.load(slot)
                if now.race_at != race or now.status != PLAYING or seat in slot.claims:
                    return
                await self.note(slot, now, ClaimRow(seat, at, 0, action))
            await self.settle(slot)
        except (IllegalActionError, ServerError):
            return
        finally:
            slot.thinking.discard((version, seat))
