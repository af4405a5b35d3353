"""Attempts as they are sent or written, and the action that one without flaw means."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.action import Action, Json
from voltige.core.errors import NotationError
from voltige.core.notation import read_number, read_seat
from voltige.core.verbs import verb_of
from voltige.games.loops import actions
from voltige.games.loops.edition import LoopsEdition
from voltige.games.loops.terms import ALTITUDE, DRAW

PLAY: Final = -1  # the verb of an attempt that shows cards


class Attempt:
    """What a seat tries: PICK_UP, DECLINE, or cards shown, perhaps with a target."""

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.cards: dict[int, int] = {}  # shown, with their counts; none where the count is bad
        self.target: Any = None  # as it was sent; only a whole number can be a seat
        self.unknown: str | None = None  # a card that does not exist
        self.bad_count = False

    def show(self, card: int, count: int) -> None:
        self.cards[card] = self.cards.get(card, 0) + count

    def card(self) -> int:
        """Return the card shown, the only one once it is known that they go together."""
        return next(iter(self.cards))


def read_attempt(edition: LoopsEdition, data: Json) -> Attempt:
    """Read the JSON form of an attempt; raise NotationError when it is none."""
    verb = verb_of(actions.VERBS, data)
    if verb is actions.DO_PICK_UP:
        return Attempt(actions.PICK_UP)
    if verb is actions.DO_DECLINE:
        return Attempt(actions.DECLINE)
    attempt = Attempt(PLAY)
    attempt.target = data.get(actions.TARGET)
    if verb is actions.PLAY_CARDS:
        show_list(edition, attempt, data.get("cards"))
    elif verb is actions.PLAY_ALTITUDE:
        show_face(edition, attempt, ALTITUDE, data.get("value"), data.get("count"))
    elif verb is actions.PLAY_DRAW:
        show_face(edition, attempt, DRAW, data.get("amount"), 1)
    for kind, special in actions.SPECIALS.items():
        if verb is special:
            show_face(edition, attempt, kind, 0, 1)
    return attempt


def read_attempt_text(edition: LoopsEdition, text: str) -> Action | Json:
    """Read an attempt: an action's notation, or cards that can't be played together.

    ``play 4000 + 7000`` shows two cards, ``play draw3 on C`` names a target; a word that is no
    card is passed on, so that the refusal names it.
    """
    known = edition.table.by_notation.get(" ".join(text.split()))
    if known is not None:
        return known
    words = text.split()
    if len(words) < 2 or words[0] != "play":
        raise NotationError("unknown_action", text=text[:40])
    data: dict[str, Any] = {"do": "play"}
    if len(words) > 3 and words[-2] == "on":
        data["target"] = read_seat(words[-1])
        words = words[:-2]
    cards: list[str] = []
    for part in " ".join(words[1:]).split(" + "):
        word, _, count = part.partition(" x")
        name = edition.ids[edition.words.index(word)] if word in edition.words else word
        copies = read_number(count, "x") if count else 1
        if copies > 200:
            raise NotationError("unknown_action", text=text[:40])
        cards += [name] * copies
    data["cards"] = cards
    return data


def show_list(edition: LoopsEdition, attempt: Attempt, cards: Any) -> None:
    if not isinstance(cards, list) or not cards:
        attempt.bad_count = True
        return
    for name in cards:
        if isinstance(name, str) and name in edition.ids:
            attempt.show(edition.ids.index(name), 1)
        elif attempt.unknown is None:
            attempt.unknown = str(name)[:40]


def show_face(edition: LoopsEdition, attempt: Attempt, kind: int, value: Any, count: Any) -> None:
    """Take copies of the card with this kind and number."""
    for card, face in enumerate(edition.faces):
        if face.kind == kind and is_whole(value) and face.value == value:
            attempt.bad_count = not is_whole(count) or count < 1
            attempt.show(card, 0 if attempt.bad_count else count)
            return
    attempt.unknown = str(value)[:40]


def is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def find_action(edition: LoopsEdition, attempt: Attempt) -> Action:
    """Return the action that an attempt without flaw means."""
    table = edition.table
    if attempt.verb != PLAY:
        return table.actions[attempt.verb]
    card = attempt.card()
    is_aimed = edition.faces[card].kind == DRAW
    beyond = int(attempt.target) if is_aimed else attempt.cards[card] - 1
    return table.actions[int(table.first[card]) + beyond]
