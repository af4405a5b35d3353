"""Slices of our own engine: compiled as installed, or interpreted with VOLTIGE_PURE=1."""

import platform
import sys
from collections.abc import Callable
from functools import cache

from bench.protocol import COMPILED, INTERPRETED, SEED, run_slice, seeded, serve
from bench.searching import CUT, search_at_random, search_of
from voltige.core.playout import count_decisions, playout
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, State
from voltige.games.loops import GAME

SEATS = 4
POSITIONS = 64  # to clone
SEARCHED = ("loops", "flying-carpet", "hydroracers")
CALIBRATION = 50  # games to learn which share of the steps is decisions


def start_position(options: dict[str, int]) -> State:
    """Set a game up; the slices clone it, as a simulator of many games does."""
    state: State = GAME.new_state(SEATS, options, None)
    return state


def play_out(seconds: float) -> dict[str, float]:
    """Run generic playouts."""
    clone_start = start_position({}).clone
    rng = Rng(SEED, 0)

    def play(_index: int) -> int:
        return playout(clone_start(), rng)

    steps, cpu = run_slice(seconds, play)
    return {"steps": steps, "decisions": round(steps * decision_share()), "cpu": cpu}


@cache
def decision_share() -> float:
    """Learn which share of the steps is decisions, from the same games counted twice."""
    start = start_position({})
    steps: int = sum(playout(start.clone(), Rng(SEED, game)) for game in range(CALIBRATION))
    decisions: int = sum(
        count_decisions(start.clone(), Rng(SEED, game)) for game in range(CALIBRATION)
    )
    return decisions / steps


def stepped(seconds: float) -> dict[str, float]:
    """Drive the games from Python, with the engine's own random source."""
    rng = Rng(SEED, 0)
    return run_stepped(seconds, lambda state: step_through(state, rng))


def stepped_plain(seconds: float) -> dict[str, float]:
    """Drive the games from Python with the very loop that drives OpenSpiel fastest."""
    draw = seeded().random
    return run_stepped(seconds, lambda state: step_through_plain(state, draw))


def run_stepped(
    seconds: float, play_to_end: Callable[[State], tuple[int, int]]
) -> dict[str, float]:
    """Run a slice of games that ``play_to_end`` plays, telling decisions and chance outcomes."""
    clone_start = start_position({}).clone
    decisions = 0

    def play(_index: int) -> int:
        nonlocal decisions
        made, drawn = play_to_end(clone_start())
        decisions += made
        return made + drawn

    steps, cpu = run_slice(seconds, play)
    return {"steps": steps, "decisions": decisions, "cpu": cpu}


def step_through(state: State, rng: Rng) -> tuple[int, int]:
    """Play to the end; return the numbers of decisions and of chance outcomes."""
    below = rng.below
    legal_actions = state.legal_actions
    apply = state.apply
    sample_chance = state.sample_chance
    resolve = state.resolve
    decisions = 0
    chances = 0
    while True:
        seat = state.to_act
        if seat >= 0:
            actions = legal_actions()
            apply(actions[below(len(actions))].code)
            decisions += 1
        elif seat == CHANCE:
            resolve(sample_chance(rng))
            chances += 1
        else:
            return decisions, chances


def step_through_plain(state: State, draw: Callable[[], float]) -> tuple[int, int]:
    """Play to the end as ``bench.peer_worker.step_through_tuned`` does, with integer weights."""
    legal_actions = state.legal_actions
    apply = state.apply
    chance_outcomes = state.chance_outcomes
    resolve = state.resolve
    decisions = 0
    chances = 0
    while True:
        seat = state.to_act
        if seat >= 0:
            actions = legal_actions()
            apply(actions[int(draw() * len(actions))].code)
            decisions += 1
        elif seat == CHANCE:
            outcomes = chance_outcomes()
            rest = draw() * sum([weight for _, weight in outcomes])
            for outcome, weight in outcomes:
                rest -= weight
                if rest < 0.0:
                    resolve(outcome)
                    chances += 1
                    break
        else:
            return decisions, chances


def clone(seconds: float) -> dict[str, float]:
    """Clone positions from the middle of games; the call from Python is part of the cost."""
    clones = [position.clone for position in middle_positions()]

    def play(_index: int) -> int:
        for clone_position in clones:
            clone_position()
        return POSITIONS

    done, cpu = run_slice(seconds, play)
    return {"clones": done, "cpu": cpu}


@cache
def middle_positions() -> list[State]:
    """Play games half through."""
    start = start_position({})
    lengths = [playout(start.clone(), Rng(SEED, game)) for game in range(POSITIONS)]
    return [
        position_after(length // 2, start.clone(), Rng(SEED, game))
        for game, length in enumerate(lengths)
    ]


def position_after(steps: int, state: State, rng: Rng) -> State:
    """Play so many random steps, or fewer if the game ends before."""
    for _ in range(steps):
        if state.to_act == NOBODY:
            break
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(rng))
        else:
            state.apply(state.random_action(rng))
    return state


def games(seconds: float) -> dict[str, float]:
    """Play whole games of the default options."""
    return run_games(seconds, {})


def rounds(seconds: float) -> dict[str, float]:
    """Play games of one round."""
    return run_games(seconds, {"max_rounds": 1})


def run_games(seconds: float, options: dict[str, int]) -> dict[str, float]:
    """Play games as the simulator does: each with a random stream of its own."""
    clone_start = start_position(options).clone

    def play(index: int) -> int:
        playout(clone_start(), Rng(SEED, index))
        return 1

    played, cpu = run_slice(seconds, play)
    return {"games": played, "cpu": cpu}


def about(_seconds: float) -> dict[str, str]:
    """Name the version of Python, and tell whether the engine runs compiled."""
    interpreted = str(sys.modules["voltige.core.playout"].__file__).endswith(".py")
    return {
        "python": platform.python_version(),
        "mode": INTERPRETED if interpreted else COMPILED,
    }


if __name__ == "__main__":
    serve(
        {
            "about": about,
            "playout": play_out,
            "stepped": stepped,
            "stepped_plain": stepped_plain,
            "clone": clone,
            "games": games,
            "rounds": rounds,
            "search_at_random": search_at_random(),
            "search_short": search_at_random(CUT),
            **{f"search_{name}": search_of(name) for name in SEARCHED},
        }
    )
