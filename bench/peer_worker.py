"""Slices of the peers, run by the Python of their own environment: nothing of voltige is here."""

import platform
import random
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from typing import Any

# The peers live in the environment that bench.peers makes, where no type checker looks.
import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]
import rlcard  # type: ignore[import-not-found,import-untyped,unused-ignore]
from rlcard.agents import RandomAgent  # type: ignore[import-not-found,import-untyped,unused-ignore]

from bench.protocol import SEED, run_slice, seeded, serve

PLAYERS = 4
CRAZY_EIGHTS = f"crazy_eights(players={PLAYERS})"
CHANCE = -1  # what current_player() says in OpenSpiel; a seat is 0 or more, the end is -4
STARTS = 64  # positions after the deal, for the roll-outs in C++
ROLLOUTS = 20  # from each position at a time: enough to make the call from Python vanish
SIMULATIONS = 1000  # for one choice
CALIBRATION = 100  # roll-outs from each position to learn their mean length


def crazy_eights_python(seconds: float) -> dict[str, float]:
    """Play crazy eights at random, driven from Python as one would write it down."""
    return drive(seconds, step_through)


def crazy_eights_tuned(seconds: float) -> dict[str, float]:
    """Play crazy eights at random, driven from Python by the fastest loop that we could find."""
    return drive(seconds, step_through_tuned)


def drive(
    seconds: float, step: Callable[[Any, random.Random], tuple[int, int]]
) -> dict[str, float]:
    """Run a slice of games that ``step`` plays, telling decisions and chance outcomes."""
    new_state = pyspiel.load_game(CRAZY_EIGHTS).new_initial_state
    source = seeded()
    decisions = 0

    def play(_index: int) -> int:
        nonlocal decisions
        made, drawn = step(new_state(), source)
        decisions += made
        return made + drawn

    steps, cpu = run_slice(seconds, play)
    return {"steps": steps, "decisions": decisions, "cpu": cpu}


def step_through(state: Any, source: random.Random) -> tuple[int, int]:
    """Play to the end with the calls of OpenSpiel's examples.

    Walking along the outcomes and indexing by a scaled number draw faster than the examples' NumPy
    calls and than the standard library's ``choices`` and ``choice``.
    """
    decisions = 0
    chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            rest = source.random()
            for outcome, probability in state.chance_outcomes():
                rest -= probability
                if rest < 0.0:
                    state.apply_action(outcome)
                    chances += 1
                    break
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(source.random() * len(actions))])
            decisions += 1
    return decisions, chances


def step_through_tuned(state: Any, source: random.Random) -> tuple[int, int]:
    """Play to the end; return the numbers of decisions and of chance outcomes.

    Of the ways to write this loop, this is the fastest found that heeds the probabilities: methods
    bound once, and one call in place of ``is_terminal`` and ``is_chance_node``.
    Should rounding leave the walk without an outcome, the same node is drawn again.
    """
    draw = source.random
    current_player = state.current_player
    legal_actions = state.legal_actions
    chance_outcomes = state.chance_outcomes
    apply_action = state.apply_action
    decisions = 0
    chances = 0
    while True:
        player = current_player()
        if player >= 0:
            actions = legal_actions()
            apply_action(actions[int(draw() * len(actions))])
            decisions += 1
        elif player == CHANCE:
            rest = draw()
            for outcome, probability in chance_outcomes():
                rest -= probability
                if rest < 0.0:
                    apply_action(outcome)
                    chances += 1
                    break
        else:
            return decisions, chances


def crazy_eights_cpp(seconds: float) -> dict[str, float]:
    """Roll crazy eights out on OpenSpiel's own C++ side.

    The fastest way found from Python. ``RandomRolloutEvaluator`` has no method in Python, but a
    search of one simulation (``MCTSBot.mcts_search``) does nothing but evaluate the position it is
    given: clone it and play it out, ``n_rollouts`` times, in C++. ``evaluate_bots`` with uniform
    random bots reaches three quarters of that rate. The search needs a position where a player is
    to act, so the roll-outs start after the deal; that favours OpenSpiel, because the outcomes of
    the deal are its longest lists. The evaluator does not tell its steps: see ``mean_rollout``.
    """
    game = pyspiel.load_game(CRAZY_EIGHTS)
    starts = dealt_positions()
    mean_steps, mean_decisions = mean_rollout()
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED)
    search = pyspiel.MCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=100,
        solve=False,
        seed=SEED,
        verbose=False,
    ).mcts_search

    def play(index: int) -> int:
        search(starts[index % STARTS])
        return ROLLOUTS

    rollouts, cpu = run_slice(seconds, play)
    return {
        "steps": round(rollouts * mean_steps),
        "decisions": round(rollouts * mean_decisions),
        "cpu": cpu,
    }


def crazy_eights_mcts(seconds: float) -> dict[str, float]:
    """Search crazy eights with OpenSpiel's own MCTS; each simulation is one random roll-out.

    It sees all hands. The library's ISMCTSBot refuses this game: see ``hearts_ismcts``.
    """
    search = pyspiel.MCTSBot(
        game=pyspiel.load_game(CRAZY_EIGHTS),
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED),
        uct_c=1.0,
        max_simulations=SIMULATIONS,
        max_memory_mb=100,
        solve=False,
        seed=SEED,
        verbose=False,
    ).mcts_search
    starts = dealt_positions()

    def play(index: int) -> int:
        search(starts[index % STARTS])
        return SIMULATIONS

    mean_steps, _ = mean_rollout()
    done, cpu = run_slice(seconds, play)
    return {"rollouts": done, "steps": round(done * mean_steps), "cpu": cpu}


def hearts_ismcts(seconds: float) -> dict[str, float]:
    """Search hearts with OpenSpiel's ISMCTS, which deals a world anew for every roll-out as ours does.

    It refuses crazy eights (``ResampleFromInfostate() not implemented``). Hearts is a card game for
    four that it takes: after the deal up to 12 cards are passed on and 52 played.
    """
    search = pyspiel.ISMCTSBot(
        seed=SEED,
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED),
        uct_c=1.0,
        max_simulations=SIMULATIONS,
    ).get_policy
    starts = dealt_positions("hearts")

    def play(index: int) -> int:
        search(starts[index % STARTS])
        return SIMULATIONS

    done, cpu = run_slice(seconds, play)
    return {"rollouts": done, "cpu": cpu}


@cache
def dealt_positions(name: str = CRAZY_EIGHTS) -> list[Any]:
    """Deal some games at random, up to the first decision."""
    game = pyspiel.load_game(name)
    source = seeded()
    return [deal(game.new_initial_state(), source) for _ in range(STARTS)]


def deal(state: Any, source: random.Random) -> Any:
    """Resolve chance until a player is to act."""
    while state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(source.choices(outcomes, probabilities)[0])
    return state


@cache
def mean_rollout() -> tuple[float, float]:
    """Measure the mean steps and decisions of a roll-out from the dealt positions.

    ``evaluate_bots`` with uniform random bots plays by the same odds as the evaluator, and plays
    in the state it is given, whose history then holds each step. 6,400 roll-outs leave a standard
    error of about half a percent.
    """
    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(PLAYERS)]
    steps = 0
    decisions = 0
    for index in range(STARTS * CALIBRATION):
        state = dealt_positions()[index % STARTS].clone()
        before = state.move_number()
        pyspiel.evaluate_bots(state, bots, index)
        played = state.full_history()[before:]
        steps += len(played)
        decisions += sum(one.player >= 0 for one in played)
    return steps / (STARTS * CALIBRATION), decisions / (STARTS * CALIBRATION)


def uno_rlcard(seconds: float) -> dict[str, float]:
    """Run RLCard's uno environment with its own random agents, as its examples do.

    Its luck is hidden, so that a step is a decision.
    """
    environment = rlcard.make("uno", config={"seed": SEED})
    agents = [
        RandomAgent(num_actions=environment.num_actions) for _ in range(environment.num_players)
    ]
    environment.set_agents(agents)

    def play(_index: int) -> int:
        before = environment.timestep
        environment.run(is_training=False)
        decisions: int = environment.timestep - before
        return decisions

    decisions, cpu = run_slice(seconds, play)
    return {"steps": decisions, "decisions": decisions, "cpu": cpu}


def uno_tuned(seconds: float) -> dict[str, float]:
    """Step RLCard's uno environment by hand: drawing the action costs less than asking an agent."""
    environment = rlcard.make("uno", config={"seed": SEED})
    reset = environment.reset
    step = environment.step
    is_over = environment.is_over
    draw = seeded().random

    def play(_index: int) -> int:
        state, _ = reset()
        decisions = 0
        while not is_over():
            actions = list(state["legal_actions"])
            state, _ = step(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions

    decisions, cpu = run_slice(seconds, play)
    return {"steps": decisions, "decisions": decisions, "cpu": cpu}


def about(_seconds: float) -> dict[str, str]:
    """Name the versions that are measured."""
    names = ("open_spiel", "rlcard", "numpy")
    return {"python": platform.python_version(), **{name: version(name) for name in names}}


if __name__ == "__main__":
    serve(
        {
            "about": about,
            "crazy_eights_python": crazy_eights_python,
            "crazy_eights_tuned": crazy_eights_tuned,
            "crazy_eights_cpp": crazy_eights_cpp,
            "crazy_eights_mcts": crazy_eights_mcts,
            "hearts_ismcts": hearts_ismcts,
            "uno_rlcard": uno_rlcard,
            "uno_tuned": uno_tuned,
        }
    )
