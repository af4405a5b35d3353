"""The figures of a flight: what lies on each, and what it counts.

``state.flown`` holds the card of each figure, then their states, then the multisets of dice on them
(rolls.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from voltige.games.lucky_loop.rolls import FACES_OF, NO_DICE
from voltige.games.lucky_loop.terms import EXACT, EXCEEDED, MOST_FIGURES, OPEN
from voltige.games.lucky_loop.zones import put

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


STATES: Final = MOST_FIGURES
DICE: Final = 2 * MOST_FIGURES


def figure_card(state: LuckyLoopState, figure: i64) -> i64:
    return state.flown[figure]


def figure_cards(state: LuckyLoopState) -> list[int]:
    return [int(figure_card(state, figure)) for figure in range(int(state.figures))]


def figure_state(state: LuckyLoopState, figure: i64) -> i64:
    """Return OPEN, EXACT or EXCEEDED."""
    return state.flown[STATES + figure]


def figure_dice(state: LuckyLoopState, figure: i64) -> i64:
    """Return the multiset of the dice on a figure."""
    return state.flown[DICE + figure]


def figure_faces(state: LuckyLoopState, figure: i64) -> list[int]:
    return FACES_OF[figure_dice(state, figure)][:]


def fly_figure(state: LuckyLoopState, figure: i64, reached: i64, dice: i64) -> None:
    put(state.flown, STATES + figure, reached)
    put(state.flown, DICE + figure, dice)


def open_figure(state: LuckyLoopState, figure: i64, card: i64) -> None:
    """Let a card be the next figure of a flight, without dice."""
    put(state.flown, figure, card)
    fly_figure(state, figure, OPEN, NO_DICE)
    state.figures = figure + 1


def figures_left(state: LuckyLoopState) -> i64:
    """Count the figures that are still open."""
    count: i64 = 0
    for figure in range(state.figures):
        if figure_state(state, figure) == OPEN:
            count += 1
    return count


def figure_points(state: LuckyLoopState, figure: i64) -> i64:
    """Return a figure's points: upper or lower field, the star doubled (LL-42, LL-43, LL-102)."""
    edition = state.setup.edition
    card = figure_card(state, figure)
    points: i64 = 0
    if figure_state(state, figure) == EXACT:
        points = edition.points_exact[card]
    elif figure_state(state, figure) == EXCEEDED:
        points = edition.points_exceeded[card]
    if figure == state.highlight:
        points *= state.setup.highlight_factor
    return points


def flight_result(state: LuckyLoopState) -> i64:
    """Add up the figures and one point per die that lies on no card (LL-57, LL-102)."""
    total = state.dice_left
    for figure in range(state.figures):
        total += figure_points(state, figure)
    return total
