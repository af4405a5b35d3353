"""What seats have learnt about their decisions, whatever the others may hold.

A rollout comes by a few decisions, and most of them are met once. So nothing is allocated for one: all
lie in one row of cells, each a head and then a record for every code. Codes that are not legal in a
world wait.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from voltige.bots.insight.insight import CERTAIN
from voltige.bots.search.keys import NONE, Keys

THOUSANDTHS: Final = 1000
UNTRIED: Final = 40_000  # how much worse than the mean a code is held to be before its first try
BLANK: Final = vec[i64]([0] * 4096)  # cells, so many at a time

# The head of a decision
SIZE: Final = 0  # codes
TRIES: Final = 1
TOTAL: Final = 2  # of the chances that rollouts found
IS_RANKED: Final = 3  # 1 where RANK is a rank and no longer a score
HEAD: Final = 4
# The record of a code
CODE: Final = 0
RANK: Final = 1  # by score, 1 for the best
VISITS: Final = 2
SUM: Final = 3  # of the chances that rollouts found
MEAN: Final = 4
WIDTH: Final = 5


@final
@mypyc_attr(acyclic=True)
class Tree:
    """The decisions of all seats. A decision is a number; a place in it is that of a record."""

    def __init__(self, curiosity: i64) -> None:
        self.eager: Final = float(int(curiosity * CERTAIN // THOUSANDTHS))
        self.keys: Final = Keys()
        self.starts = vec[i64]()  # of decisions, in the cells
        self.cells = BLANK[:]  # those that are not yet used are 0
        self.used: i64 = 0

    def plant(self, key: i64, codes: vec[i64], scores: vec[i64], amount: i64) -> i64:
        """Add a decision with the first ``amount`` codes, ranked by their scores."""
        decision = self.keys.add(key)
        start = self.take_cells(HEAD + WIDTH * amount)
        self.starts = append(self.starts, start)
        cells = self.cells
        cells[start + SIZE] = amount
        at = start + HEAD
        place: i64 = 0
        while place < amount:
            cells[at + CODE] = codes[place]
            cells[at + RANK] = scores[place]  # ranked when it matters: most are met once
            at += WIDTH
            place += 1
        return decision

    def add(self, decision: i64, codes: vec[i64], scores: vec[i64], amount: i64) -> None:
        """Add the codes that are new to a decision, ranked among those of this world."""
        self.rank(decision)
        old = self.starts[decision]
        taken = HEAD + WIDTH * self.cells[old + SIZE]
        start = self.take_cells(taken + WIDTH * amount)
        cells = self.cells
        cell: i64 = 0
        while cell < taken:
            cells[start + cell] = cells[old + cell]
            cell += 1
        self.starts[decision] = start
        place: i64 = 0
        while place < amount:
            if self.record_of(decision, place, codes[place]) == NONE:
                at = start + HEAD + WIDTH * cells[start + SIZE]
                cells[at + CODE] = codes[place]
                cells[at + RANK] = 1 + count_above(scores, amount, scores[place])
                cells[start + SIZE] += 1
            place += 1

    def knows(self, decision: i64, codes: vec[i64], amount: i64) -> bool:
        """Return whether the first ``amount`` codes all stand in a decision."""
        place: i64 = 0
        while place < amount:
            if self.record_of(decision, place, codes[place]) == NONE:
                return False
            place += 1
        return True

    def record_of(self, decision: i64, guess: i64, code: i64) -> i64:
        """Return the cell where a code's record begins, or NONE; in most worlds the guess is right."""
        cells = self.cells
        start = self.starts[decision]
        size = cells[start + SIZE]
        at = start + HEAD + WIDTH * guess
        if guess < size and cells[at + CODE] == code:
            return at
        at = start + HEAD
        end = at + WIDTH * size
        while at < end:
            if cells[at + CODE] == code:
                return at
            at += WIDTH
        return NONE

    def select(self, decision: i64, codes: vec[i64], amount: i64) -> i64:
        """Choose the legal code that is best, or may be: tried little, or scored high."""
        self.rank(decision)
        start = self.starts[decision]
        return (self.hopeful(decision, codes, amount) - start - HEAD) // WIDTH

    def hopeful(self, decision: i64, codes: vec[i64], amount: i64) -> i64:
        """Return the record of the code with most hope, the first of equal ones."""
        cells = self.cells
        start = self.starts[decision]
        tries = max(1, cells[start + TRIES])
        untried = cells[start + TOTAL] // tries - UNTRIED
        eager = self.eager * math.sqrt(float(int(tries)))
        best: i64 = NONE
        highest = -1.0
        place: i64 = 0
        while place < amount:
            at = self.record_of(decision, place, codes[place])
            value = untried
            if cells[at + VISITS] > 0:
                value = cells[at + MEAN]
            spread = (1 + cells[at + VISITS]) * cells[at + RANK]
            hope = float(int(value)) + eager / float(int(spread))
            if best == NONE or hope > highest:
                highest = hope
                best = at
            place += 1
        return best

    def code_at(self, decision: i64, place: i64) -> i64:
        """Return the code at a place."""
        return self.cells[self.starts[decision] + HEAD + WIDTH * place + CODE]

    def book(self, decision: i64, place: i64, chance: i64) -> None:
        """Count a rollout that went through a code."""
        cells = self.cells
        start = self.starts[decision]
        at = start + HEAD + WIDTH * place
        visits = cells[at + VISITS] + 1
        total = cells[at + SUM] + chance
        cells[at + VISITS] = visits
        cells[at + SUM] = total
        cells[at + MEAN] = total // visits
        cells[start + TRIES] += 1
        cells[start + TOTAL] += chance

    def favourite(self, decision: i64, codes: vec[i64]) -> i64:
        """Return the legal code with most tries, or -1 where none has any."""
        best: i64 = -1
        most: i64 = 0
        place: i64 = 0
        while place < len(codes):
            at = self.record_of(decision, place, codes[place])
            if at != NONE and self.cells[at + VISITS] > most:
                most = self.cells[at + VISITS]
                best = codes[place]
            place += 1
        return best

    def rank(self, decision: i64) -> None:
        """Make ranks of the scores that a decision was planted with."""
        cells = self.cells
        start = self.starts[decision]
        if cells[start + IS_RANKED] == 1:
            return
        cells[start + IS_RANKED] = 1
        size = cells[start + SIZE]
        scores = vec[i64]([0] * size)
        place: i64 = 0
        while place < size:
            scores[place] = cells[start + HEAD + WIDTH * place + RANK]
            place += 1
        place = 0
        while place < size:
            above = count_above(scores, size, scores[place])
            cells[start + HEAD + WIDTH * place + RANK] = 1 + above
            place += 1

    def take_cells(self, amount: i64) -> i64:
        """Return where so many unused cells begin, and use them."""
        start = self.used
        self.used += amount
        while self.used > len(self.cells):
            self.cells = extend(self.cells, BLANK)
        return start


def foremost(scores: vec[i64], amount: i64) -> i64:
    """Return the place of the highest of the first ``amount`` scores, the first of equal ones."""
    best: i64 = 0
    place: i64 = 1
    while place < amount:
        if scores[place] > scores[best]:
            best = place
        place += 1
    return best


def count_above(scores: vec[i64], amount: i64, score: i64) -> i64:
    """Count those of the first ``amount`` scores that are higher."""
    above: i64 = 0
    place: i64 = 0
    while place < amount:
        is_above: i64 = scores[place] > score
        above += is_above
        place += 1
    return above
