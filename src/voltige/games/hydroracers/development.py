"""Between two races of a campaign: what cards cost, and where cards and tokens are.

Cards of the development deck have numbers of their own; a movement card among them is the card
``race_cards`` higher.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.games.hydroracers import terms
from voltige.games.hydroracers.options import HydroracersSetup

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def tokens_on_display(state: HydroracersState, seat: i64) -> i64:
    """Count the development tokens of a seat on all display cards."""
    found: i64 = 0
    for space in range(state.setup.edition.development.display):
        found += state.tokens_on(space, seat)
    return found


def pile_size(state: HydroracersState, at: i64) -> i64:
    total: i64 = 0
    for kind in range(state.setup.edition.devs):
        total += state.in_pile(at, kind)
    return total


# -- prices ---------------------------------------------------------------------------------------


def pending_card(state: HydroracersState) -> i64:
    pending = state.shared(terms.PENDING)
    if state.shared(terms.PENDING_SPACE) == terms.FROM_TRACK:
        return pending
    return pending + state.setup.edition.race_cards


def rate_of(setup: HydroracersSetup, space: i64) -> i64:
    """Return the AIRCOINS per point of difference (HR-155, HR-164)."""
    if space == terms.FROM_TRACK:
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
    for card in range(state.setup.cards):
        if state.owned(seat, card) > 0 and price(state.setup, taken, card, rate) <= purse:
            return True
    return False


def can_spy(state: HydroracersState, seat: i64, purse: i64) -> bool:
    """Return whether some card on the espionage track can be paid for (HR-162)."""
    for place in range(state.shared(terms.TRACK_SIZE)):
        card = state.shared(terms.TRACK_AT + place)
        if can_pay(state, seat, card, state.setup.edition.development.spy_rate, purse):
            return True
    return False


def has_tokens(state: HydroracersState, space: i64) -> bool:
    """Return whether anybody's token lies on a display card."""
    for seat in range(state.setup.seats):
        if state.tokens_on(space, seat) > 0:
            return True
    return False


# -- where cards and tokens are -----------------------------------------------------------------------


def tokens_out(state: HydroracersState, seat: i64) -> i64:
    """Count the tokens of a person on cards and public spaces, and the one that is being placed."""
    found = tokens_on_display(state, seat)
    for space in range(len(state.setup.edition.development.public)):
        found += 1 if state.shared(terms.PUBLIC_AT + space) == seat else 0
    if state.phase == terms.PLACE_DEV and state.taker == seat:
        found += 1
    return found


def tokens_supplied(state: HydroracersState, column: i64, first: i64) -> i64:
    """Count the danger tokens that bags have got from the supply; each had ``first`` of them."""
    found: i64 = 0
    for seat in range(int(state.setup.seats)):
        found += state.held(seat, column) - first
    return found


def slots_explained(state: HydroracersState, seat: i64) -> i64:
    """Count the damage slots that the equipment kept beside a cockpit has added (HR-206)."""
    edition = state.setup.edition
    found: i64 = 0
    for number, effect in enumerate(edition.advantage):
        if effect <= terms.ANY_ELEMENT:
            found += state.kept(seat, edition.first_advantage + number)
    return found


def placed_copies(state: HydroracersState, card: i64) -> i64:
    """Count the copies of a movement card with seats, on the track, out of the game, or being taken."""
    found = state.in_pile(state.setup.removed_pile, card)
    for seat in range(int(state.setup.seats)):
        found += state.owned(seat, card)
    for place in range(int(state.shared(terms.TRACK_SIZE))):
        found += 1 if state.shared(terms.TRACK_AT + place) == card else 0
    if state.phase == terms.RECYCLE:
        found += 1 if pending_card(state) == card else 0
    return found


def used_copies(state: HydroracersState, kind: i64) -> i64:
    """Count the copies of a development card that are neither in the deck nor discarded."""
    setup = state.setup
    found: i64 = 0
    if kind < setup.edition.movement_devs:
        found = placed_copies(state, kind + setup.edition.race_cards)
    else:
        for seat in range(int(setup.seats)):
            found += state.kept(seat, kind)
    for space in range(int(setup.edition.development.display)):
        found += 1 if state.shared(terms.DISPLAY_AT + space) == kind else 0
    if state.phase == terms.CHOOSE_LEVEL or state.phase == terms.CHOOSE_VICTIM:
        found += 1 if state.shared(terms.PENDING) == kind else 0
    return found


def first_copies(setup: HydroracersSetup, card: i64) -> i64:
    """Count the copies of a card that the planes have at first."""
    found: i64 = 0
    for seat in range(int(setup.seats)):
        found += setup.cards_each[seat * setup.cards + card]
    return found
