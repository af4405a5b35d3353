"""How Hydroracers is searched: a race to its end, a campaign to the end of the race."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.insight.hydroracers_bets import name_bets
from voltige.bots.insight.hydroracers_standing import TENTHS, spread_of, standing
from voltige.bots.insight.insight import StateInsight, shared_win
from voltige.bots.insight.lags import chances_by_lag, mixed
from voltige.bots.levels import ACE, MASTER
from voltige.bots.search.plan import Plan
from voltige.core.rng import Rng
from voltige.core.state import NOBODY, State
from voltige.core.view import View
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.games.hydroracers.terms import DAMAGE, DEVELOPING, POSITION, RACE, STAGE

# A campaign has five times the choices of a race: each is thought over for a shorter time
CAMPAIGN: Final = 5
DEVELOPMENT: Final = 10  # of the rollouts, which take longer there
MANY: Final = 1000  # planned; with fewer, rules of thumb develop as well

PLANS: Final = {
    ACE: Plan(500, 24, reach=1),
    MASTER: Plan(6000, 28, reach=1),  # a tree was not seen to help here
}


@final
class HydroracersInsight(StateInsight):
    """Rollouts of the pilot; at the end of a race points and AIRCOINS decide."""

    def world(self, view: View, rng: Rng) -> State:
        """Name hidden bets as their owners are likely to have."""
        state = super().world(view, rng)
        assert isinstance(state, HydroracersState)  # noqa: S101  (the registry pairs insight and game)
        name_bets(state, known_position(view), rng)
        return state

    def rollouts(self, state: State, planned: i64) -> i64:
        """Think in flight, and in development where many rollouts are left for it."""
        assert isinstance(state, HydroracersState)  # noqa: S101  (as above)
        if not state.setup.campaign:
            return planned
        if state.shared(STAGE) == DEVELOPING:
            return planned // DEVELOPMENT if planned >= MANY else 0
        return planned // CAMPAIGN

    def chances(self, state: State) -> vec[i64]:
        assert isinstance(state, HydroracersState)  # noqa: S101  (as above)
        if state.to_act == NOBODY:
            return shared_win(state)
        setup = state.setup
        lags = vec[i64]([0] * int(setup.seats))
        seat: i64 = 0
        while seat < len(lags):
            lags[seat] = -standing(state, seat)
            if setup.teams:  # the lower plane decides, and then the higher one (HR-240)
                mate = setup.mate[seat]
                low = min(standing(state, seat), standing(state, mate))
                high = max(standing(state, seat), standing(state, mate))
                lags[seat] = -low - high // TENTHS
            seat += 1
        return chances_by_lag(lags, spread_of(state))

    def horizon(self, state: State) -> i64:
        """Count the races and the developments that have ended."""
        assert isinstance(state, HydroracersState)  # noqa: S101  (as above)
        if not state.setup.campaign:
            return 0
        return 2 * state.shared(RACE) + state.shared(STAGE)

    def observed(self, state: State, seat: i64) -> i64:
        """Mix the phase, the own plane and hand."""
        assert isinstance(state, HydroracersState)  # noqa: S101  (as above)
        known = mixed(state.phase, state.heat)
        known = mixed(known, state.of(seat, POSITION))
        known = mixed(known, state.of(seat, DAMAGE))
        card: i64 = 0
        while card < state.setup.cards:
            known = mixed(known, state.in_hand(seat, card))
            card += 1
        return known


INSIGHT: Final = HydroracersInsight
