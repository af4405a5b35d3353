"""Repeating the entries of one log in another match."""

from voltige.match.errors import RecordError
from voltige.match.log import Entry, Seat
from voltige.match.luck import GivenLuck
from voltige.match.match import Match


def first_seats(match: Match) -> list[Seat]:
    """Copy the seats: a replay must not change those of the match."""
    return [Seat(seat.name, seat.controller) for seat in match.seats]


def follow(match: Match, entry: Entry) -> None:
    """Repeat one entry of another log."""
    luck = GivenLuck(entry.luck)
    match.luck = luck
    if entry.kind == "undo":
        match.take_back(entry.seat, int(entry.text))
    elif entry.kind == "seat":
        controller, _, name = entry.text.partition(" ")
        match.change_seat(entry.seat, name, controller)
    elif entry.fault is not None:
        match.punish(entry.fault)
    elif entry.data is not None:
        match.act(entry.kind, entry.seat, match.state.understand(entry.data))
    if luck.words:
        raise RecordError("unused_luck", word=luck.words[0][:40])
