"""The game of a lone carpet, solved: the turns to the finish that are left with two wind cards in hand.

After a turn a carpet lies on a cell, has some direction cards left and keeps two wind cards; a third
is drawn. The table has a value for each number of direction cards, cell and pair of wind cards: the
expected turns when all is played for speed, in thousandths. A carpet that draws nothing counts as if
it kept the best pair and drew.

Each layer begins as the one with a direction card less and is swept once, from the finish back: a
lone carpet needs 9.94 turns by these values over the classic landscape, 9.88 by values that no sweep
changes any more, and 10.86 if a pilot flies it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.flying_carpet.actions import FLIGHTS, SINGLE_SLOTS, SLOTS
from voltige.games.flying_carpet.edition import DIRECTION_CARDS
from voltige.games.flying_carpet.landscape.sky import ENDS, Sky, card_block, drift_end, single_block
from voltige.games.flying_carpet.landscape.turns import NO_FLIGHT, expected_turns
from voltige.games.flying_carpet.landscape.turns import TURN as ONE_TURN
from voltige.games.flying_carpet.landscape.ways import no_ways
from voltige.games.flying_carpet.terms import EJECTED, FREE

MOST_KINDS: Final = 24  # of wind cards; the box has 21, and work grows by the third power


def pair_turns(sky: Sky, copies: vec[i64], hand: i64) -> vec[i64]:
    """Return the table of a sky; it is worked out once."""
    if sky.pair_hand != hand:
        solo = Solo(sky, Hands(copies), expected_turns(sky, copies, hand))
        solo.solve()
        sky.pair_turns = solo.values
        sky.pair_hand = hand
    return sky.pair_turns


def pair_at(kinds: i64, one: i64, other: i64) -> i64:
    """Return the place of a pair among all pairs of so many kinds."""
    first = min(one, other)
    return first * (2 * kinds - first - 1) // 2 + max(one, other)


@final
class Hands:
    """Hands of three wind cards, and how pairs and plays belong to them."""

    def __init__(self, copies: vec[i64]) -> None:
        kinds: i64 = len(copies)
        pairs = kinds * (kinds + 1) // 2
        self.copies: Final = copies
        self.kinds: Final[i64] = kinds
        self.pairs: Final[i64] = pairs
        # For each hand and each card of it: the play of this card that keeps the two others
        self.plays: Final = vec[i64]([0] * (kinds * pairs * 3))
        self.hand_of: Final = vec[i64]([0] * (kinds * pairs))  # by pair, then by the card drawn
        self.size: i64 = 0
        first: i64 = 0
        while first < kinds:
            second = first
            while second < kinds:
                third = second
                while third < kinds:
                    self.note(0, first, second, third)
                    self.note(1, second, first, third)
                    self.note(2, third, first, second)
                    self.size += 1
                    third += 1
                second += 1
            first += 1

    def note(self, place: i64, card: i64, one: i64, other: i64) -> None:
        """Note a card of the hand with the next number, and the pair beside it."""
        pair = pair_at(self.kinds, one, other)
        self.plays[3 * self.size + place] = card * self.pairs + pair
        self.hand_of[pair * self.kinds + card] = self.size


@final
class Solo:
    """The values of one sky while they are worked out."""

    def __init__(self, sky: Sky, hands: Hands, turns: vec[i64]) -> None:
        self.sky: Final = sky
        self.hands: Final = hands
        self.pairs: Final[i64] = hands.pairs
        self.cells: Final[i64] = sky.land.board.size
        rows = (DIRECTION_CARDS + 1) * self.cells
        self.values: Final = vec[i64]([0] * (rows * hands.pairs))
        # By direction cards and cell, so that an end that can't be the best one is passed over
        self.least: Final = vec[i64]([0] * rows)
        self.most: Final = vec[i64]([0] * rows)
        self.turns: Final = turns  # with fresh cards and no direction card: a first guess
        self.plays: Final = vec[i64]([0] * (hands.kinds * hands.pairs))  # of the present cell
        self.best: Final = vec[i64]([0] * hands.size)
        self.bound: i64 = 0  # what the best play of a card costs at most

    def solve(self) -> None:
        """Fill the table, layer by layer."""
        land = self.sky.land
        left: i64 = 0
        while left <= DIRECTION_CARDS:
            self.begin(left)
            for cell in no_ways(land.board).order:
                if cell != land.board.finish and land.covered[cell] == FREE:
                    self.improve(cell, left)
            left += 1

    def begin(self, left: i64) -> None:
        """Guess the values of a layer."""
        row = left * self.cells
        at = row * self.pairs
        cell: i64 = 0
        while cell < self.cells:
            until = at + self.pairs
            while at < until:
                if left == 0:
                    self.values[at] = self.turns[cell]
                else:
                    self.values[at] = self.values[at - self.cells * self.pairs]
                at += 1
            self.bound_row(row + cell)
            cell += 1

    def bound_row(self, row: i64) -> None:
        """Note the least and the most of a cell's values."""
        at = row * self.pairs
        until = at + self.pairs
        least = self.values[at]
        most = least
        while at < until:
            least = min(least, self.values[at])
            most = max(most, self.values[at])
            at += 1
        self.least[row] = least
        self.most[row] = most

    def improve(self, cell: i64, left: i64) -> None:
        """Work out the values of a cell from those of all cells that a turn leads to."""
        plays = self.plays
        pairs = self.pairs
        self.play_idle(cell, left)
        idle = self.bound
        card: i64 = self.hands.kinds - 1
        while card >= 0:  # the first card last: its row has what no wind card leads to
            at = card * pairs
            if card > 0:
                place: i64 = 0
                while place < pairs:
                    plays[at + place] = plays[place]
                    place += 1
            self.bound = idle
            block = card_block(self.sky, cell, card) + ENDS
            self.play_slots(block, FLIGHTS, left, at)
            if left > 0:
                self.play_slots(block + FLIGHTS, SLOTS - FLIGHTS, left - 1, at)
            card -= 1
        self.choose()
        self.draw(cell, left)

    def play_idle(self, cell: i64, left: i64) -> None:
        """Note at the first card what playing no wind card leads to."""
        place: i64 = 0
        while place < self.pairs:
            self.plays[place] = NO_FLIGHT
            place += 1
        self.bound = NO_FLIGHT
        end = drift_end(self.sky, cell)
        if end == EJECTED:
            end = self.sky.land.board.start
        self.play(end, left, 0)
        if left > 0:
            self.play_slots(single_block(self.sky, cell) + ENDS, SINGLE_SLOTS, left - 1, 0)

    def play_slots(self, first: i64, amount: i64, left: i64, at: i64) -> None:
        """Look at some flights of a card; nobody wants to be blown off."""
        slot = first
        while slot < first + amount:
            end = self.sky.ends[slot]
            if end >= 0:
                self.play(end, left, at)
            slot += 1

    def play(self, end: i64, left: i64, at: i64) -> None:
        """Lower the plays of a card, from a place on, to what an end leads to."""
        row = left * self.cells + end
        if self.least[row] >= self.bound:
            return
        self.bound = min(self.bound, self.most[row])
        values = self.values
        plays = self.plays
        source = row * self.pairs
        until = source + self.pairs
        while source < until:
            if values[source] < plays[at]:
                plays[at] = values[source]
            at += 1
            source += 1

    def choose(self) -> None:
        """Find the best play of each hand."""
        plays = self.plays
        ways = self.hands.plays
        best = self.best
        at: i64 = 0
        hand: i64 = 0
        while hand < len(best):
            lowest = min(plays[ways[at]], plays[ways[at + 1]])
            best[hand] = min(lowest, plays[ways[at + 2]])
            at += 3
            hand += 1

    def draw(self, cell: i64, left: i64) -> None:
        """Give each pair of a cell the mean over all cards that may be drawn."""
        copies = self.hands.copies
        hand_of = self.hands.hand_of
        deck: i64 = 0
        for count in copies:
            deck += count
        row = left * self.cells + cell
        target = row * self.pairs
        at: i64 = 0
        while at < len(hand_of):
            total: i64 = 0
            card: i64 = 0
            while card < len(copies):
                total += copies[card] * self.best[hand_of[at + card]]
                card += 1
            self.values[target] = ONE_TURN + total // deck
            target += 1
            at += card
        self.bound_row(row)
