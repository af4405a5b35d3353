"""The legal codes of a campaign: turns with development cards, reactions, and the phase between races."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.hydroracers import actions, terms
from voltige.games.hydroracers.development import can_pay, can_spy, pending_card, price, rate_of
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.zones import owns

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def fill_plays(state: HydroracersState, codes: vec[i64], buf: vec[i64], n: i64) -> i64:
    """Add the plays of development cards in hand, at each of their values (HR-180)."""
    seat = state.to_act
    before: i64 = terms.NO_CARD
    for place in range(state.of(seat, terms.HAND_SIZE)):
        card = state.of(seat, terms.HAND_AT + place)
        if card != before and card >= state.setup.edition.race_cards:
            for value in range(len(state.setup.edition.developed(card).values)):
                buf[n] = codes[card] + value
                n += 1
        before = card
    return n


def fill_flights(state: HydroracersState, buf: vec[i64], n: i64) -> i64:
    """Add passes and plays with development cards, and all with the Air Brake (HR-180, HR-198)."""
    setup = state.setup
    table = setup.table
    seat = state.to_act
    printed: tuple[i64, i64] = (0, setup.edition.auto_pass)
    brake = owns(state, seat, terms.AIR_BRAKE)
    if brake and state.of(seat, terms.HAND_SIZE) == 0:
        buf[n] = table.brake_empty
        n += 1
    n = state.list_hand(seat, (setup.edition.race_cards, setup.cards), table.pass_with, buf, n)
    if brake:
        n = state.list_hand(seat, (0, setup.cards), table.pass_brake, buf, n)
    n = fill_plays(state, table.play, buf, n)
    if brake:
        n = state.list_hand(seat, printed, table.play_brake, buf, n)
        n = fill_plays(state, table.play_brake, buf, n)
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
    if phase == terms.PLACE_DEV:
        return fill_places(state, state.to_act, buf)
    if phase == terms.RUSH:
        return fill_range(buf, first[actions.DO_RUSH], 2)
    if phase == terms.RECYCLE:
        return fill_recycle(state, buf)
    if phase == terms.KEEP:
        return fill_keep(state, buf)
    if phase == terms.CHOOSE_TOKENS:
        return fill_tokens(state, first[actions.DO_TOKENS], buf)
    if phase == terms.HOP:
        return fill_range(buf, first[actions.DO_HOP], 2)
    if phase == terms.MIRROR:
        return fill_range(buf, first[actions.DO_MIRROR], 2)
    if phase == terms.SUPERCHARGE:
        return fill_range(buf, first[actions.DO_SUPERCHARGE], 2)
    if phase == terms.CHOOSE_GAIN:
        return fill_range(buf, first[actions.DO_GAIN], 2)
    if phase == terms.SPY_TAKE:
        return fill_spy(state, buf)
    if phase == terms.CHOOSE_LEVEL:
        return fill_levels(state, buf)
    if phase == terms.CHOOSE_VICTIM:
        return fill_victims(state, buf)
    if phase == terms.CHOOSE_CIRCUIT:
        return fill_range(buf, first[actions.DO_CHOOSE_CIRCUIT], len(state.setup.edition.circuits))
    if phase == terms.CHOOSE_GRID:
        return fill_range(buf, first[actions.DO_CHOOSE_GRID], len(terms.GRID_NAMES))
    return 0


def may_place(state: HydroracersState, seat: i64, what: i64, where: i64) -> bool:
    """Return whether a development token may go to a place (HR-151, HR-152, HR-162, HR-168)."""
    if what == actions.ON_CARD:
        return may_research(state, seat, where)
    if what == actions.ON_TRACK:
        purse = state.of(seat, terms.AIRCOINS)
        return state.held(seat, terms.SPYING) == 0 or can_spy(state, seat, purse)
    if what == actions.ON_RESERVED:
        return state.setup.plane[seat] == where and state.held(seat, terms.STAND) == 0
    return state.shared(terms.PUBLIC_AT + where) == terms.NO_SEAT


def may_research(state: HydroracersState, seat: i64, space: i64) -> bool:
    """Return whether a token may lie on a display card."""
    kind = state.shared(terms.DISPLAY_AT + space)
    if kind == terms.NO_CARD:
        return False
    if kind >= state.setup.edition.movement_devs:
        technology = kind < state.setup.edition.first_advantage
        return not technology or state.kept(seat, kind) == 0
    if state.tokens_on(space, seat) + 1 < state.setup.edition.dev_cost[kind]:
        return True
    purse = state.of(seat, terms.AIRCOINS)
    rate = state.setup.edition.development.display_rate
    return can_pay(state, seat, kind + state.setup.edition.race_cards, rate, purse)


def fill_places(state: HydroracersState, seat: i64, buf: vec[i64]) -> i64:
    """List where the drawn token may go (HR-145)."""
    code = state.setup.table.first[actions.DO_PLACE_DEV]
    n: i64 = 0
    while state.setup.table.kind[code] == actions.DO_PLACE_DEV:
        if may_place(state, seat, state.setup.table.what[code], state.setup.table.where[code]):
            buf[n] = code
            n += 1
        code += 1
    return n


def fill_recycle(state: HydroracersState, buf: vec[i64]) -> i64:
    """List the cards that can be given away and paid for (HR-153, HR-158)."""
    taken = pending_card(state)
    rate = rate_of(state.setup, state.shared(terms.PENDING_SPACE))
    n: i64 = 0
    for card in range(state.setup.cards):
        if state.owned(state.to_act, card) > 0:
            if price(state.setup, taken, card, rate) <= state.of(state.to_act, terms.AIRCOINS):
                buf[n] = state.setup.table.recycle[card]
                n += 1
    return n


def fill_spy(state: HydroracersState, buf: vec[i64]) -> i64:
    """List the cards of the track that can be paid for (HR-159)."""
    purse = state.of(state.to_act, terms.AIRCOINS)
    rate = state.setup.edition.development.spy_rate
    n: i64 = 0
    for card in range(state.setup.cards):
        if on_track(state, card):
            if can_pay(state, state.to_act, card, rate, purse):
                buf[n] = state.setup.table.spy[card]
                n += 1
    return n


def on_track(state: HydroracersState, card: i64) -> bool:
    return lies_among(state, terms.TRACK_AT, state.shared(terms.TRACK_SIZE), card)


def was_looked_at(state: HydroracersState, card: i64) -> bool:
    return lies_among(state, terms.LOOKED_AT, state.shared(terms.LOOKED_SIZE), card)


def lies_among(state: HydroracersState, first: i64, count: i64, card: i64) -> bool:
    """Return whether a card is one of those that lie from a column on."""
    for place in range(count):
        if state.shared(first + place) == card:
            return True
    return False


def fill_keep(state: HydroracersState, buf: vec[i64]) -> i64:
    """List the cards to choose from (HR-184, HR-201)."""
    n: i64 = 0
    for card in range(state.setup.cards):
        if was_looked_at(state, card):
            buf[n] = state.setup.table.keep[card]
            n += 1
    return n


def fill_tokens(state: HydroracersState, first: i64, buf: vec[i64]) -> i64:
    """List the squares with a token; ``first`` is the code of the first square (HR-115, HR-178)."""
    n: i64 = 0
    place: i64 = 0
    while place < terms.ELEMENTS * terms.MOST_SQUARES:
        if state.of(state.to_act, terms.TILE_AT + place) != terms.NO_TOKEN:
            buf[n] = first + place
            n += 1
        place += 1
    return n


def fill_levels(state: HydroracersState, buf: vec[i64]) -> i64:
    """List the tiles that can rise (HR-207, HR-208)."""
    n: i64 = 0
    element: i64 = 0
    while element < terms.ELEMENTS:
        if state.of(state.to_act, terms.LEVEL_AT + element) < terms.LEVELS:
            buf[n] = state.setup.table.first[actions.DO_LEVEL] + element
            n += 1
        element += 1
    return n


def fill_victims(state: HydroracersState, buf: vec[i64]) -> i64:
    """List the opponents (HR-209, HR-242)."""
    setup = state.setup
    n: i64 = 0
    planes: i64 = len(setup.seat_of)
    for plane in range(planes):
        if is_victim(setup, state.to_act, plane):
            buf[n] = setup.table.first[actions.DO_VICTIM] + plane
            n += 1
    return n


def is_victim(setup: HydroracersSetup, seat: i64, plane: i64) -> bool:
    """Return whether a plane is flown by an opponent of a seat."""
    other = setup.seat_of[plane]
    return other != terms.NO_SEAT and other != seat and setup.mate[seat] != other
