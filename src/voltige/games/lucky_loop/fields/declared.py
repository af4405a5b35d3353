"""The fields of a position of Lucky Loop: keys, kinds, where they live, and who sees them.

Views and lines of notation follow from this (docs/rules/lucky-loop.md, "What each seat may know").
"""

from __future__ import annotations

from typing import Any, Final

from voltige.core.fields.cards import Cards, Deck
from voltige.core.fields.field import (
    BY_RULE,
    EVERYONE_SEES,
    OWNER,
    POSITION,
    SIZE,
    VIEW,
    Access,
    Attribute,
    Field,
    Follows,
    OfSeat,
    Row,
)
from voltige.core.fields.kinds import MOST, Flag, Kind, Number, SeatOf, Word
from voltige.core.fields.layout import Layout, Setup
from voltige.core.fields.turn import phase_field, to_act_field
from voltige.games.lucky_loop import terms
from voltige.games.lucky_loop.fields.access import (
    Board,
    Counted,
    DiscardPiles,
    DrawPiles,
    FreeProgramme,
    Hand,
    Picked,
    Scores,
    discard_sizes,
    draw_sizes,
    ended_by_cap,
    to_discard,
)
from voltige.games.lucky_loop.fields.flight import flight_field
from voltige.games.lucky_loop.fields.kinds import (
    PILE,
    PROGRAMME,
    CardsOrSize,
    by_pile,
    by_programme,
    name_of,
)
from voltige.games.lucky_loop.fields.notes import NOTES, declare
from voltige.games.lucky_loop.legal.free import picked_dice, picked_difficulty
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.scoring import crossed_out, in_final_phase
from voltige.games.lucky_loop.zones import hand_backs, hand_size, known_hand

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
        *turn_fields(seats),
        *card_fields(setup, deck),
        *result_fields(setup),
        *step_fields(setup),
        flight_field(deck, in_view=False),
        *derived_fields(setup),
        *view_fields(setup, deck),
        flight_field(deck, in_view=True),
    ]
    return Layout(Setup(HOME, edition, seats, setup.values), fields, IN_LINES, IN_VIEWS)


def turn_fields(seats: int) -> list[Field]:
    """Declare whose turn it is; half-made choices of others are hidden (view.py)."""
    return [
        phase_field(terms.PHASE_NAMES, EVERYONE_SEES | BY_RULE, NOTES["phase"]),
        to_act_field(seats),
        declare("active", SeatOf(seats)),
        declare("first_player", SeatOf(seats)),
        declare("round_no", Number(1), default=1),
        declare("end_triggered", Flag(), default=False),
    ]


def card_fields(setup: LuckyLoopSetup, deck: Deck) -> list[Field]:
    """Declare where the cards are."""
    edition = setup.edition
    cards = Cards(deck)
    drawn = by_pile(edition, CardsOrSize(deck), None)
    discarded = by_pile(edition, cards, [])
    laid = by_programme(edition, cards, [])
    thrown = EVERYONE_SEES if setup.discards_are_open else SIZE | BY_RULE
    return [
        of_seat("hands", cards, OWNER | SIZE, access=Hand(), default=[], told=POSITION),
        declare("draw_piles", drawn, SIZE, access=DrawPiles(), default=[None] * 2, told=POSITION),
        declare("discard_piles", discarded, thrown, access=DiscardPiles(), default=[[], []]),
        declare("board", laid, access=Board(), default=[[]] * terms.PROGRAMMES),
        of_seat("free_cards", cards, access=FreeProgramme(), default=[]),
        declare("picked", cards, BY_RULE, access=Picked(), default=[]),
    ]


def result_fields(setup: LuckyLoopSetup) -> list[Field]:
    """Declare scores, totals and tokens, which are open to all."""
    scores = by_programme(setup.edition, Number(), 0, sparse=True)
    records = by_programme(setup.edition, Number(), None)
    no_score = terms.NO_FREE_SCORE
    return [
        of_seat("scores", scores, access=Scores(), default=[0] * terms.PROGRAMMES),
        of_seat("totals", Number(-MOST), access=Counted("totals")),
        of_seat("tokens", Number(), access=Counted("tokens"), default=0),
        of_seat("penalties", Number(), access=Counted("penalties"), default=0),
        of_seat("free_scores", Number(no_score), default=no_score),
        declare("records", records, access=Row("records"), default=[None] * terms.PROGRAMMES),
        declare("token_supply", Number(), access=Attribute("supply")),
    ]


def step_fields(setup: LuckyLoopSetup) -> list[Field]:
    """Declare what the seat in turn is at."""
    programme = name_of(setup.edition.programme_names, PROGRAMME)
    pile = name_of(setup.edition.pile_names, PILE)
    purposes = [terms.NO_PHASE, terms.EXCHANGE, terms.REFILL]
    purpose = Word(["", *[terms.PHASE_NAMES[phase] for phase in purposes[1:]]], purposes)
    return [
        declare("programme", programme, EVERYONE_SEES | BY_RULE, default=terms.NO_PROGRAMME),
        declare("draw_for", purpose),
        declare("draw_pile", pile, access=Attribute("draw_side"), default=terms.NO_PILE),
        declare("to_draw", Number(), default=0),
    ]


def of_seat(name: str, kind: Kind, sight: int = EVERYONE_SEES, **options: Any) -> Field:
    """Declare a field of each seat; data may leave the last seats out."""
    return declare(name, kind, sight, per_seat=True, may_be_short=True, **options)


def derived_fields(setup: LuckyLoopSetup) -> list[Field]:
    """Declare what follows from other fields."""
    sizes = by_pile(setup.edition, Number(), 0)
    crossed = name_of(setup.edition.programme_names, PROGRAMME)
    return [
        derived("hand_sizes", Number(), OfSeat(hand_size), EVERYONE_SEES | BY_RULE),
        derived("draw_sizes", sizes, Follows(draw_sizes)),
        derived("discard_sizes", sizes, Follows(discard_sizes)),
        derived("final_phase", Flag(), OfSeat(in_final_phase)),
        derived("crossed_out", crossed, OfSeat(crossed_out)),
        derived("ended_by_cap", Flag(), Follows(ended_by_cap)),
    ]


def derived(name: str, kind: Kind, access: Access, sight: int = EVERYONE_SEES) -> Field:
    """Declare what follows from other fields, for the position or for each seat."""
    per_seat = isinstance(access, OfSeat)
    return declare(name, kind, sight, access=access, per_seat=per_seat, derived=True)


def view_fields(setup: LuckyLoopSetup, deck: Deck) -> list[Field]:
    """Declare what only views tell; it is asked with the seat that looks."""
    sizes = by_pile(setup.edition, Number(), 0)
    backs = EVERYONE_SEES | BY_RULE
    return [
        declare("hand", Cards(deck), OWNER, access=OfSeat(known_hand), told=VIEW),
        declare("hand_backs", sizes, backs, access=OfSeat(hand_backs), per_seat=True, told=VIEW),
        declare(
            "picked_difficulty", Number(), BY_RULE, access=Follows(picked_difficulty), told=VIEW
        ),
        declare("picked_dice", Number(), BY_RULE, access=Follows(picked_dice), told=VIEW),
        declare(
            "to_discard",
            Number(),
            OWNER,
            access=OfSeat(to_discard),
            phases=[terms.DISCARD],
            told=VIEW,
        ),
    ]
