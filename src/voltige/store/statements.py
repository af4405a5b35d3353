"""What an append writes, as statements and their values; the same ones for both databases."""

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, text, update
from sqlalchemy.sql.expression import Executable

from voltige.match.rows import Append, EntryRow, Summary, TableRow
from voltige.store.database import CHANNEL
from voltige.store.schema import entries, holders, tables

Values = dict[str, Any]
Execute = Callable[[Executable, list[Values]], object]

SUMMARY = ("status", "names", "asked", "changed_at", "deadline", "due_at")
ADD_TABLE = insert(tables)
ADD_ENTRY = insert(entries)
SET_SUMMARY = (
    update(tables)
    .where(tables.c.id == bindparam("new_id"))
    .values({name: bindparam(f"new_{name}") for name in SUMMARY})
)
ADD_HOLDER = insert(holders)
DROP_HOLDER = delete(holders).where(
    holders.c.holder == bindparam("old_holder"),
    holders.c.table_id == bindparam("old_table"),
    holders.c.seat == bindparam("old_seat"),
)
NO_LUCK = "[]"
NOTIFY = text("SELECT pg_notify(:channel, :payload)")

encode = msgspec.json.Encoder().encode


def to_text(value: Any) -> str:
    """Write plain data as JSON."""
    return encode(value).decode()


def write_changes(execute: Execute, changes: list[Append]) -> None:
    """Write the appends of several tables."""
    add_tables(execute, changes)
    rows = [entry_values(change.table_id, row) for change in changes for row in change.rows]
    if rows:
        execute(ADD_ENTRY, rows)
    summaries = [
        {"new_id": change.table_id, **summary_values(change.summary, "new_")}
        for change in changes
        if change.new is None
    ]
    if summaries:
        execute(SET_SUMMARY, summaries)
    move_holders(execute, changes)


def add_tables(execute: Execute, changes: list[Append]) -> None:
    """Add the tables that are new."""
    new = [
        {**table_values(change.new), **summary_values(change.summary)}
        for change in changes
        if change.new is not None
    ]
    if new:
        execute(ADD_TABLE, new)


def move_holders(execute: Execute, changes: list[Append]) -> None:
    """Keep the index of who sits where in step with the logs."""
    left = [
        {"old_holder": holder, "old_table": change.table_id, "old_seat": seat}
        for change in changes
        for holder, seat in change.left
    ]
    if left:
        execute(DROP_HOLDER, left)
    taken = [
        {"holder": holder, "table_id": change.table_id, "seat": seat}
        for change in changes
        for holder, seat in change.holders
    ]
    if taken:
        execute(ADD_HOLDER, taken)


def notify(execute: Execute, changes: list[Append]) -> None:
    """Tell other processes which tables have changed."""
    execute(NOTIFY, [{"channel": CHANNEL, "payload": change.table_id} for change in changes])


def entry_values(table_id: str, row: EntryRow) -> Values:
    """Return the columns of an entry."""
    return {
        "table_id": table_id,
        "number": row.number,
        "at": row.at,
        "kind": row.kind,
        "seat": row.seat,
        "data": to_text(row.data()),
        "luck": to_text(row.luck) if row.luck else NO_LUCK,
        "request": row.request,
    }


def summary_values(summary: Summary, prefix: str = "") -> Values:
    """Return the columns of a summary."""
    return {
        f"{prefix}status": summary.status,
        f"{prefix}names": to_text(summary.names),
        f"{prefix}asked": to_text(summary.asked),
        f"{prefix}changed_at": summary.changed_at,
        f"{prefix}deadline": summary.deadline,
        f"{prefix}due_at": summary.due_at,
    }


def table_values(row: TableRow) -> Values:
    """Return the columns of a table."""
    values = {name: getattr(row, name) for name in TableRow.__slots__}
    values["options"] = to_text(row.options)
    values["position"] = None if row.position is None else to_text(row.position)
    return values
