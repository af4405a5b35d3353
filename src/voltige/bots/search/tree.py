"""What a seat has learnt about one of its decisions, whatever the others may hold."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from voltige.bots.insight.insight import CERTAIN

CURIOSITY: Final = 0.6  # how much a code is worth trying for the few tries it has had
UNTRIED: Final = 40_000  # how much worse than the mean a code is held to be before its first try


@final
class Node:
    """The codes of one decision with their tries; codes that are not legal in this world wait."""

    def __init__(self) -> None:
        self.codes = vec[i64]()
        self.visits = vec[i64]()
        self.sums = vec[i64]()  # of the chances that rollouts found
        self.rank = vec[i64]()  # by score, 1 for the best
        self.tries: i64 = 0
        self.sum: i64 = 0

    def add(self, legal: vec[i64], scores: vec[i64]) -> None:
        """Add the codes that are new here, ranked among those of this world."""
        place: i64 = 0
        while place < len(legal):
            if self.place_of(legal[place]) < 0:
                self.codes = append(self.codes, legal[place])
                self.visits = append(self.visits, 0)
                self.sums = append(self.sums, 0)
                self.rank = append(self.rank, 1 + count_above(scores, scores[place]))
            place += 1

    def place_of(self, code: i64) -> i64:
        """Return where a code stands, or -1."""
        place: i64 = 0
        while place < len(self.codes):
            if self.codes[place] == code:
                return place
            place += 1
        return -1

    def knows(self, legal: vec[i64]) -> bool:
        """Return whether all codes stand here."""
        for code in legal:
            if self.place_of(code) < 0:
                return False
        return True

    def select(self, legal: vec[i64]) -> i64:
        """Choose the legal code that is best, or may be: tried little, or scored high."""
        mean: i64 = 0
        if self.tries > 0:
            mean = self.sum // self.tries
        root = math.sqrt(float(int(self.tries)))
        best: i64 = -1
        highest = -1.0
        for code in legal:
            place = self.place_of(code)
            visits = self.visits[place]
            value = mean - UNTRIED
            if visits > 0:
                value = self.sums[place] // visits
            spread = (1 + visits) * self.rank[place]
            hope = float(int(value)) + CURIOSITY * CERTAIN * root / float(int(spread))
            if best < 0 or hope > highest:
                highest = hope
                best = place
        return best

    def book(self, place: i64, chance: i64) -> None:
        """Count a rollout that went through a code."""
        self.visits[place] += 1
        self.sums[place] += chance
        self.tries += 1
        self.sum += chance

    def favourite(self, legal: vec[i64]) -> i64:
        """Return the legal code with most tries, or -1 where none has any."""
        best: i64 = -1
        most: i64 = 0
        for code in legal:
            place = self.place_of(code)
            if place >= 0 and self.visits[place] > most:
                most = self.visits[place]
                best = code
        return best


def count_above(scores: vec[i64], score: i64) -> i64:
    """Count the scores that are higher."""
    above: i64 = 0
    for other in scores:
        above += int(other > score)
    return above
