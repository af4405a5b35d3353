"""What flights are worth to Lucky Loop's master: chances to win the match, in every flight.

The hand counts as well: what it promises for the next turn, or for the free programme.
"""

from __future__ import annotations

from typing import Final, final

from voltige.bots.lucky_loop_next import NextTurn
from voltige.bots.lucky_loop_race import FINAL
from voltige.bots.lucky_loop_winning import MOST_RESULT, THOUSAND, RaceWorth
from voltige.bots.lucky_loop_worth import WIDE, Standing, Temper, net_worth
from voltige.games.lucky_loop.odds.aim import Aim
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.games.lucky_loop.terms import PROGRAMMES

USUAL_RESULT: Final = 14
# By stage: thousandths of a logit for a point that the hand promises, and what it promises usually
PROMISE: Final = [50, 45, 50, 80]
USUAL_PROMISE: Final = [13_000, 10_500, 8_800, 6_600]


@final
class MatchWorth(RaceWorth):
    """Solved flights of one table set-up, for one turn at a time."""

    def __init__(self, setup: LuckyLoopSetup, temper: Temper, breadth: int) -> None:
        super().__init__(setup, temper, breadth, sees_board=True)
        self.turns: Final[list[NextTurn]] = []  # what the seat holds now, and what it may draw

    def enter(self, position: LuckyLoopState, seat: int) -> None:
        """Take up a turn; what another one made of flights is forgotten."""
        super().enter(position, seat)
        turn = NextTurn(position, seat)
        if self.turns and self.turns[0].key() == turn.key():
            return
        self.turns.clear()
        self.turns.append(turn)
        self.known.clear()

    def exchange(self, standing: Standing, is_final: bool) -> int:
        """Return the chance below which nothing is flown: that of a few points more."""
        if standing.last_turn or is_final:
            return super().exchange(standing, is_final)
        temper = self.temper
        return self.chance_with(temper.hurry if standing.hurried else temper.exchange, 0)

    def flight(self, standing: Standing, programme: int, a: int, b: int, c: int) -> int:
        """Return the chance to win by flying a programme with three cards."""
        key = ((a * WIDE + b) * WIDE + c) * PROGRAMMES + programme
        value = self.known.get(key)
        if value is None:
            aim = self.programme_aim(standing, programme, [a, b, c])
            faces = sorted([self.face_of[card] for card in (a, b, c)])
            value = net_worth(self.solve_programme(faces, standing.tokens, aim), 0)
            self.remember(key, value)
        return value

    def hand_after(self, cards: list[int], programme: int, further: int) -> int:
        """Return what the rest of the hand is worth when cards have been laid at a programme.

        ``further`` is 1 if the seat has one score more then: other cards count.
        """
        race = self.races[0]
        stage = race.me.stage + further
        if stage >= FINAL:  # the hand is for the free programme
            difficulty = self.setup.edition.difficulty
            rest = [card for card in self.turns[0].hand if card not in cards]
            return race.hand_shift([int(difficulty[card]) for card in rest])
        scores = race.me.scores[:]
        if further:
            scores[programme] = USUAL_RESULT
        promised = self.turns[0].promise(self, cards, programme, scores)
        return PROMISE[stage] * (promised - USUAL_PROMISE[stage]) // THOUSAND

    def programme_aim(self, standing: Standing, programme: int, cards: list[int]) -> Aim:
        """Aim at the chance to win after the turn, whatever the result (LL-58, LL-60, LL-122)."""
        race = self.races[0]
        me = race.me
        own = standing.own[programme]
        hard = sum([int(self.setup.edition.difficulty[card]) for card in cards])
        shift = self.hand_after(cards, programme, 0) + race.board_shift(programme, hard, own > 0)
        nothing = race.goes_on(me.total, me.stage, me.tokens, me.lowest, shift)
        further = int(own == 0)
        shift = self.hand_after(cards, programme, further) + race.board_shift(programme, hard, True)
        stage = me.stage + further
        least = max(int(self.setup.programme_minimum), own + 1)
        gain = [nothing] * least
        for result in range(least, MOST_RESULT + 1):
            lowest = lowest_with(standing.own, programme, result)
            total = me.total + result - own
            gain.append(race.goes_on(total, stage, me.tokens, lowest, shift) + result)
        token = 0
        if not race.last_turn:
            usual = max(own, USUAL_RESULT)
            lowest = lowest_with(standing.own, programme, usual)
            token = self.token_worth(me.total, me.stage, me.lowest)
            token = (token + self.token_worth(me.total + usual - own, stage, lowest)) // 2
        held = token * standing.tokens  # counted by the race already
        return Aim(
            [pay - held for pay in gain],
            slope=1,
            one_open=nothing - held,
            broken=nothing - held,
            earns=self.earning(standing, programme),
            earned=token,
            held=token,
            supply=0 if standing.no_supply else 1,
        )


def lowest_with(scores: list[int], programme: int, result: int) -> int:
    """Return the lowest score once a programme has a result."""
    lowest = result
    for other, score in enumerate(scores):
        if other != programme and score < lowest:
            lowest = score
    return lowest
