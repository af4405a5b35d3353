"""The end of a flight: results, tokens, scores, penalties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.lucky_loop.apply.cards import start_refill
from voltige.games.lucky_loop.apply.turn import end_turn
from voltige.games.lucky_loop.events import (
    FlightEnded,
    FreeFailed,
    FreeFlown,
    RecordSet,
    ScoreMarked,
)
from voltige.games.lucky_loop.figures import figures_left, flight_result
from voltige.games.lucky_loop.holdings import with_cell
from voltige.games.lucky_loop.rolls import NO_DICE
from voltige.games.lucky_loop.scoring import (
    earns_token,
    lowest_programme,
    pay,
    score_of,
    set_score,
    take_token,
)
from voltige.games.lucky_loop.terms import (
    GOOD_RESULT,
    LAST_FIGURE,
    NO_FIGURE,
    NO_FLIGHT,
    NO_PROGRAMME,
    TWO_FIGURES,
    VOID_RESULT,
)

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def end_compulsory(state: LuckyLoopState, outcome: str, journal: Journal | None) -> None:
    """Score a flight, or give the token for two figures; then refill (LL-49 to LL-60).

    The token is judged against the record as it was before this flight (LL-122).
    """
    seat = state.active
    programme = state.programme
    still_open = figures_left(state)
    result: i64 = 0
    told = outcome
    if still_open == 0:
        result = flight_result(state)
        if result < state.setup.programme_minimum:  # LL-58
            told = "void"
    if journal is not None:
        name = state.setup.edition.programme_names[programme]
        flown = int(state.figures - still_open)
        journal.note(FlightEnded(int(seat), name, told, flown, int(result)))
    clear_flight(state)
    if still_open == 1:  # LL-68
        take_token(state, seat, TWO_FIGURES, journal)
    elif still_open == 0 and result >= state.setup.programme_minimum:
        if earns_token(state, seat, programme, result):
            take_token(state, seat, GOOD_RESULT, journal)
        mark_score(state, seat, programme, result, journal)
    elif still_open == 0 and state.setup.bonus_for_void:  # LL-59
        take_token(state, seat, VOID_RESULT, journal)
    start_refill(state, journal)


def mark_score(
    state: LuckyLoopState, seat: i64, programme: i64, result: i64, journal: Journal | None
) -> None:
    """Mark a first or better result; only the difference counts (LL-60 to LL-64)."""
    gain = result - score_of(state, seat, programme)
    name = state.setup.edition.programme_names[programme]
    if gain > 0:
        set_score(state, seat, programme, result)
        state.totals[seat] += gain
        if journal is not None:
            total = int(state.totals[seat])
            journal.note(ScoreMarked(int(seat), name, int(result), int(gain), total))
    if result > state.records[programme]:
        state.records = with_cell(state.records, programme, result)
        if journal is not None:
            journal.note(RecordSet(name, int(result)))


def end_free(state: LuckyLoopState, journal: Journal | None) -> None:
    """Count a free flight that succeeded, or make a failed one pay (LL-97 to LL-105, LL-110)."""
    setup = state.setup
    seat = state.active
    still_open = figures_left(state)
    result = flight_result(state)
    clear_flight(state)
    if still_open == 0 and result >= setup.free_minimum_score:
        lowest = lowest_programme(state, seat)
        state.totals[seat] += result - score_of(state, seat, lowest)
        state.free_scores = with_cell(state.free_scores, seat, result)
        state.end_triggered = True
        if journal is not None:
            name = setup.edition.programme_names[lowest]
            total = int(state.totals[seat])
            journal.note(FreeFlown(int(seat), int(result), name, total))
    else:
        pay(state, seat, setup.failure_cost)
        if journal is not None:
            cost = int(setup.failure_cost)
            total = int(state.totals[seat])
            journal.note(FreeFailed(int(seat), int(still_open), cost, total))
        if still_open == 1:  # LL-99
            take_token(state, seat, LAST_FIGURE, journal)
    end_turn(state, journal)


def clear_flight(state: LuckyLoopState) -> None:
    """Take all dice off the cards (LL-120)."""
    state.flight = NO_FLIGHT
    state.programme = NO_PROGRAMME
    state.figures = 0
    state.highlight = NO_FIGURE
    state.dice_left = 0
    state.seventh_used = False
    state.roll = NO_DICE
    state.to_roll = 0
