"""The fields of a position of The Flying Carpet: keys, kinds, where they live, and who sees them.

Views and lines of notation follow from this (docs/rules/flying-carpet.md, "What each seat may know").
"""

from __future__ import annotations

from typing import Any, Final

from voltige.core.fields.cards import Counts, Deck
from voltige.core.fields.field import (
    EVERYONE_SEES,
    OWNER,
    POSITION,
    SIZE,
    VIEW,
    Attribute,
    Field,
)
from voltige.core.fields.kinds import Flag, Number, SeatOf, Told, Word
from voltige.core.fields.layout import Layout, Setup
from voltige.core.state import NOBODY
from voltige.games.flying_carpet.edition import DIRECTION_CARDS, WIND_CARDS
from voltige.games.flying_carpet.fields.access import (
    DraftOf,
    HandOf,
    HandSize,
    LandOf,
    OfCarpet,
    OpenHands,
    OwnHand,
    PileOf,
    SpentCards,
    StackOrder,
    Target,
)
from voltige.games.flying_carpet.fields.kinds import CellOf, DraftKind, LandKind, StacksKind
from voltige.games.flying_carpet.options import SEED_DIGITS, CarpetSetup
from voltige.games.flying_carpet.terms import (
    CELL,
    DRAFT,
    DRAFT_COLUMN,
    DRAFT_ROW,
    DRAW_ONE,
    HELD,
    LEFT_CARDS,
    NO_DRAW,
    PHASE_NAMES,
    PLACE,
)

HOME: Final = "voltige.games.flying_carpet"
DRAFTING: Final = [DRAFT, DRAFT_COLUMN, DRAFT_ROW]
IN_LINES: Final = "phase active first to_act round number digits"
IN_VIEWS: Final = (
    "phase to_act active first round landscape number digits draft cells stacks held directions "
    "places target pending winner hand hands hand_sizes draw_pile_size discard_pile"
)


def carpet_layout(setup: CarpetSetup) -> Layout:
    """Declare the fields of the positions at one table."""
    seats = int(setup.seats)
    deck = Deck(setup.edition.ids, setup.edition.ids)
    seat = SeatOf(seats)
    cards: list[Any] = list(range(len(deck.ids)))
    fields = [
        Field("phase", Word(PHASE_NAMES), EVERYONE_SEES),
        Field("to_act", Number(NOBODY, seats - 1), EVERYONE_SEES),
        Field("active", seat, EVERYONE_SEES),
        Field("first", seat, EVERYONE_SEES),
        Field("round", Number(), EVERYONE_SEES, access=Attribute("round_no")),
        Field("landscape", LandKind(setup), EVERYONE_SEES, access=LandOf()),
        Field("number", Number(0, 10**SEED_DIGITS - 1), EVERYONE_SEES, access=Attribute("seed")),
        Field("digits", Number(0, SEED_DIGITS), EVERYONE_SEES),
        Field("draft", DraftKind(setup), EVERYONE_SEES, access=DraftOf(), phases=DRAFTING),
        *carpet_fields(setup),
        Field(
            "hands", Counts(deck), hand_sight(setup), access=HandOf(), per_seat=True, told=POSITION
        ),
        Field("draw_pile", Counts(deck, sized=True), SIZE, access=draw_pile(setup), told=POSITION),
        Field("discard_pile", Counts(deck), EVERYONE_SEES, access=discard_pile(setup)),
        Field(
            "pending",
            Word(["", "draw", *deck.ids], [NO_DRAW, DRAW_ONE, *cards]),
            EVERYONE_SEES,
        ),
        Field("winner", seat, derived=True),
        Field("target", seat, access=Target(), derived=True),
        Field(
            "spent_directions",
            Number(),
            access=SpentCards(),
            per_seat=True,
            told=POSITION,
            derived=True,
        ),
        Field("hand_sizes", Number(), access=HandSize(), per_seat=True, derived=True),
        Field("draw_pile_size", Number(0, WIND_CARDS), access=Attribute("draw_size"), derived=True),
        Field(
            "discard_pile_size",
            Number(0, WIND_CARDS),
            access=Attribute("discard_size"),
            told=POSITION,
            derived=True,
        ),
        *view_fields(deck),
    ]
    return Layout(Setup(HOME, setup.edition, seats, setup.values), fields, IN_LINES, IN_VIEWS)


def carpet_fields(setup: CarpetSetup) -> list[Field]:
    """Declare what is known of each carpet; direction cards may be hidden (FC-98, FC-105)."""
    sight = EVERYONE_SEES if setup.directions_shown else OWNER
    left = Number(0, DIRECTION_CARDS)
    return [
        Field("cells", CellOf(setup.board), EVERYONE_SEES, access=OfCarpet(CELL), per_seat=True),
        Field("stacks", StacksKind(int(setup.seats)), EVERYONE_SEES, access=StackOrder()),
        Field("held", Flag(), EVERYONE_SEES, access=OfCarpet(HELD), default=False, per_seat=True),
        Field(
            "directions",
            left,
            sight,
            access=OfCarpet(LEFT_CARDS),
            default=DIRECTION_CARDS,
            per_seat=True,
        ),
        Field(
            "places",
            Number(0, int(setup.seats)),
            EVERYONE_SEES,
            access=OfCarpet(PLACE),
            default=0,
            per_seat=True,
        ),
    ]


def hand_sight(setup: CarpetSetup) -> int:
    """Return who sees the cards of a hand (FC-4, FC-97)."""
    return EVERYONE_SEES if setup.open_hands else OWNER | SIZE


def draw_pile(setup: CarpetSetup) -> PileOf:
    return PileOf(int(setup.draw_at), "draw_size")


def discard_pile(setup: CarpetSetup) -> PileOf:
    return PileOf(int(setup.discard_at), "discard_size")


def view_fields(deck: Deck) -> list[Field]:
    """Declare what only views tell; it is asked with the seat that looks."""
    hands = {"type": "array", "items": Counts(deck).schema()}
    return [
        Field("hand", Counts(deck), access=OwnHand(), told=VIEW),
        Field("hands", Told(hands), access=OpenHands(), told=VIEW),
    ]
