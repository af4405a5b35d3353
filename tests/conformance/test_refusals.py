"""The legal list alone decides; a refusal is always answered and changes nothing."""

import pickle
from dataclasses import replace

import pytest

from tests.conformance.attempts import answer, legal_forms, malformed
from tests.conformance.play import (
    Rounds,
    StreamLuck,
    frozen,
    new_match,
    play_match,
    positions,
    seen,
)
from tests.conformance.tables import Case, amount, every_default_table, every_table
from voltige.core.action import Json
from voltige.core.errors import IllegalActionError, VoltigeError
from voltige.core.rng import Rng
from voltige.core.state import State
from voltige.match.errors import MatchError
from voltige.match.log import Seat
from voltige.match.luck import GivenLuck
from voltige.match.match import Match

POSITIONS = amount(4, 12)


@every_table
def test_refused_is_exactly_what_is_not_legal(case: Case) -> None:
    """An action that is not listed may be another name of one that is, and then it means that one."""
    actions = case.actions().actions
    for state in positions(case, 31, POSITIONS):
        for seat in range(case.seats):
            legal = state.legal_actions_of(seat)
            for action in actions:
                refused = state.refusal(seat, action.data)
                if action in legal:
                    assert refused is None, (seat, action, str(refused))
                    assert state.understand(action.data) is action
                elif refused is None:
                    meant = state.understand(action.data)
                    assert meant in legal, (seat, action)
                    assert meant.data["do"] == action.data["do"]


@every_table
def test_a_match_does_what_is_listed_and_explains_the_rest(case: Case) -> None:
    """One judge: the list. A code, its JSON form and the refusals never disagree with it."""
    for state in positions(case, 36, POSITIONS // 2):
        match = match_at(case, state)
        for seat in range(case.seats):
            legal = state.legal_actions_of(seat)
            for action in case.actions().actions:
                verdict = match.judge(seat, action)
                alike = match.judge(seat, dict(action.data))
                assert alike.action is verdict.action
                assert str(alike.refused) == str(verdict.refused)
                if action in legal:
                    assert verdict.action is action
                    assert verdict.refused is None
                else:
                    assert (verdict.action is None) == (verdict.refused is not None)
                    assert verdict.action is None or verdict.action in legal
                if verdict.action is None:
                    with pytest.raises(IllegalActionError):
                        verdict.allowed()


def match_at(case: Case, state: State) -> Match:
    """Begin a match at a position; luck waits until it is told."""
    table = replace(case.table(), position=state.to_dict())
    return Match(table, [Seat(f"seat {n}") for n in range(case.seats)], GivenLuck())


@every_table
def test_every_refusal_quotes_a_rule_of_the_game(case: Case) -> None:
    for state in positions(case, 32, POSITIONS):
        for seat in range(case.seats):
            for attempt in legal_forms(case.actions()):
                refused = state.refusal(seat, attempt)
                if refused is not None:
                    assert refused.rule.startswith(f"{case.game.prefix}-")
                    assert refused.code
                    assert all(isinstance(value, str | int) for value in refused.params.values())


@every_table
def test_malformed_attempts_are_answered(case: Case) -> None:
    attempts = malformed(case.actions())
    for state in positions(case, 33, POSITIONS // 2):
        for seat in range(case.seats):
            legal = {f"legal {action.notation}" for action in state.legal_actions_of(seat)}
            for attempt in attempts:
                told = answer(state, seat, attempt)
                assert told in legal or not told.startswith("legal"), attempt


@every_table
def test_refusals_change_nothing_byte_for_byte(case: Case) -> None:
    attempts = legal_forms(case.actions()) + malformed(case.actions())
    for state in positions(case, 34, POSITIONS // 2):
        before, line = seen(state), case.game.write_state(state)
        pickled = pickle.dumps(state)
        for seat in range(case.seats):
            for attempt in attempts:
                answer(state, seat, attempt)
        assert seen(state) == before
        assert case.game.write_state(state) == line
        assert pickle.dumps(state) == pickled


@every_table
def test_a_match_answers_what_its_position_answers_and_keeps_still(case: Case) -> None:
    match = new_match(case, StreamLuck(Rng(35, case.seats)))
    rng = Rng(36, case.seats)
    attempts = legal_forms(case.actions()) + malformed(case.actions())
    for _ in range(amount(2, 3)):
        play_match(match, rng, Rounds(15, 0))
        before, version = seen(match.state), match.version
        for seat in range(case.seats):
            for attempt in attempts:
                assert accepted(match, seat, attempt) or is_refused(match, seat, attempt), attempt
        assert seen(match.state) == before
        assert match.version == version


def accepted(match: Match, seat: int, attempt: Json) -> bool:
    """Tell whether an attempt is legal, or punished instead of refused."""
    try:
        refused = match.state.refusal(seat, attempt)
    except VoltigeError:
        return False
    return refused is None or match.state.fault(seat, attempt, refused) is not None


def is_refused(match: Match, seat: int, attempt: Json) -> bool:
    """Make an attempt; tell whether it was refused."""
    try:
        match.submit(seat, attempt)
    except VoltigeError:
        return True
    return False


@every_default_table
def test_a_time_out_does_the_default_action_for_seats_that_are_asked_only(case: Case) -> None:
    match = new_match(case, StreamLuck(Rng(37, case.seats)))
    rng = Rng(38, case.seats)
    for _ in range(amount(30, 60)):
        if match.is_over:
            break
        for seat in range(case.seats):
            before = frozen(match.state.to_dict())
            if not match.state.asks(seat):
                with pytest.raises(MatchError) as caught:
                    match.time_out(seat)
                assert caught.value.code == "not_asked"
                assert frozen(match.state.to_dict()) == before
        asked = next(seat for seat in range(case.seats) if match.state.asks(seat))
        heard = match.state.clone()
        heard.hear(asked)
        entry = match.time_out(asked)
        assert entry.kind == "timeout"
        assert entry.text == heard.default_action().notation
        play_match(match, rng, Rounds(3, 0))
