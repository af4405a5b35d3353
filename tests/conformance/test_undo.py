"""Undo is free up to the last revealed information, and not a step further."""

from contextlib import suppress

import pytest

from tests.conformance.play import (
    StreamLuck,
    asked_seats,
    from_the_start,
    frozen,
    new_match,
    random_attempt,
)
from tests.conformance.tables import Case, amount, every_default_table, every_table
from voltige.core.errors import IllegalActionError
from voltige.core.playout import settle
from voltige.core.rng import Rng
from voltige.core.state import SPECTATOR, State
from voltige.match.errors import UndoError
from voltige.match.match import Match

DECISIONS = amount(35, 120)


@every_table
def test_a_free_undo_restores_the_position_byte_for_byte(case: Case) -> None:
    match = new_match(case, StreamLuck(Rng(71, case.seats)))
    rng = Rng(72, case.seats)
    for _ in range(DECISIONS):
        if match.is_over:
            break
        before = frozen(match.state.to_dict())
        seat, attempt = random_attempt(match, rng)
        entry = match.submit(seat, attempt)
        after = frozen(match.state.to_dict())
        if match.undo_from(seat) == entry.version and rng.below(3) == 0:
            assert match.undo(seat).kind == "undo"
            assert frozen(match.state.to_dict()) == before
            again = match.submit(seat, attempt)
            if not entry.luck and not again.luck:
                assert frozen(match.state.to_dict()) == after
        elif match.undo_from(seat) is None:
            with pytest.raises(UndoError):
                match.undo(seat)
            assert frozen(match.state.to_dict()) == after


@every_default_table
def test_what_a_match_keeps_of_a_position_is_of_the_present_one(case: Case) -> None:
    """Lists of what is legal and what everybody sees, whatever was done, undone or refused before."""
    match = new_match(case, StreamLuck(Rng(65, case.seats)))
    rng = Rng(66, case.seats)
    for _ in range(DECISIONS):
        for seat in range(case.seats):
            assert match.legal_actions(seat) == match.state.legal_actions_of(seat)
        now = match.state.view(SPECTATOR).to_json()
        assert frozen(match.shown_position) == frozen(match.shown_view.to_json()) == frozen(now)
        if match.is_over:
            break
        seat, attempt = random_attempt(match, rng)
        kind = rng.below(6)
        if kind == 0:
            with suppress(UndoError):
                match.undo(int(rng.below(case.seats)), agreed=bool(rng.below(2)))
        elif kind == 1:
            match.time_out(seat)
        elif kind == 2:
            with suppress(IllegalActionError):  # of a seat that is not asked, perhaps
                match.submit((seat + 1) % case.seats, attempt)
        else:
            match.submit(seat, attempt)


@every_table
def test_a_free_undo_follows_a_step_that_taught_the_actor_nothing(case: Case) -> None:
    match = new_match(case, StreamLuck(Rng(73, case.seats)))
    rng = Rng(74, case.seats)
    for _ in range(DECISIONS):
        if match.is_over:
            break
        before = match.state.clone()
        seat, attempt = random_attempt(match, rng)
        entry = match.submit(seat, attempt)
        if match.undo_from(seat) != entry.version:
            continue
        seen = frozen(match.state.view(seat).to_json())
        for number in range(2):
            dealt = case.game.determinize(before.view(seat), Rng(75, number))
            dealt.hear(seat)
            dealt.apply(attempt.code)
            settle(dealt, rng)
            assert frozen(dealt.view(seat).to_json()) == seen, attempt


@every_table
def test_an_agreed_undo_goes_back_to_where_the_seat_last_acted(case: Case) -> None:
    match = new_match(case, StreamLuck(Rng(76, case.seats)))
    rng = Rng(77, case.seats)
    before: dict[int, str] = {}
    for number in range(DECISIONS // 2):
        if match.is_over:
            break
        seat, attempt = random_attempt(match, rng)
        before[match.version + 1] = frozen(match.state.to_dict())
        match.submit(seat, attempt)
        if number % 5 == 4:
            back = int(rng.below(case.seats))
            first = match.agreed_from(back)
            if first is None or taken_alone(match, first):
                continue
            match.undo(back, agreed=True)
            assert frozen(match.state.to_dict()) == before[first]


def taken_alone(match: Match, first: int) -> bool:
    """Tell whether an undo leaves in force what others answered in secret after it."""
    return match.log[first].secret and first != match.version


@every_default_table
def test_a_secret_answer_is_taken_back_alone(case: Case) -> None:
    """Whatever the order of the answers, those of the others stay, and nobody else sees a thing."""
    match = new_match(case, StreamLuck(Rng(78, case.seats)))
    rng = Rng(79, case.seats)
    for _ in range(DECISIONS):
        if match.is_over:
            break
        seat, attempt = random_attempt(match, rng)
        entry = match.submit(seat, attempt)
        if not entry.secret or not asked_seats(match.state):
            continue
        other, answer = random_attempt(match, rng)
        if other == seat or not match.submit(other, answer).secret:
            continue
        others = {who: look(match.state, who) for who in case.watchers() if who != seat}
        shown = match.shown_version
        assert match.undo_from(seat) == entry.version
        match.undo(seat)
        assert match.state.asks(seat)
        assert {who: look(match.state, who) for who in others} == others
        assert match.shown_version == shown


def look(state: State, seat: int) -> str:
    """Give what a seat sees."""
    return frozen(state.view(seat).to_json())


@every_default_table
def test_the_state_of_a_match_is_always_what_a_replay_of_its_log_gives(case: Case) -> None:
    match = new_match(case, StreamLuck(Rng(80, case.seats)))
    rng = Rng(81, case.seats)
    for _ in range(DECISIONS // 2):
        if match.is_over:
            break
        match.submit(*random_attempt(match, rng))
        rebuilt = from_the_start(match)
        for one, other in ((rebuilt, match.state), (match.state, rebuilt)):
            assert frozen(one.to_dict()) == frozen(other.to_dict())
        if rng.below(6) == 0:
            seat = int(rng.below(case.seats))
            if match.undo_from(seat) is not None:
                match.undo(seat)
