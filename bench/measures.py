"""What is measured, and the interleaved run that measures it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bench.bars import Rates
from bench.protocol import COMPILED, INTERPRETED, Worker

PEERS = "peers"  # the third worker, beside the compiled and the interpreted engine
SLICE = 0.25  # CPU seconds


@dataclass(frozen=True)
class Measure:
    """One kind of slice of one worker."""

    name: str
    title: str
    worker: str
    what: str
    units: tuple[str, ...]  # the counts worth showing


STEPS = ("steps",)
ROLLOUTS = ("rollouts",)
ROLLOUTS_AND_STEPS = ("rollouts", "steps")
STEPS_AND_DECISIONS = ("steps", "decisions")

MEASURES = (
    Measure("playout", "LOOPS, generic playouts", COMPILED, "playout", STEPS_AND_DECISIONS),
    Measure(
        "playout_interpreted", "LOOPS, generic playouts, interpreted", INTERPRETED, "playout", STEPS
    ),
    Measure(
        "crazy_eights_cpp",
        "OpenSpiel crazy_eights(4), roll-outs in C++",
        PEERS,
        "crazy_eights_cpp",
        STEPS,
    ),
    Measure("stepped", "LOOPS, stepped from Python", COMPILED, "stepped", STEPS),
    Measure(
        "stepped_plain",
        "LOOPS, stepped from Python by that tuned loop",
        COMPILED,
        "stepped_plain",
        STEPS,
    ),
    Measure(
        "crazy_eights_python",
        "OpenSpiel crazy_eights(4), stepped from Python",
        PEERS,
        "crazy_eights_python",
        STEPS,
    ),
    Measure(
        "crazy_eights_tuned",
        "OpenSpiel crazy_eights(4), stepped from Python by a tuned loop",
        PEERS,
        "crazy_eights_tuned",
        STEPS,
    ),
    Measure("uno_rlcard", "RLCard uno, run from Python", PEERS, "uno_rlcard", ("decisions",)),
    Measure("uno_tuned", "RLCard uno, stepped by a tuned loop", PEERS, "uno_tuned", ("decisions",)),
    Measure(
        "search_at_random",
        "LOOPS, one round searched with random roll-outs",
        COMPILED,
        "search_at_random",
        ROLLOUTS_AND_STEPS,
    ),
    Measure(
        "search_short",
        "LOOPS, searched with random roll-outs cut to the mean length of those of crazy_eights(4)",
        COMPILED,
        "search_short",
        ROLLOUTS_AND_STEPS,
    ),
    Measure(
        "crazy_eights_mcts",
        "OpenSpiel crazy_eights(4), MCTSBot in C++",
        PEERS,
        "crazy_eights_mcts",
        ROLLOUTS_AND_STEPS,
    ),
    Measure(
        "hearts_ismcts", "OpenSpiel hearts, ISMCTSBot in C++", PEERS, "hearts_ismcts", ROLLOUTS
    ),
    Measure("search_loops", "LOOPS, searched by the master", COMPILED, "search_loops", ROLLOUTS),
    Measure(
        "search_carpet",
        "The Flying Carpet, searched by the master",
        COMPILED,
        "search_flying-carpet",
        ROLLOUTS,
    ),
    Measure(
        "search_race",
        "Hydroracers, searched by the master",
        COMPILED,
        "search_hydroracers",
        ROLLOUTS,
    ),
    Measure("clone", "LOOPS, clones in mid-game", COMPILED, "clone", ("clones",)),
    Measure("rounds", "LOOPS, games of one round", COMPILED, "rounds", ("games",)),
    Measure("games", "LOOPS, whole games", COMPILED, "games", ("games",)),
)


def measure_rates(workers: Mapping[str, Worker], turns: int, advance: Callable[[], None]) -> Rates:
    """Run short slices of all kinds in turn, ``turns`` times, and keep the best of each.

    A disturbance by other programs then hits every kind alike, and the best slice is the one it
    missed. ``advance`` is called after each slice.
    """
    best: dict[str, dict[str, float]] = {}
    for _ in range(turns):
        for measure in measures_of(workers):
            counted = workers[measure.worker].slice(measure.what, SLICE)
            cpu = counted.pop("cpu")
            rates = best.setdefault(measure.name, {})
            for unit, count in counted.items():
                rates[unit] = max(rates.get(unit, 0.0), count / cpu)
            advance()
    return best


def measures_of(workers: Mapping[str, Worker]) -> list[Measure]:
    """List the measures that the workers at hand can take."""
    return [measure for measure in MEASURES if measure.worker in workers]
