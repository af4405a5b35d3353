"""Fit how chances of The Flying Carpet's master fall with turns behind: ``python -m bench.course``.

At the start of each round it is written down how many turns every carpet has left, and at the end who
has won. The four numbers are those that explain the winners best; bots/insight/flying_carpet.py still
has others, from games of searches that did not know them yet (docs/bots.md).
"""

import argparse
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from voltige.bots.bot import legal_codes
from voltige.bots.insight.flying_carpet import course_left
from voltige.bots.levels import MASTER
from voltige.bots.registry import insight_of, pilot_of
from voltige.bots.search.bot import SearchBot
from voltige.bots.search.plan import Plan
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games.flying_carpet import GAME
from voltige.games.flying_carpet.state import CarpetState
from voltige.games.flying_carpet.terms import FIELDS, HELD, TURN

SEATS = 4
QUICK = Plan(300, 6, reach=2)
NAMES = ("COURSE_MISSED", "COURSE_IN_TURN", "STEADY", "CLOSING")
BEGIN = [1.0, 1.0, 0.6, 2.5]
FINEST = 0.002


@dataclass
class Round:
    """How a game stands when a round begins."""

    turns: list[float]
    held: list[bool]
    behind: list[float]  # parts of a round until a seat is in turn
    winner: int = -1


def main(argv: Sequence[str] | None = None) -> int:
    """Play, fit, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=282)
    parser.add_argument("--seed", type=int, default=1000)
    wished = parser.parse_args(argv)
    rounds = [one for game in range(wished.games) for one in play(wished.seed + game)]
    numbers = fit(rounds)
    print(
        f"{len(rounds)} rounds; mean logarithm of the winner's chance {-loss(rounds, numbers):.4f}"
    )
    for name, number in zip(NAMES, numbers, strict=True):
        print(f"{name} = {round(1000 * number)}")
    return 0


def play(seed: int) -> list[Round]:
    """Play one game of searches; give its rounds if somebody has won."""
    bot = SearchBot(insight_of(GAME, pilot_of(GAME), MASTER), QUICK)
    luck = Rng(seed, 0)
    state = GAME.new_state(SEATS, {}, None)
    assert isinstance(state, CarpetState)  # noqa: S101  (for mypy)
    rounds: list[Round] = []
    begun = 1  # in the first round all lie on the start
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(luck))
            continue
        if state.phase == TURN and state.round_no > begun:
            begun = int(state.round_no)
            rounds.append(standing(state))
        codes = legal_codes([action.code for action in state.legal_actions()])
        state.apply(bot.choose(state.view(state.to_act), codes, luck))
    for one in rounds:
        one.winner = int(state.winner)
    return rounds if state.winner >= 0 else []


def standing(state: CarpetState) -> Round:
    """Write down how a game stands."""
    return Round(
        [int(course_left(state, seat)) / 1000 for seat in range(SEATS)],
        [bool(state.carpets[seat * FIELDS + HELD] > 0) for seat in range(SEATS)],
        [(seat - int(state.active)) % SEATS / SEATS for seat in range(SEATS)],
    )


def loss(rounds: list[Round], numbers: Sequence[float]) -> float:
    """Return the mean of minus the logarithm of the winners' chances."""
    missed, in_turn, steady, closing = numbers
    total = 0.0
    for one in rounds:
        fall = steady + closing / min(one.turns)
        lags = [
            turns + missed * held + in_turn * behind
            for turns, held, behind in zip(one.turns, one.held, one.behind, strict=True)
        ]
        least = min(lags)
        weights = [math.exp(fall * (least - lag)) for lag in lags]
        total -= math.log(max(1e-6, weights[one.winner] / sum(weights)))
    return total / len(rounds)


def fit(rounds: list[Round]) -> list[float]:
    """Move one number at a time while that helps, by ever smaller steps."""
    numbers = BEGIN
    best = loss(rounds, numbers)
    step = 0.5
    while step > FINEST:
        moved = False
        for place in range(len(numbers)):
            for change in (step, -step):
                tried = [*numbers]
                tried[place] += change
                found = loss(rounds, tried)
                if found < best:
                    best, numbers, moved = found, tried, True
        if not moved:
            step /= 2
    return numbers


if __name__ == "__main__":
    sys.exit(main())
