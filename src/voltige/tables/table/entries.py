"""Rows of a table's log as entries of its match."""

from collections.abc import Iterable
from typing import Any

from voltige.core.state import Fault
from voltige.match.log import NO_SEAT, Entry
from voltige.match.record import change_text, void_text
from voltige.match.rows import EntryRow

RULES = "rules"  # the row of a change of the rules: ``from``, ``to``, ``first``, ``over``
MATCH_KINDS = frozenset({"act", "timeout", "fault", "undo", "seat", RULES})
LASTING = frozenset({"seat", RULES})  # rows that no change of the rules makes void


def entry_of(row: EntryRow, *, void: bool = False) -> Entry:
    """Return the entry of the match that a row means."""
    data = row.data
    if void:
        return Entry(0, "void", row.seat, void_text(row.kind, plain(row)), luck=row.luck)
    if row.kind == RULES:
        return Entry(0, "rules", NO_SEAT, change_text(data["from"], data["to"], data.get("first")))
    if row.kind == "undo":
        return Entry(0, "undo", row.seat, str(data["first"]), luck=row.luck)
    if row.kind == "seat":
        return Entry(0, "seat", row.seat, f"{data['controller']} {data['name']}")
    if row.kind == "fault":
        fault = Fault(row.seat, data["code"], data["cards"])
        return Entry(0, "fault", row.seat, "", fault=fault, luck=row.luck)
    kind: Any = row.kind
    return Entry(0, kind, row.seat, "", data["action"], luck=row.luck)


def plain(row: EntryRow) -> Any:
    """Return what a row did, whatever rules it followed."""
    if row.kind == "undo":
        return row.data["first"]
    if row.kind == "fault":
        return {"code": row.data["code"], "cards": row.data["cards"]}
    return row.data["action"]


def void_rows(rows: Iterable[EntryRow]) -> set[int]:
    """Return the numbers of the rows that changes of the rules have made void."""
    found: set[int] = set()
    steps: list[EntryRow] = []  # by version
    for row in rows:
        if row.kind == "begin" or (steps and row.kind in MATCH_KINDS):
            steps.append(row)
        if row.kind == RULES and "first" in row.data:
            later = steps[row.data["first"] :]
            found.update(step.number for step in later if step.kind not in LASTING)
    return found


def rules_of(rows: Iterable[EntryRow], before: int) -> int:
    """Return the version of the rules that a log has come to, from the one it began with."""
    for row in rows:
        if row.kind == RULES:
            before = row.data["to"]
    return before
