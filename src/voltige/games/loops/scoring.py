"""Points, the end of a round and of the game, the ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import NOBODY
from voltige.games.loops import events
from voltige.games.loops.terms import LOSER, NO_SEAT, OVER, WINNER

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState


def hand_points(state: LoopsState, seat: i64) -> i64:
    """Add up the points of a hand (LO-53)."""
    held = state.held
    points = state.setup.edition.points
    cards = state.setup.cards
    row = seat * state.setup.width
    total: i64 = 0
    for card in range(cards):
        total += held[row + card] * points[card]
    return total


def score_round(state: LoopsState, winner: i64, journal: Journal | None) -> vec[i64]:
    """Book every hand and the round won; return what each seat added (LO-53).

    The vectors of totals and rounds won are replaced, never changed: clones share them.
    """
    setup = state.setup
    scores = setup.no_points[:]
    totals = state.totals[:]
    rounds_won = state.rounds_won[:]
    if winner != NO_SEAT:
        rounds_won[winner] += 1
    for seat in range(setup.seats):
        scores[seat] = hand_points(state, seat)
        totals[seat] += scores[seat]
    state.totals = totals
    state.rounds_won = rounds_won
    if journal is not None:
        for told in range(int(setup.seats)):
            cards = state.hand_dict(told)
            journal.note(events.hand_revealed(told, cards, scores[told], totals[told]))
        journal.note(events.round_ended(state.round_no, winner))
    return scores


def game_is_over(state: LoopsState) -> bool:
    """Return whether the round just scored was the last (LO-55, LO-56)."""
    setup = state.setup
    if setup.max_rounds > 0 and state.round_no >= setup.max_rounds:
        return True
    for total in state.totals:
        if total > setup.target_points:
            return True
    return False


def end_game(state: LoopsState, journal: Journal | None) -> None:
    """Stop the game; hands stay as they are, open to all."""
    state.phase = OVER
    state.to_act = NOBODY
    if journal is not None:
        journal.note(events.game_ended(places(state)))


def next_starter(state: LoopsState, winner: i64, scores: vec[i64]) -> i64:
    """Choose who starts the next round (LO-8 and option ``first_player``)."""
    setup = state.setup
    left_of_starter = (state.starter + 1) % setup.seats
    if setup.first_player == WINNER and winner != NO_SEAT:
        return winner
    if setup.first_player == LOSER:
        chosen = left_of_starter
        for offset in range(1, setup.seats):  # ends with the previous starter
            seat = (left_of_starter + offset) % setup.seats
            if scores[seat] > scores[chosen]:
                chosen = seat
        return chosen
    return left_of_starter


def goes_before(state: LoopsState, one: i64, other: i64) -> bool:
    """Return whether ``one`` ranks strictly before ``other`` (LO-57, LO-58, LO-70)."""
    if state.totals[one] != state.totals[other]:
        return state.totals[one] < state.totals[other]
    return state.setup.tie_by_rounds_won and state.rounds_won[one] > state.rounds_won[other]


def places(state: LoopsState) -> list[int]:
    """Return each seat's place; equal seats share it (LO-70)."""
    seats = range(int(state.setup.seats))
    return [1 + sum([goes_before(state, other, seat) for other in seats]) for seat in seats]


def is_first(state: LoopsState, seat: i64) -> bool:
    """Return whether a seat's place is 1, which it may share."""
    for other in range(state.setup.seats):
        if goes_before(state, other, seat):
            return False
    return True
