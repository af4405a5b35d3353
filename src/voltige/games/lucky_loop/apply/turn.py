"""Turns and rounds: who is next, and with what choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.lucky_loop import events, terms
from voltige.games.lucky_loop.scoring import end_game, in_final_phase, round_is_last

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def start_turn(state: LuckyLoopState, seat: i64, journal: Journal | None) -> None:
    """Ask a seat for its action: compulsory, final, or the star for the same free programme."""
    state.active = seat
    state.to_act = seat
    state.programme = terms.NO_PROGRAMME
    if not in_final_phase(state, seat):
        state.phase = terms.CHOOSE_ACTION  # LL-10
    elif state.free_sizes[seat] > 0:
        state.phase = terms.PLACE_HIGHLIGHT  # LL-101
    else:
        state.phase = terms.CHOOSE_FINAL_ACTION  # LL-87
    if journal is not None:
        phase = terms.PHASE_NAMES[state.phase]
        journal.note(events.turn_started(seat, state.round_no, phase))


def end_turn(state: LuckyLoopState, journal: Journal | None) -> None:
    """Go on clockwise; after the right neighbour of the first player the round ends (LL-111)."""
    follower = state.active + 1
    if follower == state.setup.seats:
        follower = 0
    if follower == state.first_player:
        if journal is not None:
            journal.note(events.round_ended(state.round_no))
        if round_is_last(state):
            end_game(state, journal)
            return
        state.round_no += 1
    start_turn(state, follower, journal)
