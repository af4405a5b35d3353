"""A random full state that agrees with a view: what the seat can't know is dealt at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.core.state import SEVERAL, SPECTATOR
from voltige.games.loops.holdings import fill_row
from voltige.games.loops.state import LoopsState, new_loops_state
from voltige.games.loops.terms import NO_CARD, NO_CLAIM, OVER, RACE
from voltige.games.loops.view import LoopsView


def determinize_loops(view: LoopsView, rng: Rng) -> LoopsState:
    """Deal the unseen cards to the other hands, the draw pile and what is hidden of the pile.

    Answers that others may have given in a race are left open: they count as not yet asked.
    """
    setup = view.setup
    state = new_loops_state(setup)
    state.phase = view.phase
    state.turn_owner = view.turn_owner
    state.starter = view.starter
    state.round_no = view.round_no
    state.plays = view.plays
    state.direction = view.direction
    state.positive = view.positive
    state.base = view.base
    state.bottom = vec[i64](view.bottom)
    state.returned = view.returned[:]
    state.totals = vec[i64](view.totals)
    state.rounds_won = vec[i64](view.rounds_won)
    state.taker = view.taker
    state.to_take = view.to_take
    state.speed_player = view.speed_player
    deal_unseen(state, view, rng)
    set_actor(state, view)
    return state


def deal_unseen(state: LoopsState, view: LoopsView, rng: Rng) -> None:
    """Give every place its known cards, then random ones from the rest."""
    setup = state.setup
    cards = setup.cards
    unseen = setup.deck[:]
    for card in view.pile:
        unseen[card] -= 1
    for card in view.bottom:
        unseen[card] -= 1
    i: i64 = 0
    while i < cards:
        unseen[i] -= view.returned[i]
        i += 1
    hands = sure_hands(view)
    i = 0
    while i < setup.seats * cards:
        unseen[i % cards] -= hands[i]
        i += 1
    lay_pile(state, view, unseen, rng)
    seat: i64 = 0
    while seat < setup.seats:
        missing: i64 = view.hand_sizes[seat]
        i = seat * cards
        while i < (seat + 1) * cards:
            missing -= hands[i]
            i += 1
        draw_into(hands, seat * cards, missing, unseen, 0, rng)
        fill_row(state, seat * setup.width, hands, seat * cards)
        fill_known(state, seat, view.known)
        seat += 1
    i = 0
    while i < cards:
        unseen[i] += view.returned[i]
        i += 1
    fill_row(state, setup.draw_row, unseen, 0)


def fill_known(state: LoopsState, seat: i64, known: vec[i64]) -> None:
    """Fill in which cards all know to be in a hand."""
    setup = state.setup
    row = seat * setup.width + setup.known_at
    card: i64 = 0
    while card < setup.cards:
        state.held[row + card] = known[seat * setup.cards + card]
        card += 1


def sure_hands(view: LoopsView) -> vec[i64]:
    """Return the cards of each hand that the seat is sure of."""
    setup = view.setup
    cards = setup.cards
    if view.phase == OVER:
        return open_hands(view)
    hands = view.known[:]
    if view.seat != SPECTATOR:
        i: i64 = 0
        while i < cards:
            hands[view.seat * cards + i] = view.hand[i]
            i += 1
    return hands


def open_hands(view: LoopsView) -> vec[i64]:
    """Return all hands of a game that is over."""
    setup = view.setup
    hands = vec[i64]([0] * (setup.seats * setup.cards))
    for seat, hand in enumerate(view.open_hands):
        for name, count in hand.items():
            hands[seat * setup.cards + setup.edition.ids.index(name)] = count
    return hands


def draw_into(
    counts: vec[i64], row: i64, amount: i64, unseen: vec[i64], lowest: i64, rng: Rng
) -> None:
    """Move ``amount`` random unseen cards, from card ``lowest`` on, into a row of counts."""
    total: i64 = 0
    card = lowest
    while card < len(unseen):
        total += unseen[card]
        card += 1
    while amount > 0:
        left = rng.below(total)
        card = lowest
        while left >= unseen[card]:
            left -= unseen[card]
            card += 1
        unseen[card] -= 1
        counts[row + card] += 1
        total -= 1
        amount -= 1


def lay_pile(state: LoopsState, view: LoopsView, unseen: vec[i64], rng: Rng) -> None:
    """Lay the pile; where only its top is shown, any cards below that give the same base."""
    altitudes = state.setup.altitudes
    hidden = view.pile_size - len(view.pile)
    below: list[int] = []
    if hidden > 0:
        top_is_special = view.pile[0] >= altitudes
        counts = vec[i64]([0] * state.setup.cards)
        if top_is_special and view.base != NO_CARD:
            unseen[view.base] -= 1
            draw_into(counts, 0, hidden - 1, unseen, 0, rng)
            below = [*spread(counts), view.base]
        else:  # without a base only specials lie there (LO-21)
            lowest: i64 = altitudes if top_is_special else 0
            draw_into(counts, 0, hidden, unseen, lowest, rng)
            below = spread(counts)
    for place, card in enumerate(below + view.pile):
        state.pile[place] = card
    state.pile_size = view.pile_size


def spread(counts: vec[i64]) -> list[int]:
    """List the cards of a row of counts."""
    found: list[int] = []
    for card in range(len(counts)):
        found += [card] * int(counts[card])
    return found


def set_actor(state: LoopsState, view: LoopsView) -> None:
    """Set the turn as the view tells it; in a race, ask the seat itself or the first other one."""
    state.to_act = view.to_act
    if view.phase != RACE:
        return
    if view.claim:
        state.claims[view.seat] = state.table().read(view.claim).code
    if view.to_act == SEVERAL:
        seat: i64 = 0
        while seat == state.speed_player or state.claims[seat] != NO_CLAIM:
            seat += 1
        state.to_act = seat
