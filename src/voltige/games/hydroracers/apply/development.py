"""The development phase: display, cloth bag, placing, rushing and obtaining cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import CHANCE
from voltige.games.hydroracers import events, terms
from voltige.games.hydroracers.actions import ON_CARD, ON_RESERVED, ON_TRACK, PLACE_NAMES
from voltige.games.hydroracers.apply.autopilot_development import autopilot_in_turn
from voltige.games.hydroracers.apply.obtaining import obtain_card
from voltige.games.hydroracers.apply.repair import open_campaign
from voltige.games.hydroracers.development import (
    can_pay,
    can_spy,
    has_tokens,
    pile_size,
    tokens_on_display,
)
from voltige.games.hydroracers.legal.development import fill_places

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState

SPY_TOKENS: Final = 2  # HR-161


# -- display and autopilots -----------------------------------------------------------------------


def has_cards(state: HydroracersState, journal: Journal | None) -> bool:
    """Return whether a development card can be drawn; an empty deck is reshuffled (HR-176)."""
    setup = state.setup
    if pile_size(state, setup.deck_pile) > 0:
        return True
    if pile_size(state, setup.discard_pile) == 0:
        return False
    for kind in range(setup.edition.devs):
        state.add_to_pile(setup.deck_pile, kind, state.in_pile(setup.discard_pile, kind))
        state.set_pile(setup.discard_pile, kind, 0)
    if journal is not None:
        journal.note(events.deck_reshuffled())
    return True


def empty_space(state: HydroracersState) -> i64:
    """Return the first empty space of the display, or NO_CARD."""
    for space in range(state.setup.edition.development.display):
        if state.shared(terms.DISPLAY_AT + space) == terms.NO_CARD:
            return space
    return terms.NO_CARD


def fill_display(state: HydroracersState, journal: Journal | None) -> None:
    """Reveal a card for each empty space, then go on (HR-141, HR-175)."""
    if empty_space(state) != terms.NO_CARD and has_cards(state, journal):
        state.ask(terms.REVEAL, CHANCE)
    elif state.shared(terms.STAGE) != terms.IDLE:
        state.phase = terms.NEXT_DEV
    elif state.setup.rules.opening:
        open_campaign(state, journal)
    else:
        state.phase = terms.START_RACE


def resolve_reveal(state: HydroracersState, kind: i64, journal: Journal | None) -> None:
    """Lay a development card on the first empty space."""
    setup = state.setup
    space = empty_space(state)
    state.add_to_pile(setup.deck_pile, kind, -1)
    state.set_shared(terms.DISPLAY_AT + space, kind)
    state.phase = terms.START_DISPLAY
    if journal is not None:
        journal.note(events.card_revealed(space + 1, setup.edition.dev_words[kind]))


def next_autopilot(state: HydroracersState, journal: Journal | None) -> None:
    """Let the autopilots draw their cards, then fill the display (HR-175, HR-231)."""
    seat = autopilot_in_turn(state)
    if seat != terms.NO_SEAT and state.shared(terms.AUTO_LEFT) > 0 and has_cards(state, journal):
        state.taker = seat
        state.ask(terms.AUTO_CARD, CHANCE)
        return
    if seat != terms.NO_SEAT:
        state.add_shared(terms.AUTO_DONE, 1)
        state.set_shared(terms.AUTO_LEFT, state.setup.edition.development.autopilot_cards)
        return
    state.set_shared(terms.AUTO_DONE, 0)
    state.set_shared(terms.AUTO_LEFT, 0)
    state.taker = terms.NO_SEAT
    state.phase = terms.START_DISPLAY


# -- tokens ---------------------------------------------------------------------------------------


def next_token(state: HydroracersState, journal: Journal | None) -> None:
    """Draw from the cloth bag, until the year is over (HR-142, HR-144)."""
    state.taker = terms.NO_SEAT
    if state.shared(terms.CALENDAR) < state.setup.edition.development.time:
        state.ask(terms.DRAW_DEV, CHANCE)
        return
    close_year(state)
    state.phase = terms.START_RACE
    if journal is not None:
        journal.note(events.development_ended())


def close_year(state: HydroracersState) -> None:
    """End the phase: track, exhibition and bag are cleared, cards with tokens stay (HR-171 to HR-174)."""
    setup = state.setup
    while state.shared(terms.TRACK_SIZE) > 0:
        state.add_shared(terms.TRACK_SIZE, -1)
        place = terms.TRACK_AT + state.shared(terms.TRACK_SIZE)
        state.add_to_pile(setup.removed_pile, state.shared(place), 1)
        state.set_shared(place, 0)
    space: i64 = 0
    while space < terms.MOST_PUBLIC:
        state.set_shared(terms.PUBLIC_AT + space, terms.NO_SEAT)
        space += 1
    for seat in range(setup.seats):
        if setup.autopilot[seat] == 0:
            for column in (terms.IN_BAG, terms.SPYING, terms.STAND):
                state.set_held(seat, column, 0)
            left = setup.edition.development.tokens - tokens_on_display(state, seat)
            state.set_held(seat, terms.RESERVE, left)
    for space in range(setup.edition.development.display):
        if not has_tokens(state, space) and state.shared(terms.DISPLAY_AT + space) != terms.NO_CARD:
            state.add_to_pile(setup.discard_pile, state.shared(terms.DISPLAY_AT + space), 1)
            state.set_shared(terms.DISPLAY_AT + space, terms.NO_CARD)
    state.set_shared(terms.CALENDAR, 0)
    state.set_shared(terms.DRAWN, terms.NO_CARD)
    state.set_shared(terms.STAGE, terms.IDLE)


def resolve_token(state: HydroracersState, outcome: i64, journal: Journal | None) -> None:
    """Advance the calendar, or give a token to its owner (HR-143, HR-145)."""
    setup = state.setup
    if outcome == setup.seats:
        state.add_shared(terms.CALENDAR, 1)
        state.phase = terms.NEXT_DEV
        if journal is not None:
            journal.note(events.time_drawn(state.shared(terms.CALENDAR)))
        return
    state.add_held(outcome, terms.IN_BAG, -1)
    state.taker = outcome
    if journal is not None:
        journal.note(events.dev_token_drawn(outcome))
    if fill_places(state, outcome, setup.scratch) == 0:
        state.add_held(outcome, terms.RESERVE, 1)
        state.phase = terms.NEXT_DEV
        if journal is not None:
            journal.note(events.dev_token_placed(outcome, "aside", 0, ""))
        return
    state.ask(terms.PLACE_DEV, outcome)


def place_token(
    state: HydroracersState, seat: i64, what: i64, where: i64, journal: Journal | None
) -> None:
    """Place the drawn token; the card may be complete, or only lack one (HR-145 to HR-148)."""
    if what == ON_CARD:
        place_on_card(state, seat, where, journal)
    elif what == ON_TRACK:
        place_on_track(state, seat, journal)
    else:
        exhibit(state, seat, what == ON_RESERVED, where, journal)


def place_on_card(state: HydroracersState, seat: i64, space: i64, journal: Journal | None) -> None:
    """Lay the token on a display card (HR-146 to HR-148)."""
    setup = state.setup
    kind = state.shared(terms.DISPLAY_AT + space)
    state.set_tokens_on(space, seat, state.tokens_on(space, seat) + 1)
    if journal is not None:
        word = setup.edition.dev_words[kind]
        journal.note(events.dev_token_placed(seat, "card", space + 1, word))
    missing = setup.edition.dev_cost[kind] - state.tokens_on(space, seat)
    if missing <= 0:
        obtain_card(state, seat, space, journal)
    elif missing == 1 and can_rush(state, seat, kind):
        state.set_shared(terms.PENDING_SPACE, space)
        state.ask(terms.RUSH, seat)
    else:
        state.phase = terms.NEXT_DEV


def can_rush(state: HydroracersState, seat: i64, kind: i64) -> bool:
    """Return whether a person can pay for the last token, and for the exchange then (HR-148)."""
    edition = state.setup.edition
    purse = state.of(seat, terms.AIRCOINS) - edition.development.rush
    if purse < 0:
        return False
    if kind >= edition.movement_devs:
        return True
    rate = edition.development.display_rate
    return can_pay(state, seat, kind + edition.race_cards, rate, purse)


def place_on_track(state: HydroracersState, seat: i64, journal: Journal | None) -> None:
    """Lay the token on the espionage track (HR-160 to HR-162)."""
    state.add_held(seat, terms.SPYING, 1)
    if journal is not None:
        journal.note(events.dev_token_placed(seat, "espionage", 0, ""))
    purse = state.of(seat, terms.AIRCOINS) - state.setup.edition.development.rush
    state.phase = terms.NEXT_DEV
    if state.held(seat, terms.SPYING) == SPY_TOKENS:
        state.ask(terms.SPY_TAKE, seat)
    elif purse >= 0 and can_spy(state, seat, purse):
        state.set_shared(terms.PENDING_SPACE, terms.FROM_TRACK)
        state.ask(terms.RUSH, seat)


def exhibit(
    state: HydroracersState, seat: i64, reserved: bool, space: i64, journal: Journal | None
) -> None:
    """Show the plane for money (HR-167 to HR-170)."""
    setup = state.setup
    paid = setup.edition.development.reserved
    if reserved:
        state.set_held(seat, terms.STAND, 1)
    else:
        paid = setup.edition.development.public[space]
        state.set_shared(terms.PUBLIC_AT + space, seat)
    state.add(seat, terms.AIRCOINS, paid)
    state.phase = terms.NEXT_DEV
    if journal is not None:
        where = PLACE_NAMES[ON_RESERVED if reserved else ON_RESERVED + 1]
        number = 0 if reserved else int(space) + 1
        journal.note(events.plane_exhibited(seat, where, number, paid))


def rush(state: HydroracersState, seat: i64, pays: bool, journal: Journal | None) -> None:
    """Pay for the last token, or wait for another of one's own (HR-148, HR-149, HR-161)."""
    space = state.shared(terms.PENDING_SPACE)
    state.set_shared(terms.PENDING_SPACE, 0)
    if not pays:
        state.phase = terms.NEXT_DEV
        return
    paid = state.setup.edition.development.rush
    state.add(seat, terms.AIRCOINS, -paid)
    if journal is not None:
        journal.note(events.work_rushed(seat, paid))
    if space == terms.FROM_TRACK:
        state.ask(terms.SPY_TAKE, seat)
    else:
        obtain_card(state, seat, space, journal)
