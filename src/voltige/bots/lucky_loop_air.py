"""How a pilot of Lucky Loop flies: one look ahead at every roll, and tokens before giving up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.lucky_loop_thumb import DIE, Guess
from voltige.bots.lucky_loop_wish import WORST, Wish
from voltige.games.lucky_loop.actions import (
    DICE_SETS,
    DO_ASSIGN,
    DO_CONCEDE,
    DO_REROLL,
    DO_ROLL,
    DO_SEVENTH,
    DO_STOP,
)
from voltige.games.lucky_loop.figures import (
    figure_card,
    figure_points,
    figure_state,
)
from voltige.games.lucky_loop.legal.flight import chosen_dice
from voltige.games.lucky_loop.rolls import (
    FIRST,
    MEETING,
    ORDERS,
    REACHING,
    SETS,
    SIX_TO,
    SIZE,
    SUM,
    joined,
)
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.games.lucky_loop.terms import NO_FIGURE, OPEN, PRE_ROLL

PARTS: Final = 216 * 216  # of a chance: more than any number of throws


def best_in_the_air(
    guess: Guess, wish: Wish, position: LuckyLoopState, legal: vec[i64], amount: i64
) -> i64:
    """Choose a code of a flight."""
    wish.of_flight()
    if position.phase == PRE_ROLL:
        return best_before(guess, wish, position, legal, amount)
    return best_after(guess, wish, position, legal, amount)


def best_before(
    guess: Guess, wish: Wish, position: LuckyLoopState, legal: vec[i64], amount: i64
) -> i64:
    """Roll, stop, or buy the seventh die where it helps by more than a token.

    It can wait while there are dice enough for a roll.
    """
    best = legal[0]
    best_worth: i64 = WORST
    for at in range(amount):
        kind = position.setup.table.kind[legal[at]]
        worth: i64 = WORST
        if kind == DO_ROLL:
            worth = flown(guess, wish, position, NO_FIGURE, position.dice_left, 0)
        elif kind == DO_SEVENTH and position.dice_left < position.setup.max_per_roll:
            worth = flown(guess, wish, position, NO_FIGURE, position.dice_left + 1, 0) - wish.token
        elif kind == DO_STOP:
            worth = wish.failed + wish.token
        elif kind == DO_CONCEDE:
            worth = WORST + 1  # only where nothing is left
        if worth > best_worth:
            best_worth = worth
            best = legal[at]
    return best


def flown(
    guess: Guess, wish: Wish, position: LuckyLoopState, but: i64, dice: i64, points: i64
) -> i64:
    """Return the worth of flying on with so many dice when one more figure has its points."""
    edition = position.setup.edition
    guess.begin()
    for figure in range(position.figures):
        if figure == but:
            continue
        if figure_state(position, figure) != OPEN:
            points += figure_points(position, figure)
            continue
        card = figure_card(position, figure)
        starred = figure == position.highlight
        exact = edition.points_exact[card]
        if starred:
            exact *= position.setup.highlight_factor
        guess.add(edition.difficulty[card], exact, edition.points_exceeded[card], starred)
    guess.fly(dice)
    return wish.mixed(guess.chance, DIE * points + guess.points, guess.size)


def best_after(
    guess: Guess, wish: Wish, position: LuckyLoopState, legal: vec[i64], amount: i64
) -> i64:
    """Assign dice, or roll again: all of them if that promises more, any that help if nothing fits."""
    table = position.setup.table
    best = legal[0]
    best_worth: i64 = WORST
    for at in range(amount):
        if table.kind[legal[at]] == DO_ASSIGN:
            worth = assigned(guess, wish, position, table.what[legal[at]], table.dice[legal[at]])
            if worth > best_worth:
                best_worth = worth
                best = legal[at]
    if position.tokens[wish.seat] == 0:
        return best
    if best_worth == WORST:
        return best_reroll(position, legal, amount)
    again = flown(guess, wish, position, NO_FIGURE, position.dice_left, 0) - wish.token
    if again > best_worth:
        return legal[amount - 1]  # all dice: the last mask
    return best


def assigned(guess: Guess, wish: Wish, position: LuckyLoopState, figure: i64, mask: i64) -> i64:
    """Return the worth of dice on a figure: its points, and the rest of the flight."""
    edition = position.setup.edition
    card = figure_card(position, figure)
    dice = chosen_dice(position, mask)
    points = edition.points_exceeded[card]
    if SUM[dice] == edition.difficulty[card]:
        points = edition.points_exact[card]
    if figure == position.highlight:
        points *= position.setup.highlight_factor
    left = position.dice_left - SIZE[dice]
    worth = flown(guess, wish, position, figure, left, points)
    if may_buy(position, wish.seat):
        worth = max(worth, flown(guess, wish, position, figure, left + 1, points) - wish.token)
    return worth


def may_buy(position: LuckyLoopState, seat: i64) -> bool:
    """Return whether the seventh die can still be bought in this flight."""
    has_die = position.setup.has_seventh_die and not position.seventh_used
    return has_die and position.tokens[seat] > 0


def best_reroll(position: LuckyLoopState, legal: vec[i64], amount: i64) -> i64:
    """Choose the dice with which something fits most often; without any hope keep the token."""
    table = position.setup.table
    best = legal[0]
    most: i64 = 0
    for at in range(amount):
        if table.kind[legal[at]] == DO_REROLL:
            fits = fitting(position, chosen_dice(position, DICE_SETS - table.dice[legal[at]]))
            if fits >= most and fits > 0:
                most = fits
                best = legal[at]
    return best


def fitting(position: LuckyLoopState, kept: i64) -> i64:
    """Count how often a throw fits an open figure together with the dice that are kept."""
    thrown = SIZE[position.roll] - SIZE[kept]
    count: i64 = 0
    for throw in range(FIRST[thrown], FIRST[thrown + 1]):
        if fits_any(position, joined(kept, throw)):
            count += ORDERS[throw]
    return count * PARTS // SIX_TO[thrown]


def fits_any(position: LuckyLoopState, roll: i64) -> bool:
    """Return whether a roll fits an open figure."""
    for figure in range(position.figures):
        if figure_state(position, figure) == OPEN:
            at = position.setup.edition.difficulty[figure_card(position, figure)] * SETS + roll
            fits = MEETING[at] if figure == position.highlight else REACHING[at]
            if fits > 0:
                return True
    return False
