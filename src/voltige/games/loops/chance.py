"""What luck can bring, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.rng import Rng
from voltige.core.state import SEAT_LETTERS
from voltige.games.loops import events
from voltige.games.loops.actions import DECLINE
from voltige.games.loops.apply import end_draw, start_round, start_turn, win_race
from voltige.games.loops.terms import CHOOSE_STARTER, DEAL, NO_CLAIM, SETTLE_RACE
from voltige.games.loops.zones import add_card, counts_at, draw_card, draw_size

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState


def outcomes(state: LoopsState) -> list[tuple[int, int]]:
    if state.phase == CHOOSE_STARTER:  # LO-8
        return [(seat, 1) for seat in range(int(state.setup.seats))]
    if state.phase == SETTLE_RACE:  # LO-47
        weights = state.setup.race_weights
        return [
            (seat, int(weights[seat]))
            for seat in range(int(state.setup.seats))
            if state.claims[seat] not in {NO_CLAIM, DECLINE}
        ]
    if draw_size(state) == 0:  # only the ordered part is left (LO-D13)
        return [(int(state.bottom[0]), 1)]
    left = counts_at(state, state.setup.draw_row)
    return [(card, count) for card, count in enumerate(left) if count > 0]


def sample(state: LoopsState, rng: Rng) -> i64:
    """Draw one of ``outcomes`` by its weight, without listing them."""
    if state.phase == CHOOSE_STARTER:
        return rng.below(state.setup.seats)
    if state.phase == SETTLE_RACE:
        return sample_winner(state, rng)
    size = draw_size(state)
    if size == 0:
        rng.below(1)
        return state.bottom[0]
    left = rng.below(size)
    row = state.setup.draw_row
    cell = row
    while True:
        left -= state.held[cell]
        if left < 0:
            return cell - row
        cell += 1


def sample_winner(state: LoopsState, rng: Rng) -> i64:
    """Draw the fastest of several claimants (LO-47)."""
    weights = state.setup.race_weights
    claims = state.claims
    total: i64 = 0
    for seat in range(state.setup.seats):
        if claims[seat] != NO_CLAIM and claims[seat] != DECLINE:
            total += weights[seat]
    left = rng.below(total)
    seat = 0
    while True:
        if claims[seat] != NO_CLAIM and claims[seat] != DECLINE:
            left -= weights[seat]
            if left < 0:
                return seat
        seat += 1


def outcome_word(state: LoopsState, outcome: i64) -> str:
    """Name an outcome: a seat's letter or a card's word."""
    if state.phase == CHOOSE_STARTER or state.phase == SETTLE_RACE:
        return SEAT_LETTERS[outcome]
    return state.setup.edition.words[outcome]


def stream_name(state: LoopsState) -> str:
    """Name what is drawn from: the seats that may begin, the claims of a race, the draw pile."""
    if state.phase == CHOOSE_STARTER:
        return "starter"
    if state.phase == SETTLE_RACE:
        return "race"
    return "draw_pile"


def resolve_outcome(state: LoopsState, outcome: i64, journal: Journal | None) -> None:
    phase = state.phase
    if phase == CHOOSE_STARTER:
        start_round(state, outcome, journal)
    elif phase == SETTLE_RACE:
        win_race(state, outcome, journal)
    elif phase == DEAL:
        resolve_deal(state, outcome, journal)
    else:
        resolve_take(state, outcome, journal)


def resolve_deal(state: LoopsState, card: i64, journal: Journal | None) -> None:
    """Deal one card; after the last one the starter is in turn (LO-2, LO-10)."""
    take_card(state, card, journal)
    if state.to_take > 0:
        return
    if state.taker + 1 < state.setup.seats:
        state.taker += 1
        state.to_take = state.setup.cards_each
    else:
        start_turn(state, state.starter, journal)


def resolve_take(state: LoopsState, card: i64, journal: Journal | None) -> None:
    """Give one card to the target of a Draw card (LO-34)."""
    if draw_size(state) == 0:
        take_open_card(state, card, journal)
    else:
        state.returned = state.setup.no_cards  # they may be in a hand from now on
        take_card(state, card, journal)
    if state.to_take == 0:
        end_draw(state, journal)


def take_card(state: LoopsState, card: i64, journal: Journal | None) -> None:
    """Move one card from the draw pile to the hand of the seat that takes."""
    seat = state.taker
    draw_card(state.setup, state.held, card)
    add_card(state.setup, state.held, seat * state.setup.width, card)
    state.to_take -= 1
    if journal is not None:
        journal.note(events.card_taken(seat))
        journal.note(events.card_received(seat, state.setup.edition.ids[card]))


def take_open_card(state: LoopsState, card: i64, journal: Journal | None) -> None:
    """Move the next card of the ordered part, which everybody knows (LO-D13)."""
    setup = state.setup
    seat = state.taker
    state.bottom = state.bottom[1:]
    add_card(setup, state.held, seat * setup.width, card)
    state.held[seat * setup.width + setup.known_at + card] += 1
    state.to_take -= 1
    if journal is not None:
        journal.note(events.open_card_taken(seat, setup.edition.ids[card]))
