"""The actions of LOOPS: one code for each, in a fixed order, with named columns."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.action import Action
from voltige.core.fields.kinds import Number, SeatOf
from voltige.core.state import SEAT_LETTERS
from voltige.core.verbs import Parameter, Verb, VerbTable
from voltige.games.loops.terms import (
    ALTITUDE,
    ATTITUDE,
    DIRECTION,
    DRAW,
    LOOPING,
    NO_CARD,
    NO_SEAT,
    RACE,
    SPEED,
    TURN,
)

PICK_UP: Final = 0  # the code of picking up the pile (LO-24)
DECLINE: Final = 1  # the code of letting a race go (LO-45)

PLAYED: Final = [TURN, RACE]
TARGET: Final = "target"  # may be tried with every card; the refusal names its rule (LO-34)
DO_PICK_UP: Final = Verb("pick_up", "LO-24", "pick up", [], phases=[TURN])
DO_DECLINE: Final = Verb("decline", "LO-45", "decline", [], phases=[RACE])
PLAY_ALTITUDE: Final = Verb(
    "play_altitude",
    "LO-17",
    "play {value} x{count}",
    [Parameter("value", Number()), Parameter("count", Number())],
    [TARGET],
    phases=PLAYED,
)
PLAY_DRAW: Final = Verb(
    "play_draw",
    "LO-34",
    "play draw{amount} on {target}",
    [Parameter("amount", Number()), Parameter(TARGET, SeatOf(len(SEAT_LETTERS)))],
    phases=PLAYED,
)
SPECIALS: Final = {  # by kind
    ATTITUDE: Verb("play_attitude", "LO-29", "play attitude", [], [TARGET], phases=PLAYED),
    DIRECTION: Verb("play_direction", "LO-30", "play direction", [], [TARGET], phases=PLAYED),
    SPEED: Verb("play_speed", "LO-39", "play speed", [], [TARGET], phases=PLAYED),
    LOOPING: Verb("play_looping", "LO-31", "play looping", [], [TARGET], phases=PLAYED),
}
# Any cards, as they are shown; the actions name one each
PLAY_CARDS: Final = Verb("play", "LO-13", "", [], ["cards", TARGET], phases=PLAYED)
VERBS: Final = [
    DO_PICK_UP,
    DO_DECLINE,
    PLAY_CARDS,
    PLAY_ALTITUDE,
    PLAY_DRAW,
    *[SPECIALS[kind] for kind in SPECIALS],
]


class CardFace:
    """What a card shows: enough to name it and to build its actions."""

    def __init__(self, kind: int, value: int, copies: int, card_id: str) -> None:
        self.kind: Final = kind
        self.value: Final = value  # altitude in metres, or the number on a Draw card, else 0
        self.copies: Final = copies
        self.id: Final = card_id

    def word(self) -> str:
        """Name the card in one word of notation."""
        if self.kind == ALTITUDE:
            return str(self.value)
        if self.kind == DRAW:
            return f"draw{self.value}"
        return SPECIALS[self.kind].notation.removeprefix("play ")


@final
class LoopsTable(VerbTable):
    """All actions of an edition. Columns are read by code, ``first`` by card."""

    def __init__(self, actions: list[Action], columns: TableColumns) -> None:
        super().__init__(VERBS, actions)
        self.size: Final[i64] = len(actions)
        self.choices: Final = vec[Action](actions)  # read faster than a list
        self.card: Final = vec[i64](columns.card)  # what is played, or NO_CARD
        self.count: Final = vec[i64](columns.count)  # how many of it
        self.target: Final = vec[i64](columns.target)  # of a Draw card, else NO_SEAT
        self.first: Final = vec[i64](columns.first)  # code of one copy, or of target seat 0


class TableColumns:
    """The columns of the table while it is being built."""

    def __init__(self) -> None:
        self.card: Final[list[int]] = []
        self.count: Final[list[int]] = []
        self.target: Final[list[int]] = []
        self.first: Final[list[int]] = []

    def add(self, card: int, count: int, target: int) -> int:
        """Add a row; return its code."""
        self.card.append(card)
        self.count.append(count)
        self.target.append(target)
        return len(self.card) - 1


def build_table(faces: list[CardFace], seats: int) -> LoopsTable:
    """Build the table for an edition's cards; Draw cards get one action per seat of the edition."""
    columns = TableColumns()
    actions = [
        DO_PICK_UP.action(columns.add(NO_CARD, 0, NO_SEAT), []),
        DO_DECLINE.action(columns.add(NO_CARD, 0, NO_SEAT), []),
    ]
    for card, face in enumerate(faces):
        columns.first.append(len(actions))
        if face.kind == ALTITUDE:
            actions += altitude_actions(columns, card, face)
        elif face.kind == DRAW:
            actions += draw_actions(columns, card, face, seats)
        else:
            actions.append(SPECIALS[face.kind].action(columns.add(card, 1, NO_SEAT), []))
    return LoopsTable(actions, columns)


def altitude_actions(columns: TableColumns, card: int, face: CardFace) -> list[Action]:
    """Build the plays of 1, 2, … copies of one altitude (LO-17)."""
    actions: list[Action] = []
    for count in range(1, face.copies + 1):
        code = columns.add(card, count, NO_SEAT)
        actions.append(PLAY_ALTITUDE.action(code, [face.value, count]))
    return actions


def draw_actions(columns: TableColumns, card: int, face: CardFace, seats: int) -> list[Action]:
    """Build the plays of one Draw card on each seat (LO-34)."""
    actions: list[Action] = []
    for target in range(seats):
        code = columns.add(card, 1, target)
        actions.append(PLAY_DRAW.action(code, [face.value, target]))
    return actions
