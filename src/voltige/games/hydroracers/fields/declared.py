"""The fields of a position of Hydroracers: keys, kinds, where they live, and who sees them.

Views and lines of notation follow from this (docs/rules/hydroracers.md, "What each seat may know").
"""

from __future__ import annotations

from typing import Final

from voltige.core.fields.field import EVERYONE_SEES, POSITION, VIEW, Attribute, Field
from voltige.core.fields.kinds import MOST, Kind, Number, SeatOf, Word
from voltige.core.fields.layout import Layout, Setup
from voltige.core.fields.tables import table
from voltige.core.fields.turn import phase_field, to_act_field
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.fields.access import Leader, OrderOf
from voltige.games.hydroracers.fields.campaign import awaited_fields, campaign_fields
from voltige.games.hydroracers.fields.kinds import (
    MOST_AMOUNT,
    MOST_COUNT,
    OF_CIRCUIT,
    Name,
    SeatNumber,
    Seats,
)
from voltige.games.hydroracers.fields.notes import NOTES, derived, public
from voltige.games.hydroracers.fields.planes import (
    HOLDINGS_IN_LINES,
    PLANES_IN_LINES,
    plane_fields,
    seen_plane_fields,
)
from voltige.games.hydroracers.options import HydroracersSetup

HOME: Final = "voltige.games.hydroracers"
IN_LINES: Final = (
    "phase circuit token element to_act taker dangers heat round rounds_flown turn order"
)
CAMPAIGN_IN_LINES: Final = (
    " stage next_grid pending flown drawn race calendar space auto_done auto_left base brake "
    "removals course dev_deck discard removed supply track looked public display"
)
IN_VIEWS: Final = (
    "phase to_act taker dangers token element circuit heat round rounds_flown turn order leader "
    "planes"
)


def hydroracers_layout(setup: HydroracersSetup) -> Layout:
    """Declare the fields of the positions at one table."""
    seats = int(setup.seats)
    campaign = setup.campaign
    words = PLANES_IN_LINES + (HOLDINGS_IN_LINES if campaign else "")
    note = NOTES["planes"]
    fields = [
        phase_field(terms.PHASE_NAMES),
        to_act_field(seats),
        *danger_fields(seats),
        *(awaited_fields(setup) if campaign else []),
        *race_fields(setup),
        table("planes", plane_fields(setup), seats, words, told=POSITION, note=note),
        table("planes", seen_plane_fields(setup), seats, told=VIEW, note=note),
        *(campaign_fields(setup) if campaign else []),
    ]
    line = IN_LINES + (CAMPAIGN_IN_LINES if campaign else "")
    return Layout(Setup(HOME, setup.edition, seats, setup.values), fields, line, IN_VIEWS)


def danger_fields(seats: int) -> list[Field]:
    """Declare who is dealt something, and the danger that is being resolved."""
    return [
        public("taker", SeatNumber(seats), phases=terms.OF_TAKER),
        usual("dangers", Number(0, MOST_AMOUNT), 1, terms.DANGEROUS),
        public("token", Word(terms.TOKEN_NAMES), phases=[terms.PLACE_TOKEN]),
        public("element", Name(terms.ELEMENT_NAMES), phases=terms.DANGEROUS),
    ]


def usual(
    name: str, kind: Kind, default: int, phases: list[int], access: Attribute | None = None
) -> Field:
    """Declare what everybody sees, with what it is where data leaves it open."""
    note = NOTES[name]
    return Field(
        name, kind, EVERYONE_SEES, access=access, default=default, phases=phases, note=note
    )


def race_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare circuit, heat, round and whose turn it is."""
    seats = int(setup.seats)
    first = max(0, int(setup.circuit))
    order = Seats(seats, seats, or_nobody=False)
    return [
        usual("circuit", Name(setup.edition.circuit_ids, OF_CIRCUIT), first, terms.WITH_CIRCUIT),
        usual("heat", Number(0, MOST_COUNT), 1, terms.RACED),
        usual("round", Number(0, MOST), 1, terms.RACED, Attribute("round_no")),
        public("rounds_flown", Number(0, MOST)),
        public("turn", Number(0, seats - 1), phases=terms.FLYING),
        public("order", order, OrderOf(), terms.RACED),
        derived("leader", SeatOf(seats), Leader()),
    ]
