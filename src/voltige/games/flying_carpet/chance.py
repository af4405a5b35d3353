"""What luck can bring, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.rng import Rng
from voltige.core.state import SEAT_LETTERS
from voltige.games.flying_carpet import events
from voltige.games.flying_carpet.apply.draft import start_landscape
from voltige.games.flying_carpet.apply.turns import next_turn, start_deal, start_turn
from voltige.games.flying_carpet.options import SEED_DIGITS
from voltige.games.flying_carpet.terms import DEAL, DRAW_LANDSCAPE, FIRST_PLAYER
from voltige.games.flying_carpet.zones import draw_card, hand_size, pile_counts, reshuffle

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState

DIGITS: Final = 10


def outcomes(state: CarpetState) -> list[tuple[int, int]]:
    if state.phase == FIRST_PLAYER:  # FC-13
        return [(seat, 1) for seat in range(int(state.setup.seats))]
    if state.phase == DRAW_LANDSCAPE:
        return [(digit, 1) for digit in range(DIGITS)]
    left = pile_counts(state, state.setup.draw_at)
    return [(card, count) for card, count in enumerate(left) if count > 0]


def sample(state: CarpetState, rng: Rng) -> i64:
    """Draw one of ``outcomes`` by its weight, without listing them."""
    if state.phase == FIRST_PLAYER:
        return rng.below(state.setup.seats)
    if state.phase == DRAW_LANDSCAPE:
        return rng.below(DIGITS)
    left = rng.below(state.draw_size)
    cards = state.cards
    start = state.setup.draw_at
    at = start
    while True:
        left -= cards[at]
        if left < 0:
            return at - start
        at += 1


def outcome_word(state: CarpetState, outcome: i64) -> str:
    """Name an outcome: a seat's letter, a digit, or a card's id."""
    if state.phase == FIRST_PLAYER:
        return SEAT_LETTERS[outcome]
    if state.phase == DRAW_LANDSCAPE:
        return str(outcome)
    return state.setup.edition.ids[outcome]


def stream_name(state: CarpetState) -> str:
    """Name what is drawn from: the seats that may begin, the digits of a landscape, the pile."""
    if state.phase == FIRST_PLAYER:
        return "first_player"
    if state.phase == DRAW_LANDSCAPE:
        return "landscape"
    return "draw_pile"


def resolve_outcome(state: CarpetState, outcome: i64, journal: Journal | None) -> None:
    phase = state.phase
    if phase == FIRST_PLAYER:
        state.first = outcome
        if journal is not None:
            journal.note(events.first_player_chosen(outcome))
        start_landscape(state, journal)
    elif phase == DRAW_LANDSCAPE:
        resolve_digit(state, outcome, journal)
    elif phase == DEAL:
        resolve_deal(state, outcome, journal)
    else:
        resolve_refill(state, outcome, journal)


def resolve_digit(state: CarpetState, digit: i64, journal: Journal | None) -> None:
    """Add a digit to the number of the random landscape; the last one makes it stand."""
    state.seed = state.seed * DIGITS + digit
    state.digits += 1
    if journal is not None:
        journal.note(events.digit_drawn(digit))
    if state.digits < SEED_DIGITS:
        return
    setup = state.setup
    edition = setup.edition
    placements = edition.random_placements(setup.checks, setup.amounts, int(state.seed))
    state.land = edition.landscape(placements)
    state.sky = edition.sky_over(state.land, setup.winds)
    if journal is not None:
        journal.note(events.landscape_made(state.seed, state.land.data()))
    start_deal(state, journal)


def resolve_deal(state: CarpetState, card: i64, journal: Journal | None) -> None:
    """Deal one card; after the last one the first player is in turn (FC-4, FC-13)."""
    seat: i64 = 0
    while hand_size(state, seat) == state.setup.hand:
        seat += 1
    take_card(state, seat, card, journal)
    if seat + 1 == state.setup.seats and hand_size(state, seat) == state.setup.hand:
        state.round_no = 1
        start_turn(state, state.first, journal)


def resolve_refill(state: CarpetState, card: i64, journal: Journal | None) -> None:
    """Fill the hand of the seat in turn up; an empty draw pile is rebuilt at once (FC-24)."""
    take_card(state, state.active, card, journal)
    if state.draw_size == 0:
        reshuffle(state)
        if journal is not None:
            journal.note(events.pile_reshuffled(state.draw_size))
    next_turn(state, journal)


def take_card(state: CarpetState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Move one card from the draw pile to a hand."""
    draw_card(state, seat, card)
    if journal is not None:
        name = state.setup.edition.ids[card]
        if state.setup.open_hands:  # FC-97
            journal.note(events.open_card_drawn(seat, name))
        else:
            journal.note(events.card_drawn(seat))
            journal.note(events.card_received(seat, name))
