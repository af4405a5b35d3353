"""How The Flying Carpet is searched: the best few flights, cut and judged by the way that is left."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.bot import Bot
from voltige.bots.flying_carpet import (
    Thought,
    action_cost,
    fall_gain,
    hold_gain,
    next_cost,
)
from voltige.bots.flying_carpet_navigator import (
    CarpetNavigator,
    Course,
    course_cost,
    is_solved,
    turns_to_go,
)
from voltige.bots.flying_carpet_temper import PILOTS
from voltige.bots.insight.insight import StateInsight, shared_win
from voltige.bots.insight.lags import chances_by_lag, mixed
from voltige.bots.levels import ACE, MASTER
from voltige.bots.search.plan import Plan
from voltige.core.game import Game
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

# For the master, fitted likewise to 2383 rounds of 282 games of its forerunner (docs/bots.md):
COURSE_MISSED: Final = 1140
COURSE_IN_TURN: Final = 1270
# By how much, in thousandths, the logarithm of a chance falls with a turn behind: always so much …
STEADY: Final = 546
CLOSING: Final = 2935  # … and so much more, divided by the turns that the first carpet has left

PLANS: Final = {
    ACE: Plan(1500, 8, reach=2),
    MASTER: Plan(3000, 10, reach=2),
}


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


@final
class CourseInsight(CarpetInsight):
    """For the master: all fly by the navigator, and chances follow from what two cards can do."""

    def __init__(self, game: Game, pilot: Bot | None = None) -> None:
        super().__init__(game, None if pilot is None else CarpetNavigator())

    def fill_scores(
        self, state: State, legal: vec[i64], amount: i64, scores: vec[i64], rng: Rng
    ) -> None:
        assert isinstance(state, CarpetState)  # noqa: S101  (as above)
        if state.phase != TURN or not is_solved(state.setup):
            super().fill_scores(state, legal, amount, scores, rng)
            return
        course = Course(Thought(state, state.to_act, PILOTS))
        place: i64 = 0
        while place < amount:
            scores[place] = -course_cost(course, legal[place])
            place += 1

    def chances(self, state: State) -> vec[i64]:
        assert isinstance(state, CarpetState)  # noqa: S101  (as above)
        if state.to_act == NOBODY or state.winner != NO_SEAT or not is_solved(state.setup):
            return super().chances(state)
        lags = vec[i64]([0] * int(state.setup.seats))
        nearest: i64 = FAR
        seat: i64 = 0
        while seat < len(lags):
            turns = course_left(state, seat)
            nearest = min(nearest, turns)
            lags[seat] = turns + delay(state, seat, COURSE_MISSED, COURSE_IN_TURN)
            seat += 1
        return chances_by_lag(lags, 1000 * nearest // (STEADY * nearest // 1000 + CLOSING))


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
    return turns + delay(state, seat, MISSED, IN_TURN)


def course_left(state: CarpetState, seat: i64) -> i64:
    """Return a carpet's turns to the finish by the table of pairs, in thousandths."""
    cell = state.carpets[seat * FIELDS + CELL]
    if cell == OFF_BOARD:
        cell = state.setup.board.start
    return turns_to_go(Course(Thought(state, seat, PILOTS)), cell)


def delay(state: CarpetState, seat: i64, missed: i64, in_turn: i64) -> i64:
    """Add to a carpet's turns the one that it misses, and that others are sooner in turn."""
    turns: i64 = 0
    if state.carpets[seat * FIELDS + HELD] > 0:
        turns += missed
    if state.active != NO_SEAT:
        seats = state.setup.seats
        turns += in_turn * ((seat - state.active + seats) % seats) // seats
    return turns


INSIGHT: Final = CarpetInsight
INSIGHTS: Final = {MASTER: CourseInsight}
