"""What people touch: what an action uses, and what cards, programmes, piles and dice could be tried for."""

from __future__ import annotations

from typing import Final

from voltige.core.action import Action, Json
from voltige.core.game import Things, Try
from voltige.core.view import View
from voltige.games.lucky_loop.holdings import ids_of, known_hand
from voltige.games.lucky_loop.rolls import SIZE
from voltige.games.lucky_loop.state import LuckyLoopState, known_position
from voltige.games.lucky_loop.terms import (
    CHOOSE_ACTION,
    CHOOSE_FINAL_ACTION,
    DICE_LETTERS,
    DISCARD,
    EXCHANGE,
    LAY_FREE,
    LAY_PROGRAMME,
    POST_ROLL,
    REFILL,
    UPGRADE_CARD,
)

CARD_VERBS: Final = {
    LAY_PROGRAMME: "play",
    UPGRADE_CARD: "play",
    DISCARD: "discard",
    CHOOSE_FINAL_ACTION: "free",
    LAY_FREE: "free",
}


def lucky_loop_uses(action: Action) -> Things:
    """Name card, programme, pile or figure, and each die by its letter (LL-40, LL-84)."""
    used: Things = {}
    for key, value in action.data.items():
        if key == "dice":
            used[key] = list(value)
        elif key != "do":
            used[key] = [str(value)]
    return used


def lucky_loop_tries(view: View) -> list[Try]:
    """List what the phase is about; a seat that is not in turn could try any programme."""
    position = known_position(view)
    edition = position.setup.edition
    phase = int(position.phase)
    if view.seat != position.active or phase == CHOOSE_ACTION:
        return [
            attempt("programme", name, "lay_programme", name) for name in edition.programme_names
        ]
    if phase in CARD_VERBS:
        hand = ids_of(position, known_hand(position, view.seat))
        return [attempt("card", name, CARD_VERBS[phase], name) for name in hand]
    if phase in (EXCHANGE, REFILL):
        return [attempt("pile", name, "draw", name) for name in edition.pile_names]
    if phase == POST_ROLL:
        return figure_tries(position) + dice_tries(position)
    return []


def attempt(kind: str, name: str, verb: str, value: str) -> Try:
    """Try one thing for what a verb does with it."""
    data: Json = {"do": verb, kind: value}
    return Try({kind: [name]}, data)


def figure_tries(position: LuckyLoopState) -> list[Try]:
    """Try every figure with the whole roll (LL-40)."""
    letters = roll_letters(position)
    return [
        Try({"figure": [str(number)]}, {"do": "assign", "figure": number, "dice": letters})
        for number in range(1, int(position.figures) + 1)
    ]


def dice_tries(position: LuckyLoopState) -> list[Try]:
    """Try to throw each die of the roll again (LL-84)."""
    return [attempt("dice", letter, "reroll", letter) for letter in roll_letters(position)]


def roll_letters(position: LuckyLoopState) -> str:
    """Name the dice on the table."""
    return DICE_LETTERS[: SIZE[position.roll]]
