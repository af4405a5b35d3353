"""The Flying Carpet: a race through the winds above a city of the Orient."""

from pathlib import Path
from typing import Any, cast

from voltige.core.action import Action, Attempt, Json
from voltige.core.edition import Edition
from voltige.core.game import Game, Things, Try
from voltige.core.options import Option, Values, check_options
from voltige.core.rng import Rng
from voltige.core.state import State
from voltige.core.view import View
from voltige.games.flying_carpet.attempt import read_attempt_text
from voltige.games.flying_carpet.determinize import determinize_carpet
from voltige.games.flying_carpet.edition import (
    NAME,
    CarpetEdition,
    read_carpet_data,
    read_carpet_edition,
)
from voltige.games.flying_carpet.options import (
    CarpetSetup,
    carpet_options,
    check_landscape,
    landscape_values,
    listed_landscape,
)
from voltige.games.flying_carpet.state import CarpetState, new_carpet_state
from voltige.games.flying_carpet.touch import carpet_tries, carpet_uses

__all__ = ["GAME"]

RULES_VERSION = 1


class CarpetGame(Game):
    """The Flying Carpet as the other layers see it."""

    def default_edition_name(self) -> str:
        return "flying-carpet-1987"

    def read_edition(self, text: str, file: str) -> CarpetEdition:
        return read_carpet_edition(text, file)

    def options(self, edition: Edition) -> list[Option]:
        return carpet_options(cast("CarpetEdition", edition))

    def check_values(self, seats: int, asked: Values | None, edition: Edition) -> Values:
        """Let two sit down where the table allows it (FC-1), and refuse a bad landscape (FC-11)."""
        wanted = asked if asked is not None else {}
        if seats == 2 and wanted.get("allow_two_players") is True:
            values = check_options(self.options(edition), wanted, seats)
        else:
            values = super().check_values(seats, asked, edition)
        check_landscape(cast("CarpetEdition", edition), values)
        return values

    def landscape_options(self, name: str, edition: Edition) -> Values:
        return landscape_values(cast("CarpetEdition", edition), name)

    def random_landscape(self, level: str, seed: int, edition: Edition) -> Json:
        return listed_landscape(cast("CarpetEdition", edition), level, seed)

    def start(self, seats: int, values: Values, edition: Edition) -> CarpetState:
        return new_carpet_state(setup(seats, values, edition))

    def determinize(self, view: View, rng: Rng) -> CarpetState:
        return determinize_carpet(view, rng)

    def edition_from(self, data: dict[str, Any]) -> CarpetEdition:
        return read_carpet_data(data, "pickle")

    def statistics(self, state: State) -> dict[str, float]:
        return {"rounds": float(cast("CarpetState", state).round_no)}

    def read_attempt(self, text: str, edition: Edition) -> Attempt:
        return read_attempt_text(cast("CarpetEdition", edition), text)

    def uses(self, action: Action, edition: Edition) -> Things:
        return carpet_uses(cast("CarpetEdition", edition), action)

    def tries(self, view: View) -> list[Try]:
        return carpet_tries(view)


def setup(seats: int, values: Values, edition: Edition) -> CarpetSetup:
    """Gather what stays fixed during a match."""
    return CarpetSetup(cast("CarpetEdition", edition), seats, values)


GAME = CarpetGame(NAME, RULES_VERSION, "FC", str(Path(__file__).parent))
