"""What a seat may do with its dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.lucky_loop.actions import (
    DICE_SETS,
    DO_ASSIGN,
    DO_CONCEDE,
    DO_REROLL,
    DO_ROLL,
    DO_SEVENTH,
    DO_STOP,
)
from voltige.games.lucky_loop.scoring import figures_open
from voltige.games.lucky_loop.terms import (
    COMPULSORY,
    OPEN,
    PRE_ROLL,
)

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def next_roll(state: LuckyLoopState) -> i64:
    """Give the number of dice of the next roll (LL-38, LL-83)."""
    if state.dice_left < state.setup.max_per_roll:
        return state.dice_left
    return state.setup.max_per_roll


def may_roll(state: LuckyLoopState) -> bool:
    """Tell whether the next roll can reach an open figure (LL-54, LL-97)."""
    dice = next_roll(state)
    if dice == 0:
        return False
    fewest = state.setup.edition.fewest_dice
    figure: i64 = 0
    while figure < state.figures:
        if state.figure_state[figure] == OPEN and fewest[state.figure_card[figure]] <= dice:
            return True
        figure += 1
    return False


def may_stop(state: LuckyLoopState) -> bool:
    """Tell whether the flight may be stopped before its next roll (LL-51, LL-52, LL-96)."""
    return state.flight == COMPULSORY and figures_open(state) == 1


def may_buy(state: LuckyLoopState) -> bool:
    """Tell whether the seventh die may be bought (LL-81, LL-82)."""
    setup = state.setup
    if state.seventh_used or not setup.has_seventh_die or state.tokens[state.active] == 0:
        return False
    return state.phase == PRE_ROLL or setup.seventh_die_after_roll


def legal_pre_roll(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Roll, stop, buy the seventh die, or concede when neither of the first two is open."""
    first = state.setup.table.first
    n: i64 = 0
    if may_roll(state):
        buf[n] = first[DO_ROLL]
        n += 1
    if may_stop(state):
        buf[n] = first[DO_STOP]
        n += 1
    if n == 0:
        buf[n] = first[DO_CONCEDE]
        n += 1
    if may_buy(state):
        buf[n] = first[DO_SEVENTH]
        n += 1
    return n


def bit(mask: i64, place: i64) -> bool:
    """Tell whether a die belongs to a set of dice."""
    return (mask >> place) & 1 == 1


def names_dice(state: LuckyLoopState, mask: i64) -> bool:
    """Tell whether a mask names dice of the roll; of equal faces the first ones count."""
    roll = state.roll
    size = state.roll_size
    place: i64 = 0
    while place < 3:
        if bit(mask, place):
            if place >= size:
                return False
            if place > 0 and roll[place] == roll[place - 1] and not bit(mask, place - 1):
                return False
        place += 1
    return True


def dice_sum(state: LuckyLoopState, mask: i64) -> i64:
    """Add up the faces of a set of dice."""
    total: i64 = 0
    place: i64 = 0
    while place < state.roll_size:
        if bit(mask, place):
            total += state.roll[place]
        place += 1
    return total


def fulfils(state: LuckyLoopState, figure: i64, total: i64) -> bool:
    """Tell whether a sum fulfils a figure: at least, or exactly under the star (LL-40, LL-94)."""
    difficulty = state.setup.edition.difficulty[state.figure_card[figure]]
    if figure == state.highlight:
        return total == difficulty
    return total >= difficulty


def legal_post_roll(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Assign, re-roll, or concede when nothing can be assigned (LL-39, LL-47, LL-84)."""
    setup = state.setup
    first = setup.table.first
    n: i64 = 0
    figure: i64 = 0
    while figure < state.figures:
        if state.figure_state[figure] == OPEN:
            mask: i64 = 1
            while mask <= DICE_SETS:
                if names_dice(state, mask) and fulfils(state, figure, dice_sum(state, mask)):
                    buf[n] = first[DO_ASSIGN] + figure * DICE_SETS + mask - 1
                    n += 1
                mask += 1
        figure += 1
    if n == 0 or setup.may_decline_figure:
        buf[n] = first[DO_CONCEDE]
        n += 1
    if may_buy(state):
        buf[n] = first[DO_SEVENTH]
        n += 1
    if state.tokens[state.active] > 0:
        mask = 1
        while mask <= DICE_SETS:
            if names_dice(state, mask):
                buf[n] = first[DO_REROLL] + mask - 1
                n += 1
            mask += 1
    return n
