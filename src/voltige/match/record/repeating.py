"""Repeating the entries of one log in another match."""

from voltige.match.log import Entry, Seat
from voltige.match.luck import GivenLuck, Luck
from voltige.match.match import Match


def first_seats(match: Match) -> list[Seat]:
    """Copy the seats: a replay must not change those of the match."""
    return [Seat(seat.name, seat.controller) for seat in match.seats]


def follow(match: Match, entry: Entry, luck: Luck | None = None) -> None:
    """Repeat one entry of another log, with its words of luck unless other luck is given."""
    given = GivenLuck(entry.luck)
    match.luck = given if luck is None else luck
    if entry.kind == "undo":
        match.take_back(entry.seat, int(entry.text))
    elif entry.kind == "seat":
        controller, _, name = entry.text.partition(" ")
        match.change_seat(entry.seat, name, controller)
    elif entry.kind == "rules":
        match.change_rules(entry.text)
    elif entry.kind == "void":
        match.void(entry.seat, entry.text, entry.luck)
        return
    elif entry.fault is not None:
        match.punish(entry.fault)
    elif entry.data is not None:
        match.act(entry.kind, entry.seat, match.state.understand(entry.data))
    if luck is None:
        given.finish()
