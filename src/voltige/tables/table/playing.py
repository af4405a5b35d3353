"""Whether a match is being played at a table, and whether a seat plays for itself."""

from voltige.match.match import Match
from voltige.tables.errors import RequestError
from voltige.tables.table.chairs import PERSON
from voltige.tables.table.table import PAUSED, TableInMemory


def running(table: TableInMemory) -> Match:
    """Give the match of a table where one is being played."""
    if table.match is None:
        raise RequestError("not_started")
    if table.is_done:
        raise RequestError("match_over")
    return table.match


def in_play(table: TableInMemory) -> Match:
    """Give the match of a table that is not paused either."""
    match = running(table)
    if table.status == PAUSED:
        raise RequestError("table_paused")
    return match


def plays_itself(table: TableInMemory, seat: int) -> None:
    """Refuse to act for a seat that somebody else plays for now."""
    controller = table.chairs[seat].controller
    if controller != PERSON and not controller.startswith("remote:"):
        raise RequestError("seat_replaced", controller=controller)
