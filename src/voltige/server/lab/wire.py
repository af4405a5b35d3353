"""What is asked of the lab, and what it answers."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from voltige.tables.wire.bodies import EditionText
from voltige.tables.wire.parts import Problem

MOST_CHANGES = 2000
MOST_FIGURES = 1000
MOST_DEALS = 100_000  # of one comparison
MOST_AT_ONCE = 100  # deals of one request

GameName = Annotated[str, Meta(max_length=40)]
Part = Annotated[str, Meta(max_length=60)] | Annotated[int, Meta(ge=0, le=9999)]
Word = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Plain = bool | Number | Annotated[float, Meta(ge=-1e12, le=1e12)] | Word
Sum = Annotated[float, Meta(ge=-1e12, le=1e12)]
FigureKind = Literal["seats", "course", "things"]


class LabChange(Struct, forbid_unknown_fields=True):
    """Another value for one key of an edition: the way to it, numbers being places in lists from 0."""

    key: Annotated[list[Part], Meta(min_length=1, max_length=8)]
    value: Plain | Annotated[list[Plain], Meta(max_length=100)]


class LabDraft(Struct, forbid_unknown_fields=True):
    """The default edition of a game with some values changed."""

    game: GameName
    changes: Annotated[list[LabChange], Meta(max_length=MOST_CHANGES)]


class LabEdition(Struct):
    """A changed edition as a file, and all that is wrong with it."""

    text: str
    faults: list[Problem]


class LabSums(Struct, forbid_unknown_fields=True):
    """One figure added up over the deals so far: as usual, changed, and squares of the differences."""

    kind: FigureKind
    name: Annotated[str, Meta(max_length=80)]
    base: Sum
    changed: Sum
    squares: Annotated[float, Meta(ge=0, le=1e15)]


class LabTrial(Struct, kw_only=True, forbid_unknown_fields=True):
    """Some more deals, each played as usual and with the change; ``sums`` are those of the deals before."""

    game: GameName
    edition_text: EditionText
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=1, le=26)]
    bots: Literal["cadet", "pilot"] = "pilot"
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 0
    first: Annotated[int, Meta(ge=0, le=MOST_DEALS)] = 0
    count: Annotated[int, Meta(ge=1, le=MOST_AT_ONCE)] = MOST_AT_ONCE
    sums: Annotated[list[LabSums], Meta(max_length=MOST_FIGURES)] = []


class LabLine(Struct):
    """One figure: means per game, their difference, and half of its 95 % interval once there is one."""

    kind: FigureKind
    name: str
    base: float
    changed: float
    difference: float
    error: float | None
    sure: bool


class LabTold(Struct):
    """What all deals so far tell; ``sums`` go into the next request, which begins at ``deals``."""

    deals: int
    sums: list[LabSums]
    lines: list[LabLine]
