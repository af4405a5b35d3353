"""What luck can bring, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.rng import Rng
from voltige.core.state import SEAT_LETTERS
from voltige.games.lucky_loop import events
from voltige.games.lucky_loop.apply.cards import resolve_draw
from voltige.games.lucky_loop.apply.flight import resolve_roll
from voltige.games.lucky_loop.apply.turn import start_turn
from voltige.games.lucky_loop.rolls import FACES_OF, FIRST, FIRST_THROW, ORDERS, SIX_TO, THROWS
from voltige.games.lucky_loop.terms import CHOOSE_STARTER, DEAL, ROLL
from voltige.games.lucky_loop.zones import draw_row, draw_size, draws_start, give_card

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def dealt_seat(state: LuckyLoopState) -> i64:
    """Return the seat that the next card of the deal goes to (LL-4)."""
    setup = state.setup
    return (setup.seats * setup.hand_size - state.to_draw) // setup.hand_size


def side_to_draw(state: LuckyLoopState) -> i64:
    """Return the pile that the next card comes from: at the deal, pile by pile (LL-4)."""
    if state.phase != DEAL:
        return state.draw_side
    setup = state.setup
    dealt = (setup.seats * setup.hand_size - state.to_draw) % setup.hand_size
    return dealt // setup.deal_per_pile


def outcomes(state: LuckyLoopState) -> list[tuple[int, int]]:
    if state.phase == CHOOSE_STARTER:  # LL-8
        return [(seat, 1) for seat in range(int(state.setup.seats))]
    if state.phase == ROLL:
        thrown = range(int(FIRST[state.to_roll]), int(FIRST[state.to_roll + 1]))
        return [(number, int(ORDERS[number])) for number in thrown]
    side = side_to_draw(state)
    return [(card, 1) for card in draw_row(state, side)]


def sample(state: LuckyLoopState, rng: Rng) -> i64:
    """Draw one of ``outcomes`` by its weight, without listing them."""
    if state.phase == CHOOSE_STARTER:
        return rng.below(state.setup.seats)
    if state.phase == ROLL:
        return THROWS[FIRST_THROW[state.to_roll] + rng.below(SIX_TO[state.to_roll])]
    side = side_to_draw(state)
    return state.draws[draws_start(state, side) + rng.below(draw_size(state, side))]


def outcome_word(state: LuckyLoopState, outcome: i64) -> str:
    """Name an outcome: a seat's letter, the faces of the dice, or a card."""
    if state.phase == CHOOSE_STARTER:
        return SEAT_LETTERS[outcome]
    if state.phase == ROLL:
        return "".join(str(face) for face in FACES_OF[outcome])
    return state.setup.edition.ids[outcome]


def stream_name(state: LuckyLoopState) -> str:
    """Name what is drawn from: the seats that may begin, the dice of one seat, or a pile."""
    if state.phase == CHOOSE_STARTER:
        return "starter"
    if state.phase == ROLL:
        return f"dice-{SEAT_LETTERS[state.active]}"
    return f"pile-{state.setup.edition.pile_names[side_to_draw(state)]}"


def resolve_outcome(state: LuckyLoopState, outcome: i64, journal: Journal | None) -> None:
    if state.phase == ROLL:
        resolve_roll(state, outcome, journal)
    elif state.phase == CHOOSE_STARTER:
        resolve_starter(state, outcome, journal)
    elif state.phase == DEAL:
        resolve_deal(state, outcome, journal)
    else:
        resolve_draw(state, outcome, journal)


def resolve_starter(state: LuckyLoopState, seat: i64, journal: Journal | None) -> None:
    """Name the first player; the deal follows (LL-8)."""
    state.first_player = seat
    state.phase = DEAL
    if journal is not None:
        journal.note(events.first_player_chosen(seat))


def resolve_deal(state: LuckyLoopState, card: i64, journal: Journal | None) -> None:
    """Deal one card; after the last one the first player is in turn (LL-4, LL-8)."""
    seat = dealt_seat(state)
    side = side_to_draw(state)
    give_card(state, seat, side, card)
    state.to_draw -= 1
    if journal is not None:
        edition = state.setup.edition
        journal.note(events.card_dealt(seat, edition.pile_names[side]))
        journal.note(events.card_received(seat, edition.ids[card]))
    if state.to_draw == 0:
        start_turn(state, state.first_player, journal)
