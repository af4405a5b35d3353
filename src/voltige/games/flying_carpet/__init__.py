"""The Flying Carpet: a race through the winds above a city of the Orient."""

from pathlib import Path
from typing import cast

from voltige.core.action import Action, Attempt, Json
from voltige.core.edition import Edition, Fields
from voltige.core.game import Game, Things, Try
from voltige.core.options import Option, Values, check_options
from voltige.core.rng import Rng
from voltige.core.state import State
from voltige.core.view import View
from voltige.games.flying_carpet.attempt import read_attempt_text
from voltige.games.flying_carpet.determinize import determinize_carpet
from voltige.games.flying_carpet.edition import NAME, CarpetEdition, take_edition
from voltige.games.flying_carpet.options import (
    CarpetSetup,
    carpet_options,
    fixed_placements,
    landscape_values,
    listed_landscape,
    refuse_flaws,
)
from voltige.games.flying_carpet.state import CarpetState, new_carpet_state
from voltige.games.flying_carpet.touch import carpet_tries, carpet_uses

__all__ = ["GAME"]

RULES_VERSION = 1


class CarpetGame(Game):
    """The Flying Carpet as the other layers see it."""

    def default_edition_name(self) -> str:
        return "flying-carpet-1987"

    def take_edition(self, fields: Fields) -> CarpetEdition:
        return take_edition(fields)

    def options(self, edition: Edition) -> list[Option]:
        return carpet_options(cast("CarpetEdition", edition))

    def check_values(self, seats: int, asked: Values | None, edition: Edition) -> Values:
        """Let two sit down where the table allows it (FC-1), and refuse a bad landscape (FC-11)."""
        wanted = asked if asked is not None else {}
        if seats == 2 and wanted.get("allow_two_players") is True:
            values = check_options(self.options(edition), wanted, seats)
        else:
            values = super().check_values(seats, asked, edition)
        box = cast("CarpetEdition", edition)
        refuse_flaws(box, values, fixed_placements(box, values))
        return values

    def landscape_options(self, name: str, edition: Edition) -> Values:
        return landscape_values(cast("CarpetEdition", edition), name)

    def random_landscape(self, level: str, seed: int, edition: Edition) -> Json:
        return listed_landscape(cast("CarpetEdition", edition), level, seed)

    def start(self, seats: int, values: Values, edition: Edition) -> CarpetState:
        return new_carpet_state(CarpetSetup(cast("CarpetEdition", edition), seats, values))

    def determinize(self, view: View, rng: Rng) -> CarpetState:
        return determinize_carpet(view, rng)

    def statistics(self, state: State) -> dict[str, float]:
        return {"rounds": float(cast("CarpetState", state).round_no)}

    def read_attempt(self, text: str, edition: Edition) -> Attempt:
        return read_attempt_text(cast("CarpetEdition", edition), text)

    def uses(self, action: Action, edition: Edition) -> Things:
        return carpet_uses(cast("CarpetEdition", edition), action)

    def tries(self, view: View) -> list[Try]:
        return carpet_tries(view)


GAME = CarpetGame(NAME, RULES_VERSION, "FC", str(Path(__file__).parent))
