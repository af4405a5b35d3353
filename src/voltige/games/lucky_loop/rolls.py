"""All rolls of up to three dice, as multisets with small numbers.

Multiset 0 is empty, then come those of one, two and three dice, in rising order of their faces.
A mask names dice of a multiset: bit 0 stands for the lowest. The tables never change.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from voltige.games.lucky_loop.terms import FACES, MOST_DICE

MOST_DIFFICULTY: Final = 18  # what three dice can reach
SETS: Final = 84  # 1 + 6 + 21 + 56 multisets
NO_DICE: Final = 0  # the empty multiset
NO_SET: Final = -1
MASKS: Final = 8  # sets of three dice, the empty one included
SOME_MASKS: Final = 128  # sets of the seven others
KINDS: Final = 6  # ways to fulfil a figure: exact with 1, 2, 3 dice, then exceeded with 1, 2, 3

FIRST: Final = vec[i64]([0, 1, 7, 28, 84])  # the first multiset of each size
SIX_TO: Final = vec[i64]([1, 6, 36, 216])


def list_sets() -> list[list[int]]:
    """List the multisets of 0 to 3 faces by size."""
    found: list[list[int]] = [[]]
    begin = 0
    for _ in range(MOST_DICE):
        end = len(found)
        for number in range(begin, end):
            known = found[number]
            low = known[-1] if known else 1
            for face in range(low, FACES + 1):
                found.append([*known, face])
        begin = end
    return found


FACES_OF: Final = list_sets()


def number_of(faces: list[int]) -> int:
    """Return the number of a multiset of faces, in any order; three faces at most."""
    return FACES_OF.index(sorted(faces))


def build_sizes() -> vec[i64]:
    """Count the dice of each multiset."""
    return vec[i64]([len(faces) for faces in FACES_OF])


def build_faces() -> vec[i64]:
    """Return the faces by multiset and place; 0 where there is no die."""
    return vec[i64]([face for faces in FACES_OF for face in [*faces, 0, 0, 0][:MOST_DICE]])


def build_orders() -> vec[i64]:
    """Count the ordered throws that give each multiset."""
    orders = []
    for faces in FACES_OF:
        count = [1, 1, 2, 6][len(faces)]
        for face in set(faces):
            count //= [1, 1, 2, 6][faces.count(face)]
        orders.append(count)
    return vec[i64](orders)


def build_with() -> vec[i64]:
    """Return the multiset with one more die, by multiset and face; none beyond three dice."""
    table = vec[i64](capacity=SETS * FACES)
    for faces in FACES_OF:
        for face in range(1, FACES + 1):
            entry: i64 = NO_SET
            if len(faces) < MOST_DICE:
                entry = number_of([*faces, face])
            table = append(table, entry)
    return table


def build_without() -> vec[i64]:
    """Return the multiset with one die less, by multiset and place of the die."""
    table = vec[i64](capacity=SETS * MOST_DICE)
    for faces in FACES_OF:
        for place in range(MOST_DICE):
            entry: i64 = NO_SET
            if place < len(faces):
                entry = number_of(faces[:place] + faces[place + 1 :])
            table = append(table, entry)
    return table


def hit_bits(faces: list[int], difficulty: int) -> int:
    """Return the ways in which a throw fulfils a difficulty, a bit each (LL-40 to LL-44)."""
    bits = 0
    for chosen in range(1, 1 << len(faces)):
        dice = [face for place, face in enumerate(faces) if chosen >> place & 1]
        if sum(dice) == difficulty:
            bits |= 1 << (len(dice) - 1)
        elif sum(dice) > difficulty:
            bits |= 8 << (len(dice) - 1)
    return bits


def build_hits() -> vec[i64]:
    """Return the kinds as bits, by difficulty and multiset."""
    table = vec[i64](capacity=(MOST_DIFFICULTY + 1) * SETS)
    for difficulty in range(MOST_DIFFICULTY + 1):
        for faces in FACES_OF:
            table = append(table, hit_bits(faces, difficulty))
    return table


def part(faces: list[int], mask: int) -> list[int]:
    """Return the dice that a mask names; those beyond the multiset are none."""
    return [face for place, face in enumerate(faces) if mask >> place & 1]


def build_parts() -> vec[i64]:
    """Return the multiset of the dice that a mask names, by multiset and mask."""
    table = vec[i64](capacity=SETS * MASKS)
    for faces in FACES_OF:
        for mask in range(MASKS):
            table = append(table, number_of(part(faces, mask)))
    return table


def proper_mask(faces: list[int], mask: int) -> bool:
    """Return whether a mask names dice that are there; of equal faces the first ones count."""
    for place in range(MOST_DICE):
        if mask >> place & 1:
            if place >= len(faces):
                return False
            if place > 0 and faces[place] == faces[place - 1] and not mask >> place - 1 & 1:
                return False
    return mask > 0


def build_masks(exactly: bool) -> vec[i64]:
    """Return the masks whose sum reaches a difficulty, by difficulty and multiset.

    Bit ``mask - 1`` stands for ``mask``; a difficulty of 0 gives all masks.
    """
    table = vec[i64](capacity=(MOST_DIFFICULTY + 1) * SETS)
    for difficulty in range(MOST_DIFFICULTY + 1):
        for faces in FACES_OF:
            bits = 0
            for mask in range(1, MASKS):
                total = sum(part(faces, mask))
                reached = total == difficulty if exactly else total >= difficulty
                if reached and proper_mask(faces, mask):
                    bits |= 1 << (mask - 1)
            table = append(table, bits)
    return table


def build_chosen() -> vec[i64]:
    """Return the places of the bits that are set, in their order, by bits and number."""
    table = vec[i64](capacity=SOME_MASKS * (MASKS - 1))
    for bits in range(SOME_MASKS):
        found = [place for place in range(MASKS - 1) if bits >> place & 1]
        for number in range(MASKS - 1):
            entry: i64 = NO_SET
            if number < len(found):
                entry = found[number]
            table = append(table, entry)
    return table


def build_throws() -> vec[i64]:
    """List all ordered throws of one, two and three dice as multisets, in their order."""
    table = vec[i64]()
    for number, orders in enumerate(ORDERS):
        if number != NO_DICE:
            for _ in range(int(orders)):
                table = append(table, number)
    return table


SIZE: Final = build_sizes()
FACE: Final = build_faces()
SUM: Final = vec[i64]([sum(faces) for faces in FACES_OF])
PART: Final = build_parts()
REACHING: Final = build_masks(exactly=False)
MEETING: Final = build_masks(exactly=True)
MASK_COUNT: Final = vec[i64]([bits.bit_count() for bits in range(SOME_MASKS)])
MASK_CHOSEN: Final = build_chosen()
ORDERS: Final = build_orders()
WITH: Final = build_with()
WITHOUT: Final = build_without()
HITS: Final = build_hits()
THROWS: Final = build_throws()
FIRST_THROW: Final = vec[i64]([0, 0, 6, 42])  # in THROWS, by the number of dice


def joined(kept: i64, thrown: i64) -> i64:
    """Return the multiset of two together, three dice at most."""
    if kept == NO_DICE:
        return thrown
    place: i64 = 0
    while place < SIZE[thrown]:
        kept = WITH[kept * FACES + FACE[thrown * MOST_DICE + place] - 1]
        place += 1
    return kept
