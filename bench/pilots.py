"""Pilots with their numbers open, for ``voltige tune``; bots/<game>_temper.py holds what it found."""

from collections.abc import Mapping
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.bot import Bot, ask
from voltige.bots.flying_carpet import CarpetPilot as Carpet
from voltige.bots.flying_carpet_temper import Temper as CarpetTemper
from voltige.bots.hydroracers import HydroracersPilot
from voltige.bots.hydroracers_temper import Temper
from voltige.core.rng import Rng
from voltige.core.view import View

Bounds = Mapping[str, tuple[float, float]]
# Their order decides which candidates a seed draws.
FLIGHT: Bounds = {
    "usual_move": (3, 9),
    "cells_per_turn": (3, 8),
    "scarce": (0, 80),
    "per_value": (0, 8),
    "leading": (-10, 40),
    "slipstream": (0, 50),
    "per_rival": (0, 80),
}


class RacePilot(Bot):
    """Hydroracers' pilot; without numbers it is the heuristic."""

    NUMBERS: ClassVar[Bounds] = {
        **FLIGHT,
        "crash": (40, 300),
        "damage_0": (0, 40),
        "damage_1": (0, 60),
        "damage_2": (0, 90),
        "last_heat": (2, 18),
        "confident": (0.2, 0.9),
    }

    def __init__(self, **numbers: float) -> None:
        """Take some numbers."""
        self.pilot = HydroracersPilot(Temper(**typed(self.NUMBERS, numbers)))

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose as the pilot does, by these numbers."""
        return ask(self.pilot, view, list(legal), rng)


class ExpertPilot(RacePilot):
    """The same for expert cockpits, which have tiles instead of a gauge."""

    NUMBERS: ClassVar[Bounds] = {
        **FLIGHT,
        "last_heat": (2, 18),
        "tile": (0, 80),
        "cross": (20, 250),
        "penalty": (0, 120),
        "spread": (0, 60),
        "confident": (0.2, 0.9),
    }


class CarpetPilot(Bot):
    """The Flying Carpet's pilot; without numbers it is the heuristic."""

    NUMBERS: ClassVar[Bounds] = {
        "last_card": (0, 2400),
        "second_card": (0, 1800),
        "third_card": (0, 1400),
        "fourth_card": (0, 1000),
        "fifth_card": (0, 800),
        "fresh": (0, 1000),
        "hold": (0, 1500),
        "fall": (0, 1200),
        "leader": (800, 4000),
        "certain": (0, 1200),
        "danger": (0, 600),
        "swap": (-100, 300),
    }

    def __init__(self, **numbers: float) -> None:
        """Take some numbers."""
        self.pilot = Carpet(CarpetTemper(**typed(self.NUMBERS, numbers)))

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose as the pilot does, by these numbers."""
        return ask(self.pilot, view, list(legal), rng)


def typed(bounds: Bounds, numbers: dict[str, float]) -> dict[str, Any]:
    """Make whole what lies between whole bounds."""
    return {name: type(bounds[name][0])(value) for name, value in numbers.items()}
