"""Outlooks: what a choice will certainly bring, as far as the seat that chooses can know it.

An outlook is never worked out by a second set of rules: the choice is really made, in a position
that agrees with what the seat knows. It reaches as far as the first thing that only luck or another
seat knows; from there on nothing is foretold.
"""

from __future__ import annotations

from typing import Final

from voltige.core.event import EVERYONE, Event, Journal
from voltige.core.game import Game
from voltige.core.rng import Rng
from voltige.core.state import State
from voltige.core.view import View

SEED: Final = 0  # what is hidden is filled in somehow; nothing of it may show


class Outlook:
    """What one choice will bring."""

    def __init__(self, code: int, events: list[Event], after: View | None) -> None:
        self.code: Final = code
        self.events: Final = events  # that the seat will be told, up to the first that is not certain
        self.after: Final = after  # what it will see then, or none where that is not certain


def known_state(game: Game, view: View) -> State:
    """Make a full position that agrees with a view."""
    return game.determinize(view, Rng(SEED))


def foresee(game: Game, view: View, codes: list[int]) -> list[Outlook]:
    """Make every choice in a position that agrees with the view; tell what is certain."""
    known = known_state(game, view)
    return [foresee_one(known, view.seat, code) for code in codes]


def foresee_one(known: State, seat: int, code: int) -> Outlook:
    """Make one choice of a seat in a copy of a position."""
    state = known.clone()
    state.hear(seat)
    journal = Journal()
    state.apply(code, journal)
    events: list[Event] = []
    for event in journal.events:
        if event.reveals:  # luck or another seat decides from here on
            return Outlook(code, events, None)
        if event.to == EVERYONE or event.to == seat:
            events.append(event)
    return Outlook(code, events, state.view(seat))
