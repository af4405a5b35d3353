"""What always holds for scores, tokens and the seat in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.state import CHANCE, NOBODY
from voltige.games.lucky_loop.holdings import draw_size, hand_size, is_laid
from voltige.games.lucky_loop.invariants.demand import demand
from voltige.games.lucky_loop.legal.codes import (
    fill_legal,
)
from voltige.games.lucky_loop.scoring import in_final_phase, lowest_programme, score_of
from voltige.games.lucky_loop.terms import (
    CHOOSE_ACTION,
    CHOOSE_FINAL_ACTION,
    CHOOSE_STARTER,
    COMPULSORY,
    DEAL,
    DRAW,
    EXCHANGE,
    FREE,
    LAY_FREE,
    LAY_PROGRAMME,
    OVER,
    PLACE_HIGHLIGHT,
    PROGRAMMES,
    REFILL,
    ROLL,
    UPGRADE_CARD,
)

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def check_scores(state: LuckyLoopState) -> None:
    """Scores are valid, records above them, totals the exact sum (8, 9)."""
    setup = state.setup
    for seat in range(int(setup.seats)):
        total: i64 = 0
        for programme in range(PROGRAMMES):
            score = score_of(state, seat, programme)
            demand(score == 0 or score >= setup.programme_minimum, "8: a score is valid")
            demand(score <= state.records[programme], "8: a record is the highest")
            total += score
        free = state.free_scores[seat]
        if free >= 0:
            lowest = lowest_programme(state, seat)
            total += free - score_of(state, seat, lowest)
            demand(state.end_triggered, "LL-110: a free result triggers the end")
        demand(state.penalties[seat] >= 0, "penalties are paid")
        demand(state.totals[seat] == total - state.penalties[seat], "9: the total is exact")
        if not in_final_phase(state, seat):
            demand(state.penalties[seat] == 0, "19: nothing is paid before the final phase")
    for record in state.records:
        demand(record == 0 or record >= setup.programme_minimum, "8: a record is valid")


def check_tokens(state: LuckyLoopState) -> None:
    """Tokens are conserved (7)."""
    total = state.supply
    for tokens in state.tokens:
        demand(tokens >= 0, "7: no negative tokens")
        total += tokens
    demand(state.supply >= 0, "7: no negative supply")
    if state.setup.supply_is_limited:
        demand(total == state.setup.bonus_tokens, "7: tokens are conserved")
    else:
        demand(state.supply == state.setup.bonus_tokens, "7: an unlimited supply is not counted")


def check_turn(state: LuckyLoopState) -> None:
    """Demand that phase, seat in turn and programme fit each other (11, 15).

    This goes before all else: the other proofs look up what lies before that seat.
    """
    phase = state.phase
    setup = state.setup
    if phase == OVER:
        demand(state.to_act == NOBODY, "nobody acts when the game is over")
        ended = state.end_triggered or state.round_no == setup.round_cap
        demand(ended, "15: the end needs a reason")
    elif phase in (CHOOSE_STARTER, DEAL, DRAW, ROLL):
        demand(state.to_act == CHANCE, "luck is next")
    else:
        demand(0 <= state.to_act < setup.seats, "a seat is in turn")
        demand(state.to_act == state.active, "the seat in turn acts")
    demand((phase == CHOOSE_STARTER) == (state.first_player < 0), "LL-8: one first player")
    demand((phase in (CHOOSE_STARTER, DEAL)) == (state.active < 0), "somebody is in turn")
    demand(state.round_no >= 1, "rounds count from 1")
    laying = phase in (LAY_PROGRAMME, UPGRADE_CARD) or state.flight == COMPULSORY
    demand(laying == (state.programme >= 0), "a programme is laid or flown")
    if phase == UPGRADE_CARD:
        demand(is_laid(state, state.programme), "LL-30: what is upgraded lies there")


def check_actor(state: LuckyLoopState) -> None:
    """Demand that the seat in turn may be where it is and has something to do (11, 16)."""
    phase = state.phase
    if state.to_act >= 0:
        check_legal(state)
    check_draws(state)
    if state.active < 0 or phase == OVER:
        return
    final = in_final_phase(state, state.active)
    if phase in (CHOOSE_ACTION, LAY_PROGRAMME, UPGRADE_CARD):
        demand(not final, "11: no compulsory programme in the final phase")
    if phase in (CHOOSE_FINAL_ACTION, LAY_FREE, PLACE_HIGHLIGHT) or state.flight == FREE:
        demand(final, "11: no free programme before the final phase")
        laid = phase == PLACE_HIGHLIGHT or state.flight == FREE
        demand(laid == (state.free_sizes[state.active] > 0), "LL-101: the programme is fixed")
        demand(state.free_scores[state.active] < 0, "LL-110: nobody flies after his free result")


def check_draws(state: LuckyLoopState) -> None:
    """Cards are drawn only where there is something to draw."""
    phase = state.phase
    setup = state.setup
    drawing = phase in (EXCHANGE, REFILL, DRAW)
    if phase == CHOOSE_STARTER or phase == DEAL:
        demand(state.to_draw > 0, "cards are to be dealt")
        return
    demand(drawing == (state.to_draw > 0), "cards are to be drawn")
    demand(drawing == (state.draw_for >= 0), "they are drawn for something")
    demand((phase == DRAW) == (state.draw_side >= 0), "from a pile")
    if phase == DRAW:
        demand(draw_size(state, state.draw_side) > 0, "LL-20: the pile is not empty")
    if drawing and state.draw_for == REFILL:
        held = hand_size(state, state.active) + state.to_draw
        demand(held == setup.hand_size, "LL-66: up to six cards")
    elif drawing:
        held = hand_size(state, state.active) + state.to_draw
        demand(held == setup.hand_size + setup.exchange, "LL-12: three cards more")


def check_legal(state: LuckyLoopState) -> None:
    """Legal codes are ascending and never none (16)."""
    codes = state.setup.blank.codes[:]
    n = fill_legal(state, codes)
    demand(n > 0, "16: something is always legal")
    for i in range(1, int(n)):
        demand(codes[i - 1] < codes[i], "legal codes ascend")
