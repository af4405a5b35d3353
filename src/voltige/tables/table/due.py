"""When something happens at a table by itself: bots, clocks, decisions that lapse."""

from voltige.tables.simultaneous.opening import lapses_at
from voltige.tables.table.chairs import AUTOPILOT
from voltige.tables.table.table import PLAYING, TableInMemory

SAFETY_NET_MS = 3000  # after this, any process may think for a bot whose thinker has died


def due_at(table: TableInMemory, now: int) -> int | None:
    """Give the time at which some process must look at the table, if nothing else happens."""
    if table.status != PLAYING:
        return None
    if table.measured_at >= 0:
        return lapses_at(table) + SAFETY_NET_MS
    earliest: int | None = None
    for seat in table.asked():
        if is_automatic(table, seat):
            return now + SAFETY_NET_MS
        deadline = table.clocks.deadline(seat)
        if deadline is not None and (earliest is None or deadline < earliest):
            earliest = deadline
    return earliest


def is_automatic(table: TableInMemory, seat: int) -> bool:
    """Tell whether the server plays for a seat."""
    controller = table.chairs[seat].controller
    return controller == AUTOPILOT or controller.startswith("bot:")
