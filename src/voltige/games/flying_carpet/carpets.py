"""What a position says of one carpet: the names of the cells of its row (terms.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voltige.games.flying_carpet.terms import CELL, FIELDS, HELD, LEFT_CARDS, PLACE, STAMP

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def cell_of(position: CarpetState, seat: int) -> int:
    """Return where a carpet is, or OFF_BOARD or ARRIVED."""
    return int(position.carpets[seat * FIELDS + CELL])


def cells(position: CarpetState) -> list[int]:
    return [cell_of(position, seat) for seat in range(int(position.setup.seats))]


def is_held(position: CarpetState, seat: int) -> bool:
    """Return whether a seat misses its next turn."""
    return bool(position.carpets[seat * FIELDS + HELD] != 0)


def directions_left(position: CarpetState, seat: int) -> int:
    """Count a seat's direction cards; HIDDEN where they can't be known."""
    return int(position.carpets[seat * FIELDS + LEFT_CARDS])


def stamp_of(position: CarpetState, seat: int) -> int:
    """Return the stamp of a carpet: the higher, the higher it lies in its stack."""
    return int(position.carpets[seat * FIELDS + STAMP])


def stacks(position: CarpetState) -> dict[int, list[int]]:
    """List the carpets that lie on each cell, the lowest first; the start has no order."""
    lying = sorted((stamp_of(position, seat), seat) for seat in range(int(position.setup.seats)))
    found: dict[int, list[int]] = {}
    for stamp, seat in lying:
        if stamp > 0:
            found.setdefault(cell_of(position, seat), []).append(seat)
    return found


def place_of(position: CarpetState, seat: int) -> int:
    """Return the place of a carpet that has arrived, else 0."""
    return int(position.carpets[seat * FIELDS + PLACE])
