"""How a match of Lucky Loop stands as a race: every seat's chance to win it, from its table.

Whoever brings off a free flight first has all but won, so points alone are a poor guide. The table
(``lucky_loop_tempo.py``) was made from matches of heuristics; chances are ten-thousandths.
"""

from __future__ import annotations

import math
from typing import Final, final

from voltige.bots.lucky_loop_tempo import BOARD, CARDS, CELLS, LAST_TURN
from voltige.games.lucky_loop.scoring import scores_of
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.games.lucky_loop.terms import PROGRAMMES

SURE: Final = 10_000  # a chance of one
FINAL: Final = 4  # the stage of a seat with four scores; below it, how many it has
LAID: Final = 5  # its free programme lies on the table
USUAL: Final = [0, 13, 27, 41, 55, 55]  # a total at each stage, from which differences count
USUAL_LOWEST: Final = 11
USUAL_DIFFICULTY: Final = 22  # of a programme on the board
MOST_COUNTED: Final = 4  # tokens
TEN: Final = 10  # points or difficulties that a number of the table stands for
FARTHEST: Final = 8000  # thousandths of a logit
FINE: Final = 10
LEAST_GAIN: Final = -3  # of a last turn, where its row begins
EASIEST: Final = 3  # where a row of cards begins
HARDEST: Final = 12
CURVE: Final = [
    round(SURE / (1 + math.exp(-step * FINE / 1000)))
    for step in range(-FARTHEST // FINE, FARTHEST // FINE + 1)
]


@final
class Flyer:
    """What the race knows of a seat."""

    def __init__(self, position: LuckyLoopState, seat: int) -> None:
        self.scores: Final = scores_of(position, seat)
        self.total: Final = int(position.totals[seat])
        self.tokens: Final = int(position.tokens[seat])
        self.lowest: Final = min(self.scores)
        stage = LAID
        if position.free_sizes[seat] == 0:
            stage = PROGRAMMES - self.scores.count(0)
        self.stage: Final = stage

    def key(self) -> tuple[int, ...]:
        """Return the key by which equal flyers are found."""
        return (self.total, self.tokens, self.stage, *self.scores)


@final
class Race:
    """The race as one seat sees it during its turn."""

    def __init__(self, position: LuckyLoopState, seat: int) -> None:
        seats = int(position.setup.seats)
        self.me: Final = Flyer(position, seat)
        self.others: Final = [
            Flyer(position, (seat + step) % seats) for step in range(1, seats)
        ]  # in the order of their turns
        self.to_play: Final = seats - 1 - (seat - int(position.first_player)) % seats
        self.last_turn: Final = position.end_triggered
        self.lying: Final = [int(card) for card in position.board]

    def key(self) -> tuple[object, ...]:
        """Return the key by which equal races are found."""
        others = tuple([other.key() for other in self.others])
        return (self.me.key(), others, self.to_play, self.last_turn, tuple(self.lying))

    def ended(self, total: int) -> int:
        """Return the chance to win if this round is the last: some others have a turn yet."""
        chance = SURE
        for place, other in enumerate(self.others):
            ahead = total - other.total
            if place < self.to_play:
                row = LAST_TURN[max(0, other.stage - FINAL + 1)]
                beaten = SURE
                if ahead >= LEAST_GAIN:
                    beaten = row[min(ahead - LEAST_GAIN, len(row) - 1)]
                chance = chance * (SURE - beaten) // SURE
            elif ahead == 0:
                chance //= 2
            elif ahead < 0:
                chance = 0
        return chance

    def goes_on(self, total: int, stage: int, tokens: int, lowest: int, shift: int = 0) -> int:
        """Return the chance to win after a turn; ``shift`` is in thousandths of a logit."""
        if self.last_turn:
            return self.ended(total)
        against = SURE  # the odds of each other seat, in sum
        for place, other in enumerate(self.others):
            row = CELLS[other.stage * (LAID + 1) + stage]
            logit = row[0] - shift
            logit += row[1] * (other.total - USUAL[other.stage]) // TEN
            logit += row[2] * (total - USUAL[stage]) // TEN
            logit += row[3] * (min(other.tokens, MOST_COUNTED) - 1)
            logit += row[4] * (min(tokens, MOST_COUNTED) - 1)
            logit += row[5] * (other.lowest - USUAL_LOWEST) // TEN
            logit += row[6] * (lowest - USUAL_LOWEST) // TEN
            if place < self.to_play:
                logit += row[7]
            beaten = min(SURE - 1, chance_of(logit))
            against += beaten * SURE // (SURE - beaten)
        return SURE * SURE // against

    def board_shift(self, programme: int, difficulty: int, scored: bool) -> int:
        """Return what the cards of a programme on the board are worth after a turn.

        Hard ones hinder those who still lack a score there.
        """
        stage = self.me.stage
        if scored and self.me.scores[programme] == 0:
            stage += 1
        row = BOARD[min(stage, FINAL)]
        shift = 0
        for other in self.others:
            cell = 2 * scored + (other.scores[programme] > 0)
            shift += row[cell] * (difficulty - USUAL_DIFFICULTY) // TEN
        return shift // len(self.others)

    def hand_shift(self, difficulties: list[int]) -> int:
        """Return what it costs that cards leave the hand."""
        row = CARDS[min(self.me.stage, FINAL)]
        shift = 0
        for difficulty in difficulties:
            shift -= row[min(max(difficulty, EASIEST), HARDEST) - EASIEST]
        return shift


def chance_of(logit: int) -> int:
    """Turn thousandths of a logit into a chance."""
    return CURVE[(min(max(logit, -FARTHEST), FARTHEST) + FARTHEST) // FINE]
