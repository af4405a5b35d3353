"""The end of a flight: results, tokens, scores, penalties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.lucky_loop import events, scoring, terms
from voltige.games.lucky_loop.apply.cards import start_refill
from voltige.games.lucky_loop.apply.turn import end_turn
from voltige.games.lucky_loop.figures import figures_left, flight_result
from voltige.games.lucky_loop.rolls import NO_DICE
from voltige.games.lucky_loop.zones import with_cell

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
        journal.note(events.flight_ended(seat, name, told, flown, result))
    clear_flight(state)
    if still_open == 1:  # LL-68
        scoring.take_token(state, seat, terms.TWO_FIGURES, journal)
    elif still_open == 0 and result >= state.setup.programme_minimum:
        if scoring.earns_token(state, seat, programme, result):
            scoring.take_token(state, seat, terms.GOOD_RESULT, journal)
        mark_score(state, seat, programme, result, journal)
    elif still_open == 0 and state.setup.bonus_for_void:  # LL-59
        scoring.take_token(state, seat, terms.VOID_RESULT, journal)
    start_refill(state, journal)


def mark_score(
    state: LuckyLoopState, seat: i64, programme: i64, result: i64, journal: Journal | None
) -> None:
    """Mark a first or better result; only the difference counts (LL-60 to LL-64)."""
    gain = result - scoring.score_of(state, seat, programme)
    name = state.setup.edition.programme_names[programme]
    if gain > 0:
        scoring.set_score(state, seat, programme, result)
        state.totals[seat] += gain
        if journal is not None:
            total = int(state.totals[seat])
            journal.note(events.score_marked(seat, name, result, gain, total))
    if result > state.records[programme]:
        state.records = with_cell(state.records, programme, result)
        if journal is not None:
            journal.note(events.record_set(name, result))


def end_free(state: LuckyLoopState, journal: Journal | None) -> None:
    """Count a free flight that succeeded, or make a failed one pay (LL-97 to LL-105, LL-110)."""
    setup = state.setup
    seat = state.active
    still_open = figures_left(state)
    result = flight_result(state)
    clear_flight(state)
    if still_open == 0 and result >= setup.free_minimum_score:
        lowest = scoring.lowest_programme(state, seat)
        state.totals[seat] += result - scoring.score_of(state, seat, lowest)
        state.free_scores = with_cell(state.free_scores, seat, result)
        state.end_triggered = True
        if journal is not None:
            name = setup.edition.programme_names[lowest]
            total = int(state.totals[seat])
            journal.note(events.free_flown(seat, result, name, total))
    else:
        scoring.pay(state, seat, setup.failure_cost)
        if journal is not None:
            cost = int(setup.failure_cost)
            total = int(state.totals[seat])
            journal.note(events.free_failed(seat, still_open, cost, total))
        if still_open == 1:  # LL-99
            scoring.take_token(state, seat, terms.LAST_FIGURE, journal)
    end_turn(state, journal)


def clear_flight(state: LuckyLoopState) -> None:
    """Take all dice off the cards (LL-120)."""
    state.flight = terms.NO_FLIGHT
    state.programme = terms.NO_PROGRAMME
    state.figures = 0
    state.highlight = terms.NO_FIGURE
    state.dice_left = 0
    state.seventh_used = False
    state.roll = NO_DICE
    state.to_roll = 0
