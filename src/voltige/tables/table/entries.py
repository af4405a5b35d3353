"""Rows of a table's log as entries of its match."""

from collections.abc import Iterable

from voltige.match.log import Entry
from voltige.match.record import make_void
from voltige.match.rows import EntryRow
from voltige.match.steps import Act, Begin, ChangeRules, ChangeSeat, Punish, Timeout, Undo

VOIDABLE = (Act, Timeout, Punish, Undo)
MATCH_STEPS = (*VOIDABLE, ChangeSeat, ChangeRules)


def entry_of(row: EntryRow, *, void: bool = False) -> Entry:
    """Return the entry of the match that a row of a match step means."""
    step = row.step
    if void and isinstance(step, VOIDABLE):
        return Entry(0, row.seat, make_void(step), row.luck)
    assert isinstance(step, MATCH_STEPS)  # noqa: S101  (the caller has looked)
    return Entry(0, row.seat, step, row.luck)


def void_rows(rows: Iterable[EntryRow]) -> set[int]:
    """Return the numbers of the rows that changes of the rules have made void."""
    found: set[int] = set()
    steps: list[EntryRow] = []  # by version
    for row in rows:
        if isinstance(row.step, Begin) or (steps and isinstance(row.step, MATCH_STEPS)):
            steps.append(row)
        if isinstance(row.step, ChangeRules) and row.step.first is not None:
            later = steps[row.step.first :]
            found.update(one.number for one in later if isinstance(one.step, VOIDABLE))
    return found


def rules_of(rows: Iterable[EntryRow], before: int) -> int:
    """Return the version of the rules that a log has come to, from the one it began with."""
    for row in rows:
        if isinstance(row.step, ChangeRules):
            before = row.step.after
    return before
