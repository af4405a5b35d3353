"""What a search asks about a game. Everything has a default, so that any game can be searched.

A game that knows more says so in ``bots/insight/<game>.py``, as ``INSIGHT``. Worths and chances are whole
numbers, so that compiled, interpreted and in a browser the same is chosen.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from voltige.bots.bot import Bot
from voltige.core.game import Game
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, State
from voltige.core.view import View

CERTAIN: Final = 1_000_000  # a chance of one
NEVER: Final = 1 << 62  # a horizon that no game reaches
NO_CODE: Final = -1
DIGEST: Final = 7  # bytes, which a whole number of the engine can hold


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """What is known of a game; it may keep what depends on the set-up alone, never on a match."""

    def __init__(self, game: Game, pilot: Bot | None = None) -> None:
        self.game: Final = game
        self.pilot: Final = pilot  # whose choices rollouts follow; without one they are random
        self.codes = vec[i64]()  # scratch, as long as the table of actions

    def rollouts(self, state: State, planned: i64) -> i64:
        """Say how many rollouts a choice gets of those planned: fewer where each takes longer.

        With none the best score decides.
        """
        return planned

    def world(self, view: View, rng: Rng) -> State:
        """Make a full state that agrees with a view; the seat of the view is to act."""
        state = self.game.determinize(view, rng)
        if state.to_act != view.seat:
            state.hear(view.seat)
        return state

    def policy(self, state: State, rng: Rng) -> i64:
        """Choose for the seat to act as rollouts do; it sees no more than its own view would show."""
        if self.pilot is None:
            return state.random_action(rng)
        return self.pilot.choose(self.seen(state), self.legal(state), rng)

    def play_on(self, state: State, until: i64, longest: i64, rng: Rng) -> i64:
        """Play by the policy to the end, to the horizon, or for so many steps; return the steps."""
        steps: i64 = 0
        while state.to_act != NOBODY and self.horizon(state) < until and steps < longest:
            if state.to_act == CHANCE:
                state.resolve(state.sample_chance(rng))
            else:
                state.apply(self.policy(state, rng))
            steps += 1
        return steps

    def seen(self, state: State) -> View:
        """Give what the pilot of the seat to act looks at.

        Where views are positions and the pilot keeps to what its seat can know, the state itself is
        enough (``StateInsight``): building views would take most of the time.
        """
        return state.view(state.to_act)

    def legal(self, state: State) -> vec[i64]:
        """List the legal codes."""
        self.make_room(state)
        return self.codes[: state.fill_legal(self.codes)]

    def make_room(self, state: State) -> None:
        """Let the scratch hold all codes of a table."""
        wanted = len(state.table().actions)
        if len(self.codes) < wanted:
            self.codes = vec[i64]([0] * wanted)

    def scores(self, state: State, legal: vec[i64], rng: Rng) -> vec[i64]:
        """Judge every legal code of the seat to act, the higher the better: whom to look at first."""
        scores = legal[:]
        self.fill_scores(state, legal, len(legal), scores, rng)
        return scores

    def fill_scores(
        self, state: State, legal: vec[i64], amount: i64, scores: vec[i64], rng: Rng
    ) -> None:
        """Judge as ``scores`` does the first ``amount`` codes, which are all legal ones."""
        chosen: i64 = NO_CODE
        if self.pilot is not None:
            chosen = self.policy(state, rng)
        place: i64 = 0
        while place < amount:
            scores[place] = legal[place] == chosen
            place += 1

    def chances(self, state: State) -> vec[i64]:
        """Give each seat's chance to win; they add up to CERTAIN."""
        if state.to_act == NOBODY:
            return shared_win(state)
        return shares(vec[i64]([1] * int(state.seats())))

    def horizon(self, state: State) -> i64:
        """Give a number that grows when a part of the game has ended that can be judged."""
        return 0

    def observed(self, state: State, seat: i64) -> i64:
        """Give a number for what a seat knows: equal where it can't, or need not, tell states apart.

        It lies between 0 and 2**57.
        """
        told = json.dumps(state.view(seat).to_json(), sort_keys=True).encode()
        return int.from_bytes(hashlib.sha256(told).digest()[:DIGEST], "big")


@mypyc_attr(allow_interpreted_subclasses=True)
class StateInsight(Insight):
    """What is known of a game whose pilot reads nothing but what its seat can know."""

    def seen(self, state: State) -> View:
        """Show the state itself."""
        seat = int(state.to_act)
        return View(seat, seat, state)


def shared_win(state: State) -> vec[i64]:
    """Share the first place of a game that is over."""
    ranking = state.ranking()
    return shares(vec[i64]([1 if place == 1 else 0 for place in ranking]))


def shares(weights: vec[i64]) -> vec[i64]:
    """Turn weights, not all of them 0, into chances in place; rounding favours the heaviest."""
    total: i64 = 0
    for weight in weights:
        total += weight
    left: i64 = CERTAIN
    most: i64 = 0
    heaviest: i64 = 0
    seat: i64 = 0
    while seat < len(weights):
        if weights[seat] > most:
            most = weights[seat]
            heaviest = seat
        weights[seat] = weights[seat] * CERTAIN // total
        left -= weights[seat]
        seat += 1
    weights[heaviest] += left
    return weights
