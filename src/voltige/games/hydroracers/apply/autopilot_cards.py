"""Autopilots in a campaign: cards with several values, Glide Trim, and their habits (HR-224, HR-235)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.hydroracers.apply.autopilot import (
    criterion_of,
    highest,
    is_plane_beyond,
)
from voltige.games.hydroracers.apply.campaign_flight import begin_flight, play_with
from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.holdings import owns
from voltige.games.hydroracers.legal.flight import (
    campaign_dangers,
    course_of,
    is_pass,
    pass_distance,
)
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.terms import (
    AIR_BRAKE,
    HAND_SIZE,
    HIGHEST_ODD,
    LOWEST,
    NO_CARD,
    ROW_AT,
    SECOND_HIGHEST,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState

NO_VALUE = 0


def fly_autopilot(state: HydroracersState, journal: Journal | None) -> None:
    """Let the autopilot in turn play a card, brake if that saves dangers, and fly (HR-235)."""
    setup = state.setup
    seat = mover(state)
    distance = pass_distance(state, seat)
    if state.of(seat, HAND_SIZE) == 0:
        flight = (NO_CARD, distance, braked(state, seat, NO_CARD, distance))
        begin_flight(state, seat, flight, journal)
        return
    card, value = chosen_flight(state, seat)
    if is_pass(setup, card):
        value = distance  # HR-248
    play_with(state, seat, (card, value, braked(state, seat, card, value)), journal)


def braked(state: HydroracersState, seat: i64, card: i64, value: i64) -> i64:
    """Return 1 if the Air Brake lowers the number of dangers (HR-235)."""
    if not owns(state, seat, AIR_BRAKE):
        return 0
    if dangers_with(state, seat, (card, value, 1)) < dangers_with(state, seat, (card, value, 0)):
        return 1
    return 0


def dangers_with(state: HydroracersState, seat: i64, flight: tuple[i64, i64, i64]) -> i64:
    """Count the dangers of a flight."""
    setup = state.setup
    course = course_of(state, seat, state.turn == 0, flight, 0)
    circuit = setup.edition.circuits[state.circuit]
    return campaign_dangers(state, circuit, seat, flight, course)


def chosen_flight(state: HydroracersState, seat: i64) -> tuple[i64, i64]:
    """Choose card and value: sprint, else an I-pass card, else by criterion (HR-218 to HR-224)."""
    setup = state.setup
    if sprints(state, seat):
        card = highest(state, seat)
        return card, setup.edition.value[card]
    if state.in_hand(seat, setup.edition.auto_pass) > 0:
        return setup.edition.auto_pass, 0
    criterion = criterion_of(state, seat)
    wanted: i64 = 1
    if criterion == SECOND_HIGHEST and state.of(seat, HAND_SIZE) > 1:
        wanted = 2
    card = ranked_card(state, seat, criterion, wanted)
    if card == NO_CARD:  # HR-221
        card = highest(state, seat)
        return card, setup.edition.value[card]
    return card, value_for(setup, card, criterion)


def sprints(state: HydroracersState, seat: i64) -> bool:
    """Return whether a card would cross the finish line, or a racing plane already has (HR-247)."""
    setup = state.setup
    if is_plane_beyond(state, seat):
        return True
    distance = pass_distance(state, seat)
    place: i64 = 0
    while place < state.of(seat, HAND_SIZE):
        card = state.of(seat, ROW_AT + place)
        value = setup.edition.value[card]
        if is_pass(setup, card):
            value = distance
        end = course_of(state, seat, state.turn == 0, (card, value, 0), 0)[2]
        if end > setup.edition.circuits[state.circuit].cells:
            return True
        place += 1
    return False


def value_for(setup: HydroracersSetup, card: i64, criterion: i64) -> i64:
    """Return the value that a card counts and is played with, or NO_VALUE (HR-224)."""
    edition = setup.edition
    if card < edition.race_cards:
        value = edition.value[card]
        return value if fits(value, criterion) else NO_VALUE
    face = edition.deck.movement[card - edition.race_cards]
    found: i64 = NO_VALUE
    for printed in face.values:
        if criterion == LOWEST:
            return printed
        if criterion == SECOND_HIGHEST:
            if printed <= face.exchange or found == NO_VALUE:
                found = printed
        elif fits(printed, criterion):
            found = printed
    return found


def fits(value: i64, criterion: i64) -> bool:
    """Return whether a value is as odd or even as the criterion wants it."""
    if criterion == LOWEST or criterion == SECOND_HIGHEST:
        return True
    return (value % 2 == 1) == (criterion == HIGHEST_ODD)


def ranked_card(state: HydroracersState, seat: i64, criterion: i64, wanted: i64) -> i64:
    """Return the first, or second, card by criterion; of equal ones the one face up longest."""
    setup = state.setup
    size = state.of(seat, HAND_SIZE)
    place: i64 = 0
    while place < size:
        card = state.of(seat, ROW_AT + place)
        value = value_for(setup, card, criterion)
        better: i64 = 0
        earlier: i64 = 0
        other: i64 = 0
        while other < size:
            rival = value_for(setup, state.of(seat, ROW_AT + other), criterion)
            if rival != NO_VALUE and other != place:
                if (rival < value) if criterion == LOWEST else (rival > value):
                    better += 1
                elif rival == value:
                    earlier += 1
            other += 1
        if value != NO_VALUE and better < wanted <= better + earlier + 1:
            return card
        place += 1
    return NO_CARD
