"""What is made of the records that strangers send; it happens aside (aside.py)."""

import functools
from typing import Any

import msgspec

from voltige.core.state import NOBODY, State
from voltige.games import GAMES
from voltige.match.match import Match
from voltige.match.record import Record, read_record
from voltige.tables.aside import Limits
from voltige.tables.errors import UnusableError
from voltige.tables.replays import Walk, page_of, story_of
from voltige.tables.wire.bodies import MOST_EDITION, RecordBody, Replay

LIMITS = Limits(10, 700)
KEPT = 2  # records that were read last, for those who turn their pages


class Standing(msgspec.Struct):
    """Where a record stands at one of its versions, and the table that it needs."""

    game: str
    edition: str
    edition_text: str | None
    options: dict[str, Any]
    seats: int
    position: dict[str, Any]
    over: bool


class Place(msgspec.Struct):
    """A version of a record; none is its end."""

    record: str
    version: int | None


@functools.lru_cache(KEPT)
def read(text: str) -> Record:
    """Read a record, every move checked by the rules."""
    return read_record(text, GAMES)


def replay(asked: RecordBody) -> Replay:
    """Give a page of a record."""
    match = read(asked.record).match
    if asked.seat >= match.table.seats:
        raise UnusableError("no_such_seat", seat=asked.seat, seats=match.table.seats)
    story = story_of(match, asked.seat, opened=True)
    return page_of(story, asked.first, position=asked.position)


def standing(place: Place) -> Standing:
    """Give the position of a record at one of its versions."""
    match = read(place.record).match
    state = position_at(match, match.version if place.version is None else place.version)
    table = match.table
    if len(table.edition_text or "") > MOST_EDITION:
        raise UnusableError("record_value", key="edition_text")
    return Standing(
        game=table.game.name,
        edition=table.edition.name,
        edition_text=table.edition_text,
        options=table.values,
        seats=table.seats,
        position=state.to_dict(),
        over=state.to_act == NOBODY,
    )


def position_at(match: Match, version: int) -> State:
    """Give the position after a version."""
    if version > match.version:
        raise UnusableError("no_such_version", version=version, last=match.version)
    walk = Walk(match.table)
    for entry in match.log[: version + 1]:
        walk.follow(entry)
    return walk.state
