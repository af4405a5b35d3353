"""Candidates: values for the numbers that a bot offers by name."""

import inspect
import math

from voltige.arena.errors import ArenaError
from voltige.arena.players.own import (
    Numbers,
    find_class,
    is_own,
    numbers_of,
    parts,
    values_of,
    with_values,
)
from voltige.core.rng import Rng

STREAM = 7  # of the seed; deals have streams of their own, through the plan
FINE = 1_000_000  # steps between the ends of a range


def offered(name: str) -> Numbers:
    """Return the numbers that a bot offers, each with its bounds."""
    if not is_own(name):
        raise ArenaError("tune_own", name=name)
    file, kind = parts(name)
    found = numbers_of(find_class(file, kind))
    if not found:
        raise ArenaError("tune_nothing", name=kind)
    return found


def candidates(name: str, count: int, seed: int) -> list[str]:
    """Name the candidates: the bot as it is, then others with values drawn evenly."""
    bounds = offered(name)
    rng = Rng(seed, STREAM)
    found = [name]
    while len(found) < count:
        values = {number: drawn(low, high, rng) for number, (low, high) in bounds.items()}
        found.append(with_values(name, values))
    return found


def nearby(name: str, count: int, seed: int, round_no: int) -> list[str]:
    """Name candidates around one, in a box whose sides are halved in every round after the first."""
    bounds, centre = offered(name), values_in(name)
    rng = Rng(seed, STREAM + round_no)
    found: list[str] = []
    while len(found) < count:
        values = {
            number: drawn(*narrowed(low, high, centre[number], 2**round_no), rng)
            for number, (low, high) in bounds.items()
        }
        found.append(with_values(name, values))
    return found


def values_in(name: str) -> dict[str, float]:
    """Give all numbers of a candidate; what neither its name nor its class says is in the middle."""
    usual = inspect.signature(find_class(*parts(name))).parameters
    bounds = offered(name)
    middle = {number: (low + high) / 2 for number, (low, high) in bounds.items()}
    said = {number: usual[number].default for number in bounds if number in usual}
    return middle | said | values_of(name, bounds)


def narrowed(low: float, high: float, centre: float, share: int) -> tuple[float, float]:
    """Take a part of a range around a value within it; a whole range stays one."""
    half = (high - low) / share / 2
    least, most = max(low, centre - half), min(high, centre + half)
    if isinstance(low, int) and isinstance(high, int):
        return math.floor(least), math.ceil(most)
    return least, most


def drawn(low: float, high: float, rng: Rng) -> float:
    """Draw a value between bounds; bounds that are whole give whole values."""
    if isinstance(low, int) and isinstance(high, int):
        return low + int(rng.below(high - low + 1))
    value = low + (high - low) * int(rng.below(FINE + 1)) / FINE
    return float(f"{value:.4g}")
