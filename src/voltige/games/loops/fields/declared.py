"""The fields of a position of LOOPS: keys, kinds, where they live, and who sees them.

Views and lines of notation follow from this (docs/rules/loops.md, "What each seat may know").
"""

from __future__ import annotations

from typing import Final

from voltige.core.fields.cards import Cards, Counts, Deck
from voltige.core.fields.field import (
    BY_RULE,
    EVERYONE_SEES,
    OWNER,
    POSITION,
    SIZE,
    WHEN_OVER,
    Attribute,
    Field,
    Row,
)
from voltige.core.fields.group import group
from voltige.core.fields.kinds import Number, SeatOf, Word
from voltige.core.fields.layout import Layout, Setup
from voltige.core.fields.turn import TO_ACT_NOTE, phase_field, to_act_field
from voltige.games.loops.fields.access import Claim, Held, Pile
from voltige.games.loops.fields.derived import RACING, SPEED_PLAYER, derived_fields, view_fields
from voltige.games.loops.options import LoopsSetup
from voltige.games.loops.terms import (
    DEAL,
    DIRECTION_NAMES,
    NO_CLAIM,
    PHASE_NAMES,
    PITCH_NAMES,
    TAKE,
)

HOME: Final = "voltige.games.loops"
TAKING: Final = [DEAL, TAKE]
IN_LINES: Final = (
    "phase direction pitch turn_owner starter taker round_no plays_this_round to_take to_act "
    "pile bottom draw_pile returned hands known totals rounds_won race"
)
IN_VIEWS: Final = (
    "phase to_act turn_owner next_seat starter round_no plays_this_round direction pitch "
    "base_altitude lowest_next highest_next box_face pile pile_size draw_pile_size bottom hand "
    "hand_sizes known returned totals rounds_won taker to_take speed_player claim open_hands"
)


def loops_layout(setup: LoopsSetup) -> Layout:
    """Declare the fields of the positions at one table."""
    seats = int(setup.seats)
    deck = Deck(setup.edition.ids, setup.edition.words)
    fields = [
        *turn_fields(seats),
        *condition_fields(),
        *card_fields(setup, deck),
        Field("totals", Number(), EVERYONE_SEES, "The points of each seat (LO-53).", per_seat=True),
        Field(
            "rounds_won",
            Number(),
            EVERYONE_SEES,
            "How many rounds each seat has won (LO-49).",
            per_seat=True,
        ),
        Field(
            "taker",
            SeatOf(seats, or_nobody=False),
            EVERYONE_SEES,
            "The seat that is dealt cards, or takes them for a Draw card (LO-2, LO-34).",
            phases=TAKING,
        ),
        Field(
            "to_take",
            Number(),
            EVERYONE_SEES,
            "How many cards the taker has still to get.",
            phases=TAKING,
        ),
        group("race", race_fields(setup), seats, RACING, "The Speed race that is on (LO-39)."),
        *derived_fields(),
        *view_fields(setup, deck),
    ]
    fixed = Setup(HOME, setup.edition, seats, setup.values)
    return Layout(fixed, fields, IN_LINES, IN_VIEWS)


def turn_fields(seats: int) -> list[Field]:
    """Declare whose turn it is, and in which round."""
    seat = SeatOf(seats)
    return [
        phase_field(
            PHASE_NAMES,
            note="What is awaited; in views a race that luck settles is still a race (LO-43).",
        ),
        to_act_field(
            seats,
            EVERYONE_SEES | BY_RULE,
            TO_ACT_NOTE + " In a race a seat sees itself while its own answer is awaited (LO-43).",
        ),
        Field(
            "turn_owner",
            seat,
            EVERYONE_SEES,
            "The seat in turn; in a race the one whose turn comes if nobody claims (LO-45).",
        ),
        Field("starter", seat, EVERYONE_SEES, "The seat that began the round (LO-8)."),
        Field("round_no", Number(), EVERYONE_SEES, "The round; 0 before the first.", default=1),
        Field(
            "plays_this_round",
            Number(),
            EVERYONE_SEES,
            "Plays, pick-ups and punished faults of the round, which its cap counts (LO-59).",
            access=Attribute("plays"),
        ),
    ]


def condition_fields() -> list[Field]:
    """Declare direction and pitch."""
    return [
        Field(
            "direction",
            Word(list(DIRECTION_NAMES.values()), list(DIRECTION_NAMES)),
            EVERYONE_SEES,
            "The direction of play: to the left seat numbers rise (LO-12).",
        ),
        Field(
            "pitch",
            Word(list(PITCH_NAMES.values()), list(PITCH_NAMES)),
            EVERYONE_SEES,
            "Whether the plane climbs or dives (LO-14, LO-15).",
            access=Attribute("positive"),
        ),
    ]


def card_fields(setup: LoopsSetup, deck: Deck) -> list[Field]:
    """Declare where the cards are."""
    pile_sight = EVERYONE_SEES if setup.pile_browse else SIZE  # LO-D27: its top as well (view.py)
    return [
        Field(
            "pile",
            Cards(deck, int(setup.deck_size)),
            pile_sight,
            "The pile, its top last (LO-11).",
            access=Pile(),
            told=POSITION,
        ),
        Field(
            "draw_pile",
            Counts(deck, sized=True),
            SIZE,
            "How many of each card are in the shuffled part of the draw pile (LO-3).",
            access=Held(setup, 0),
            told=POSITION,
        ),
        Field(
            "bottom",
            Cards(deck),
            EVERYONE_SEES,
            "The cards that a Loop slid under the draw pile, in the order in which they will be "
            "drawn; only with `loop_return = bottom` (LO-D13).",
            access=Row("bottom"),
        ),
        Field(
            "hands",
            Counts(deck),
            OWNER | SIZE | WHEN_OVER,
            "How many of each card are in each hand.",
            access=Held(setup, 0),
            per_seat=True,
            may_be_short=True,
            told=POSITION,
        ),
        Field(
            "known",
            Counts(deck),
            EVERYONE_SEES,
            "The cards that all know to be in each hand, from pick-ups and faults (LO-24, LO-61).",
            access=Held(setup, int(setup.known_at)),
            per_seat=True,
            may_be_short=True,
        ),
        Field(
            "returned",
            Counts(deck),
            EVERYONE_SEES,
            "The cards that all know to be in the draw pile, since a Loop and until the next "
            "draw (LO-31).",
            access=Row("returned"),
        ),
    ]


def race_fields(setup: LoopsSetup) -> list[Field]:
    """Declare who played Speed, and each seat's answer, which is secret (LO-43)."""
    return [
        Field(
            "speed_player", SeatOf(int(setup.seats), or_nobody=False), EVERYONE_SEES, SPEED_PLAYER
        ),
        Field(
            "claims",
            Claim(setup.table),
            OWNER,
            "Each seat's answer in notation; nothing while there is none (LO-43).",
            default=NO_CLAIM,
            per_seat=True,
        ),
    ]
