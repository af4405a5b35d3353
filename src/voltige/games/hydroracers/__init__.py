"""Hydroracers: seaplane races for the Schneider Trophy."""

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
from voltige.games.hydroracers.determinize import determinize_hydroracers
from voltige.games.hydroracers.edition.reading import NAME, HydroracersEdition, take_edition
from voltige.games.hydroracers.former import FORMER
from voltige.games.hydroracers.options import (
    HydroracersSetup,
    autopilot_options,
    check_races,
    hydroracers_options,
    seated_planes,
)
from voltige.games.hydroracers.state import HydroracersState, new_hydroracers_state
from voltige.games.hydroracers.touch import hydroracers_tries, with_place

__all__ = ["GAME"]

RULES_VERSION = 3


class HydroracersGame(Game):
    """Hydroracers as the other layers see it."""

    def default_edition_name(self) -> str:
        return "hydroracers-reconstructed"

    def former(self) -> dict[int, Former]:
        return FORMER

    def take_edition(self, fields: Fields) -> HydroracersEdition:
        return take_edition(fields)

    def options(self, edition: Edition) -> list[Option]:
        return hydroracers_options(cast("HydroracersEdition", edition))

    def check_values(self, seats: int, asked: Values | None, edition: Edition) -> Values:
        """Check also races, and that planes, autopilots and teams fit (HR-123, HR-212, HR-239)."""
        check_races(asked or {})
        values = super().check_values(seats, asked, edition)
        seated_planes(cast("HydroracersEdition", edition), seats, values)
        return values

    def seat_options(self, holders: list[str], edition: Edition) -> Values:
        """Seat the autopilots that are named, and people on the planes that are left (HR-212)."""
        return autopilot_options(cast("HydroracersEdition", edition), holders)

    def start(self, seats: int, values: Values, edition: Edition) -> HydroracersState:
        return new_hydroracers_state(
            HydroracersSetup(cast("HydroracersEdition", edition), seats, values)
        )

    def determinize(self, view: View, rng: Rng) -> HydroracersState:
        return determinize_hydroracers(view, rng)

    def uses(self, action: Action, edition: Edition) -> Things:
        return with_place(super().uses(action, edition), action)

    def tries(self, view: View) -> list[Try]:
        return hydroracers_tries(view)

    def statistics(self, state: State) -> dict[str, float]:
        told = state.to_dict()
        planes = told["planes"]
        left = sum(
            plane["hand_size"] + plane["deck_size"] + plane["under_size"] for plane in planes
        )
        return {
            "rounds": float(told["rounds_flown"]),
            "crashes": float(sum(plane["crashes"] for plane in planes)),
            "cards_left": left / len(planes),
        }

    def read_attempt(self, text: str, edition: Edition) -> Attempt:
        return cast("HydroracersEdition", edition).table.parse(text)


GAME = HydroracersGame(NAME, RULES_VERSION, "HR", str(Path(__file__).parent))
