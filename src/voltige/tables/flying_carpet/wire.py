"""Landscapes of The Flying Carpet: those that are there, and those that somebody draws."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from voltige.tables.wire.bodies import Components
from voltige.wording.text import Text

MOST_PANELS = 20  # twice what a box holds: one too many is refused by its rule
LAST_SEED = 999_999

Number = Annotated[int, Meta(ge=0, le=99)]
Word = Annotated[str, Meta(max_length=30)]
Placing = Annotated[list[Word | Number], Meta(min_length=3, max_length=4)]
Place = Annotated[list[Placing], Meta(max_length=MOST_PANELS)]
Level = Literal["easy", "classic", "hard"]


class LandscapeInfo(Struct):
    """A landscape, and how many turns a lone carpet is expected to need in it."""

    id: str
    name: Text
    level: Text
    place: Place
    turns: float


class Landscapes(Struct):
    """Everything that landscapes are built of, and those that come with the game."""

    components: Components
    ready: list[LandscapeInfo]


class Sketch(Struct, forbid_unknown_fields=True):
    """A landscape that is being drawn; ``mirrors`` is the option ``mirror_panels``."""

    place: Place
    mirrors: bool = False


class OwnLandscape(Struct, forbid_unknown_fields=True):
    """A landscape to be kept as an edition, and what that is called."""

    place: Place
    title: Annotated[str, Meta(min_length=1, max_length=60)]


class LandscapeFlaw(Struct):
    """The first check that a landscape fails: its rule, and where."""

    check: str
    rule: str
    text: Text
    panel: str
    cells: list[list[int]]


class Judgement(Struct):
    """What the rules say of a sketch."""

    flaw: LandscapeFlaw | None
    turns: float | None
    like: str
    corridor: list[list[int]]
