"""What always holds for scores and tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voltige.core.invariants import demand
from voltige.games.lucky_loop.scoring import in_final_phase, scores_of

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def check_scores(state: LuckyLoopState) -> None:
    """Scores are valid, records above them, totals the exact sum (8, 9)."""
    least = state.setup.programme_minimum
    for seat in range(int(state.setup.seats)):
        scores = scores_of(state, seat)
        total = sum(scores)
        for score, record in zip(scores, state.records, strict=True):
            demand(score == 0 or score >= least, "8: a score is valid")
            demand(score <= record, "8: a record is the highest")
        if state.free_scores[seat] >= 0:
            total += int(state.free_scores[seat]) - min(scores)
            demand(state.end_triggered, "LL-110: a free result triggers the end")
        demand(state.totals[seat] == total - state.penalties[seat], "9: the total is exact")
        if not in_final_phase(state, seat):
            demand(state.penalties[seat] == 0, "19: nothing is paid before the final phase")
    for record in state.records:
        demand(record == 0 or record >= least, "8: a record is valid")


def check_tokens(state: LuckyLoopState) -> None:
    """Tokens are conserved (7)."""
    bonus_tokens = state.setup.bonus_tokens
    if state.setup.supply_is_limited:
        held = sum(int(tokens) for tokens in state.tokens)
        demand(state.supply + held == bonus_tokens, "7: tokens are conserved")
    else:
        demand(state.supply == bonus_tokens, "7: an unlimited supply is not counted")
