"""Drawing cards to choose from: Goggles and Course Reading."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import CHANCE
from voltige.games.hydroracers import events, terms
from voltige.games.hydroracers.apply.autopilot import highest_of
from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.legal.flight import pass_distance
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.zones import hand_limit, owns

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState

SEEN_WITH_GOGGLES: Final = 2


def cards_to_see(state: HydroracersState, seat: i64) -> i64:
    """Count the cards that the next one is chosen from, 1 for no choice (HR-184, HR-201, HR-202)."""
    wanted: i64 = 1
    if owns(state, seat, terms.GOGGLES):
        wanted = SEEN_WITH_GOGGLES
    if state.shared(terms.COURSE) > wanted:
        wanted = state.shared(terms.COURSE)
    there = state.of(seat, terms.DECK_SIZE) + state.of(seat, terms.UNDER_SIZE)
    there += state.shared(terms.LOOKED_SIZE)
    if wanted > there:
        return there
    return wanted


def refill_by_choice(state: HydroracersState, seat: i64, journal: Journal | None) -> bool:
    """Draw cards to choose from; true when the rest of the refill offers no choice."""
    if state.of(seat, terms.HAND_SIZE) < hand_limit(state, seat):
        wanted = cards_to_see(state, seat)
        if wanted > 1:
            look(state, seat, wanted, terms.LOOK, journal)
            if state.shared(terms.LOOKED_SIZE) == wanted:
                state.ask(terms.KEEP, seat)
            return False
    state.set_shared(terms.COURSE, 0)
    return True


def look(
    state: HydroracersState, seat: i64, wanted: i64, phase: i64, journal: Journal | None
) -> None:
    """Take cards from under an empty deck, or wait for luck in ``phase`` to bring the next one."""
    while state.shared(terms.LOOKED_SIZE) < wanted:
        if state.of(seat, terms.DECK_SIZE) > 0:
            state.ask(phase, CHANCE)
            return
        card = state.take_from_under(seat)
        add_looked(state, card)
        if journal is not None:
            journal.note(events.card_looked_at(seat, True))
            tell_seen(state.setup, journal, seat, card)


def add_looked(state: HydroracersState, card: i64) -> None:
    state.set_shared(terms.LOOKED_AT + state.shared(terms.LOOKED_SIZE), card)
    state.add_shared(terms.LOOKED_SIZE, 1)


def resolve_look(state: HydroracersState, seat: i64, card: i64, journal: Journal | None) -> None:
    state.take_from_deck(seat, card)
    add_looked(state, card)
    if journal is not None:
        journal.note(events.card_looked_at(seat, False))
        tell_seen(state.setup, journal, seat, card)


def tell_seen(setup: HydroracersSetup, journal: Journal, seat: i64, card: i64) -> None:
    """Tell the face of a card looked at; nobody sees those of an autopilot (HR-D77)."""
    if setup.autopilot[seat] == 1:
        return
    for to in setup.insiders(seat):
        journal.note(events.card_seen(to, seat, setup.edition.words[card]))


def keep_card(state: HydroracersState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Take one card, put the others under the deck in the order drawn (HR-184, HR-201, HR-D62)."""
    keep_looked(state, seat, card)
    state.set_shared(terms.COURSE, 0)
    state.phase = terms.AFTER_FLIGHT
    if journal is not None:
        journal.note(events.card_kept(seat))
        for to in state.setup.insiders(seat):
            journal.note(events.card_chosen(to, seat, state.setup.edition.words[card]))


def keep_looked(state: HydroracersState, seat: i64, card: i64) -> None:
    """Move one of the cards looked at to the hand, the others under the deck."""
    kept = False
    for place in range(state.shared(terms.LOOKED_SIZE)):
        looked = state.shared(terms.LOOKED_AT + place)
        if looked == card and not kept:
            kept = True
            state.add_to_hand(seat, card)
        else:
            state.add_under(seat, looked)
        state.set_shared(terms.LOOKED_AT + place, 0)
    state.set_shared(terms.LOOKED_SIZE, 0)


# -- autopilots -----------------------------------------------------------------------------------


def draw_for_autopilot(state: HydroracersState, journal: Journal | None) -> None:
    """Turn a card up, or the higher of two with Goggles (HR-216, HR-251)."""
    setup = state.setup
    seat = mover(state)
    state.phase = terms.AUTO_PLAY
    wanted = cards_to_see(state, seat)
    if wanted == 0:
        return
    if wanted > 1:
        look(state, seat, wanted, terms.AUTO_DRAW, journal)
        if state.phase == terms.AUTO_PLAY:
            distance = pass_distance(state, seat)  # HR-248
            card = highest_of(setup, state.cards_looked_at(), distance)
            keep_looked(state, seat, card)
            if journal is not None:
                word = setup.edition.words[card]
                journal.note(events.open_card_drawn(seat, word, terms.FROM_LOOKED))
    elif state.of(seat, terms.DECK_SIZE) > 0:
        state.ask(terms.AUTO_DRAW, CHANCE)
    else:
        card = state.take_from_under(seat)
        state.add_to_hand(seat, card)
        if journal is not None:
            journal.note(events.open_card_drawn(seat, setup.edition.words[card], terms.FROM_UNDER))
