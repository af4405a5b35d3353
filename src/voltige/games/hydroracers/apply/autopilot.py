"""Autopilots: planes without a person, flown by their nation's character (HR-212 to HR-230, HR-235)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.apply.campaign_flight import play_with
from voltige.games.hydroracers.apply.flight import begin_flight, fly, mover, play_card
from voltige.games.hydroracers.legal.flight import course_of, dangers_of, is_pass, pass_distance
from voltige.games.hydroracers.legal.movement import is_racing
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.zones import owns

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState

NO_VALUE: Final = 0
NO_PLACE: Final = -1


def play_autopilot(state: HydroracersState, journal: Journal | None) -> None:
    """Let the autopilot in turn play a card; without any it moves as on a pass (HR-226)."""
    seat = mover(state)
    if state.setup.campaign:
        fly_autopilot(state, seat, journal)
    elif state.of(seat, terms.HAND_SIZE) == 0:
        fly(state, seat, terms.NO_CARD, journal)
    else:
        play_card(state, seat, chosen_flight(state, seat)[0], journal)


def fly_autopilot(state: HydroracersState, seat: i64, journal: Journal | None) -> None:
    """Do the same in a campaign, and brake if that saves dangers (HR-235)."""
    distance = pass_distance(state, seat)
    if state.of(seat, terms.HAND_SIZE) == 0:
        flight = (terms.NO_CARD, distance, braked(state, seat, terms.NO_CARD, distance))
        begin_flight(state, seat, flight, journal)
        return
    card, value = chosen_flight(state, seat)
    if is_pass(state.setup, card):
        value = distance  # HR-248
    play_with(state, seat, (card, value, braked(state, seat, card, value)), journal)


def braked(state: HydroracersState, seat: i64, card: i64, value: i64) -> i64:
    """Return 1 if the Air Brake lowers the number of dangers (HR-235)."""
    if not owns(state, seat, terms.AIR_BRAKE):
        return 0
    slower = dangers_of(state, seat, (card, value, 1), 0)
    if slower < dangers_of(state, seat, (card, value, 0), 0):
        return 1
    return 0


def chosen_flight(state: HydroracersState, seat: i64) -> tuple[i64, i64]:
    """Choose card and value: sprint, else an I-pass card, else by criterion (HR-218 to HR-224)."""
    setup = state.setup
    if sprints(state, seat):
        card = highest(state, seat)
        return card, setup.edition.value[card]
    if state.in_hand(seat, setup.edition.auto_pass) > 0:
        return setup.edition.auto_pass, 0
    criterion = criterion_of(state, seat)
    card = best_card(state, seat, criterion)
    if card == terms.NO_CARD:  # HR-221
        card = highest(state, seat)
        return card, setup.edition.value[card]
    return card, value_for(setup, card, criterion)


def criterion_of(state: HydroracersState, seat: i64) -> i64:
    """Return what the autopilot looks for: by its plane's nation, or by its pilot's (HR-223)."""
    setup = state.setup
    pilot = state.of(seat, terms.PILOT)
    if setup.criterion_of_pilot and pilot >= 0:
        return setup.edition.pilot_criterion[pilot * len(setup.seat_of) + setup.plane[seat]]
    return setup.edition.criterion[setup.plane[seat]]


def sprints(state: HydroracersState, seat: i64) -> bool:
    """Return whether a card would cross the finish line, or a racing plane already has (HR-247)."""
    setup = state.setup
    last = setup.edition.circuits[state.circuit].cells
    for other in range(setup.seats):
        beyond = state.of(other, terms.POSITION) > last
        if other != seat and beyond and is_racing(state, other):
            return True
    distance = pass_distance(state, seat)
    for place in range(state.of(seat, terms.HAND_SIZE)):
        card = state.of(seat, terms.HAND_AT + place)
        value = setup.edition.value[card]
        if is_pass(setup, card):
            value = distance
        if course_of(state, seat, state.turn == 0, (card, value, 0), 0)[2] > last:
            return True
    return False


def highest(state: HydroracersState, seat: i64) -> i64:
    """Return the highest card of the row, of equal ones the one face up longest (HR-222)."""
    distance = state.setup.edition.value[state.setup.edition.auto_pass]  # HR-218
    return highest_of(state.setup, state.cards_in_hand(seat), distance)


def highest_of(setup: HydroracersSetup, cards: vec[i64], distance: i64) -> i64:
    """Return the first highest card, an I-pass card counting as ``distance``."""
    found: i64 = terms.NO_CARD
    most: i64 = 0
    for card in cards:
        value = setup.edition.value[card]
        if card == setup.edition.auto_pass:
            value = distance
        if value > most:
            most = value
            found = card
    return found


def value_for(setup: HydroracersSetup, card: i64, criterion: i64) -> i64:
    """Return the value that a card counts and is played with, or NO_VALUE (HR-224)."""
    edition = setup.edition
    if card < edition.race_cards:
        value = edition.value[card]
        return value if fits(value, criterion) else NO_VALUE
    face = edition.developed(card)
    found: i64 = NO_VALUE
    for printed in face.values:
        if criterion == terms.LOWEST:
            return printed
        if criterion == terms.SECOND_HIGHEST:
            if printed <= face.exchange or found == NO_VALUE:
                found = printed
        elif fits(printed, criterion):
            found = printed
    return found


def fits(value: i64, criterion: i64) -> bool:
    """Return whether a value is as odd or even as the criterion wants it."""
    if criterion == terms.LOWEST or criterion == terms.SECOND_HIGHEST:
        return True
    return (value % 2 == 1) == (criterion == terms.HIGHEST_ODD)


def best_card(state: HydroracersState, seat: i64, criterion: i64) -> i64:
    """Return the card that fits the criterion best, of equal ones the one face up longest (HR-220).

    The second highest is the highest again where two are equal, or where there is no other.
    """
    first = best_place(state, seat, criterion, NO_PLACE)
    if first == NO_PLACE:
        return terms.NO_CARD
    card = state.of(seat, terms.HAND_AT + first)
    if criterion == terms.SECOND_HIGHEST and state.of(seat, terms.HAND_SIZE) > 1:
        second = state.of(seat, terms.HAND_AT + best_place(state, seat, criterion, first))
        if value_for(state.setup, second, criterion) < value_for(state.setup, card, criterion):
            return second
    return card


def best_place(state: HydroracersState, seat: i64, criterion: i64, without: i64) -> i64:
    """Return the first place of the row whose card fits best, one place left out, or NO_PLACE."""
    found: i64 = NO_PLACE
    best: i64 = NO_VALUE
    for place in range(state.of(seat, terms.HAND_SIZE)):
        value = value_for(state.setup, state.of(seat, terms.HAND_AT + place), criterion)
        if value != NO_VALUE and place != without:
            better = value < best if criterion == terms.LOWEST else value > best
            if better or found == NO_PLACE:
                found = place
                best = value
    return found
