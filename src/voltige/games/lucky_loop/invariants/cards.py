"""What always holds for the cards: piles, rows, board, hands, free programmes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.invariants import demand
from voltige.games.lucky_loop import terms, zones
from voltige.games.lucky_loop.legal.choice import hardest_by_colour, hardest_of, may_repeat
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.scoring import in_final_phase

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def check_cards(state: LuckyLoopState) -> None:
    """Prove where the cards are; the rows come first, which the other proofs read."""
    check_piles(state)
    check_rows(state)
    check_board(state)
    if state.phase in (terms.CHOOSE_STARTER, terms.DEAL):
        check_deal(state)
    else:
        check_hands(state)
    check_picked(state)
    check_free(state)


def check_piles(state: LuckyLoopState) -> None:
    """Every card is in one place; sizes, rows and tops of the piles fit (1, 2)."""
    seats = int(state.setup.seats)
    for place in state.where:
        known = terms.IN_DRAW_PILE <= place < terms.IN_HAND + seats
        known = known or terms.IN_FREE <= place < terms.IN_FREE + seats
        demand(known, "1: every card is somewhere")
    pile = state.setup.edition.pile
    for side in range(terms.PILES):
        drawn = [c for c in zones.cards_at(state, terms.IN_DRAW_PILE) if pile[c] == side]
        thrown = [c for c in zones.cards_at(state, terms.IN_DISCARD_PILE) if pile[c] == side]
        top = zones.top_of(state, side)
        demand(len(drawn) == zones.draw_size(state, side), "1: the size of a draw pile")
        demand(drawn == zones.draw_row(state, side), "1: the cards of a draw pile")
        demand(len(thrown) == zones.discard_size(state, side), "1: the size of a discard pile")
        demand(top in thrown or (top < 0 and not thrown), "1: a discard pile has a top")


def check_rows(state: LuckyLoopState) -> None:
    """Demand that hands and picked cards list what ``where`` says (4)."""
    room = int(state.setup.hand_room)
    for seat in range(int(state.setup.seats)):
        held = zones.cards_at(state, terms.IN_HAND + seat)
        demand(zones.hand_size(state, seat) == len(held) <= room, "4: the size of a hand")
        demand(held == zones.hand_row(state, seat), "4: the cards of a hand")
    picked = zones.cards_at(state, terms.PICKED)
    demand(state.picked == len(picked) <= room, "the number of picked cards")
    demand(picked == zones.picked_cards(state), "the picked cards")


def check_board(state: LuckyLoopState) -> None:
    """Demand that a programme has no card or three of its colours (3)."""
    edition = state.setup.edition
    for programme in range(terms.PROGRAMMES):
        laid = zones.programme_cards(state, programme)
        lying = zones.cards_at(state, terms.ON_BOARD + programme)
        demand(sorted(laid) == lying, "3: no card or three, which lie there")
        for slot, card in enumerate(laid):
            demand(edition.slot_for(programme, card) == slot, "3: the colour")


def check_deal(state: LuckyLoopState) -> None:
    """Demand that cards are dealt in order, seat by seat and pile by pile (LL-4)."""
    setup = state.setup
    size = int(setup.hand_size)
    dealt = int(setup.seats) * size - int(state.to_draw)
    demand(dealt == 0 or state.phase == terms.DEAL, "LL-8: the first player before the deal")
    for seat in range(int(setup.seats)):
        count = min(max(dealt - seat * size, 0), size)
        first = min(count, int(setup.deal_per_pile))
        demand(zones.hand_backs(state, seat) == [first, count - first], "LL-4: dealt in order")
    drawn = int(zones.draw_size(state, 0) + zones.draw_size(state, 1))
    demand(drawn + dealt == setup.cards, "LL-3: all other cards are in the draw piles")


def check_hands(state: LuckyLoopState) -> None:
    """Hands are full except in their own turn, or gone with the free programme (4)."""
    setup = state.setup
    for seat in range(int(setup.seats)):
        size = int(zones.hand_size(state, seat))
        if state.free_sizes[seat] > 0:
            demand(size == 0, "LL-92: no hand beside a free programme")
        elif seat != state.active:
            demand(size == setup.hand_size, "4: six cards")
        elif state.flight == terms.COMPULSORY:
            missing = setup.hand_size - size
            fits = missing in (1, terms.SLOTS) or (missing == 0 and setup.fly_unchanged)
            demand(fits, "4: three or five cards in flight")
        else:
            full = hand_in_turn(setup, state.phase, state.draw_for, state.picked, state.to_draw)
            demand(size == full, "4: six cards, or nine in an exchange (LL-12, LL-15, LL-66)")


def hand_in_turn(
    setup: LuckyLoopSetup, phase: i64, draw_for: i64, picked: i64, to_draw: i64
) -> int:
    """Return how many cards the seat in turn holds while it chooses, draws or discards."""
    size = setup.hand_size - picked - to_draw
    if phase == terms.DISCARD or draw_for == terms.EXCHANGE:
        size += setup.exchange
    return int(size)


def check_picked(state: LuckyLoopState) -> None:
    """Demand that cards are picked only while a set is chosen, and can become one."""
    most: i64 = 0
    if state.phase == terms.DISCARD:
        most = state.setup.exchange - 1
    elif state.phase == terms.LAY_PROGRAMME:
        most = terms.SLOTS - 1
        demand(programme_goes_on(state), "LL-26: a card for each place")
    elif state.phase == terms.LAY_FREE:
        most = state.setup.max_cards
        demand(state.picked > 0, "a free programme begins with a card")
    demand(state.picked <= most, "cards are picked only while a set is chosen")


def programme_goes_on(state: LuckyLoopState) -> bool:
    """Return whether picked cards and hand can fill the programme, place by place (LL-26)."""
    edition = state.setup.edition
    if not may_repeat(state, state.active, state.programme):
        return False
    hardest = hardest_by_colour(state, state.active)
    picked = [int(edition.colour[card]) for card in zones.picked_cards(state)]
    for slot in range(terms.SLOTS):
        colour = int(edition.colour_at(state.programme, slot))
        there = colour in picked if slot < state.picked else hardest_of(hardest, colour) > 0
        if not there:
            return False
    return True


def check_free(state: LuckyLoopState) -> None:
    """Demand that a free programme is legal and lies only before who has all four scores (5)."""
    edition = state.setup.edition
    for seat in range(int(state.setup.seats)):
        cards = zones.free_cards(state, seat)
        demand(len(cards) == state.free_sizes[seat], "5: the size of a free programme")
        if cards:
            demand(in_final_phase(state, seat), "5: all four scores are set")
            demand(edition.is_free_programme(cards), "5: a legal free programme (LL-89)")
        else:
            demand(state.free_scores[seat] < 0, "5: a free result needs a free programme")
