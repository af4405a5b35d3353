"""What a pilot of Lucky Loop guesses of a flight: a chance and a result, by rules of thumb.

The odds of one figure and one roll are counted out once; a flight is guessed as if its figures
were flown one after the other, the hardest first, each with the dice that are left on average.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.lucky_loop.rolls import (
    FACES_OF,
    FIRST,
    MASKS_OF,
    MOST_DIFFICULTY,
    ORDERS,
    SIX_TO,
    part,
)
from voltige.games.lucky_loop.terms import MOST_DICE, MOST_FIGURES

SURE: Final = 10_000  # a chance of one
DIE: Final = 1000  # dice and points are guessed in thousandths
LEVELS: Final = MOST_DIFFICULTY + 1
REACHED: Final = 0  # columns of ODDS: the chance to reach a difficulty,
MET: Final = 1  # to meet it exactly,
USED: Final = 2  # and the dice that this takes
USED_TO_MEET: Final = 3
COLUMNS: Final = 4


def count_out(dice: int, difficulty: int) -> list[int]:
    """Count the odds of one figure and one roll; exact before exceeded, few dice before many."""
    reached = met = used = used_to_meet = 0
    for number in range(int(FIRST[dice]), int(FIRST[dice + 1])):
        orders = int(ORDERS[number])
        thrown = [part(FACES_OF[number], mask) for mask in MASKS_OF[number]]
        exact = [len(some) for some in thrown if sum(some) == difficulty]
        above = [len(some) for some in thrown if sum(some) > difficulty]
        if exact:
            met += orders
            used_to_meet += orders * min(exact)
        if exact or above:
            reached += orders
            used += orders * min(exact or above)
    throws = int(SIX_TO[dice])
    return [
        SURE * reached // throws,
        SURE * met // throws,
        DIE * used // max(1, reached),
        DIE * used_to_meet // max(1, met),
    ]


ODDS: Final = vec[i64](  # by dice, difficulty and column
    [
        cell
        for dice in range(MOST_DICE + 1)
        for difficulty in range(LEVELS)
        for cell in count_out(dice, difficulty)
    ]
)


# The order of figures is free, and so flights succeed more often than figures in a fixed order: the
# product of their chances is raised to a power, by the number of figures; and that in hundredths.
POWERS: Final = [1.0, 1.0, 0.75, 0.58, 0.42, 0.36, 0.33]
PERCENT: Final = SURE // 100
FREELY: Final = vec[i64](
    [round(SURE * (percent / 100) ** power) for power in POWERS for percent in range(101)]
)


@final
class Guess:
    """The open figures of a flight, the hardest first, and what becomes of them."""

    def __init__(self) -> None:
        self.difficulty: Final = vec[i64]([0] * MOST_FIGURES)
        self.exact: Final = vec[i64]([0] * MOST_FIGURES)
        self.exceeded: Final = vec[i64]([0] * MOST_FIGURES)
        self.size: i64 = 0
        self.star: i64 = -1  # its place, or none
        self.chance: i64 = 0  # to fly all of them
        self.points: i64 = 0  # then, with those for dice, in thousandths

    def begin(self) -> None:
        """Forget all figures."""
        self.size = 0
        self.star = -1

    def add(self, difficulty: i64, exact: i64, exceeded: i64, starred: bool) -> None:
        """Add an open figure in its place; the star comes first, before the dice get few."""
        at = self.size
        while at > 0 and at - 1 != self.star and (starred or self.difficulty[at - 1] < difficulty):
            self.difficulty[at] = self.difficulty[at - 1]
            self.exact[at] = self.exact[at - 1]
            self.exceeded[at] = self.exceeded[at - 1]
            at -= 1
        self.difficulty[at] = difficulty
        self.exact[at] = exact
        self.exceeded[at] = exceeded
        self.size += 1
        if starred:
            self.star = at

    def fly(self, dice: i64) -> None:
        """Guess the chance and the points of all figures with so many dice."""
        left = dice * DIE
        chance: i64 = SURE
        points: i64 = 0
        for place in range(self.size):
            rolled = min(left, MOST_DICE * DIE)
            met = between(rolled, self.difficulty[place], MET)
            reached = met
            if place != self.star:
                reached = between(rolled, self.difficulty[place], REACHED)
                left -= between(rolled, self.difficulty[place], USED)
            else:
                left -= between(rolled, self.difficulty[place], USED_TO_MEET)
            if reached == 0 or left < 0:
                self.chance = 0
                self.points = 0
                return
            chance = chance * reached // SURE
            over = self.exceeded[place]
            points += DIE * over + DIE * (self.exact[place] - over) * met // reached
        self.chance = FREELY[self.size * 101 + chance // PERCENT]
        self.points = points + left


def between(dice: i64, difficulty: i64, column: i64) -> i64:
    """Return the odds of a roll; a part of a die counts as such a part of the difference."""
    whole = dice // DIE
    rest = dice - whole * DIE
    at = (whole * LEVELS + difficulty) * COLUMNS + column
    fewer = ODDS[at]
    if rest == 0:
        return fewer
    more = ODDS[at + LEVELS * COLUMNS]
    return fewer + (more - fewer) * rest // DIE
