"""How The Flying Carpet is searched: the best few flights, to the end or cut and judged by the way left."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.flying_carpet import (
    Thought,
    action_cost,
    fall_gain,
    hold_gain,
    next_cost,
)
from voltige.bots.flying_carpet_temper import PILOTS
from voltige.bots.insight.insight import StateInsight, shared_win
from voltige.bots.insight.lags import chances_by_lag, mixed
from voltige.bots.levels import ACE, MASTER
from voltige.bots.search.plan import Plan
from voltige.core.rng import Rng
from voltige.core.state import NOBODY, State
from voltige.games.flying_carpet.fields.access import target_of
from voltige.games.flying_carpet.state import CarpetState
from voltige.games.flying_carpet.terms import (
    CELL,
    FIELDS,
    HELD,
    LANDING,
    LEFT_CARDS,
    NO_CARD,
    NO_SEAT,
    OFF_BOARD,
    PLACE,
    TURN,
)
from voltige.games.flying_carpet.zones import hand_size

# Fitted to 4595 rounds of 500 games of pilots, four seats each, in thousandths of a turn:
SPREAD: Final = 1100  # behind, for a factor of e
PER_CARD: Final = 365  # that a direction card in hand saves
MISSED: Final = 920  # of a held carpet: the turn that it misses
IN_TURN: Final = 830  # between who is next and who was just in turn
FAR: Final = 100_000  # behind everybody: another carpet has arrived

PLANS: Final = {
    ACE: Plan(1500, 8, reach=2),
    MASTER: Plan(6000, 10),  # to the end; neither more rollouts nor a tree were seen to help here
}


@final
class CarpetInsight(StateInsight):
    """Scores as the pilot's costs, chances by the expected turns to the finish."""

    def rollouts(self, state: State, planned: i64) -> i64:
        """Think in flight alone: each rollout of a draft would have a landscape of its own to learn."""
        if state.phase < TURN:
            return 0
        return planned

    def fill_scores(
        self, state: State, legal: vec[i64], amount: i64, scores: vec[i64], rng: Rng
    ) -> None:
        assert isinstance(state, CarpetState)  # noqa: S101  (the registry pairs insight and game)
        if state.phase < TURN:
            super().fill_scores(state, legal, amount, scores, rng)
            return
        thought = Thought(state, state.to_act, PILOTS)
        place: i64 = 0
        while place < amount:
            if state.phase == LANDING:
                scores[place] = landing_score(thought, legal[place])
            else:
                scores[place] = -action_cost(thought, legal[place])
            place += 1

    def chances(self, state: State) -> vec[i64]:
        assert isinstance(state, CarpetState)  # noqa: S101  (as above)
        if state.to_act == NOBODY:
            return shared_win(state)
        lags = vec[i64]([0] * int(state.setup.seats))
        seat: i64 = 0
        while seat < len(lags):
            lags[seat] = way_left(state, seat)
            seat += 1
        return chances_by_lag(lags, SPREAD)

    def horizon(self, state: State) -> i64:
        assert isinstance(state, CarpetState)  # noqa: S101  (as above)
        return state.round_no

    def observed(self, state: State, seat: i64) -> i64:
        """Mix the own cell and cards."""
        assert isinstance(state, CarpetState)  # noqa: S101  (as above)
        row = seat * FIELDS
        known = mixed(state.phase, state.carpets[row + CELL] + 1)
        known = mixed(known, state.carpets[row + LEFT_CARDS])
        place = seat * state.setup.hand
        end = place + hand_size(state, seat)
        while place < end:
            known = mixed(known, state.cards[place])
            place += 1
        return known


def landing_score(thought: Thought, code: i64) -> i64:
    """Judge what becomes of a carpet that was come upon."""
    target: i64 = target_of(thought.position)
    if code == thought.setup.table.hold:
        return hold_gain(thought, target)
    return fall_gain(thought, target, thought.cell)


def way_left(state: CarpetState, seat: i64) -> i64:
    """Estimate a carpet's turns to the finish, in thousandths: by its hand, and a turn to miss."""
    setup = state.setup
    row = seat * FIELDS
    if state.carpets[row + PLACE] > 0:
        return state.carpets[row + PLACE] * FAR - FAR
    if state.winner != NO_SEAT:
        return setup.seats * FAR
    cell = state.carpets[row + CELL]
    if cell == OFF_BOARD:
        cell = setup.board.start
    left = state.carpets[row + LEFT_CARDS]
    turns = next_cost(Thought(state, seat, PILOTS), cell, NO_CARD, left) - PER_CARD * left
    if state.carpets[row + HELD] > 0:
        turns += MISSED
    if state.active != NO_SEAT:  # who is sooner in turn is a little ahead
        behind = (seat - state.active + setup.seats) % setup.seats
        turns += IN_TURN * behind // setup.seats
    return turns


INSIGHT: Final = CarpetInsight
