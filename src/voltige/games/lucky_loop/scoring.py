"""Scores and totals, bonus tokens, the end of the game, the ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import NOBODY
from voltige.games.lucky_loop import events
from voltige.games.lucky_loop.terms import NO_PROGRAMME, OVER, PROGRAMMES, TOKEN_REASONS
from voltige.games.lucky_loop.zones import with_cell

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def score_of(state: LuckyLoopState, seat: i64, programme: i64) -> i64:
    """Return a seat's score in a programme, 0 for none."""
    return state.scores[seat * PROGRAMMES + programme]


def set_score(state: LuckyLoopState, seat: i64, programme: i64, score: i64) -> None:
    state.scores = with_cell(state.scores, seat * PROGRAMMES + programme, score)


def scores_of(state: LuckyLoopState, seat: i64) -> list[int]:
    return [int(score_of(state, seat, programme)) for programme in range(PROGRAMMES)]


def in_final_phase(state: LuckyLoopState, seat: i64) -> bool:
    """Return whether a seat has a score in all four programmes (LL-86)."""
    programme: i64 = 0
    while programme < PROGRAMMES:
        if score_of(state, seat, programme) == 0:
            return False
        programme += 1
    return True


def earns_token(state: LuckyLoopState, seat: i64, programme: i64, result: i64) -> bool:
    """Return whether a valid result takes a token, against the record before it (LL-122)."""
    setup = state.setup
    if result >= setup.unrepeatable_from:  # LL-74
        return True
    record = state.records[programme]
    if result < setup.first_bonus_threshold or result <= record:
        return False
    if setup.own_record_bonus or record < setup.first_bonus_threshold:
        return True
    return not holds_record_alone(state, seat, programme)


def holds_record_alone(state: LuckyLoopState, seat: i64, programme: i64) -> bool:
    """Return whether nobody else has the best result of a programme (option own_record_bonus)."""
    record = state.records[programme]
    if score_of(state, seat, programme) != record:
        return False
    for other in range(state.setup.seats):
        if other != seat and score_of(state, other, programme) == record:
            return False
    return True


def take_token(state: LuckyLoopState, seat: i64, reason: i64, journal: Journal | None) -> None:
    """Give a seat a token, if there is one left (LL-75, LL-76)."""
    if state.setup.supply_is_limited:
        if state.supply == 0:
            return
        state.supply -= 1
    state.tokens[seat] += 1
    if journal is not None:
        tokens = int(state.tokens[seat])
        word = TOKEN_REASONS[reason]
        journal.note(events.token_taken(seat, word, tokens, state.supply))


def lowest_programme(state: LuckyLoopState, seat: i64) -> i64:
    """Return the programme with the lowest true points, the first of equals (LL-104, LL-123)."""
    found: i64 = 0
    programme: i64 = 1
    while programme < PROGRAMMES:
        if score_of(state, seat, programme) < score_of(state, seat, found):
            found = programme
        programme += 1
    return found


def crossed_out(state: LuckyLoopState, seat: i64) -> i64:
    """Return the programme that a free result replaced, or NO_PROGRAMME (LL-123)."""
    if state.free_scores[seat] < 0:
        return NO_PROGRAMME
    return lowest_programme(state, seat)


def pay(state: LuckyLoopState, seat: i64, cost: i64) -> None:
    """Take points from a total, in full and without a lower bound (LL-117)."""
    state.totals[seat] -= cost
    state.penalties[seat] += cost


def round_is_last(state: LuckyLoopState) -> bool:
    """Return whether the round that has just ended was the last (LL-110, LL-116)."""
    return state.end_triggered or state.round_no == state.setup.round_cap


def end_game(state: LuckyLoopState, journal: Journal | None) -> None:
    state.phase = OVER
    state.to_act = NOBODY
    if journal is not None:
        journal.note(events.game_ended(places(state), not state.end_triggered))


def places(state: LuckyLoopState) -> list[int]:
    """Return each seat's place; equal totals share it (LL-114, LL-115)."""
    totals = [int(total) for total in state.totals]
    return [1 + sum(1 for other in totals if other > total) for total in totals]
