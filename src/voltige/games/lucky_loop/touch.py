"""What people touch: what an action uses, and what cards, programmes, piles and dice could be tried for."""

from __future__ import annotations

from typing import Final

from voltige.core.action import Action
from voltige.core.game import Things, Try
from voltige.core.view import View
from voltige.games.lucky_loop import terms
from voltige.games.lucky_loop.apply.lay import cards_by_place
from voltige.games.lucky_loop.rolls import SIZE
from voltige.games.lucky_loop.state import LuckyLoopState, known_position
from voltige.games.lucky_loop.zones import ids_of, known_hand

CARD_VERBS: Final = {
    terms.LAY_PROGRAMME: "play",
    terms.UPGRADE_CARD: "play",
    terms.DISCARD: "discard",
    terms.CHOOSE_FINAL_ACTION: "free",
    terms.LAY_FREE: "free",
}
LAYING_PHASES: Final = {"lay_programme": terms.LAY_PROGRAMME, "upgrade_card": terms.UPGRADE_CARD}


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
    phase = int(position.phase)
    if phase == terms.CHOOSE_ACTION:
        return programme_tries(position) + unfit_tries(position, seat)
    if phase in CARD_VERBS:
        return [attempt(CARD_VERBS[phase], "card", name) for name in hand(position, seat)]
    if phase in (terms.EXCHANGE, terms.REFILL):
        return [attempt("draw", "pile", name) for name in position.setup.edition.pile_names]
    if phase == terms.POST_ROLL:
        return dice_tries(position)
    return []


def idle_tries(position: LuckyLoopState, seat: int) -> list[Try]:
    """Try what lies on the table as one: where the phase is about none of a kind, one reason serves."""
    edition = position.setup.edition
    verb = "free" if position.phase == terms.PLACE_HIGHLIGHT else "play"
    found: list[Try] = []
    cards = hand(position, seat)
    if cards and position.phase != terms.CHOOSE_ACTION:
        found.append(Try({"card": cards}, {"do": verb, "card": cards[0]}))
    programmes, piles = edition.programme_names, edition.pile_names
    found.append(
        Try({"programme": programmes}, {"do": "lay_programme", "programme": programmes[0]})
    )
    found.append(Try({"pile": piles}, {"do": "draw", "pile": piles[0]}))
    if position.flight != terms.NO_FLIGHT:
        figures = [str(number) for number in range(1, int(position.figures) + 1)]
        found.append(Try({"figure": figures}, {"do": "assign", "figure": 1, "dice": ""}))
    return found


def hand(position: LuckyLoopState, seat: int) -> list[str]:
    return ids_of(position, known_hand(position, seat))


def programme_tries(position: LuckyLoopState) -> list[Try]:
    """Try to lay each programme (LL-26)."""
    names = position.setup.edition.programme_names
    return [attempt("lay_programme", "programme", name) for name in names]


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
    unfit = [card for card in known_hand(position, seat) if edition.ids[card] not in fitting]
    return [attempt_for(position, card) for card in unfit]


def attempt_for(position: LuckyLoopState, card: int) -> Try:
    """Try a card for the first programme that has a place of its colour, or for the last one."""
    edition = position.setup.edition
    names = edition.programme_names
    fitting = [name for place, name in enumerate(names) if edition.slot_for(place, card) >= 0]
    programme = fitting[0] if fitting else names[-1]
    return Try({"card": [edition.ids[card]]}, {"do": "lay_programme", "programme": programme})


def attempt(verb: str, kind: str, name: str) -> Try:
    """Try one thing for what a verb does with it."""
    return Try({kind: [name]}, {"do": verb, kind: name})


def dice_tries(position: LuckyLoopState) -> list[Try]:
    """Try every figure with the whole roll, and each die of it again (LL-40, LL-84)."""
    letters = terms.DICE_LETTERS[: SIZE[position.roll]]
    figures = [
        Try({"figure": [str(number)]}, {"do": "assign", "figure": number, "dice": letters})
        for number in range(1, int(position.figures) + 1)
    ]
    return figures + [attempt("reroll", "dice", letter) for letter in letters]
