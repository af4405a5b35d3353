"""Why an attempt is refused: the checks in their order (docs/rules/lucky-loop.md, "Refusals")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from voltige.core.action import Json
from voltige.core.errors import IllegalActionError
from voltige.core.state import CURRENT
from voltige.games.lucky_loop.actions import (
    DO_ASSIGN,
    DO_CONCEDE,
    DO_DONE,
    DO_EXCHANGE,
    DO_FLY,
    DO_FREE,
    DO_HIGHLIGHT,
    DO_LAY,
    DO_PLAY,
    DO_STOP,
    DO_UPGRADE,
)
from voltige.games.lucky_loop.attempt import (
    Attempt,
    read_attempt,
)
from voltige.games.lucky_loop.figures import figure_card
from voltige.games.lucky_loop.legal.flight import (
    may_roll,
    may_stop,
)
from voltige.games.lucky_loop.refusal.action import (
    wrong_action,
)
from voltige.games.lucky_loop.scoring import score_of
from voltige.games.lucky_loop.terms import (
    CHOOSE_ACTION,
    CHOOSE_FINAL_ACTION,
    DISCARD,
    FREE,
    LAY_FREE,
    LAY_PROGRAMME,
    NO_FLIGHT,
    OVER,
    PHASE_NAMES,
    PLACE_HIGHLIGHT,
    PRE_ROLL,
    PROGRAMMES,
)

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


LAYING: Final = [DO_LAY, DO_UPGRADE, DO_FLY, DO_PLAY]


def refuse(state: LuckyLoopState, seat: i64, data: Json, seen: i64) -> IllegalActionError | None:
    """Name the first check that an attempt fails, in the order of the rules, or None."""
    if state.phase == OVER:
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


def missing_figure(state: LuckyLoopState, attempt: Attempt) -> IllegalActionError | None:
    """Refuse a figure that the flight or the free programme does not have."""
    if attempt.kind == DO_ASSIGN and state.flight != NO_FLIGHT:
        if attempt.what >= state.figures:
            return IllegalActionError("bad_request", "LL-39", text=str(attempt.what + 1))
    elif attempt.kind == DO_HIGHLIGHT and state.phase == PLACE_HIGHLIGHT:
        if attempt.what >= state.free_sizes[state.active]:
            return IllegalActionError("bad_request", "LL-93", text=str(attempt.what + 1))
    return None


def wrong_phase(state: LuckyLoopState) -> IllegalActionError:
    """Say that something else is to be done now."""
    return IllegalActionError("wrong_phase", "LL-10", phase=PHASE_NAMES[state.phase])


def wrong_time(state: LuckyLoopState, kind: int) -> IllegalActionError | None:
    """Refuse what belongs to another phase."""
    phase = state.phase
    if kind == DO_STOP:
        return wrong_stop(state)
    if kind == DO_CONCEDE:
        return wrong_concede(state)
    if kind == DO_DONE and phase == LAY_PROGRAMME:
        return IllegalActionError("bad_count", "LL-26", count=int(state.picked))
    if kind == DO_DONE and phase == DISCARD:
        count = int(state.setup.exchange)
        return IllegalActionError("discard_count", "LL-15", count=count)
    if int(phase) in state.setup.table.verbs[kind].phases:
        return None
    if phase in (CHOOSE_FINAL_ACTION, LAY_FREE, PLACE_HIGHLIGHT) and kind in LAYING:
        return IllegalActionError("already_final_phase", "LL-86")
    if phase == CHOOSE_ACTION and kind in (DO_FREE, DO_DONE, DO_HIGHLIGHT):
        missing = sum(1 for p in range(PROGRAMMES) if score_of(state, state.active, p) == 0)
        return IllegalActionError("not_final_phase", "LL-106", missing=missing)
    if phase == PLACE_HIGHLIGHT and kind in (DO_EXCHANGE, DO_FREE, DO_DONE):
        return IllegalActionError("free_programme_fixed", "LL-101")
    return wrong_phase(state)


def wrong_stop(state: LuckyLoopState) -> IllegalActionError | None:
    if state.flight == NO_FLIGHT:
        return wrong_phase(state)
    if state.flight == FREE:
        return IllegalActionError("cannot_stop_now", "LL-96")
    if state.phase != PRE_ROLL or not may_stop(state):
        return IllegalActionError("cannot_stop_now", "LL-52")
    return None


def wrong_concede(state: LuckyLoopState) -> IllegalActionError | None:
    if state.flight == NO_FLIGHT:
        return wrong_phase(state)
    if state.phase == PRE_ROLL:
        if may_roll(state) or may_stop(state):
            return IllegalActionError("cannot_concede_now", "LL-39")
        return None
    legal = state.legal_actions()
    if any(state.setup.table.kind[action.code] == DO_CONCEDE for action in legal):
        return None
    card = state.setup.edition.ids[figure_card(state, int(legal[0].data["figure"]) - 1)]
    return IllegalActionError("must_assign", "LL-47", card=card)
