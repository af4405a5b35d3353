"""Decisions with measured times (docs/rules/loops.md, "The Speed race at a live table").

The engine knows no clock. Claims are kept in the store until the decision is settled, then the engine
is handed the winner's claim, or all tied ones, and a waiver for everybody else, as one change.
"""

from collections.abc import Awaitable, Callable

from voltige.core.action import Action, Attempt
from voltige.core.errors import IllegalActionError
from voltige.core.state import Fault
from voltige.match.errors import ConflictError
from voltige.match.rows import ClaimRow
from voltige.tables.errors import RequestError
from voltige.tables.scheduler import Scheduler
from voltige.tables.simultaneous.claims import (
    ANTICIPATION_MS,
    LOCK_OUT_MS,
    MOST_GATHERING_MS,
    bot_delay,
    correction,
    effective_time,
    fastest,
    gathering_time,
)
from voltige.tables.simultaneous.opening import lapses_at, opens_at
from voltige.tables.table.draft import Draft
from voltige.tables.table.due import is_automatic
from voltige.tables.table.hosted import HostedTable
from voltige.tables.table.repeats import check_same
from voltige.tables.table.table import PLAYING, REQUEST_KEY, STAMP, TableInMemory
from voltige.tables.tables import Tables

Choose = Callable[[TableInMemory, int], Awaitable[Action | None]]


class MeasuredDecisions:
    """Holds the decisions in which the fastest counts."""

    def __init__(self, tables: Tables, scheduler: Scheduler, choose: Choose) -> None:
        """Take what bots choose with."""
        self.tables = tables
        self.scheduler = scheduler
        self.choose = choose

    # -- claiming ---------------------------------------------------------------------------------

    async def claim(
        self,
        hosted: HostedTable,
        seat: int,
        attempt: Attempt,
        version: int,
        latency_ms: int,
        request: str,
    ) -> bool:
        """Note a claim; false when it is an ordinary action after all (nothing to claim, or a fault)."""
        now = self.tables.clock.now()
        async with hosted.lock:
            table = await self.tables.load(hosted)
            match = table.match
            if table.measured_at < 0 or match is None or table.status != PLAYING:
                return False
            rules = table.ways.rules
            await self.load(hosted)
            if self.is_claimed(hosted, seat, request):
                return True
            self.check_claim(hosted, table, seat, now)
            verdict = match.judge(seat, attempt, version)
            if self.is_punished(hosted, table, verdict.fault):
                return False
            if verdict.refused is not None and verdict.refused.code != "stale_state":
                hosted.claims.locked[seat] = now + LOCK_OUT_MS
            action = verdict.allowed().data
            if action != rules.waiver() and now < opens_at(table) + ANTICIPATION_MS:
                raise RequestError("too_early")
            row = ClaimRow(seat, now, latency_ms, action, request)
            if effective_time(row, opens_at(table)) > rules.window_ms(table.row.options):
                raise rules.refusal("race_closed")
            await self.note(hosted, table, row)
        await self.settle(hosted)
        return True

    def is_punished(self, hosted: HostedTable, table: TableInMemory, fault: Fault | None) -> bool:
        """Tell whether a fault counts: not before the start, nor after a valid claim (LO-71)."""
        waiver = table.ways.rules.waiver()
        if fault is None or any(row.action != waiver for row in hosted.claims.rows.values()):
            return False
        if self.tables.clock.now() < opens_at(table) + ANTICIPATION_MS:
            raise RequestError("too_early")
        return True

    def is_claimed(self, hosted: HostedTable, seat: int, request: str) -> bool:
        """Tell whether the claim of a seat was made by this very request."""
        claim = hosted.claims.rows.get(seat)
        if claim is None or claim.request[:REQUEST_KEY] != request[:REQUEST_KEY]:
            return False
        check_same(claim.request[REQUEST_KEY:STAMP], request)
        return True

    def check_claim(self, hosted: HostedTable, table: TableInMemory, seat: int, now: int) -> None:
        """Refuse a seat that has answered, or that is locked out for a moment."""
        if seat in hosted.claims.rows:
            raise table.ways.rules.refusal("already_committed")
        if now < hosted.claims.locked.get(seat, 0):
            raise table.ways.rules.refusal("locked_out")

    async def note(self, hosted: HostedTable, table: TableInMemory, row: ClaimRow) -> None:
        """Keep a claim; the first real one starts the time of gathering."""
        rules, claims = table.ways.rules, hosted.claims
        try:
            await self.tables.storage.claim(hosted.id, table.measured_at, row)
        except ConflictError as error:
            raise rules.refusal("already_committed") from error
        claims.rows[row.seat] = row
        if row.action != rules.waiver() and claims.settle_at is None:
            wait = gathering_time(self.latencies(hosted, table))
            claims.settle_at = row.arrived_at + wait
        self.plan(hosted, table)

    def waiting(self, hosted: HostedTable, table: TableInMemory) -> list[int]:
        """List the seats that may still answer; people who are not connected have declined."""
        shared = self.tables.storage.shared
        return [
            seat
            for seat in table.asked()
            if seat not in hosted.claims.rows
            and (seat in hosted.online or is_automatic(table, seat) or shared)
        ]

    def latencies(self, hosted: HostedTable, table: TableInMemory) -> list[int]:
        """Give the latencies of the people whose answer may be under way."""
        waiting = [seat for seat in self.waiting(hosted, table) if not is_automatic(table, seat)]
        found = [
            connection.latency_ms if connection.trips else MOST_GATHERING_MS
            for connection in hosted.connections
            if any(seat in waiting for seat in connection.seats)
        ]
        if self.tables.storage.shared and any(seat not in hosted.online for seat in waiting):
            found.append(MOST_GATHERING_MS)  # they may be connected to another process
        return found

    # -- settling ---------------------------------------------------------------------------------

    async def load(self, hosted: HostedTable) -> None:
        """Read the claims of the open decision, for example after a crash."""
        table, claims = hosted.table, hosted.claims
        if table is None or table.measured_at < 0:
            return
        if claims.decision != table.measured_at:
            claims.begin(table.measured_at)
        elif not self.tables.storage.shared:
            return
        waiver = table.ways.rules.waiver()
        for row in await self.tables.storage.claims(hosted.id, table.measured_at):
            claims.rows[row.seat] = row
            if row.action != waiver:
                at = row.arrived_at + MOST_GATHERING_MS
                claims.settle_at = at if claims.settle_at is None else min(claims.settle_at, at)

    def plan(self, hosted: HostedTable, table: TableInMemory) -> None:
        """Note when the decision must be settled."""
        if table.measured_at < 0:
            return
        claims = hosted.claims
        if claims.decision == table.measured_at and claims.settle_at is not None:
            self.scheduler.plan(claims.settle_at, hosted.id)
        self.scheduler.plan(lapses_at(table), hosted.id)

    async def settle(self, hosted: HostedTable) -> None:
        """End the decision if its time has come."""

        def work(draft: Draft) -> None:
            table, claims = draft.table, hosted.claims
            open_now = table.measured_at >= 0 and table.status == PLAYING
            if not open_now or claims.decision != table.measured_at:
                return
            now = self.tables.clock.now()
            over = now >= lapses_at(table) or not self.waiting(hosted, table)
            if not over and (claims.settle_at is None or now < claims.settle_at):
                return
            self.hand_over(draft, hosted)

        await self.tables.change(hosted.id, work)

    def hand_over(self, draft: Draft, hosted: HostedTable) -> None:
        """Hand the engine the winner's claim, or all tied ones, and a waiver for the others."""
        table, claims = draft.table, hosted.claims
        match, rules = table.match, table.ways.rules
        assert match is not None  # noqa: S101  (such a decision needs a match)
        closes_at = claims.settle_at if claims.settle_at is not None else lapses_at(table)
        opened_at, waiver = opens_at(table), rules.waiver()
        actions = match.state.table()
        best = fastest(list(claims.rows.values()), waiver, opened_at, closes_at)
        winners = {claim.seat: claim for claim in best}
        for seat in table.asked():
            if seat in winners:
                won = winners[seat]
                entry = match.submit(seat, actions.attempt(won.action))
                times = rules.times(effective_time(won, opened_at), correction(won))
                draft.add_entry(entry, times, won.request)
            elif seat in claims.rows:
                entry = match.submit(seat, actions.attempt(waiver))
                draft.add_entry(entry, None, claims.rows[seat].request)
            else:
                draft.add_entry(match.time_out(seat))

    # -- bots -------------------------------------------------------------------------------------

    def attend(self, hosted: HostedTable, table: TableInMemory) -> None:
        """Let bots answer in their own time, and end what nobody is left to answer."""
        for seat in table.asked():
            key = (table.version, seat)
            if is_automatic(table, seat) and key not in hosted.thinking:
                hosted.thinking.add(key)
                self.tables.spawn(self.answer(hosted, table, seat))
        if not self.waiting(hosted, table):
            self.scheduler.plan(opens_at(table), hosted.id)

    async def answer(self, hosted: HostedTable, table: TableInMemory, seat: int) -> None:
        """Let a bot claim, at the time that its level gives it."""
        decision, version, rules = table.measured_at, table.version, table.ways.rules
        pace = rules.pace(table.chairs[seat].controller.removeprefix("bot:"))
        try:
            chosen = await self.choose(table, seat)
            action = rules.waiver() if chosen is None else chosen.data
            at = opens_at(table) + bot_delay(table.row.seed, version, seat, pace)
            await self.tables.clock.wait_until(at)
            async with hosted.lock:
                now = await self.tables.load(hosted)
                await self.load(hosted)
                gone = now.measured_at != decision or now.status != PLAYING
                if gone or seat in hosted.claims.rows:
                    return
                await self.note(hosted, now, ClaimRow(seat, at, 0, action))
            await self.settle(hosted)
        except (IllegalActionError, RequestError):
            return
        finally:
            hosted.thinking.discard((version, seat))
