"""The root of a search: its choices share their worlds and their luck, and the worse half goes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.insight.insight import Insight
from voltige.bots.search.plan import Budget, Plan
from voltige.bots.search.report import Considered, Report
from voltige.bots.search.rollout import Rollouts
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.core.view import View


@final
class Arm:
    """A choice at the root."""

    def __init__(self, code: i64, score: i64, place: i64) -> None:
        self.code: Final[i64] = code
        self.score: Final[i64] = score  # by what the game's policy thinks
        self.place: Final[i64] = place  # in the legal list
        self.visits: i64 = 0
        self.sum: i64 = 0

    def mean(self) -> i64:
        """Return the mean chance that its rollouts found."""
        return self.sum // max(1, self.visits)


def by_score(arm: Arm) -> tuple[int, int]:
    """Put the best scores first; of equal ones those that are listed first."""
    return (-arm.score, arm.place)


def by_mean(arm: Arm) -> tuple[int, int, int]:
    """Put the best chances first, then as ``by_score``."""
    return (-arm.mean(), -arm.score, arm.place)


@final
class Search:
    """A search for one choice: sequential halving over the arms."""

    def __init__(self, insight: Insight, plan: Plan, budget: Budget) -> None:
        self.insight: Final = insight
        self.plan: Final = plan
        self.budget: Final = budget
        self.rollouts: i64 = 0  # to be made, and made so far
        self.done: i64 = 0

    def think(self, view: View, legal: vec[i64], rng: Rng) -> Report:
        """Look at the choices of a seat; ``rng`` gives worlds, their luck, and the policies' moods."""
        root = self.insight.world(view, rng)
        planned = self.plan.iterations
        if self.budget.iterations > 0:
            planned = self.budget.iterations
        self.rollouts = self.insight.rollouts(root, planned)
        arms = self.arms(view, legal, rng)
        rollouts = Rollouts(self.insight, self.plan, root, view.seat)
        kept = arms
        halvings = halvings_of(len(arms))
        until = self.now()
        for halving in range(halvings):
            share = self.rollouts * (halving + 1) // halvings
            until += self.budget.seconds / halvings
            self.try_arms(kept, rollouts, view, share, until, rng)
            kept.sort(key=by_mean)
            if halving + 1 < halvings:
                kept = kept[: (len(kept) + 1) // 2]
        arms.sort(key=by_mean)
        ordered = kept + [arm for arm in arms if arm not in kept]
        line = self.line(ordered[0], rollouts, view, rng)
        considered = [Considered(arm.code, arm.visits, arm.mean()) for arm in ordered]
        return Report(considered, line, self.done, rollouts.steps)

    def arms(self, view: View, legal: vec[i64], rng: Rng) -> list[Arm]:
        """Choose what is looked at: the codes that the policy scores highest, and fewer if time is short."""
        world = self.insight.world(view, rng)
        scores = self.insight.scores(world, legal, rng)
        arms = [Arm(legal[place], scores[place], place) for place in range(len(legal))]
        arms.sort(key=by_score)
        if self.rollouts == 0:
            return arms[:1]
        return arms[: min(self.plan.arms, max(2, self.rollouts // 2))]

    def try_arms(
        self, arms: list[Arm], rollouts: Rollouts, view: View, share: i64, until: float, rng: Rng
    ) -> None:
        """Deal worlds and try every arm in each, with the same luck, until the share is used up."""
        seat: i64 = view.seat
        again = rng.clone()  # the luck of a world, once more for each arm
        first = True
        while first or (self.done < share and not self.is_late(until)):
            first = False
            luck = rng.split()
            world = self.insight.world(view, luck)
            for arm in arms:
                state = world.clone()
                state.apply(arm.code)
                again.repeat(luck)
                arm.sum += rollouts.run(state, again)[seat]
                arm.visits += 1
                self.done += 1

    def now(self) -> float:
        """Read the clock, if there is one."""
        return 0.0 if self.budget.clock is None else self.budget.clock()

    def is_late(self, until: float) -> bool:
        """Return whether the time of a halving is over; without a clock it never is."""
        return self.budget.clock is not None and self.budget.clock() >= until

    def line(self, best: Arm, rollouts: Rollouts, view: View, rng: Rng) -> list[i64]:
        """Follow the tree in one more world: the codes that the seat would choose next."""
        line = [best.code]
        luck = rng.split()
        state = self.insight.world(view, luck)
        state.apply(best.code)
        while len(line) <= self.plan.depth and state.to_act != NOBODY:
            if state.to_act == CHANCE:
                state.resolve(state.sample_chance(luck))
                continue
            code = self.insight.policy(state, luck)
            if state.to_act == view.seat:
                code = rollouts.favourite(state, code)
                line.append(code)
            state.apply(code)
        return line


def halvings_of(arms: int) -> int:
    """Count how often the worse half goes until one arm is left."""
    halvings = 0
    while arms > 1:
        arms = (arms + 1) // 2
        halvings += 1
    return halvings
