"""Whole numbers of any size without a sign, in rows of 64-bit words.

Numbers lie in planes: word ``w`` of number ``n`` is at ``w * plane + n``, the lowest word first. Sums
are made word by word and carried afterwards: no sum here has more than 216 parts, so a word never
overflows. Small numbers have one word, the highest.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD_BITS: Final = 54
WORD_MASK: Final = 18_014_398_509_481_983  # 2^54 - 1
TOP_BITS: Final = 61  # of the highest word


def words_for(highest: int) -> int:
    """Return how many words a number needs."""
    return 1 + max(0, highest.bit_length() - TOP_BITS + WORD_BITS - 1) // WORD_BITS


def put(number: int, values: vec[i64], plane: int, at: int) -> None:
    if len(values) == plane:  # of one word
        values[at] = number
        return
    last = len(values) // plane - 1
    for word in range(last):
        values[word * plane + at] = number & WORD_MASK
        number >>= WORD_BITS
    values[last * plane + at] = number


def get(values: vec[i64], plane: int, at: int) -> int:
    number = 0
    for word in range(len(values) // plane - 1, -1, -1):
        number = (number << WORD_BITS) + int(values[word * plane + at])
    return number


def carry(values: vec[i64], plane: i64, at: i64) -> None:
    """Carry what is too much for each word to the next."""
    end: i64 = len(values) - plane
    while at < end:
        over = values[at] >> WORD_BITS
        values[at] &= WORD_MASK
        at += plane
        values[at] += over


def above(a: vec[i64], plane: i64, at: i64, b: vec[i64], other: i64, there: i64) -> bool:
    """Return whether one number is larger than another of as many words."""
    i: i64 = len(a) - plane + at
    j: i64 = len(b) - other + there
    while i >= 0:
        if a[i] != b[j]:
            return a[i] > b[j]
        i -= plane
        j -= other
    return False


def copy(a: vec[i64], plane: i64, at: i64, b: vec[i64], other: i64, there: i64) -> None:
    if len(a) == plane:  # of one word
        b[there] = a[at]
        return
    end: i64 = len(a)
    while at < end:
        b[there] = a[at]
        at += plane
        there += other


def raise_to(a: vec[i64], plane: i64, at: i64, b: vec[i64], other: i64, there: i64) -> None:
    """Copy a number of ``a`` to ``b`` where it is larger."""
    if len(a) == plane:  # of one word
        if a[at] > b[there]:
            b[there] = a[at]
    elif above(a, plane, at, b, other, there):
        copy(a, plane, at, b, other, there)
