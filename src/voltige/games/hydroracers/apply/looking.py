"""Drawing cards to choose from: Goggles and Course Reading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
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


def cards_to_see(setup: HydroracersSetup, cells: vec[i64], seat: i64) -> i64:
    """Count the cards that the next one is chosen from, 1 for no choice (HR-184, HR-201, HR-202)."""
    row = seat * setup.width
    wanted: i64 = 1
    if owns(setup, cells, seat, GOGGLES):
        wanted = SEEN_WITH_GOGGLES
    if cells[setup.dev_at + COURSE] > wanted:
        wanted = cells[setup.dev_at + COURSE]
    there = cells[row + DECK_SIZE] + cells[row + UNDER_SIZE] + cells[setup.dev_at + LOOKED_SIZE]
    if wanted > there:
        return there
    return wanted


def refill_by_choice(state: HydroracersState, seat: i64, journal: Journal | None) -> bool:
    """Draw cards to choose from; true when the rest of the refill offers no choice."""
    setup = state.setup
    cells = state.cells
    if cells[seat * setup.width + HAND_SIZE] < hand_limit(setup, cells, seat):
        wanted = cards_to_see(setup, cells, seat)
        if wanted > 1:
            look(state, seat, wanted, LOOK, journal)
            if cells[setup.dev_at + LOOKED_SIZE] == wanted:
                state.phase = KEEP
                state.to_act = seat
            return False
    cells[setup.dev_at + COURSE] = 0
    return True


def look(
    state: HydroracersState, seat: i64, wanted: i64, phase: i64, journal: Journal | None
) -> None:
    """Take cards from under an empty deck, or wait for luck in ``phase`` to bring the next one."""
    setup = state.setup
    cells = state.cells
    row = seat * setup.width
    while cells[setup.dev_at + LOOKED_SIZE] < wanted:
        if cells[row + DECK_SIZE] > 0:
            state.phase = phase
            state.to_act = CHANCE
            return
        card = pull_from_under(cells, row)
        add_looked(setup, cells, card)
        if journal is not None:
            journal.note(CardLookedAt(int(seat), True))
            tell_seen(setup, journal, seat, card)


def add_looked(setup: HydroracersSetup, cells: vec[i64], card: i64) -> None:
    """Add a card to those looked at."""
    at = setup.dev_at
    cells[at + LOOKED_AT + cells[at + LOOKED_SIZE]] = card
    cells[at + LOOKED_SIZE] += 1


def resolve_look(state: HydroracersState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Draw a card of the deck to choose from."""
    setup = state.setup
    row = seat * setup.width
    state.cells[row + setup.deck_at + card] -= 1
    state.cells[row + DECK_SIZE] -= 1
    add_looked(setup, state.cells, card)
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
    keep_looked(setup, state.cells, seat, card)
    state.cells[setup.dev_at + COURSE] = 0
    state.phase = AFTER_FLIGHT
    if journal is not None:
        journal.note(CardKept(int(seat)))
        for to in insiders(setup, seat):
            journal.note(CardChosen(to, int(seat), setup.edition.words[card]))


def keep_looked(setup: HydroracersSetup, cells: vec[i64], seat: i64, card: i64) -> None:
    """Move one of the cards looked at to the hand, the others under the deck."""
    at = setup.dev_at
    row = seat * setup.width
    kept = False
    place: i64 = 0
    while place < cells[at + LOOKED_SIZE]:
        looked = cells[at + LOOKED_AT + place]
        if looked == card and not kept:
            kept = True
            add_to_hand(setup, cells, row, card)
        else:
            cells[row + UNDER_AT + cells[row + UNDER_SIZE]] = looked
            cells[row + UNDER_SIZE] += 1
        cells[at + LOOKED_AT + place] = 0
        place += 1
    cells[at + LOOKED_SIZE] = 0


# -- autopilots -----------------------------------------------------------------------------------


def draw_for_autopilot(state: HydroracersState, journal: Journal | None) -> None:
    """Turn a card up, or the higher of two with Goggles (HR-216, HR-251)."""
    setup = state.setup
    cells = state.cells
    seat = mover(state)
    row = seat * setup.width
    state.phase = AUTO_PLAY
    wanted = cards_to_see(setup, cells, seat)
    if wanted == 0:
        return
    if wanted > 1:
        look(state, seat, wanted, AUTO_DRAW, journal)
        if state.phase == AUTO_PLAY:
            looked = setup.dev_at + LOOKED_AT
            distance = pass_distance(setup, cells, seat)  # HR-248
            card = highest_of(setup, cells, looked, cells[setup.dev_at + LOOKED_SIZE], distance)
            keep_looked(setup, cells, seat, card)
            if journal is not None:
                word = setup.edition.words[card]
                journal.note(OpenCardDrawn(int(seat), word, FROM_LOOKED))
    elif cells[row + DECK_SIZE] > 0:
        state.phase = AUTO_DRAW
        state.to_act = CHANCE
    else:
        card = pull_from_under(cells, row)
        add_to_hand(setup, cells, row, card)
        if journal is not None:
            journal.note(OpenCardDrawn(int(seat), setup.edition.words[card], FROM_UNDER))
