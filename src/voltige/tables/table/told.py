"""The log as each viewer is told it: every line once, in order, with what was undone.

A line is an event that the viewer may know, that somebody undid something, or that the rules have
changed. Lines are numbered for each viewer and keep their numbers for good, so that a client can tell
which ones it has, and an undo can name the first line that it takes back.
"""

from bisect import bisect_right
from typing import Any

from voltige.core.event import EVERYONE, Event
from voltige.core.state import SPECTATOR
from voltige.match.log import NO_SEAT, Entry
from voltige.match.steps import ChangeRules, Undo
from voltige.tables.table.phrases import Phrases
from voltige.tables.table.table import TableInMemory
from voltige.wording import story
from voltige.wording.wording import Wording

EVERYTHING = -1  # since before the first version
MOST_LINES = 200  # told at once; older ones come in pages

WITHOUT_EVENTS = (Undo, ChangeRules)  # steps that are told by a line of their own

Line = tuple[
    Entry, story.Line | None
]  # without an event it says who undid, or that the rules changed


def lines_of(words: Wording, entry: Entry) -> list[Line]:
    """List what an entry of the match tells anybody."""
    if isinstance(entry.step, WITHOUT_EVENTS):
        return [(entry, None)]
    return [(entry, line) for line in story.tell(words, entry.events)]


def hears(event: Event, seat: int) -> bool:
    """Tell whether a viewer is told an event."""
    return event.to == EVERYONE or event.to == seat != SPECTATOR


def hears_of_undo(entry: Entry, seat: int) -> bool:
    """Tell whether a viewer is told of an undo; a secret one is told to its seat alone."""
    return not entry.secret or entry.seat == seat != SPECTATOR


def is_told(line: Line, seat: int) -> bool:
    """Tell whether a viewer is told a line."""
    entry, told = line
    return hears_of_undo(entry, seat) if told is None else hears(told.event, seat)


def count_lines(entry: Entry, seat: int) -> int:
    """Count the lines that an entry tells a viewer, without forming them."""
    if isinstance(entry.step, WITHOUT_EVENTS):
        return 1 if hears_of_undo(entry, seat) else 0
    count = 0
    for event in entry.events:
        if hears(event, seat):
            count += 1
    return count


def first_lines(log: list[Entry], seat: int) -> list[int]:
    """Give the number of the first line that each entry tells a viewer, and how many there are in all."""
    count = 0
    firsts = [0]
    for entry in log:
        count += count_lines(entry, seat)
        firsts.append(count)
    return firsts


def mover(table: TableInMemory, entry: Entry) -> int:
    """Name the seat whose step it was; not while several decide in secret, nobody may know then."""
    return NO_SEAT if entry.version in table.answers else entry.seat


def write(
    table: TableInMemory, words: Phrases, line: Line, seat: int, firsts: list[int] | None = None
) -> Any:
    """Give a line as it is sent to a viewer; ``firsts`` are their line numbers, if they are known."""
    entry, told = line
    if told is not None:
        return words.told(told, seat, mover(table, entry), undone=entry.undone)
    if isinstance(entry.step, ChangeRules):
        return words.rules_changed(entry.step)
    assert table.match is not None  # noqa: S101  (an undo is an entry of a match)
    assert isinstance(entry.step, Undo)  # noqa: S101  (a line without an event is one)
    undone = entry.step.first
    if firsts is None:
        firsts = first_lines(table.match.log[:undone], seat)
    return words.undone(entry.seat, seat, firsts[undone])


def told_since(
    table: TableInMemory, words: Phrases, seat: int, version: int
) -> tuple[int, list[Any]]:
    """Give the newest lines that a viewer was told after a version, and the number of the first."""
    log = table.match.log if table.match is not None else []
    firsts = first_lines(log, seat)
    low = firsts[min(max(version + 1, 0), len(log))]
    return page(table, words, seat, firsts, max(low, firsts[-1] - MOST_LINES), firsts[-1])


def told_before(
    table: TableInMemory, words: Phrases, seat: int, number: int
) -> tuple[int, list[Any]]:
    """Give the page of lines that ends before a number, and the number of its first line."""
    firsts = first_lines(table.match.log if table.match is not None else [], seat)
    high = min(number, firsts[-1])
    return page(table, words, seat, firsts, max(0, high - MOST_LINES), high)


def page(
    table: TableInMemory, words: Phrases, seat: int, firsts: list[int], low: int, high: int
) -> tuple[int, list[Any]]:
    """Give some lines of a viewer, and the number of the first; no others are formed."""
    log = table.match.log if table.match is not None else []
    written: list[Any] = []
    for at in range(max(bisect_right(firsts, low) - 1, 0), len(log)):
        if firsts[at] >= high:
            break
        number = firsts[at]
        for line in lines_of(words.words, log[at]):
            if not is_told(line, seat):
                continue
            if low <= number < high:
                written.append(write(table, words, line, seat, firsts))
            number += 1
    return low, written
