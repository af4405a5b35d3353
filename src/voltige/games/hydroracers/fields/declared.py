"""The fields of a position of Hydroracers: keys, kinds, where they live, and who sees them.

Views and lines of notation follow from this (docs/rules/hydroracers.md, "What each seat may know").
"""

from __future__ import annotations

from typing import Final

from voltige.core.fields.field import EVERYONE_SEES, POSITION, VIEW, Attribute, Field
from voltige.core.fields.kinds import MOST, Number, SeatOf, Word
from voltige.core.fields.layout import Layout, Setup
from voltige.core.fields.tables import table
from voltige.core.state import NOBODY
from voltige.games.hydroracers.fields.access import Leader, OrderOf
from voltige.games.hydroracers.fields.campaign import awaited_fields, campaign_fields
from voltige.games.hydroracers.fields.kinds import (
    MOST_AMOUNT,
    MOST_COUNT,
    Name,
    SeatNumber,
    Seats,
)
from voltige.games.hydroracers.fields.planes import (
    HOLDINGS_IN_LINES,
    plane_fields,
    seen_plane_fields,
)
from voltige.games.hydroracers.fields.planes import IN_LINES as PLANES_IN_LINES
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.phases import (
    DANGEROUS,
    FLYING,
    OF_TAKER,
    RACED,
    WITH_CIRCUIT,
)
from voltige.games.hydroracers.terms import (
    ELEMENT_NAMES,
    PHASE_NAMES,
    PLACE_TOKEN,
    TOKEN_NAMES,
)

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
    fields = [
        *decision_fields(seats),
        *(awaited_fields(setup) if campaign else []),
        *race_fields(setup),
        table("planes", plane_fields(setup), seats, words, told=POSITION),
        table("planes", seen_plane_fields(setup), seats, told=VIEW),
        *(campaign_fields(setup) if campaign else []),
    ]
    line = IN_LINES + (CAMPAIGN_IN_LINES if campaign else "")
    return Layout(Setup(HOME, setup.edition, seats, setup.values), fields, line, IN_VIEWS)


def decision_fields(seats: int) -> list[Field]:
    """Declare who does what, and the danger that is being resolved."""
    return [
        Field("phase", Word(PHASE_NAMES), EVERYONE_SEES),
        Field("to_act", Number(NOBODY, seats - 1), EVERYONE_SEES),
        Field("taker", SeatNumber(seats), EVERYONE_SEES, phases=OF_TAKER),
        Field("dangers", Number(0, MOST_AMOUNT), EVERYONE_SEES, default=1, phases=DANGEROUS),
        Field("token", Word(TOKEN_NAMES), EVERYONE_SEES, phases=[PLACE_TOKEN]),
        Field("element", Name(ELEMENT_NAMES), EVERYONE_SEES, phases=DANGEROUS),
    ]


def race_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare circuit, heat, round and whose turn it is."""
    seats = int(setup.seats)
    first = max(0, int(setup.circuit))
    circuits = Name(setup.edition.circuit_ids)
    return [
        Field("circuit", circuits, EVERYONE_SEES, default=first, phases=WITH_CIRCUIT),
        Field("heat", Number(0, MOST_COUNT), EVERYONE_SEES, default=1, phases=RACED),
        Field(
            "round",
            Number(0, MOST),
            EVERYONE_SEES,
            access=Attribute("round_no"),
            default=1,
            phases=RACED,
        ),
        Field("rounds_flown", Number(0, MOST), EVERYONE_SEES),
        Field("turn", Number(0, seats - 1), EVERYONE_SEES, phases=FLYING),
        Field(
            "order",
            Seats(seats, seats, or_none=False),
            EVERYONE_SEES,
            access=OrderOf(),
            phases=RACED,
        ),
        Field("leader", SeatOf(seats), access=Leader(), derived=True),
    ]
