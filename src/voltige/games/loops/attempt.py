"""Attempts as they are sent, and the action that one without flaw means."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.action import Action, Json
from voltige.core.errors import NotationError
from voltige.games.loops.actions import DECLINE, PICK_UP
from voltige.games.loops.edition import LoopsEdition
from voltige.games.loops.terms import ALTITUDE, ATTITUDE, DIRECTION, DRAW, LOOPING, SPEED

PLAY: Final = -1  # the verb of an attempt that shows cards
SINGLE_KINDS: Final = {
    "play_attitude": ATTITUDE,
    "play_direction": DIRECTION,
    "play_speed": SPEED,
    "play_looping": LOOPING,
}
KEYS: Final = {
    "pick_up": {"do"},
    "decline": {"do"},
    "play": {"do", "cards", "target"},
    "play_altitude": {"do", "value", "count", "target"},
    "play_draw": {"do", "amount", "target"},
    "play_attitude": {"do", "target"},
    "play_direction": {"do", "target"},
    "play_speed": {"do", "target"},
    "play_looping": {"do", "target"},
}


class Attempt:
    """What a seat tries: PICK_UP, DECLINE, or cards shown, perhaps with a target."""

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.cards: list[int] = []  # distinct cards shown
        self.counts: list[int] = []  # how many of each; none where the count is bad
        self.target: Any = None  # as it was sent; only a whole number can be a seat
        self.unknown: str | None = None  # a card that does not exist
        self.bad_count = False

    def show(self, card: int, count: int) -> None:
        """Add copies of one card."""
        if card in self.cards:
            self.counts[self.cards.index(card)] += count
        else:
            self.cards.append(card)
            self.counts.append(count)


def read_attempt(edition: LoopsEdition, data: Json) -> Attempt:
    """Read the JSON form of an attempt; raise NotationError when it is none."""
    verb = data.get("do")
    if not isinstance(verb, str) or verb not in KEYS:
        raise NotationError("unknown_action", text=str(verb)[:40])
    for key in data:
        if key not in KEYS[verb]:
            raise NotationError("unknown_action_key", verb=verb, key=str(key)[:40])
    if verb == "pick_up":
        return Attempt(PICK_UP)
    if verb == "decline":
        return Attempt(DECLINE)
    attempt = Attempt(PLAY)
    attempt.target = data.get("target")
    if verb == "play":
        show_list(edition, attempt, data.get("cards"))
    elif verb == "play_altitude":
        show_face(edition, attempt, ALTITUDE, data.get("value"), data.get("count"))
    elif verb == "play_draw":
        show_face(edition, attempt, DRAW, data.get("amount"), 1)
    else:
        show_face(edition, attempt, SINGLE_KINDS[verb], 0, 1)
    return attempt


def show_list(edition: LoopsEdition, attempt: Attempt, cards: Any) -> None:
    """Take cards given by their ids."""
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
    """Return whether a JSON value is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def find_action(edition: LoopsEdition, attempt: Attempt) -> Action:
    """Return the action that an attempt without flaw means."""
    table = edition.table
    if attempt.verb != PLAY:
        return table.actions[attempt.verb]
    card = attempt.cards[0]
    code = int(table.first[card])
    if edition.faces[card].kind == DRAW:
        code += int(attempt.target)
    else:
        code += attempt.counts[0] - 1
    return table.actions[code]
