"""LOOPS: a shedding card game in one aeroplane."""

from pathlib import Path
from typing import cast

from voltige.core.action import Action, Attempt
from voltige.core.edition import Edition, Fields
from voltige.core.former import Former
from voltige.core.game import Game, Things, Try
from voltige.core.options import Option, Values
from voltige.core.rng import Rng
from voltige.core.state import State
from voltige.core.view import View
from voltige.games.loops.attempt import read_attempt_text
from voltige.games.loops.determinize import determinize_loops
from voltige.games.loops.edition import NAME, LoopsEdition, take_edition
from voltige.games.loops.former import FORMER
from voltige.games.loops.options import LoopsSetup, check_races, loops_options
from voltige.games.loops.state import LoopsState
from voltige.games.loops.touch import loops_tries, loops_uses

__all__ = ["GAME"]

RULES_VERSION = 2


class LoopsGame(Game):
    """LOOPS as the other layers see it."""

    def default_edition_name(self) -> str:
        return "loops-reconstructed"

    def former(self) -> dict[int, Former]:
        return FORMER

    def take_edition(self, fields: Fields) -> LoopsEdition:
        return take_edition(fields)

    def options(self, edition: Edition) -> list[Option]:
        return loops_options(cast("LoopsEdition", edition))

    def check_values(self, seats: int, asked: Values | None, edition: Edition) -> Values:
        """Check also that the options of races fit each other (LO-D18)."""
        values = super().check_values(seats, asked, edition)
        check_races(values)
        return values

    def start(self, seats: int, values: Values, edition: Edition) -> LoopsState:
        """Make the position before luck names the first starter (LO-8)."""
        setup = LoopsSetup(cast("LoopsEdition", edition), seats, values)
        return LoopsState(setup, setup.full_deck[:], setup.no_pile[:])

    def determinize(self, view: View, rng: Rng) -> LoopsState:
        return determinize_loops(view, rng)

    def statistics(self, state: State) -> dict[str, float]:
        return {"rounds": float(cast("LoopsState", state).round_no)}

    def read_attempt(self, text: str, edition: Edition) -> Attempt:
        return read_attempt_text(cast("LoopsEdition", edition), text)

    def uses(self, action: Action, edition: Edition) -> Things:
        return loops_uses(cast("LoopsEdition", edition), action)

    def tries(self, view: View) -> list[Try]:
        return loops_tries(view)


GAME = LoopsGame(NAME, RULES_VERSION, "LO", str(Path(__file__).parent))
