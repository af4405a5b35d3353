"""How Hydroracers is searched: a race to its end, a campaign to the end of the race."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.insight.hydroracers_bets import name_bets
from voltige.bots.insight.insight import StateInsight, shared_win
from voltige.bots.insight.lags import chances_by_lag, mixed
from voltige.bots.levels import ACE, MASTER
from voltige.bots.search.plan import Plan
from voltige.core.rng import Rng
from voltige.core.state import NOBODY, State
from voltige.core.view import View
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.games.hydroracers.terms import AIRCOINS, DAMAGE, POSITION, PRESTIGE, RACE

TENTHS: Final = 10  # of a point
SPREAD: Final = 40  # tenths of a point behind, for a factor of e, and more for each race to come
PER_RACE: Final = 30

CAMPAIGN: Final = 3  # times as long takes what is flown, and developed, before a cut

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
        assert isinstance(state, HydroracersState)  # noqa: S101  (as above)
        return planned // CAMPAIGN if state.setup.campaign else planned

    def chances(self, state: State) -> vec[i64]:
        assert isinstance(state, HydroracersState)  # noqa: S101  (as above)
        if state.to_act == NOBODY:
            return shared_win(state)
        setup = state.setup
        lags = vec[i64]([0] * int(setup.seats))
        seat: i64 = 0
        while seat < len(lags):
            lags[seat] = -tenths(state, seat)
            if setup.teams:  # the lower plane decides, and then the higher one (HR-240)
                mate = setup.mate[seat]
                low = min(tenths(state, seat), tenths(state, mate))
                high = max(tenths(state, seat), tenths(state, mate))
                lags[seat] = -low - high // TENTHS
            seat += 1
        races: i64 = 0
        if setup.campaign:
            races = setup.rules.races - state.shared(RACE)
        return chances_by_lag(lags, SPREAD + PER_RACE * races)

    def horizon(self, state: State) -> i64:
        assert isinstance(state, HydroracersState)  # noqa: S101  (as above)
        if not state.setup.campaign:
            return 0
        return state.shared(RACE)

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


def tenths(state: HydroracersState, seat: i64) -> i64:
    """Count the tenths of a point of a seat, AIRCOINS as they will be changed."""
    coins = state.of(seat, AIRCOINS) * TENTHS // state.setup.numbers.aircoins_per_point
    return state.of(seat, PRESTIGE) * TENTHS + coins


INSIGHT: Final = HydroracersInsight
