"""Why an attempt is refused: the checks in their order (docs/rules/lucky-loop.md, "Refusals")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from voltige.core.action import Json
from voltige.core.errors import IllegalActionError, Refusal
from voltige.core.state import CURRENT
from voltige.games.lucky_loop import actions, terms
from voltige.games.lucky_loop.attempt import Attempt, read_attempt
from voltige.games.lucky_loop.figures import figure_card
from voltige.games.lucky_loop.legal.flight import may_roll, may_stop
from voltige.games.lucky_loop.refusal.action import wrong_action
from voltige.games.lucky_loop.scoring import score_of

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


LAYING: Final = [actions.DO_LAY, actions.DO_UPGRADE, actions.DO_FLY, actions.DO_PLAY]


def refuse(state: LuckyLoopState, seat: i64, data: Json, seen: i64) -> Refusal:
    """Name the first check that an attempt fails, in the order of the rules, or None."""
    if state.phase == terms.OVER:
        return IllegalActionError("game_over", "LL-110")
    attempt = read_attempt(state.setup.edition, data)
    error = missing_figure(state, attempt)
    if error is not None:
        return error
    if state.active < 0:
        return wrong_phase(state)
    if seat != state.active:
        return IllegalActionError("not_your_turn", "LL-9", seat=int(state.active))
    if seen != CURRENT:
        return IllegalActionError("stale_state", "LL-10")
    if state.to_act != seat:
        return wrong_phase(state)
    error = wrong_time(state, attempt.kind)
    if error is not None:
        return error
    return wrong_action(state, seat, attempt)


def missing_figure(state: LuckyLoopState, attempt: Attempt) -> Refusal:
    """Refuse a figure that the flight or the free programme does not have."""
    if attempt.kind == actions.DO_ASSIGN and state.flight != terms.NO_FLIGHT:
        if attempt.what >= state.figures:
            return IllegalActionError("bad_request", "LL-39", text=str(attempt.what + 1))
    elif attempt.kind == actions.DO_HIGHLIGHT and state.phase == terms.PLACE_HIGHLIGHT:
        if attempt.what >= state.free_sizes[state.active]:
            return IllegalActionError("bad_request", "LL-93", text=str(attempt.what + 1))
    return None


def wrong_phase(state: LuckyLoopState) -> IllegalActionError:
    """Say that something else is to be done now."""
    return IllegalActionError("wrong_phase", "LL-10", phase=terms.PHASE_NAMES[state.phase])


def wrong_time(state: LuckyLoopState, kind: int) -> Refusal:
    """Refuse what belongs to another phase."""
    phase = state.phase
    if kind == actions.DO_STOP:
        return wrong_stop(state)
    if kind == actions.DO_CONCEDE:
        return wrong_concede(state)
    if kind == actions.DO_DONE and phase == terms.LAY_PROGRAMME:
        return IllegalActionError("bad_count", "LL-26", count=int(state.picked))
    if kind == actions.DO_DONE and phase == terms.DISCARD:
        count = int(state.setup.exchange)
        return IllegalActionError("discard_count", "LL-15", count=count)
    if int(phase) in state.setup.table.verbs[kind].phases:
        return None
    if (
        phase in (terms.CHOOSE_FINAL_ACTION, terms.LAY_FREE, terms.PLACE_HIGHLIGHT)
        and kind in LAYING
    ):
        return IllegalActionError("already_final_phase", "LL-86")
    if phase == terms.CHOOSE_ACTION and kind in (
        actions.DO_FREE,
        actions.DO_DONE,
        actions.DO_HIGHLIGHT,
    ):
        missing = sum(1 for p in range(terms.PROGRAMMES) if score_of(state, state.active, p) == 0)
        return IllegalActionError("not_final_phase", "LL-106", missing=missing)
    if phase == terms.PLACE_HIGHLIGHT and kind in (
        actions.DO_EXCHANGE,
        actions.DO_FREE,
        actions.DO_DONE,
    ):
        return IllegalActionError("free_programme_fixed", "LL-101")
    return wrong_phase(state)


def wrong_stop(state: LuckyLoopState) -> Refusal:
    if state.flight == terms.NO_FLIGHT:
        return wrong_phase(state)
    if state.flight == terms.FREE:
        return IllegalActionError("cannot_stop_now", "LL-96")
    if state.phase != terms.PRE_ROLL or not may_stop(state):
        return IllegalActionError("cannot_stop_now", "LL-52")
    return None


def wrong_concede(state: LuckyLoopState) -> Refusal:
    if state.flight == terms.NO_FLIGHT:
        return wrong_phase(state)
    if state.phase == terms.PRE_ROLL:
        if may_roll(state) or may_stop(state):
            return IllegalActionError("cannot_concede_now", "LL-39")
        return None
    legal = state.legal_actions()
    if any(state.setup.table.kind[action.code] == actions.DO_CONCEDE for action in legal):
        return None
    card = state.setup.edition.ids[figure_card(state, int(legal[0].data["figure"]) - 1)]
    return IllegalActionError("must_assign", "LL-47", card=card)
