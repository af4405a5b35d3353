"""What flights are worth to Lucky Loop's ace: in the free flight, chances to win the match.

Pays are ten-thousandths of a win, with a point more or less to decide between equal ones. Flights
are solved exactly, for these pays as for any other.
"""

from __future__ import annotations

from typing import Final

from voltige.bots.lucky_loop_race import LAID, Race
from voltige.bots.lucky_loop_worth import UNIT, Standing, Temper, Worth
from voltige.games.lucky_loop.odds.aim import Aim
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.state import LuckyLoopState

MOST_RESULT: Final = 60  # the results above it are as good
THOUSAND: Final = 1000


class RaceWorth(Worth):
    """Solved flights of one table set-up, for one race at a time."""

    def __init__(
        self, setup: LuckyLoopSetup, temper: Temper, breadth: int = 1, sees_board: bool = False
    ) -> None:
        super().__init__(setup, temper, breadth, sees_board)
        self.races: Final[list[Race]] = []  # the one that is flown now

    def enter(self, position: LuckyLoopState, seat: int) -> None:
        """Take up the race of a turn; what another one made of flights is forgotten."""
        race = Race(position, seat)
        if self.races and self.races[0].key() == race.key():
            return
        self.races.clear()
        self.races.append(race)
        self.known.clear()

    def exchange(self, standing: Standing, is_final: bool) -> int:
        """Return the chance below which a free programme is not laid: that of a few points more."""
        if standing.last_turn or not is_final:
            return super().exchange(standing, is_final)
        return self.chance_with(self.temper.free_exchange, int(self.setup.final_exchange_cost))

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
