"""Who may see what of a table: asked anew for every message, of the log as it stands."""

from voltige.core.state import SPECTATOR
from voltige.tables.callers import Caller
from voltige.tables.errors import ForbiddenError
from voltige.tables.table.table import TableInMemory
from voltige.tables.wire.parts import You


def place_of(table: TableInMemory, caller: Caller, wanted: int | None) -> int:
    """Find the place that a caller looks from, or refuse; without a wish it is the first own seat."""
    return place_among(table, caller, table.seats_of(caller.holder), wanted)


def place_among(table: TableInMemory, caller: Caller, own: list[int], wanted: int | None) -> int:
    """Find the place of a caller whose seats are known."""
    caller.need("read")
    seat = wanted
    if seat is None:
        seat = own[0] if own else SPECTATOR
    if seat == SPECTATOR:
        check_spectator(table, caller)
    elif seat not in own:
        raise ForbiddenError("not_your_seat", seat=seat)
    return seat


def check_spectator(table: TableInMemory, caller: Caller) -> None:
    """Refuse whoever may not look at a table at all."""
    known = owns(table, caller) or table.seats_of(caller.holder)
    if not table.row.spectators and not known:
        raise ForbiddenError("no_spectators")


def owns(table: TableInMemory, caller: Caller) -> bool:
    """Tell whether a caller has made this table."""
    return bool(caller.holder) and caller.holder == table.row.owner


def you(table: TableInMemory, caller: Caller) -> You:
    """Tell a caller what is theirs."""
    return You(owns(table, caller), table.seats_of(caller.holder))
