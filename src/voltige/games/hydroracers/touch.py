"""What people touch: cards in hand, betting slots, tiles and places, each with what it could be tried for.

A place is where a development token can be put: ``card 2``, ``espionage``, ``reserved macchi``,
``public 1``. All of it is read from the position of a view.
"""

from __future__ import annotations

from typing import Final

from voltige.core.action import Action, Json
from voltige.core.game import Things, Try
from voltige.core.state import SPECTATOR
from voltige.core.view import View
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.games.hydroracers.terms import ELEMENT_NAMES, PHASE_NAMES, TRACK_AT, TRACK_SIZE

CARD: Final = "card"
SLOT: Final = "slot"
PLACE: Final = "place"
PLACING: Final = "place_dev"
ELEMENT_VERBS: Final = ("place_token", "choose_level")  # on a tile
SQUARE_VERBS: Final = ("crash_remove", "choose_tokens")  # on one of its tokens


def hydroracers_tries(view: View) -> list[Try]:
    """List the cards in hand, and the slots with a bet on the viewer's plane (HR-28, HR-80)."""
    position = known_position(view)
    setup = position.setup
    if view.seat == SPECTATOR or setup.autopilot[view.seat] == 1:
        return []
    found: list[Try] = []
    if view.to_act == view.seat:
        found += phase_tries(position, view.seat)
    for card, word in enumerate(setup.words):
        if position.in_hand(view.seat, card) > 0:
            found.append(Try({CARD: [word]}, {"do": "play", "card": word}))
    if setup.betting:
        plane = setup.edition.plane_ids[setup.plane[view.seat]]
        for stake in setup.edition.stakes:
            attempt = {"do": "bet", "slot": int(stake), "plane": plane}
            found.append(Try({SLOT: [str(int(stake))]}, attempt))
    return found


def place_of(data: Json) -> str:
    """Name the place that an action puts a token on."""
    number = data.get("space", data.get("plane"))
    return str(data["where"]) if number is None else f"{data['where']} {number}"


def with_place(used: Things, action: Action) -> Things:
    """Add to what an action uses the place as a whole: a number alone names several."""
    if action.data["do"] == PLACING:
        used[PLACE] = [place_of(action.data)]
    return used


def phase_tries(position: HydroracersState, seat: int) -> list[Try]:
    """List the tiles, places, cards or planes that the phase is about, for the seat that is asked."""
    setup = position.setup
    phase = PHASE_NAMES[position.phase]
    tiles = ELEMENT_NAMES if setup.expert[seat] == 1 else []
    if phase in ELEMENT_VERBS:
        return named_tries(phase, "element", tiles)
    if phase in SQUARE_VERBS:
        return [
            Try({"element": [name]}, {"do": phase, "element": name, "square": 1}) for name in tiles
        ]
    if phase == PLACING:
        return place_tries(setup)
    if phase == "spy_take":
        places = range(int(position.shared(TRACK_SIZE)))
        cards = sorted({setup.words[position.shared(TRACK_AT + place)] for place in places})
        return named_tries(phase, CARD, cards)
    if phase == "recycle":
        owned = [word for card, word in enumerate(setup.words) if position.owned(seat, card) > 0]
        return named_tries(phase, CARD, owned)
    if phase == "choose_victim":
        return named_tries(phase, "plane", flown(setup))
    return []


def named_tries(verb: str, key: str, names: list[str]) -> list[Try]:
    """Try a verb with each of some names."""
    return [Try({key: [name]}, {"do": verb, key: name}) for name in names]


def flown(setup: HydroracersSetup) -> list[str]:
    """Name the plane of each seat."""
    return [setup.edition.plane_ids[plane] for plane in setup.plane]


def place_tries(setup: HydroracersSetup) -> list[Try]:
    """Try every place for a development token (HR-145)."""
    numbers = setup.edition.development
    found: list[Json] = [{"where": "espionage"}]
    for number in range(1, int(numbers.display) + 1):
        found.append({"where": "card", "space": number})
    for plane in flown(setup):
        found.append({"where": "reserved", "plane": plane})
    for number in range(1, len(numbers.public) + 1):
        found.append({"where": "public", "space": number})
    return [Try({PLACE: [place_of(data)]}, {"do": PLACING, **data}) for data in found]
