"""Reading an attempt, and the action that it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from voltige.core.action import Action, Json
from voltige.core.action import Attempt as Sent
from voltige.core.errors import NotationError
from voltige.games.lucky_loop.actions import (
    DICE_SETS,
    DO_ASSIGN,
    DO_DISCARD,
    DO_DRAW,
    DO_FLY,
    DO_FREE,
    DO_HIGHLIGHT,
    DO_LAY,
    DO_PLAY,
    DO_REROLL,
    DO_ROLL,
    DO_UPGRADE,
    VERBS,
    mask_letters,
)
from voltige.games.lucky_loop.edition import LuckyLoopEdition
from voltige.games.lucky_loop.rolls import FACES_OF, part
from voltige.games.lucky_loop.terms import (
    FACES,
    MOST_DICE,
)

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


BY_LETTERS: Final = 0  # dice named by their place in the roll
BY_FACES: Final = 1
KEYS: Final = {
    DO_LAY: "programme",
    DO_UPGRADE: "programme",
    DO_FLY: "programme",
    DO_DRAW: "pile",
    DO_PLAY: "card",
    DO_DISCARD: "card",
    DO_FREE: "card",
    DO_HIGHLIGHT: "figure",
    DO_ASSIGN: "figure",
}
WRITTEN: Final = {  # how an attempt begins, where its verb is written otherwise
    "lay": "lay_programme",
    "upgrade": "upgrade_card",
}
ALL_DICE: Final = [mask_letters(mask) for mask in range(1, DICE_SETS + 1)]


class Attempt:
    """What a seat tries: a kind of action, what it is about, and dice by letters or faces."""

    def __init__(self, kind: int, what: int) -> None:
        self.kind: Final = kind
        self.what: Final = what  # programme, pile, card or figure
        self.mask = 0  # dice by their place in the roll; 0 for none
        self.faces: list[int] = []
        self.named: int = BY_LETTERS


def malformed(text: Any) -> NotationError:
    """Make the error for what names nothing of this game."""
    return NotationError("bad_request", text=str(text)[:40])


def read_attempt(edition: LuckyLoopEdition, data: Json) -> Attempt:
    """Read the JSON form of an attempt; raise NotationError when it is none."""
    verb = data.get("do")
    if not isinstance(verb, str) or verb not in VERBS:
        raise malformed(verb)
    kind = VERBS.index(verb)
    wanted = {"do"}
    what = 0
    if kind in KEYS:
        wanted.add(KEYS[kind])
        what = read_what(edition, KEYS[kind], data.get(KEYS[kind]))
    attempt = Attempt(kind, what)
    if kind in (DO_ASSIGN, DO_REROLL):
        wanted.add("faces" if "faces" in data else "dice")
        read_dice(attempt, data)
    for key in data:
        if key not in wanted:
            raise malformed(key)
    return attempt


def read_what(edition: LuckyLoopEdition, key: str, value: Any) -> int:
    """Read what an attempt is about."""
    if key == "figure":
        last = int(edition.table.what[int(edition.table.first[DO_ROLL]) - 1])
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= last + 1:
            raise malformed(value)
        return value - 1
    names = edition.ids
    if key == "programme":
        names = edition.programme_names
    elif key == "pile":
        names = edition.pile_names
    if not isinstance(value, str) or value not in names:
        raise malformed(value)
    return names.index(value)


def read_dice(attempt: Attempt, data: Json) -> None:
    """Read a set of dice: letters of the roll, or faces."""
    if "faces" not in data:
        letters = data.get("dice")
        if letters not in ALL_DICE and letters != "":
            raise malformed(letters)
        if letters:
            attempt.mask = ALL_DICE.index(str(letters)) + 1
        return
    faces = data["faces"]
    if not isinstance(faces, list) or len(faces) > FACES * MOST_DICE:
        raise malformed(faces)
    for face in faces:
        if not isinstance(face, int) or isinstance(face, bool) or not 1 <= face <= FACES:
            raise malformed(face)
    attempt.named = BY_FACES
    attempt.faces = sorted(faces)


def read_attempt_text(edition: LuckyLoopEdition, text: str) -> Sent:
    """Read an attempt: an action's notation, or one that names dice by their faces.

    ``assign 2 = 3 5`` and ``reroll = 2 2`` name faces; a card, programme or pile that does not
    exist is passed on, so that the refusal names it.
    """
    words = text.split()
    known = edition.table.by_notation.get(" ".join(words))
    if known is not None:
        return known
    if not words:
        raise NotationError("unknown_action", text=text[:40])
    verb = WRITTEN.get(words[0], words[0])
    if verb not in VERBS:
        raise NotationError("unknown_action", text=text[:40])
    kind = VERBS.index(verb)
    rest = words[1:]
    data: dict[str, Any] = {"do": verb}
    if kind in KEYS:
        if not rest:
            raise NotationError("unknown_action", text=text[:40])
        figure = kind in {DO_ASSIGN, DO_HIGHLIGHT}
        data[KEYS[kind]] = read_figure(rest[0]) if figure else rest[0]
        rest = rest[1:]
    if kind in {DO_ASSIGN, DO_REROLL}:
        return {**data, **read_named_dice(rest)}
    if rest or (kind < DO_DRAW and kind not in KEYS):
        raise NotationError("unknown_action", text=text[:40])
    return data


def read_figure(text: str) -> Any:
    """Read the number of a figure; what is none is passed on."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def read_named_dice(words: list[str]) -> dict[str, Any]:
    """Read dice by their faces after ``=``, else by their letters."""
    if words and words[0] == "=":
        return {"faces": [read_figure(word) for word in words[1:]]}
    return {"dice": "".join(words)}


def mask_of(state: LuckyLoopState, attempt: Attempt) -> int:
    """Return the set of dice that an attempt names, or -1 if the roll has no such dice."""
    roll = FACES_OF[state.roll]
    faces = attempt.faces
    if attempt.named == BY_LETTERS:
        if attempt.mask >= 1 << len(roll):
            return -1
        faces = part(roll, attempt.mask)
    mask = 0
    for face in faces:  # of equal dice any will do: the first ones stand for all (LL-D45)
        free = [p for p in range(len(roll)) if roll[p] == face and not (mask >> p) & 1]
        if not free:
            return -1
        mask += 2 ** free[0]
    return mask


def find_action(state: LuckyLoopState, attempt: Attempt) -> Action:
    """Return the action that an attempt without flaw means."""
    table = state.setup.table
    code = int(table.first[attempt.kind]) + attempt.what
    if attempt.kind == DO_ASSIGN:
        code += attempt.what * (DICE_SETS - 1) + mask_of(state, attempt) - 1
    elif attempt.kind == DO_REROLL:
        code += mask_of(state, attempt) - 1
    return table.actions[code]
