"""What happens to a campaign between races: display, tokens, espionage track, exhibition, cards owned.

Cards of the development deck have numbers of their own; a movement card among them is the card
``race_cards`` higher.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.terms import (
    AIRCOINS,
    ALERTS,
    ALL_ALERT,
    ALL_DAMAGE,
    BAG_ALERT,
    BAG_DAMAGE,
    BET_PLANE,
    BET_SLOT,
    CALENDAR,
    CRASHED,
    DAMAGE,
    DECK_SIZE,
    DISPLAY_AT,
    DRAWN,
    ELEMENTS,
    FROM_TRACK,
    HAND_SIZE,
    IDLE,
    IN_BAG,
    MOST_PUBLIC,
    MOST_ROW,
    MOST_SQUARES,
    MOST_UNDER,
    NO_BET,
    NO_CARD,
    NO_PLANE,
    NO_SEAT,
    OUT,
    PENDING,
    PENDING_SPACE,
    PLAYED_SIZE,
    POSITION,
    PUBLIC_AT,
    RESERVE,
    ROW_AT,
    SLIP,
    SPYING,
    STAGE,
    STAND,
    TILE_AT,
    TOP,
    TRACK_AT,
    TRACK_SIZE,
    UNDER_AT,
    UNDER_SIZE,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def tokens_on_display(state: HydroracersState, seat: i64) -> i64:
    """Count the development tokens of a seat on all display cards."""
    setup = state.setup
    found: i64 = 0
    space: i64 = 0
    while space < setup.edition.development.display:
        found += state.tokens_on(space, seat)
        space += 1
    return found


def pile_size(state: HydroracersState, at: i64) -> i64:
    """Count the cards of a pile of development cards."""
    setup = state.setup
    total: i64 = 0
    kind: i64 = 0
    while kind < setup.edition.devs:
        total += state.in_pile(at, kind)
        kind += 1
    return total


def reshuffle(state: HydroracersState) -> None:
    """Make a new development deck of the discard pile (HR-176)."""
    setup = state.setup
    kind: i64 = 0
    while kind < setup.edition.devs:
        state.add_to_pile(setup.deck_pile, kind, state.in_pile(setup.discard_pile, kind))
        state.set_pile(setup.discard_pile, kind, 0)
        kind += 1


# -- prices ---------------------------------------------------------------------------------------


def pending_card(state: HydroracersState) -> i64:
    """Return the movement card that is being obtained."""
    setup = state.setup
    pending = state.shared(PENDING)
    if state.shared(PENDING_SPACE) == FROM_TRACK:
        return pending
    return pending + setup.edition.race_cards


def rate_of(setup: HydroracersSetup, space: i64) -> i64:
    """Return the AIRCOINS per point of difference (HR-155, HR-164)."""
    if space == FROM_TRACK:
        return setup.edition.development.spy_rate
    return setup.edition.development.display_rate


def price(setup: HydroracersSetup, taken: i64, given: i64, rate: i64) -> i64:
    """Return what it costs to exchange one card for another (HR-154 to HR-156)."""
    difference = setup.edition.exchange[taken] - setup.edition.exchange[given]
    if difference <= 0:
        return 0
    return difference * rate


def can_pay(state: HydroracersState, seat: i64, taken: i64, rate: i64, purse: i64) -> bool:
    """Return whether some card of a seat can be exchanged for another one with so much money."""
    setup = state.setup
    card: i64 = 0
    while card < setup.cards:
        if state.owned(seat, card) > 0 and price(setup, taken, card, rate) <= purse:
            return True
        card += 1
    return False


def can_spy(state: HydroracersState, seat: i64, purse: i64) -> bool:
    """Return whether some card on the espionage track can be paid for (HR-162)."""
    setup = state.setup
    place: i64 = 0
    while place < state.shared(TRACK_SIZE):
        card = state.shared(TRACK_AT + place)
        if can_pay(state, seat, card, setup.edition.development.spy_rate, purse):
            return True
        place += 1
    return False


# -- development cards ----------------------------------------------------------------------------


def obtain(state: HydroracersState, seat: i64, space: i64) -> None:
    """Take a display card: own tokens are out, those of others return to the bag (HR-150)."""
    state.set_shared(PENDING, state.shared(DISPLAY_AT + space))
    state.set_shared(PENDING_SPACE, space)
    state.set_shared(DISPLAY_AT + space, NO_CARD)
    other: i64 = 0
    while other < state.setup.seats:
        column: i64 = IN_BAG
        if other == seat:
            column = RESERVE
        take_tokens(state, space, other, column)
        other += 1


def take_tokens(state: HydroracersState, space: i64, seat: i64, column: i64) -> None:
    """Take a seat's tokens off a display space, into the cloth bag or to its reserve."""
    state.add_held(seat, column, state.tokens_on(space, seat))
    state.set_tokens_on(space, seat, 0)


def keep_technology(state: HydroracersState, seat: i64) -> None:
    """Lay the pending technology beside the cockpit; tokens on other copies return (HR-245)."""
    kind = state.shared(PENDING)
    state.set_shared(PENDING, NO_CARD)
    state.add_kept(seat, kind, 1)
    space: i64 = 0
    while space < state.setup.edition.development.display:
        if state.shared(DISPLAY_AT + space) == kind:
            take_tokens(state, space, seat, IN_BAG)
        space += 1


def lay_advantage(state: HydroracersState, seat: i64) -> None:
    """Keep the pending advantage, or shuffle it back with expert cockpits (HR-204, HR-205)."""
    setup = state.setup
    kind = state.shared(PENDING)
    state.set_shared(PENDING, NO_CARD)
    if setup.expert[seat] == 1:
        state.add_to_pile(setup.deck_pile, kind, 1)
    else:
        state.add_kept(seat, kind, 1)


def take_from_track(state: HydroracersState, seat: i64, card: i64) -> None:
    """Take a card off the espionage track; the tokens used are out (HR-163, HR-165, HR-166)."""
    left = state.shared(TRACK_SIZE) - 1
    place: i64 = 0
    while state.shared(TRACK_AT + place) != card:
        place += 1
    while place < left:
        state.set_shared(TRACK_AT + place, state.shared(TRACK_AT + place + 1))
        place += 1
    state.set_shared(TRACK_AT + left, 0)
    state.set_shared(TRACK_SIZE, left)
    state.set_shared(PENDING, card)
    state.set_shared(PENDING_SPACE, FROM_TRACK)
    state.add_held(seat, RESERVE, state.held(seat, SPYING))
    state.set_held(seat, SPYING, 0)


def exchange_card(state: HydroracersState, seat: i64, given: i64) -> i64:
    """Pay and take the pending card for another, which goes on the track; return the price."""
    taken = pending_card(state)
    setup = state.setup
    paid = price(setup, taken, given, rate_of(setup, state.shared(PENDING_SPACE)))
    state.add(seat, AIRCOINS, -paid)
    state.add_owned(seat, taken, 1)
    state.add_owned(seat, given, -1)
    state.set_shared(PENDING, NO_CARD)
    push_on_track(state, given)
    return paid


def push_on_track(state: HydroracersState, card: i64) -> None:
    """Lay a card on the newest space; if all are full, the oldest leaves the game (HR-157)."""
    setup = state.setup
    size = state.shared(TRACK_SIZE)
    if size == setup.edition.development.track:
        state.add_to_pile(setup.removed_pile, state.shared(TRACK_AT), 1)
        size -= 1
        place: i64 = 0
        while place < size:
            state.set_shared(TRACK_AT + place, state.shared(TRACK_AT + place + 1))
            place += 1
    state.set_shared(TRACK_AT + size, card)
    state.set_shared(TRACK_SIZE, size + 1)


def change_bag(
    state: HydroracersState, seat: i64, columns: tuple[i64, i64, i64], step: i64
) -> None:
    """Add a danger token to a bag for good, or take one out; the supply pays (HR-209 to HR-211)."""
    bag, total, supply = columns
    state.add(seat, bag, step)
    state.add_held(seat, total, step)
    state.add_shared(supply, -step)


# -- the beginning and the end of phases ----------------------------------------------------------


def gather(state: HydroracersState, seat: i64) -> None:
    """Put a plane's cards together and its danger tokens back into the bag (HR-136, HR-137)."""
    setup = state.setup
    clear(state, seat, setup.hand_at, setup.own_at - setup.hand_at)
    clear(state, seat, UNDER_AT, MOST_UNDER)
    clear(state, seat, ROW_AT, MOST_ROW)
    clear(state, seat, TILE_AT, ELEMENTS * MOST_SQUARES)
    for column in (HAND_SIZE, DECK_SIZE, PLAYED_SIZE, UNDER_SIZE, DAMAGE, ALERTS):
        state.set(seat, column, 0)
    for column in (CRASHED, OUT, SLIP, POSITION):
        state.set(seat, column, 0)
    state.set(seat, TOP, NO_CARD)
    state.set(seat, BET_SLOT, NO_BET)
    state.set(seat, BET_PLANE, NO_PLANE)
    state.set(seat, BAG_DAMAGE, state.held(seat, ALL_DAMAGE))
    state.set(seat, BAG_ALERT, state.held(seat, ALL_ALERT))


def clear(state: HydroracersState, seat: i64, first: i64, count: i64) -> None:
    """Empty some columns of a seat; no card and no token is 0."""
    column = first
    while column < first + count:
        state.set(seat, column, 0)
        column += 1


def owned_count(state: HydroracersState, seat: i64) -> i64:
    """Count the cards of a seat."""
    setup = state.setup
    total: i64 = 0
    card: i64 = 0
    while card < setup.cards:
        total += state.owned(seat, card)
        card += 1
    return total


def close_year(state: HydroracersState) -> None:
    """End the phase: track, exhibition and bag are cleared, cards with tokens stay (HR-171 to HR-174)."""
    setup = state.setup
    while state.shared(TRACK_SIZE) > 0:
        state.add_shared(TRACK_SIZE, -1)
        place = TRACK_AT + state.shared(TRACK_SIZE)
        state.add_to_pile(setup.removed_pile, state.shared(place), 1)
        state.set_shared(place, 0)
    space: i64 = 0
    while space < MOST_PUBLIC:
        state.set_shared(PUBLIC_AT + space, NO_SEAT)
        space += 1
    seat: i64 = 0
    while seat < setup.seats:
        if setup.autopilot[seat] == 0:
            for column in (IN_BAG, SPYING, STAND):
                state.set_held(seat, column, 0)
            left = setup.edition.development.tokens - tokens_on_display(state, seat)
            state.set_held(seat, RESERVE, left)
        seat += 1
    space = 0
    while space < setup.edition.development.display:
        if not has_tokens(state, space) and state.shared(DISPLAY_AT + space) != NO_CARD:
            state.add_to_pile(setup.discard_pile, state.shared(DISPLAY_AT + space), 1)
            state.set_shared(DISPLAY_AT + space, NO_CARD)
        space += 1
    state.set_shared(CALENDAR, 0)
    state.set_shared(DRAWN, NO_CARD)
    state.set_shared(STAGE, IDLE)


def has_tokens(state: HydroracersState, space: i64) -> bool:
    """Return whether anybody's token lies on a display card."""
    setup = state.setup
    seat: i64 = 0
    while seat < setup.seats:
        if state.tokens_on(space, seat) > 0:
            return True
        seat += 1
    return False
