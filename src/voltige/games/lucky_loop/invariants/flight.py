"""What always holds for dice and figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.invariants import demand
from voltige.games.lucky_loop import terms
from voltige.games.lucky_loop.figures import figure_card, figure_dice, figure_state, figures_left
from voltige.games.lucky_loop.legal.flight import next_roll
from voltige.games.lucky_loop.rolls import NO_DICE, SIZE, SUM
from voltige.games.lucky_loop.scoring import score_of

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def check_flight(state: LuckyLoopState) -> None:
    """Dice and figures of a flight fit (6, 11, 12)."""
    flying = state.phase in (terms.PRE_ROLL, terms.ROLL, terms.POST_ROLL)
    demand(flying == (state.flight != terms.NO_FLIGHT), "a flight lasts while dice are rolled")
    if not flying:
        quiet = state.figures == 0 and state.dice_left == 0 and state.highlight == terms.NO_FIGURE
        demand(quiet and state.roll == NO_DICE and state.to_roll == 0, "LL-120: no dice")
        demand(not state.seventh_used, "LL-120: the red die lies beside the board")
        return
    setup = state.setup
    seat = state.active
    dice = state.dice_left
    for figure in range(int(state.figures)):
        dice += check_figure(state, figure)
    stock = setup.dice
    if state.seventh_used:
        stock += 1
    demand(dice == stock, "6: assigned and left dice are all dice")
    demand(figures_left(state) > 0, "a flight ends with its last figure")
    check_roll(state)
    if state.flight == terms.COMPULSORY:
        score = score_of(state, seat, state.programme)
        demand(score < setup.unrepeatable_from, "12: no flight at 20 and more")
        demand(state.highlight == terms.NO_FIGURE, "the star belongs to the free programme")
        demand(state.figures == terms.SLOTS, "three figures")
    else:
        demand(state.figures == state.free_sizes[seat], "the figures of the free programme")
        demand(0 <= state.highlight < state.figures, "LL-93: the star lies on a card")


def check_figure(state: LuckyLoopState, figure: i64) -> i64:
    """Demand that a figure's dice fit its state; return how many dice lie on it."""
    card = figure_card(state, figure)
    place: i64 = terms.IN_FREE + state.active
    if state.flight == terms.COMPULSORY:
        place = terms.ON_BOARD + state.programme
    demand(state.where[card] == place, "the card of a figure lies where it is flown")
    total = SUM[figure_dice(state, figure)]
    count = SIZE[figure_dice(state, figure)]
    if figure_state(state, figure) == terms.OPEN:
        demand(count == 0, "6: no die on an open figure")
        return 0
    demand(1 <= count <= state.setup.max_per_roll, "6: one to three dice")
    difficulty = state.setup.edition.difficulty[card]
    if figure_state(state, figure) == terms.EXACT:
        demand(total == difficulty, "6: exact")
    else:
        demand(total > difficulty, "6: exceeded")
        demand(figure != state.highlight, "LL-94: the star is never exceeded")
    return count


def check_roll(state: LuckyLoopState) -> None:
    """Demand that a roll has three dice or all that are left (6)."""
    demand((state.phase == terms.ROLL) == (state.to_roll > 0), "luck throws dice")
    on_table = SIZE[state.roll] + state.to_roll
    if state.phase == terms.PRE_ROLL:
        demand(on_table == 0, "no dice before the roll")
    else:
        demand(on_table == next_roll(state), "6: three dice or all that are left")
