"""What people touch: what an action uses, and what cards, programmes, piles and dice could be tried for."""

from __future__ import annotations

from typing import Final

from voltige.core.action import Action, Json
from voltige.core.game import Things, Try
from voltige.core.view import View
from voltige.games.lucky_loop.apply.lay import cards_by_place
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
    NO_FLIGHT,
    PLACE_HIGHLIGHT,
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
LAYING_PHASES: Final = {"lay_programme": LAY_PROGRAMME, "upgrade_card": UPGRADE_CARD}


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
    """List what the phase is about, one by one, then what else lies there, kind by kind.

    A seat that is not in turn could try any programme.
    """
    position = known_position(view)
    if view.seat != position.active:
        return programme_tries(position)
    found = phase_tries(position, view.seat)
    about = {kind for one in found for kind in one.things}
    return found + [one for one in idle_tries(position, view.seat) if not about & set(one.things)]


def phase_tries(position: LuckyLoopState, seat: int) -> list[Try]:
    """Try each thing that the phase is about."""
    phase = int(position.phase)
    if phase == CHOOSE_ACTION:
        return programme_tries(position) + unfit_tries(position, seat)
    if phase in CARD_VERBS:
        return [attempt("card", name, CARD_VERBS[phase], name) for name in hand(position, seat)]
    if phase in (EXCHANGE, REFILL):
        return [attempt("pile", name, "draw", name) for name in position.setup.edition.pile_names]
    if phase == POST_ROLL:
        return figure_tries(position) + dice_tries(position)
    return []


def idle_tries(position: LuckyLoopState, seat: int) -> list[Try]:
    """Try what lies on the table as one: where the phase is about none of a kind, one reason serves."""
    edition = position.setup.edition
    verb = "free" if position.phase == PLACE_HIGHLIGHT else "play"
    found: list[Try] = []
    cards = hand(position, seat)
    if cards and position.phase != CHOOSE_ACTION:
        found.append(Try({"card": cards}, {"do": verb, "card": cards[0]}))
    programmes, piles = edition.programme_names, edition.pile_names
    found.append(
        Try({"programme": programmes}, {"do": "lay_programme", "programme": programmes[0]})
    )
    found.append(Try({"pile": piles}, {"do": "draw", "pile": piles[0]}))
    if position.flight != NO_FLIGHT:
        figures = [str(number) for number in range(1, int(position.figures) + 1)]
        found.append(Try({"figure": figures}, {"do": "assign", "figure": 1, "dice": ""}))
    return found


def hand(position: LuckyLoopState, seat: int) -> list[str]:
    """Name the cards of the seat's own hand."""
    return ids_of(position, known_hand(position, seat))


def programme_tries(position: LuckyLoopState) -> list[Try]:
    """Try to lay each programme (LL-26)."""
    names = position.setup.edition.programme_names
    return [attempt("programme", name, "lay_programme", name) for name in names]


def unfit_tries(position: LuckyLoopState, seat: int) -> list[Try]:
    """Try the cards that no programme takes now for one of their colour (LL-24, LL-31)."""
    edition = position.setup.edition
    trial = position.clone()
    fitting: set[str] = set()
    for action in position.legal_actions():
        phase = LAYING_PHASES.get(str(action.data["do"]))
        if phase is not None:
            trial.programme = edition.programme_names.index(str(action.data["programme"]))
            for cards in cards_by_place(trial, phase):
                fitting.update(cards)
    found: list[Try] = []
    for card in known_hand(position, seat):
        name = edition.ids[card]
        if name not in fitting:
            found.append(attempt_for(position, card, name))
    return found


def attempt_for(position: LuckyLoopState, card: int, name: str) -> Try:
    """Try a card for the first programme that has a place of its colour."""
    edition = position.setup.edition
    programmes = edition.programme_names
    first = 0
    while first < len(programmes) - 1 and edition.slot_for(first, card) < 0:
        first += 1
    return Try({"card": [name]}, {"do": "lay_programme", "programme": programmes[first]})


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
