"""What always holds for the phase and the seat in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voltige.core.invariants import demand
from voltige.core.state import CHANCE, NOBODY
from voltige.games.lucky_loop import terms
from voltige.games.lucky_loop.legal.codes import fill_legal
from voltige.games.lucky_loop.scoring import in_final_phase
from voltige.games.lucky_loop.zones import draw_size, is_laid

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def check_turn(state: LuckyLoopState) -> None:
    """Demand that phase, seat in turn and programme fit each other (11, 15)."""
    phase = state.phase
    if phase == terms.OVER:
        demand(state.to_act == NOBODY, "nobody acts when the game is over")
        ended = state.end_triggered or state.round_no == state.setup.round_cap
        demand(ended, "15: the end needs a reason")
    elif phase in (terms.CHOOSE_STARTER, terms.DEAL, terms.DRAW, terms.ROLL):
        demand(state.to_act == CHANCE, "luck is next")
    else:
        demand(state.to_act == state.active, "the seat in turn acts")
    demand((phase == terms.CHOOSE_STARTER) == (state.first_player < 0), "LL-8: one first player")
    dealing = phase in (terms.CHOOSE_STARTER, terms.DEAL)
    demand(dealing == (state.active < 0), "somebody is in turn")
    laying = phase in (terms.LAY_PROGRAMME, terms.UPGRADE_CARD)
    flying = state.flight == terms.COMPULSORY
    demand((laying or flying) == (state.programme >= 0), "a programme is laid or flown")
    if phase == terms.UPGRADE_CARD:
        demand(is_laid(state, state.programme), "LL-30: what is upgraded lies there")


def check_draws(state: LuckyLoopState) -> None:
    """Cards are drawn only where there is something to draw."""
    phase = state.phase
    if phase in (terms.CHOOSE_STARTER, terms.DEAL):
        demand(state.to_draw > 0, "cards are to be dealt")
        return
    drawing = phase in (terms.EXCHANGE, terms.REFILL, terms.DRAW)
    demand(drawing == (state.to_draw > 0), "cards are to be drawn")
    demand(drawing == (state.draw_for >= 0), "they are drawn for something")
    demand((phase == terms.DRAW) == (state.draw_side >= 0), "from a pile")
    if phase == terms.DRAW:
        demand(draw_size(state, state.draw_side) > 0, "LL-20: the pile is not empty")


def check_actor(state: LuckyLoopState) -> None:
    """Demand that the seat in turn may be where it is and has something to do (11, 16)."""
    phase = state.phase
    if state.to_act >= 0:
        check_legal(state)
    if state.active < 0 or phase == terms.OVER:
        return
    final = in_final_phase(state, state.active)
    choosing = phase in (terms.CHOOSE_ACTION, terms.LAY_PROGRAMME, terms.UPGRADE_CARD)
    if choosing or state.flight == terms.COMPULSORY:
        demand(not final, "11: no compulsory programme in the final phase")
    choosing = phase in (terms.CHOOSE_FINAL_ACTION, terms.LAY_FREE)
    laid = phase == terms.PLACE_HIGHLIGHT or state.flight == terms.FREE
    if choosing or laid:
        demand(final, "11: no free programme before the final phase")
        demand(laid == (state.free_sizes[state.active] > 0), "LL-101: the programme is fixed")
        demand(state.free_scores[state.active] < 0, "LL-110: nobody flies after his free result")


def check_legal(state: LuckyLoopState) -> None:
    """Legal codes are ascending and never none (16)."""
    codes = state.setup.blank.codes[:]
    n = fill_legal(state, codes)
    demand(n > 0, "16: something is always legal")
    for i in range(1, int(n)):
        demand(codes[i - 1] < codes[i], "legal codes ascend")
