"""Notation shared by all games: seats, integers and the empty value."""

from __future__ import annotations

from typing import Final

from voltige.core.errors import NotationError
from voltige.core.state import SEAT_LETTERS

NONE: Final = "-"
NO_SEAT: Final = -1


def write_seat(seat: int) -> str:
    """Name a seat by its letter."""
    return NONE if seat == NO_SEAT else SEAT_LETTERS[seat]


def read_seat(text: str) -> int:
    """Read a seat's letter; whether the seat is there is checked with the position."""
    if text == NONE:
        return NO_SEAT
    if len(text) != 1 or text not in SEAT_LETTERS:
        raise NotationError("bad_seat", text=text[:40])
    return SEAT_LETTERS.index(text)


def read_number(text: str, key: str = "") -> int:
    """Read a whole number; a fault names the key, if there is one."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
        raise NotationError("bad_state_line", text=f"{key}={text}"[:40] if key else text[:40])
    return int(text)
