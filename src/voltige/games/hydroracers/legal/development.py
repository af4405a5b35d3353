"""The legal codes of a campaign: turns with development cards, reactions, and the phase between races."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.hydroracers.actions import (
    DO_CHOOSE_CIRCUIT,
    DO_CHOOSE_GRID,
    DO_GAIN,
    DO_HOP,
    DO_LEVEL,
    DO_MIRROR,
    DO_PLACE_DEV,
    DO_RUSH,
    DO_SUPERCHARGE,
    DO_TOKENS,
    DO_VICTIM,
    ON_CARD,
    ON_RESERVED,
    ON_TRACK,
)
from voltige.games.hydroracers.development import (
    can_pay,
    can_spy,
    pending_card,
    price,
    rate_of,
)
from voltige.games.hydroracers.holdings import owns
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.terms import (
    AIR_BRAKE,
    AIRCOINS,
    CHOOSE_CIRCUIT,
    CHOOSE_GAIN,
    CHOOSE_GRID,
    CHOOSE_LEVEL,
    CHOOSE_TOKENS,
    CHOOSE_VICTIM,
    DISPLAY_AT,
    ELEMENTS,
    GRID_NAMES,
    HAND_SIZE,
    HOP,
    KEEP,
    LEVEL_AT,
    LEVELS,
    LOOKED_AT,
    LOOKED_SIZE,
    MIRROR,
    MOST_SQUARES,
    NO_CARD,
    NO_SEAT,
    NO_TOKEN,
    PENDING_SPACE,
    PLACE_DEV,
    PUBLIC_AT,
    RECYCLE,
    RUSH,
    SPY_TAKE,
    SPYING,
    STAND,
    SUPERCHARGE,
    TILE_AT,
    TRACK_AT,
    TRACK_SIZE,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def fill_flights(state: HydroracersState, buf: vec[i64], n: i64) -> i64:
    """Add passes and plays with development cards, and all with the Air Brake (HR-180, HR-198)."""
    setup = state.setup
    table = setup.table
    seat = state.to_act
    first = setup.edition.race_cards
    brake = owns(state, state.to_act, AIR_BRAKE)
    if brake and state.of(state.to_act, HAND_SIZE) == 0:
        buf[n] = table.brake_empty
        n += 1
    card = first
    while card < setup.cards:
        if state.in_hand(seat, card) > 0:
            buf[n] = table.pass_with[card]
            n += 1
        card += 1
    if brake:
        card = 0
        while card < setup.cards:
            if state.in_hand(seat, card) > 0:
                buf[n] = table.pass_brake[card]
                n += 1
            card += 1
    card = first
    while card < setup.cards:
        if state.in_hand(seat, card) > 0:
            n = fill_values(setup, card, table.play[card], buf, n)
        card += 1
    if brake:
        card = 0
        while card < setup.cards:
            if state.in_hand(seat, card) > 0:
                n = fill_values(setup, card, table.play_brake[card], buf, n)
            card += 1
    return n


def fill_values(setup: HydroracersSetup, card: i64, code: i64, buf: vec[i64], n: i64) -> i64:
    """Add the plays of a card, one for each of its values."""
    count: i64 = 1
    if card >= setup.edition.race_cards:
        count = len(setup.edition.deck.movement[card - setup.edition.race_cards].values)
    value: i64 = 0
    while value < count:
        buf[n] = code + value
        n += 1
        value += 1
    return n


def fill_range(buf: vec[i64], first: i64, count: i64) -> i64:
    """List so many codes that follow each other."""
    n: i64 = 0
    while n < count:
        buf[n] = first + n
        n += 1
    return n


def fill_campaign(state: HydroracersState, buf: vec[i64]) -> i64:
    """Write the codes of a phase that only a campaign has."""
    first = state.setup.table.first
    phase = state.phase
    if phase == PLACE_DEV:
        return fill_places(state, buf)
    if phase == RUSH:
        return fill_range(buf, first[DO_RUSH], 2)
    if phase == RECYCLE:
        return fill_recycle(state, buf)
    if phase == KEEP:
        return fill_keep(state, buf)
    if phase == CHOOSE_TOKENS:
        return fill_tokens(state, first[DO_TOKENS], buf)
    if phase == HOP:
        return fill_range(buf, first[DO_HOP], 2)
    if phase == MIRROR:
        return fill_range(buf, first[DO_MIRROR], 2)
    if phase == SUPERCHARGE:
        return fill_range(buf, first[DO_SUPERCHARGE], 2)
    if phase == CHOOSE_GAIN:
        return fill_range(buf, first[DO_GAIN], 2)
    if phase == SPY_TAKE:
        return fill_spy(state, buf)
    if phase == CHOOSE_LEVEL:
        return fill_levels(state, buf)
    if phase == CHOOSE_VICTIM:
        return fill_victims(state, buf)
    if phase == CHOOSE_CIRCUIT:
        return fill_range(buf, first[DO_CHOOSE_CIRCUIT], len(state.setup.edition.circuits))
    if phase == CHOOSE_GRID:
        return fill_range(buf, first[DO_CHOOSE_GRID], len(GRID_NAMES))
    return 0


def may_place(state: HydroracersState, seat: i64, what: i64, where: i64) -> bool:
    """Return whether a development token may go to a place (HR-151, HR-152, HR-162, HR-168)."""
    setup = state.setup
    if what == ON_CARD:
        return may_research(state, seat, where)
    if what == ON_TRACK:
        purse = state.of(seat, AIRCOINS)
        return state.held(seat, SPYING) == 0 or can_spy(state, seat, purse)
    if what == ON_RESERVED:
        return setup.plane[seat] == where and state.held(seat, STAND) == 0
    return state.shared(PUBLIC_AT + where) == NO_SEAT


def may_research(state: HydroracersState, seat: i64, space: i64) -> bool:
    """Return whether a token may lie on a display card."""
    setup = state.setup
    kind = state.shared(DISPLAY_AT + space)
    if kind == NO_CARD:
        return False
    edition = setup.edition
    if kind >= edition.movement_devs:
        technology = kind < edition.first_advantage
        return not technology or state.kept(seat, kind) == 0
    if state.tokens_on(space, seat) + 1 < edition.dev_cost[kind]:
        return True
    purse = state.of(seat, AIRCOINS)
    rate = edition.development.display_rate
    return can_pay(state, seat, kind + edition.race_cards, rate, purse)


def fill_places(state: HydroracersState, buf: vec[i64]) -> i64:
    """List where the drawn token may go (HR-145)."""
    return fill_places_of(state, state.to_act, buf)


def fill_places_of(state: HydroracersState, seat: i64, buf: vec[i64]) -> i64:
    """List where a token of a seat may go."""
    setup = state.setup
    table = setup.table
    code = table.first[DO_PLACE_DEV]
    n: i64 = 0
    while table.kind[code] == DO_PLACE_DEV:
        if may_place(state, seat, table.what[code], table.where[code]):
            buf[n] = code
            n += 1
        code += 1
    return n


def fill_recycle(state: HydroracersState, buf: vec[i64]) -> i64:
    """List the cards that can be given away and paid for (HR-153, HR-158)."""
    setup = state.setup
    taken = pending_card(state)
    rate = rate_of(setup, state.shared(PENDING_SPACE))
    n: i64 = 0
    card: i64 = 0
    while card < setup.cards:
        if state.owned(state.to_act, card) > 0:
            if price(setup, taken, card, rate) <= state.of(state.to_act, AIRCOINS):
                buf[n] = setup.table.recycle[card]
                n += 1
        card += 1
    return n


def fill_spy(state: HydroracersState, buf: vec[i64]) -> i64:
    """List the cards of the track that can be paid for (HR-159)."""
    setup = state.setup
    purse = state.of(state.to_act, AIRCOINS)
    rate = setup.edition.development.spy_rate
    n: i64 = 0
    card: i64 = 0
    while card < setup.cards:
        if on_track(state, card):
            if can_pay(state, state.to_act, card, rate, purse):
                buf[n] = setup.table.spy[card]
                n += 1
        card += 1
    return n


def on_track(state: HydroracersState, card: i64) -> bool:
    """Return whether a card lies on the espionage track."""
    return lies_among(state, TRACK_AT, state.shared(TRACK_SIZE), card)


def was_looked_at(state: HydroracersState, card: i64) -> bool:
    """Return whether a card is among those to choose from."""
    return lies_among(state, LOOKED_AT, state.shared(LOOKED_SIZE), card)


def lies_among(state: HydroracersState, first: i64, count: i64, card: i64) -> bool:
    """Return whether a card is one of those that lie from a column on."""
    place: i64 = 0
    while place < count:
        if state.shared(first + place) == card:
            return True
        place += 1
    return False


def fill_keep(state: HydroracersState, buf: vec[i64]) -> i64:
    """List the cards to choose from (HR-184, HR-201)."""
    n: i64 = 0
    card: i64 = 0
    while card < state.setup.cards:
        if was_looked_at(state, card):
            buf[n] = state.setup.table.keep[card]
            n += 1
        card += 1
    return n


def fill_tokens(state: HydroracersState, first: i64, buf: vec[i64]) -> i64:
    """List the squares with a token; ``first`` is the code of the first square (HR-115, HR-178)."""
    n: i64 = 0
    place: i64 = 0
    while place < ELEMENTS * MOST_SQUARES:
        if state.of(state.to_act, TILE_AT + place) != NO_TOKEN:
            buf[n] = first + place
            n += 1
        place += 1
    return n


def fill_levels(state: HydroracersState, buf: vec[i64]) -> i64:
    """List the tiles that can rise (HR-207, HR-208)."""
    setup = state.setup
    n: i64 = 0
    element: i64 = 0
    while element < ELEMENTS:
        if state.of(state.to_act, LEVEL_AT + element) < LEVELS:
            buf[n] = setup.table.first[DO_LEVEL] + element
            n += 1
        element += 1
    return n


def fill_victims(state: HydroracersState, buf: vec[i64]) -> i64:
    """List the opponents (HR-209, HR-242)."""
    setup = state.setup
    n: i64 = 0
    plane: i64 = 0
    planes: i64 = len(setup.seat_of)
    while plane < planes:
        if is_victim(setup, state.to_act, plane):
            buf[n] = setup.table.first[DO_VICTIM] + plane
            n += 1
        plane += 1
    return n


def is_victim(setup: HydroracersSetup, seat: i64, plane: i64) -> bool:
    """Return whether a plane is flown by an opponent of a seat."""
    other = setup.seat_of[plane]
    return other != NO_SEAT and other != seat and setup.mate[seat] != other
