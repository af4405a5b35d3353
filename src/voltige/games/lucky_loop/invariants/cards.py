"""What always holds for the cards: piles, rows, board, hands, free programmes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.games.lucky_loop.holdings import (
    cards_at,
    discard_size,
    draw_row,
    draw_size,
    hand_backs,
    hand_row,
    hand_size,
    laid_card,
    picked_cards,
    top_of,
)
from voltige.games.lucky_loop.invariants.demand import demand
from voltige.games.lucky_loop.legal.choice import hardest_by_colour, hardest_of, may_repeat
from voltige.games.lucky_loop.scoring import in_final_phase
from voltige.games.lucky_loop.terms import (
    CHOOSE_ACTION,
    CHOOSE_FINAL_ACTION,
    CHOOSE_STARTER,
    COMPULSORY,
    DEAL,
    DISCARD,
    IN_DISCARD_PILE,
    IN_DRAW_PILE,
    IN_FREE,
    IN_HAND,
    LAY_FREE,
    LAY_PROGRAMME,
    ON_BOARD,
    OVER,
    PICKED,
    PILES,
    PROGRAMMES,
    SLOTS,
    UPGRADE_CARD,
)

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def check_piles(state: LuckyLoopState) -> None:
    """Every card is in one place of its side; sizes and tops fit (1, 2)."""
    setup = state.setup
    seats = int(setup.seats)
    drawn = [0] * PILES
    thrown = [0] * PILES
    for card in range(int(setup.cards)):
        place = int(state.where[card])
        side = int(setup.edition.pile[card])
        if place == IN_DRAW_PILE:
            drawn[side] += 1
        elif place == IN_DISCARD_PILE:
            thrown[side] += 1
        else:
            known = IN_DRAW_PILE < place < IN_HAND + seats or IN_FREE <= place < IN_FREE + seats
            demand(known, "1: every card is somewhere")
    for side in range(PILES):
        top = top_of(state, side)
        demand(drawn[side] == draw_size(state, side), "1: the size of a draw pile")
        demand(thrown[side] == discard_size(state, side), "1: the size of a discard pile")
        demand((top >= 0) == (thrown[side] > 0), "1: a discard pile has a top")
        if top >= 0:
            demand(state.where[top] == IN_DISCARD_PILE, "1: the top lies there")
            demand(setup.edition.pile[top] == side, "2: cards never change sides")


def check_rows(state: LuckyLoopState) -> None:
    """Demand that the rows of cards list what ``where`` says (1, 4)."""
    setup = state.setup
    room = int(setup.hand_room)
    for seat in range(int(setup.seats)):
        held = cards_at(state, IN_HAND + seat)
        demand(hand_size(state, seat) == len(held) <= room, "4: the size of a hand")
        demand(held == hand_row(state, seat), "4: the cards of a hand")
    picked = cards_at(state, PICKED)
    demand(state.picked == len(picked) <= room, "the number of picked cards")
    demand(picked == picked_cards(state), "the picked cards")
    for side in range(PILES):
        drawn = [c for c in cards_at(state, IN_DRAW_PILE) if setup.edition.pile[c] == side]
        demand(drawn == draw_row(state, side), "1: the cards of a draw pile")


def check_board(state: LuckyLoopState) -> None:
    """Demand that a programme has no card or three of its colours (3)."""
    edition = state.setup.edition
    for programme in range(PROGRAMMES):
        lying = len(cards_at(state, ON_BOARD + programme))
        demand(lying in (0, SLOTS), "3: no card or three")
        for slot in range(SLOTS):
            card = laid_card(state, programme, slot)
            demand((card >= 0) == (lying > 0), "3: the slots are full or empty")
            if card >= 0:
                demand(state.where[card] == ON_BOARD + programme, "3: the card lies there")
                demand(edition.slot_for(programme, card) == slot, "3: the colour")


def check_deal(state: LuckyLoopState) -> None:
    """Demand that cards are dealt in order, seat by seat and pile by pile (LL-4)."""
    if state.phase != CHOOSE_STARTER and state.phase != DEAL:
        return
    setup = state.setup
    size = int(setup.hand_size)
    dealt = int(setup.seats) * size - int(state.to_draw)
    demand(dealt == 0 or state.phase == DEAL, "LL-8: the first player is known before the deal")
    for seat in range(int(setup.seats)):
        count = min(max(dealt - seat * size, 0), size)
        first = min(count, int(setup.deal_per_pile))
        demand(hand_backs(state, seat) == [first, count - first], "LL-4: dealt in order")
    drawn = int(draw_size(state, 0) + draw_size(state, 1))
    demand(drawn + dealt == setup.cards, "LL-3: all other cards are in the draw piles")


def check_hands(state: LuckyLoopState) -> None:
    """Hands are full except in their own turn, or gone with the free programme (4)."""
    setup = state.setup
    for seat in range(int(setup.seats)):
        size = hand_size(state, seat)
        if state.phase == CHOOSE_STARTER or state.phase == DEAL:
            continue
        if state.free_sizes[seat] > 0:
            demand(size == 0, "LL-92: no hand beside a free programme")
        elif seat != state.active or state.phase in (CHOOSE_ACTION, CHOOSE_FINAL_ACTION, OVER):
            demand(size == setup.hand_size, "4: six cards")
    picked = state.picked
    limit = picks_allowed(state)
    demand(picked <= limit, "cards are picked only while a set is chosen")
    if limit > 0:
        held = hand_size(state, state.active) + picked
        if state.phase == DISCARD:
            demand(held == setup.hand_size + setup.exchange, "LL-15: nine cards")
        else:
            demand(held == setup.hand_size, "4: six cards")
    if state.phase == UPGRADE_CARD:
        demand(hand_size(state, state.active) == setup.hand_size, "4: six cards")
    if state.flight == COMPULSORY:
        missing = setup.hand_size - hand_size(state, state.active)
        fits = missing in (1, SLOTS) or (missing == 0 and setup.fly_unchanged)
        demand(fits, "4: three or five cards in flight")
    if state.phase == LAY_PROGRAMME:
        demand(programme_goes_on(state), "LL-26: a card for each place")
    if state.phase == LAY_FREE:
        demand(picked > 0, "a free programme begins with a card")


def programme_goes_on(state: LuckyLoopState) -> bool:
    """Return whether picked cards and hand can fill the programme, place by place (LL-26)."""
    edition = state.setup.edition
    if state.programme < 0 or not may_repeat(state, state.active, state.programme):
        return False
    hardest = hardest_by_colour(state, state.active)
    picked = [int(edition.colour[card]) for card in cards_at(state, PICKED)]
    for slot in range(SLOTS):
        colour = int(edition.colour_at(state.programme, slot))
        there = colour in picked if slot < state.picked else hardest_of(hardest, colour) > 0
        if not there:
            return False
    return True


def picks_allowed(state: LuckyLoopState) -> i64:
    """Return how many cards may lie picked in this phase."""
    if state.phase == DISCARD:
        return state.setup.exchange - 1
    if state.phase == LAY_PROGRAMME:
        return SLOTS - 1
    if state.phase == LAY_FREE:
        return state.setup.max_cards
    return 0


def check_free(state: LuckyLoopState) -> None:
    """Demand that a free programme is legal and lies only before who has all four scores (5)."""
    setup = state.setup
    for seat in range(int(setup.seats)):
        cards = cards_at(state, IN_FREE + seat)
        demand(len(cards) == state.free_sizes[seat], "5: the size of a free programme")
        if not cards:
            demand(state.free_scores[seat] < 0, "5: a free result needs a free programme")
            continue
        demand(in_final_phase(state, seat), "5: all four scores are set")
        demand(setup.min_cards <= len(cards) <= setup.max_cards, "5: three to six cards")
        difficulty = sum(int(setup.edition.difficulty[card]) for card in cards)
        dice = sum(int(setup.edition.fewest_dice[card]) for card in cards)
        demand(difficulty >= setup.min_difficulty, "5: hard enough")
        demand(dice <= setup.dice, "5: six dice suffice")
