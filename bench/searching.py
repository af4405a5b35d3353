"""Slices of our own search: rollouts for a choice, at random and by each game's pilot."""

from collections.abc import Callable

from bench.protocol import SEED, run_slice
from voltige.bots.bot import legal_codes
from voltige.bots.insight.insight import Insight
from voltige.bots.levels import MASTER
from voltige.bots.registry import game_called, insight_of, make_level, pilot_of
from voltige.bots.search.bot import SearchBot
from voltige.bots.search.plan import LONGEST, Budget, Plan
from voltige.core.game import Game
from voltige.core.options import Values
from voltige.core.rng import Rng
from voltige.core.state import NOBODY, State

SEATS = 4
ROLLOUTS = 1000  # for a choice, as many as OpenSpiel's search is given
FEW = 200  # where a rollout takes long
POSITIONS = 16
BETWEEN = 7  # steps from one position to the next
# Whole random rollouts of LOOPS from these positions have 285 steps on average, a random game of
# crazy_eights(players=4) has 113. Cut after so many steps they have 113 on average too.
CUT = 293

Slice = Callable[[float], dict[str, float]]


def search_at_random(longest: int = LONGEST) -> Slice:
    """Search one round of LOOPS with a tree for every seat and random rollouts, to its end or so long.

    The positions come from games of pilots, as those of people do: in random games hands swell, and a
    rollout from there is more than twice as long.
    """

    def run(seconds: float) -> dict[str, float]:
        game = game_called("loops")
        plan = Plan(ROLLOUTS, 99, longest=longest, depth=1, others=1)
        return rollouts(seconds, SearchBot(insight_of(game, None), plan), game, {"max_rounds": 1})

    return run


def search_of(name: str) -> Slice:
    """Search a game as its master does."""

    def run(seconds: float) -> dict[str, float]:
        game = game_called(name)
        bot = make_level(MASTER, game, Budget(FEW))
        assert isinstance(bot, SearchBot)  # noqa: S101  (a level that searches)
        return rollouts(seconds, bot, game, {})

    return run


def rollouts(seconds: float, bot: SearchBot, game: Game, options: Values) -> dict[str, float]:
    """Count the rollouts of choices in some positions, and their steps."""
    decisions = [
        (state.view(state.to_act), legal_codes([action.code for action in state.legal_actions()]))
        for state in positions(game, options, insight_of(game, pilot_of(game)))
    ]

    steps = 0

    def play(index: int) -> int:
        nonlocal steps
        view, legal = decisions[index % len(decisions)]
        report = bot.consider(view, legal, Rng(SEED, index))
        steps += int(report.steps)
        return int(report.iterations)

    done, cpu = run_slice(seconds, play)
    return {"rollouts": done, "steps": steps, "cpu": cpu}


def positions(game: Game, options: Values, insight: Insight) -> list[State]:
    """Take positions with more than one choice out of games by the policy of an insight."""
    kept: list[State] = []
    rng = Rng(SEED, 0)
    state = game.new_state(SEATS, options, None)
    steps = 0
    while len(kept) < POSITIONS:
        if state.to_act == NOBODY:
            state = game.new_state(SEATS, options, None)
        if state.to_act >= 0 and steps >= BETWEEN and len(state.legal_actions()) > 1:
            kept.append(state.clone())
            steps = 0
        if state.to_act >= 0:
            state.apply(insight.policy(state, rng))
        else:
            state.resolve(state.sample_chance(rng))
        steps += 1
    return kept
