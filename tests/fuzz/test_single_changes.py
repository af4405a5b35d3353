"""One change at a time, everywhere: a value or an error of ours, and what is accepted can be used."""

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any, TypeVar

from tests.conformance.tables import Case, amount
from tests.fuzz.neighbours import changed_data, changed_lines, changed_words
from tests.fuzz.samples import Samples
from tests.fuzz.trying import played_on, tried
from voltige.core.state import State
from voltige.games import GAMES
from voltige.match.record import read_record, verify_luck, write_record
from voltige.match.redact import read_redacted
from voltige.match.scenario import read_scenario, run_scenario

FEW = amount(1, 2)
MANY_PHASES = 9  # a game with so many is tried at fewer positions of each
Changed = TypeVar("Changed")
LONG = 13_000  # characters of all samples from which on not every change is tried
STEP = 1500  # characters more from which on only every second, third, … change is tried


def thinned(changes: Iterator[Changed], sample: str, samples: int) -> Iterator[Changed]:
    """Give all changes of a short sample, and fewer the longer and the more the samples are."""
    every = max(1, (len(sample) * samples - LONG * FEW) // (STEP * FEW))
    return islice(changes, len(sample) % every, None, every)


def of_every_phase(have: Samples) -> list[tuple[Case, State]]:
    """Choose positions so that every phase of the game is among them, of different tables."""
    found: dict[int, list[tuple[Case, State]]] = {}
    for case, state in have.states:
        found.setdefault(int(state.phase), []).append((case, state))
    return [
        pairs[(phase + number * 5) % len(pairs)]
        for phase, pairs in found.items()
        for number in range(FEW if len(found) < MANY_PHASES else (FEW + 1) // 2)
    ]


def test_of_positions_as_plain_data(have: Samples) -> None:
    samples = of_every_phase(have)
    for case, state in samples:
        told = state.to_dict()
        for data in thinned(changed_data(told), json.dumps(told), len(samples)):
            read = tried(case.read_dict, data)
            if read is not None:
                played_on(have.game, read, 1)
        assert told == state.to_dict(), "reading changes nothing in what is read"


def test_of_positions_as_lines(have: Samples) -> None:
    samples = of_every_phase(have)
    for case, state in samples:
        line_before = have.game.write_state(state)
        for line in thinned(changed_words(line_before), line_before * 2, len(samples)):
            read = tried(case.read_line, line)
            if read is not None:
                played_on(have.game, read, 1)


def refusals(state: State, seat: int, attempt: dict[str, Any]) -> list[object]:
    """Give the refusal of an attempt, in a list, so that none is told from unreadable."""
    return [state.refusal(seat, attempt)]


def test_of_attempts(have: Samples) -> None:
    forms = {(str(data["do"]), *sorted(data)): data for data in have.attempts}
    for case, state in of_every_phase(have):
        for form in forms.values():
            for attempt in changed_data(form):
                for seat in range(case.seats):
                    legal = tried(refusals, state, seat, attempt)
                    if legal == [None]:
                        assert state.understand(attempt) in state.legal_actions_of(seat)


def test_of_editions(have: Samples) -> None:
    for text in have.editions:
        for changed in thinned(changed_lines(text), text, 3 * FEW):
            edition = tried(have.game.read_edition, changed, "x.toml")
            if edition is not None:
                state = tried(have.game.new_state, edition.max_seats, None, edition)
                if state is not None:
                    played_on(have.game, state, 1)


def test_of_records(have: Samples) -> None:
    for text in have.records[:FEW]:
        for changed in changed_lines(text):
            record = tried(read_record, changed, GAMES)
            if record is not None:
                tried(verify_luck, record)
                written = write_record(record)
                assert write_record(read_record(written, GAMES)) == written


def test_of_the_moves_of_records(have: Samples) -> None:
    for text in have.records[2 : 2 + FEW]:
        head, _, moves = text.partition("moves = '''\n")
        for changed in changed_words(moves[:400]):
            whole = f"{head}moves = '''\n{changed}{moves[400:]}"
            record = tried(read_record, whole, GAMES)
            if record is not None:
                tried(verify_luck, record)


def test_of_exports(have: Samples) -> None:
    for text in have.exports[:FEW]:
        for changed in changed_lines(text):
            tried(read_redacted, changed)


def test_of_scenarios(have: Samples) -> None:
    for text in have.scenarios[: 6 * FEW]:
        for changed in changed_lines(text):
            scenario = tried(read_scenario, changed, GAMES)
            if scenario is not None:
                tried(run_scenario, scenario)
