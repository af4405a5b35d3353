"""Whether a log that was written under older rules fits the present ones.

An entry fits if the present rules allow it and the sealed luck brings the same words after it. So
what fits is exactly what a match under the present rules would have been, and is verified like one.
"""

from collections.abc import Sequence

from voltige.core.errors import VoltigeError
from voltige.match.log import Entry, Seat
from voltige.match.luck import FairLuck
from voltige.match.match import Match
from voltige.match.record.reading import repeat
from voltige.match.table import Table

MISFITS = (VoltigeError, ArithmeticError, AssertionError, LookupError, TypeError, ValueError)


def first_misfit(table: Table, luck: FairLuck, log: Sequence[Entry]) -> int | None:
    """Return the version of the first entry that does not fit, or None if all of them do."""
    try:
        match = Match(table, [Seat("") for _ in range(table.seats)], luck)
    except MISFITS:
        return 0
    if match.log[0].luck != log[0].luck:
        return 0
    for version, entry in enumerate(log[1:], start=1):
        luck.draws = match.drawn  # void draws have used numbers up, too
        try:
            repeat(match, entry, version, luck)
        except MISFITS:
            return version
        if match.log[-1].luck != entry.luck:
            return version
    return None
