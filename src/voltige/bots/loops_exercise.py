"""Random games of LOOPS and searches in it, which show a compiler what is done often (setup.py).

Always the same, so that one source gives one library: ``python -m voltige.bots.loops_exercise``.
"""

from __future__ import annotations

from typing import Final

from voltige.bots.bot import legal_codes
from voltige.bots.insight.insight import Insight
from voltige.bots.levels import MASTER
from voltige.bots.registry import game_called, insight_of, make_level, pilot_of
from voltige.bots.search.bot import SearchBot
from voltige.bots.search.plan import Budget, Plan
from voltige.core.playout import playout
from voltige.core.rng import Rng
from voltige.core.state import NOBODY, State

SEED: Final = 20
GAMES: Final = 2000
STEPPED: Final = 5  # one game in so many goes by lists, as callers from outside play
CHOICES: Final = 24
ROLLOUTS: Final = 1000  # for a choice
SEATS: Final = (4, 4, 3, 5)
SHORT: Final = 100  # steps after which half of the random rollouts end


def exercise(games: int = GAMES, choices: int = CHOICES, rollouts: int = ROLLOUTS) -> list[int]:
    """Play at random, then let searches choose in games of pilots, at random and as a master does.

    The chosen codes are returned: the engine that watches must find the same as the other.
    """
    game = game_called("loops")
    rng = Rng(SEED)
    for number in range(games):
        state = game.new_state(SEATS[number % len(SEATS)], {}, None)
        if number % STEPPED:
            playout(state, rng)
        else:
            step_through(state, rng)
    at_random = insight_of(game, None)
    bots = [
        SearchBot(at_random, Plan(rollouts, 99, depth=1, others=1)),
        SearchBot(at_random, Plan(rollouts, 99, longest=SHORT, depth=1, others=1)),
        make_level(MASTER, game, Budget(rollouts)),
    ]
    pilot = insight_of(game, pilot_of(game))
    state = game.new_state(SEATS[0], {}, None)
    made: list[int] = []
    while len(made) < choices * len(bots):
        move_on(state, pilot, rng)
        if state.to_act == NOBODY:
            state = game.new_state(SEATS[0], {}, None)
        elif state.to_act >= 0 and len(state.legal_actions()) > 1:
            view = state.view(state.to_act)
            legal = legal_codes([action.code for action in state.legal_actions()])
            luck = len(made)
            made += [int(bot.choose(view, legal, Rng(SEED, luck))) for bot in bots]
    return made


def step_through(state: State, rng: Rng) -> None:
    """Play to the end by what the engine offers in lists."""
    while state.to_act != NOBODY:
        if state.to_act >= 0:
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))].code)
        else:
            outcomes = state.chance_outcomes()
            left = rng.below(sum(weight for _, weight in outcomes))
            for outcome, weight in outcomes:
                left -= weight
                if left < 0:
                    state.resolve(outcome)
                    break


def move_on(state: State, pilot: Insight, rng: Rng) -> None:
    """Let luck or the pilot do something, but for the end."""
    if state.to_act >= 0:
        state.apply(pilot.policy(state, rng))
    elif state.to_act != NOBODY:
        state.resolve(state.sample_chance(rng))


if __name__ == "__main__":
    exercise()
