"""Every parser, fed with rubbish: the result is a value or an error of ours, never anything else.

What a parser accepts must also be usable: positions and editions can be played on, records can be
written and read again.
"""

import random
from datetime import timedelta
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.tables import Case, amount
from tests.fuzz.samples import Samples
from tests.fuzz.spoiling import json_objects, numbers, spoiled, spoiled_data, spoiled_texts, texts
from tests.fuzz.trying import played_on, shown, tried
from voltige.core.action import data_of
from voltige.core.errors import VoltigeError
from voltige.core.options import check_options, parse_options
from voltige.core.state import State
from voltige.games import GAMES
from voltige.match.record import read_record, verify_luck, write_record
from voltige.match.redact import read_redacted
from voltige.match.scenario import read_scenario, run_scenario

fuzzed = settings(max_examples=amount(60, 120), deadline=timedelta(seconds=20), derandomize=True)


@fuzzed
@given(st.data())
def test_editions(have: Samples, data: st.DataObject) -> None:
    text = data.draw(st.one_of(texts, spoiled_texts(have.editions)))
    edition = tried(have.game.read_edition, text, "fuzz.toml")
    if edition is not None:
        state = tried(have.game.new_state, edition.min_seats, None, edition)
        if state is not None:
            played_on(have.game, state, 1)


@fuzzed
@given(st.data())
def test_lines_of_positions(have: Samples, data: st.DataObject) -> None:
    case, state = data.draw(st.sampled_from(have.states))
    line = data.draw(st.one_of(texts, spoiled_texts([have.game.write_state(state)])))
    read = tried(case.read_line, line)
    if read is not None:
        played_on(have.game, read, 2)


def test_positions_as_plain_data(have: Samples) -> None:
    for number in range(amount(60, 120)):
        rng = random.Random(number)
        case, state = rng.choice(have.states)
        read = tried(case.read_dict, spoiled(rng, state.to_dict(), have.words))
        if read is not None:
            played_on(have.game, read, 3)


@fuzzed
@given(st.data())
def test_notations(have: Samples, data: st.DataObject) -> None:
    text = data.draw(st.one_of(texts, spoiled_texts(have.notations)))
    case, state = data.draw(st.sampled_from(have.states))
    tried(state.table().read, text)
    attempt = tried(have.game.read_attempt, text, case.edition)
    if attempt is not None:
        for seat in range(case.seats):
            tried(state.refusal, seat, data_of(attempt))


@fuzzed
@given(st.data())
def test_attempts(have: Samples, data: st.DataObject) -> None:
    case, state = data.draw(st.sampled_from(have.states))
    attempt = data.draw(
        st.one_of(json_objects(have.words), spoiled_data(have.attempts, have.words))
    )
    for seat in range(case.seats):
        attempted(state, seat, attempt)
    tried(state.table().from_json, attempt)


def attempted(state: State, seat: int, attempt: dict[str, Any]) -> None:
    """Try an attempt; what is not refused is a legal action, a fault can be punished."""
    try:
        refused = state.refusal(seat, attempt)
    except VoltigeError as error:
        shown(error)
        return
    if refused is None:
        assert state.understand(attempt) in state.legal_actions_of(seat)
        return
    shown(refused)
    fault = state.fault(seat, attempt, refused)
    if fault is not None:
        punished = state.clone()
        punished.apply_fault(fault)
        punished.check()


@fuzzed
@given(st.data())
def test_options_from_the_command_line(have: Samples, data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(have.cases))
    schema = have.game.options(case.edition)
    valid = ",".join(f"{option.name}={option.default}" for option in schema)
    text = data.draw(st.one_of(texts, spoiled_texts([valid])))
    asked = parse_options(schema, text)
    checked = tried(check_options, schema, asked, case.seats)
    if checked is not None:
        assert list(checked) == [option.name for option in schema]


@fuzzed
@given(st.data())
def test_options_as_plain_data(have: Samples, data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(have.cases))
    schema = have.game.options(case.edition)
    defaults = {option.name: option.default for option in schema}
    words = [option.name for option in schema]
    asked = data.draw(st.one_of(json_objects(words), spoiled_data([defaults], words)))
    seats = data.draw(st.one_of(st.integers(-1, 10), numbers))
    state = tried(have.game.new_state, seats, asked, case.edition)
    if state is not None:
        played_on(have.game, state, 4)


@fuzzed
@given(st.data())
def test_records(have: Samples, data: st.DataObject) -> None:
    text = data.draw(st.one_of(texts, spoiled_texts(have.records)))
    record = tried(read_record, text, GAMES)
    if record is not None:
        tried(verify_luck, record)
        written = write_record(record)
        assert write_record(read_record(written, GAMES)) == written


@fuzzed
@given(st.data())
def test_exports(have: Samples, data: st.DataObject) -> None:
    text = data.draw(st.one_of(texts, spoiled_texts(have.exports)))
    events = tried(read_redacted, text)
    if events is not None:
        assert all(isinstance(event, dict) for event in events)


@fuzzed
@given(st.data())
def test_scenarios(have: Samples, data: st.DataObject) -> None:
    text = data.draw(st.one_of(texts, spoiled_texts(have.scenarios)))
    scenario = tried(read_scenario, text, GAMES)
    if scenario is not None:
        tried(run_scenario, scenario)


def test_the_samples_are_valid(have: Samples) -> None:
    """Else the mutations would only ever prove that rubbish is refused."""
    for text in have.editions:
        have.game.read_edition(text, "sample.toml")
    for text in have.records:
        verify_luck(read_record(text, GAMES))
    for text in have.exports:
        read_redacted(text)
    for text in have.scenarios:
        read_scenario(text, GAMES)
    for case, state in have.states:
        assert isinstance(case, Case)
        played_on(have.game, case.read_dict(state.to_dict()), 5)
