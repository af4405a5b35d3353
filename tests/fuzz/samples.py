"""Valid inputs of every parser, made from every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.conformance.play import Rounds, fair_luck, new_match, play_match, walk
from tests.conformance.tables import CASES, Case, random_cases
from tests.scenario_files import files_of
from voltige.core.game import Game
from voltige.core.rng import Rng
from voltige.core.state import State
from voltige.match.record import Fair, Record, write_record
from voltige.match.redact import write_redacted

SCENARIO = """
id = "fuzz"
rules = []
game = "{game}"
seats = {seats}
[options]
[position]
{position}
[[step]]
do = "{action}"
expect = {{ to_act = 1, "a.b.0" = 2 }}
[[step]]
do = "luck: x"
legal = ["{action}"]
see = {{ A = {{ to_act = 1 }}, spectator = {{ to_act = 1 }} }}
odds = {{ A = "1/2" }}
refused = "x"
rule = "y"
"""


@dataclass(frozen=True)
class Samples:
    """What a fuzz test of one game starts from."""

    game: Game
    cases: list[Case]
    states: list[tuple[Case, State]]
    editions: list[str]
    lines: list[str]
    dicts: list[dict[str, Any]]
    notations: list[str]
    attempts: list[dict[str, Any]]
    records: list[str]
    exports: list[str]
    scenarios: list[str]
    words: list[str]


def samples_of(game: Game) -> Samples:
    """Make valid inputs of all kinds."""
    cases = [case for case in CASES[::9] if case.game is game]
    cases += [case for case in random_cases() if case.game is game]
    states = [(case, state) for case in cases for state in one_per_phase(case)]
    actions = cases[0].actions().actions
    records, exports = [], []
    for number, case in enumerate(cases[:8]):
        luck = fair_luck(case, number)
        match = new_match(case, luck)
        play_match(match, Rng(number), Rounds(12, 3))
        fair = Fair(luck.commitment, luck.nonces, luck.seed)
        records.append(write_record(Record(match, fair, hashes=number % 2 == 0)))
        exports.append(write_redacted(match, 0))
    first = cases[0]
    scenario = SCENARIO.format(
        game=game.name, seats=first.seats, position="", action=actions[0].notation
    )
    folder = game.name.replace("-", "_")
    files = [path.read_text(encoding="utf-8") for path in files_of(folder)]
    dicts = [state.to_dict() for _, state in states]
    words = sorted({word for data in dicts for word in known_words(data)})
    words += sorted({word for action in actions for word in known_words(action.data)})
    return Samples(
        game=game,
        cases=cases,
        states=states,
        editions=[path.read_text(encoding="utf-8") for path in game.edition_folder.glob("*.toml")],
        lines=[game.write_state(state) for _, state in states],
        dicts=dicts,
        notations=[action.notation for action in actions],
        attempts=[action.data for action in actions],
        records=records,
        exports=exports,
        scenarios=[scenario, *files[::3]],
        words=words,
    )


def one_per_phase(case: Case) -> list[State]:
    """Give two positions of every phase that a random game goes through."""
    found: dict[int, list[State]] = {}
    for state in walk(case, 91):
        known = found.setdefault(int(state.phase), [])
        if len(known) < 2:
            known.append(state.clone())
    return [state for known in found.values() for state in known]


def known_words(data: Any) -> set[str]:
    """Collect the texts in plain data, keys included."""
    if isinstance(data, dict):
        return set(data) | {word for value in data.values() for word in known_words(value)}
    if isinstance(data, list):
        return {word for value in data for word in known_words(value)}
    return {data} if isinstance(data, str) else set()
