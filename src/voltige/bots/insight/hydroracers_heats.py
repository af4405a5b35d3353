"""What seats of a Hydroracers race have left between two heats: a place on the grid, cards, a cockpit.

Hundredths of a point. The numbers were fitted to races of searches: python -m bench.heats
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import (
    BAG_ALERT,
    BAG_DAMAGE,
    DAMAGE,
    HAND_AT,
    HAND_SIZE,
    RANK,
    UNDER_AT,
    UNDER_SIZE,
)


@final
class Leftover:
    """What is worth how much with so many heats to come; of what is not listed, the last number."""

    def __init__(
        self,
        spread: i64,
        ranks: list[int],
        cards: list[int],
        gauge: list[int],
        damage: i64,
        alert: i64,
    ) -> None:
        self.spread: Final[i64] = spread  # behind, for a factor of e
        self.ranks: Final = vec[i64](ranks)  # in the heat just flown, which is the next grid
        self.cards: Final = vec[i64](cards)  # by value
        self.gauge: Final = vec[i64](gauge)  # by the damage on it
        self.damage: Final[i64] = damage  # of a damage token that is still in the bag
        self.alert: Final[i64] = alert


# By the heats to come, none of them first; the last is for more
BASIC: Final = [
    Leftover(107, [0], [0], [0], 0, 0),
    Leftover(
        107,
        [0, 0, 28, -13, -56],
        [0, 0, -21, 7, 22, 40, 39, 64, 78, 102],
        [0, 38, 15, -39],
        48,
        11,
    ),
    Leftover(
        138,
        [0, 0, 52, 40, 21],
        [0, 0, -20, -2, 12, 37, 37, 55, 66, 109],
        [0, 22, 4, -41],
        92,
        19,
    ),
]
# --cockpit expert; there the tokens are counted by those that are still in the bag
EXPERT: Final = [
    Leftover(107, [0], [0], [0], 0, 0),
    Leftover(107, [0, 0, 28, -25, -38], [0, 0, -15, -8, 17, 21, 48, 72, 94, 133], [0], 28, 8),
    Leftover(166, [0, 0, 19, 7, -30], [0, 0, -8, -18, 25, 25, 42, 67, 104, 165], [0], 44, 19),
]


def leftover(state: HydroracersState, seat: i64) -> Leftover:
    """Give the numbers for a seat's cockpit and the heats to come."""
    known = EXPERT if state.setup.expert[seat] == 1 else BASIC
    to_come = state.setup.numbers.heats - max(1, state.heat) + 1
    return known[min(to_come, len(known) - 1)]


def heat_spread(state: HydroracersState) -> i64:
    """Return how far one must be behind in a race to have a chance smaller by a factor of e."""
    return leftover(state, 0).spread


def left_worth(state: HydroracersState, seat: i64) -> i64:
    """Count what a seat's plane will bring in the heats to come."""
    worth = leftover(state, seat)
    total = nth(worth.ranks, state.of(seat, RANK)) + nth(worth.gauge, state.of(seat, DAMAGE))
    total += worth.damage * state.of(seat, BAG_DAMAGE) + worth.alert * state.of(seat, BAG_ALERT)
    place: i64 = 0
    while place < state.of(seat, HAND_SIZE):
        total += card_worth(state, worth, state.of(seat, HAND_AT + place))
        place += 1
    place = 0
    while place < state.of(seat, UNDER_SIZE):
        total += card_worth(state, worth, state.of(seat, UNDER_AT + place))
        place += 1
    card: i64 = 0
    while card < state.setup.cards:
        copies = state.in_deck(seat, card)
        if copies > 0:
            total += copies * card_worth(state, worth, card)
        card += 1
    return total


def card_worth(state: HydroracersState, worth: Leftover, card: i64) -> i64:
    """Return what a card that is left will bring."""
    return nth(worth.cards, state.setup.edition.value[card])


def nth(row: vec[i64], at: i64) -> i64:
    """Read a row, beyond its end its last number."""
    return row[min(at, len(row) - 1)]
