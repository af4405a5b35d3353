"""The legal codes of every phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.lucky_loop import terms
from voltige.games.lucky_loop.legal import choice, flight, free

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def fill_legal(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Write the codes open to the seat to act into ``buf``, ascending; return how many."""
    phase = state.phase
    if state.to_act < 0:
        return 0
    if phase == terms.POST_ROLL:
        return flight.legal_post_roll(state, buf)
    if phase == terms.PRE_ROLL:
        return flight.legal_pre_roll(state, buf)
    if phase == terms.EXCHANGE or phase == terms.REFILL:
        return choice.legal_draw(state, buf)
    if phase == terms.DISCARD:
        return choice.legal_discard(state, buf)
    if phase == terms.CHOOSE_ACTION:
        return choice.legal_choose_action(state, buf)
    if phase == terms.LAY_PROGRAMME:
        return choice.legal_lay_programme(state, buf)
    if phase == terms.UPGRADE_CARD:
        return choice.legal_upgrade_card(state, buf)
    if phase == terms.CHOOSE_FINAL_ACTION or phase == terms.LAY_FREE:
        return free.legal_free(state, buf)
    return free.legal_place_highlight(
        state, buf
    )  # PLACE_HIGHLIGHT, the last phase in which a seat acts
