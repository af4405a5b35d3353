"""Tables in the browser's own database.

What lists and clocks ask for is held in memory: a browser keeps few tables. Everything is written
before it is held, and an append returns only when the database has committed it.
"""

from dataclasses import dataclass, replace
from typing import Any, TypeVar

import msgspec

from voltige.local.outside import Database
from voltige.match.errors import ConflictError, UnavailableError
from voltige.match.rows import (
    Append,
    ChatRow,
    ClaimRow,
    EntryRow,
    Listed,
    Summary,
    TableRow,
    entry_row,
)
from voltige.tables.kept_editions import text_of_edition
from voltige.tables.looking import line_of

TABLES, LOG, LINES, EDITIONS, CHAT, CLAIMS = "tables", "log", "lines", "editions", "chat", "claims"
RECORDS = "records"  # that were brought here as files
LAST = "\U0010ffff"  # after every key
DIGITS = 9  # of a number in a key, so that keys stand in the order of numbers
DONE = frozenset({"over", "ended"})

Kind = TypeVar("Kind")
Change = tuple[str, str, str | None, bool]


@dataclass(frozen=True, slots=True)
class Kept:
    """A table: what was agreed, what lists show, and who sits there."""

    row: TableRow
    summary: Summary
    holders: list[tuple[str, int]]
    look_at: int | None  # when somebody must look at it

    def listed(self, holder: str) -> Listed:
        """Give the table as a list shows it."""
        row, seats = self.row, [seat for one, seat in self.holders if one == holder]
        facts = row.id, row.game, row.mode, row.practice, row.created_at
        return Listed(*facts, self.summary, seats)


class LocalStorage:
    """Keeps tables in a browser."""

    shared = False

    def __init__(self, database: Database, holder: str) -> None:
        """Take the database, and whose tables they are."""
        self.database = database
        self.holder = holder
        self.kept: dict[str, Kept] = {}

    async def open(self) -> None:
        """Read what lists and clocks need."""
        for text in await self.database.read(TABLES, "", LAST):
            kept = decoded(text, Kept)
            self.kept[kept.row.id] = kept

    async def hear(self, table_id: str) -> None:
        """Read a table again that another tab has written to."""
        texts = await self.database.read(TABLES, table_id, table_id + "\0")
        self.kept.pop(table_id, None)  # there is none if it was deleted
        for text in texts:
            self.kept[table_id] = decoded(text, Kept)

    async def write(self, changes: list[Change]) -> None:
        """Write all or nothing."""
        wrong = await self.database.write(encoded(changes))
        if wrong == "taken":
            raise ConflictError("superseded")
        if wrong:
            raise unavailable(wrong)

    # -- tables and logs ---------------------------------------------------------------------------

    async def append(self, change: Append) -> None:
        """Write entries of one table, all or none; ConflictError if another tab was faster."""
        kept = self.changed(change)
        fresh = change.new is not None
        line = line_of(kept.listed(self.holder))
        changes: list[Change] = [
            (LOG, key(change.table_id, row.number), encoded(columns(row)), True)
            for row in change.rows
        ]
        changes.append((TABLES, change.table_id, encoded(kept), fresh))
        changes.append((LINES, change.table_id, encoded(line), False))
        if fresh and kept.row.edition_text is None:
            changes.append((EDITIONS, kept.row.edition_hash, text_of_edition(kept.row), False))
        await self.write(changes)
        self.kept[change.table_id] = kept

    def changed(self, change: Append) -> Kept:
        """Give a table as it will be."""
        before = self.kept.get(change.table_id)
        if change.new is not None:
            row, holders = change.new, []
        elif before is not None:
            row, holders = before.row, before.holders
        else:
            raise ConflictError("superseded")
        stay = [held for held in holders if held not in change.left]
        summary = change.summary
        return Kept(row, summary, [*stay, *change.holders], summary.due_at)

    async def table(self, table_id: str) -> TableRow | None:
        """Read what was agreed at a table."""
        kept = self.kept.get(table_id)
        return None if kept is None else kept.row

    async def log(self, table_id: str, since: int = -1) -> list[EntryRow]:
        """Read the log of a table after number ``since``."""
        texts = await self.database.read(LOG, key(table_id, since + 1), end(table_id))
        return [entry_row(*decoded(text, list[Any])) for text in texts]

    async def is_over(self, table_id: str) -> bool:
        """Return whether the list of tables says that a match is over."""
        kept = self.kept.get(table_id)
        return kept is not None and kept.summary.status in DONE

    async def rematch(self, table_id: str) -> str | None:
        """Give the table that follows this one, if there is one."""
        rows = (kept.row for kept in self.kept.values())
        return next((row.id for row in rows if row.rematch_of == table_id), None)

    async def edition(self, content_hash: str) -> str | None:
        """Read the text of an edition that some release brought along."""
        found = await self.database.read(EDITIONS, content_hash, content_hash + "\0")
        return found[0] if found else None

    # -- lists ---------------------------------------------------------------------------------------

    async def lobby(self) -> list[Listed]:
        """List nothing: there is nobody else here."""
        return []

    async def tables_of(self, holder: str) -> list[Listed]:
        """List the tables where somebody sits, the newest first."""
        found = [kept.listed(holder) for kept in self.kept.values()]
        return sorted((one for one in found if one.seats), key=lambda one: -one.created_at)

    async def count_tables(self, owner: str, since: int) -> int:
        """Count the tables that somebody has created since a time."""
        rows = [kept.row for kept in self.kept.values()]
        return sum(row.owner == owner and row.created_at >= since for row in rows)

    # -- when to look at a table -----------------------------------------------------------------------

    async def due(self, now: int, most: int = 200) -> list[str]:
        """List the tables that somebody must look at now."""
        times = [(kept.look_at, one) for one, kept in self.kept.items() if kept.look_at is not None]
        return [one for at, one in sorted(times) if at <= now][:most]

    async def changed_after(self, at: int) -> list[str]:
        """List the tables that somebody must look at and that changed after a time."""
        return [
            one
            for one, kept in self.kept.items()
            if kept.look_at is not None and kept.summary.changed_at > at
        ]

    async def postpone(self, table_id: str, until: int | None) -> None:
        """Look at a table again later; not kept, since whoever opens the page next looks anew."""
        kept = self.kept.get(table_id)
        if kept is not None:
            self.kept[table_id] = replace(kept, look_at=until)

    # -- chat ------------------------------------------------------------------------------------------

    async def say(self, table_id: str, line: ChatRow, request: str) -> ChatRow:
        """Keep a line of chat; its number is given here. ConflictError if it was said before."""
        if await self.said(table_id, request) is not None:
            raise ConflictError("superseded")
        number = len(await self.database.read(CHAT, key(table_id, 0), end(table_id))) + 1
        row = replace(line, number=number)
        await self.write([(CHAT, key(table_id, number), encoded((row, request)), True)])
        return row

    async def lines(self, table_id: str) -> list[tuple[ChatRow, str]]:
        """Read all lines of chat, each with the request that it came by."""
        texts = await self.database.read(CHAT, key(table_id, 0), end(table_id))
        return [decoded(text, tuple[ChatRow, str]) for text in texts]

    async def said(self, table_id: str, request: str) -> str | None:
        """Give what was said by a request, or none if it is new."""
        lines = await self.lines(table_id)
        return next((row.text for row, by in lines if by == request), None)

    async def chat(self, table_id: str, since: int = 0, most: int = 50) -> list[ChatRow]:
        """Read the last lines of chat, oldest first."""
        return [row for row, _ in await self.lines(table_id) if row.number > since][-most:]

    # -- claims in simultaneous decisions ------------------------------------------------------------------

    async def claim(self, table_id: str, number: int, row: ClaimRow) -> None:
        """Note a claim; ConflictError if this seat has answered already."""
        place = f"{key(table_id, number)}/{row.seat:02d}"
        await self.write([(CLAIMS, place, encoded(row), True)])

    async def claims(self, table_id: str, number: int) -> list[ClaimRow]:
        """Read the claims of a decision."""
        texts = await self.database.read(CLAIMS, *within(key(table_id, number)))
        return [decoded(text, ClaimRow) for text in texts]

    # -- records that were brought here ----------------------------------------------------------------------

    async def keep(self, name: str, record: Any) -> None:
        """Keep a record; the same one twice is kept once."""
        await self.write([(RECORDS, name, encoded(record), False)])

    async def records(self, kind: type[Kind]) -> list[Kind]:
        """Read all records that were brought here."""
        return [decoded(text, kind) for text in await self.database.read(RECORDS, "", LAST)]

    # -- room ----------------------------------------------------------------------------------------------

    async def size(self, table_id: str) -> int:
        """Tell how many bytes a table takes."""
        places = [(shelf, *within(table_id)) for shelf in (LOG, CHAT, CLAIMS)]
        places += [(shelf, table_id, table_id + "\0") for shelf in (TABLES, LINES)]
        return sum([size_of(await self.database.read(*place)) for place in places])

    async def drop(self, table_id: str) -> None:
        """Delete a table and all that lies under it; editions stay, others may be played by them."""
        shelves = (TABLES, LOG, LINES, CHAT, CLAIMS)
        await self.write([(shelf, table_id, None, False) for shelf in shelves])
        del self.kept[table_id]

    async def drop_record(self, name: str) -> None:
        """Delete a record that was brought here."""
        await self.write([(RECORDS, name, None, False)])

    # -- programs ------------------------------------------------------------------------------------------

    async def has_token(self, token_id: str) -> bool:
        """Know no programs."""
        return False


def unavailable(wrong: str) -> UnavailableError:
    """Say why nothing can be kept."""
    if wrong in {"full", "gone"}:
        return UnavailableError(f"browser_{wrong}")
    return UnavailableError("browser_storage", reason=wrong)


def key(table_id: str, number: int) -> str:
    """Give the key of a number at a table."""
    return f"{table_id}/{number:0{DIGITS}d}"


def within(place: str) -> tuple[str, str]:
    """Give where the keys under a place begin, and where they end."""
    return f"{place}/", end(place)


def end(place: str) -> str:
    """Give what stands after all keys under a place: ``0`` follows ``/``."""
    return f"{place}0"


def size_of(texts: list[str]) -> int:
    """Count bytes."""
    return sum(len(text.encode()) for text in texts)


def columns(row: EntryRow) -> tuple[Any, ...]:
    """Give an entry as it is written."""
    return row.number, row.at, row.kind, row.seat, row.data(), row.luck, row.request


def encoded(value: Any) -> str:
    """Write something as text."""
    return msgspec.json.encode(value).decode()


def decoded(text: str, kind: type[Kind]) -> Kind:
    """Read something back."""
    return msgspec.json.decode(text, type=kind)
