"""What flights are worth to Lucky Loop's master: chances to win the match, from two scores on."""

from __future__ import annotations

from typing import Final, final

from voltige.bots.lucky_loop_winning import MOST_RESULT, RaceWorth
from voltige.bots.lucky_loop_worth import WIDE, Standing, Temper, in_order, net_worth
from voltige.games.lucky_loop.odds.aim import Aim
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.terms import PROGRAMMES

EARLIEST: Final = 2  # scores of a seat; with fewer it flies for points
USUAL_RESULT: Final = 14
SHIFTS: Final = 10_000  # more than there are


@final
class MatchWorth(RaceWorth):
    """Solved flights of one table set-up, for one race at a time; hands are good for upgrades too."""

    def __init__(self, setup: LuckyLoopSetup, temper: Temper, breadth: int) -> None:
        super().__init__(setup, temper, breadth, sees_board=True)

    def is_early(self) -> bool:
        """Return whether the race has hardly begun."""
        return self.races[0].me.stage < EARLIEST

    def exchange(self, standing: Standing, is_final: bool) -> int:
        """Return the chance below which nothing is flown: that of a few points more."""
        if self.is_early() or standing.last_turn or is_final:
            return super().exchange(standing, is_final)
        temper = self.temper
        return self.chance_with(temper.hurry if standing.hurried else temper.exchange, 0)

    def flight(self, standing: Standing, programme: int, a: int, b: int, c: int) -> int:
        """Return the chance to win by flying a programme with three cards."""
        if self.is_early():
            return super().flight(standing, programme, a, b, c)
        one, two, three = in_order(self.face_of[a], self.face_of[b], self.face_of[c])
        key = ((one * WIDE + two) * WIDE + three) * PROGRAMMES + programme
        key = key * SHIFTS + self.taken([a, b, c]) + SHIFTS // 2
        value = self.known.get(key)
        if value is None:
            aim = self.programme_aim(standing, programme, [a, b, c])
            value = net_worth(self.solve_programme([one, two, three], standing.tokens, aim), 0)
            self.remember(key, value)
        return value

    def taken(self, cards: list[int]) -> int:
        """Return what it costs that cards leave the hand; those on the board have left it."""
        race = self.races[0]
        difficulty = self.setup.edition.difficulty
        return race.hand_shift([int(difficulty[card]) for card in cards if card not in race.lying])

    def programme_aim(self, standing: Standing, programme: int, cards: list[int]) -> Aim:
        """Aim at the chance to win after the turn, whatever the result (LL-58, LL-60, LL-122)."""
        if self.is_early():
            return super().programme_aim(standing, programme, cards)
        race = self.races[0]
        me = race.me
        own = standing.own[programme]
        hard = sum([int(self.setup.edition.difficulty[card]) for card in cards])
        taken = self.taken(cards)
        shift = taken + race.board_shift(programme, hard, own > 0)
        nothing = race.goes_on(me.total, me.stage, me.tokens, me.lowest, shift)
        shift = taken + race.board_shift(programme, hard, True)
        stage = me.stage + int(own == 0)
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
