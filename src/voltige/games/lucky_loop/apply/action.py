"""Doing an action: to each kind its own function."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.lucky_loop.actions import (
    DO_ASSIGN,
    DO_CONCEDE,
    DO_DISCARD,
    DO_DONE,
    DO_DRAW,
    DO_EXCHANGE,
    DO_FLY,
    DO_FREE,
    DO_LAY,
    DO_PLAY,
    DO_REROLL,
    DO_ROLL,
    DO_SEVENTH,
    DO_STOP,
    DO_UPGRADE,
)
from voltige.games.lucky_loop.apply.cards import apply_discard, apply_draw, apply_exchange
from voltige.games.lucky_loop.apply.flight import (
    apply_assign,
    apply_concede,
    apply_reroll,
    apply_roll,
    apply_seventh,
    apply_stop,
    start_compulsory,
)
from voltige.games.lucky_loop.apply.lay import (
    apply_done,
    apply_free,
    apply_highlight,
    apply_play,
    choose_programme,
)
from voltige.games.lucky_loop.terms import LAY_PROGRAMME, UPGRADE_CARD

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def apply_action(state: LuckyLoopState, code: i64, journal: Journal | None) -> None:
    """Do ``code``. The caller has made sure that it is legal."""
    table = state.setup.table
    kind = table.kind[code]
    what = table.what[code]
    if kind == DO_ASSIGN:
        apply_assign(state, what, table.dice[code], journal)
    elif kind == DO_ROLL:
        apply_roll(state, journal)
    elif kind == DO_DRAW:
        apply_draw(state, what, journal)
    elif kind == DO_DISCARD:
        apply_discard(state, what, journal)
    elif kind == DO_PLAY:
        apply_play(state, what, journal)
    elif kind == DO_REROLL:
        apply_reroll(state, table.dice[code], journal)
    elif kind == DO_CONCEDE:
        apply_concede(state, journal)
    elif kind == DO_STOP:
        apply_stop(state, journal)
    elif kind == DO_SEVENTH:
        apply_seventh(state, journal)
    elif kind == DO_FREE:
        apply_free(state, what, journal)
    else:
        apply_choice(state, kind, what, journal)


def apply_choice(state: LuckyLoopState, kind: i64, what: i64, journal: Journal | None) -> None:
    """Do what opens a turn or ends the choice of a free programme."""
    if kind == DO_EXCHANGE:
        apply_exchange(state, journal)
    elif kind == DO_LAY:
        choose_programme(state, what, LAY_PROGRAMME, journal)
    elif kind == DO_UPGRADE:
        choose_programme(state, what, UPGRADE_CARD, journal)
    elif kind == DO_FLY:
        start_compulsory(state, what, journal)
    elif kind == DO_DONE:
        apply_done(state, journal)
    else:  # DO_HIGHLIGHT
        apply_highlight(state, what, journal)
