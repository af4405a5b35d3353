"""When something happens at a table by itself: races that open and lapse, bots, clocks."""

from voltige.server.room.requests import AUTOPILOT
from voltige.server.room.room import PLAYING, Room
from voltige.server.wire.messages import Race

SAFETY_NET_MS = 3000  # after this, any process may think for a bot whose thinker has died
RUN_UP_MS = 800  # before a live race can be claimed (rules/loops.md 5.6)
UNDER_WAY_MS = 250  # for messages under way when a race lapses


def due_at(room: Room, now: int) -> int | None:
    """Give the time at which some process must look at the table, if nothing else happens."""
    if room.status != PLAYING:
        return None
    if room.race_at >= 0:
        return race_close(room) + SAFETY_NET_MS
    earliest: int | None = None
    for seat in room.asked():
        if is_automatic(room, seat):
            return now + SAFETY_NET_MS
        deadline = room.clocks.deadline(seat)
        if deadline is not None and (earliest is None or deadline < earliest):
            earliest = deadline
    return earliest


def is_automatic(room: Room, seat: int) -> bool:
    """Tell whether the server plays for a seat."""
    controller = room.chairs[seat].controller
    return controller == AUTOPILOT or controller.startswith("bot:")


def race_open(room: Room) -> int:
    """Give the time from which a live race can be claimed."""
    return room.clocks.started + RUN_UP_MS


def race_close(room: Room) -> int:
    """Give the time at which a live race lapses."""
    return race_open(room) + int(room.row.options["race_window_ms"]) + UNDER_WAY_MS


def race_message(room: Room, now: int) -> Race:
    """Say when the open race can be claimed."""
    return Race(
        version=room.version,
        open_at=race_open(room),
        close_at=race_close(room) - UNDER_WAY_MS,
        now=now,
    )
