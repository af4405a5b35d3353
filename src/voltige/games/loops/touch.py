"""What people touch: the cards and seats that an action uses, and what a card in hand could be tried for."""

from __future__ import annotations

from typing import Final

from voltige.core.action import Action, Json
from voltige.core.game import Things, Try
from voltige.core.state import SPECTATOR
from voltige.core.view import View
from voltige.games.loops.actions import TARGET
from voltige.games.loops.edition import LoopsEdition
from voltige.games.loops.state import known_position
from voltige.games.loops.terms import DRAW, NO_SEAT
from voltige.games.loops.zones import hand_counts

CARD: Final = "card"


def loops_uses(edition: LoopsEdition, action: Action) -> Things:
    """Name the card that is played, and the target of a Draw card (LO-34)."""
    card = edition.table.card[action.code]
    if card < 0:
        return {}
    used: Things = {CARD: [edition.ids[card]]}
    target = edition.table.target[action.code]
    if target != NO_SEAT:
        used[TARGET] = [str(target)]
    return used


def loops_tries(view: View) -> list[Try]:
    """List the cards in hand; a Draw card would be aimed at the next seat."""
    if view.seat == SPECTATOR:
        return []
    position = known_position(view)
    edition, hand = position.setup.edition, hand_counts(position, view.seat)
    found: list[Try] = []
    for card, face in enumerate(edition.faces):
        if hand[card] > 0:
            attempt: Json = {"do": "play", "cards": [face.id]}
            if face.kind == DRAW:
                attempt[TARGET] = int((view.seat + 1) % position.setup.seats)
            found.append(Try({CARD: [face.id]}, attempt))
    return found
