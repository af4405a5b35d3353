"""Clones, and the ways to write a position down and read it again."""

import copy
import json
import pickle

from tests.conformance.play import frozen, length, positions, seen, step
from tests.conformance.tables import Case, amount, every_default_table, every_table
from voltige.core.event import Journal
from voltige.core.rng import Rng
from voltige.core.state import NOBODY, State

POSITIONS = amount(6, 20)
CONTINUATION = 20  # steps that two equal positions are played on


def goes_on_alike(one: State, other: State, seed: int) -> bool:
    """Tell whether two positions are equal and stay so when they are played on with one stream."""
    first, second = Rng(seed), Rng(seed)
    if seen(one) != seen(other):
        return False
    for _ in range(CONTINUATION):
        if one.to_act == NOBODY:
            break
        step(one, first)
        step(other, second)
    return seen(one) == seen(other)


@every_table
def test_a_clone_forgets_nothing(case: Case) -> None:
    """Clones that are taken on the way go the same way as the game itself."""
    total, chosen = length(case, Rng(11, case.seats)), Rng(12, case.seats)
    starts = {int(chosen.below(total)) for _ in range(POSITIONS)}
    state, rng = case.start(), Rng(11, case.seats)
    followers: list[tuple[int, State, Rng]] = []
    for number in range(total):
        if number in starts:
            followers.append((number + CONTINUATION, state.clone(), rng.clone()))
        step(state, rng)
        for stop, follower, stream in followers:
            if number < stop:
                step(follower, stream)
            if number == stop - 1:
                assert seen(follower) == seen(state)


@every_table
def test_a_clone_and_its_original_live_apart(case: Case) -> None:
    for number, state in enumerate(positions(case, 12, POSITIONS)):
        before = seen(state)
        copied = state.clone()
        rng = Rng(number)
        for _ in range(CONTINUATION):
            if copied.to_act != NOBODY:
                step(copied, rng, Journal())
        assert seen(state) == before
        state.check()
        later = seen(copied)
        for _ in range(CONTINUATION):
            if state.to_act != NOBODY:
                step(state, rng)
        assert seen(copied) == later
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
        assert seen(noted) == seen(silent)


@every_table
def test_plain_data_reads_back_as_the_same_position(case: Case) -> None:
    for number, state in enumerate(positions(case, 14, POSITIONS)):
        data = json.loads(json.dumps(state.to_dict()))
        again = case.read_dict(data)
        assert goes_on_alike(state, again, number)


@every_table
def test_one_line_of_text_reads_back_as_the_same_position(case: Case) -> None:
    for number, state in enumerate(positions(case, 15, POSITIONS)):
        line = case.game.write_state(state)
        assert len(line.splitlines()) == 1
        again = case.read_line(line)
        assert case.game.write_state(again) == line
        assert goes_on_alike(state, again, number)


@every_table
def test_pickles_and_deep_copies_are_the_same_position(case: Case) -> None:
    for number, state in enumerate(positions(case, 16, POSITIONS // 5)):
        for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):  # noqa: S301
            assert goes_on_alike(state.clone(), again, number)


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
