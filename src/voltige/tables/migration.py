"""Tables outlive their rules: logs of older rules are led to the present ones.

A table of older rules is migrated when it is first opened: one row of its log says so, and from which
version on nothing fitted any more. Whichever process is first writes that row; the others read it.
"""

from dataclasses import replace

import msgspec

from voltige.match.errors import ConflictError, MatchError
from voltige.match.log import NO_SEAT, Entry
from voltige.match.migration import MISFITS, first_misfit
from voltige.match.rows import EntryRow, TableRow
from voltige.match.steps import Begin, ChangeRules, Start
from voltige.tables.errors import OtherReleaseError, RequestError
from voltige.tables.storage import Storage
from voltige.tables.table.draft import Draft
from voltige.tables.table.due import due_at
from voltige.tables.table.entries import MATCH_STEPS, entry_of, rules_of, void_rows
from voltige.tables.table.table import TableInMemory, find_game, match_table

ATTEMPTS = 10


async def read_log(storage: Storage, table_id: str, since: int = -1) -> list[EntryRow]:
    """Read the log of a table; steps that only another release knows are told as such."""
    try:
        return await storage.log(table_id, since)
    except MatchError as error:
        raise OtherReleaseError(error.code) from error


async def opened(row: TableRow, storage: Storage, at: int) -> TableInMemory:
    """Read a table with its log; one of older rules is migrated first."""
    for _ in range(ATTEMPTS):
        rows = await read_log(storage, row.id)
        ours, change = migrated(row, rows)
        table = TableInMemory(ours)
        if change is None:
            table.replay(rows)
            return table
        if change.first is not None and await storage.is_over(row.id):
            change = msgspec.structs.replace(change, over=True)
        told = row_of(change, rows, at)
        table.replay([*rows, told])
        draft = Draft(table, at)
        draft.rows.append(told)
        try:
            await storage.append(draft.append(due_at(table, at)))
        except ConflictError:
            continue
        return table
    raise RequestError("superseded")


def migrated(row: TableRow, rows: list[EntryRow]) -> tuple[TableRow, ChangeRules | None]:
    """Return a table under the present rules, and the change that its log needs, if any."""
    now = find_game(row.game).rules_version
    before = rules_of(rows, row.rules)
    if before > now or row.rules == now:
        return row, None  # whatever is wrong with it, the table finds
    try:
        ours = under_rules(row, now)
        if before == now:
            return ours, None
        first = misfit(ours, rows)
    except MISFITS as error:
        raise OtherReleaseError("other_rules", game=row.game, rules=before, now=now) from error
    if first == 0:
        raise OtherReleaseError("other_rules", game=row.game, rules=before, now=now)
    return ours, ChangeRules(before, now, first)


def row_of(change: ChangeRules, rows: list[EntryRow], at: int) -> EntryRow:
    """Return a change of the rules as the next row of a log."""
    return EntryRow(len(rows), max([at, *[one.at for one in rows[-1:]]]), NO_SEAT, change)


def under_rules(row: TableRow, rules: int) -> TableRow:
    """Return a table with other rules; options that it did not know have their defaults."""
    changed = replace(row, rules=rules)
    agreed = match_table(changed)
    values = agreed.game.check_values(row.seats, row.options, agreed.edition)
    return replace(changed, options=values)


def misfit(row: TableRow, rows: list[EntryRow]) -> int | None:
    """Return the version of the first entry that does not fit the rules, or None."""
    begun = next((place for place, one in enumerate(rows) if isinstance(one.step, Begin)), None)
    if begun is None:
        return None
    table = TableInMemory(row)
    table.replay(rows[: begun + 1])
    void = void_rows(rows)
    steps = [
        entry_of(one, void=one.number in void)
        for one in rows[begun:]
        if isinstance(one.step, MATCH_STEPS)
    ]
    start = Entry(0, NO_SEAT, Start(), rows[begun].luck)
    return first_misfit(table.agreed, table.fair_luck(), [start, *steps])
