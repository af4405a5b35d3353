"""Changes of the rules in a record: what a release found, and what did not fit it (docs/records.md)."""

import json
from typing import Any

from voltige.match.errors import RecordError
from voltige.match.log import Entry
from voltige.match.match import Match
from voltige.match.record.form import safe_json
from voltige.match.steps import Act, ChangeRules, ChangeSeat, Punish, Timeout, Undo, Void

VOIDABLE = {kind.kind for kind in (Act, Timeout, Punish, Undo)}
PASSING = (Void, ChangeSeat, ChangeRules)


def make_void(step: Act | Timeout | Punish | Undo) -> Void:
    """Return what is left of a step that does not fit the rules: its kind and its plain data."""
    said: Any
    if isinstance(step, Undo):
        said = step.first
    elif isinstance(step, Punish):
        said = {"code": step.code, "cards": step.cards}
    else:
        said = step.action
    return Void(f"{step.kind} {safe_json(said)}")


def read_void(number: int, text: str) -> Void:
    """Read a void line of the log; it is written in one way only."""
    kind, _, said = text.partition(" ")
    try:
        same = kind in VOIDABLE and f"{kind} {safe_json(json.loads(said))}" == text
    except (ValueError, RecursionError):
        same = False
    if not same:
        raise RecordError("record_line", line=number, text=text[:60])
    return Void(text)


def read_change(number: int, words: list[str]) -> ChangeRules:
    """Read a line that tells of a change of the rules: both versions, and the first void entry."""
    try:
        before, after, *first = [int(word) for word in words]
    except ValueError as error:
        raise RecordError("record_line", line=number, text=" ".join(words)[:60]) from error
    if len(first) > 1 or [str(one) for one in (before, after, *first)] != words:
        raise RecordError("record_line", line=number, text=" ".join(words)[:60])
    return ChangeRules(before, after, first[0] if first else None)


def check_changes(match: Match) -> None:
    """Refuse void lines without a change of the rules, and changes that lead elsewhere."""
    covered: set[int] = set()
    last: int | None = None
    for entry in match.log:
        step = entry.step
        if not isinstance(step, ChangeRules):
            continue
        if step.before >= step.after or (last is not None and step.before != last):
            raise RecordError("record_line", line=entry.version, text=entry.text)
        last = step.after
        if step.first is not None:
            check_run(match, step.first, entry)
            covered.update(range(step.first, entry.version))
    game = match.table.game
    if last is not None and last != game.rules_version and not game.can_reword(last):
        raise RecordError("record_rules", version=last, ours=game.rules_version)
    for entry in match.log:
        if isinstance(entry.step, Void) and entry.version not in covered:
            raise RecordError("record_line", line=entry.version, text=entry.text[:60])


def check_run(match: Match, first: int, change: Entry) -> None:
    """Refuse a change whose void lines are not those from the first one on; seats go on."""
    run = match.log[first : change.version] if first > 0 else []
    passing = all(isinstance(entry.step, PASSING) for entry in run)
    if not run or not isinstance(run[0].step, Void) or not passing:
        raise RecordError("record_line", line=change.version, text=change.text)
