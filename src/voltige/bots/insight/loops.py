"""How LOOPS is searched: to the end of the round, and there by the totals of the match."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.insight.insight import StateInsight, shares
from voltige.bots.insight.lags import chances_by_lag, mixed, mixed_row
from voltige.bots.levels import ACE, MASTER
from voltige.bots.loops import LoopsPilot, fewest_cards, judged, keeps_specials, pilot_code_of
from voltige.bots.search.plan import Plan
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, State
from voltige.games.loops.scoring import hand_points, is_first
from voltige.games.loops.state import LoopsState
from voltige.games.loops.terms import TURN

# Fitted to the totals after each round of 900 matches of heuristics with 3 to 5 seats: points that
# make a chance fall by a factor of e, 10 at the end and 3 more for each root of a point to come.
LAST_SPREAD: Final = 10
ROOT_SPREAD: Final = 3
HALF: Final = 2  # of a hand's points are likely to be counted in the end
FEW: Final = 4  # cards in another hand, from which on their number matters

PLANS: Final = {
    ACE: Plan(500, 12, reach=1),
    MASTER: Plan(6000, 16, reach=1, depth=1, curiosity=150),
}


@final
class LoopsInsight(StateInsight):
    """Scores as the pilot gives them, chances by a table of match scores."""

    def play_on(self, state: State, until: i64, longest: i64, rng: Rng) -> i64:
        """Play on without a view and a list of codes for each choice."""
        assert isinstance(state, LoopsState)  # noqa: S101  (the registry pairs insight and game)
        if self.pilot is None:
            return drift_on(state, until, longest, rng)
        if not isinstance(self.pilot, LoopsPilot):
            return super().play_on(state, until, longest, rng)
        self.make_room(state)
        return fly_on(state, self.codes, until, longest, rng)

    def fill_scores(
        self, state: State, legal: vec[i64], amount: i64, scores: vec[i64], rng: Rng
    ) -> None:
        assert isinstance(state, LoopsState)  # noqa: S101  (as above)
        seat = state.to_act
        fewest = fewest_cards(state, seat)
        keeps = keeps_specials(state, seat, fewest)
        place: i64 = 0
        while place < amount:
            scores[place] = judged(state, seat, legal[place], keeps, fewest)
            place += 1

    def chances(self, state: State) -> vec[i64]:
        assert isinstance(state, LoopsState)  # noqa: S101  (as above)
        lags = state.totals[:]
        seat: i64 = 0
        if state.to_act == NOBODY:
            while seat < len(lags):
                lags[seat] = is_first(state, seat)
                seat += 1
            return shares(lags)
        most: i64 = 0
        while seat < len(lags):
            if state.phase >= TURN:
                lags[seat] += hand_points(state, seat) // HALF
            most = max(most, lags[seat])
            seat += 1
        return chances_by_lag(lags, spread_of(state.setup.target_points - most))

    def horizon(self, state: State) -> i64:
        assert isinstance(state, LoopsState)  # noqa: S101  (as above)
        return state.round_no

    def observed(self, state: State, seat: i64) -> i64:
        """Mix the own hand, base and pitch, and how near the others are to going out."""
        assert isinstance(state, LoopsState)  # noqa: S101  (as above)
        known = mixed(state.phase, state.base)
        known = mixed(known, int(state.positive))
        known = mixed(known, min(FEW, fewest_cards(state, seat)))
        return mixed_row(known, state.held, seat * state.setup.width, state.setup.cards)


def drift_on(state: LoopsState, until: i64, longest: i64, rng: Rng) -> i64:
    """Play on at random, as ``play_on`` does."""
    steps: i64 = 0
    while state.to_act != NOBODY and state.round_no < until and steps < longest:
        state.random_step(rng)
        steps += 1
    return steps


def fly_on(state: LoopsState, codes: vec[i64], until: i64, longest: i64, rng: Rng) -> i64:
    """Play on by the pilot, as ``play_on`` does; ``codes`` is scratch."""
    steps: i64 = 0
    while state.to_act != NOBODY and state.round_no < until and steps < longest:
        if state.to_act == CHANCE:
            state.random_step(rng)
        else:
            state.apply(pilot_code_of(state, codes, rng))
        steps += 1
    return steps


def spread_of(to_come: i64) -> i64:
    """Give the points that make a chance fall by a factor of e, with so many still to come."""
    root: i64 = 0
    while (root + 1) * (root + 1) <= to_come:
        root += 1
    return LAST_SPREAD + ROOT_SPREAD * root


INSIGHT: Final = LoopsInsight
