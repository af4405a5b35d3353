"""One rollout: a state is played on, by the tree as far as it knows, then by the game's policy."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.insight.insight import NEVER, Insight
from voltige.bots.search.keys import NONE
from voltige.bots.search.plan import Plan
from voltige.bots.search.tree import Tree, foremost
from voltige.core.rng import Rng
from voltige.core.state import NOBODY, State

STEP: Final = 3  # cells of a path: decision, place, seat


@final
class Rollouts:
    """Plays rollouts for one choice of one seat, and keeps the tree that they grow.

    Every seat has decisions of its own, by what it observes: so it can't act on what it does not know,
    and answers given in secret are chosen one beside the other.
    """

    def __init__(self, insight: Insight, plan: Plan, root: State, seat: i64) -> None:
        self.insight: Final = insight
        self.plan: Final = plan
        until: i64 = NEVER
        if plan.reach > 0:
            until = insight.horizon(root) + plan.reach
        self.until: Final[i64] = until  # the horizon at which rollouts are cut
        self.steps: i64 = 0  # of all rollouts: choices and luck
        self.tree: Final = Tree(plan.curiosity)
        self.seats: Final[i64] = root.seats()
        self.depths: Final = depths_of(plan, root, seat)
        most: i64 = 0
        for depth in self.depths:
            most += depth
        self.most: Final[i64] = most  # decisions that the tree makes in a rollout
        # Of the present rollout: what the tree has decided, and how many more decisions of each seat it may
        self.path: Final = vec[i64]([0] * (STEP * most))
        self.path_size: i64 = 0
        self.left: Final = self.depths[:]
        self.all_left: i64 = 0
        actions = len(root.table().actions)
        self.codes: Final = vec[i64]([0] * actions)  # scratch, as is the next one
        self.scores: Final = vec[i64]([0] * actions)

    def run(self, state: State, rng: Rng) -> vec[i64]:
        """Play a state on to the horizon; give each seat's chance there, and let the tree learn."""
        self.path_size = 0
        if self.most > 0:
            self.follow_tree(state, rng)
        self.steps += self.insight.play_on(state, self.until, self.plan.longest, rng)
        chances = self.insight.chances(state)
        path = self.path
        at: i64 = 0
        while at < self.path_size:
            self.tree.book(path[at], path[at + 1], chances[path[at + 2]])
            at += STEP
        return chances

    def follow_tree(self, state: State, rng: Rng) -> None:
        """Play on until the tree has no more to decide."""
        insight = self.insight
        seat: i64 = 0
        while seat < self.seats:
            self.left[seat] = self.depths[seat]
            seat += 1
        self.all_left = self.most
        while self.all_left > 0 and state.to_act != NOBODY and insight.horizon(state) < self.until:
            seat = state.to_act
            if seat >= 0 and self.left[seat] > 0:
                state.apply(self.decide(state, seat, rng))
                self.steps += 1
            else:
                self.steps += insight.play_on(state, self.until, 1, rng)

    def decide(self, state: State, seat: i64, rng: Rng) -> i64:
        """Choose by the tree; a decision that is new to it is the last one of its seat."""
        codes = self.codes
        amount = state.fill_legal(codes)
        if amount == 1:
            return codes[0]
        tree = self.tree
        key = self.key_of(state, seat)
        decision = tree.keys.find(key)
        spent: i64 = 1
        place: i64 = 0
        if decision == NONE:
            self.insight.fill_scores(state, codes, amount, self.scores, rng)
            decision = tree.plant(key, codes, self.scores, amount)
            place = foremost(self.scores, amount)  # as the policy would, until it is met again
            spent = self.left[seat]
        else:
            if not tree.knows(decision, codes, amount):
                self.insight.fill_scores(state, codes, amount, self.scores, rng)
                tree.add(decision, codes, self.scores, amount)
            place = tree.select(decision, codes, amount)
        self.left[seat] -= spent
        self.all_left -= spent
        self.path[self.path_size] = decision
        self.path[self.path_size + 1] = place
        self.path[self.path_size + 2] = seat
        self.path_size += STEP
        return tree.code_at(decision, place)

    def key_of(self, state: State, seat: i64) -> i64:
        """Tell the decisions of a seat apart, and from those of all others."""
        return self.insight.observed(state, seat) * self.seats + seat

    def favourite(self, state: State, otherwise: i64) -> i64:
        """Return what the tree has tried most where a state is known to it, or else another code."""
        decision = self.tree.keys.find(self.key_of(state, state.to_act))
        if decision == NONE:
            return otherwise
        code = self.tree.favourite(decision, self.insight.legal(state))
        return otherwise if code < 0 else code


def depths_of(plan: Plan, root: State, seat: i64) -> vec[i64]:
    """Give for each seat how many decisions the tree makes in a rollout."""
    depths = vec[i64]([0] * int(root.seats()))
    other: i64 = 0
    while other < len(depths):
        depths[other] = plan.others
        other += 1
    for ally in root.allies(seat):
        depths[ally] = plan.depth
    return depths
