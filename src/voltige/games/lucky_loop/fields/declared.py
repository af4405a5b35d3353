"""The fields of a position of Lucky Loop: keys, kinds, where they live, and who sees them.

Views and lines of notation follow from this (docs/rules/lucky-loop.md, "What each seat may know").
"""

from __future__ import annotations

from typing import Any, Final

from voltige.core.fields.cards import Deck
from voltige.core.fields.field import (
    EVERYONE_SEES,
    NOBODY_SEES,
    OWNER,
    POSITION,
    SIZE,
    VIEW,
    Access,
    Attribute,
    Field,
    Row,
)
from voltige.core.fields.kinds import MOST, Flag, Kind, Number, SeatOf, Told, Word
from voltige.core.fields.layout import Layout, Setup
from voltige.core.state import NOBODY
from voltige.games.lucky_loop.fields.access import (
    Board,
    Counted,
    DiscardPiles,
    DrawPiles,
    Flight,
    Follows,
    FreeProgramme,
    Hand,
    OfSeat,
    Picked,
    Scores,
    discard_sizes,
    draw_sizes,
    ended_by_cap,
    shown_flight,
    to_discard,
)
from voltige.games.lucky_loop.fields.kinds import (
    ByName,
    CardList,
    CardsOrSize,
    FlightKind,
    flight_schema,
)
from voltige.games.lucky_loop.holdings import hand_backs, hand_size, known_hand
from voltige.games.lucky_loop.legal.free import picked_dice, picked_difficulty
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.scoring import crossed_out, in_final_phase
from voltige.games.lucky_loop.terms import (
    EXCHANGE,
    NO_FREE_SCORE,
    NO_PHASE,
    NO_PILE,
    NO_PROGRAMME,
    PHASE_NAMES,
    REFILL,
)

HOME: Final = "voltige.games.lucky_loop"
IN_LINES: Final = (
    "phase programme draw_for draw_pile active first_player to_act round_no to_draw token_supply "
    "end_triggered hands free_cards draw_piles discard_piles board picked scores records totals "
    "tokens penalties free_scores flight"
)
IN_VIEWS: Final = (
    "phase to_act active first_player round_no end_triggered hand hand_backs hand_sizes draw_sizes "
    "discard_sizes discard_piles board free_cards picked picked_difficulty picked_dice to_discard "
    "scores totals tokens penalties free_scores crossed_out final_phase records token_supply "
    "programme draw_for draw_pile to_draw flight ended_by_cap"
)


def lucky_loop_layout(setup: LuckyLoopSetup) -> Layout:
    """Declare the fields of the positions at one table."""
    edition = setup.edition
    seats = int(setup.seats)
    deck = Deck(edition.ids, edition.ids)
    fields = [
        *turn_fields(setup),
        *card_fields(setup, deck),
        *result_fields(setup),
        Field("token_supply", Number(), EVERYONE_SEES, access=Attribute("supply")),
        Field("programme", name_of(edition.programme_names), EVERYONE_SEES, default=NO_PROGRAMME),
        Field(
            "draw_for",
            Word(["", PHASE_NAMES[EXCHANGE], PHASE_NAMES[REFILL]], [NO_PHASE, EXCHANGE, REFILL]),
            EVERYONE_SEES,
        ),
        Field(
            "draw_pile",
            name_of(edition.pile_names),
            EVERYONE_SEES,
            access=Attribute("draw_side"),
            default=NO_PILE,
        ),
        Field("to_draw", Number(), EVERYONE_SEES, default=0),
        Field("flight", FlightKind(deck), EVERYONE_SEES, access=Flight(), told=POSITION),
        *derived_fields(setup),
        *view_fields(setup, deck),
    ]
    return Layout(Setup(HOME, edition, seats, setup.values), fields, IN_LINES, IN_VIEWS)


def turn_fields(setup: LuckyLoopSetup) -> list[Field]:
    """Declare whose turn it is; half-made choices of others are hidden (view.py)."""
    seats = int(setup.seats)
    return [
        Field("phase", Word(PHASE_NAMES), EVERYONE_SEES),
        Field("to_act", Number(NOBODY, seats - 1), EVERYONE_SEES),
        Field("active", SeatOf(seats), EVERYONE_SEES),
        Field("first_player", SeatOf(seats), EVERYONE_SEES),
        Field("round_no", Number(1), EVERYONE_SEES, default=1),
        Field("end_triggered", Flag(), EVERYONE_SEES),
    ]


def card_fields(setup: LuckyLoopSetup, deck: Deck) -> list[Field]:
    """Declare where the cards are."""
    edition = setup.edition
    cards = CardList(deck)
    piles = ByName(cards, edition.pile_names, [])
    drawn = ByName(CardsOrSize(deck), edition.pile_names, None)
    programmes = ByName(cards, edition.programme_names, [])
    shown = EVERYONE_SEES if setup.discards_are_open else SIZE  # with its top
    return [
        per_seat("hands", cards, OWNER | SIZE, Hand(), POSITION),
        Field("draw_piles", drawn, SIZE, access=DrawPiles(), told=POSITION),
        Field("discard_piles", piles, shown, access=DiscardPiles()),
        Field("board", programmes, EVERYONE_SEES, access=Board()),
        per_seat("free_cards", cards, EVERYONE_SEES, FreeProgramme()),
        Field("picked", cards, NOBODY_SEES, access=Picked()),  # but who picks (view.py)
    ]


def result_fields(setup: LuckyLoopSetup) -> list[Field]:
    """Declare scores, totals and tokens, which are open to all."""
    programmes = setup.edition.programme_names
    return [
        per_seat("scores", ByName(Number(), programmes, 0, True), EVERYONE_SEES, Scores()),
        per_seat("totals", Number(-MOST), EVERYONE_SEES, Counted("totals")),
        per_seat("tokens", Number(), EVERYONE_SEES, Counted("tokens")),
        per_seat("penalties", Number(), EVERYONE_SEES, Counted("penalties")),
        per_seat("free_scores", Number(NO_FREE_SCORE), EVERYONE_SEES),
        Field("records", ByName(Number(), programmes, None), EVERYONE_SEES, access=Row("records")),
    ]


def per_seat(
    name: str, kind: Kind, sight: int, access: Access | None = None, told: int = POSITION | VIEW
) -> Field:
    """Declare a field of each seat; data may leave the last seats out."""
    return Field(name, kind, sight, access=access, per_seat=True, may_be_short=True, told=told)


def name_of(names: list[str]) -> Word:
    """Make the kind of a name, or of none."""
    numbers: list[Any] = list(range(-1, len(names)))
    return Word(["", *names], numbers)


def derived_fields(setup: LuckyLoopSetup) -> list[Field]:
    """Declare what follows from other fields."""
    sizes = ByName(Number(), setup.edition.pile_names, 0)
    crossed = name_of(setup.edition.programme_names)
    return [
        Field("hand_sizes", Number(), access=OfSeat(hand_size), per_seat=True, derived=True),
        Field("draw_sizes", sizes, access=Follows(draw_sizes), derived=True),
        Field("discard_sizes", sizes, access=Follows(discard_sizes), derived=True),
        Field("final_phase", Flag(), access=OfSeat(in_final_phase), per_seat=True, derived=True),
        Field("crossed_out", crossed, access=OfSeat(crossed_out), per_seat=True, derived=True),
        Field("ended_by_cap", Flag(), access=Follows(ended_by_cap), derived=True),
    ]


def view_fields(setup: LuckyLoopSetup, deck: Deck) -> list[Field]:
    """Declare what only views tell; it is asked with the seat that looks."""
    backs = ByName(Number(), setup.edition.pile_names, 0)
    flight = Told(flight_schema(deck, ["points"]))
    return [
        Field("hand", CardList(deck), access=OfSeat(known_hand), told=VIEW),
        Field("hand_backs", backs, access=OfSeat(hand_backs), per_seat=True, told=VIEW),
        Field("picked_difficulty", Number(), access=Follows(picked_difficulty), told=VIEW),
        Field("picked_dice", Number(), access=Follows(picked_dice), told=VIEW),
        Field("to_discard", Number(), access=OfSeat(to_discard), told=VIEW),
        Field("flight", flight, access=Follows(shown_flight), told=VIEW),
    ]
