"""The actions of LOOPS: one code for each, in a fixed order, with named columns."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.action import Action
from voltige.core.fields.kinds import Number, SeatOf
from voltige.core.state import SEAT_LETTERS
from voltige.core.verbs import Listing, Parameter, Verb, VerbTable
from voltige.games.loops import terms
from voltige.games.loops.terms import ALTITUDE, DRAW, KIND_NAMES, NO_CARD, NO_SEAT

PICK_UP: Final = 0  # the code of picking up the pile (LO-24)
DECLINE: Final = 1  # the code of letting a race go (LO-45)

PLAYED: Final = [terms.TURN, terms.RACE]
COUNT: Final = "count"
TARGET: Final = "target"  # may be tried with every card; the refusal names its rule (LO-34)
DO_PICK_UP: Final = Verb("pick_up", "LO-24", "pick up", [], phases=[terms.TURN])
DO_DECLINE: Final = Verb("decline", "LO-45", "decline", [], phases=[terms.RACE])
PLAY_ALTITUDE: Final = Verb(
    "play_altitude",
    "LO-17",
    "play {value} x{count}",
    [Parameter("value", Number()), Parameter(COUNT, Number())],
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


def special(kind: int, rule: str) -> Verb:
    """Declare the play of a special that needs no target."""
    word = KIND_NAMES[kind]
    return Verb(f"play_{word}", rule, f"play {word}", [], [TARGET], phases=PLAYED)


SPECIALS: Final = {  # by kind
    terms.PITCH: special(terms.PITCH, "LO-29"),
    terms.DIRECTION: special(terms.DIRECTION, "LO-30"),
    terms.SPEED: special(terms.SPEED, "LO-39"),
    terms.LOOP: special(terms.LOOP, "LO-31"),
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
        if self.kind == ALTITUDE:
            return str(self.value)
        return f"draw{self.value}" if self.kind == DRAW else KIND_NAMES[self.kind]

    def list_plays(self, listing: Listing, seats: int) -> None:
        """Add 1, 2, … copies of an altitude (LO-17), a Draw card on each seat (LO-34), or itself."""
        if self.kind == ALTITUDE:
            for count in range(1, self.copies + 1):
                listing.add(PLAY_ALTITUDE, [self.value, count])
        elif self.kind == DRAW:
            for target in range(seats):
                listing.add(PLAY_DRAW, [self.value, target])
        else:
            listing.add(SPECIALS[self.kind], [])


@final
class LoopsTable(VerbTable):
    """All actions of an edition. Columns are read by code, ``first`` by card."""

    def __init__(self, faces: list[CardFace], seats: int) -> None:
        listing = Listing()
        listing.add(DO_PICK_UP, [])
        listing.add(DO_DECLINE, [])
        actions = listing.actions
        cards = [NO_CARD] * len(actions)
        first: list[int] = []
        for card, face in enumerate(faces):
            first.append(len(actions))
            face.list_plays(listing, seats)
            cards += [card] * (len(actions) - len(cards))
        super().__init__(VERBS, actions)
        self.size: Final[i64] = len(actions)
        self.choices: Final = vec[Action](actions)  # read faster than a list
        self.card: Final = vec[i64](cards)  # what is played, or NO_CARD
        self.count: Final = self.column(COUNT, 1)  # how many of it
        self.target: Final = self.column(TARGET, NO_SEAT)  # of a Draw card
        self.first: Final = vec[i64](first)  # code of one copy, or of target seat 0

    def column(self, name: str, none: int) -> vec[i64]:
        """Return a parameter of each action, or ``none``."""
        values: list[Any] = [action.data.get(name, none) for action in self.actions]
        return vec[i64]([int(value) for value in values])
