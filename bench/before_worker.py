"""Slices of one engine, whichever is on the path: what random games and searches are made of.

It asks for nothing but what every version of the engine has had.
"""

import platform
import sys
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from bench.protocol import SEED, run_slice, serve
from voltige.core.playout import playout
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, State
from voltige.games import GAMES

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "LOOPS": ("loops", 4, {}),
    "Lucky Loop": ("lucky-loop", 2, {}),
    "The Flying Carpet": ("flying-carpet", 4, {}),
    "Hydroracers": ("hydroracers", 4, {}),
    "campaign": ("hydroracers", 4, {"mode": "campaign"}),
}
POSITIONS = 64
GAP = 25  # random steps from one position to the next


@cache
def first_position(table: str) -> State:
    """Set a game up."""
    name, seats, options = TABLES[table]
    game = next(game for game in GAMES if game.name == name)
    state: State = game.new_state(seats, options, None)
    return state


@cache
def decisions(table: str) -> list[State]:
    """Return positions of random games in which a seat is asked."""
    rng, state = Rng(SEED, 0), first_position(table).clone()
    found: list[State] = []
    while len(found) < POSITIONS:
        for _ in range(GAP):
            if state.to_act == NOBODY:
                state = first_position(table).clone()
            random_step(state, rng)
        if state.to_act >= 0:
            found.append(state.clone())
    return found


def random_step(state: State, rng: Rng) -> None:
    """Let luck or a seat decide at random."""
    if state.to_act == CHANCE:
        state.resolve(state.sample_chance(rng))
    else:
        state.apply(state.random_action(rng))


def play_out(table: str) -> Callable[[int], int]:
    """Play whole games."""
    first, rng = first_position(table), Rng(SEED, 0)
    return lambda _: playout(first.clone(), rng)


def step(table: str) -> Callable[[int], int]:
    """Play whole games from Python, by lists of actions."""
    first, rng = first_position(table), Rng(SEED, 0)

    def play(_: int) -> int:
        state, steps = first.clone(), 0
        while state.to_act != NOBODY:
            if state.to_act == CHANCE:
                state.resolve(state.sample_chance(rng))
            else:
                legal = state.legal_actions()
                state.apply(legal[rng.below(len(legal))].code)
            steps += 1
        return steps

    return play


def clone(table: str) -> Callable[[int], int]:
    """Copy positions."""
    positions = decisions(table)

    def work(index: int) -> int:
        positions[index % POSITIONS].clone()
        return 1

    return work


def view(table: str) -> Callable[[int], int]:
    """Build the view of the seat that is asked."""
    positions = decisions(table)

    def work(index: int) -> int:
        state = positions[index % POSITIONS]
        state.view(state.to_act)
        return 1

    return work


def determinize(table: str) -> Callable[[int], int]:
    """Deal a world that agrees with a view."""
    name, rng = TABLES[table][0], Rng(SEED, 1)
    game = next(game for game in GAMES if game.name == name)
    views = [state.view(state.to_act) for state in decisions(table)]

    def work(index: int) -> int:
        game.determinize(views[index % POSITIONS], rng)
        return 1

    return work


KINDS = {
    "random playouts": play_out,
    "stepped from Python": step,
    "clone": clone,
    "view": view,
    "determinize": determinize,
}


def measured(
    make: Callable[[str], Callable[[int], int]], table: str, seconds: float
) -> dict[str, float]:
    """Run one slice."""
    done, cpu = run_slice(seconds, make(table))
    return {"done": done, "cpu": cpu}


def about(_seconds: float) -> dict[str, str]:
    """Say how the engine runs."""
    return {"python": platform.python_version(), "compiled": str(is_compiled())}


def is_compiled() -> bool:
    """Return whether the engine on the path is compiled."""
    return not str(sys.modules[playout.__module__].__file__).endswith(".py")


if __name__ == "__main__":
    slices: dict[str, Callable[[float], Any]] = {"about": about}
    for kind, make in KINDS.items():
        slices |= {f"{kind}/{table}": partial(measured, make, table) for table in TABLES}
    serve(slices)
