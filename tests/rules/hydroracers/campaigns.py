"""Positions of a campaign of Hydroracers: a test names only what counts."""

from typing import Any, cast

from tests.rules.hydroracers.positions import legal
from voltige.core.options import Values
from voltige.games.hydroracers import GAME
from voltige.games.hydroracers.state import HydroracersState

CAMPAIGN: Values = {"mode": "campaign", "races": 3, "pilots": "none"}
EXPERT_CAMPAIGN: Values = {**CAMPAIGN, "cockpit": "expert"}
BASE_CARDS = {  # of each plane, to be changed one by one
    "macchi": ["1/0", "3/0", "4/1", "5/1", "5/1", "5/2", "7/2", "7/2", "8/3", "9/4"],
    "curtiss": ["2/0", "3/1", "4/1", "4/1", "6/1", "6/1", "6/2", "7/2", "8/3", "9/4"],
    "supermarine": ["2/0", "3/1", "4/1", "5/1", "6/1", "6/2", "7/2", "7/2", "8/3", "8/3"],
    "bernard": ["3/1", "4/1", "4/1", "5/1", "5/1", "6/2", "6/2", "7/2", "7/2", "8/3"],
}


def cards_with(plane: str, **new: str) -> dict[str, int]:
    """Count the cards of a plane with some exchanged: ``m_stunt="5/1"`` is a Stunt for a 5/1."""
    cards = list(BASE_CARDS[plane])
    for card, given in new.items():
        cards.remove(given)
        cards.append(card)
    return {card: cards.count(card) for card in cards}


def holding(plane: str, card: str, given: str, **data: Any) -> dict[str, Any]:
    """Give a plane a development card for one of its own, and the card alone in hand."""
    return {"cards": cards_with(plane, **{card: given}), "hand": {card: 1}, **data}


def campaign(
    *planes: dict[str, Any], options: Values | None = None, **data: Any
) -> HydroracersState:
    """Make a position of a campaign with a plane for each seat; by default in a race."""
    asked = CAMPAIGN if options is None else {**CAMPAIGN, **options}
    return cast(
        "HydroracersState", GAME.from_dict({"planes": list(planes), **data}, len(planes), asked)
    )


def development(
    *planes: dict[str, Any], options: Values | None = None, **data: Any
) -> HydroracersState:
    """Make a position in which a token of seat A waits to be placed."""
    told = {"phase": "place_dev", "taker": 0, **data}
    return campaign(*planes, options=options, **told)


def display(state: HydroracersState) -> list[dict[str, Any]]:
    """Give the display: cards and tokens."""
    found: list[dict[str, Any]] = state.to_dict()["display"]
    return found


def places(state: HydroracersState) -> list[str]:
    """List where the token may go."""
    return [text.removeprefix("put on ") for text in legal(state)]
