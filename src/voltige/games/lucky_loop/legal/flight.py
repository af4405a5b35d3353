"""What a seat may do with its dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.games.lucky_loop import actions
from voltige.games.lucky_loop.figures import figure_card, figure_state, figures_left
from voltige.games.lucky_loop.rolls import (
    MASK_CHOSEN,
    MASK_COUNT,
    MASKS,
    MEETING,
    PART,
    REACHING,
    SETS,
)
from voltige.games.lucky_loop.terms import COMPULSORY, OPEN, PRE_ROLL

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def next_roll(state: LuckyLoopState) -> i64:
    """Return the number of dice of the next roll (LL-38, LL-83)."""
    if state.dice_left < state.setup.max_per_roll:
        return state.dice_left
    return state.setup.max_per_roll


def may_roll(state: LuckyLoopState) -> bool:
    """Return whether the next roll can reach an open figure (LL-54, LL-97)."""
    dice = next_roll(state)
    if dice == 0:
        return False
    for figure in range(state.figures):
        if figure_state(state, figure) == OPEN:
            if state.setup.edition.fewest_dice[figure_card(state, figure)] <= dice:
                return True
    return False


def may_stop(state: LuckyLoopState) -> bool:
    """Return whether the flight may be stopped before its next roll (LL-51, LL-52, LL-96)."""
    return state.flight == COMPULSORY and figures_left(state) == 1


def may_buy(state: LuckyLoopState) -> bool:
    """Return whether the seventh die may be bought (LL-81, LL-82)."""
    if state.seventh_used or not state.setup.has_seventh_die or state.tokens[state.active] == 0:
        return False
    return state.phase == PRE_ROLL or state.setup.seventh_die_after_roll


def legal_pre_roll(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Roll, stop, buy the seventh die, or concede when neither of the first two is open."""
    first = state.setup.table.first
    n: i64 = 0
    if may_roll(state):
        buf[n] = first[actions.DO_ROLL]
        n += 1
    if may_stop(state):
        buf[n] = first[actions.DO_STOP]
        n += 1
    if n == 0:
        buf[n] = first[actions.DO_CONCEDE]
        n += 1
    if may_buy(state):
        buf[n] = first[actions.DO_SEVENTH]
        n += 1
    return n


def chosen_dice(state: LuckyLoopState, mask: i64) -> i64:
    """Return the dice of the roll that a mask names, as a multiset."""
    return PART[state.roll * MASKS + mask]


def fulfilling(state: LuckyLoopState, figure: i64) -> i64:
    """Return the masks whose sum fulfils a figure, a bit each (LL-40).

    A sum is at least the difficulty, or equal to it under the star (LL-94).
    """
    difficulty = state.setup.edition.difficulty[figure_card(state, figure)]
    if figure == state.highlight:
        return MEETING[difficulty * SETS + state.roll]
    return REACHING[difficulty * SETS + state.roll]


def list_masks(bits: i64, code: i64, buf: vec[i64], n: i64) -> i64:
    """Write a code for each mask whose bit is set; return how many codes there are now."""
    while bits > 0:
        if bits & 1 == 1:
            buf[n] = code
            n += 1
        bits >>= 1
        code += 1
    return n


def legal_post_roll(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Assign, re-roll, or concede when nothing can be assigned (LL-39, LL-47, LL-84)."""
    setup = state.setup
    first = setup.table.first
    n: i64 = 0
    code = first[actions.DO_ASSIGN]
    for figure in range(state.figures):
        if figure_state(state, figure) == OPEN:
            n = list_masks(fulfilling(state, figure), code, buf, n)
        code += actions.DICE_SETS
    if n == 0 or setup.may_decline_figure:
        buf[n] = first[actions.DO_CONCEDE]
        n += 1
    if may_buy(state):
        buf[n] = first[actions.DO_SEVENTH]
        n += 1
    if state.tokens[state.active] > 0:
        n = list_masks(REACHING[state.roll], first[actions.DO_REROLL], buf, n)
    return n


def random_post_roll(state: LuckyLoopState, rng: Rng) -> i64:
    """Draw one of ``legal_post_roll``, without listing them."""
    assignments: i64 = 0
    for figure in range(state.figures):
        if figure_state(state, figure) == OPEN:
            assignments += MASK_COUNT[fulfilling(state, figure)]
    concedes: i64 = 0
    if assignments == 0 or state.setup.may_decline_figure:
        concedes = 1
    buys: i64 = 0
    if may_buy(state):
        buys = 1
    rerolls: i64 = 0
    if state.tokens[state.active] > 0:
        rerolls = MASK_COUNT[REACHING[state.roll]]
    drawn = rng.below(assignments + concedes + buys + rerolls)
    if drawn < assignments:
        return assignment(state, drawn)
    drawn -= assignments
    if drawn < concedes:
        return state.setup.table.first[actions.DO_CONCEDE]
    drawn -= concedes
    if drawn < buys:
        return state.setup.table.first[actions.DO_SEVENTH]
    mask = MASK_CHOSEN[REACHING[state.roll] * actions.DICE_SETS + drawn - buys]
    return state.setup.table.first[actions.DO_REROLL] + mask


def assignment(state: LuckyLoopState, number: i64) -> i64:
    """Return the code of an assignment by its number among the legal ones."""
    code = state.setup.table.first[actions.DO_ASSIGN]
    figure: i64 = 0
    while True:
        if figure_state(state, figure) == OPEN:
            bits = fulfilling(state, figure)
            if number < MASK_COUNT[bits]:
                return code + MASK_CHOSEN[bits * actions.DICE_SETS + number]
            number -= MASK_COUNT[bits]
        code += actions.DICE_SETS
        figure += 1
