"""Obtaining a development card: exchanges, technologies, advantages, espionage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.hydroracers.development import (
    change_bag,
    exchange_card,
    keep_technology,
    lay_advantage,
    obtain,
    take_from_track,
)
from voltige.games.hydroracers.events import (
    AdvantageUsed,
    CardObtained,
    CardRecycled,
    CardSpied,
)
from voltige.games.hydroracers.legal.development import is_victim
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.terms import (
    ALL_ALERT,
    ALL_DAMAGE,
    ANY_ELEMENT,
    BAG_ALERT,
    BAG_DAMAGE,
    CHOOSE_LEVEL,
    CHOOSE_VICTIM,
    ELEMENT_NAMES,
    ELEMENTS,
    EXTRA_SLOTS,
    LEVEL_AT,
    LEVELS,
    NO_ELEMENT,
    NO_SEAT,
    PENDING,
    PENDING_SPACE,
    RECYCLE,
    SABOTAGE,
    SPARE_ALERT,
    SPARE_DAMAGE,
    SPARE_PARTS,
    START_DISPLAY,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def obtain_card(state: HydroracersState, seat: i64, space: i64, journal: Journal | None) -> None:
    """Take a display card and do what it asks (HR-146, HR-150, HR-153, HR-191, HR-203)."""
    setup = state.setup
    obtain(state, seat, space)
    kind = state.shared(PENDING)
    if journal is not None:
        word = setup.edition.dev_words[kind]
        journal.note(CardObtained(int(seat), int(space) + 1, word))
    if kind < setup.edition.movement_devs:
        state.phase = RECYCLE
        state.to_act = seat
    elif kind < setup.edition.first_advantage:
        keep_technology(state, seat)
        end_acquisition(state)
    else:
        use_advantage(state, seat, kind, journal)


def end_acquisition(state: HydroracersState) -> None:
    """Fill the display again, then go on (HR-141)."""
    state.set_shared(PENDING_SPACE, 0)
    state.taker = NO_SEAT
    state.phase = START_DISPLAY


def recycle(state: HydroracersState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Trade in a card for the one obtained (HR-153 to HR-157, HR-164, HR-165)."""
    paid = exchange_card(state, seat, card)
    if journal is not None:
        journal.note(CardRecycled(int(seat), state.setup.edition.words[card], int(paid)))
    end_acquisition(state)


def spy(state: HydroracersState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Take a card of the track; a card in exchange follows (HR-161, HR-164)."""
    take_from_track(state, seat, card)
    state.phase = RECYCLE
    if journal is not None:
        journal.note(CardSpied(int(seat), state.setup.edition.words[card]))


# -- advantages -----------------------------------------------------------------------------------


def use_advantage(state: HydroracersState, seat: i64, kind: i64, journal: Journal | None) -> None:
    """Let an advantage take effect, or ask for its element or its victim (HR-206 to HR-211)."""
    setup = state.setup
    effect = setup.edition.advantage[kind - setup.edition.first_advantage]
    if effect == ANY_ELEMENT and setup.expert[seat] == 1 and can_rise(state, seat):
        state.phase = CHOOSE_LEVEL
        state.to_act = seat
    elif effect == SABOTAGE:
        victim = only_victim(setup, seat)
        if victim == NO_SEAT and state.shared(SPARE_DAMAGE) > 0:
            state.phase = CHOOSE_VICTIM
            state.to_act = seat
        else:
            finish_advantage(state, seat, victim, NO_ELEMENT, journal)
    elif effect < ANY_ELEMENT:
        finish_advantage(state, seat, seat, effect, journal)
    else:
        finish_advantage(state, seat, seat, NO_ELEMENT, journal)


def can_rise(state: HydroracersState, seat: i64) -> bool:
    """Return whether some tile is below the highest level (HR-208)."""
    element: i64 = 0
    while element < ELEMENTS:
        if state.of(seat, LEVEL_AT + element) < LEVELS:
            return True
        element += 1
    return False


def only_victim(setup: HydroracersSetup, seat: i64) -> i64:
    """Return the opponent if there is but one, else NO_SEAT."""
    found: i64 = NO_SEAT
    other: i64 = 0
    while other < setup.seats:
        if is_victim(setup, seat, setup.plane[other]):
            if found != NO_SEAT:
                return NO_SEAT
            found = other
        other += 1
    return found


def finish_advantage(
    state: HydroracersState, seat: i64, target: i64, element: i64, journal: Journal | None
) -> None:
    """Apply the pending advantage and lay its card away."""
    setup = state.setup
    kind = state.shared(PENDING)
    apply_advantage(state, kind, target, element)
    lay_advantage(state, seat)
    if journal is not None:
        word = setup.edition.dev_words[kind]
        named = "none" if element == NO_ELEMENT else ELEMENT_NAMES[element]
        journal.note(AdvantageUsed(int(seat), word, int(target), named))
    end_acquisition(state)


def apply_advantage(state: HydroracersState, kind: i64, target: i64, element: i64) -> None:
    """Change a gauge, a tile or a bag; nothing where it cannot (HR-206 to HR-211)."""
    setup = state.setup
    if target == NO_SEAT:
        return
    effect = setup.edition.advantage[kind - setup.edition.first_advantage]
    if effect <= ANY_ELEMENT:
        if setup.expert[target] == 0:
            state.add_held(target, EXTRA_SLOTS, 1)  # HR-206
        elif element != NO_ELEMENT and state.of(target, LEVEL_AT + element) < LEVELS:
            state.add(target, LEVEL_AT + element, 1)  # HR-207, HR-208
    elif effect == SABOTAGE:
        if state.shared(SPARE_DAMAGE) > 0:
            change_bag(state, target, (BAG_DAMAGE, ALL_DAMAGE, SPARE_DAMAGE), 1)
    elif effect == SPARE_PARTS:
        if state.shared(SPARE_ALERT) > 0:
            change_bag(state, target, (BAG_ALERT, ALL_ALERT, SPARE_ALERT), 1)
    elif state.of(target, BAG_DAMAGE) > 0:
        change_bag(state, target, (BAG_DAMAGE, ALL_DAMAGE, SPARE_DAMAGE), -1)
