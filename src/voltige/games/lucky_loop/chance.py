"""What luck can bring, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.rng import Rng
from voltige.games.lucky_loop.apply.cards import resolve_draw
from voltige.games.lucky_loop.apply.flight import resolve_roll
from voltige.games.lucky_loop.apply.turn import start_turn
from voltige.games.lucky_loop.events import CardDealt, CardReceived, FirstPlayerChosen
from voltige.games.lucky_loop.terms import (
    CHOOSE_STARTER,
    DEAL,
    IN_DRAW_PILE,
    IN_HAND,
    ROLL,
    SEAT_LETTERS,
)

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def dealt_seat(state: LuckyLoopState) -> i64:
    """Give the seat that the next card of the deal goes to (LL-4)."""
    setup = state.setup
    return (setup.seats * setup.hand_size - state.to_draw) // setup.hand_size


def side_to_draw(state: LuckyLoopState) -> i64:
    """Give the pile that the next card comes from: at the deal, pile by pile (LL-4)."""
    if state.phase != DEAL:
        return state.draw_side
    setup = state.setup
    dealt = (setup.seats * setup.hand_size - state.to_draw) % setup.hand_size
    return dealt // setup.deal_per_pile


def throws(state: LuckyLoopState) -> vec[i64]:
    """Give all throws of the dice that are rolled now."""
    if state.to_roll == 3:
        return state.setup.throws_3
    if state.to_roll == 2:
        return state.setup.throws_2
    return state.setup.throws_1


def outcomes(state: LuckyLoopState) -> list[tuple[int, int]]:
    """List the outcomes of the present chance node with their weights."""
    if state.phase == CHOOSE_STARTER:  # LL-8
        return [(seat, 1) for seat in range(int(state.setup.seats))]
    if state.phase == ROLL:
        weights: dict[int, int] = {}
        for thrown in throws(state):
            weights[int(thrown)] = weights.get(int(thrown), 0) + 1
        return list(weights.items())
    side = side_to_draw(state)
    pile = state.setup.edition.pile
    found: list[tuple[int, int]] = []
    for card in range(int(state.setup.cards)):
        if state.where[card] == IN_DRAW_PILE and pile[card] == side:
            found.append((card, 1))
    return found


def sample(state: LuckyLoopState, rng: Rng) -> i64:
    """Draw one of ``outcomes`` by its weight, without listing them."""
    if state.phase == CHOOSE_STARTER:
        return rng.below(state.setup.seats)
    if state.phase == ROLL:
        table = throws(state)
        return table[rng.below(len(table))]
    side = side_to_draw(state)
    pile = state.setup.edition.pile
    where = state.where
    left = rng.below(state.draw_sizes[side])
    card: i64 = 0
    while True:
        if where[card] == IN_DRAW_PILE and pile[card] == side:
            if left == 0:
                return card
            left -= 1
        card += 1


def outcome_word(state: LuckyLoopState, outcome: i64) -> str:
    """Name an outcome: a seat's letter, the faces of the dice, or a card."""
    if state.phase == CHOOSE_STARTER:
        return SEAT_LETTERS[outcome]
    if state.phase == ROLL:
        return str(int(outcome))
    return state.setup.edition.ids[outcome]


def resolve_outcome(state: LuckyLoopState, outcome: i64, journal: Journal | None) -> None:
    """Let luck bring ``outcome``."""
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
        journal.note(FirstPlayerChosen(int(seat)))


def resolve_deal(state: LuckyLoopState, card: i64, journal: Journal | None) -> None:
    """Deal one card; after the last one the first player is in turn (LL-4, LL-8)."""
    seat = dealt_seat(state)
    side = side_to_draw(state)
    state.where[card] = IN_HAND + seat
    state.hand_sizes[seat] += 1
    state.draw_sizes[side] -= 1
    state.to_draw -= 1
    if journal is not None:
        edition = state.setup.edition
        journal.note(CardDealt(int(seat), edition.pile_names[side]))
        journal.note(CardReceived(int(seat), edition.ids[card]))
    if state.to_draw == 0:
        start_turn(state, state.first_player, journal)
