"""Drawing cards to choose from: Goggles and Course Reading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import CHANCE
from voltige.games.hydroracers.apply.autopilot import highest_of
from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.apply.secrets import insiders
from voltige.games.hydroracers.events import (
    CardChosen,
    CardKept,
    CardLookedAt,
    CardSeen,
    OpenCardDrawn,
)
from voltige.games.hydroracers.holdings import (
    add_to_hand,
    hand_limit,
    owns,
    pull_from_under,
)
from voltige.games.hydroracers.legal.flight import pass_distance
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.terms import (
    AFTER_FLIGHT,
    AUTO_DRAW,
    AUTO_PLAY,
    COURSE,
    DECK_SIZE,
    FROM_LOOKED,
    FROM_UNDER,
    GOGGLES,
    HAND_SIZE,
    KEEP,
    LOOK,
    LOOKED_AT,
    LOOKED_SIZE,
    UNDER_AT,
    UNDER_SIZE,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState

SEEN_WITH_GOGGLES = 2


def cards_to_see(state: HydroracersState, seat: i64) -> i64:
    """Count the cards that the next one is chosen from, 1 for no choice (HR-184, HR-201, HR-202)."""
    wanted: i64 = 1
    if owns(state, seat, GOGGLES):
        wanted = SEEN_WITH_GOGGLES
    if state.shared(COURSE) > wanted:
        wanted = state.shared(COURSE)
    there = state.of(seat, DECK_SIZE) + state.of(seat, UNDER_SIZE) + state.shared(LOOKED_SIZE)
    if wanted > there:
        return there
    return wanted


def refill_by_choice(state: HydroracersState, seat: i64, journal: Journal | None) -> bool:
    """Draw cards to choose from; true when the rest of the refill offers no choice."""
    if state.of(seat, HAND_SIZE) < hand_limit(state, seat):
        wanted = cards_to_see(state, seat)
        if wanted > 1:
            look(state, seat, wanted, LOOK, journal)
            if state.shared(LOOKED_SIZE) == wanted:
                state.phase = KEEP
                state.to_act = seat
            return False
    state.set_shared(COURSE, 0)
    return True


def look(
    state: HydroracersState, seat: i64, wanted: i64, phase: i64, journal: Journal | None
) -> None:
    """Take cards from under an empty deck, or wait for luck in ``phase`` to bring the next one."""
    setup = state.setup
    while state.shared(LOOKED_SIZE) < wanted:
        if state.of(seat, DECK_SIZE) > 0:
            state.phase = phase
            state.to_act = CHANCE
            return
        card = pull_from_under(state, seat)
        add_looked(state, card)
        if journal is not None:
            journal.note(CardLookedAt(int(seat), True))
            tell_seen(setup, journal, seat, card)


def add_looked(state: HydroracersState, card: i64) -> None:
    """Add a card to those looked at."""
    state.set_shared(LOOKED_AT + state.shared(LOOKED_SIZE), card)
    state.add_shared(LOOKED_SIZE, 1)


def resolve_look(state: HydroracersState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Draw a card of the deck to choose from."""
    setup = state.setup
    state.add(seat, state.setup.deck_at + card, -1)
    state.add(seat, DECK_SIZE, -1)
    add_looked(state, card)
    if journal is not None:
        journal.note(CardLookedAt(int(seat), False))
        tell_seen(setup, journal, seat, card)


def tell_seen(setup: HydroracersSetup, journal: Journal, seat: i64, card: i64) -> None:
    """Tell the face of a card looked at; nobody sees those of an autopilot (HR-D77)."""
    if setup.autopilot[seat] == 1:
        return
    for to in insiders(setup, seat):
        journal.note(CardSeen(to, int(seat), setup.edition.words[card]))


def keep_card(state: HydroracersState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Take one card, put the others under the deck in the order drawn (HR-184, HR-201, HR-D62)."""
    setup = state.setup
    keep_looked(state, seat, card)
    state.set_shared(COURSE, 0)
    state.phase = AFTER_FLIGHT
    if journal is not None:
        journal.note(CardKept(int(seat)))
        for to in insiders(setup, seat):
            journal.note(CardChosen(to, int(seat), setup.edition.words[card]))


def keep_looked(state: HydroracersState, seat: i64, card: i64) -> None:
    """Move one of the cards looked at to the hand, the others under the deck."""
    kept = False
    place: i64 = 0
    while place < state.shared(LOOKED_SIZE):
        looked = state.shared(LOOKED_AT + place)
        if looked == card and not kept:
            kept = True
            add_to_hand(state, seat, card)
        else:
            state.set(seat, UNDER_AT + state.of(seat, UNDER_SIZE), looked)
            state.add(seat, UNDER_SIZE, 1)
        state.set_shared(LOOKED_AT + place, 0)
        place += 1
    state.set_shared(LOOKED_SIZE, 0)


# -- autopilots -----------------------------------------------------------------------------------


def draw_for_autopilot(state: HydroracersState, journal: Journal | None) -> None:
    """Turn a card up, or the higher of two with Goggles (HR-216, HR-251)."""
    setup = state.setup
    seat = mover(state)
    state.phase = AUTO_PLAY
    wanted = cards_to_see(state, seat)
    if wanted == 0:
        return
    if wanted > 1:
        look(state, seat, wanted, AUTO_DRAW, journal)
        if state.phase == AUTO_PLAY:
            distance = pass_distance(state, seat)  # HR-248
            card = highest_of(setup, state.cards_looked_at(), distance)
            keep_looked(state, seat, card)
            if journal is not None:
                word = setup.edition.words[card]
                journal.note(OpenCardDrawn(int(seat), word, FROM_LOOKED))
    elif state.of(seat, DECK_SIZE) > 0:
        state.phase = AUTO_DRAW
        state.to_act = CHANCE
    else:
        card = pull_from_under(state, seat)
        add_to_hand(state, seat, card)
        if journal is not None:
            journal.note(OpenCardDrawn(int(seat), setup.edition.words[card], FROM_UNDER))
