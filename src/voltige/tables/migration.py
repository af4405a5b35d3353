"""Tables outlive their rules: logs of older rules are led to the present ones.

A table of older rules is migrated when it is first opened: one row of its log says so, and from which
version on nothing fitted any more. Whichever process is first writes that row; the others read it.
What was written before that row stays as it is, in the words of its time, and is read in today's.
"""

from dataclasses import replace

import msgspec

from voltige.core.former import reworded
from voltige.core.game import Game
from voltige.match.errors import ConflictError, MatchError
from voltige.match.log import NO_SEAT, Entry
from voltige.match.migration import MISFITS, first_misfit
from voltige.match.rows import EntryRow, TableRow
from voltige.match.steps import Begin, ChangeRules, Start, read_step, write_step
from voltige.tables.errors import OtherReleaseError, RequestError
from voltige.tables.storage import Storage
from voltige.tables.table.draft import Draft
from voltige.tables.table.due import due_at
from voltige.tables.table.entries import MATCH_STEPS, VOIDABLE, entry_of, rules_of, void_rows
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
        ours, rows, change = migrated(row, rows)
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


def migrated(
    row: TableRow, rows: list[EntryRow]
) -> tuple[TableRow, list[EntryRow], ChangeRules | None]:
    """Return a table and its log under the present rules, and the change that it needs, if any."""
    game = find_game(row.game)
    now = game.rules_version
    before = rules_of(rows, row.rules)
    if before > now or row.rules == now:
        return row, rows, None  # whatever is wrong with it, the table finds
    try:
        ours = under_rules(row, game)
        rows = in_present_words(rows, row.rules, game)
        if before == now:
            return ours, rows, None
        first = misfit(ours, rows)
    except MISFITS as error:
        raise OtherReleaseError("other_rules", game=row.game, rules=before, now=now) from error
    if first == 0:
        raise OtherReleaseError("other_rules", game=row.game, rules=before, now=now)
    return ours, rows, ChangeRules(before, now, first)


def row_of(change: ChangeRules, rows: list[EntryRow], at: int) -> EntryRow:
    """Return a change of the rules as the next row of a log."""
    return EntryRow(len(rows), max([at, *[one.at for one in rows[-1:]]]), NO_SEAT, change)


def under_rules(row: TableRow, game: Game) -> TableRow:
    """Return a table with the present rules; options that it did not know have their defaults."""
    words = game.words_since(row.rules)
    changed = replace(row, rules=game.rules_version, position=reworded(row.position, words))
    printed = game.find_edition(row.edition, row.edition_hash, row.rules)
    if row.edition_text is None and printed is not None:
        changed = replace(changed, edition_hash=printed.hash)
    agreed = match_table(changed)
    values = game.check_values(row.seats, reworded(row.options, words), agreed.edition)
    return replace(changed, options=values)


def in_present_words(rows: list[EntryRow], rules: int, game: Game) -> list[EntryRow]:
    """Return the rows of a log that began under some rules, each read in the words of its time."""
    words = game.words_since(rules)
    found: list[EntryRow] = []
    for row in rows:
        step = row.step
        if isinstance(step, ChangeRules):
            words = game.words_since(step.after)
        elif isinstance(step, VOIDABLE):
            step = read_step(step.kind, reworded(write_step(step), words))
        luck = reworded(row.luck, words)
        found.append(msgspec.structs.replace(row, step=step, luck=luck))
    return found


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
