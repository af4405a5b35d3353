"""The fields of a position of The Flying Carpet: keys, kinds, where they live, and who sees them.

Views and lines of notation follow from this (docs/rules/flying-carpet.md, "What each seat may know").
"""

from __future__ import annotations

from typing import Any, Final

from voltige.core.fields.cards import Counts, Deck
from voltige.core.fields.field import EVERYONE_SEES, OWNER, POSITION, SIZE, Attribute, Field, InRow
from voltige.core.fields.group import Members
from voltige.core.fields.kinds import Flag, Number, SeatOf, Word
from voltige.core.fields.layout import Layout, Setup
from voltige.core.fields.turn import phase_field, to_act_field
from voltige.games.flying_carpet import terms
from voltige.games.flying_carpet.edition import DIRECTION_CARDS
from voltige.games.flying_carpet.fields import access, kinds
from voltige.games.flying_carpet.fields.derived import derived_fields, view_fields
from voltige.games.flying_carpet.options import SEED_DIGITS, CarpetSetup

HOME: Final = "voltige.games.flying_carpet"
DRAFTING: Final = [terms.DRAFT, terms.DRAFT_COLUMN, terms.DRAFT_ROW]
IN_LINES: Final = "phase active first to_act round number digits"
IN_VIEWS: Final = (
    "phase to_act active first round landscape number digits draft cells stacks held directions "
    "places target pending winner hand hands hand_sizes draw_pile_size discard_pile"
)


def carpet_layout(setup: CarpetSetup) -> Layout:
    """Declare the fields of the positions at one table."""
    seats = int(setup.seats)
    deck = Deck(setup.edition.ids, setup.edition.ids)
    fields = [
        *turn_fields(setup),
        *landscape_fields(setup),
        *carpet_fields(setup),
        *card_fields(setup, deck),
        *derived_fields(setup),
        *view_fields(setup, deck),
    ]
    return Layout(Setup(HOME, setup.edition, seats, setup.values), fields, IN_LINES, IN_VIEWS)


def turn_fields(setup: CarpetSetup) -> list[Field]:
    """Declare whose turn it is."""
    seat = SeatOf(int(setup.seats))
    return [
        phase_field(terms.PHASE_NAMES),
        to_act_field(int(setup.seats)),
        Field("active", seat, EVERYONE_SEES, note="The seat in turn (FC-13)."),
        Field("first", seat, EVERYONE_SEES, note="The seat that begins (FC-13)."),
        Field(
            "round",
            Number(),
            EVERYONE_SEES,
            access=Attribute("round_no"),
            note="The round; 0 before the first (FC-96).",
        ),
    ]


def landscape_fields(setup: CarpetSetup) -> list[Field]:
    """Declare the landscape and how it comes about."""
    return [
        Field(
            "landscape",
            kinds.LandKind(setup),
            EVERYONE_SEES,
            access=access.LandOf(),
            note="The panels that stand, each with its column and row, perhaps mirrored (FC-6).",
        ),
        Field(
            "number",
            Number(0, 10**SEED_DIGITS - 1),
            EVERYONE_SEES,
            access=Attribute("seed"),
            default=0,
            note="The number of a landscape that luck makes, as far as it is drawn.",
        ),
        Field(
            "digits",
            Number(0, SEED_DIGITS),
            EVERYONE_SEES,
            note="How many digits of that number are drawn.",
        ),
        draft_field(setup),
    ]


def draft_field(setup: CarpetSetup) -> Field:
    """Declare how far the players have come who build the landscape."""
    ids = setup.edition.panel_ids
    panels: list[Any] = list(range(len(ids)))
    seats = int(setup.seats)
    fields = [
        Field(
            "passed",
            Flag(),
            EVERYONE_SEES,
            access=InRow("passes"),
            default=False,
            per_seat=True,
            note="Whether each seat has passed and builds no more.",
        ),
        Field(
            "panel",
            Word([*ids, ""], [*panels, terms.NO_PANEL], kinds.PANEL),
            EVERYONE_SEES,
            access=Attribute("chosen"),
            default=terms.NO_PANEL,
            note="The panel that is being placed, if one is chosen.",
        ),
        Field(
            "mirrored",
            Flag(),
            EVERYONE_SEES,
            default=False,
            note="Whether it is placed the other way round.",
        ),
        Field(
            "column",
            Number(0, int(setup.board.width)),
            EVERYONE_SEES,
            default=0,
            note="The column chosen for it, or 0.",
        ),
    ]
    return Field(
        "draft",
        kinds.DraftKind(fields, seats),
        EVERYONE_SEES,
        access=Members(fields, seats),
        phases=DRAFTING,
        note="Who builds the landscape, panel by panel, and with what.",
    )


def carpet_fields(setup: CarpetSetup) -> list[Field]:
    """Declare what is known of each carpet; direction cards may be hidden (FC-98, FC-105)."""
    sight = EVERYONE_SEES if setup.directions_shown else OWNER
    return [
        Field(
            "cells",
            kinds.CellOf(setup.board),
            EVERYONE_SEES,
            access=access.OfCarpet(terms.CELL),
            default=terms.OFF_BOARD,
            per_seat=True,
            note="Column and row of each carpet; an empty list for one that is not on the board "
            "(FC-14, FC-109).",
        ),
        Field(
            "stacks",
            kinds.StacksKind(int(setup.seats)),
            EVERYONE_SEES,
            access=access.StackOrder(),
            note='The carpets on each cell ("column,row"), the lowest first; the start has no order '
            "(FC-71, FC-85).",
        ),
        Field(
            "held",
            Flag(),
            EVERYONE_SEES,
            access=access.OfCarpet(terms.HELD),
            default=False,
            per_seat=True,
            note="Whether each carpet is held and will miss its next turn (FC-71).",
        ),
        Field(
            "directions",
            kinds.CardsLeft(),
            sight,
            access=access.OfCarpet(terms.LEFT_CARDS),
            default=DIRECTION_CARDS,
            per_seat=True,
            note="How many direction cards each seat has left; −1 where that is hidden "
            "(FC-98, FC-105).",
        ),
        Field(
            "places",
            Number(0, int(setup.seats)),
            EVERYONE_SEES,
            access=access.OfCarpet(terms.PLACE),
            default=0,
            per_seat=True,
            note="The place of each carpet that has arrived, 0 for the others (FC-109).",
        ),
    ]


def card_fields(setup: CarpetSetup, deck: Deck) -> list[Field]:
    """Declare where the wind cards are; hands are hidden unless they lie open (FC-4, FC-97)."""
    sight = EVERYONE_SEES if setup.open_hands else OWNER | SIZE
    cards: list[Any] = list(range(len(deck.ids)))
    return [
        Field(
            "hands",
            Counts(deck),
            sight,
            access=access.HandOf(),
            per_seat=True,
            told=POSITION,
            note="How many of each wind card are in each hand (FC-4).",
        ),
        Field(
            "draw_pile",
            Counts(deck, sized=True),
            SIZE,
            access=access.PileOf(int(setup.draw_at), "draw_size"),
            told=POSITION,
            note="How many of each wind card are in the draw pile (FC-5).",
        ),
        Field(
            "discard_pile",
            Counts(deck),
            EVERYONE_SEES,
            access=access.PileOf(int(setup.discard_at), "discard_size"),
            note="How many of each wind card are in the discard pile (FC-101).",
        ),
        Field(
            "pending",
            Word(
                ["", "draw", *deck.ids], [terms.NO_DRAW, terms.DRAW_ONE, *cards], "card or `draw`"
            ),
            EVERYONE_SEES,
            note="What the seat in turn does at the end of its turn: draw a card, swap the card "
            "named, or nothing (FC-19, FC-23).",
        ),
    ]
