"""The schemas of positions and views: what is told fits them, and they promise nothing else."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from tests.conformance.play import positions, walk
from tests.conformance.tables import (
    CASES,
    TRIED,
    Case,
    amount,
    every_house_table,
    every_table,
)
from tests.scenario_files import files_of
from voltige.arena.view_schema import merge, opened, view_schema
from voltige.core.fields.schemas import Schema
from voltige.core.game import Game
from voltige.core.options import Values
from voltige.core.state import NOBODY, SPECTATOR, State
from voltige.games import GAMES
from voltige.match.scenario import Scenario, begin_scenario, read_scenario, run_step

POSITIONS = amount(9, 30)
FEW = 20
RARE: dict[str, list[tuple[int, int, Values]]] = {  # seats, seed, options: what happens seldom
    "hydroracers": [
        (3, 0, {"mode": "campaign", "races": 6, "start_with_development": True}),
        (4, 1, {"autopilots": ["macchi", "bernard"], "autopilot_crash": "race"}),
    ],
}


@every_table
def test_positions_and_views_fit_their_schemas(case: Case) -> None:
    layout = case.start().layout()
    position, view = layout.schema(), layout.view_schema()
    of_positions, of_views = Draft202012Validator(position), Draft202012Validator(view)
    for state in positions(case, 83, POSITIONS):
        told = state.to_dict()
        of_positions.validate(told)
        assert list(told) == list(position["properties"])
        for seat in case.watchers():
            shown = state.view(seat).to_json()
            of_views.validate(shown)
            assert list(shown) == list(view["properties"])


@every_table
def test_a_schema_names_every_key_and_bounds_every_value(case: Case) -> None:
    layout = case.start().layout()
    for whole in (layout.schema(), layout.view_schema()):
        for path, schema in parts(whole, ""):
            if not {"enum", "const", "anyOf"}.isdisjoint(schema):
                continue
            assert {
                "boolean": {"type"},
                "integer": {"minimum", "maximum"},
                "array": {"minItems", "maxItems"},
                "object": {"additionalProperties"},
            }[schema["type"]] <= schema.keys(), path


def parts(schema: Schema, path: str) -> Iterator[tuple[str, Schema]]:
    """Walk through a schema and those within it."""
    yield path, schema
    for key, inner in schema.get("properties", {}).items():
        yield from parts(inner, f"{path}.{key}")
    for key in ("anyOf", "prefixItems"):
        for inner in schema.get(key, []):
            yield from parts(inner, path)
    if "items" in schema:
        yield from parts(schema["items"], path)
    if isinstance(schema.get("additionalProperties"), dict):
        yield from parts(schema["additionalProperties"], f"{path}.*")


@every_house_table
def test_the_clients_type_of_views_covers_every_table(case: Case) -> None:
    known = known_schema(case.game)
    assert merge(known, opened(case.start().layout().view_schema()), str(case)) == known


@cache
def known_schema(game: Game) -> Schema:
    """Give what the client's type is made from."""
    return view_schema(game)


@pytest.mark.parametrize("game", TRIED, ids=lambda game: game.name)
def test_every_key_of_a_view_tells_something_in_some_game(game: Game) -> None:
    silent: set[str] = set()
    for case in CASES:
        if case.game is game:
            silent |= {path for path, _ in parts(case.start().layout().view_schema(), "")}
    for states in courses(game):
        schema: Schema = {}
        for state in states:
            schema = schema or state.layout().view_schema()
            for seat in (SPECTATOR, *range(int(state.seats()))):
                silent -= set(said(state.view(seat).to_json(), schema, ""))
        if not silent:
            break
    assert silent == set()


def courses(game: Game) -> Iterator[Iterator[State]]:
    """Give the states of random games, a few in each phase, and of worked examples."""
    for seats, seed, options in RARE.get(game.name, []):
        yield a_few(walk(Case(game, game.load_edition(), seats, options), seed))
    for case in CASES:
        if case.game is game and case.word == "default":
            yield a_few(walk(case, 0))
    for path in files_of(game.name.replace("-", "_")):
        yield steps_of(read_scenario(path.read_text(encoding="utf-8"), GAMES))
    for case in CASES:
        if case.game is game:
            yield a_few(walk(case, 1))


def a_few(states: Iterator[State]) -> Iterator[State]:
    """Give the first states in each phase, and the last one."""
    phases: Counter[int] = Counter()
    for state in states:
        phases[int(state.phase)] += 1
        if phases[int(state.phase)] <= FEW or state.to_act == NOBODY:
            yield state


def steps_of(scenario: Scenario) -> Iterator[State]:
    """Give the state after each step."""
    course = begin_scenario(scenario)
    for step in scenario.steps:
        run_step(course, step)
        yield course.match.state


def said(plain: Any, schema: Schema, path: str) -> Iterator[str]:
    """List the keys that tell something: not 0 or -1, false, an empty text, list or table."""
    if plain not in (0, -1, "", [], {}):
        yield path
    if isinstance(plain, dict):
        known = schema.get("properties", {})
        for key, inner in plain.items():
            if key in known:
                yield from said(inner, known[key], f"{path}.{key}")
            else:
                yield from said(inner, schema["additionalProperties"], f"{path}.*")
    elif isinstance(plain, list):
        for inner in plain:  # those of a cell or a panel are not told by name
            yield from said(inner, schema.get("items", {}), path)
