"""Who may see what of a table: asked anew for every message, of the log as it stands."""

from voltige.core.state import SPECTATOR
from voltige.server.callers import Caller
from voltige.server.errors import ForbiddenError
from voltige.server.room.room import Room
from voltige.server.wire.parts import You


def place_of(room: Room, caller: Caller, wanted: int | None) -> int:
    """Find the place that a caller looks from, or refuse; without a wish it is the first own seat."""
    caller.need("read")
    own = room.seats_of(caller.holder)
    seat = wanted
    if seat is None:
        seat = own[0] if own else SPECTATOR
    if seat == SPECTATOR:
        check_spectator(room, caller)
    elif seat not in own:
        raise ForbiddenError("not_your_seat", seat=seat)
    return seat


def check_spectator(room: Room, caller: Caller) -> None:
    """Refuse whoever may not look at a table at all."""
    known = owns(room, caller) or room.seats_of(caller.holder)
    if not room.row.spectators and not known:
        raise ForbiddenError("no_spectators")


def owns(room: Room, caller: Caller) -> bool:
    """Tell whether a caller has made this table."""
    return bool(caller.holder) and caller.holder == room.row.owner


def you(room: Room, caller: Caller) -> You:
    """Tell a caller what is theirs."""
    return You(owns(room, caller), room.seats_of(caller.holder))
