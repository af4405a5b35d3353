"""What people touch: cards in hand, betting slots, tiles and places, each with what it could be tried for."""

from __future__ import annotations

from typing import Final

from voltige.core.game import Try
from voltige.core.state import SPECTATOR
from voltige.core.view import View
from voltige.games.hydroracers.state import known_position
from voltige.games.hydroracers.touch_places import phase_tries

CARD: Final = "card"
SLOT: Final = "slot"


def hydroracers_tries(view: View) -> list[Try]:
    """List the cards in hand, and the slots with a bet on the viewer's plane (HR-28, HR-80)."""
    position = known_position(view)
    setup = position.setup
    if view.seat == SPECTATOR or setup.autopilot[view.seat] == 1:
        return []
    found: list[Try] = []
    if view.to_act == view.seat:
        found += phase_tries(view.to_json())
    for card, word in enumerate(setup.words):
        if position.in_hand(view.seat, card) > 0:
            found.append(Try({CARD: [word]}, {"do": "play", "card": word}))
    if setup.betting:
        plane = setup.edition.plane_ids[setup.plane[view.seat]]
        for stake in setup.edition.stakes:
            attempt = {"do": "bet", "slot": int(stake), "plane": plane}
            found.append(Try({SLOT: [str(int(stake))]}, attempt))
    return found
