"""Keys and the order in which they came, without an object for any of them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

NONE: Final = -1
FIRST_SLOTS: Final = 256  # a power of two


@final
@mypyc_attr(acyclic=True)
class Keys:
    """A table with open addressing: a key, which is not below 0, stands in the next free slot."""

    def __init__(self) -> None:
        self.keys = vec[i64]([NONE] * FIRST_SLOTS)
        self.numbers = vec[i64]([NONE] * FIRST_SLOTS)
        self.size: i64 = 0

    def find(self, key: i64) -> i64:
        """Return the number of a key, or NONE."""
        return self.numbers[slot_of(self.keys, key)]

    def add(self, key: i64) -> i64:
        """Give a new key the next number, from 0 on."""
        if 2 * self.size >= len(self.keys):
            self.widen()
        number = self.size
        slot = slot_of(self.keys, key)
        self.keys[slot] = key
        self.numbers[slot] = number
        self.size += 1
        return number

    def widen(self) -> None:
        """Make the table twice as large."""
        slots = 2 * len(self.keys)
        keys = vec[i64]([NONE] * slots)
        numbers = vec[i64]([NONE] * slots)
        slot: i64 = 0
        while slot < len(self.keys):
            key = self.keys[slot]
            if key != NONE:
                place = slot_of(keys, key)
                keys[place] = key
                numbers[place] = self.numbers[slot]
            slot += 1
        self.keys = keys
        self.numbers = numbers


def slot_of(keys: vec[i64], key: i64) -> i64:
    """Return where a key stands in a table, or the free slot where it would."""
    last = len(keys) - 1
    slot = (key ^ (key >> 31)) & last
    while keys[slot] != key and keys[slot] != NONE:
        slot = (slot + 1) & last
    return slot
