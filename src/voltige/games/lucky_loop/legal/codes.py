"""The legal codes of every phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.lucky_loop.legal.choice import (
    legal_choose_action,
    legal_discard,
    legal_draw,
    legal_lay_programme,
    legal_upgrade_card,
)
from voltige.games.lucky_loop.legal.flight import (
    legal_post_roll,
    legal_pre_roll,
)
from voltige.games.lucky_loop.legal.free import (
    legal_free,
    legal_place_highlight,
)
from voltige.games.lucky_loop.terms import (
    CHOOSE_ACTION,
    CHOOSE_FINAL_ACTION,
    DISCARD,
    EXCHANGE,
    LAY_FREE,
    LAY_PROGRAMME,
    POST_ROLL,
    PRE_ROLL,
    REFILL,
    UPGRADE_CARD,
)

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def fill_legal(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Write the codes open to the seat to act into ``buf``, ascending; return how many."""
    phase = state.phase
    if state.to_act < 0:
        return 0
    if phase == POST_ROLL:
        return legal_post_roll(state, buf)
    if phase == PRE_ROLL:
        return legal_pre_roll(state, buf)
    if phase == EXCHANGE or phase == REFILL:
        return legal_draw(state, buf)
    if phase == DISCARD:
        return legal_discard(state, buf)
    if phase == CHOOSE_ACTION:
        return legal_choose_action(state, buf)
    if phase == LAY_PROGRAMME:
        return legal_lay_programme(state, buf)
    if phase == UPGRADE_CARD:
        return legal_upgrade_card(state, buf)
    if phase == CHOOSE_FINAL_ACTION or phase == LAY_FREE:
        return legal_free(state, buf)
    return legal_place_highlight(state, buf)  # PLACE_HIGHLIGHT, the last phase in which a seat acts
