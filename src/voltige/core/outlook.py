"""Outlooks: what a choice will certainly bring, as far as the seat that chooses can know it.

An outlook is never worked out by a second set of rules: the choice is really made, in a position
that agrees with what the seat knows. It reaches as far as the first thing that only luck or another
seat knows; from there on nothing is foretold.
"""

from __future__ import annotations

from typing import Any, Final

from voltige.core.action import Action
from voltige.core.edition import Edition
from voltige.core.errors import IllegalActionError
from voltige.core.event import EVERYONE, Event, Journal
from voltige.core.game import Game, Things
from voltige.core.rng import Rng
from voltige.core.state import State
from voltige.core.view import View

SEED: Final = 0  # what is hidden is filled in somehow; nothing of it may show


class Outlook:
    """What one choice will bring."""

    def __init__(self, code: int, events: list[Event], after: View | None) -> None:
        self.code: Final = code
        self.events: Final = (
            events  # that the seat will be told, up to the first that is not certain
        )
        self.after: Final = after  # what it will see then, or None where that is not certain

    def changes(self, before: dict[str, Any]) -> dict[str, Any]:
        """Return the plain facts of the view that will be others; lists are told by the events."""
        if self.after is None:
            return {}
        return {
            key: value
            for key, value in self.after.to_json().items()
            if before.get(key) != value and not isinstance(value, (list, dict))
        }


class Reason:
    """Why something that the seat could touch is of no use now; a fault has its price."""

    def __init__(self, things: Things, refusal: IllegalActionError, is_fault: bool) -> None:
        self.things: Final = things  # none: whatever it touches
        self.refusal: Final = refusal
        self.is_fault: Final = is_fault


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


def reasons(game: Game, edition: Edition, view: View, legal: list[Action]) -> list[Reason]:
    """Say of everything that the seat could touch and that no choice uses why that is so.

    A seat that is not asked gets one reason for all.
    """
    used: set[tuple[str, str]] = set()
    for action in legal:
        for kind, ids in game.uses(action, edition).items():
            used.update([(kind, one) for one in ids])
    known = known_state(game, view)
    found: list[Reason] = []
    for tried in game.tries(view):
        if all((kind, one) in used for kind, ids in tried.things.items() for one in ids):
            continue
        refused = known.refusal(view.seat, tried.attempt)
        if refused is None:
            continue
        is_fault = known.fault(view.seat, tried.attempt, refused) is not None
        if not legal:
            return [Reason({}, refused, is_fault)]
        found.append(Reason(tried.things, refused, is_fault))
    return found
