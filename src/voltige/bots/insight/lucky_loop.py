"""How Lucky Loop is played on: by the pilot, without a view for each choice, and judged by the race."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.insight.insight import StateInsight, shared_win, shares
from voltige.bots.lucky_loop_cards import Thumb
from voltige.bots.lucky_loop_pilot import LuckyLoopPilot, pilot_code
from voltige.bots.lucky_loop_race import Race
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, State
from voltige.games.lucky_loop.state import LuckyLoopState


@final
class LuckyLoopInsight(StateInsight):
    """Horizons are turns; chances come from the table of the race."""

    def play_on(self, state: State, until: i64, longest: i64, rng: Rng) -> i64:
        """Play on without a view and a list of codes for each choice."""
        assert isinstance(state, LuckyLoopState)  # noqa: S101  (the registry pairs insight and game)
        if not isinstance(self.pilot, LuckyLoopPilot):
            return super().play_on(state, until, longest, rng)
        self.make_room(state)
        codes = self.codes
        thumbs = [Thumb(state, seat) for seat in range(state.setup.seats)]
        steps: i64 = 0
        while state.to_act != NOBODY and turns_begun(state) < until and steps < longest:
            if state.to_act == CHANCE:
                state.resolve(state.sample_chance(rng))
            else:
                amount = state.fill_legal(codes)
                code = codes[0]
                if amount > 1:
                    code = pilot_code(thumbs[state.to_act], codes, amount)
                state.apply(code)
            steps += 1
        return steps

    def chances(self, state: State) -> vec[i64]:
        assert isinstance(state, LuckyLoopState)  # noqa: S101  (as above)
        if state.to_act == NOBODY:
            return shared_win(state)
        seats = int(state.setup.seats)
        if state.active < 0:
            return shares(vec[i64]([1] * seats))
        seat = (int(state.active) - 1) % seats
        odds = Race(state, seat).odds()
        chances = vec[i64]([0] * seats)
        for step in range(seats):
            chances[(seat + step) % seats] = odds[step]
        return shares(chances)

    def horizon(self, state: State) -> i64:
        assert isinstance(state, LuckyLoopState)  # noqa: S101  (as above)
        return turns_begun(state)


def turns_begun(state: LuckyLoopState) -> i64:
    """Count the turns that have begun."""
    if state.active < 0:
        return 0
    seats = state.setup.seats
    return state.round_no * seats + (state.active - state.first_player + seats) % seats


INSIGHT: Final = LuckyLoopInsight
