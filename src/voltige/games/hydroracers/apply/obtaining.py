"""Obtaining a development card: exchanges, technologies, advantages, espionage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.hydroracers import events, terms
from voltige.games.hydroracers.development import pending_card, price, rate_of
from voltige.games.hydroracers.legal.development import is_victim
from voltige.games.hydroracers.options import HydroracersSetup

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def obtain_card(state: HydroracersState, seat: i64, space: i64, journal: Journal | None) -> None:
    """Take a display card and do what it asks (HR-146, HR-150, HR-153, HR-191, HR-203).

    Own tokens on it are out, those of others return to the bag.
    """
    setup = state.setup
    kind = state.shared(terms.DISPLAY_AT + space)
    state.set_shared(terms.PENDING, kind)
    state.set_shared(terms.PENDING_SPACE, space)
    state.set_shared(terms.DISPLAY_AT + space, terms.NO_CARD)
    for other in range(setup.seats):
        column: i64 = terms.IN_BAG
        if other == seat:
            column = terms.RESERVE
        take_tokens(state, space, other, column)
    if journal is not None:
        word = setup.edition.dev_words[kind]
        journal.note(events.card_obtained(seat, space + 1, word))
    if kind < setup.edition.movement_devs:
        state.ask(terms.RECYCLE, seat)
    elif kind < setup.edition.first_advantage:
        keep_technology(state, seat)
        end_acquisition(state)
    else:
        use_advantage(state, seat, kind, journal)


def take_tokens(state: HydroracersState, space: i64, seat: i64, column: i64) -> None:
    """Take a seat's tokens off a display space, into the cloth bag or to its reserve."""
    state.add_held(seat, column, state.tokens_on(space, seat))
    state.set_tokens_on(space, seat, 0)


def keep_technology(state: HydroracersState, seat: i64) -> None:
    """Lay the pending technology beside the cockpit; tokens on other copies return (HR-245)."""
    kind = state.shared(terms.PENDING)
    state.set_shared(terms.PENDING, terms.NO_CARD)
    state.add_kept(seat, kind, 1)
    for space in range(state.setup.edition.development.display):
        if state.shared(terms.DISPLAY_AT + space) == kind:
            take_tokens(state, space, seat, terms.IN_BAG)


def end_acquisition(state: HydroracersState) -> None:
    """Fill the display again, then go on (HR-141)."""
    state.set_shared(terms.PENDING_SPACE, 0)
    state.taker = terms.NO_SEAT
    state.phase = terms.START_DISPLAY


# -- exchanges and espionage ----------------------------------------------------------------------


def recycle(state: HydroracersState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Trade in a card for the one obtained, and pay the difference (HR-153 to HR-157, HR-164, HR-165)."""
    setup = state.setup
    taken = pending_card(state)
    paid = price(setup, taken, card, rate_of(setup, state.shared(terms.PENDING_SPACE)))
    state.add(seat, terms.AIRCOINS, -paid)
    state.add_owned(seat, taken, 1)
    state.add_owned(seat, card, -1)
    state.set_shared(terms.PENDING, terms.NO_CARD)
    push_on_track(state, card)
    if journal is not None:
        journal.note(events.card_recycled(seat, setup.edition.words[card], paid))
    end_acquisition(state)


def push_on_track(state: HydroracersState, card: i64) -> None:
    """Lay a card on the newest space; if all are full, the oldest leaves the game (HR-157)."""
    setup = state.setup
    size = state.shared(terms.TRACK_SIZE)
    if size == setup.edition.development.track:
        state.add_to_pile(setup.removed_pile, state.shared(terms.TRACK_AT), 1)
        size -= 1
        for place in range(size):
            state.set_shared(terms.TRACK_AT + place, state.shared(terms.TRACK_AT + place + 1))
    state.set_shared(terms.TRACK_AT + size, card)
    state.set_shared(terms.TRACK_SIZE, size + 1)


def spy(state: HydroracersState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Take a card off the track, the tokens used are out; a card in exchange follows (HR-161 to HR-166)."""
    left = state.shared(terms.TRACK_SIZE) - 1
    place: i64 = 0
    while state.shared(terms.TRACK_AT + place) != card:
        place += 1
    while place < left:
        state.set_shared(terms.TRACK_AT + place, state.shared(terms.TRACK_AT + place + 1))
        place += 1
    state.set_shared(terms.TRACK_AT + left, 0)
    state.set_shared(terms.TRACK_SIZE, left)
    state.set_shared(terms.PENDING, card)
    state.set_shared(terms.PENDING_SPACE, terms.FROM_TRACK)
    state.add_held(seat, terms.RESERVE, state.held(seat, terms.SPYING))
    state.set_held(seat, terms.SPYING, 0)
    state.phase = terms.RECYCLE
    if journal is not None:
        journal.note(events.card_spied(seat, state.setup.edition.words[card]))


# -- advantages -----------------------------------------------------------------------------------


def use_advantage(state: HydroracersState, seat: i64, kind: i64, journal: Journal | None) -> None:
    """Let an advantage take effect, or ask for its element or its victim (HR-206 to HR-211)."""
    setup = state.setup
    effect = setup.edition.advantage[kind - setup.edition.first_advantage]
    if effect == terms.ANY_ELEMENT and setup.expert[seat] == 1 and can_rise(state, seat):
        state.ask(terms.CHOOSE_LEVEL, seat)
    elif effect == terms.SABOTAGE:
        victim = only_victim(setup, seat)
        if victim == terms.NO_SEAT and state.shared(terms.SPARE_DAMAGE) > 0:
            state.ask(terms.CHOOSE_VICTIM, seat)
        else:
            finish_advantage(state, seat, victim, terms.NO_ELEMENT, journal)
    elif effect < terms.ANY_ELEMENT:
        finish_advantage(state, seat, seat, effect, journal)
    else:
        finish_advantage(state, seat, seat, terms.NO_ELEMENT, journal)


def can_rise(state: HydroracersState, seat: i64) -> bool:
    """Return whether some tile is below the highest level (HR-208)."""
    element: i64 = 0
    while element < terms.ELEMENTS:
        if state.of(seat, terms.LEVEL_AT + element) < terms.LEVELS:
            return True
        element += 1
    return False


def only_victim(setup: HydroracersSetup, seat: i64) -> i64:
    """Return the opponent if there is but one, else NO_SEAT."""
    found: i64 = terms.NO_SEAT
    for other in range(setup.seats):
        if is_victim(setup, seat, setup.plane[other]):
            if found != terms.NO_SEAT:
                return terms.NO_SEAT
            found = other
    return found


def finish_advantage(
    state: HydroracersState, seat: i64, target: i64, element: i64, journal: Journal | None
) -> None:
    """Apply the pending advantage; keep it, or shuffle it back with tiles (HR-204, HR-205)."""
    setup = state.setup
    kind = state.shared(terms.PENDING)
    apply_advantage(state, kind, target, element)
    state.set_shared(terms.PENDING, terms.NO_CARD)
    if setup.expert[seat] == 1:
        state.add_to_pile(setup.deck_pile, kind, 1)
    else:
        state.add_kept(seat, kind, 1)
    if journal is not None:
        word = setup.edition.dev_words[kind]
        named = "none" if element == terms.NO_ELEMENT else terms.ELEMENT_NAMES[element]
        journal.note(events.advantage_used(seat, word, target, named))
    end_acquisition(state)


def apply_advantage(state: HydroracersState, kind: i64, target: i64, element: i64) -> None:
    """Change a gauge, a tile or a bag; nothing where it cannot (HR-206 to HR-211)."""
    setup = state.setup
    if target == terms.NO_SEAT:
        return
    effect = setup.edition.advantage[kind - setup.edition.first_advantage]
    if effect <= terms.ANY_ELEMENT:
        if setup.expert[target] == 0:
            state.add_held(target, terms.EXTRA_SLOTS, 1)  # HR-206
        elif element != terms.NO_ELEMENT:
            if state.of(target, terms.LEVEL_AT + element) < terms.LEVELS:
                state.add(target, terms.LEVEL_AT + element, 1)  # HR-207, HR-208
    elif effect == terms.SABOTAGE:
        if state.shared(terms.SPARE_DAMAGE) > 0:
            change_bag(state, target, (terms.BAG_DAMAGE, terms.ALL_DAMAGE, terms.SPARE_DAMAGE), 1)
    elif effect == terms.SPARE_PARTS:
        if state.shared(terms.SPARE_ALERT) > 0:
            change_bag(state, target, (terms.BAG_ALERT, terms.ALL_ALERT, terms.SPARE_ALERT), 1)
    elif state.of(target, terms.BAG_DAMAGE) > 0:
        change_bag(state, target, (terms.BAG_DAMAGE, terms.ALL_DAMAGE, terms.SPARE_DAMAGE), -1)


def change_bag(
    state: HydroracersState, seat: i64, columns: tuple[i64, i64, i64], step: i64
) -> None:
    """Add a danger token to a bag for good, or take one out; the supply pays (HR-209 to HR-211)."""
    bag, total, supply = columns
    state.add(seat, bag, step)
    state.add_held(seat, total, step)
    state.add_shared(supply, -step)
