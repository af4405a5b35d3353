"""Tables outlive their rules: logs of older rules are led to the present ones.

A table of older rules is migrated when it is first opened: one row of its log says so, and from which
version on nothing fitted any more. Whichever process is first writes that row; the others read it.
"""

from dataclasses import replace

from voltige.match.errors import ConflictError
from voltige.match.log import NO_SEAT, Entry
from voltige.match.migration import MISFITS, first_misfit
from voltige.match.rows import EntryRow, TableRow
from voltige.tables.errors import OtherReleaseError, RequestError
from voltige.tables.storage import Storage
from voltige.tables.table.draft import Draft
from voltige.tables.table.due import due_at
from voltige.tables.table.entries import MATCH_KINDS, RULES, entry_of, rules_of, void_rows
from voltige.tables.table.table import TableInMemory, find_game, match_table

ATTEMPTS = 10


async def opened(row: TableRow, storage: Storage, at: int) -> TableInMemory:
    """Read a table with its log; one of older rules is migrated first."""
    for _ in range(ATTEMPTS):
        rows = await storage.log(row.id)
        ours, mark = migrated(row, rows, at)
        table = TableInMemory(ours)
        if mark is None:
            table.replay(rows)
            return table
        if "first" in mark.data and await storage.is_over(row.id):
            mark.data["over"] = True
        table.replay([*rows, mark])
        draft = Draft(table, at)
        draft.rows.append(mark)
        try:
            await storage.append(draft.append(due_at(table, at)))
        except ConflictError:
            continue
        return table
    raise RequestError("superseded")


def migrated(row: TableRow, rows: list[EntryRow], at: int) -> tuple[TableRow, EntryRow | None]:
    """Return a table under the present rules, and the row that leads its log there, if it needs one."""
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
    data = {"from": before, "to": now} | ({} if first is None else {"first": first})
    return ours, EntryRow(len(rows), max([at, *[one.at for one in rows[-1:]]]), RULES, -1, data)


def under_rules(row: TableRow, rules: int) -> TableRow:
    """Return a table with other rules; options that it did not know have their defaults."""
    changed = replace(row, rules=rules)
    agreed = match_table(changed)
    values = agreed.game.check_values(row.seats, row.options, agreed.edition)
    return replace(changed, options=values)


def misfit(row: TableRow, rows: list[EntryRow]) -> int | None:
    """Return the version of the first entry that does not fit the rules, or None."""
    begun = next((place for place, one in enumerate(rows) if one.kind == "begin"), None)
    if begun is None:
        return None
    table = TableInMemory(row)
    table.replay(rows[: begun + 1])
    void = void_rows(rows)
    steps = [
        entry_of(one, void=one.number in void) for one in rows[begun:] if one.kind in MATCH_KINDS
    ]
    start = Entry(0, "start", NO_SEAT, "", luck=rows[begun].luck)
    return first_misfit(table.agreed, table.fair_luck(), [start, *steps])
