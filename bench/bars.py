"""The bars: ratios of rates measured in one interleaved run, and what each has to reach."""

from collections.abc import Mapping
from dataclasses import dataclass

Rates = Mapping[str, Mapping[str, float]]  # measure -> what is counted -> how many per CPU second

MISSED = "missed"
BAR = "bar"
GOAL = "goal"


@dataclass(frozen=True)
class Bar:
    """A ratio of two rates, the bar of a first landing, and the goal."""

    name: str
    title: str
    above: tuple[str, str] | None  # measure and what is counted; None stands for the number 1
    below: tuple[str, str]
    bar: float
    goal: float
    lower_is_better: bool = False
    times: float = 1.0

    def measured(self, rates: Rates) -> float | None:
        """Return the ratio, or None if a rate it needs was not measured."""
        needed = [self.below] if self.above is None else [self.above, self.below]
        if any(measure not in rates for measure, _ in needed):
            return None
        above = 1.0 if self.above is None else rates[self.above[0]][self.above[1]]
        return self.times * above / rates[self.below[0]][self.below[1]]

    def verdict(self, value: float) -> str:
        """Tell which of goal and bar ``value`` reaches."""
        sign = -1.0 if self.lower_is_better else 1.0
        if sign * value >= sign * self.goal:
            return GOAL
        return BAR if sign * value >= sign * self.bar else MISSED


BARS = (
    Bar(
        "playout_to_crazy_eights_python",
        "generic playouts / crazy_eights(4) from Python, steps",
        ("playout", "steps"),
        ("crazy_eights_python", "steps"),
        bar=30,
        goal=50,
    ),
    Bar(
        "playout_to_crazy_eights_tuned",
        "generic playouts / crazy_eights(4) from Python by a tuned loop, steps",
        ("playout", "steps"),
        ("crazy_eights_tuned", "steps"),
        bar=30,
        goal=50,
    ),
    Bar(
        "playout_to_crazy_eights_cpp",
        "generic playouts / crazy_eights(4) roll-outs in C++, steps",
        ("playout", "steps"),
        ("crazy_eights_cpp", "steps"),
        bar=4,
        goal=7,
    ),
    Bar(
        "playout_to_uno_rlcard",
        "generic playouts / RLCard uno environment, decisions",
        ("playout", "decisions"),
        ("uno_tuned", "decisions"),
        bar=250,
        goal=400,
    ),
    Bar(
        "compiled_to_interpreted",
        "generic playouts, compiled / interpreted, steps",
        ("playout", "steps"),
        ("playout_interpreted", "steps"),
        bar=40,
        goal=60,
    ),
    Bar(
        "stepped_to_crazy_eights_python",
        "stepped from Python / crazy_eights(4) from Python, steps",
        ("stepped", "steps"),
        ("crazy_eights_python", "steps"),
        bar=4,
        goal=6,
    ),
    Bar(
        "stepped_to_crazy_eights_tuned",
        "stepped from Python / crazy_eights(4) from Python by a tuned loop, steps",
        ("stepped", "steps"),
        ("crazy_eights_tuned", "steps"),
        bar=4,
        goal=6,
    ),
    Bar(
        "search_to_mcts",
        "search with random roll-outs / MCTSBot on crazy_eights(4), roll-outs",
        ("search_at_random", "rollouts"),
        ("crazy_eights_mcts", "rollouts"),
        bar=2,
        goal=3,
    ),
    Bar(
        "short_search_to_mcts",
        "search with random roll-outs of the same mean length / MCTSBot on crazy_eights(4), roll-outs",
        ("search_short", "rollouts"),
        ("crazy_eights_mcts", "rollouts"),
        bar=2,
        goal=3,
    ),
    Bar(
        "search_to_mcts_steps",
        "search with random roll-outs / MCTSBot on crazy_eights(4), steps of roll-outs",
        ("search_at_random", "steps"),
        ("crazy_eights_mcts", "steps"),
        bar=2,
        goal=3,
    ),
    Bar(
        "clone_to_step",
        "time of a clone / time of one playout step",
        ("playout", "steps"),
        ("clone", "clones"),
        bar=4,
        goal=2,
        lower_is_better=True,
    ),
    Bar(
        "seconds_for_100000_rounds",
        "seconds for 100,000 rounds on one core",
        None,
        ("rounds", "games"),
        bar=20,
        goal=1,
        lower_is_better=True,
        times=100_000,
    ),
)
