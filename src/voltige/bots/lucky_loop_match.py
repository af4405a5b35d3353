"""What flights are worth to Lucky Loop's master: chances to win the match.

The free flight is flown for them, programmes from two scores on. Pays are ten-thousandths of a win,
with a point more or less to decide between equal ones; flights are solved exactly, for these pays as
for any other.
"""

from __future__ import annotations

from typing import Final, final

from voltige.bots.lucky_loop_race import LAID, Race
from voltige.bots.lucky_loop_worth import (
    UNIT,
    WIDE,
    Standing,
    Temper,
    Worth,
    in_order,
    net_worth,
)
from voltige.games.lucky_loop.odds.aim import Aim
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.games.lucky_loop.terms import PROGRAMMES

EARLIEST: Final = 2  # scores of a seat; with fewer it flies for points
USUAL_RESULT: Final = 14
MOST_RESULT: Final = 60  # the results above it are as good
SHIFTS: Final = 10_000  # more than there are
THOUSAND: Final = 1000


@final
class MatchWorth(Worth):
    """Solved flights of one table set-up, for one race at a time; hands are good for upgrades too."""

    def __init__(self, setup: LuckyLoopSetup, temper: Temper, breadth: int) -> None:
        super().__init__(setup, temper, breadth, sees_board=True)
        self.races: Final[list[Race]] = []  # the one that is flown now

    def enter(self, position: LuckyLoopState, seat: int) -> None:
        """Take up the race of a turn; what another one made of flights is forgotten."""
        race = Race(position, seat)
        if self.races and self.races[0].key() == race.key():
            return
        self.races.clear()
        self.races.append(race)
        self.known.clear()

    def is_early(self) -> bool:
        """Return whether the race has hardly begun."""
        return self.races[0].me.stage < EARLIEST

    def exchange(self, standing: Standing, is_final: bool) -> int:
        """Return the chance below which nothing is flown: that of a few points more."""
        temper = self.temper
        if is_final and not standing.last_turn:
            return self.chance_with(temper.free_exchange, int(self.setup.final_exchange_cost))
        if standing.last_turn or self.is_early():
            return super().exchange(standing, is_final)
        return self.chance_with(temper.hurry if standing.hurried else temper.exchange, 0)

    def chance_with(self, extra: int, cost: int) -> int:
        """Return the chance to win after a turn that brings some points and has a price."""
        me = self.races[0].me
        total = me.total + extra // THOUSAND - cost
        return UNIT * self.races[0].goes_on(total, me.stage, me.tokens, me.lowest)

    def token_worth(self, total: int, stage: int, lowest: int) -> int:
        """Return what one more token is worth."""
        race = self.races[0]
        held = race.me.tokens
        more = race.goes_on(total, stage, held + 1, lowest)
        return max(0, more - race.goes_on(total, stage, held, lowest))

    def free_aim(self, standing: Standing) -> Aim:
        """Aim at winning: a success ends the match with this round (LL-98 to LL-103, LL-110)."""
        race = self.races[0]
        me = race.me
        total = me.total - int(self.setup.failure_cost)
        token = 0
        if not race.last_turn:
            token = self.token_worth(total, LAID, me.lowest)
        failed = race.goes_on(total, LAID, me.tokens, me.lowest) - token * standing.tokens
        minimum = int(self.setup.free_minimum_score)
        gain = [failed] * minimum
        for result in range(minimum, MOST_RESULT + 1):
            gain.append(race.ended(me.total - me.lowest + result) + result)
        return Aim(
            gain,
            slope=1,
            one_open=failed,
            broken=failed,
            earned=token,
            supply=0 if standing.no_supply else 1,
        )

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
