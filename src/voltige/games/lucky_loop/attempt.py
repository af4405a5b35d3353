"""Attempts as they are sent, and the action that one without flaw means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from voltige.core.action import Action, Json
from voltige.core.errors import NotationError
from voltige.core.verbs import DO
from voltige.games.lucky_loop import actions
from voltige.games.lucky_loop.edition import LuckyLoopEdition
from voltige.games.lucky_loop.rolls import FACES_OF, part
from voltige.games.lucky_loop.terms import FACES, MOST_DICE

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


class Attempt:
    """What a seat tries: a kind of action, what it is about, and dice by letters or faces."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind
        self.what = 0  # programme, pile, card or figure
        self.mask = 0  # dice by their place in the roll; 0 for none
        self.faces: list[int] = []


def malformed(text: Any) -> NotationError:
    """Make the error for what names nothing of this game."""
    return NotationError("bad_request", text=str(text)[:40])


def read_attempt(edition: LuckyLoopEdition, data: Json) -> Attempt:
    """Read the JSON form of an attempt; raise NotationError when it is none."""
    verbs = edition.table.verbs
    forms = [verb for verb in verbs if verb.name == data.get(DO)]
    if not forms:
        raise malformed(data.get(DO))
    verb = forms[-1] if actions.BY_FACES in data else forms[0]
    attempt = Attempt(verbs.index(forms[0]))
    for parameter in verb.parameters:
        value = data.get(parameter.name)
        if parameter.name == actions.BY_FACES:
            attempt.faces = read_faces(value)
            continue
        number = parameter.kind.number_of(value)
        if number < 0:
            raise malformed(value)
        if parameter.name == actions.BY_LETTERS:
            attempt.mask = number
        else:
            attempt.what = number
    for key in data:
        if key not in verb.keys:
            raise malformed(key)
    return attempt


def read_faces(faces: Any) -> list[int]:
    if not isinstance(faces, list) or len(faces) > FACES * MOST_DICE:
        raise malformed(faces)
    for face in faces:
        if actions.FACE.number_of(face) < 0:
            raise malformed(face)
    return sorted(faces)


def mask_of(state: LuckyLoopState, attempt: Attempt) -> int:
    """Return the set of dice that an attempt names, or -1 if the roll has no such dice."""
    roll = FACES_OF[state.roll]
    faces = attempt.faces
    if attempt.mask:
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
    if attempt.kind == actions.DO_ASSIGN:
        code += attempt.what * (actions.DICE_SETS - 1) + mask_of(state, attempt) - 1
    elif attempt.kind == actions.DO_REROLL:
        code += mask_of(state, attempt) - 1
    return table.actions[code]
