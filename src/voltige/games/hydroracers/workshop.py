"""Cells of a campaign between races: display, tokens, espionage track, exhibition, cards owned.

Every change is a function of setup and cells, so that the state and the views that follow its events
change in the same way. Cards of the development deck have numbers of their own; a movement card
among them is the card ``race_cards`` higher.
"""

from __future__ import annotations

from librt.vecs import vec
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
    MOST_SEATS,
    MOST_SQUARES,
    MOST_UNDER,
    NO_BET,
    NO_CARD,
    NO_PLANE,
    NO_SEAT,
    NO_TOKEN,
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
    TOKENS_AT,
    TOP,
    TRACK_AT,
    TRACK_SIZE,
    UNDER_AT,
    UNDER_SIZE,
)


def plus(setup: HydroracersSetup, seat: i64, column: i64) -> i64:
    """Return the cell of a campaign column of a seat."""
    return seat * setup.width + setup.plus_at + column


def tokens_at(setup: HydroracersSetup, space: i64, seat: i64) -> i64:
    """Return the cell that counts a seat's tokens on a display space."""
    return setup.dev_at + TOKENS_AT + space * MOST_SEATS + seat


def tokens_on_display(setup: HydroracersSetup, cells: vec[i64], seat: i64) -> i64:
    """Count the development tokens of a seat on all display cards."""
    found: i64 = 0
    space: i64 = 0
    while space < setup.edition.development.display:
        found += cells[tokens_at(setup, space, seat)]
        space += 1
    return found


def pile_size(setup: HydroracersSetup, cells: vec[i64], at: i64) -> i64:
    """Count the cards of a pile of development cards."""
    total: i64 = 0
    kind: i64 = 0
    while kind < setup.edition.devs:
        total += cells[at + kind]
        kind += 1
    return total


def reshuffle(setup: HydroracersSetup, cells: vec[i64]) -> None:
    """Make a new development deck of the discard pile (HR-176)."""
    kind: i64 = 0
    while kind < setup.edition.devs:
        cells[setup.deck_pile + kind] += cells[setup.discard_pile + kind]
        cells[setup.discard_pile + kind] = 0
        kind += 1


# -- prices ---------------------------------------------------------------------------------------


def pending_card(setup: HydroracersSetup, cells: vec[i64]) -> i64:
    """Return the movement card that is being obtained."""
    pending = cells[setup.dev_at + PENDING]
    if cells[setup.dev_at + PENDING_SPACE] == FROM_TRACK:
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


def can_pay(
    setup: HydroracersSetup, cells: vec[i64], seat: i64, taken: i64, rate: i64, purse: i64
) -> bool:
    """Return whether some card of a seat can be exchanged for another one with so much money."""
    row = seat * setup.width
    card: i64 = 0
    while card < setup.cards:
        if cells[row + setup.own_at + card] > 0 and price(setup, taken, card, rate) <= purse:
            return True
        card += 1
    return False


def can_spy(setup: HydroracersSetup, cells: vec[i64], seat: i64, purse: i64) -> bool:
    """Return whether some card on the espionage track can be paid for (HR-162)."""
    place: i64 = 0
    while place < cells[setup.dev_at + TRACK_SIZE]:
        card = cells[setup.dev_at + TRACK_AT + place]
        if can_pay(setup, cells, seat, card, setup.edition.development.spy_rate, purse):
            return True
        place += 1
    return False


# -- development cards ----------------------------------------------------------------------------


def obtain(setup: HydroracersSetup, cells: vec[i64], seat: i64, space: i64) -> None:
    """Take a display card: own tokens are out, those of others return to the bag (HR-150)."""
    at = setup.dev_at
    cells[at + PENDING] = cells[at + DISPLAY_AT + space]
    cells[at + PENDING_SPACE] = space
    cells[at + DISPLAY_AT + space] = NO_CARD
    other: i64 = 0
    while other < setup.seats:
        place = tokens_at(setup, space, other)
        column: i64 = IN_BAG
        if other == seat:
            column = RESERVE
        cells[plus(setup, other, column)] += cells[place]
        cells[place] = 0
        other += 1


def keep_technology(setup: HydroracersSetup, cells: vec[i64], seat: i64) -> None:
    """Lay the pending technology beside the cockpit; tokens on other copies return (HR-245)."""
    kind = cells[setup.dev_at + PENDING]
    cells[setup.dev_at + PENDING] = NO_CARD
    cells[seat * setup.width + setup.kept_at + kind] += 1
    space: i64 = 0
    while space < setup.edition.development.display:
        if cells[setup.dev_at + DISPLAY_AT + space] == kind:
            place = tokens_at(setup, space, seat)
            cells[plus(setup, seat, IN_BAG)] += cells[place]
            cells[place] = 0
        space += 1


def lay_advantage(setup: HydroracersSetup, cells: vec[i64], seat: i64) -> None:
    """Keep the pending advantage, or shuffle it back with expert cockpits (HR-204, HR-205)."""
    kind = cells[setup.dev_at + PENDING]
    cells[setup.dev_at + PENDING] = NO_CARD
    if setup.expert[seat] == 1:
        cells[setup.deck_pile + kind] += 1
    else:
        cells[seat * setup.width + setup.kept_at + kind] += 1


def take_from_track(setup: HydroracersSetup, cells: vec[i64], seat: i64, card: i64) -> None:
    """Take a card off the espionage track; the tokens used are out (HR-163, HR-165, HR-166)."""
    at = setup.dev_at
    left = cells[at + TRACK_SIZE] - 1
    place: i64 = 0
    while cells[at + TRACK_AT + place] != card:
        place += 1
    while place < left:
        cells[at + TRACK_AT + place] = cells[at + TRACK_AT + place + 1]
        place += 1
    cells[at + TRACK_AT + left] = 0
    cells[at + TRACK_SIZE] = left
    cells[at + PENDING] = card
    cells[at + PENDING_SPACE] = FROM_TRACK
    cells[plus(setup, seat, RESERVE)] += cells[plus(setup, seat, SPYING)]
    cells[plus(setup, seat, SPYING)] = 0


def exchange_card(setup: HydroracersSetup, cells: vec[i64], seat: i64, given: i64) -> i64:
    """Pay and take the pending card for another, which goes on the track; return the price."""
    taken = pending_card(setup, cells)
    paid = price(setup, taken, given, rate_of(setup, cells[setup.dev_at + PENDING_SPACE]))
    row = seat * setup.width
    cells[row + AIRCOINS] -= paid
    cells[row + setup.own_at + taken] += 1
    cells[row + setup.own_at + given] -= 1
    cells[setup.dev_at + PENDING] = NO_CARD
    push_on_track(setup, cells, given)
    return paid


def push_on_track(setup: HydroracersSetup, cells: vec[i64], card: i64) -> None:
    """Lay a card on the newest space; if all are full, the oldest leaves the game (HR-157)."""
    at = setup.dev_at
    size = cells[at + TRACK_SIZE]
    if size == setup.edition.development.track:
        cells[setup.removed_pile + cells[at + TRACK_AT]] += 1
        size -= 1
        place: i64 = 0
        while place < size:
            cells[at + TRACK_AT + place] = cells[at + TRACK_AT + place + 1]
            place += 1
    cells[at + TRACK_AT + size] = card
    cells[at + TRACK_SIZE] = size + 1


def change_bag(
    setup: HydroracersSetup, cells: vec[i64], seat: i64, columns: tuple[i64, i64, i64], step: i64
) -> None:
    """Add a danger token to a bag for good, or take one out; the supply pays (HR-209 to HR-211)."""
    bag, total, supply = columns
    cells[seat * setup.width + bag] += step
    cells[plus(setup, seat, total)] += step
    cells[setup.dev_at + supply] -= step


# -- the beginning and the end of phases ----------------------------------------------------------


def gather(setup: HydroracersSetup, cells: vec[i64], seat: i64) -> None:
    """Put a plane's cards together and its danger tokens back into the bag (HR-136, HR-137)."""
    row = seat * setup.width
    place = row + setup.hand_at
    while place < row + setup.own_at:
        cells[place] = 0
        place += 1
    place = row + UNDER_AT
    while place < row + UNDER_AT + MOST_UNDER:
        cells[place] = 0
        place += 1
    place = row + ROW_AT
    while place < row + ROW_AT + MOST_ROW:
        cells[place] = 0
        place += 1
    place = row + TILE_AT
    while place < row + TILE_AT + ELEMENTS * MOST_SQUARES:
        cells[place] = NO_TOKEN
        place += 1
    for column in (HAND_SIZE, DECK_SIZE, PLAYED_SIZE, UNDER_SIZE, DAMAGE, ALERTS):
        cells[row + column] = 0
    for column in (CRASHED, OUT, SLIP, POSITION):
        cells[row + column] = 0
    cells[row + TOP] = NO_CARD
    cells[row + BET_SLOT] = NO_BET
    cells[row + BET_PLANE] = NO_PLANE
    cells[row + BAG_DAMAGE] = cells[plus(setup, seat, ALL_DAMAGE)]
    cells[row + BAG_ALERT] = cells[plus(setup, seat, ALL_ALERT)]


def owned_count(setup: HydroracersSetup, cells: vec[i64], seat: i64) -> i64:
    """Count the cards of a seat."""
    total: i64 = 0
    card: i64 = 0
    while card < setup.cards:
        total += cells[seat * setup.width + setup.own_at + card]
        card += 1
    return total


def close_year(setup: HydroracersSetup, cells: vec[i64]) -> None:
    """End the phase: track, exhibition and bag are cleared, cards with tokens stay (HR-171 to HR-174)."""
    at = setup.dev_at
    while cells[at + TRACK_SIZE] > 0:
        cells[at + TRACK_SIZE] -= 1
        place = at + TRACK_AT + cells[at + TRACK_SIZE]
        cells[setup.removed_pile + cells[place]] += 1
        cells[place] = 0
    space: i64 = 0
    while space < MOST_PUBLIC:
        cells[at + PUBLIC_AT + space] = NO_SEAT
        space += 1
    seat: i64 = 0
    while seat < setup.seats:
        if setup.autopilot[seat] == 0:
            for column in (IN_BAG, SPYING, STAND):
                cells[plus(setup, seat, column)] = 0
            left = setup.edition.development.tokens - tokens_on_display(setup, cells, seat)
            cells[plus(setup, seat, RESERVE)] = left
        seat += 1
    space = 0
    while space < setup.edition.development.display:
        if not has_tokens(setup, cells, space) and cells[at + DISPLAY_AT + space] != NO_CARD:
            cells[setup.discard_pile + cells[at + DISPLAY_AT + space]] += 1
            cells[at + DISPLAY_AT + space] = NO_CARD
        space += 1
    cells[at + CALENDAR] = 0
    cells[at + DRAWN] = NO_CARD
    cells[at + STAGE] = IDLE


def has_tokens(setup: HydroracersSetup, cells: vec[i64], space: i64) -> bool:
    """Return whether anybody's token lies on a display card."""
    seat: i64 = 0
    while seat < setup.seats:
        if cells[tokens_at(setup, space, seat)] > 0:
            return True
        seat += 1
    return False
