"""The fields of a flight, which are told together; views tell the points of each figure besides."""

from __future__ import annotations

from typing import Final

from voltige.core.fields.cards import UNKNOWN, Deck
from voltige.core.fields.field import POSITION, VIEW, Attribute, Field
from voltige.core.fields.group import Group
from voltige.core.fields.kinds import Number, Word
from voltige.games.lucky_loop import terms
from voltige.games.lucky_loop.fields.access import Figures, Flight, FromOne
from voltige.games.lucky_loop.fields.kinds import Faces, FigureList, FlightTable, RedDie
from voltige.games.lucky_loop.fields.notes import declare

IN_LINE: Final = "kind highlight dice_left seventh_used to_roll roll figures"
FLYING: Final = [terms.PRE_ROLL, terms.ROLL, terms.POST_ROLL]


def flight_field(deck: Deck, in_view: bool) -> Field:
    """Declare the flight as positions have it, or as views tell it."""
    kinds = Word(terms.FLIGHT_NAMES[1:], [terms.COMPULSORY, terms.FREE])
    figure = Group(figure_fields(deck, in_view), 0)
    fields = [
        declare("kind", kinds, access=Attribute("flight"), phases=FLYING),
        declare("figures", FigureList(figure), access=Figures()),
        declare("highlight", Number(0, terms.MOST_FIGURES), access=FromOne("highlight")),
        declare("dice_left", Number()),
        declare("seventh_used", RedDie()),
        declare("roll", Faces("")),
        declare("to_roll", Number(0, terms.MOST_DICE)),
    ]
    told = VIEW if in_view else POSITION
    table = FlightTable(fields, 0, IN_LINE)
    return declare("flight", table, access=Flight(fields, 0), told=told)


def figure_fields(deck: Deck, in_view: bool) -> list[Field]:
    """Declare one figure; card and state follow from its place and its dice (left_open.py)."""
    fields = [
        declare("card", Word(deck.ids, of=deck.of), default=UNKNOWN),
        declare("state", Word(terms.FIGURE_STATE_NAMES), default=UNKNOWN),
        declare("dice", Faces("")),
    ]
    return [*fields, declare("points", Number(), derived=True)] if in_view else fields
