"""One rollout: a state is played on, by the tree as far as it knows, then by the game's policy."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.insight.insight import NEVER, Insight
from voltige.bots.search.plan import Plan
from voltige.bots.search.tree import Node
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, State


@final
class Step:
    """A choice that the tree has made in this rollout."""

    def __init__(self, seat: i64, node: Node, place: i64) -> None:
        self.seat: Final[i64] = seat
        self.node: Final = node
        self.place: Final[i64] = place


@final
class Rollouts:
    """Plays rollouts for one choice of one seat, and keeps the tree that they grow.

    Every seat has a tree of its own, by what it observes: so it can't act on what it does not know,
    and answers given in secret are chosen one beside the other.
    """

    def __init__(self, insight: Insight, plan: Plan, root: State, seat: i64) -> None:
        self.insight: Final = insight
        self.plan: Final = plan
        self.allies: Final = root.allies(seat)
        until: i64 = NEVER
        if plan.reach > 0:
            until = insight.horizon(root) + plan.reach
        self.until: Final[i64] = until  # the horizon at which rollouts are cut
        self.steps: i64 = 0  # of all rollouts: choices and luck
        seats = int(root.seats())
        self.trees: Final[list[dict[int, Node]]] = [{} for _ in range(seats)]
        self.none: Final = vec[i64]([0] * seats)

    def run(self, state: State, rng: Rng) -> vec[i64]:
        """Play a state on to the horizon; give each seat's chance there, and let the tree learn."""
        path: list[Step] = []
        if self.plan.depth > 0 or self.plan.others > 0:
            self.follow_tree(state, path, rng)
        self.steps += self.insight.play_on(state, self.until, self.plan.longest, rng)
        chances = self.insight.chances(state)
        for step in path:
            step.node.book(step.place, chances[step.seat])
        return chances

    def follow_tree(self, state: State, path: list[Step], rng: Rng) -> None:
        """Play on until the tree has no more to decide."""
        insight = self.insight
        left = self.depths()
        while is_any_left(left) and state.to_act != NOBODY and insight.horizon(state) < self.until:
            seat = state.to_act
            if seat == CHANCE:
                state.resolve(state.sample_chance(rng))
            elif left[seat] == 0:
                state.apply(insight.policy(state, rng))
            else:
                state.apply(self.decide(state, seat, left, path, rng))
            self.steps += 1

    def depths(self) -> vec[i64]:
        """Give for each seat how many decisions the tree makes."""
        left = self.none[:]
        if self.plan.others > 0:
            seat: i64 = 0
            while seat < len(left):
                left[seat] = self.plan.others
                seat += 1
        for ally in self.allies:
            left[ally] = self.plan.depth
        return left

    def decide(self, state: State, seat: i64, left: vec[i64], path: list[Step], rng: Rng) -> i64:
        """Choose by the tree; a decision that is new to it is the last one of its seat."""
        insight = self.insight
        legal = insight.legal(state)
        if len(legal) == 1:
            return legal[0]
        tree = self.trees[seat]
        key = int(insight.observed(state, seat))
        node = tree.get(key)
        left[seat] -= 1
        if node is None:
            node = Node()
            tree[key] = node
            left[seat] = 0
        if not node.knows(legal):
            node.add(legal, insight.scores(state, legal, rng))
        place = node.select(legal)
        path.append(Step(seat, node, place))
        return node.codes[place]

    def favourite(self, state: State, otherwise: i64) -> i64:
        """Return what the tree has tried most where a state is known to it, or else another code."""
        key = int(self.insight.observed(state, state.to_act))
        node = self.trees[state.to_act].get(key)
        if node is None:
            return otherwise
        code = node.favourite(self.insight.legal(state))
        return otherwise if code < 0 else code


def is_any_left(left: vec[i64]) -> bool:
    """Return whether a seat has decisions left that the tree makes."""
    for decisions in left:
        if decisions > 0:
            return True
    return False
