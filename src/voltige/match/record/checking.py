"""Checking the luck of a record against its opened seed."""

from voltige.match.errors import RecordError
from voltige.match.log import Entry
from voltige.match.luck import FairLuck, GivenLuck, commitment
from voltige.match.match import Match
from voltige.match.record.form import Record
from voltige.match.record.repeating import first_seats, follow


def verify_luck(record: Record) -> int:
    """Do all draws again from the opened seed; return how many there were.

    Raise RecordError when the seed does not fit its seal or a draw does not match.
    """
    fair = record.fair
    if fair is None or fair.seed is None:
        raise RecordError("luck_not_opened")
    if commitment(fair.seed) != fair.commit:
        raise RecordError("luck_seal_broken")
    luck = FairLuck(fair.seed, fair.nonces)
    match = record.match
    again = Match(match.table, first_seats(match), GivenLuck())
    draw_again(again, match.log[0], luck)
    for entry in match.log[1:]:
        bare = Entry(entry.version, entry.kind, entry.seat, entry.text, entry.data, entry.fault)
        follow(again, bare)
        draw_again(again, entry, luck)
    return luck.draws


def draw_again(match: Match, entry: Entry, luck: FairLuck) -> None:
    """Draw the luck of one entry and compare it word by word."""
    for word in entry.luck:
        outcome = luck.draw(match.state)
        assert outcome is not None  # noqa: S101  (fair luck always decides)
        drawn = match.state.outcome_text(outcome)
        if drawn != word:
            raise RecordError("luck_differs", draw=luck.draws, drawn=drawn, written=word)
        match.feed([word])
