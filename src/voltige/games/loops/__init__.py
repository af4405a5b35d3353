"""LOOPS: a shedding card game in one aeroplane."""

from pathlib import Path
from typing import Any, cast

from voltige.core.action import Action, Attempt
from voltige.core.edition import Edition
from voltige.core.game import Game, Things, Try
from voltige.core.options import Option, Values
from voltige.core.rng import Rng
from voltige.core.state import State
from voltige.core.view import View
from voltige.games.loops.attempt import read_attempt_text
from voltige.games.loops.determinize import determinize_loops
from voltige.games.loops.edition import NAME, LoopsEdition, read_loops_data, read_loops_edition
from voltige.games.loops.options import LoopsSetup, check_races, loops_options
from voltige.games.loops.state import LoopsState, new_loops_state
from voltige.games.loops.touch import loops_tries, loops_uses

__all__ = ["GAME"]

RULES_VERSION = 1


class LoopsGame(Game):
    """LOOPS as the other layers see it."""

    def default_edition_name(self) -> str:
        return "loops-reconstructed"

    def read_edition(self, text: str, file: str) -> LoopsEdition:
        return read_loops_edition(text, file)

    def options(self, edition: Edition) -> list[Option]:
        return loops_options(cast("LoopsEdition", edition))

    def check_values(self, seats: int, asked: Values | None, edition: Edition) -> Values:
        """Check also that the options of races fit each other (LO-D18)."""
        values = super().check_values(seats, asked, edition)
        check_races(values)
        return values

    def start(self, seats: int, values: Values, edition: Edition) -> LoopsState:
        return new_loops_state(setup(seats, values, edition))

    def determinize(self, view: View, rng: Rng) -> LoopsState:
        return determinize_loops(view, rng)

    def edition_from(self, data: dict[str, Any]) -> LoopsEdition:
        return read_loops_data(data, "pickle")

    def statistics(self, state: State) -> dict[str, float]:
        return {"rounds": float(cast("LoopsState", state).round_no)}

    def read_attempt(self, text: str, edition: Edition) -> Attempt:
        return read_attempt_text(cast("LoopsEdition", edition), text)

    def uses(self, action: Action, edition: Edition) -> Things:
        return loops_uses(cast("LoopsEdition", edition), action)

    def tries(self, view: View) -> list[Try]:
        return loops_tries(view)


def setup(seats: int, values: Values, edition: Edition) -> LoopsSetup:
    """Gather what stays fixed during a match."""
    return LoopsSetup(cast("LoopsEdition", edition), seats, values)


GAME = LoopsGame(NAME, RULES_VERSION, "LO", str(Path(__file__).parent))
