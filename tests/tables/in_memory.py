"""What tables are handed where there is no server: a storage of dictionaries, work done in place."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeVar

from voltige.match.errors import ConflictError
from voltige.match.rows import Append, ChatRow, ClaimRow, EntryRow, Listed, Summary, TableRow
from voltige.tables.aside import Limits
from voltige.tables.thinking import Job, choose

Given = TypeVar("Given")
Done = TypeVar("Done")


@dataclass(frozen=True)
class SmallSettings:
    """Settings of tables for one person."""

    rooms: int = 4
    tables_per_hour: int = 100
    entries_per_table: int = 20_000
    bot_delay_ms: int = 0


class MemoryStorage:
    """Keeps everything in dictionaries; nobody else writes."""

    shared = False

    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.logs: dict[str, list[EntryRow]] = defaultdict(list)
        self.summaries: dict[str, Summary] = {}
        self.postponed: dict[str, int | None] = {}
        self.holders: list[tuple[str, str, int]] = []
        self.lines: dict[str, list[tuple[ChatRow, str]]] = defaultdict(list)
        self.kept_claims: dict[tuple[str, int], dict[int, ClaimRow]] = defaultdict(dict)

    # -- tables and logs -----------------------------------------------------------------------

    async def append(self, change: Append) -> None:
        log = self.logs[change.table_id]
        if [row.number for row in change.rows] != [len(log) + n for n in range(len(change.rows))]:
            raise ConflictError("superseded")
        if change.new is not None:
            self.tables[change.table_id] = change.new
        log.extend(change.rows)
        self.summaries[change.table_id] = change.summary
        self.postponed.pop(change.table_id, None)
        for holder, seat in change.left:
            self.holders.remove((holder, change.table_id, seat))
        self.holders += [(holder, change.table_id, seat) for holder, seat in change.holders]

    async def table(self, table_id: str) -> TableRow | None:
        return self.tables.get(table_id)

    async def log(self, table_id: str, since: int = -1) -> list[EntryRow]:
        return self.logs[table_id][since + 1 :]

    async def is_over(self, table_id: str) -> bool:
        return self.summaries[table_id].status in {"over", "ended"}

    async def rematch(self, table_id: str) -> str | None:
        return next((t.id for t in self.tables.values() if t.rematch_of == table_id), None)

    async def edition(self, content_hash: str) -> str | None:
        return None

    # -- lists ---------------------------------------------------------------------------------

    def listed(self, table: TableRow, holder: str) -> Listed:
        seats = [seat for one, at, seat in self.holders if (one, at) == (holder, table.id)]
        summary = self.summaries[table.id]
        facts = table.id, table.game, table.mode, table.practice, table.created_at
        return Listed(*facts, summary, seats)

    async def lobby(self) -> list[Listed]:
        return [self.listed(table, "") for table in self.tables.values() if table.public]

    async def tables_of(self, holder: str) -> list[Listed]:
        found = [self.listed(table, holder) for table in self.tables.values()]
        return [line for line in found if line.seats]

    async def count_tables(self, owner: str, since: int) -> int:
        return sum(t.owner == owner and t.created_at >= since for t in self.tables.values())

    # -- when to look at a table ---------------------------------------------------------------

    async def due(self, now: int, most: int = 200) -> list[str]:
        times = {one: summary.due_at for one, summary in self.summaries.items()} | self.postponed
        return [one for one, at in times.items() if at is not None and at <= now][:most]

    async def changed_after(self, at: int) -> list[str]:
        return [one for one, summary in self.summaries.items() if summary.changed_at > at]

    async def postpone(self, table_id: str, until: int | None) -> None:
        self.postponed[table_id] = until

    # -- chat, claims, programs ----------------------------------------------------------------

    async def say(self, table_id: str, line: ChatRow, request: str) -> ChatRow:
        kept = replace(line, number=len(self.lines[table_id]) + 1)
        self.lines[table_id].append((kept, request))
        return kept

    async def said(self, table_id: str, request: str) -> str | None:
        return next((row.text for row, by in self.lines[table_id] if by == request), None)

    async def chat(self, table_id: str, since: int = 0, most: int = 50) -> list[ChatRow]:
        return [row for row, _ in self.lines[table_id] if row.number > since][-most:]

    async def claim(self, table_id: str, number: int, row: ClaimRow) -> None:
        if row.seat in self.kept_claims[table_id, number]:
            raise ConflictError("superseded")
        self.kept_claims[table_id, number][row.seat] = row

    async def claims(self, table_id: str, number: int) -> list[ClaimRow]:
        return list(self.kept_claims[table_id, number].values())

    async def has_token(self, token_id: str) -> bool:
        return False


class InPlace:
    """Does all work where it is asked for, as a browser's worker may."""

    async def think(self, job: Job) -> int:
        return choose(job).code

    async def judge(self, work: Callable[[Given], Done], given: Given, limits: Limits) -> Done:
        return work(given)

    async def read(self, work: Callable[[Given], Done], given: Given) -> Done:
        return work(given)

    async def solve(self, work: Callable[[Given], Done], given: Given) -> Done:
        return work(given)

    async def stop(self) -> None:
        """Nothing is left running."""


class Counted:
    """Counts what happens, by its kind."""

    def __init__(self) -> None:
        self.tables = self.entries = self.conflicts = self.bot_moves = self.connections = 0
        self.requests: list[tuple[str, str]] = []

    def note_table(self) -> None:
        self.tables += 1

    def note_entries(self, count: int) -> None:
        self.entries += count

    def note_conflict(self) -> None:
        self.conflicts += 1

    def note_request(self, kind: str, result: str, seconds: float) -> None:
        self.requests.append((kind, result))

    def note_bot_move(self) -> None:
        self.bot_moves += 1

    def note_connections(self, change: int) -> None:
        self.connections += change
