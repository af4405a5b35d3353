"""Clones, and the ways to write a position down and read it again."""

import copy
import json
import pickle

from tests.conformance.play import frozen, positions, step
from tests.conformance.tables import Case, amount, every_default_table, every_table
from voltige.core.event import Journal
from voltige.core.rng import Rng
from voltige.core.state import NOBODY, State

POSITIONS = amount(9, 20)
CONTINUATION = 20  # steps that two equal positions are played on


def goes_on_alike(one: State, other: State, seed: int) -> bool:
    """Play two positions on with the same stream; they must stay equal."""
    first, second = Rng(seed), Rng(seed)
    one, other = one.clone(), other.clone()
    for _ in range(CONTINUATION):
        if one.to_act == NOBODY:
            break
        step(one, first)
        step(other, second)
        if frozen(one.to_dict()) != frozen(other.to_dict()):
            return False
    return bool(one.to_act == other.to_act)


@every_table
def test_a_clone_forgets_nothing(case: Case) -> None:
    for number, state in enumerate(positions(case, 11, POSITIONS)):
        copied = state.clone()
        assert frozen(copied.to_dict()) == frozen(state.to_dict())
        assert goes_on_alike(state, copied, number)


@every_table
def test_a_clone_and_its_original_live_apart(case: Case) -> None:
    for number, state in enumerate(positions(case, 12, POSITIONS)):
        before = frozen(state.to_dict())
        copied = state.clone()
        rng = Rng(number)
        for _ in range(CONTINUATION):
            if copied.to_act != NOBODY:
                step(copied, rng, Journal())
        assert frozen(state.to_dict()) == before
        state.check()
        later = frozen(copied.to_dict())
        for _ in range(CONTINUATION):
            if state.to_act != NOBODY:
                step(state, rng)
        assert frozen(copied.to_dict()) == later
        copied.check()


@every_table
def test_a_journal_changes_nothing_but_itself(case: Case) -> None:
    for number, state in enumerate(positions(case, 13, POSITIONS)):
        noted, silent = state.clone(), state.clone()
        first, second = Rng(number), Rng(number)
        for _ in range(CONTINUATION):
            if noted.to_act != NOBODY:
                step(noted, first, Journal())
                step(silent, second)
        assert frozen(noted.to_dict()) == frozen(silent.to_dict())


@every_table
def test_plain_data_reads_back_as_the_same_position(case: Case) -> None:
    for number, state in enumerate(positions(case, 14, POSITIONS)):
        data = json.loads(json.dumps(state.to_dict()))
        again = case.read_dict(data)
        assert frozen(again.to_dict()) == frozen(state.to_dict())
        assert goes_on_alike(state, again, number)


@every_table
def test_one_line_of_text_reads_back_as_the_same_position(case: Case) -> None:
    for number, state in enumerate(positions(case, 15, POSITIONS)):
        line = case.game.write_state(state)
        assert len(line.splitlines()) == 1
        again = case.read_line(line)
        assert case.game.write_state(again) == line
        assert frozen(again.to_dict()) == frozen(state.to_dict())
        assert goes_on_alike(state, again, number)


@every_table
def test_pickles_and_deep_copies_are_the_same_position(case: Case) -> None:
    for number, state in enumerate(positions(case, 16, POSITIONS // 3)):
        for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):  # noqa: S301
            assert frozen(again.to_dict()) == frozen(state.to_dict())
            assert goes_on_alike(state, again, number)


@every_table
def test_what_a_position_gives_is_plain_data(case: Case) -> None:
    for state in positions(case, 17, POSITIONS):
        for data in (state.to_dict(), *(state.view(seat).to_json() for seat in case.watchers())):
            assert json.loads(json.dumps(data, allow_nan=False)) == data


@every_default_table
def test_giving_plain_data_away_gives_no_hold_on_the_position(case: Case) -> None:
    for state in positions(case, 18, POSITIONS):
        before = frozen(state.to_dict())
        for data in (state.to_dict(), *(state.view(seat).to_json() for seat in case.watchers())):
            spoil(data)
        assert frozen(state.to_dict()) == before


def spoil(data: object) -> None:
    """Empty every list and dictionary of plain data, the innermost first."""
    if isinstance(data, dict):
        for value in data.values():
            spoil(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            spoil(value)
        data.clear()
