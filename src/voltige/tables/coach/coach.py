"""What every coach gives: the chances of each choice, and the one that it would take."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal

from voltige.bots.bot import ask
from voltige.bots.levels import PILOT
from voltige.bots.registry import make_bot
from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.wording.text import Text

Unit = Literal["chance", "points", "count", "turns"]


@dataclass(frozen=True)
class Chance:
    """A chance, a mean in points or in turns, or a number of things, exactly."""

    name: Text
    unit: Unit
    value: Fraction


@dataclass
class Rated:
    """A choice with its chances; ``then`` lists the codes that they suppose to follow."""

    code: int
    chances: list[Chance] = field(default_factory=list)
    best: bool = False
    then: list[int] = field(default_factory=list)


class Coach(ABC):
    """Rates the choices of one game."""

    def __init__(self, game: str, adviser: str = PILOT) -> None:
        """Take a bot along for advice."""
        self.bot = make_bot(adviser, game)

    def rate(self, view: View, codes: list[int]) -> list[Rated]:
        """Rate every choice, and mark the one that the adviser would take."""
        rated = self.chances(view, codes)
        advised = ask(self.bot, view, codes, Rng(0))
        for choice in rated:
            choice.best = choice.code == advised
        return rated

    def warnings(self, view: View, names: list[str]) -> list[Text]:
        """Say what the seat should beware of, whatever it chooses; most games have nothing."""
        return []

    @abstractmethod
    def chances(self, view: View, codes: list[int]) -> list[Rated]:
        """Give the chances of every choice, in the order of the codes."""
