"""What people touch: cards in hand, betting slots, tiles and places, each with what it could be tried for."""

from __future__ import annotations

from typing import Final

from voltige.core.game import Try
from voltige.core.state import SPECTATOR
from voltige.games.hydroracers.position.race import cards_to_dict
from voltige.games.hydroracers.touch_places import phase_tries
from voltige.games.hydroracers.view.built import HydroracersView

CARD: Final = "card"
SLOT: Final = "slot"


def hydroracers_tries(view: HydroracersView) -> list[Try]:
    """List the cards in hand, and the slots with a bet on the viewer's plane (HR-28, HR-80)."""
    setup = view.setup
    if view.seat == SPECTATOR or setup.autopilot[view.seat] == 1:
        return []
    found: list[Try] = []
    if view.to_act == view.seat:
        found += phase_tries(view.to_json())
    for card in cards_to_dict(setup, view.cells, view.seat * setup.width + setup.hand_at):
        found.append(Try({CARD: [card]}, {"do": "play", "card": card}))
    if setup.betting:
        plane = setup.edition.plane_ids[setup.plane[view.seat]]
        for stake in setup.edition.stakes:
            attempt = {"do": "bet", "slot": int(stake), "plane": plane}
            found.append(Try({SLOT: [str(int(stake))]}, attempt))
    return found
