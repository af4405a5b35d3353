"""A random full state that agrees with a view: what the seat can't know is dealt at random."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.core.state import SPECTATOR
from voltige.games.lucky_loop.holdings import list_cards
from voltige.games.lucky_loop.rolls import number_of
from voltige.games.lucky_loop.state import LuckyLoopState, empty_state
from voltige.games.lucky_loop.terms import (
    IN_DISCARD_PILE,
    IN_DRAW_PILE,
    IN_FREE,
    IN_HAND,
    ON_BOARD,
    PICKED,
    PILES,
    PROGRAMMES,
    SLOTS,
)
from voltige.games.lucky_loop.view import LuckyLoopView

UNSEEN: Final = -1


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
    place_seen(state, view)
    for side in range(PILES):
        deal_side(state, view, side, rng)
    list_cards(state)
    return state


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
            deal_to(state, unseen, view.hand_backs[seat][int(side)], IN_HAND + seat, rng)
    hidden = view.discard_sizes[int(side)] - len(view.shown_discards(int(side)))
    deal_to(state, unseen, hidden, IN_DISCARD_PILE, rng)
    put_all(state, unseen, IN_DRAW_PILE)


def deal_to(state: LuckyLoopState, unseen: list[int], count: int, place: i64, rng: Rng) -> None:
    """Put ``count`` random unseen cards in one place."""
    for _ in range(count):
        state.where[unseen.pop(int(rng.below(len(unseen))))] = place
