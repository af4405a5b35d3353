"""New rows of a table's log, made on the table in memory and then written together."""

from typing import Any

from voltige.match.log import Entry
from voltige.match.rows import Append, EntryRow, Summary, TableRow
from voltige.match.steps import AnyStep
from voltige.tables.table.table import STAMP, TableInMemory


class Draft:
    """Rows that are noted in the table and wait to be written."""

    def __init__(self, table: TableInMemory, at: int, request: str = "") -> None:
        """Take the time of all rows, and the request that they follow, if there is one."""
        self.table = table
        self.at = max(at, table.changed_at)
        self.first = table.number + 1  # the number of the first row
        self.request = request
        self.rows: list[EntryRow] = []
        self.holders: list[tuple[str, int]] = []
        self.left: list[tuple[str, int]] = []

    def add(
        self,
        step: AnyStep,
        seat: int = -1,
        luck: Any = (),
        request: str = "",
        times: dict[str, Any] | None = None,
    ) -> None:
        """Add a row and note it in the table; the first row carries the request of the draft."""
        asked = request or ("" if self.rows else self.request)
        number = self.table.number + 1
        row = EntryRow(
            number, self.at, seat, step, list(luck), asked[STAMP:], asked[:STAMP], times or {}
        )
        self.table.note(row)
        self.rows.append(row)

    def add_entry(
        self, entry: Entry, times: dict[str, Any] | None = None, request: str = ""
    ) -> None:
        """Add the row of a step that the match has just made; a claim comes with its times."""
        self.add(entry.step, entry.seat, entry.luck, request, times)

    def append(self, due_at: int | None, new: TableRow | None = None) -> Append:
        """Give what is to be written."""
        table = self.table
        asked = table.asked()
        deadlines = [d for seat in asked if (d := table.clocks.deadline(seat)) is not None]
        summary = Summary(
            table.status,
            [chair.name for chair in table.chairs],
            list(table.clocks.asked) if table.several else asked,
            table.shown_at,
            min(deadlines, default=None),
            due_at,
        )
        return Append(table.row.id, self.rows, summary, self.holders, self.left, new)
