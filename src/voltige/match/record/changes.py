"""Changes of the rules in a record: what a release found, and what did not fit it (docs/records.md)."""

import json
from typing import Any

from voltige.match.errors import RecordError
from voltige.match.log import NO_SEAT, Entry
from voltige.match.match import Match
from voltige.match.record.form import safe_json

VOIDABLE = ("act", "timeout", "fault", "undo")


def void_text(kind: str, what: Any) -> str:
    """Write what a void entry was: its kind and its plain data."""
    return f"{kind} {safe_json(what)}"


def change_text(before: int, after: int, first: int | None) -> str:
    """Write the text of a change: both versions of the rules and the first void entry, if any."""
    return f"{before} {after}" if first is None else f"{before} {after} {first}"


def read_change(text: str) -> tuple[int, int, int | None]:
    """Read the text of a change; ValueError if it is none."""
    before, after, *rest = [int(word) for word in text.split(" ")]
    first = rest[0] if rest else None
    if change_text(before, after, first) != text:
        raise ValueError
    return before, after, first


def read_void(number: int, seat: int, text: str) -> Entry:
    """Read a void line of the log; it is written in one way only."""
    kind, _, what = text.partition(" ")
    try:
        same = kind in VOIDABLE and void_text(kind, json.loads(what)) == text
    except (ValueError, RecursionError):
        same = False
    if not same:
        raise RecordError("record_line", line=number, text=text[:60])
    return Entry(number, "void", seat, text)


def read_rules(number: int, text: str) -> Entry:
    """Read a line that tells of a change of the rules."""
    try:
        read_change(text)
    except ValueError as error:
        raise RecordError("record_line", line=number, text=text[:60]) from error
    return Entry(number, "rules", NO_SEAT, text)


def check_changes(match: Match) -> None:
    """Refuse void lines without a change of the rules, and changes that lead elsewhere."""
    covered: set[int] = set()
    last: int | None = None
    for entry in match.log:
        if entry.kind != "rules":
            continue
        before, after, first = read_change(entry.text)
        if before >= after or (last is not None and before != last):
            raise RecordError("record_line", line=entry.version, text=entry.text)
        last = after
        if first is not None:
            check_run(match, first, entry)
            covered.update(range(first, entry.version))
    if last is not None and last != match.table.game.rules_version:
        raise RecordError("record_rules", version=last, ours=match.table.game.rules_version)
    for entry in match.log:
        if entry.kind == "void" and entry.version not in covered:
            raise RecordError("record_line", line=entry.version, text=entry.text[:60])


def check_run(match: Match, first: int, change: Entry) -> None:
    """Refuse a change whose void lines are not those from the first one on; seats go on."""
    run = match.log[first : change.version] if first > 0 else []
    passing = all(entry.kind in {"void", "seat", "rules"} for entry in run)
    if not run or run[0].kind != "void" or not passing:
        raise RecordError("record_line", line=change.version, text=change.text)
