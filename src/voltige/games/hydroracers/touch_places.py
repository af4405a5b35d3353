"""What people touch beside hand and slots: tiles, places of the development phase, cards, victims.

A place is where a development token can be put: ``card 2``, ``espionage``, ``reserved macchi``,
``public 1``. All of it is read from the view as plain data.
"""

from __future__ import annotations

from typing import Any, Final

from voltige.core.action import Action, Json
from voltige.core.game import Things, Try

PLACE: Final = "place"
PLACING: Final = "place_dev"
ELEMENT_VERBS: Final = ("place_token", "choose_level")  # on a tile
SQUARE_VERBS: Final = ("crash_remove", "choose_tokens")  # on one of its tokens


def place_of(data: Json) -> str:
    """Name the place that an action puts a token on."""
    number = data.get("space", data.get("plane"))
    return str(data["where"]) if number is None else f"{data['where']} {number}"


def with_place(used: Things, action: Action) -> Things:
    """Add to what an action uses the place as a whole: a number alone names several."""
    if action.data["do"] == PLACING:
        used[PLACE] = [place_of(action.data)]
    return used


def phase_tries(view: dict[str, Any]) -> list[Try]:
    """List the tiles, places, cards or planes that the phase is about, for the seat that is asked."""
    phase: str = view["phase"]
    own: dict[str, Any] = view["planes"][view["seat"]]
    if phase in ELEMENT_VERBS:
        return [Try({"element": [name]}, {"do": phase, "element": name}) for name in own["tiles"]]
    if phase in SQUARE_VERBS:
        return [
            Try({"element": [name]}, {"do": phase, "element": name, "square": 1})
            for name in own["tiles"]
        ]
    if phase == PLACING:
        return place_tries(view)
    if phase == "spy_take":
        cards = sorted({str(card) for card in view["track"] if card})
        return [Try({"card": [card]}, {"do": phase, "card": card}) for card in cards]
    if phase == "recycle":
        return [Try({"card": [card]}, {"do": phase, "card": card}) for card in own["cards"]]
    if phase == "choose_victim":
        planes = [str(plane["plane"]) for plane in view["planes"]]
        return [Try({"plane": [plane]}, {"do": phase, "plane": plane}) for plane in planes]
    return []


def place_tries(view: dict[str, Any]) -> list[Try]:
    """Try every place for a development token (HR-145)."""
    found: list[Json] = [{"where": "espionage"}]
    for number in range(1, len(view["display"]) + 1):
        found.append({"where": "card", "space": number})
    for plane in view["planes"]:
        found.append({"where": "reserved", "plane": plane["plane"]})
    for number in range(1, len(view["public"]) + 1):
        found.append({"where": "public", "space": number})
    return [Try({PLACE: [place_of(data)]}, {"do": PLACING, **data}) for data in found]
