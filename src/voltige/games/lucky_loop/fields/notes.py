"""What each key of a position or a view means, in one sentence."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.fields.field import EVERYONE_SEES, Field
from voltige.core.fields.kinds import Kind

NOTES: Final = {
    "phase": "What is awaited; others see a choice that is half made as not yet begun (LL-D44).",
    "active": "The seat in turn (LL-9).",
    "first_player": "The first player (LL-8).",
    "round_no": "The round, from 1 (LL-111).",
    "end_triggered": "Whether a free flight has brought on the end: the round is played out (LL-110).",
    "ended_by_cap": "Whether the game has ended by the cap on its rounds (LL-116).",
    # cards
    "hands": "The cards of each hand (LL-4).",
    "hand": "The cards that the seat that looks holds, those it has picked left out.",
    "hand_backs": "How many cards each seat holds by their backs; others count its picked cards as "
    "well (LL-121, LL-D44).",
    "hand_sizes": "How many cards each seat holds; others count its picked cards as well (LL-D44).",
    "draw_piles": "The cards of each draw pile, in no order (LL-2).",
    "draw_sizes": "How many cards are in each draw pile (LL-3).",
    "discard_piles": "The cards of each discard pile, its top last; with `discard_visibility = top` its "
    "top alone (LL-16, LL-D26).",
    "discard_sizes": "How many cards are in each discard pile (LL-16).",
    "board": "The cards at each programme, one in each of its colours, or none (LL-26).",
    "free_cards": "The free programme in front of each seat (LL-91).",
    "picked": "The cards picked so far of a choice that is half made; the seat in turn alone sees "
    "them (LL-D44).",
    "picked_difficulty": "The sum of the difficulties of the picked cards (LL-89).",
    "picked_dice": "The fewest dice that the picked cards need (LL-89).",
    "to_discard": "How many cards the seat in turn has still to discard (LL-15).",
    # results
    "scores": "The score of each seat in the programmes in which it has one (LL-60).",
    "totals": "The victory points of each seat (LL-114).",
    "tokens": "The bonus tokens of each seat (LL-78).",
    "penalties": "The points that each seat has lost in all (LL-117).",
    "free_scores": "The free result of each seat, −1 while it has none (LL-102).",
    "crossed_out": "The programme whose score the free result of each seat has replaced (LL-123).",
    "final_phase": "Whether each seat has a score in all four programmes (LL-86).",
    "records": "The best result of anybody in each programme, 0 for none (LL-73).",
    "token_supply": "The bonus tokens in the supply (LL-6).",
    # what the seat in turn is at
    "programme": "The programme that is laid, upgraded or flown; others do not see it before the last "
    "card is picked (LL-33, LL-D44).",
    "draw_for": "What cards are drawn for (LL-12, LL-66).",
    "draw_pile": "The pile that the next card comes from, once it is chosen (LL-13).",
    "to_draw": "How many cards the seat in turn has still to draw.",
    # its flight
    "flight": "The flight that is under way; an empty table while nobody flies (LL-36).",
    "kind": "Whether a programme of the board or a free one is flown.",
    "figures": "The figures, in the order of the cards (LL-41).",
    "card": "The card that shows it.",
    "state": "Whether it is still open, or met exactly, or exceeded (LL-42, LL-43).",
    "dice": "The faces of the dice on it, ascending (LL-40).",
    "points": "What it is worth, the highlight counted double; 0 while it is open (LL-102).",
    "highlight": "The figure with the highlight, from 1; 0 for none (LL-93).",
    "dice_left": "How many dice lie on no card, those just rolled included (LL-57).",
    "seventh_used": "Whether the seventh die is bought (LL-80).",
    "roll": "The faces on the table, ascending; none before a roll (LL-38).",
    "to_roll": "How many dice luck is about to roll (LL-38).",
}


def declare(name: str, kind: Kind, sight: int = EVERYONE_SEES, **options: Any) -> Field:
    """Declare a field with its note; most are open to all."""
    return Field(name, kind, sight, note=NOTES[name], **options)
