"""All rolls of up to three dice, as multisets with small numbers.

Multiset 0 is empty, then come those of one, two and three dice, in rising order of their faces.
A mask names dice of a multiset: bit 0 stands for the lowest. The tables never change.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations
from typing import Final

from librt.vecs import vec
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
FACES_OF: Final = [
    list(faces)
    for size in range(MOST_DICE + 1)
    for faces in combinations_with_replacement(range(1, FACES + 1), size)
]


def number_of(faces: list[int]) -> int:
    """Return the number of a multiset of faces, in any order; three faces at most."""
    return FACES_OF.index(sorted(faces))


def part(row: list[int], mask: int) -> list[int]:
    """Return the dice, or the cards, that a mask names; those beyond the row are none."""
    return [one for place, one in enumerate(row) if mask >> place & 1]


def list_masks(faces: list[int]) -> list[int]:
    """List the masks that name dice; of equal dice the first ones stand for all (LL-D45)."""
    found: dict[int, int] = {}
    for mask in range(1, 1 << len(faces)):
        found.setdefault(number_of(part(faces, mask)), mask)
    return sorted(found.values())


MASKS_OF: Final = [list_masks(faces) for faces in FACES_OF]


def reaching_masks(number: int, difficulty: int, exactly: bool) -> int:
    """Return the masks whose sum reaches a difficulty: bit ``mask - 1`` stands for ``mask``.

    A difficulty of 0 gives all masks.
    """
    bits = 0
    for mask in MASKS_OF[number]:
        total = sum(part(FACES_OF[number], mask))
        if total == difficulty or (total > difficulty and not exactly):
            bits |= 1 << (mask - 1)
    return bits


def hit_bits(number: int, difficulty: int) -> int:
    """Return the ways in which a throw fulfils a difficulty, a bit each (LL-40 to LL-44)."""
    bits = 0
    for mask in MASKS_OF[number]:
        dice = part(FACES_OF[number], mask)
        if sum(dice) == difficulty:
            bits |= 1 << (len(dice) - 1)
        elif sum(dice) > difficulty:
            bits |= 1 << (MOST_DICE + len(dice) - 1)
    return bits


def build_chosen() -> vec[i64]:
    """Return the places of the bits that are set, in their order, by bits and number."""
    table: list[int] = []
    for bits in range(SOME_MASKS):
        found = part(list(range(MASKS - 1)), bits)
        table += found + [NO_SET] * (MASKS - 1 - len(found))
    return vec[i64](table)


LEVELS: Final = range(MOST_DIFFICULTY + 1)
SIZE: Final = vec[i64]([len(faces) for faces in FACES_OF])
SUM: Final = vec[i64]([sum(faces) for faces in FACES_OF])
FACE: Final = vec[
    i64
](  # by multiset and place; 0 where there is no die
    [face for faces in FACES_OF for face in [*faces, 0, 0, 0][:MOST_DICE]]
)
ORDERS: Final = vec[i64](  # the ordered throws that give each multiset
    [len(set(permutations(faces))) for faces in FACES_OF]
)
WITH: Final = vec[i64](  # the multiset with one more die, by multiset and face
    [
        number_of([*faces, face]) if len(faces) < MOST_DICE else NO_SET
        for faces in FACES_OF
        for face in range(1, FACES + 1)
    ]
)
WITHOUT: Final = vec[
    i64
](  # the multiset with one die less, by multiset and place of the die
    [
        number_of(faces[:place] + faces[place + 1 :]) if place < len(faces) else NO_SET
        for faces in FACES_OF
        for place in range(MOST_DICE)
    ]
)
PART: Final = vec[i64](  # the multiset of the dice that a mask names, by multiset and mask
    [number_of(part(faces, mask)) for faces in FACES_OF for mask in range(MASKS)]
)
REACHING: Final = vec[i64](  # by difficulty and multiset; likewise the next two
    [reaching_masks(number, level, False) for level in LEVELS for number in range(SETS)]
)
MEETING: Final = vec[i64](
    [reaching_masks(number, level, True) for level in LEVELS for number in range(SETS)]
)
HITS: Final = vec[i64](  # the kinds as bits
    [hit_bits(number, level) for level in LEVELS for number in range(SETS)]
)
MASK_COUNT: Final = vec[i64]([bits.bit_count() for bits in range(SOME_MASKS)])
MASK_CHOSEN: Final = build_chosen()
THROWS: Final = vec[i64](  # all ordered throws of one, two and three dice as multisets
    [number for number in range(1, SETS) for _ in range(int(ORDERS[number]))]
)
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
