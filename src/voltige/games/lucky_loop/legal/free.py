"""What may be a free programme, and where its star may lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.lucky_loop.actions import DO_DONE, DO_EXCHANGE, DO_FREE, DO_HIGHLIGHT
from voltige.games.lucky_loop.terms import CHOOSE_FINAL_ACTION
from voltige.games.lucky_loop.zones import hand_size, hand_start

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def legal_free(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Exchange, or choose the cards of a free programme one by one (LL-87, LL-89)."""
    setup = state.setup
    first = setup.table.first
    hands = state.hands
    n: i64 = 0
    if state.phase == CHOOSE_FINAL_ACTION:
        buf[n] = first[DO_EXCHANGE]
        n += 1
    elif setup.illegal_free_is_punished or set_is_legal(state):
        buf[n] = first[DO_DONE]
        n += 1
    if state.picked == setup.max_cards:
        return n
    start = hand_start(state, state.to_act)
    for at in range(start, start + hand_size(state, state.to_act)):
        if setup.illegal_free_is_punished or leads_to_legal_set(state, hands[at]):
            buf[n] = first[DO_FREE] + hands[at]
            n += 1
    return n


def picked_difficulty(state: LuckyLoopState) -> i64:
    """Add up the difficulties of the cards picked so far."""
    total: i64 = 0
    for at in range(state.picked):
        total += state.setup.edition.difficulty[state.picks[at]]
    return total


def picked_dice(state: LuckyLoopState) -> i64:
    """Add up the fewest dice that the cards picked so far need (LL-89)."""
    total: i64 = 0
    for at in range(state.picked):
        total += state.setup.edition.fewest_dice[state.picks[at]]
    return total


def set_is_legal(state: LuckyLoopState) -> bool:
    """Return whether the cards picked are a free programme (LL-89, LL-90)."""
    setup = state.setup
    return (
        setup.min_cards <= state.picked <= setup.max_cards
        and picked_difficulty(state) >= setup.min_difficulty
        and picked_dice(state) <= setup.dice
    )


def leads_to_legal_set(state: LuckyLoopState, card: i64) -> bool:
    """Return whether the picked cards, this one and perhaps others of the hand can be legal."""
    setup = state.setup
    return best_difficulty(state, card, setup.dice) >= setup.min_difficulty


def best_difficulty(state: LuckyLoopState, extra: i64, most_dice: i64) -> i64:
    """Return the highest total of a set that holds the picked cards and ``extra``, or -1 for none.

    The set has an allowed number of cards and needs no more than ``most_dice`` (LL-89, LL-90).
    ``best[count * width + dice]`` is the highest total with so many cards and dice.
    """
    setup = state.setup
    edition = setup.edition
    width = most_dice + 1
    dice = picked_dice(state) + edition.fewest_dice[extra]
    count = state.picked + 1
    if dice > most_dice or count > setup.max_cards:
        return -1
    best = vec[i64]([-1] * ((setup.max_cards + 1) * width))
    best[count * width + dice] = picked_difficulty(state) + edition.difficulty[extra]
    start = hand_start(state, state.to_act)
    for at in range(start, start + hand_size(state, state.to_act)):
        card = state.hands[at]
        if card != extra:
            add_to_best(best, width, edition.fewest_dice[card], edition.difficulty[card])
    found: i64 = -1
    cell = setup.min_cards * width
    while cell < len(best):
        if best[cell] > found:
            found = best[cell]
        cell += 1
    return found


def add_to_best(best: vec[i64], width: i64, dice: i64, difficulty: i64) -> None:
    """Take one more card into account: it may join every set found so far."""
    row: i64 = len(best) - width  # of the sets with one card more
    while row >= width:
        column = width - 1
        while column >= dice:
            before = best[row - width + column - dice]
            if before >= 0 and before + difficulty > best[row + column]:
                best[row + column] = before + difficulty
            column -= 1
        row -= width


def legal_place_highlight(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Put the star on any card of the seat's free programme (LL-93)."""
    first = state.setup.table.first[DO_HIGHLIGHT]
    n: i64 = 0
    while n < state.free_sizes[state.to_act]:
        buf[n] = first + n
        n += 1
    return n
