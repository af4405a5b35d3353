"""The fields of The Flying Carpet that follow from others, and those that only views tell."""

from __future__ import annotations

from voltige.core.fields.cards import Counts, Deck
from voltige.core.fields.field import (
    EVERYONE_SEES,
    OWNER,
    POSITION,
    VIEW,
    Attribute,
    Field,
    Follows,
    OfSeat,
)
from voltige.core.fields.kinds import Number, SeatOf, Told
from voltige.core.fields.schemas import list_schema
from voltige.games.flying_carpet.edition import WIND_CARDS
from voltige.games.flying_carpet.fields import access
from voltige.games.flying_carpet.options import CarpetSetup
from voltige.games.flying_carpet.terms import LANDING
from voltige.games.flying_carpet.zones import hand_size


def derived_fields(setup: CarpetSetup) -> list[Field]:
    """Declare what follows from other fields."""
    seat = SeatOf(int(setup.seats))
    return [
        Field(
            "winner",
            seat,
            EVERYONE_SEES,
            derived=True,
            note="The seat that has won (FC-84, FC-89).",
        ),
        Field(
            "target",
            seat,
            EVERYONE_SEES,
            access=Follows(access.target_of),
            phases=[LANDING],
            derived=True,
            note="The carpet that the one in turn has come upon: hold it or force it down (FC-70).",
        ),
        Field(
            "spent_directions",
            Number(),
            access=OfSeat(access.spent_directions),
            per_seat=True,
            told=POSITION,
            derived=True,
            note="How many direction cards each seat has played (FC-27).",
        ),
        Field(
            "hand_sizes",
            Number(),
            EVERYONE_SEES,
            access=OfSeat(hand_size),
            per_seat=True,
            derived=True,
            note="How many wind cards each seat holds (FC-4).",
        ),
        Field(
            "draw_pile_size",
            Number(0, WIND_CARDS),
            EVERYONE_SEES,
            access=Attribute("draw_size"),
            derived=True,
            note="How many cards are in the draw pile (FC-5).",
        ),
        Field(
            "discard_pile_size",
            Number(0, WIND_CARDS),
            EVERYONE_SEES,
            access=Attribute("discard_size"),
            told=POSITION,
            derived=True,
            note="How many cards are in the discard pile (FC-18).",
        ),
    ]


def view_fields(setup: CarpetSetup, deck: Deck) -> list[Field]:
    """Declare what only views tell; it is asked with the seat that looks."""
    hands = list_schema(Counts(deck).schema(), int(setup.seats))
    return [
        Field(
            "hand",
            Counts(deck),
            OWNER,
            access=OfSeat(access.own_hand),
            told=VIEW,
            note="How many of each wind card the seat that looks holds (FC-4).",
        ),
        Field(
            "hands",
            Told(hands),
            EVERYONE_SEES,
            access=Follows(access.open_hands),
            told=VIEW,
            note="All hands where they lie open, else an empty list (FC-97).",
        ),
    ]
