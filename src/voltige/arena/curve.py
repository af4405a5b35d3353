"""A skill curve: each of a sequence of bots against copies of the one before it, seats rotated."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from voltige.arena.errors import ArenaError
from voltige.arena.plan import Plan
from voltige.arena.play import Result
from voltige.arena.simulate import interval, rounded

Make = Callable[[list[str]], Plan]  # a plan for these bots, rotated


@dataclass(frozen=True)
class Step:
    """One bot against copies of another."""

    bot: str
    rival: str
    plan: Plan


def steps(sequence: Sequence[str], seats: int, make: Make) -> list[Step]:
    """Make the plans of a curve; the bot in question is the first of each."""
    if len(sequence) < 2:
        raise ArenaError("short_curve")
    pairs = zip(sequence[1:], sequence, strict=False)
    return [Step(bot, rival, make([bot] + [rival] * (seats - 1))) for bot, rival in pairs]


def step_json(step: Step, results: Sequence[Result]) -> dict[str, Any]:
    """Tell how often the bot has won, and what equal bots would win."""
    wins = sum(one.wins()[step.plan.seating(one.number).index(0)] for one in results)
    low, high = interval(wins, len(results))
    return {
        "bot": step.bot,
        "against": step.rival,
        "games": len(results),
        "win_share": rounded(wins / max(1, len(results))),
        "win_share_95": [rounded(low), rounded(high)],
        "fair_share": rounded(1 / len(step.plan.bots)),
    }
