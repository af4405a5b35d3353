"""The fields of a position of LOOPS: keys, kinds, where they live, and who sees them.

Views and lines of notation follow from this (docs/rules/loops.md, "What each seat may know").
"""

from __future__ import annotations

from typing import Final

from voltige.core.fields.cards import Cards, Counts, Deck
from voltige.core.fields.field import (
    EVERYONE_SEES,
    OWNER,
    POSITION,
    SIZE,
    VIEW,
    WHEN_OVER,
    Attribute,
    Field,
    Row,
)
from voltige.core.fields.group import group
from voltige.core.fields.kinds import Number, SeatOf, Told, Word
from voltige.core.fields.layout import Layout, Setup
from voltige.core.state import NOBODY
from voltige.games.loops.fields.access import (
    Base,
    BoxFace,
    Claim,
    DrawPileSize,
    HandSize,
    Held,
    HighestNext,
    LowestNext,
    NextSeat,
    OpenHands,
    OwnClaim,
    OwnHand,
    Pile,
    ShownPile,
)
from voltige.games.loops.options import LoopsSetup
from voltige.games.loops.terms import (
    DEAL,
    LEFT,
    NO_CLAIM,
    PHASE_NAMES,
    RACE,
    RIGHT,
    SETTLE_RACE,
    TAKE,
    TURN,
)

HOME: Final = "voltige.games.loops"
TAKING: Final = [DEAL, TAKE]
RACING: Final = [RACE, SETTLE_RACE]
IN_LINES: Final = (
    "phase direction attitude turn_owner starter taker round_no plays_this_round to_take to_act "
    "pile bottom draw_pile returned hands known totals rounds_won race"
)


IN_VIEWS: Final = (
    "phase to_act turn_owner next_seat starter round_no plays_this_round direction attitude "
    "base_altitude lowest_next highest_next box_face pile pile_size draw_pile_size bottom hand "
    "hand_sizes known returned totals rounds_won taker to_take speed_player claim open_hands"
)


def loops_layout(setup: LoopsSetup) -> Layout:
    """Declare the fields of the positions at one table."""
    seats = int(setup.seats)
    deck = Deck(setup.edition.ids, setup.edition.words)
    seat = SeatOf(seats)
    pile_sight = EVERYONE_SEES if setup.pile_browse else SIZE  # LO-D27: its top as well (view.py)
    fields = [
        Field("phase", Word(PHASE_NAMES), EVERYONE_SEES),
        Field("to_act", Number(NOBODY, seats - 1), EVERYONE_SEES),
        Field("turn_owner", seat, EVERYONE_SEES),
        Field("starter", seat, EVERYONE_SEES),
        Field("round_no", Number(), EVERYONE_SEES, default=1),
        Field("plays_this_round", Number(), EVERYONE_SEES, access=Attribute("plays")),
        Field("direction", Word(["left", "right"], [LEFT, RIGHT]), EVERYONE_SEES),
        Field(
            "attitude",
            Word(["positive", "negative"], [True, False]),
            EVERYONE_SEES,
            access=Attribute("positive"),
        ),
        Field("pile", Cards(deck, int(setup.deck_size)), pile_sight, access=Pile(), told=POSITION),
        Field("draw_pile", Counts(deck, sized=True), SIZE, access=Held(setup, 0), told=POSITION),
        Field("bottom", Cards(deck), EVERYONE_SEES, access=Row("bottom")),
        Field(
            "hands",
            Counts(deck),
            OWNER | SIZE | WHEN_OVER,
            access=Held(setup, 0),
            per_seat=True,
            may_be_short=True,
            told=POSITION,
        ),
        Field(
            "known",
            Counts(deck),
            EVERYONE_SEES,
            access=Held(setup, int(setup.known_at)),
            per_seat=True,
            may_be_short=True,
        ),
        Field("returned", Counts(deck), EVERYONE_SEES, access=Row("returned")),
        Field("totals", Number(), EVERYONE_SEES, per_seat=True),
        Field("rounds_won", Number(), EVERYONE_SEES, per_seat=True),
        Field("taker", SeatOf(seats, or_none=False), EVERYONE_SEES, phases=TAKING),
        Field("to_take", Number(), EVERYONE_SEES, phases=TAKING),
        group("race", race_fields(setup), seats, RACING),
        *derived_fields(),
        *view_fields(setup, deck),
    ]
    fixed = Setup(HOME, setup.edition, seats, setup.values)
    return Layout(fixed, fields, IN_LINES, IN_VIEWS)


def race_fields(setup: LoopsSetup) -> list[Field]:
    """Declare who played Speed, and each seat's answer, which is secret (LO-43)."""
    return [
        Field("speed_player", SeatOf(int(setup.seats), or_none=False), EVERYONE_SEES),
        Field("claims", Claim(setup.table), OWNER, default=NO_CLAIM, per_seat=True),
    ]


def derived_fields() -> list[Field]:
    """Declare what follows from other fields."""
    metres = Number()
    return [
        Field("base_altitude", metres, access=Base(), derived=True),
        Field("box_face", Number(0, 3), access=BoxFace(), derived=True),
        Field("pile_size", Number(), access=Attribute("pile_size"), derived=True),
        Field("draw_pile_size", Number(), access=DrawPileSize(), derived=True),
        Field("hand_sizes", Number(), access=HandSize(), per_seat=True, derived=True),
    ]


def view_fields(setup: LoopsSetup, deck: Deck) -> list[Field]:
    """Declare what only views tell; it is asked with the seat that looks."""
    seats = int(setup.seats)
    hands = {"type": "array", "items": Counts(deck).schema()}
    return [
        Field("next_seat", SeatOf(seats), access=NextSeat(), phases=[TURN], told=VIEW),
        Field("lowest_next", Number(), access=LowestNext(), told=VIEW),
        Field("highest_next", Number(), access=HighestNext(), told=VIEW),
        Field("pile", Cards(deck), access=ShownPile(), told=VIEW),
        Field("hand", Counts(deck), access=OwnHand(), told=VIEW),
        Field("speed_player", SeatOf(seats), phases=RACING, told=VIEW),
        Field("claim", Claim(setup.table), access=OwnClaim(), phases=RACING, told=VIEW),
        Field("open_hands", Told(hands), access=OpenHands(), told=VIEW),
    ]
