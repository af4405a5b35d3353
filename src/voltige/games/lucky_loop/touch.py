"""What people touch: what an action uses, and what cards, programmes, piles and dice could be tried for."""

from __future__ import annotations

from typing import Final

from voltige.core.action import Action, Json
from voltige.core.game import Things, Try
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
from voltige.games.lucky_loop.view import LuckyLoopView

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


def lucky_loop_tries(view: LuckyLoopView) -> list[Try]:
    """List what the phase is about; a seat that is not in turn could try any programme."""
    if view.seat != view.active or view.phase == CHOOSE_ACTION:
        programmes = view.setup.edition.programme_names
        return [attempt("programme", name, "lay_programme", name) for name in programmes]
    if view.phase in CARD_VERBS:
        verb = CARD_VERBS[view.phase]
        return [attempt("card", name, verb, name) for name in view.names(view.hand)]
    if view.phase in (EXCHANGE, REFILL):
        return [attempt("pile", name, "draw", name) for name in view.setup.edition.pile_names]
    if view.phase == POST_ROLL:
        return figure_tries(view) + dice_tries(view)
    return []


def attempt(kind: str, name: str, verb: str, value: str) -> Try:
    """Try one thing for what a verb does with it."""
    data: Json = {"do": verb, kind: value}
    return Try({kind: [name]}, data)


def figure_tries(view: LuckyLoopView) -> list[Try]:
    """Try every figure with the whole roll (LL-40)."""
    letters = DICE_LETTERS[: len(view.roll)]
    return [
        Try({"figure": [str(number)]}, {"do": "assign", "figure": number, "dice": letters})
        for number in range(1, len(view.figures) + 1)
    ]


def dice_tries(view: LuckyLoopView) -> list[Try]:
    """Try to throw each die of the roll again (LL-84)."""
    return [attempt("dice", letter, "reroll", letter) for letter in DICE_LETTERS[: len(view.roll)]]
