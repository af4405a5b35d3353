"""Doing an action: to each kind its own function."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.lucky_loop import actions
from voltige.games.lucky_loop.apply import cards, flight, lay
from voltige.games.lucky_loop.terms import LAY_PROGRAMME, UPGRADE_CARD

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def apply_action(state: LuckyLoopState, code: i64, journal: Journal | None) -> None:
    """Do ``code``. The caller has made sure that it is legal."""
    table = state.setup.table
    kind = table.kind[code]
    what = table.what[code]
    if kind == actions.DO_ASSIGN:
        flight.apply_assign(state, what, table.dice[code], journal)
    elif kind == actions.DO_ROLL:
        flight.apply_roll(state, journal)
    elif kind == actions.DO_DRAW:
        cards.apply_draw(state, what, journal)
    elif kind == actions.DO_DISCARD:
        cards.apply_discard(state, what, journal)
    elif kind == actions.DO_PLAY:
        lay.apply_play(state, what, journal)
    elif kind == actions.DO_REROLL:
        flight.apply_reroll(state, table.dice[code], journal)
    elif kind == actions.DO_CONCEDE:
        flight.apply_concede(state, journal)
    elif kind == actions.DO_STOP:
        flight.apply_stop(state, journal)
    elif kind == actions.DO_SEVENTH:
        flight.apply_seventh(state, journal)
    elif kind == actions.DO_FREE:
        lay.apply_free(state, what, journal)
    else:
        apply_choice(state, kind, what, journal)


def apply_choice(state: LuckyLoopState, kind: i64, what: i64, journal: Journal | None) -> None:
    """Do what opens a turn or ends the choice of a free programme."""
    if kind == actions.DO_EXCHANGE:
        cards.apply_exchange(state, journal)
    elif kind == actions.DO_LAY:
        lay.choose_programme(state, what, LAY_PROGRAMME, journal)
    elif kind == actions.DO_UPGRADE:
        lay.choose_programme(state, what, UPGRADE_CARD, journal)
    elif kind == actions.DO_FLY:
        flight.start_compulsory(state, what, journal)
    elif kind == actions.DO_DONE:
        lay.apply_done(state, journal)
    else:  # DO_HIGHLIGHT
        lay.apply_highlight(state, what, journal)
