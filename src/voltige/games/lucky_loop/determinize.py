"""A random full state that agrees with a view: what the seat can't know is dealt anew."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.core.state import SPECTATOR
from voltige.games.lucky_loop.holdings import cards_at, list_cards
from voltige.games.lucky_loop.legal.choice import (
    hardest_by_colour,
    hardest_of,
    upgrades,
)
from voltige.games.lucky_loop.legal.codes import (
    MOST_LEGAL,
    fill_legal,
)
from voltige.games.lucky_loop.legal.free import (
    picked_dice,
    picked_difficulty,
)
from voltige.games.lucky_loop.rolls import number_of
from voltige.games.lucky_loop.state import LuckyLoopState, empty_state
from voltige.games.lucky_loop.terms import (
    IN_DISCARD_PILE,
    IN_DRAW_PILE,
    IN_FREE,
    IN_HAND,
    LAY_FREE,
    LAY_PROGRAMME,
    ON_BOARD,
    PICKED,
    PILES,
    PROGRAMMES,
    SLOTS,
    UPGRADE_CARD,
)
from voltige.games.lucky_loop.view import LuckyLoopView

UNSEEN: Final = -1
TRIES: Final = 60  # deals until a begun set is finished on purpose


def determinize_lucky_loop(view: LuckyLoopView, rng: Rng) -> LuckyLoopState:
    """Deal the unseen cards of each side to the other hands, hidden discards and the draw pile."""
    state = empty_state(view.setup)
    state.phase = view.phase
    state.to_act = view.to_act
    state.active = view.active
    state.first_player = view.first_player
    state.round_no = view.round_no
    state.end_triggered = view.end_triggered
    state.supply = view.supply
    state.programme = view.programme
    state.draw_for = view.draw_for
    state.draw_side = view.draw_side
    state.to_draw = view.to_draw
    state.totals = vec[i64](view.totals)
    state.tokens = vec[i64](view.tokens)
    state.penalties = vec[i64](view.penalties)
    state.free_scores = vec[i64](view.free_scores)
    state.records = vec[i64](view.records)
    state.draw_sizes = vec[i64](view.draw_sizes)
    state.discard_sizes = vec[i64](view.discard_sizes)
    state.tops = vec[i64](view.tops)
    state.picked = len(view.picked)
    for seat, row in enumerate(view.scores):
        for programme in range(PROGRAMMES):
            state.scores[seat * PROGRAMMES + programme] = row[programme]
    copy_flight(state, view)
    for _ in range(TRIES):
        place_seen(state, view)
        deal_unseen(state, view, rng)
        if hand_goes_on(state):
            return state
    place_seen(state, view)
    for card in needed_cards(state, view, rng):
        state.where[card] = IN_HAND + state.active
    deal_unseen(state, view, rng)
    return state


def deal_unseen(state: LuckyLoopState, view: LuckyLoopView, rng: Rng) -> None:
    """Deal the unseen cards of both sides."""
    for side in range(PILES):
        deal_side(state, view, side, rng)
    list_cards(state)


def hand_goes_on(state: LuckyLoopState) -> bool:
    """Tell whether the seat in turn can finish the set of cards that it has begun."""
    if state.phase != LAY_PROGRAMME and state.phase != UPGRADE_CARD and state.phase != LAY_FREE:
        return True
    if state.phase == LAY_PROGRAMME:
        hardest = hardest_by_colour(state, state.active)
        slot_colour = state.setup.edition.slot_colour
        for slot in range(int(state.picked), SLOTS):
            if hardest_of(hardest, slot_colour[state.programme * SLOTS + slot]) == 0:
                return False
        return True
    codes = vec[i64]([0] * MOST_LEGAL)
    return fill_legal(state, codes) > 0


def copy_flight(state: LuckyLoopState, view: LuckyLoopView) -> None:
    """Set dice and figures, which all can see."""
    state.flight = view.flight
    state.figures = len(view.figures)
    for number, figure in enumerate(view.figures):
        state.figure_card[number] = figure.card
        state.figure_state[number] = figure.state
        state.figure_dice[number] = number_of(figure.dice)
    state.highlight = view.highlight
    state.dice_left = view.dice_left
    state.seventh_used = view.seventh_used
    state.roll = number_of(view.roll)
    state.to_roll = view.to_roll


def place_seen(state: LuckyLoopState, view: LuckyLoopView) -> None:
    """Put every card that the seat sees in its place; the others are unseen for now."""
    state.where = vec[i64]([UNSEEN] * state.setup.cards)
    for programme, cards in enumerate(view.board):
        for slot, card in enumerate(cards):
            state.board[programme * SLOTS + slot] = card
            state.where[card] = ON_BOARD + programme
    for seat, cards in enumerate(view.free_cards):
        state.free_sizes[seat] = len(cards)
        put_all(state, cards, IN_FREE + seat)
    for seat, backs in enumerate(view.hand_backs):
        state.hand_sizes[seat] = sum(backs)
    put_all(state, view.picked, PICKED)
    for side in range(PILES):
        put_all(state, view.shown_discards(side), IN_DISCARD_PILE)
    if view.seat != SPECTATOR:
        put_all(state, view.hand, IN_HAND + view.seat)
    list_cards(state)


def put_all(state: LuckyLoopState, cards: list[int], place: i64) -> None:
    """Put cards in one place."""
    for card in cards:
        state.where[card] = place


def deal_side(state: LuckyLoopState, view: LuckyLoopView, side: i64, rng: Rng) -> None:
    """Deal the unseen cards of one side."""
    pile = state.setup.edition.pile
    unseen: list[int] = []
    for card in range(int(state.setup.cards)):
        if state.where[card] == UNSEEN and pile[card] == side:
            unseen.append(card)
    for seat in range(int(state.setup.seats)):
        if seat != view.seat:
            missing = view.hand_backs[seat][int(side)]
            for card in cards_at(state, IN_HAND + seat):
                if pile[card] == side:
                    missing -= 1
            deal_to(state, unseen, missing, IN_HAND + seat, rng)
    hidden = view.discard_sizes[int(side)] - len(view.shown_discards(int(side)))
    deal_to(state, unseen, hidden, IN_DISCARD_PILE, rng)
    put_all(state, unseen, IN_DRAW_PILE)


def deal_to(state: LuckyLoopState, unseen: list[int], count: int, place: i64, rng: Rng) -> None:
    """Put ``count`` random unseen cards in one place."""
    for _ in range(count):
        state.where[unseen.pop(int(rng.below(len(unseen))))] = place


# -- sets that were begun ----------------------------------------------------------------------
# Who begins to lay a programme shows that he holds its colours; a re-deal has to respect that.
# The true hand is always one answer, so there is one.


def needed_cards(state: LuckyLoopState, view: LuckyLoopView, rng: Rng) -> list[int]:
    """Choose unseen cards for the hand of the seat in turn that let it go on."""
    edition = state.setup.edition
    backs = view.hand_backs[view.active]
    unseen: list[int] = []
    for card in range(int(state.setup.cards)):
        if state.where[card] == UNSEEN and backs[int(edition.pile[card])] > 0:
            unseen.append(card)
    if state.phase == LAY_PROGRAMME:
        chosen: list[int] = []
        for slot in range(int(state.picked), SLOTS):
            colour = edition.slot_colour[state.programme * SLOTS + slot]
            fitting = [card for card in unseen if edition.colour[card] == colour]
            chosen.append(fitting[int(rng.below(len(fitting)))])
        return chosen
    if state.phase == UPGRADE_CARD:
        fitting = [card for card in unseen if upgrades(state, card)]
        return [fitting[int(rng.below(len(fitting)))]]
    return best_completion(state, backs, unseen)


def best_completion(state: LuckyLoopState, backs: list[int], unseen: list[int]) -> list[int]:
    """Choose the hardest cards that complete a free programme within dice and backs (LL-89).

    A card is of a class by its side and its fewest dice; of each class the hardest ones are best.
    ``sets`` are all ways to take so many of each class.
    """
    setup = state.setup
    edition = setup.edition
    dice_left = int(setup.dice - picked_dice(state))
    most = int(setup.max_cards - state.picked)
    chosen: list[int] = []
    sets: list[list[int]] = [[]]
    for side in range(PILES):
        for dice in range(1, dice_left + 1):
            cards: list[int] = []
            for card in reversed(unseen):  # the hardest first
                if edition.pile[card] == side and edition.fewest_dice[card] == dice:
                    cards.append(card)
            longer: list[list[int]] = []
            for begun in sets:
                for count in range(1, min(len(cards), most - len(begun)) + 1):
                    longer.append(begun + cards[:count])
            sets += [cards for cards in longer if fits(state, backs, dice_left, cards)]
    best = -1
    for cards in sets:
        total = int(picked_difficulty(state))
        for card in cards:
            total += int(edition.difficulty[card])
        enough = state.picked + len(cards) >= setup.min_cards
        if enough and total > best:
            best = total
            chosen = cards
    return chosen


def fits(state: LuckyLoopState, backs: list[int], dice_left: int, cards: list[int]) -> bool:
    """Tell whether a hand with these backs can hold the cards, and the dice suffice for them."""
    edition = state.setup.edition
    dice = 0
    counts = [0] * PILES
    for card in cards:
        dice += int(edition.fewest_dice[card])
        counts[int(edition.pile[card])] += 1
    return dice <= dice_left and counts[0] <= backs[0] and counts[1] <= backs[1]
