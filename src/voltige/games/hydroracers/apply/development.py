"""The development phase: display, cloth bag, placing, rushing and obtaining cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import CHANCE
from voltige.games.hydroracers.actions import ON_CARD, ON_RESERVED, ON_TRACK, PLACE_NAMES
from voltige.games.hydroracers.apply.autopilot_development import autopilot_in_turn
from voltige.games.hydroracers.apply.obtaining import obtain_card
from voltige.games.hydroracers.apply.repair import open_campaign
from voltige.games.hydroracers.development import (
    can_pay,
    can_spy,
    close_year,
    pile_size,
    reshuffle,
)
from voltige.games.hydroracers.events import (
    CardRevealed,
    DeckReshuffled,
    DevelopmentEnded,
    DevTokenDrawn,
    DevTokenPlaced,
    PlaneExhibited,
    TimeDrawn,
    WorkRushed,
)
from voltige.games.hydroracers.legal.development import fill_places_of
from voltige.games.hydroracers.terms import (
    AIRCOINS,
    AUTO_CARD,
    AUTO_DONE,
    AUTO_LEFT,
    CALENDAR,
    DISPLAY_AT,
    DRAW_DEV,
    FROM_TRACK,
    IDLE,
    IN_BAG,
    NEXT_DEV,
    NO_CARD,
    NO_SEAT,
    PENDING_SPACE,
    PLACE_DEV,
    PUBLIC_AT,
    RESERVE,
    REVEAL,
    RUSH,
    SPY_TAKE,
    SPYING,
    STAGE,
    STAND,
    START_DISPLAY,
    START_RACE,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState

SPY_TOKENS = 2  # HR-161


# -- display and autopilots -----------------------------------------------------------------------


def has_cards(state: HydroracersState, journal: Journal | None) -> bool:
    """Return whether a development card can be drawn; an empty deck is reshuffled (HR-176)."""
    setup = state.setup
    if pile_size(state, setup.deck_pile) > 0:
        return True
    if pile_size(state, setup.discard_pile) == 0:
        return False
    reshuffle(state)
    if journal is not None:
        journal.note(DeckReshuffled())
    return True


def empty_space(state: HydroracersState) -> i64:
    """Return the first empty space of the display, or NO_CARD."""
    space: i64 = 0
    while space < state.setup.edition.development.display:
        if state.shared(DISPLAY_AT + space) == NO_CARD:
            return space
        space += 1
    return NO_CARD


def fill_display(state: HydroracersState, journal: Journal | None) -> None:
    """Reveal a card for each empty space, then go on (HR-141, HR-175)."""
    setup = state.setup
    if empty_space(state) != NO_CARD and has_cards(state, journal):
        state.phase = REVEAL
        state.to_act = CHANCE
    elif state.shared(STAGE) != IDLE:
        state.phase = NEXT_DEV
    elif setup.rules.opening:
        open_campaign(state, journal)
    else:
        state.phase = START_RACE


def resolve_reveal(state: HydroracersState, kind: i64, journal: Journal | None) -> None:
    """Lay a development card on the first empty space."""
    setup = state.setup
    space = empty_space(state)
    state.add_to_pile(setup.deck_pile, kind, -1)
    state.set_shared(DISPLAY_AT + space, kind)
    state.phase = START_DISPLAY
    if journal is not None:
        journal.note(CardRevealed(int(space) + 1, setup.edition.dev_words[kind]))


def next_autopilot(state: HydroracersState, journal: Journal | None) -> None:
    """Let the autopilots draw their cards, then fill the display (HR-175, HR-231)."""
    setup = state.setup
    seat = autopilot_in_turn(state)
    if seat != NO_SEAT and state.shared(AUTO_LEFT) > 0 and has_cards(state, journal):
        state.taker = seat
        state.phase = AUTO_CARD
        state.to_act = CHANCE
        return
    if seat != NO_SEAT:
        state.add_shared(AUTO_DONE, 1)
        state.set_shared(AUTO_LEFT, setup.edition.development.autopilot_cards)
        return
    state.set_shared(AUTO_DONE, 0)
    state.set_shared(AUTO_LEFT, 0)
    state.taker = NO_SEAT
    state.phase = START_DISPLAY


# -- tokens ---------------------------------------------------------------------------------------


def next_token(state: HydroracersState, journal: Journal | None) -> None:
    """Draw from the cloth bag, until the year is over (HR-142, HR-144)."""
    setup = state.setup
    state.taker = NO_SEAT
    if state.shared(CALENDAR) < setup.edition.development.time:
        state.phase = DRAW_DEV
        state.to_act = CHANCE
        return
    close_year(state)
    state.phase = START_RACE
    if journal is not None:
        journal.note(DevelopmentEnded())


def resolve_token(state: HydroracersState, outcome: i64, journal: Journal | None) -> None:
    """Advance the calendar, or give a token to its owner (HR-143, HR-145)."""
    setup = state.setup
    if outcome == setup.seats:
        state.add_shared(CALENDAR, 1)
        state.phase = NEXT_DEV
        if journal is not None:
            journal.note(TimeDrawn(int(state.shared(CALENDAR))))
        return
    state.add_held(outcome, IN_BAG, -1)
    state.taker = outcome
    if journal is not None:
        journal.note(DevTokenDrawn(int(outcome)))
    if fill_places_of(state, outcome, setup.scratch) == 0:
        state.add_held(outcome, RESERVE, 1)
        state.phase = NEXT_DEV
        if journal is not None:
            journal.note(DevTokenPlaced(int(outcome), "aside", 0, ""))
        return
    state.phase = PLACE_DEV
    state.to_act = outcome


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
    kind = state.shared(DISPLAY_AT + space)
    state.set_tokens_on(space, seat, state.tokens_on(space, seat) + 1)
    if journal is not None:
        word = setup.edition.dev_words[kind]
        journal.note(DevTokenPlaced(int(seat), "card", int(space) + 1, word))
    missing = setup.edition.dev_cost[kind] - state.tokens_on(space, seat)
    if missing <= 0:
        obtain_card(state, seat, space, journal)
    elif missing == 1 and can_rush(state, seat, kind):
        state.set_shared(PENDING_SPACE, space)
        state.phase = RUSH
        state.to_act = seat
    else:
        state.phase = NEXT_DEV


def can_rush(state: HydroracersState, seat: i64, kind: i64) -> bool:
    """Return whether a person can pay for the last token, and for the exchange then (HR-148)."""
    setup = state.setup
    edition = setup.edition
    purse = state.of(seat, AIRCOINS) - edition.development.rush
    if purse < 0:
        return False
    if kind >= edition.movement_devs:
        return True
    rate = edition.development.display_rate
    return can_pay(state, seat, kind + edition.race_cards, rate, purse)


def place_on_track(state: HydroracersState, seat: i64, journal: Journal | None) -> None:
    """Lay the token on the espionage track (HR-160 to HR-162)."""
    setup = state.setup
    state.add_held(seat, SPYING, 1)
    if journal is not None:
        journal.note(DevTokenPlaced(int(seat), "espionage", 0, ""))
    purse = state.of(seat, AIRCOINS) - setup.edition.development.rush
    state.phase = NEXT_DEV
    if state.held(seat, SPYING) == SPY_TOKENS:
        state.phase = SPY_TAKE
        state.to_act = seat
    elif purse >= 0 and can_spy(state, seat, purse):
        state.set_shared(PENDING_SPACE, FROM_TRACK)
        state.phase = RUSH
        state.to_act = seat


def exhibit(
    state: HydroracersState, seat: i64, reserved: bool, space: i64, journal: Journal | None
) -> None:
    """Show the plane for money (HR-167 to HR-170)."""
    setup = state.setup
    paid = setup.edition.development.reserved
    if reserved:
        state.set_held(seat, STAND, 1)
    else:
        paid = setup.edition.development.public[space]
        state.set_shared(PUBLIC_AT + space, seat)
    state.add(seat, AIRCOINS, paid)
    state.phase = NEXT_DEV
    if journal is not None:
        where = PLACE_NAMES[ON_RESERVED if reserved else ON_RESERVED + 1]
        number = 0 if reserved else int(space) + 1
        journal.note(PlaneExhibited(int(seat), where, number, int(paid)))


def rush(state: HydroracersState, seat: i64, pays: bool, journal: Journal | None) -> None:
    """Pay for the last token, or wait for another of one's own (HR-148, HR-149, HR-161)."""
    setup = state.setup
    space = state.shared(PENDING_SPACE)
    state.set_shared(PENDING_SPACE, 0)
    if not pays:
        state.phase = NEXT_DEV
        return
    paid = setup.edition.development.rush
    state.add(seat, AIRCOINS, -paid)
    if journal is not None:
        journal.note(WorkRushed(int(seat), int(paid)))
    if space == FROM_TRACK:
        state.phase = SPY_TAKE
        state.to_act = seat
    else:
        obtain_card(state, seat, space, journal)
