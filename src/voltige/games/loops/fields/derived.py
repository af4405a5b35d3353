"""The fields of LOOPS that follow from others, and those that only views tell."""

from __future__ import annotations

from typing import Final

from voltige.core.fields.cards import Cards, Counts, Deck
from voltige.core.fields.field import (
    OWNER,
    WHEN_OVER,
    Attribute,
    Field,
    Follows,
    OfSeat,
    derived_field,
    view_field,
)
from voltige.core.fields.kinds import Number, SeatOf, Told
from voltige.core.fields.schemas import list_schema
from voltige.games.loops.fields import access
from voltige.games.loops.options import LoopsSetup
from voltige.games.loops.terms import RACE, SETTLE_RACE, TURN
from voltige.games.loops.zones import draw_pile_size, hand_size

RACING: Final = [RACE, SETTLE_RACE]
SPEED_PLAYER: Final = "The seat that played the Speed card (LO-39)."


def derived_fields() -> list[Field]:
    """Declare what follows from other fields."""
    return [
        derived_field(
            "base_altitude",
            Number(),
            Follows(access.base_altitude),
            "The last altitude in the pile, in metres; 0 for none (LO-20, LO-21).",
        ),
        derived_field(
            "box_face",
            Number(0, 3),
            Follows(access.shown_face),
            "The face of the condition box (LO-67).",
        ),
        derived_field(
            "pile_size", Number(), Attribute("pile_size"), "How many cards are in the pile."
        ),
        derived_field(
            "draw_pile_size",
            Number(),
            Follows(draw_pile_size),
            "How many cards are in the draw pile, those at its bottom included (LO-3).",
        ),
        derived_field(
            "hand_sizes",
            Number(),
            OfSeat(hand_size),
            "How many cards each seat holds.",
            per_seat=True,
        ),
    ]


def view_fields(setup: LoopsSetup, deck: Deck) -> list[Field]:
    """Declare what only views tell."""
    seat = SeatOf(int(setup.seats))
    hands = list_schema(Counts(deck).schema(), int(setup.seats))
    return [
        view_field(
            "next_seat",
            seat,
            Follows(access.next_seat),
            "The seat that plays after the one in turn as things stand (LO-12).",
            phases=[TURN],
        ),
        view_field(
            "lowest_next",
            Number(),
            Follows(access.lowest_next),
            "The lowest altitude that may follow, in metres (LO-14, LO-15, LO-21).",
        ),
        view_field(
            "highest_next",
            Number(),
            Follows(access.highest_next),
            "The highest altitude that may follow, in metres (LO-14, LO-15, LO-21).",
        ),
        view_field(
            "pile",
            Cards(deck),
            Follows(access.shown_pile),
            "The pile, its top last; with `pile_browse = false` its top alone (LO-11, LO-D27).",
        ),
        view_field(
            "hand",
            Counts(deck),
            OfSeat(access.own_hand),
            "How many of each card the seat that looks holds.",
            OWNER,
        ),
        view_field(
            "open_hands",
            Told(hands),
            Follows(access.open_hands),
            "All hands once the game is over, before that an empty list (LO-53).",
            WHEN_OVER,
        ),
        view_field("speed_player", seat, Attribute("speed_player"), SPEED_PLAYER, phases=RACING),
        view_field(
            "claim",
            access.Claim(setup.table),
            OfSeat(access.own_claim),
            "The answer of the seat that looks, in notation; nothing while there is none (LO-43).",
            OWNER,
            RACING,
        ),
    ]
